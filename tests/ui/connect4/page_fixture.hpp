#pragma once

#include "tests/ui/support/checks.hpp"
#include "ui/connect4/computer_turn.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/widgets/board_view.hpp"

#include <QAbstractButton>
#include <QTest>
#include <QUndoStack>

namespace loggia::ui::testing {

inline PlayerSettings quickComputer() {
    PlayerSettings settings{true, {}};
    settings.think.by_depth = true;
    settings.think.depth = 2;
    return settings;
}

/// Thinks until it is stopped.
inline PlayerSettings slowComputer() {
    PlayerSettings settings{true, {}};
    settings.think.seconds = 600;
    return settings;
}

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

inline QAbstractButton* buttonOf(const QWidget& parent, const QString& text) {
    for (QAbstractButton* button : parent.findChildren<QAbstractButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

} // namespace loggia::ui::testing
