#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace loggia::ui::testing {

/// A text that a C++ source says.
struct CppText {
    static constexpr char gap = '\x01';

    int line = 0;
    /// Adjacent literals, and those that + joins: what is put in between them is a gap.
    std::string text;
    std::string within; ///< What stands before the bracket that it is in: "tr" of tr("a text").
};

/// The texts in string literals, not those in comments or preprocessor lines. A literal that is
/// given to + after something else, or appended, begins with a gap.
[[nodiscard]] std::vector<CppText> textsIn(std::string_view source);

} // namespace loggia::ui::testing
