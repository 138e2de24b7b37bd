# One place for how Loggia is compiled: language level, warnings, sanitizers.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

add_library(loggia_compiler INTERFACE)
target_compile_options(loggia_compiler INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion
    $<$<BOOL:${LOGGIA_WERROR}>:-Werror>)
if(LOGGIA_SANITIZE)
    # Checks for undefined behaviour make a test take twice as long to compile, and it is the tested
    # code that they are for. Of the checks of each pointer, a fifth of all code, the address sanitizer
    # has those for null and for the size of an object too, and x86-64 forgives a wrong alignment.
    define_property(TARGET PROPERTY LOGGIA_TEST_CODE INITIALIZE_FROM_VARIABLE LOGGIA_TEST_CODE)
    target_compile_options(loggia_compiler INTERFACE
        -fsanitize=${LOGGIA_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all
        -fno-sanitize=null,alignment,object-size
        $<$<BOOL:$<TARGET_PROPERTY:LOGGIA_TEST_CODE>>:-fno-sanitize=undefined>)
    target_link_options(loggia_compiler INTERFACE -fsanitize=${LOGGIA_SANITIZE})
endif()
# Hundreds of test programs: these linkers take a quarter of the time of the plain one.
find_program(FAST_LINKER NAMES ld.lld ld.gold)
if(FAST_LINKER)
    cmake_path(GET FAST_LINKER EXTENSION linker)
    string(SUBSTRING ${linker} 1 -1 linker)
    target_link_options(loggia_compiler INTERFACE -fuse-ld=${linker})
endif()
# For the code that a fuzzer finds its way through.
add_library(loggia_fuzzed INTERFACE)
if(LOGGIA_FUZZ)
    target_compile_options(loggia_fuzzed INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Bitboards live on popcount, which every x86-64 machine since 2009 has but the baseline lacks.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    target_compile_options(loggia_compiler INTERFACE -march=x86-64-v2)
endif()

# For what has no hot loops: the commands, the window and the tests. Less optimised they build in
# two thirds of the time and nobody notices the difference.
add_library(loggia_compiler_light INTERFACE)
target_link_libraries(loggia_compiler_light INTERFACE loggia_compiler)
target_compile_options(loggia_compiler_light INTERFACE $<$<CONFIG:Release>:-O1>)

# The same but for the tests of core, which compute much by themselves: with the checks of a sanitizer
# in it, clang compiles what it does not optimise at all in a third of the time. (Not for the thread
# sanitizer, which GCC compiles: it cannot look into Qt's thread pool, and sees races there then.)
add_library(loggia_unoptimised INTERFACE)
if(LOGGIA_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    target_compile_options(loggia_unoptimised INTERFACE -O0)
endif()

# The libraries are a part of the programs, so that each of these is one file; shared between the test
# programs of a sanitizer, which take a tenth of the room and of the linker's time.
if(BUILD_SHARED_LIBS)
    set(LOGGIA_LIBRARY_TYPE SHARED)
    # What a header defines stays as its library compiled it, with all checks, and is not replaced by
    # the copy in a test.
    set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
else()
    set(LOGGIA_LIBRARY_TYPE STATIC)
endif()

# A folder of a library in one go: its headers are read once and not again for each of its files.
# What is local to a file is therefore named so that it is unique in its folder.
option(LOGGIA_UNITY "Compile the files of a folder together, which is quicker when all are new" ON)
function(loggia_compile_by_folder target)
    loggia_compile_together(${target} "/([^/]+)/[^/]+$")
endfunction()

# The same for a library of one folder, whose files of a family have the first word of their names in
# common: game.cpp, game_input.cpp, game_solve.cpp.
function(loggia_compile_by_family target)
    loggia_compile_together(${target} "/([^/_]+)[^/]*$")
endfunction()

# Those files whose paths have the same match of the expression's parentheses, and those that are
# alone with theirs.
function(loggia_compile_together target expression)
    if(NOT LOGGIA_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    get_target_property(base ${target} SOURCE_DIR)
    list(FILTER sources INCLUDE REGEX "[.]cpp$")
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${base} OUTPUT_VARIABLE path)
        string(REGEX MATCH "${expression}" matched ${path})
        string(REGEX REPLACE "[.]cpp$" "" group ${CMAKE_MATCH_1})
        list(APPEND groups ${group})
    endforeach()
    foreach(source group IN ZIP_LISTS sources groups)
        set(members ${groups})
        list(FILTER members INCLUDE REGEX "^${group}$")
        list(LENGTH members count)
        if(count EQUAL 1)
            set(group alone)
        endif()
        set_property(SOURCE ${source} TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP ${group})
    endforeach()
endfunction()

# By default ccache takes whatever was compiled before from its store.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers bear the time of their making; their contents are what counts.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()
