#include "core/grading/tasks/judging.hpp"

#include "core/base/number_text.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::grading {

Random random_of(const CaseOrder& order, std::size_t check, int number) {
    Random mixed(order.seed);
    Random by_check(mixed.next() + check);
    return Random(by_check.next() + static_cast<std::uint64_t>(number));
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        while (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
    }
    return lines;
}

bool is_blank_line(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::string joined_lines(const std::vector<std::string_view>& lines) {
    std::string text;
    for (const std::string_view line : lines) {
        text += line;
        text += '\n';
    }
    return text;
}

std::vector<std::string> texts_with_fewer_lines(std::string_view text, std::size_t first) {
    const std::vector<std::string_view> lines = lines_of(text);
    std::vector<std::string> texts;
    if (lines.size() <= first)
        return texts;
    const std::size_t count = lines.size() - first;
    std::size_t last_size = 0;
    for (std::size_t parts = 2; last_size != 1; parts *= 2) {
        const std::size_t size = std::max<std::size_t>(count / parts, 1);
        last_size = size;
        for (std::size_t begin = first; begin < lines.size(); begin += size) {
            std::vector<std::string_view> rest(lines.begin(),
                                               lines.begin() + static_cast<std::ptrdiff_t>(begin));
            rest.insert(rest.end(),
                        lines.begin() +
                            static_cast<std::ptrdiff_t>(std::min(begin + size, lines.size())),
                        lines.end());
            texts.push_back(joined_lines(rest));
        }
    }
    return texts;
}

std::string first_lines(std::string_view text, std::size_t most) {
    std::vector<std::string_view> lines = lines_of(text);
    if (lines.size() <= most)
        return std::string(text);
    const std::size_t more = lines.size() - most;
    lines.resize(most);
    return joined_lines(lines) +
           fmt::format("... ({} more line{})\n", number_text(more), more == 1 ? "" : "s");
}

std::string excerpt(std::string_view line) {
    constexpr std::size_t most = 400;
    std::size_t end = 0;
    while (end < line.size() && end < most)
        end += symbol_length(line, end);
    return std::string(line.substr(0, end)) + (end < line.size() ? "..." : "");
}

Judgement no_output(const SandboxEnd& end, const Limits& limits, std::string expected) {
    constexpr std::size_t most_lines = 12;
    Judgement judgement;
    judgement.expected = std::move(expected);
    judgement.got = first_lines(end.errors.empty() ? end.output : end.errors, most_lines);
    judgement.out_of_time = end.kind == SandboxEnd::Kind::out_of_time;
    judgement.stopped = end.kind == SandboxEnd::Kind::stopped;
    const std::string how = end_text(end, limits);
    const bool only_prints = how.empty() && !end.file && !end.output.empty();
    judgement.why = only_prints ? std::string("Your program printed its output, but wrote no file.")
                    : how.empty() ? std::string("Your program wrote no output.")
                    : end.kind == SandboxEnd::Kind::exited
                        ? fmt::format("Your program wrote no output and {}.", how)
                        : fmt::format("Your program {}.", how);
    return judgement;
}

bool has_output(const SandboxEnd& end) {
    return (end.kind == SandboxEnd::Kind::exited || end.kind == SandboxEnd::Kind::crashed) &&
           !output_of(end).empty();
}

const std::string& output_of(const SandboxEnd& end) {
    return end.file ? *end.file : end.output;
}

} // namespace loggia::grading
