#pragma once

#include "core/wumpus/explain.hpp"
#include "core/wumpus/hunt.hpp"
#include "core/wumpus/probability.hpp"
#include "core/wumpus/symbol_verdicts.hpp"
#include "core/wumpus/walk.hpp"
#include "ui/widgets/board/board_scene.hpp"

#include <QString>

#include <array>
#include <optional>

namespace loggia::ui {

/// One of the four signs of a square as it is to be drawn.
struct CaveMark {
    std::optional<wumpus::Verdict> state; ///< None: nothing is drawn.
    QString chance;                       ///< "33 %", beside an open one; may be empty.
    bool framed = false;                  ///< To be looked at: the two caves differ in it.
};

struct CaveCell {
    std::array<CaveMark, 4> marks; ///< by wumpus::Sign
    bool visited = false;
    bool here = false; ///< The walker.
    bool dead = false; ///< ... who did not survive it.
    bool safe = false; ///< Proven safe, not yet visited.
    bool best = false; ///< Among the least risky within reach, where none of these is safe.
    bool goal = false; ///< A click goes there.
    bool exit = false; ///< Of the cave, on a hunt.
    bool gold = false; ///< It glitters here, is carried here, or is shown.
    QString risk;      ///< "18 %", of a square within reach that is not safe.
    QString hidden;    ///< What the hidden cave holds, where it is to be seen: "MS".
    QString name;      ///< What a screen reader says.
};

/// The cave as it is to be drawn: plain data, by wumpus::Square::index().
struct CaveScene {
    std::array<CaveCell, wumpus::square_count> cells;
    QString name;

    [[nodiscard]] CaveCell& at(wumpus::Square square) {
        return cells.at(static_cast<std::size_t>(square.index()));
    }
    [[nodiscard]] const CaveCell& at(wumpus::Square square) const {
        return cells.at(static_cast<std::size_t>(square.index()));
    }
};

/// What is known: marks and, where they are counted, probabilities of monsters and pits.
[[nodiscard]] CaveScene sceneOf(const std::optional<wumpus::Marks>& marks,
                                const std::optional<wumpus::Probabilities>& probabilities);
/// A walk over it; with `reveal` also what is hidden. Before nameCells().
void addWalk(CaveScene& scene, const wumpus::Walk& walk, bool reveal);
/// The same of a hunt for the gold.
void addHunt(CaveScene& scene, const wumpus::Hunt& hunt, bool reveal);
/// Takes all percentages off it. Before nameCells().
void hideChances(CaveScene& scene);
/// Says in words what each cell shows.
void nameCells(CaveScene& scene);

/// A world: what holds in it, and with `other` what differs from that one.
[[nodiscard]] CaveScene sceneOf(wumpus::World world,
                                const std::optional<wumpus::World>& other = std::nullopt);
/// In words: "monster at (2,3); pits at (1,3), (4,3)".
[[nodiscard]] QString describe(wumpus::World world);

/// The names as BoardView and its table for screen readers take them.
[[nodiscard]] BoardScene boardOf(const CaveScene& scene);

/// "(2,3)"
[[nodiscard]] QString textOf(wumpus::Square square);
/// "(1,3), (4,3)"
[[nodiscard]] QString textOf(wumpus::Squares squares);

/// "33 %"; never "0 %" or "100 %" for what is neither impossible nor certain.
[[nodiscard]] QString percent(double chance);

} // namespace loggia::ui
