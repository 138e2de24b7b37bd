#pragma once

#include "tests/ui/connect4/players.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/widgets/board/board_view.hpp"

#include <QTest>

namespace loggia::ui::testing {

/// A page in a window, as a person has it, that plays fast.
struct PageFixture {
    Connect4Page page;
    BoardView* board = page.findChild<BoardView*>(QStringLiteral("board"));

    PageFixture() {
        page.resize(1100, 700);
        page.show();
        page.computer()->setPace(0);
        page.document()->setPlayer(connect4::Player::two, quickComputer());
        page.document()->newGame();
        static_cast<void>(QTest::qWaitForWindowExposed(&page));
    }
    Connect4Document& document() { return *page.document(); }
    [[nodiscard]] QPoint pointOf(int column) const {
        return board->geometryNow().centre(column, 3).toPoint();
    }
    void click(int column) { QTest::mouseClick(board, Qt::LeftButton, {}, pointOf(column)); }
    bool waitForComputer() {
        return QTest::qWaitFor([this] { return !document().isComputersTurn(); }, patience);
    }
};

} // namespace loggia::ui::testing
