#pragma once

#include "core/base/random.hpp"
#include "core/wumpus/cave.hpp"
#include "core/wumpus/entail.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A second way to every answer: statements as trees of its own, read, printed and evaluated by
/// plain recursion, and verdicts by enumeration of all values of the symbols that no line gives.
namespace oracle {

using loggia::Random;
using loggia::wumpus::Symbol;
using loggia::wumpus::symbol_count;
using loggia::wumpus::Verdict;

/// Symbols 0 to 63 are those of the reference rules, 64 and on are `x64`, `x65` ...
constexpr int most_symbols = 72;
struct Values {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    [[nodiscard]] bool at(int symbol) const {
        return ((symbol < 64 ? low >> symbol : high >> (symbol - 64)) & 1U) != 0;
    }
    void set(int symbol, bool value) {
        std::uint64_t& word = symbol < 64 ? low : high;
        const std::uint64_t bit = std::uint64_t{1} << (symbol % 64);
        word = value ? word | bit : word & ~bit;
    }
};

struct Tree {
    std::string connective; ///< empty for a symbol
    int symbol = 0;
    std::vector<Tree> parts;
};

inline bool evaluate(const Tree& tree, const Values& values) {
    if (tree.connective.empty())
        return values.at(tree.symbol);
    int trues = 0;
    for (const Tree& part : tree.parts)
        trues += evaluate(part, values) ? 1 : 0;
    const int count = static_cast<int>(tree.parts.size());
    if (tree.connective == "and")
        return trues == count;
    if (tree.connective == "or")
        return trues > 0;
    if (tree.connective == "xor")
        return trues == 1;
    if (tree.connective == "not")
        return trues == 0;
    const bool first = evaluate(tree.parts[0], values);
    const bool second = evaluate(tree.parts[1], values);
    return tree.connective == "if" ? !first || second : first == second;
}

inline std::string name(int symbol) {
    if (symbol >= 64)
        return "x" + std::to_string(symbol);
    const int square = symbol % 16;
    return std::string(1, "MSPB"[symbol / 16]) + "_" + std::to_string(square / 4 + 1) + "_" +
           std::to_string(square % 4 + 1);
}

inline std::string print(const Tree& tree) {
    if (tree.connective.empty())
        return name(tree.symbol);
    std::string text = "(" + tree.connective;
    for (const Tree& part : tree.parts)
        text += " " + print(part);
    return text + ")";
}

inline Tree parse(std::string_view& text) {
    while (text.front() == ' ')
        text.remove_prefix(1);
    if (text.front() != '(') {
        const std::string_view word = text.substr(0, text.find_first_of(" )"));
        text.remove_prefix(word.size());
        for (int n = 0; n < most_symbols; ++n)
            if (name(n) == word)
                return {"", n, {}};
        std::abort();
    }
    text.remove_prefix(1);
    Tree tree;
    tree.connective = text.substr(0, text.find_first_of(" )"));
    text.remove_prefix(tree.connective.size());
    for (;;) {
        while (text.front() == ' ')
            text.remove_prefix(1);
        if (text.front() == ')') {
            text.remove_prefix(1);
            return tree;
        }
        tree.parts.push_back(parse(text));
    }
}

inline Tree parse_line(std::string_view line) {
    return parse(line);
}

inline std::vector<Tree> parse_file(const std::string& text) {
    std::vector<Tree> trees;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        if (!line.empty() && line.front() != '#')
            trees.push_back(parse_line(line));
        begin = end + 1;
    }
    return trees;
}

inline std::string print_file(const std::vector<Tree>& trees) {
    std::string text;
    for (const Tree& tree : trees)
        text += print(tree) + "\n";
    return text;
}

/// A statement with about `leaves` symbols, of those below `symbols`.
inline Tree random_tree(Random& random, int leaves, int symbols = symbol_count) {
    if (leaves <= 1)
        return {"", static_cast<int>(random.below(static_cast<std::uint64_t>(symbols))), {}};
    constexpr std::array connectives{"and", "or", "xor", "not", "if", "iff"};
    Tree tree;
    tree.connective = connectives.at(random.below(connectives.size()));
    int parts = 2;
    if (tree.connective == "not")
        parts = 1;
    else if (tree.connective[0] != 'i')
        parts = static_cast<int>(random.below(5));
    for (int i = 0; i < parts; ++i)
        tree.parts.push_back(random_tree(random, leaves / parts, symbols));
    return tree;
}

inline Tree literal(int symbol, bool value) {
    Tree leaf{"", symbol, {}};
    return value ? leaf : Tree{"not", 0, {leaf}};
}

