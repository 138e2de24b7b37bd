#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/walk_bar.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace walk_bar_test {

using namespace loggia;
using namespace loggia::ui;
using wumpus::Sign;

struct Fixture {
    History undo;
    SourceEditor rules;
    SourceEditor knowledge;
    SourceEditor statement;
    WumpusDocument document{{&rules, &knowledge, &statement}, &undo};
    WalkBar bar{&document, undo};
    QPushButton* step = bar.findChild<QPushButton*>(QStringLiteral("step"));
    QPushButton* reveal = bar.findChild<QPushButton*>(QStringLiteral("reveal"));
    QSpinBox* seed = bar.findChild<QSpinBox*>();

    Fixture() {
        bar.resize(500, 120);
        bar.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&bar));
    }
};

class WalkBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void withoutAWalkOnlyOneCanBegin() {
        Fixture f;
        QVERIFY(!f.step->isEnabled() && !f.reveal->isEnabled());
        QVERIFY(f.bar.status().contains(QStringLiteral("New walk hides a cave")));
        QTest::mouseClick(f.bar.findChild<QPushButton*>(QStringLiteral("newWalk")), Qt::LeftButton);
        QVERIFY(f.document.walk() && f.step->isEnabled() && f.reveal->isEnabled());
        QCOMPARE(static_cast<std::uint64_t>(f.seed->value()), f.document.walkState()->seed);
        f.undo.undo();
        QVERIFY(!f.document.walk() && !f.step->isEnabled());
    }

    /// Step by step to the end: what is said is what the walk knows, and the walker dies only where
    /// no square was proven safe.
    void carefulStepsToTheEnd() {
        Random random(9);
        int dead = 0;
        int daring = 0;
        for (int round = 0; round < 60; ++round) {
            Fixture f;
            f.document.startWalk(1 + random.below(5000));
            bool dared = false;
            while (f.step->isEnabled()) {
                const auto& walk = *f.document.walk();
                const bool safe = (walk.proven_safe() & walk.within_reach()) != 0;
                QCOMPARE(f.bar.status().contains(QStringLiteral("Provably safe")), safe);
                QCOMPARE(f.bar.status().contains(QStringLiteral("Lowest risk")), !safe);
                dared = !safe;
                daring += dared ? 1 : 0;
                const std::size_t before = walk.path().size();
                QTest::mouseClick(f.step, Qt::LeftButton);
                QCOMPARE(f.document.walk()->path().size(), before + 1);
            }
            const auto& walk = *f.document.walk();
            QCOMPARE(f.bar.findChild<QLabel*>(QStringLiteral("walk"))->text(), f.bar.status());
            if (walk.died()) {
                ++dead;
                QVERIFY(dared);
                QVERIFY(!f.reveal->isEnabled()); // all is shown
                QVERIFY(f.reveal->toolTip().contains(QStringLiteral("the walk is over")));
                const bool pit = walk.hidden().holds({Sign::pit, walk.path().back()});
                QVERIFY(f.bar.status().startsWith(pit ? QStringLiteral("You fell into the pit")
                                                      : QStringLiteral("The monster at")));
            }
        }
        QVERIFY(dead > 3 && daring > dead);
    }

    /// Where chances are hidden on the map, the sentence below it does not tell them either.
    void hiddenRisksAreNotTold() {
        bool told = false;
        for (std::uint64_t seed = 1; seed < 100 && !told; ++seed) {
            Fixture f;
            f.document.startWalk(seed);
            while (f.bar.status().contains(QStringLiteral("Provably safe")))
                QTest::mouseClick(f.step, Qt::LeftButton);
            const QString with = f.bar.status();
            told =
                with.contains(QStringLiteral("Lowest risk: ")) && with.contains(QLatin1Char('%'));
            f.bar.setChancesShown(false);
            QVERIFY(!f.bar.status().contains(QLatin1Char('%')));
            QCOMPARE(f.bar.findChild<QLabel*>(QStringLiteral("walk"))->text(), f.bar.status());
            f.bar.setChancesShown(true);
            QCOMPARE(f.bar.status(), with);
        }
        QVERIFY(told);
    }

    void aNumberIsACave() {
        Fixture f;
        f.seed->setFocus();
        f.seed->selectAll();
        QTest::keyClicks(f.seed, QStringLiteral("32"));
        QVERIFY(!f.document.walk()); // not at every digit
        QTest::keyClick(f.seed, Qt::Key_Return);
        QCOMPARE(f.document.walkState()->seed, std::uint64_t{32});
        QVERIFY(f.document.walkState()->path.empty());
    }

    /// The same cave from its beginning is hidden again, too.
    void revealingEndsWithTheWalk() {
        Fixture f;
        f.document.startWalk(7);
        QTest::mouseClick(f.reveal, Qt::LeftButton);
        QVERIFY(f.bar.isRevealing());
        f.bar.setHunting(true);
        QCOMPARE(f.document.walkState()->seed, std::uint64_t{7});
        QVERIFY(!f.bar.isRevealing());
    }

    void revealingEndsWithTheCave() {
        Fixture f;
        f.document.startWalk(7);
        const QSignalSpy changed(&f.bar, &WalkBar::revealChanged);
        QTest::mouseClick(f.reveal, Qt::LeftButton);
        QVERIFY(f.bar.isRevealing());
        f.bar.startNext();
        QVERIFY(!f.bar.isRevealing());
        QCOMPARE(changed.size(), 2);
        // Nor is the one before revealed when it comes back.
        f.document.startWalk(f.document.walkState()->seed == 8 ? 9 : 8);
        QTest::mouseClick(f.reveal, Qt::LeftButton);
        QVERIFY(f.bar.isRevealing());
        f.undo.undo();
        QVERIFY(!f.bar.isRevealing());
        QCOMPARE(testing::namelessWidgets(f.bar), QStringList());
        QCOMPARE(testing::sharedMnemonics(f.bar), QStringList());
        QCOMPARE(testing::unplacedWidgets(f.bar), QStringList());
    }
};

LOGGIA_WINDOW_TEST(WalkBarTest)

} // namespace walk_bar_test

#include "walk_bar_test.moc"
