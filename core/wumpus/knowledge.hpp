#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/wumpus/cave.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace loggia::wumpus {

/// Which file a statement comes from.
enum class Source : std::uint8_t { rules, knowledge, question };

struct Statement {
    logic::Expr expr;
    SourceSpan span; ///< of the whole statement
    Source source = Source::knowledge;
};

/// A store whose variable n is the symbol of index n.
[[nodiscard]] logic::Store symbol_store();

/// What is known: the conjunction of the lines of the rules file and of the knowledge file, in the
/// order in which they are read.
struct Knowledge {
    logic::Store store = symbol_store();
    std::vector<Statement> lines;
};

/// Symbols that lines give outright, as `P_1_1` or `(not P_1_1)`: what the assignment tells a
/// program to look for before it enumerates anything.
struct Literals {
    std::uint64_t trues = 0;
    std::uint64_t falses = 0;

    [[nodiscard]] std::uint64_t known() const noexcept { return trues | falses; }
    [[nodiscard]] bool clash() const noexcept { return (trues & falses) != 0; }
};
[[nodiscard]] Literals literals_of(const logic::Store& store, std::span<const Statement> lines);

/// The four lines that a visit of a square teaches: that there is no monster and no pit, and
/// whether there is breeze and stench.
[[nodiscard]] std::vector<Statement> lessons(logic::Store& store, World world, Square square);

} // namespace loggia::wumpus
