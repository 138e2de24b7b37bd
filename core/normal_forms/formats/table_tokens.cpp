#include "core/normal_forms/formats/table_tokens.hpp"

#include <array>

namespace loggia::normal_forms {

namespace {

/// The length of an arrow or its like that a text begins with; 0 where there is none.
std::size_t arrow_at(std::string_view text) {
    constexpr std::array<std::string_view, 11> arrows{"-->", "->", "==>", "=>", "→", "⇒",
                                                      "↦",   "⟶",  "⟹",   ":",  "="};
    for (const std::string_view arrow : arrows)
        if (text.starts_with(arrow))
            return arrow.size();
    return 0;
}

} // namespace

std::vector<TableToken> table_tokens(std::string_view text, std::size_t begin, std::size_t end) {
    std::vector<TableToken> tokens;
    bool quoted = false;
    const auto arrow_here = [text, end, &quoted](std::size_t at) {
        return quoted ? 0 : arrow_at(text.substr(at, end - at));
    };
    const auto ends_word = [text, end, arrow_here](std::size_t at) {
        return at >= end ||
               std::string_view(" \t\r|,;\"").find(text[at]) != std::string_view::npos ||
               arrow_here(at) > 0;
    };
    for (std::size_t at = begin; at < end;) {
        if (text[at] == '|') {
            tokens.push_back({TableToken::Sort::bar, at, at + 1});
            ++at;
        } else if (const std::size_t arrow = arrow_here(at); arrow > 0) {
            tokens.push_back({TableToken::Sort::arrow, at, at + arrow});
            at += arrow;
        } else if (ends_word(at)) {
            if (text[at] == '"')
                quoted = !quoted &&
                         text.substr(at + 1, end - at - 1).find('"') != std::string_view::npos;
            ++at;
        } else {
            const std::size_t word = at;
            while (!ends_word(at))
                ++at;
            tokens.push_back({TableToken::Sort::word, word, at});
        }
    }
    return tokens;
}

} // namespace loggia::normal_forms
