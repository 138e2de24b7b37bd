#include "app/commands/support.hpp"

#include "app/commands/command.hpp"
#include "core/base/file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <iostream>
#include <system_error>

namespace loggia::commands {

int report(const Error& error, std::string_view name, std::string_view text) {
    fmt::print(stderr, "{}", describe(error, name, text));
    return failed;
}

Result<std::string> read_input(const std::string& path, const Control& control) {
    return path == "-" ? read_standard_input(control) : read_file(path, control);
}

Result<void> write_output(const std::string& path, std::string_view bytes) {
    if (path != "-")
        return write_file(path, bytes);
    fmt::print("{}", bytes);
    flush_output();
    return {};
}

std::optional<std::string> read_line() {
    std::string line;
    if (!std::getline(std::cin, line))
        return std::nullopt;
    return line;
}

void print_now(std::string_view text) {
    fmt::print("{}", text);
    flush_output();
}

void flush_output() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        throw std::system_error(errno, std::generic_category());
}

std::optional<connect4::Position> read_position(const std::string& path,
                                                connect4::ReadOptions options) {
    const std::string name = path == "-" ? "standard input" : path;
    const auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    const auto position = connect4::position_of(*text, options);
    if (!position) {
        report(position.error(), name, *text);
        return std::nullopt;
    }
    return *position;
}

void print_board(const connect4::Position& position) {
    const connect4::Score score = position.score();
    fmt::print("{}Score: Player 1 = {}, Player 2 = {}\n", to_picture(position), score.one,
               score.two);
}

} // namespace loggia::commands
