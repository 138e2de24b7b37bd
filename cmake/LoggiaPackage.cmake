# `cpack` in the build folder makes three Debian packages: loggia, the window with the documentation;
# loggia-cli, the programs without it, which need no Qt; and libloggia-core-dev, the library.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME loggia)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own
set(CPACK_PACKAGE_CONTACT "The Loggia authors <authors@loggia.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_COMPONENTS_ALL cli core)
set(packages loggia-cli libloggia-core-dev)
if(LOGGIA_UI)
    list(PREPEND CPACK_COMPONENTS_ALL loggia)
    list(PREPEND packages loggia)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_LOGGIA_PACKAGE_NAME loggia)
set(CPACK_DEBIAN_LOGGIA_PACKAGE_SECTION education)
set(CPACK_DEBIAN_LOGGIA_PACKAGE_SHLIBDEPS ON)
# Icons are SVG: Qt reads them by a plug-in, which no tool sees in the program.
set(CPACK_DEBIAN_LOGGIA_PACKAGE_DEPENDS libqt6svg6)
set(CPACK_DEBIAN_LOGGIA_PACKAGE_RECOMMENDS
    "loggia-cli, qt6-translations-l10n, qt6-wayland, xdg-desktop-portal")
set(CPACK_COMPONENT_LOGGIA_DESCRIPTION
    "workbench for boolean logic and games of perfect information
Loggia opens the things that courses on discrete mathematics and artificial
intelligence are made of, lets you play and edit them, solves them exactly
and explains the answer. Its pages are about Max-Connect4, the formula game,
the wumpus world, peg solitaire, SAT, normal forms, computational games,
search in mazes, and logic puzzles; each has a chapter in the built-in guide.

The package has the window. The package loggia-cli has the same solvers for
scripts; it grades the programs and files of a whole class, too.")

set(CPACK_DEBIAN_CLI_PACKAGE_NAME loggia-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION education)
set(CPACK_DEBIAN_CLI_PACKAGE_SHLIBDEPS ON)
# The sandbox in which hand-ins are graded.
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS bubblewrap)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS loggia)
set(CPACK_COMPONENT_CLI_DESCRIPTION
    "solvers for boolean logic and games of perfect information, for scripts
Everything that the window of Loggia does, without a display: loggia-cli
solves and explains Max-Connect4, the formula game, the wumpus world, peg
solitaire, SAT, normal forms, computational games, search in mazes and logic
puzzles, makes exercises with their keys, and grades the programs and files
of a whole class in a sandbox (loggia-cli grade).

The programs of the assignments come with it: maxconnect4,
check_true_false, davis-putnam, peg-front, peg-back and translator.")

set(CPACK_DEBIAN_CORE_PACKAGE_NAME libloggia-core-dev)
set(CPACK_DEBIAN_CORE_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_CORE_PACKAGE_DEPENDS "libbz2-dev, libcadical-dev, libexpected-dev, libfmt-dev, libgmp-dev, libhpdf-dev, liblzma-dev, zlib1g-dev")
set(CPACK_COMPONENT_CORE_DESCRIPTION
    "solvers of Loggia as a C++ library
The part of Loggia that computes: values, file formats and exact solvers for
games of perfect information, as a static library in C++20 with a CMake
package, LoggiaCore. It needs no Qt.")

# Debian wants a changelog and a copyright in each package.
foreach(component package IN ZIP_LISTS CPACK_COMPONENTS_ALL packages)
    configure_file(cmake/debian-changelog.in ${PROJECT_BINARY_DIR}/${package}.changelog @ONLY)
    loggia_install_compressed(${PROJECT_BINARY_DIR}/${package}.changelog
        ${CMAKE_INSTALL_DATADIR}/doc/${package} changelog.Debian COMPONENT ${component})
    install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} RENAME copyright
        COMPONENT ${component})
endforeach()

include(CPack)
