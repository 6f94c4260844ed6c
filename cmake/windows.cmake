# Builds for Windows on Debian, by g++-mingw-w64-x86-64-posix.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)

# The folder of this system's headers has those of its C library too, which are not for Windows: of
# the libraries that are headers alone there are links in a folder of their own.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/links)
foreach(library CLI fmt Random123 boost rapidjson)
  file(CREATE_LINK /usr/include/${library} ${CMAKE_BINARY_DIR}/links/${library} SYMBOLIC)
endforeach()
set(CMAKE_INCLUDE_PATH ${CMAKE_BINARY_DIR}/links)
set(CMAKE_FIND_USE_CMAKE_SYSTEM_PATH OFF)
