#pragma once

#include "core/logic/expr.hpp"

#include <array>
#include <string>
#include <vector>

namespace loggia::wumpus {

/// The assignment's eight rules.
constexpr int rule_count = 8;

/// Rule `number`, 1 to 8, in the assignment's words.
[[nodiscard]] const char* rule_text(int number);

/// The statements that express it, in prefix notation; none for rule 8, which says what nobody will
/// ask. All together have the assignment's 49,128 models.
[[nodiscard]] std::vector<std::string> rule_lines(int number);

/// A rules file of all of them, with comments that say which statements each rule needs and why.
[[nodiscard]] std::string rules_file();

/// The rules as expressions of a store made by symbol_store().
struct ReferenceRules {
    logic::Store store;
    std::array<logic::Expr, rule_count> rules; ///< rule k at k - 1
    logic::Expr all;                           ///< their conjunction
};

/// Made once, never changed.
[[nodiscard]] const ReferenceRules& reference_rules();

} // namespace loggia::wumpus
