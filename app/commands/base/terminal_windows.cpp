#include "app/commands/base/terminal.hpp"

#include <cstdint>
#include <fcntl.h>
#include <initializer_list>
#include <io.h>
#include <windows.h>

namespace loggia::commands {

namespace {

HANDLE handle_of(std::FILE* stream) {
    return reinterpret_cast<HANDLE>(::_get_osfhandle(::_fileno(stream)));
}

} // namespace

bool is_terminal(std::FILE* stream) {
    DWORD mode = 0;
    return ::GetConsoleMode(handle_of(stream), &mode) != 0;
}

void prepare_standard_streams() {
    // What a person types ends with "\r\n" and Ctrl+Z, which only the text mode knows.
    if (!is_terminal(stdin))
        ::_setmode(::_fileno(stdin), _O_BINARY);
    for (std::FILE* stream : {stdout, stderr}) {
        ::_setmode(::_fileno(stream), _O_BINARY);
        DWORD mode = 0;
        if (::GetConsoleMode(handle_of(stream), &mode) != 0)
            ::SetConsoleMode(handle_of(stream), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
    ::SetConsoleOutputCP(CP_UTF8);
}

bool is_reader_gone(const std::error_code& reason) {
    // So the C library calls what it does not know, of which a pipe has but this.
    return reason == std::errc::broken_pipe || (reason == std::errc::invalid_argument &&
                                                ::GetFileType(handle_of(stdout)) == FILE_TYPE_PIPE);
}

} // namespace loggia::commands
