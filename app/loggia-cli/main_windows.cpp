#include "app/commands/command.hpp"

#include <filesystem>
#include <string>
#include <vector>

/// The C library looks for both names.
extern "C" {

/// No argument is a pattern of file names: `a*b` is a formula.
int _dowildcard = 0;

/// Windows has the arguments in UTF-16, and Loggia in UTF-8.
int wmain(int argc, wchar_t** argv) {
    const auto utf8 = [](const wchar_t* text) { return std::filesystem::path(text).string(); };
    const std::string name = argc > 0 ? std::filesystem::path(argv[0]).stem().string() : "";
    std::vector<std::string> arguments;
    for (int i = 1; i < argc; ++i)
        arguments.push_back(utf8(argv[i]));
    return loggia::commands::run(name, arguments);
}

} // extern "C"
