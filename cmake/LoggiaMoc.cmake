# Moc for the headers of a target. AUTOMOC would let moc read Qt's headers with each of them, which takes
# ten times as long and tells it nothing, and compile what it writes apart from the folders' own
# files, which have read these headers already.
function(loggia_moc target)
    get_target_property(headers ${target} SOURCES)
    get_target_property(base ${target} SOURCE_DIR)
    list(FILTER headers INCLUDE REGEX "[.]hpp$")
    set(all_folders)
    foreach(header IN LISTS headers)
        cmake_path(ABSOLUTE_PATH header BASE_DIRECTORY ${base})
        cmake_path(GET header PARENT_PATH folder)
        cmake_path(GET folder FILENAME folder)
        cmake_path(GET header STEM name)
        set(moc ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder}/${name}.moc)
        add_custom_command(OUTPUT ${moc}
            COMMAND Qt6::moc --no-notes -o ${moc} ${header}
            DEPENDS ${header}
            VERBATIM)
        target_sources(${target} PRIVATE ${moc})
        list(APPEND all_folders ${folder})
        string(APPEND includes_${folder} "#include \"${moc}\"\n")
    endforeach()
    list(REMOVE_DUPLICATES all_folders)
    foreach(folder IN LISTS all_folders)
        set(source ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder}/moc.cpp)
        # Of what moc writes clang-tidy, which defines this name, sees nothing.
        file(CONFIGURE OUTPUT ${source} @ONLY
            CONTENT "#ifndef __clang_analyzer__\n${includes_${folder}}#endif\n")
        target_sources(${target} PRIVATE ${source})
    endforeach()
endfunction()
