#include "core/base/error.hpp"

#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia {

namespace {

constexpr std::size_t longest_excerpt = 200;

std::string_view line_of(std::string_view text, int line) {
    for (int i = 1; i < line; ++i) {
        const auto end = text.find('\n');
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + 1);
    }
    return text.substr(0, std::min(text.find('\n'), text.size()));
}

bool is_utf8_tail(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::size_t characters(std::string_view bytes) {
    return static_cast<std::size_t>(
        std::count_if(bytes.begin(), bytes.end(), [](char c) { return !is_utf8_tail(c); }));
}

std::string describe_in_line(const Error& error, std::string_view name,
                             std::string_view whole_line) {
    if (!error.span)
        return fmt::format("{}: {}\n", name, error.message);

    const SourceSpan& span = *error.span;
    std::string result = fmt::format("{}:{}:{}: {}\n", name, span.line, span.column, error.message);
    std::string line(whole_characters(whole_line, longest_excerpt));
    const auto before =
        std::min(static_cast<std::size_t>(std::max(span.column - 1, 0)), line.size());
    if (static_cast<std::size_t>(std::max(span.column - 1, 0)) > longest_excerpt)
        return result;
    for (char& c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            c = c == '\t' || c == '\r' ? ' ' : '?';

    if (line.find_first_not_of(' ') == std::string::npos)
        return result; // nothing to point at, as at the end of a file

    const std::string_view view = line;
    const auto underlined = view.substr(before, static_cast<std::size_t>(std::max(span.length, 1)));
    result += fmt::format("    {}\n", line);
    result += fmt::format("    {}{}\n", std::string(characters(view.substr(0, before)), ' '),
                          std::string(std::max<std::size_t>(characters(underlined), 1), '^'));
    return result;
}

} // namespace

SourceSpan span_at(std::string_view text, std::size_t offset, std::size_t length) {
    offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const auto line_begin = before.rfind('\n') + 1; // 0 where there is no line before
    const auto line_end = std::min(text.find('\n', offset), text.size());
    length = std::min(length, line_end - offset);
    return {static_cast<int>(lines) + 1, static_cast<int>(offset - line_begin) + 1,
            std::max(static_cast<int>(length), 1)};
}

tl::unexpected<Error> failure(std::string message) {
    return tl::unexpected(Error{std::move(message)});
}

tl::unexpected<Error> failure(std::string message, SourceSpan span) {
    return tl::unexpected(Error{std::move(message), span});
}

std::string describe(const Error& error, std::string_view name, std::string_view text) {
    return describe_in_line(error, name, error.span ? line_of(text, error.span->line) : "");
}

SourceLines::SourceLines(std::string_view text) : text_(text) {
    for (std::size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1))
        starts_.push_back(i + 1);
}

std::string_view SourceLines::line(int number) const {
    const auto index = static_cast<std::size_t>(number) - 1;
    if (number < 1 || index >= starts_.size())
        return {};
    const std::string_view rest = text_.substr(starts_[index]);
    return rest.substr(0, std::min(rest.find('\n'), rest.size()));
}

std::string describe(const Error& error, std::string_view name, const SourceLines& lines) {
    return describe_in_line(error, name, error.span ? lines.line(error.span->line) : "");
}

} // namespace loggia
