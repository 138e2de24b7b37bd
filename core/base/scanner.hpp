#pragma once

#include "core/base/error.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace loggia {

/// The lines of a text that hold something, one after the other, and the words in them. A byte
/// order mark at the start is passed over, and so are `\r` and blanks at the end of a line.
class Scanner {
public:
    /// `line` is the number of the text's first line.
    explicit Scanner(std::string_view text, int line = 1);

    /// Goes to the next line that is not blank; false at the end.
    bool next_line();
    [[nodiscard]] std::string_view line() const noexcept { return line_; }
    [[nodiscard]] int number() const noexcept { return number_; }
    /// What follows the line, from its first byte on.
    [[nodiscard]] std::string_view rest() const noexcept { return rest_; }

    /// Whether nothing is left in the line.
    [[nodiscard]] bool at_end();
    /// Takes what stands up to the next blank or line end; empty at the end of the line.
    std::string_view word();
    /// Takes these characters where they come next, after blanks.
    bool take(std::string_view characters);
    /// Takes an integer, with a minus sign or without; nothing where none stands here or it has
    /// more than nine digits.
    std::optional<int> integer();
    /// The place of the word or the end of the line that comes next.
    [[nodiscard]] SourceSpan here();
    /// The place of the word that was taken last.
    [[nodiscard]] SourceSpan there() const noexcept { return last_; }
    /// "expected ..., found ..." of what comes next.
    [[nodiscard]] tl::unexpected<Error> expected(std::string_view what);

private:
    void skip_blanks();
    [[nodiscard]] std::size_t word_end() const;
    [[nodiscard]] SourceSpan span(std::size_t from, std::size_t to) const;

    std::string_view rest_;
    std::string_view line_;
    std::size_t at_ = 0; ///< within line_
    int shift_ = 0;      ///< bytes of the mark, which belong to the first line
    int number_ = 0;
    SourceSpan last_;
};

} // namespace loggia
