#pragma once

#include "core/base/error.hpp"

#include <charconv>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace loggia {

/// A position in a text that moves forward, for every reader of words, numbers and signs. A byte
/// order mark at the start is skipped. Blanks are spaces, tabs and `\r`.
///
/// The scanner sees the whole text, or, from the first next_line() on, one line at a time without
/// the blanks at its end. Each byte is read once and nothing is copied; line numbers are counted
/// only when a span is asked for, so reading runs at about the speed of memory.
class Scanner {
public:
    explicit Scanner(std::string_view text)
        : begin_(text.data()), stop_(begin_ + text.size()), mark_{begin_, begin_, 1} {
        at_ = begin_ + (text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
        line_ = next_ = last_from_ = last_to_ = at_;
        end_ = stop_;
    }

    [[nodiscard]] static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

    // Position
    [[nodiscard]] std::string_view text() const { return between(begin_, stop_); }
    [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(at_ - begin_); }
    /// Whether nothing is left, not even a blank, of what the scanner sees.
    [[nodiscard]] bool at_end() const { return at_ == end_; }
    /// The byte at the position, 0 at the end.
    [[nodiscard]] char peek() const { return at_ == end_ ? '\0' : *at_; }
    /// From the position to the end of what the scanner sees.
    [[nodiscard]] std::string_view rest() const { return between(at_, end_); }
    void advance(std::size_t bytes = 1) { at_ += bytes; }
    void go_to(std::size_t offset) { at_ = begin_ + offset; }

    // Skipping
    void skip_blanks() {
        while (at_ != end_ && is_blank(*at_))
            ++at_;
    }
    /// Blanks and line ends.
    void skip_space() {
        while (at_ != end_ && (is_blank(*at_) || *at_ == '\n'))
            ++at_;
    }
    /// To the end of this line, or past it.
    void skip_to_line_end() { at_ = line_end(at_); }
    void skip_line() {
        at_ = line_end(at_);
        at_ += at_ != end_ ? 1 : 0;
    }
    /// Skips blanks; whether the line or the text ends there.
    [[nodiscard]] bool at_line_end() {
        skip_blanks();
        return at_ == end_ || *at_ == '\n';
    }

    // Lines
    /// Goes to the start of the next line that is not blank. False where there is none; then the
    /// scanner sees the rest of the last line.
    bool next_line();
    /// The line that next_line() went to, and what follows it.
    [[nodiscard]] std::string_view line() const { return between(line_, end_); }
    [[nodiscard]] std::string_view after_line() const { return between(next_, stop_); }

    // Words and signs
    /// What stands at the position up to a blank or the end of the line.
    [[nodiscard]] std::string_view word() const {
        const char* to = at_;
        while (to != end_ && !is_blank(*to) && *to != '\n')
            ++to;
        return between(at_, to);
    }
    /// What stands at the position up to any of these characters.
    [[nodiscard]] std::string_view until(std::string_view characters) const {
        return rest().substr(0, rest().find_first_of(characters));
    }
    void skip_word() { at_ += word().size(); }
    /// Skips blanks and takes the word there; empty at the end of the line.
    std::string_view take_word();
    /// Takes these characters where they stand at the position.
    bool take(std::string_view characters) {
        const bool here = rest().starts_with(characters);
        at_ += here ? characters.size() : 0;
        return here;
    }
    /// Skips blanks and takes these characters where they come next.
    bool take_next(std::string_view characters);

    // Numbers
    /// The number at the position, from -INT_MAX to INT_MAX. Nothing, and the position stays, where
    /// there is none (`-0` is none), where it is larger or not followed by a blank or an end.
    std::optional<int> number() {
        std::int64_t value = 0;
        const char* const p = digits(at_, INT_MAX, value);
        if (p == nullptr || !(p == end_ || is_blank(*p) || *p == '\n') ||
            (value == 0 && *at_ == '-'))
            return std::nullopt;
        at_ = p;
        return static_cast<int>(value);
    }
    /// Skips blanks and takes the number there, whatever follows it. Nothing where there is none or
    /// it has more than nine digits.
    std::optional<int> take_integer();

    // Spans and errors
    /// The place of so many bytes at the position, as far as they are on one line.
    [[nodiscard]] SourceSpan span(std::size_t length = 1) const { return span_of(at_, length); }
    /// Skips blanks; the place of the word or the end of the line there.
    [[nodiscard]] SourceSpan next_span();
    /// The place of what take_word(), take_next() or take_integer() took last.
    [[nodiscard]] SourceSpan last_span() const {
        return span_of(last_from_, static_cast<std::size_t>(last_to_ - last_from_));
    }
    [[nodiscard]] tl::unexpected<Error> error(std::string message, std::size_t offset,
                                              std::size_t length = 1) const;
    /// `expected ..., found ...` and the character at the position, or at an offset.
    [[nodiscard]] tl::unexpected<Error> expected(std::string_view what) const;
    [[nodiscard]] tl::unexpected<Error> expected(std::string_view what, std::size_t offset) const;
    /// The same after blanks, with the whole word as the place.
    [[nodiscard]] tl::unexpected<Error> expected_next(std::string_view what);
    /// `expected ..., found "..."` and the word at the position; a number that number() refused for
    /// its size alone is said to be too large.
    [[nodiscard]] tl::unexpected<Error> expected_word(std::string_view what) const;

private:
    static std::string_view between(const char* from, const char* to) {
        return {from, static_cast<std::size_t>(to - from)};
    }
    [[nodiscard]] const char* line_end(const char* from) const {
        const auto left = static_cast<std::size_t>(end_ - from);
        const void* const newline = left == 0 ? nullptr : std::memchr(from, '\n', left);
        return newline == nullptr ? end_ : static_cast<const char*>(newline);
    }
    /// Behind the digits at `p`, before which there may be a minus sign; null where there are none
    /// or the number is larger than `most`.
    const char* digits(const char* p, std::int64_t most, std::int64_t& value) const {
        const bool negative = p != end_ && *p == '-';
        p += negative ? 1 : 0;
        const char* const first = p;
        for (; p != end_ && *p >= '0' && *p <= '9'; ++p) {
            value = value * 10 + (*p - '0');
            if (value > most)
                return nullptr;
        }
        value = negative ? -value : value;
        return p == first ? nullptr : p;
    }
    [[nodiscard]] SourceSpan span_of(const char* from, std::size_t length) const;

    const char* begin_; ///< of the text
    const char* stop_;  ///< of the text
    const char* at_;
    const char* end_;  ///< of what is seen
    const char* line_; ///< that next_line() went to
    const char* next_; ///< the line after it
    bool by_line_ = false;
    const char* last_from_;
    const char* last_to_;
    /// The last place whose line was counted, so that spans in order cost one pass together.
    struct Mark {
        const char* at;
        const char* line_begin;
        int line;
    };
    mutable Mark mark_;
};

/// A line of a text without its end, its number from 1, and the column of its first byte.
struct TextLine {
    std::string_view text;
    int number = 1;
    int column = 1;

    [[nodiscard]] SourceSpan span(std::size_t from, std::size_t length = 1) const noexcept {
        return {number, column + static_cast<int>(from),
                static_cast<int>(length == 0 ? 1 : length)};
    }
};

/// The lines of a text from the first to the last one that is not blank; those that are blank in
/// between are empty.
[[nodiscard]] std::vector<TextLine> lines_of(std::string_view text);

/// A word of a line and where it begins.
struct Word {
    std::string_view text;
    std::size_t at = 0;

    /// The number that the whole word is.
    template <class Number>
    [[nodiscard]] std::optional<Number> number() const noexcept {
        Number value{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size())
            return std::nullopt;
        return value;
    }
};

/// The words between any of these characters.
[[nodiscard]] std::vector<Word> words_of(std::string_view line,
                                         std::string_view separators = " \t");

} // namespace loggia
