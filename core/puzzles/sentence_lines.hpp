#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

namespace loggia::puzzles {

/// Cuts a line at each speaker, and leaves out questions and tasks at its end. What somebody says
/// may be several sentences, in quotation marks or not, so that a full stop alone ends nothing.
/// Linear.
class LineCutter {
public:
    /// Of a text the line, or its rest, between two places.
    LineCutter(std::string_view text, std::size_t begin, std::size_t end);

    /// Where the questions at the end of the line begin; npos where there are none.
    [[nodiscard]] std::size_t question() const { return question_; }

    /// Calls `use(begin, end)` for the parts, until it returns false; whether it never did.
    bool cut(const std::function<bool(std::size_t, std::size_t)>& use) const;

private:
    [[nodiscard]] std::size_t joined_speaker(std::size_t from, std::size_t at) const;
    [[nodiscard]] bool is_parted(std::size_t at) const;
    [[nodiscard]] bool is_behind_stop(std::size_t from, std::size_t at) const;

    std::string_view text_;
    std::size_t begin_;
    std::size_t end_;
    std::size_t question_ = std::string_view::npos; ///< where those at the end begin
    std::size_t gap_ = std::string_view::npos;      ///< where the blanks before them begin
};

/// Where the sentence of a line begins whose first character is at `first`: behind the mark of an
/// item in a list, `1. `, `(2) `, `a) ` or a bullet, or behind `Question:`, which nobody says,
/// where it has one.
[[nodiscard]] std::size_t behind_list_mark(std::string_view text, std::size_t first,
                                           std::size_t end);

/// Calls `use(line, end)` for each line of the text that says something, until it returns false; a
/// comment, `%` or `#`, says nothing.
void for_each_whole_line(std::string_view text,
                         const std::function<bool(const LineCutter&, std::size_t)>& use);

/// Each line of the text that says something, and each part of it by another speaker, until `use`
/// returns false.
void for_each_line(std::string_view text, const std::function<bool(std::size_t, std::size_t)>& use);

} // namespace loggia::puzzles
