#include "core/tournament/program_mark.hpp"

#include "core/base/digest.hpp"
#include "core/base/file.hpp"
#include "core/base/process.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <filesystem>

namespace loggia::tournament {

namespace {

constexpr std::string_view mark_begin = ", program ";

} // namespace

std::string program_mark(const std::vector<std::string>& command, const Control& control) {
    if (command.empty())
        return {};
    Digest digest;
    for (const std::string& word : command) {
        const auto program = &word == &command.front() ? find_program(word) : failure("");
        const auto bytes =
            read_regular_file(program ? *program : std::filesystem::path(word), control);
        digest.add(bytes ? std::string_view(*bytes) : std::string_view());
    }
    return fmt::format("{}{}", mark_begin, digest.text());
}

std::string_view mark_in(std::string_view line) {
    constexpr std::size_t digits = 32;
    const std::size_t length = mark_begin.size() + digits;
    if (line.size() < length)
        return {};
    const std::string_view mark = line.substr(line.size() - length);
    const bool is_mark =
        mark.starts_with(mark_begin) &&
        mark.find_first_not_of("0123456789abcdef", mark_begin.size()) == std::string_view::npos;
    return is_mark ? mark : std::string_view();
}

} // namespace loggia::tournament
