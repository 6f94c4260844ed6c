#include "cli/run.hpp"
#include "os/os.hpp"

int main(int argc, char** argv) { return ecw::run(ecw::os::begin(argc, argv)); }
