# Toolchain for `loggia-cli` on Windows: mingw-w64 as Debian has it, with the libraries that
# packaging/windows/libraries has built. Programs that the build runs, such as tests, run under Wine.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(LOGGIA_WINDOWS_LIBRARIES "${CMAKE_BINARY_DIR}/libraries/root" CACHE PATH
    "Where packaging/windows/libraries has put headers and libraries")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LOGGIA_WINDOWS_LIBRARIES)

set(host x86_64-w64-mingw32)
# Debian has two variants; this one has std::thread.
set(CMAKE_C_COMPILER ${host}-gcc-posix)
set(CMAKE_CXX_COMPILER ${host}-g++-posix)
set(CMAKE_RC_COMPILER ${host}-windres)

# The tests run under Wine, in a folder of their own for what Windows has in C:. It reads arguments in the encoding of
# the locale.
find_program(LOGGIA_WINE NAMES wine64 PATHS /usr/lib/wine)
set(CMAKE_CROSSCOMPILING_EMULATOR env LC_ALL=C.UTF-8 WINEPREFIX=${CMAKE_BINARY_DIR}/wine WINEDEBUG=-all
    WINEDLLOVERRIDES=mscoree,mshtml= ${LOGGIA_WINE})

# Nothing of this system is for the other one, but the programs are.
set(CMAKE_FIND_ROOT_PATH ${LOGGIA_WINDOWS_LIBRARIES} /usr/${host})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# Windows 10 and later; its header without what few need, such as macros of the names min and max.
set(CMAKE_CXX_FLAGS_INIT
    "-DNOMINMAX -DWIN32_LEAN_AND_MEAN -DUNICODE -D_WIN32_WINNT=0x0A00 -DLZMA_API_STATIC")
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES ${LOGGIA_WINDOWS_LIBRARIES}/include)
set(ZLIB_USE_STATIC_LIBS ON)
# One file, without the compiler's own libraries beside it, and with as much stack as under Linux.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -L${LOGGIA_WINDOWS_LIBRARIES}/lib -Wl,--stack,8388608")
