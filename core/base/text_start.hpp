#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace loggia {

/// The beginning of a text, enough to see what kind of text it is; a view into it.
struct TextStart {
    std::string_view text; ///< without a byte order mark
    bool is_all = true;    ///< whether nothing follows
};

/// Up to `most` bytes of whole lines; where that is less than half of them, as before a line that
/// is very long, of words or of the items of a list.
[[nodiscard]] inline TextStart start_of(std::string_view text, std::size_t most = 1 << 16) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (text.size() <= most)
        return {text, true};
    text = text.substr(0, most);
    for (const std::string_view separators : {"\n", " \t", ",;"})
        if (const std::size_t end = text.find_last_of(separators);
            end != std::string_view::npos && end + 1 >= most / 2)
            return {text.substr(0, end + 1), false};
    return {text, false};
}

/// The first line that is neither blank nor a comment, without the blanks around it; empty where
/// there is none. `comment` is what comments begin with. Reads the text to that line; a byte order
/// mark is passed over.
[[nodiscard]] inline std::string_view first_said(std::string_view text, std::string_view comment) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        constexpr std::string_view blanks = " \t\r";
        line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
        line = line.substr(0, line.find_last_not_of(blanks) + 1);
        if (!line.empty() && !line.starts_with(comment))
            return line;
    }
    return text; // its end
}

/// A text without one of its lines, of which the first one is 1.
[[nodiscard]] inline std::string without_line(std::string_view text, int line) {
    std::size_t begin = 0;
    for (int above = 1; above < line && begin < text.size(); ++above)
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string rest(text.substr(0, begin));
    rest += text.substr(std::min(end + 1, text.size()));
    return rest;
}

} // namespace loggia
