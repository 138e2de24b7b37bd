#pragma once

#include "core/base/error.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace loggia::pathfinding {

/// A line of a text without its end, and its number from 1.
struct TextLine {
    std::string_view text;
    int number = 1;
    int shift = 0; ///< bytes of a byte order mark before it

    [[nodiscard]] SourceSpan span(std::size_t from, std::size_t length = 1) const noexcept {
        return {number, static_cast<int>(from) + shift + 1,
                static_cast<int>(length == 0 ? 1 : length)};
    }
};

/// The lines of a text from the first to the last one that is not blank.
[[nodiscard]] inline std::vector<TextLine> lines_of(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    int shift = 0;
    if (text.starts_with(mark)) {
        text.remove_prefix(mark.size());
        shift = static_cast<int>(mark.size());
    }
    std::vector<TextLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        while (line.ends_with('\r'))
            line.remove_suffix(1);
        const bool blank = line.find_first_not_of(" \t") == std::string_view::npos;
        if (!blank || !lines.empty())
            lines.push_back({blank ? std::string_view() : line, number, number == 1 ? shift : 0});
    }
    while (!lines.empty() && lines.back().text.empty())
        lines.pop_back();
    return lines;
}

/// A word of a line and where it begins.
struct Word {
    std::string_view text;
    std::size_t at = 0;

    /// The number that the word is, as a whole.
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
[[nodiscard]] inline std::vector<Word> words_of(std::string_view line,
                                                std::string_view separators = " \t") {
    std::vector<Word> words;
    for (std::size_t at = 0; (at = line.find_first_not_of(separators, at)) < line.size();) {
        const std::size_t end = std::min(line.find_first_of(separators, at), line.size());
        words.push_back({line.substr(at, end - at), at});
        at = end;
    }
    return words;
}

} // namespace loggia::pathfinding
