#include "core/peg/format.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_example.hpp"
#include "ui/peg/peg_text_panel.hpp"
#include "ui/undo/history.hpp"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>

namespace peg_text_panel_test {

using namespace loggia;
using namespace loggia::ui;

class PegTextPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void showsAndCopiesBothTexts() {
        History undo;
        PegDocument document(&undo);
        PegTextPanel panel(&document);
        const PegExample& example = workedPegExample();
        document.setGame(example.game, 0, QStringLiteral("example"));
        panel.resize(400, 500);
        panel.show();
        auto* jumps = panel.findChild<QPlainTextEdit*>(QStringLiteral("jumps-text"));
        auto* board = panel.findChild<QPlainTextEdit*>(QStringLiteral("board-text"));
        QVERIFY(jumps->toPlainText().startsWith(QStringLiteral("Jump(4,2,1,1)\n")));
        const auto read = peg::puzzle_of(board->toPlainText().toStdString());
        QVERIFY(read && *read == document.puzzle());
        const QSignalSpy copied(&panel, &PegTextPanel::copyWanted);
        for (auto* button : panel.findChildren<QToolButton*>())
            QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(copied.size(), 2);
        QCOMPARE(copied[0][0].toString(), jumps->toPlainText());
        QCOMPARE(copied[1][0].toString(), board->toPlainText());
        document.clear();
        QCOMPARE(board->toPlainText(), QString());
    }
};

LOGGIA_WINDOW_TEST(PegTextPanelTest)

} // namespace peg_text_panel_test

#include "peg_text_panel_test.moc"
