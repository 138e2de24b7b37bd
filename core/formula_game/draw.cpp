#include "core/base/number_text.hpp"
#include "core/formula_game/formula.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace loggia::formula_game {

namespace {

using logic::Expr;
using logic::Kind;

char sign_of(Kind kind) {
    return kind == Kind::negation ? '-' : kind == Kind::conjunction ? '*' : '+';
}

/// What the drawing of a subtree takes: characters when its root stands in the first column, and
/// the lines after the first, each of which is two blanks longer for each level further down.
struct Extent {
    std::uint64_t characters = 1;
    std::uint64_t lines = 0;
};

/// The length of the drawing, or more than max_drawing_length where that is exceeded.
std::uint64_t drawing_length(const logic::Store& store, Expr root) {
    constexpr std::uint64_t enough = max_drawing_length + 1;
    std::vector<Extent> extents(root.index() + std::size_t{1});
    for (const Expr e : logic::postorder(store, root)) {
        Extent& extent = extents[e.index()];
        const auto operands = store.operands(e);
        for (std::size_t i = 0; i < operands.size(); ++i) {
            const Extent& below = extents[operands[i].index()];
            // A blank before the first one drawn; a newline and two blanks before the others.
            const std::uint64_t before = i + 1 == operands.size() ? 1 : 3;
            extent.characters =
                std::min(enough, extent.characters + before + below.characters + 2 * below.lines);
            extent.lines = std::min(enough, extent.lines + (i == 0 ? 0 : 1) + below.lines);
        }
    }
    return extents[root.index()].characters;
}

} // namespace

Result<std::string> draw_formula_tree(const logic::Formula& formula) {
    const logic::Store& store = formula.store;
    if (auto checked = logic::check_strict(store, formula.root); !checked)
        return tl::unexpected(std::move(checked.error()));
    const std::uint64_t length = drawing_length(store, formula.root);
    if (length > max_drawing_length)
        return failure(
            fmt::format("the drawing would exceed {} characters", number_text(max_drawing_length)));

    struct Open {
        Expr e;
        std::size_t left; ///< operands that are not drawn yet
    };
    std::string drawing;
    drawing.reserve(length);
    std::vector<Open> open;
    const auto begin = [&](Expr e) {
        if (store.kind(e) == Kind::variable) {
            drawing += store.name(store.variable_of(e));
            return;
        }
        drawing += sign_of(store.kind(e));
        open.push_back({e, store.operands(e).size()});
    };
    begin(formula.root);
    while (!open.empty()) {
        const Expr e = open.back().e;
        if (open.back().left == 0) {
            open.pop_back();
            continue;
        }
        const auto operands = store.operands(e);
        if (open.back().left == operands.size())
            drawing += ' ';
        else
            drawing.append("\n").append(2 * open.size(), ' ');
        begin(operands[--open.back().left]);
    }
    return drawing;
}

} // namespace loggia::formula_game
