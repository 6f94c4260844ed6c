#!/usr/bin/env bash
# The examples of man/examples print what they are known to print.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
PATH=$(dirname "$ECW_PROGRAM"):$PATH
cd "$ECW_SOURCE_DIR/man/examples"

expect() {
  local name=$1
  shift
  "$@" | diff "$here/examples/$name" -
}

expect turn.txt ./turn 6 14
expect report.md ./report turn.txt 42
expect odds.csv ./odds