constexpr std::array free_squares{2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/// A world of the reference rules, by chance.
inline Values random_cave(Random& random) {
    Values values;
    const auto beside = [](int square, int other) {
        return std::abs(square / 4 - other / 4) + std::abs(square % 4 - other % 4) == 1;
    };
    const auto put = [&](int square, int sign) {
        values.set(16 * sign + square, true);
        for (int other = 0; other < 16; ++other)
            if (beside(square, other))
                values.set(16 * (sign + 1) + other, true);
    };
    put(free_squares.at(random.below(12)), 0);
    for (std::uint64_t pits = 1 + random.below(4094), k = 0; k < 12; ++k)
        if ((pits >> k & 1U) != 0)
            put(free_squares.at(k), 2);
    return values;
}

/// What is possible, by trying every value of the symbols below `symbols` that no line gives
/// outright. Exponential in their number.
class Worlds {
public:
    Worlds(const std::vector<Tree>& lines, int symbols = symbol_count) {
        Values values;
        std::vector<bool> given(static_cast<std::size_t>(symbols));
        for (const Tree& line : lines) {
            const bool negated = line.connective == "not" && line.parts[0].connective.empty();
            if (!negated && !line.connective.empty())
                continue;
            const int symbol = negated ? line.parts[0].symbol : line.symbol;
            given[static_cast<std::size_t>(symbol)] = true;
            values.set(symbol, !negated);
        }
        std::vector<int> open;
        for (int n = 0; n < symbols; ++n)
            if (!given[static_cast<std::size_t>(n)])
                open.push_back(n);
        for (std::uint64_t row = 0; row < std::uint64_t{1} << open.size(); ++row) {
            for (std::size_t k = 0; k < open.size(); ++k)
                values.set(open[k], (row >> k & 1U) != 0);
            bool all = true;
            for (std::size_t i = 0; i < lines.size() && all; ++i)
                all = evaluate(lines[i], values);
            if (all)
                possible.push_back(values);
        }
    }

    [[nodiscard]] Verdict verdict(const Tree& statement) const {
        bool can_hold = false;
        bool can_fail = false;
        for (const Values& values : possible)
            (evaluate(statement, values) ? can_hold : can_fail) = true;
        if (can_hold)
            return can_fail ? Verdict::possibly : Verdict::definitely_true;
        return can_fail ? Verdict::definitely_false : Verdict::both;
    }

    std::vector<Values> possible;
};

/// Lines that give the values of all but `open` symbols: mostly those of a cave, so that they agree
/// with the rules, with `wrong` of them changed. Half the time the open ones lie together, a pit
/// with the breeze around it or two monsters with their stench, so that they are not decided.
inline std::vector<Tree> random_knowledge(Random& random, int open, int wrong,
                                          int symbols = symbol_count) {
    Values values = random_cave(random);
    values.high = random.next();
    for (int n = 0; n < wrong; ++n) {
        const int symbol = static_cast<int>(random.below(64));
        values.set(symbol, !values.at(symbol));
    }
    std::vector<int> last; // those that stay open, the first ones last
    if (random.below(2) == 0)
        for (int k = 0; k < 2; ++k) {
            const int square = static_cast<int>(random.below(16));
            const int sign = static_cast<int>(2 * random.below(3) % 4);
            for (int other = 0; other < 16; ++other)
                if (std::abs(square / 4 - other / 4) + std::abs(square % 4 - other % 4) == 1)
                    last.push_back(16 * (sign + 1) + other);
            last.push_back(16 * sign + square);
        }
    std::vector<int> order;
    for (int n = 0; n < symbols; ++n)
        if (std::find(last.begin(), last.end(), n) == last.end())
            order.insert(
                order.begin() + static_cast<std::ptrdiff_t>(random.below(order.size() + 1)), n);
    for (const int symbol : last)
        if (std::find(order.begin(), order.end(), symbol) == order.end())
            order.push_back(symbol);
    order.resize(static_cast<std::size_t>(symbols - open));
    std::vector<Tree> lines;
    for (const int symbol : order)
        lines.push_back(literal(symbol, values.at(symbol)));
    return lines;
}

/// The symbols that no line gives outright: those worth asking about.
inline std::vector<int> open_symbols(const std::vector<Tree>& lines, int symbols = symbol_count) {
    std::vector<int> open;
    for (int n = 0; n < symbols; ++n) {
        const bool given = std::any_of(lines.begin(), lines.end(), [n](const Tree& line) {
            return line.connective.empty()
                       ? line.symbol == n
                       : line.connective == "not" && line.parts.size() == 1 &&
                             line.parts[0].connective.empty() && line.parts[0].symbol == n;
        });
        if (!given)
            open.push_back(n);
    }
    return open;
}

/// Puts symbols of `pool` in the place of two thirds of those in the tree.
inline Tree steered(Random& random, Tree tree, const std::vector<int>& pool) {
    if (tree.connective.empty() && !pool.empty() && random.below(3) != 0)
        tree.symbol = pool[random.below(pool.size())];
    for (Tree& part : tree.parts)
        part = steered(random, std::move(part), pool);
    return tree;
}

} // namespace oracle
