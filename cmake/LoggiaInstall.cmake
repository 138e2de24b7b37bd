# What `cmake --install` lays down beside the programs, which install themselves: what the desktop
# asks for, documentation, and core as a library that find_package(LoggiaCore) finds.
include(CMakePackageConfigHelpers)

# Compressed as Debian wants manuals and changelogs, the same bytes each time; further arguments go
# to install().
function(loggia_install_compressed file directory name)
    string(MAKE_C_IDENTIFIER ${directory} folder)
    set(packed ${PROJECT_BINARY_DIR}/compressed/${folder}/${name}.gz)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/compressed/${folder})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    execute_process(COMMAND gzip -9nc ${file} OUTPUT_FILE ${packed} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${packed} DESTINATION ${directory} ${ARGN})
endfunction()

# The window on the desktop
if(LOGGIA_UI)
    set(id org.loggia.Loggia)
    install(FILES resources/desktop/${id}.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES resources/icons/loggia.svg RENAME ${id}.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
    configure_file(resources/desktop/${id}.metainfo.xml.in ${id}.metainfo.xml @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${id}.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES resources/desktop/${id}.mime.xml RENAME ${id}.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
endif()

# Documentation
set(documents ${CMAKE_INSTALL_DATADIR}/doc/loggia)
file(GLOB manuals CONFIGURE_DEPENDS docs/man/*.1)
foreach(manual IN LISTS manuals)
    get_filename_component(name ${manual} NAME)
    if(name STREQUAL loggia.1)
        set(component loggia)
    else()
        set(component cli)
    endif()
    loggia_install_compressed(${manual} ${CMAKE_INSTALL_MANDIR}/man1 ${name} COMPONENT ${component})
endforeach()
loggia_install_compressed(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${documents} changelog)
# The texts without pictures, which the guide in the window shows: here they would take as much room once
# more. And where they link to two files that Debian calls otherwise, by these names.
file(GLOB texts CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
    README.md CONTRIBUTING.md SECURITY.md docs/*.md docs/*/*.md)
foreach(document IN LISTS texts)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${document})
    file(READ ${document} text)
    string(REGEX REPLACE "!\\[[^]]*\\]\\([^)]*images/[^)]*[.]png\\)\n\n?" "" text "${text}")
    string(REPLACE "(LICENSE)" "(copyright)" text "${text}")
    string(REPLACE "(CHANGELOG.md)" "(changelog.gz)" text "${text}")
    file(WRITE ${PROJECT_BINARY_DIR}/documents/${document} "${text}")
    cmake_path(GET document PARENT_PATH folder)
    install(FILES ${PROJECT_BINARY_DIR}/documents/${document} DESTINATION ${documents}/${folder})
endforeach()
install(FILES tests/house.txt DESTINATION ${documents}/tests) # which the page on the architecture links to
install(DIRECTORY docs/ DESTINATION ${documents}/docs PATTERN man EXCLUDE PATTERN "*.md" EXCLUDE
    PATTERN "*.png" EXCLUDE)
install(DIRECTORY resources/examples DESTINATION ${documents})
# Scripts for Slurm and GNU parallel, to be run where they are: with the command line, which is all that a node needs.
install(DIRECTORY resources/cluster DESTINATION ${CMAKE_INSTALL_DATADIR}/loggia USE_SOURCE_PERMISSIONS
    COMPONENT cli)

# core as a library
install(TARGETS loggia_core EXPORT LoggiaCoreTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT core)
install(DIRECTORY core DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/loggia COMPONENT core
    FILES_MATCHING PATTERN "*.hpp")
install(EXPORT LoggiaCoreTargets NAMESPACE Loggia::
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/LoggiaCore COMPONENT core)
configure_package_config_file(cmake/LoggiaCoreConfig.cmake.in
    ${PROJECT_BINARY_DIR}/LoggiaCoreConfig.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/LoggiaCore)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/LoggiaCoreConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES
    ${PROJECT_BINARY_DIR}/LoggiaCoreConfig.cmake
    ${PROJECT_BINARY_DIR}/LoggiaCoreConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/LoggiaCore COMPONENT core)
