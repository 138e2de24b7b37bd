#include "core/base/scanner.hpp"

#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace

Scanner::Scanner(std::string_view text, int line) : rest_(text), number_(line - 1) {
    if (text.starts_with(byte_order_mark)) {
        shift_ = static_cast<int>(byte_order_mark.size());
        rest_.remove_prefix(byte_order_mark.size());
    }
}

bool Scanner::next_line() {
    bool first = line_.data() == nullptr;
    while (!rest_.empty()) {
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        ++number_;
        if (!first)
            shift_ = 0;
        first = false;
        while (!line_.empty() && is_blank(line_.back()))
            line_.remove_suffix(1);
        at_ = 0;
        if (!line_.empty())
            return true;
    }
    return false;
}

void Scanner::skip_blanks() {
    while (at_ < line_.size() && is_blank(line_[at_]))
        ++at_;
}

std::size_t Scanner::word_end() const {
    std::size_t end = at_;
    while (end < line_.size() && !is_blank(line_[end]))
        ++end;
    return end;
}

SourceSpan Scanner::span(std::size_t from, std::size_t to) const {
    return {std::max(number_, 1), static_cast<int>(from) + 1 + shift_,
            std::max(static_cast<int>(to - from), 1)};
}

bool Scanner::at_end() {
    skip_blanks();
    return at_ == line_.size();
}

std::string_view Scanner::word() {
    skip_blanks();
    const std::size_t end = word_end();
    last_ = span(at_, end);
    const std::string_view taken = line_.substr(at_, end - at_);
    at_ = end;
    return taken;
}

bool Scanner::take(std::string_view characters) {
    skip_blanks();
    if (!line_.substr(at_).starts_with(characters))
        return false;
    last_ = span(at_, at_ + characters.size());
    at_ += characters.size();
    return true;
}

std::optional<int> Scanner::integer() {
    constexpr std::size_t most_digits = 9;
    skip_blanks();
    std::size_t end = at_;
    const bool negative = end < line_.size() && line_[end] == '-';
    if (negative)
        ++end;
    const std::size_t digits = end;
    int value = 0;
    while (end < line_.size() && is_digit(line_[end]) && end - digits <= most_digits) {
        if (end - digits < most_digits)
            value = 10 * value + (line_[end] - '0');
        ++end;
    }
    if (end == digits || end - digits > most_digits)
        return std::nullopt;
    last_ = span(at_, end);
    at_ = end;
    return negative ? -value : value;
}

SourceSpan Scanner::here() {
    skip_blanks();
    return span(at_, word_end());
}

tl::unexpected<Error> Scanner::expected(std::string_view what) {
    const SourceSpan place = here();
    return failure(
        fmt::format("expected {}, found {}", what,
                    at_ == line_.size() ? "the end of the line" : shown_symbol(line_, at_)),
        place);
}

} // namespace loggia
