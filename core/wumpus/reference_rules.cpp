#include "core/wumpus/reference_rules.hpp"

#include "core/logic/syntax.hpp"
#include "core/wumpus/cave.hpp"
#include "core/wumpus/knowledge.hpp"

#include <fmt/format.h>

namespace loggia::wumpus {

namespace {

constexpr std::array<const char*, rule_count> rule_texts{
    "If there is a monster at square (i,j), there is stench at all adjacent squares.",
    "If there is stench at square (i,j), there is a monster at one of the adjacent squares.",
    "If there is a pit at square (i,j), there is breeze at all adjacent squares.",
    "If there is breeze at square (i,j), there is a pit at one or more of the adjacent squares.",
    "There is one and only one monster (no more, no fewer).",
    "Squares (1,1), (1,2), (2,1), (2,2) have no monsters and no pits.",
    "The number of pits can be between 1 and 11.",
    "We don't care about gold, glitter, and arrows.",
};

constexpr std::array<const char*, rule_count> comments{
    "Sixteen statements, one for each square.",
    "Sixteen statements, the converse of rule 1: without them there could be stench without\n"
    "# a monster. \"One of\" is an or; rule 5 ensures that there is only one monster.",
    "Sixteen statements, as for rule 1.",
    "Sixteen statements, as for rule 2. There may be several pits, so this is an or, not an xor.",
    "One statement: an xor is true if exactly one of its parts is, however many there are.",
    "Eight statements, two for each of the four squares.",
    "Two statements. At least one pit is an or over all squares. By rule 6 only twelve squares\n"
    "# can have a pit, so \"at most 11\" forbids just one case: a pit in all twelve.",
    "No statement: there are no symbols for them.",
};

std::string list(const char* connective, Sign sign, Squares squares) {
    std::string text = fmt::format("({}", connective);
    for (int n = 0; n < square_count; ++n)
        if (has(squares, Square::of(n)))
            text += ' ' + to_text(Symbol{sign, Square::of(n)});
    return text + ')';
}

constexpr Squares every_square = 0xFFFF;

std::vector<std::string> around_each_square(Sign sign, const char* connective, Sign around) {
    std::vector<std::string> lines;
    for (int n = 0; n < square_count; ++n) {
        const Square square = Square::of(n);
        lines.push_back(fmt::format("(if {} {})", to_text(Symbol{sign, square}),
                                    list(connective, around, beside(only(square)))));
    }
    return lines;
}

} // namespace

const char* rule_text(int number) {
    return rule_texts.at(static_cast<std::size_t>(number - 1));
}

std::vector<std::string> rule_lines(int number) {
    switch (number) {
    case 1:
        return around_each_square(Sign::monster, "and", Sign::stench);
    case 2:
        return around_each_square(Sign::stench, "or", Sign::monster);
    case 3:
        return around_each_square(Sign::pit, "and", Sign::breeze);
    case 4:
        return around_each_square(Sign::breeze, "or", Sign::pit);
    case 5:
        return {list("xor", Sign::monster, every_square)};
    case 6: {
        std::vector<std::string> lines;
        for (const Sign sign : {Sign::monster, Sign::pit})
            for (int n = 0; n < square_count; ++n)
                if (has(safe_squares, Square::of(n)))
                    lines.push_back(fmt::format("(not {})", to_text(Symbol{sign, Square::of(n)})));
        return lines;
    }
    case 7:
        return {list("or", Sign::pit, every_square),
                fmt::format("(not {})",
                            list("and", Sign::pit,
                                 static_cast<Squares>(every_square & ~unsigned{safe_squares})))};
    default:
        return {};
    }
}

std::string rules_file() {
    std::string text =
        "# The rules of the wumpus world of the assignment, for\n"
        "#   check_true_false wumpus_rules.txt KNOWLEDGE STATEMENT\n"
        "# Exactly 49,128 caves obey them: the monster is on one of twelve squares,\n"
        "# and there are pits on some of these squares, at least one and not all.\n";
    for (int number = 1; number <= rule_count; ++number) {
        text += fmt::format("\n# Rule {}: {}\n# {}\n", number, rule_text(number),
                            comments.at(static_cast<std::size_t>(number - 1)));
        for (const std::string& line : rule_lines(number))
            text += line + '\n';
    }
    return text;
}

const ReferenceRules& reference_rules() {
    static const ReferenceRules rules = [] {
        ReferenceRules made;
        made.store = symbol_store();
        for (int number = 1; number <= rule_count; ++number) {
            std::vector<logic::Expr> lines;
            for (const std::string& line : rule_lines(number))
                lines.push_back(logic::read_prefix(made.store, line, 1).value());
            made.rules.at(static_cast<std::size_t>(number - 1)) =
                made.store.node(logic::Kind::conjunction, lines);
        }
        made.all = made.store.node(logic::Kind::conjunction, made.rules);
        return made;
    }();
    return rules;
}

} // namespace loggia::wumpus
