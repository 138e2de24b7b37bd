#include "ui/shell/pages.hpp"

#include "ui/connect4/connect4_page.hpp"
#include "ui/formula_game/formula_page.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/wumpus/wumpus_page.hpp"

namespace loggia::ui {

std::vector<PageInfo> allPages() {
    // A line each.
    // clang-format off
    return {
        Connect4Page::pageInfo(),
        FormulaPage::pageInfo(),
        WumpusPage::pageInfo(),
        PegPage::pageInfo(),
        SatPage::pageInfo(),
    };
    // clang-format on
}

} // namespace loggia::ui
