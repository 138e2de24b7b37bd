# How Loggia is compiled: language level, warnings, sanitizers, linker, unity builds, ccache.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# Every target links one of three: loggia_compiler where speed matters (core), loggia_compiler_light
# elsewhere, and with it loggia_unoptimised where a sanitizer's checks would take long to optimise.
add_library(loggia_compiler INTERFACE)
add_library(loggia_compiler_light INTERFACE)
add_library(loggia_unoptimised INTERFACE)
target_link_libraries(loggia_compiler_light INTERFACE loggia_compiler)

target_compile_options(loggia_compiler INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion
    $<$<BOOL:${LOGGIA_WERROR}>:-Werror>)

# Bitboards need popcount, which every x86-64 machine since 2009 has but the baseline lacks.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    target_compile_options(loggia_compiler INTERFACE -march=x86-64-v2)
endif()

# The commands, the window and the tests have no hot loops, and compile in two thirds of the time.
target_compile_options(loggia_compiler_light INTERFACE $<$<CONFIG:Release>:-O1>)

if(LOGGIA_SANITIZE)
    # Tests are not checked for undefined behaviour, which would double the time to compile them; the
    # code that they test is. The address sanitizer finds null pointers and objects that are too small
    # as well, and x86-64 permits misalignment: leaving out these checks of each pointer makes the
    # programs a fifth smaller.
    define_property(TARGET PROPERTY LOGGIA_TEST_CODE INITIALIZE_FROM_VARIABLE LOGGIA_TEST_CODE)
    target_compile_options(loggia_compiler INTERFACE
        -fsanitize=${LOGGIA_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all
        -fno-sanitize=null,alignment,object-size
        $<$<BOOL:$<TARGET_PROPERTY:LOGGIA_TEST_CODE>>:-fno-sanitize=undefined>)
    target_link_options(loggia_compiler INTERFACE -fsanitize=${LOGGIA_SANITIZE})
    # With these checks Clang takes three times as long to optimise as not to. (GCC compiles for the
    # thread sanitizer, which reports races inside Qt's thread pool where the code is not optimised.)
    if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
        target_compile_options(loggia_unoptimised INTERFACE -O0)
    else()
        # Which of GCC's warnings its documentation says are false more often with a sanitizer.
        target_compile_options(loggia_compiler INTERFACE -Wno-maybe-uninitialized)
    endif()
endif()

# For libraries that a fuzzer explores.
add_library(loggia_fuzzed INTERFACE)
if(LOGGIA_FUZZ)
    target_compile_options(loggia_fuzzed INTERFACE -fsanitize=fuzzer-no-link)
endif()

# These linkers take a quarter of the time of the default one, where they know the system's programs.
find_program(FAST_LINKER NAMES ld.lld ld.gold)
if(FAST_LINKER AND NOT CMAKE_CROSSCOMPILING)
    cmake_path(GET FAST_LINKER EXTENSION linker)
    string(SUBSTRING ${linker} 1 -1 linker)
    target_link_options(loggia_compiler INTERFACE -fuse-ld=${linker})
endif()

# Static libraries, so that each program is one file; shared ones for the test programs of a sanitizer,
# which then take a tenth of the disk and of the linker's time.
if(BUILD_SHARED_LIBS)
    set(LOGGIA_LIBRARY_TYPE SHARED)
    # Inline functions of a library keep its checks, and are not replaced by a test's copy.
    set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
else()
    set(LOGGIA_LIBRARY_TYPE STATIC)
endif()

# What each system does in its own way: sources NAME_posix.cpp and NAME_windows.cpp.
if(WIN32)
    set(LOGGIA_SYSTEM windows)
else()
    set(LOGGIA_SYSTEM posix)
endif()

# Compiles the sources of each folder together, so that the headers they share are read once.
option(LOGGIA_UNITY "Compile the sources of a folder together, which makes a clean build quicker" ON)
function(loggia_compile_by_folder target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${LOGGIA_UNITY} UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source)
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        set_property(SOURCE ${source} TARGET_DIRECTORY ${target} PROPERTY UNITY_GROUP ${folder})
        if(source MATCHES "_windows[.]cpp$") # the header of Windows has macros such as `near`
            set_property(SOURCE ${source} TARGET_DIRECTORY ${target}
                PROPERTY SKIP_UNITY_BUILD_INCLUSION ON)
        endif()
    endforeach()
endfunction()

# Has moc run on the target's headers and sources, in the way of cmake/moc.in.
function(loggia_run_moc target)
    get_target_property(MOC Qt6::moc IMPORTED_LOCATION)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/moc.in ${PROJECT_BINARY_DIR}/moc @ONLY
        USE_SOURCE_PERMISSIONS)
    set_target_properties(${target} PROPERTIES AUTOMOC ON
        AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc)
endfunction()

# ccache also knows what was compiled in another clone, as no path of this one is compiled in.
# Precompiled headers contain the time at which they were made; only their content counts.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE})
endif()
target_compile_options(loggia_compiler INTERFACE -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.)
