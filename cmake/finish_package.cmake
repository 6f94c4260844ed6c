# cpack runs this when it has laid out a package's files and before it packs them. Every package
# gets the licences of what is linked into the program; a Debian package what Debian asks for.
cmake_policy(VERSION 3.25)
set(root ${CPACK_TEMPORARY_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(documents ${root}/share/doc/ecw)

file(READ ${documents}/LICENSE copyright)
file(REMOVE ${documents}/LICENSE)
foreach(library libcli11-dev libfmt-dev librandom123-dev rapidjson-dev libc6-dev)
  file(READ /usr/share/doc/${library}/copyright licence)
  string(APPEND copyright "\n\n==== Parts of the program are of Debian's ${library}:\n\n${licence}")
endforeach()
file(WRITE ${documents}/copyright "${copyright}")

if(NOT CPACK_GENERATOR STREQUAL DEB)
  return()
endif()

file(REMOVE ${documents}/README.md)
file(RENAME ${documents}/CHANGELOG.md ${documents}/changelog)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(revision ${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})
file(WRITE ${documents}/changelog.Debian
"ecw (${revision}) unstable; urgency=medium

  * What changed in the program is in changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
file(GLOB to_compress ${documents}/changelog* ${root}/share/man/man1/*)
execute_process(COMMAND gzip -9n ${to_compress} COMMAND_ERROR_IS_FATAL ANY)

# Debian's zsh looks for completions of packages here.
file(MAKE_DIRECTORY ${root}/share/zsh/vendor-completions)
file(RENAME ${root}/share/zsh/site-functions/_ecw ${root}/share/zsh/vendor-completions/_ecw)
file(REMOVE_RECURSE ${root}/share/zsh/site-functions)

file(WRITE ${root}/share/lintian/overrides/ecw
"# One file for every machine: it can be copied to where no package is.
ecw: statically-linked-binary [usr/bin/ecw]
# No bug asks Debian for it.
ecw: initial-upload-closes-no-bugs [usr/share/doc/ecw/changelog.Debian.gz:1]
")
