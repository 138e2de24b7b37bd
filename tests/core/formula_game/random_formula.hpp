#pragma once

#include "core/base/random.hpp"
#include "core/logic/syntax.hpp"

#include <algorithm>
#include <string>
#include <vector>

/// A formula as the plainest of trees, with its syntaxes written by recursion: the oracle for what
/// is read and written in core.
namespace loggia::formula_game::oracle {

struct Tree {
    char sign; ///< `-`, `*`, `+` or the letter of a leaf
    std::vector<Tree> operands;
};

/// A random tree of at most that depth over the first `letters` letters.
inline Tree random_tree(Random& random, int depth, std::size_t letters) {
    const std::uint64_t choice = depth == 0 ? 0 : random.below(5);
    if (choice == 0)
        return {static_cast<char>('a' + random.below(letters)), {}};
    Tree tree{choice == 1 ? '-' : choice < 4 ? '*' : '+', {}};
    for (std::uint64_t i = choice == 1 ? 1 : random.below(3) + 2; i > 0; --i)
        tree.operands.push_back(random_tree(random, depth - 1, letters));
    return tree;
}

/// In the assignment's syntax.
inline std::string text_of(const Tree& tree) {
    if (tree.operands.empty())
        return {tree.sign};
    if (tree.sign == '-')
        return "-" + text_of(tree.operands[0]);
    std::string text = "(";
    for (std::size_t i = 0; i < tree.operands.size(); ++i)
        text += (i == 0 ? "" : std::string(1, tree.sign)) + text_of(tree.operands[i]);
    return text + ")";
}

/// The value where the letters have those of the bits, that of `a` lowest.
inline bool value_of(const Tree& tree, std::uint32_t values) {
    if (tree.operands.empty())
        return (values >> (tree.sign - 'a') & 1U) != 0;
    const auto is_true = [&](const Tree& operand) { return value_of(operand, values); };
    if (tree.sign == '-')
        return !is_true(tree.operands[0]);
    return tree.sign == '*' ? std::all_of(tree.operands.begin(), tree.operands.end(), is_true)
                            : std::any_of(tree.operands.begin(), tree.operands.end(), is_true);
}

/// The letters that occur, in alphabetical order.
inline std::string letters_of(const Tree& tree) {
    std::string letters;
    for (const char c : text_of(tree))
        if (c >= 'a' && c <= 'z' && letters.find(c) == std::string::npos)
            letters += c;
    std::sort(letters.begin(), letters.end());
    return letters;
}

inline logic::Formula formula_of(const Tree& tree) {
    return logic::read_strict(text_of(tree)).value();
}

} // namespace loggia::formula_game::oracle
