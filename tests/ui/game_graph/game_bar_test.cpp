#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/game_bar.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace game_bar_test {

using namespace loggia;
using namespace loggia::ui;

class GameBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void showsTheGameThatIsThere() {
        History undo;
        GameGraphDocument document(&undo);
        GameBar bar(&document);
        bar.resize(700, 60);
        bar.show();
        auto* games = bar.findChild<QComboBox*>(QStringLiteral("games"));
        auto* views = bar.findChild<QComboBox*>(QStringLiteral("views"));
        QCOMPARE(games->currentIndex(), 0);
        QCOMPARE(views->count(), 3);
        document.setGame(game_graph::game_of("nim 7 8").value(), QStringLiteral("nim"));
        QCOMPARE(bar.parameters()->text(), QStringLiteral("nim 7 8"));
        QCOMPARE(games->currentText(), QStringLiteral("Nim"));
        QCOMPARE(views->count(), 5); // with the board
        // Another of the same kind from the list; the game itself again is no step.
        const int steps = undo.index();
        Q_EMIT games->activated(games->currentIndex());
        QCOMPARE(document.game().text(), std::string("nim 3 4 5"));
        Q_EMIT games->activated(games->currentIndex());
        QCOMPARE(undo.index(), steps + 1);
        QSignalSpy picked(&bar, &GameBar::viewPicked);
        Q_EMIT views->activated(1);
        QCOMPARE(picked.size(), 1);
        // And the choice that was made is the one that is shown.
        GameViewChoice choice;
        connect(&bar, &GameBar::viewPicked, &bar,
                [&choice](const GameViewChoice& now) { choice = now; });
        for (const int view : {3, 1, 2, 0}) {
            Q_EMIT views->activated(view);
            bar.setView(choice);
            QCOMPARE(views->currentIndex(), view);
        }
        QCOMPARE(ui::testing::namelessWidgets(bar), QStringList());
    }

    /// However narrow it is, all of the note is there; what is shorter leaves the room as it was.
    void theNoteIsWhole() {
        History undo;
        GameGraphDocument document(&undo);
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* bar = new GameBar(&document, &window);
        layout->addWidget(bar);
        layout->addStretch();
        auto* note = bar->findChild<QLabel*>(QStringLiteral("note"));
        const QString counts =
            QStringLiteral("Player 1 wins in 11. 232 positions: 140 wins, 92 losses. 1,230 moves. "
                           "Tree: 1,038,768 positions, 412,345 leaves.");
        window.resize(1200, 300);
        window.show();
        bar->setNote(counts);
        const auto lines = [note] { return note->height() / note->fontMetrics().lineSpacing(); };
        QTRY_COMPARE(lines(), 1);
        for (const int width : {700, 420, 300}) {
            window.resize(width, 300);
            QTRY_COMPARE(bar->width(), layout->contentsRect().width());
            QTRY_VERIFY(note->height() >= note->heightForWidth(note->width()));
            QVERIFY(note->height() <
                    note->heightForWidth(note->width()) + note->fontMetrics().lineSpacing());
            QCOMPARE(note->text(), counts);
        }
        QVERIFY(lines() > 1);
        const int height = note->height();
        bar->setNote(QStringLiteral("Solving\u2026"));
        QTest::qWait(20);
        QCOMPARE(note->height(), height);
        window.resize(1200, 300);
        QTRY_COMPARE(lines(), 1);
    }

    void tellsWhatIsWrong() {
        History undo;
        GameGraphDocument document(&undo);
        GameBar bar(&document);
        bar.resize(700, 60);
        bar.show();
        bar.setNote(QStringLiteral("all is well"));
        QCOMPARE(bar.said(), QStringLiteral("all is well"));
        document.type(QStringLiteral("nim 3 four"));
        QVERIFY(bar.said().startsWith(QStringLiteral("Column 7: ")) &&
                bar.said().endsWith(QLatin1Char('.')));
        QCOMPARE(bar.parameters()->diagnostics().size(), std::size_t{1});
        undo.undo();
        QCOMPARE(bar.said(), QStringLiteral("all is well"));
        document.setDrawn(loopyExample(), QStringLiteral("draw"));
        QVERIFY(!bar.parameters()->isVisible());
    }
};

LOGGIA_WINDOW_TEST(GameBarTest)

} // namespace game_bar_test

#include "game_bar_test.moc"
