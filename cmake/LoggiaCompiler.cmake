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
    target_compile_options(loggia_compiler INTERFACE
        -fsanitize=${LOGGIA_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(loggia_compiler INTERFACE -fsanitize=${LOGGIA_SANITIZE})
endif()
if(LOGGIA_FUZZ)
    target_compile_options(loggia_compiler INTERFACE -fsanitize=fuzzer-no-link)
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
