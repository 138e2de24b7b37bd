#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace loggia::normal_forms {

/// What a line of a table is made of, but for blanks, commas and quotation marks.
struct TableToken {
    enum class Sort : std::uint8_t { word, bar, arrow };
    Sort sort = Sort::word;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The tokens of `text` from `begin` up to `end`, in order. An arrow or its like (`->`, `=>`, `:`,
/// `=`) ends a word, but between quotation marks it belongs to a name: `p,q,"p -> q"`. Linear.
[[nodiscard]] std::vector<TableToken> table_tokens(std::string_view text, std::size_t begin,
                                                   std::size_t end);

} // namespace loggia::normal_forms
