# What is installed, and the packages that cpack makes of it: a Debian package and a tarball.
include(GNUInstallDirs)
install(TARGETS ecw)
install(DIRECTORY ${PROJECT_BINARY_DIR}/share/ DESTINATION ${CMAKE_INSTALL_DATADIR})
install(DIRECTORY man/examples DESTINATION ${CMAKE_INSTALL_DOCDIR} USE_SOURCE_PERMISSIONS)
install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_CONTACT "the ecw authors <ecw@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tests of tabletop wargames: the sum, the dice, the outcome")
set(CPACK_PACKAGE_DESCRIPTION
"Resolves the tests of three sets of rules: the English Civil War by
Dickenson's, Montrose's campaigns in Scotland, and Napoleonic escapes by
Giorgi's. It throws the dice or takes those thrown on the table, tells the
exact odds before anyone throws, and prints for people, notes, spreadsheets
and programs.")
string(TOLOWER "${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" system)
set(CPACK_PACKAGE_FILE_NAME ecw-${PROJECT_VERSION}-${system})
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/finish_package.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)  # games is for what lies in /usr/games
set(CPACK_DEBIAN_PACKAGE_SUGGESTS jq)    # the examples ask for it
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
if(NOT ECW_STATIC)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
endif()
include(CPack)
