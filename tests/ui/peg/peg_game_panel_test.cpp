#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/undo/history.hpp"

#include <QAccessible>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

namespace peg_game_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::patience;

struct Fixture {
    History undo;
    PegDocument document{&undo};
    PegRun run{&document};
    PegGamePanel panel{&document, &run};
    QListWidget* list = panel.findChild<QListWidget*>();
    QSlider* slider = panel.findChild<QSlider*>();

    Fixture() {
        const PegExample& example = workedPegExample();
        document.restore(PegDocument::stateOf(example.game, example.shown));
        panel.resize(420, 640);
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    /// Of the jumps.
    QString heading() {
        for (const auto* label : panel.findChildren<QLabel*>())
            if (label->buddy() == list)
                return label->text();
        return {};
    }
    QAbstractButton* button(const QString& name) {
        for (auto* each : panel.findChildren<QAbstractButton*>())
            if (each->objectName() == name || each->accessibleName() == name ||
                each->text().remove(QLatin1Char('&')) == name)
                return each;
        return nullptr;
    }
};

class PegGamePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void listsTheJumpsAndLeadsThroughThem() {
        Fixture f;
        QCOMPARE(f.list->count(), 10); // two of them have two and three jumps
        QCOMPARE(f.list->currentRow(), 3);
        QCOMPARE(f.list->item(0)->text(), QStringLiteral("1.  4-1"));
        QCOMPARE(f.list->item(0)->toolTip(), QStringLiteral("4 over 2 to 1"));
        QVERIFY(f.heading().startsWith(QStringLiteral("4 of 13 jumps (10 moves)")));
        f.list->setFocus();
        QTest::keyClick(f.list, Qt::Key_Down);
        QCOMPARE(f.document.shown(), std::size_t{5});
        QTest::mouseClick(f.list->viewport(), Qt::LeftButton, {},
                          f.list->visualItemRect(f.list->item(3)).center());
        QCOMPARE(f.document.shown(), std::size_t{4});
        f.slider->setFocus();
        QTest::keyClick(f.slider, Qt::Key_End);
        QCOMPARE(f.document.shown(), std::size_t{13});
        QTest::keyClick(f.slider, Qt::Key_Left);
        QCOMPARE(f.list->currentRow(), 9);
        QTest::mouseClick(f.button(QStringLiteral("First position")), Qt::LeftButton);
        QCOMPARE(f.document.shown(), std::size_t{0});
        QCOMPARE(f.undo.count(), 0);
    }

    /// Within a move its row is current, whichever of its jumps was the last.
    void groupsJumpsIntoMoves() {
        Fixture f;
        const int chain = 7; // 1 over 2 to 4, 4 over 8 to 13
        QCOMPARE(f.list->item(chain)->text(), QStringLiteral("8.  1-4-13"));
        QCOMPARE(f.list->item(chain)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Move 8: 1 over 2 to 4; 4 over 8 to 13"));
        f.document.show(8);
        QCOMPARE(f.list->currentRow(), chain);
        // The row leads to the end of the move, also where it is current already.
        QTest::mouseClick(f.list->viewport(), Qt::LeftButton, {},
                          f.list->visualItemRect(f.list->item(chain)).center());
        QCOMPARE(f.document.shown(), std::size_t{9});
        QCOMPARE(f.list->currentRow(), chain);
        f.panel.setBlunder(8);
        QCOMPARE(f.list->item(chain)->text(), QStringLiteral("8.  1-4-13   ??"));
        QVERIFY(f.list->item(chain)->toolTip().contains(QStringLiteral("after jump 9")));
    }

    /// Stepping, a screen reader reads the heading.
    void theHeadingNamesTheJumpShown() {
        Fixture f;
        const auto spoken = [&] {
            for (auto* label : f.panel.findChildren<QLabel*>())
                if (label->buddy() == f.list)
                    return QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
            return QString();
        };
        QCOMPARE(spoken(), QStringLiteral("Jump 4 of 13: 7 over 4 to 2"));
        f.document.show(8);
        QCOMPARE(spoken(), QStringLiteral("Jump 8 of 13: 1 over 2 to 4"));
        f.document.show(9);
        QCOMPARE(spoken(), QStringLiteral("Jump 9 of 13: 4 over 8 to 13"));
        f.document.show(0);
        QCOMPARE(spoken(), QStringLiteral("0 of 13 jumps (10 moves)"));
    }

    void playsThemAll() {
        Fixture f;
        f.document.show(11);
        auto* play = f.button(QStringLiteral("play"));
        const QSignalSpy playing(&f.panel, &PegGamePanel::playingChanged);
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(f.panel.isPlaying());
        QCOMPARE(f.document.shown(), std::size_t{11}); // it goes on from there
        QTRY_COMPARE_WITH_TIMEOUT(f.document.shown(), std::size_t{13}, patience);
        QVERIFY(!f.panel.isPlaying());
        QCOMPARE(playing.size(), 2);
        // At the end it begins anew; looking elsewhere ends it.
        QTest::mouseClick(play, Qt::LeftButton);
        QCOMPARE(f.document.shown(), std::size_t{0});
        QTest::mouseClick(f.button(QStringLiteral("Last position")), Qt::LeftButton);
        QVERIFY(!f.panel.isPlaying());
    }

    void withoutJumpsThereIsNothingToPlay() {
        Fixture f;
        QTest::mouseClick(f.button(QStringLiteral("Start again")), Qt::LeftButton);
        QCOMPARE(f.document.played(), std::size_t{0});
        QVERIFY(!f.slider->isEnabled());
        QVERIFY(!f.button(QStringLiteral("play"))->isEnabled());
        QVERIFY(f.list->item(0)->text().startsWith(QStringLiteral("No jumps yet")));
        f.panel.setPlaying(true);
        QVERIFY(!f.panel.isPlaying());
        f.undo.undo();
        QCOMPARE(f.list->count(), 10);
    }

    void askForHintsAndTheIndicator() {
        Fixture f;
        const QSignalSpy hinted(&f.run, &PegRun::hinted);
        QTest::mouseClick(f.button(QStringLiteral("Hint")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, patience);
        QTest::mouseClick(f.button(QStringLiteral("lamp")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(f.run.solvability(), PegRun::Solvability::yes, patience);
        auto* const next_reason = f.button(QStringLiteral("next-reason"));
        for (const std::size_t reasons : {std::size_t{2}, std::size_t{1}, std::size_t{0}}) {
            f.panel.setReasons(reasons);
            QCOMPARE(next_reason->isVisible(), reasons > 1);
        }
        f.panel.setCard(QStringLiteral("title"), QStringLiteral("text"));
        QCOMPARE(f.panel.cardTitle(), QStringLiteral("title"));
        QCOMPARE(f.panel.cardText(), QStringLiteral("text"));
        QCOMPARE(testing::namelessWidgets(f.panel), QStringList());
        QCOMPARE(testing::sharedMnemonics(f.panel), QStringList());
    }
};

LOGGIA_WINDOW_TEST(PegGamePanelTest)

} // namespace peg_game_panel_test

#include "peg_game_panel_test.moc"
