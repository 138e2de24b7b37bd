#pragma once

#include "core/base/error.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::normal_forms {

/// Texts of this many bytes and more are refused.
inline constexpr std::size_t longest_function_text = std::size_t{1} << 28U;

/// A place in a text that goes forward, for the readers of functions.
class TextScan {
public:
    explicit TextScan(std::string_view text) : text_(text) {
        if (text.starts_with("\xEF\xBB\xBF"))
            at_ = 3;
    }

    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] std::size_t offset() const { return at_; }
    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    /// The byte that stands here, 0 at the end.
    [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
    void advance(std::size_t bytes = 1) { at_ += bytes; }
    void go_to(std::size_t offset) { at_ = offset; }

    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
    void skip_blanks() {
        while (!at_end() && is_blank(text_[at_]))
            ++at_;
    }
    /// Blanks and line ends.
    void skip_space() {
        while (!at_end() && (is_blank(text_[at_]) || text_[at_] == '\n'))
            ++at_;
    }
    /// To the end of this line, not over it.
    void skip_to_line_end() { at_ = std::min(text_.find('\n', at_), text_.size()); }
    bool take(std::string_view word) {
        const bool here = rest().starts_with(word);
        at_ += here ? word.size() : 0;
        return here;
    }
    /// What stands here up to a blank, the end of the line or a comment.
    [[nodiscard]] std::string_view word() const {
        const auto end = std::min(text_.find_first_of(" \t\r\n#", at_), text_.size());
        return text_.substr(at_, end - at_);
    }

    [[nodiscard]] tl::unexpected<Error> error(std::string message, std::size_t offset,
                                              std::size_t length = 1) const {
        return failure(std::move(message), span_at(text_, offset, length));
    }
    /// `expected ..., found ...` at this place.
    [[nodiscard]] tl::unexpected<Error> expected(std::string_view what) const {
        return expected(what, at_);
    }
    [[nodiscard]] tl::unexpected<Error> expected(std::string_view what, std::size_t offset) const {
        const std::string found =
            offset >= text_.size() ? "the end of the text" : shown_symbol(text_, offset);
        return error(fmt::format("expected {}, found {}", what, found), offset);
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

/// `'name'` for a message, cut where it is long.
[[nodiscard]] inline std::string quoted_for_message(std::string_view name) {
    constexpr std::size_t longest = 40;
    const std::string_view shown = name.substr(0, longest);
    return fmt::format("'{}{}'", shown, name.size() > longest ? "..." : "");
}

} // namespace loggia::normal_forms
