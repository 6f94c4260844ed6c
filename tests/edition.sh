#!/usr/bin/env bash
# The edition that the program names is a hash of the tables as they are.
set -euo pipefail

cd "$ECW_SOURCE_DIR"
hash=$(find tables -name '*.hpp' | LC_ALL=C sort | xargs sed 's/\r$//' | sha256sum)
said=$("$ECW_PROGRAM" --version)
if [[ $said != *" (tables ${hash:0:12})" ]]; then
  echo "the tables hash to ${hash:0:12}, and the program says: $said"
  exit 1
fi
