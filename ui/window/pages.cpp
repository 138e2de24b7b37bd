#include "ui/window/pages.hpp"

#include "ui/connect4/connect4_page.hpp"
#include "ui/formula_game/formula_game_page.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/puzzles/puzzles_page.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/wumpus/wumpus_page.hpp"

namespace loggia::ui {

std::vector<PageInfo> allPages() {
    // A line each.
    // clang-format off
    return {
        Connect4Page::pageInfo(),
        FormulaGamePage::pageInfo(),
        WumpusPage::pageInfo(),
        PegPage::pageInfo(),
        SatPage::pageInfo(),
        NormalFormsPage::pageInfo(),
        GameGraphPage::pageInfo(),
        PathfindingPage::pageInfo(),
        PuzzlesPage::pageInfo(),
    };
    // clang-format on
}

} // namespace loggia::ui
