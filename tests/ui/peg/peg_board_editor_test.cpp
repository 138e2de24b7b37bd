#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_board_editor.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_tools.hpp"
#include "ui/peg/peg_view.hpp"
#include "ui/undo/history.hpp"

#include <QTest>

namespace peg_board_editor_test {

using namespace loggia;
using namespace loggia::ui;

/// A board and its tools, of which the signals are sent as the board sends them.
struct Fixture {
    History undo;
    PegDocument document{&undo};
    PegView board;
    PegTools tools{&document};
    PegBoardEditor editor{&document, &board, &tools};

    Fixture() {
        document.restore(PegDocument::stateOf({peg::find_layout("triangle15")->puzzle, {}}, 0));
    }
    [[nodiscard]] int holes() const { return document.board().holes(); }
};

class PegBoardEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void jumpsArePlayedOrRefused() {
        Fixture f;
        Q_EMIT f.board.jumpWanted(4, 1);
        QCOMPARE(f.document.played(), std::size_t{1});
        Q_EMIT f.board.refused(0, 4);
        QCOMPARE(f.tools.text(), QStringLiteral("Hole 4 is empty. Click a peg first."));
        Q_EMIT f.board.refused(13, 15);
        QVERIFY(f.tools.text().startsWith(QStringLiteral("Peg 13 cannot jump to 15.")));
        QCOMPARE(f.undo.count(), 1);
    }

    void editsAreSteps() {
        Fixture f;
        const PegState before = f.document.state();
        const int count = f.holes();
        Q_EMIT f.board.holeRemoved(15);
        QCOMPARE(f.holes(), count - 1);
        QCOMPARE(f.undo.undoText(), QStringLiteral("remove hole 15"));
        f.undo.undo();
        QVERIFY(f.document.state().puzzle == before.puzzle);
        const peg::Triple row = before.puzzle.board.triples().front();
        Q_EMIT f.board.rowPicked(row);
        QVERIFY(!peg::has_row(f.document.board(), row));
        Q_EMIT f.board.rowPicked(row);
        QVERIFY(peg::has_row(f.document.board(), row));
        QCOMPARE(f.undo.undoText(), QStringLiteral("add a line"));
    }

    void aHoleGetsWhatTheToolSets() {
        Fixture f;
        f.tools.setTool(PegTool::pegs);
        Q_EMIT f.board.holePicked(1);
        QVERIFY(peg::has(f.document.position(), 1)); // it was the empty one
        f.tools.setTool(PegTool::goal);
        const peg::Goal goal = f.document.puzzle().goal;
        Q_EMIT f.board.holePicked(7);
        QVERIFY(f.document.puzzle().goal != goal);
        QCOMPARE(f.undo.undoText(), QStringLiteral("goal in hole 7"));
    }
};

LOGGIA_WINDOW_TEST(PegBoardEditorTest)

} // namespace peg_board_editor_test

#include "peg_board_editor_test.moc"
