#pragma once

#include "core/base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::sat {

/// Goes through a text of numbers in lines, as all files of this field are, at the speed at which
/// disks deliver them: one look at each byte, nothing copied. Knows the line it is in.
class NumberScan {
public:
    explicit NumberScan(std::string_view text) : begin_(text.data()), end_(begin_ + text.size()) {
        at_ = line_ = begin_;
        if (text.substr(0, 3) == "\xEF\xBB\xBF")
            at_ += 3;
    }

    [[nodiscard]] bool at_end() const { return at_ == end_; }
    [[nodiscard]] char peek() const { return *at_; } ///< not at the end
    [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(at_ - begin_); }
    [[nodiscard]] std::string_view rest() const {
        return {at_, static_cast<std::size_t>(end_ - at_)};
    }

    void skip_blanks() {
        while (at_ != end_ && is_blank(*at_))
            ++at_;
    }

    /// Behind the end of this line, or to the end of the text.
    void skip_line() {
        const auto left = static_cast<std::size_t>(end_ - at_);
        const void* newline = left == 0 ? nullptr : std::memchr(at_, '\n', left);
        if (newline == nullptr) {
            at_ = end_;
            return;
        }
        at_ = static_cast<const char*>(newline) + 1;
        line_ = at_;
        ++lines_;
    }

    /// Blanks and line ends.
    void skip_space() {
        for (; at_ != end_; ++at_) {
            if (*at_ == '\n') {
                line_ = at_ + 1;
                ++lines_;
            } else if (!is_blank(*at_)) {
                return;
            }
        }
    }

    /// The number that stands here, from -INT_MAX to INT_MAX. Nothing, and no step, where there is
    /// none (`-0` is none), where it is larger or where it is run together with something else.
    std::optional<int> number() {
        const char* p = at_;
        const bool negative = p != end_ && *p == '-';
        p += negative ? 1 : 0;
        const char* const digits = p;
        std::int64_t value = 0;
        for (; p != end_ && is_digit(*p); ++p) {
            value = value * 10 + (*p - '0');
            if (value > INT_MAX)
                return std::nullopt;
        }
        const bool minus_zero = negative && value == 0;
        if (p == digits || minus_zero || !(p == end_ || is_blank(*p) || *p == '\n'))
            return std::nullopt;
        at_ = p;
        return static_cast<int>(negative ? -value : value);
    }

    /// The word that stands here: up to a blank or the end of the line.
    [[nodiscard]] std::string_view word() const {
        const char* const stop =
            std::find_if(at_, end_, [](char c) { return is_blank(c) || c == '\n'; });
        return {at_, static_cast<std::size_t>(stop - at_)};
    }
    void skip_word() { at_ += word().size(); }

    [[nodiscard]] SourceSpan span(std::size_t length = 1) const {
        return {lines_ + 1, static_cast<int>(std::min<std::ptrdiff_t>(at_ - line_ + 1, INT_MAX)),
                static_cast<int>(std::clamp<std::size_t>(length, 1, INT_MAX))};
    }

    /// `expected ..., found "..."` at the word that stands here; a number that number() refused for
    /// its size alone is said to be too large.
    [[nodiscard]] Error unexpected(std::string_view expected) const {
        constexpr std::size_t longest = 30;
        const std::string_view found = word();
        const std::string_view digits = found.substr(found.substr(0, 1) == "-" ? 1 : 0);
        const bool too_large = std::all_of(digits.begin(), digits.end(), is_digit) &&
                               digits.find_first_not_of('0') != std::string_view::npos &&
                               !NumberScan(*this).number();
        const std::string_view shown = found.substr(0, longest);
        const std::string_view dots = found.size() > longest ? "..." : "";
        if (too_large)
            return {fmt::format("{}{} is too large: numbers go up to {}", shown, dots, INT_MAX),
                    span(found.size())};
        return {fmt::format("expected {}, found \"{}{}\"", expected, shown, dots),
                span(found.size())};
    }

private:
    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
    static bool is_digit(char c) { return c >= '0' && c <= '9'; }

    const char* begin_;
    const char* end_;
    const char* at_;
    const char* line_; ///< where the line begins
    int lines_ = 0;    ///< before this one
};

} // namespace loggia::sat
