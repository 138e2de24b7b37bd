#include "app/commands/command.hpp"

#include <filesystem>

int main(int argc, char** argv) {
    const std::string name = argc > 0 ? std::filesystem::path(argv[0]).filename().string() : "";
    return loggia::commands::run(name, {argv + (argc > 0 ? 1 : 0), argv + argc});
}
