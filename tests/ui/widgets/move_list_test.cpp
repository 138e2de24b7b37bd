#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/move_list.hpp"

#include <QScrollBar>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <optional>

namespace move_list_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

QStringList numbered(int count) {
    QStringList moves;
    for (int i = 0; i < count; ++i)
        moves << QStringLiteral("m%1").arg(i + 1);
    return moves;
}

/// Who made each of so many moves, where the players take turns.
QList<bool> inTurn(int count, bool first_by_second = false) {
    QList<bool> by_second;
    for (int i = 0; i < count; ++i)
        by_second << (first_by_second != (i % 2 == 1));
    return by_second;
}

struct Fixture {
    MoveList list;

    Fixture() {
        list.setHeadings(QStringLiteral("Orange"), QStringLiteral("Blue"));
        list.resize(240, 180);
        list.show();
        list.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&list));
    }

    void fill(int count, bool first_by_second = false) {
        list.setMoves(numbered(count), numbered(count), inTurn(count, first_by_second));
    }
    void click(int row, int column) {
        const QModelIndex index = list.model()->index(row, column);
        list.scrollTo(index);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
    }
    [[nodiscard]] QString text(int row, int column) const {
        return list.model()->index(row, column).data().toString();
    }
};

class MoveListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The list as it would be written on paper: two to a line, the first line half empty where the
    /// second player began.
    void eachMoveHasItsPlace() {
        loggia::Random random(7);
        Fixture f;
        for (int i = 0; i < 300; ++i) {
            const int count = static_cast<int>(random.below(43));
            const bool late = random.below(2) == 0;
            f.fill(count, late);
            QStringList paper;
            if (late)
                paper << QString();
            paper << numbered(count);
            if (count == 0)
                paper.clear();
            if (paper.size() % 2 != 0)
                paper << QString();
            QStringList shown;
            for (int row = 0; row < f.list.rowCount(); ++row)
                for (int column = 0; column < 2; ++column)
                    shown << f.text(row, column);
            QCOMPARE(shown, paper);
        }
    }

    /// What is below another one of the same player; after the last of them, the end.
    void goesDownToTheEnd() {
        Fixture f;
        f.fill(4);
        const QSignalSpy picked(&f.list, &MoveList::shownPicked);
        const auto down_from = [&](int moves) {
            f.list.setShown(moves);
            QTest::keyClick(&f.list, Qt::Key_Down);
            return picked.last()[0].toInt();
        };
        QCOMPARE(down_from(0), 2); // as if the other player had moved
        QCOMPARE(down_from(1), 3);
        QCOMPARE(down_from(3), 4);
    }

    /// Also where the moves stay as they are.
    void asidesComeAndGo() {
        Fixture f;
        f.fill(3);
        QCOMPARE(f.list.rowCount(), 2);
        f.list.setMoves(numbered(3), numbered(3), inTurn(3), {{1, QStringLiteral("aside"), {}}});
        QCOMPARE(f.list.rowCount(), 3);
        const int row = f.list.findItems(QStringLiteral("aside"), {}).value(0)->row();
        QCOMPARE(f.list.columnSpan(row, 0), 2);
        f.fill(6);
        for (int each = 0; each < f.list.rowCount(); ++each)
            QCOMPARE(f.list.columnSpan(each, 0), 1);
    }

    void asidesFollowTheTheme() {
        Fixture f;
        f.list.setPalette(paletteFor(lightColours()));
        f.list.setMoves(numbered(3), numbered(3), inTurn(3), {{1, QStringLiteral("aside"), {}}});
        const QTableWidgetItem* aside = f.list.findItems(QStringLiteral("aside"), {}).value(0);
        QVERIFY(aside != nullptr);
        QCOMPARE(aside->foreground().color(), lightColours().muted_text);
        f.list.setPalette(paletteFor(darkColours()));
        QCOMPARE(aside->foreground().color(), darkColours().muted_text);
    }

    /// Asides have lines of their own below the pair that they stand in for; the pairs keep their
    /// numbers, and clicks and Enter tell which aside is meant.
    void asidesStandBelowTheMovesThatTheyReplace() {
        loggia::Random random(19);
        Fixture f;
        for (int round = 0; round < 200; ++round) {
            const int count = static_cast<int>(random.below(20));
            const bool late = random.below(2) == 0;
            QList<MoveAside> asides;
            for (int move = 0; move <= count; ++move)
                for (auto left = random.below(6); left > 3; --left)
                    asides << MoveAside{move, QStringLiteral("a%1").arg(asides.size()), {}};
            f.list.setMoves(numbered(count), numbered(count), inTurn(count, late), asides);
            // Written down plainly: the pairs, each with its asides.
            QStringList paper;
            QStringList numbers;
            qsizetype next = 0;
            const int offset = late ? 1 : 0;
            const int pairs = count == 0 ? 0 : (count + offset + 1) / 2;
            for (int pair = 0; pair < pairs; ++pair) {
                const int first = 2 * pair - offset;
                for (const int move : {first, first + 1})
                    paper << (move >= 0 && move < count ? QStringLiteral("m%1").arg(move + 1)
                                                        : QString());
                numbers << QString::number(pair + 1);
                for (; next < asides.size() && asides[next].move <= first + 1; ++next) {
                    paper << asides[next].text << QString();
                    numbers << QString();
                }
            }
            for (; next < asides.size(); ++next) {
                paper << asides[next].text << QString();
                numbers << QString();
            }
            QStringList shown;
            QStringList shown_numbers;
            for (int row = 0; row < f.list.rowCount(); ++row) {
                shown_numbers << f.list.verticalHeaderItem(row)->text();
                for (int column = 0; column < 2; ++column)
                    shown << f.text(row, column);
            }
            QCOMPARE(shown, paper);
            QCOMPARE(shown_numbers, numbers);
            const QSignalSpy moves(&f.list, &MoveList::shownPicked);
            const QSignalSpy picked(&f.list, &MoveList::asidePicked);
            for (int row = 0; row < f.list.rowCount(); ++row)
                if (const int aside = f.list.asideIn(row); aside >= 0) {
                    QCOMPARE(f.text(row, 0), asides[aside].text);
                    f.click(row, 0);
                    QCOMPARE(picked.last()[0].toInt(), aside);
                    QTest::keyClick(&f.list, Qt::Key_Return);
                    QCOMPARE(picked.last()[0].toInt(), aside);
                }
            QCOMPARE(picked.size(), 2 * asides.size());
            QCOMPARE(moves.size(), 0);
            if (count > 0) {
                f.list.setShown(count);
                QCOMPARE(f.list.currentItem()->text(), QStringLiteral("m%1").arg(count));
            }
        }
    }

    void aClickPicksTheMoment() {
        loggia::Random random(11);
        Fixture f;
        const QSignalSpy picked(&f.list, &MoveList::shownPicked);
        for (const bool late : {false, true}) {
            f.fill(23, late);
            for (int i = 0; i < 100; ++i) {
                const int move = static_cast<int>(random.below(23));
                const int place = move + (late ? 1 : 0);
                const auto before = picked.size();
                f.click(place / 2, place % 2);
                QCOMPARE(picked.size(), before + 1);
                QCOMPARE(picked.last()[0].toInt(), move + 1);
            }
        }
    }

    void whereNoMoveWasMadeNothingIsPicked() {
        Fixture f;
        f.fill(4, true); // the first place and the last are blank
        const QSignalSpy picked(&f.list, &MoveList::shownPicked);
        f.click(0, 0);
        f.click(2, 1);
        QCOMPARE(picked.size(), 0);
    }

    void keysWalkThroughTheGame_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("left") << int(Qt::Key_Left) << 5 << 4;
        QTest::newRow("right") << int(Qt::Key_Right) << 5 << 6;
        QTest::newRow("up: a line back") << int(Qt::Key_Up) << 5 << 3;
        QTest::newRow("down: a line on") << int(Qt::Key_Down) << 5 << 7;
        QTest::newRow("home") << int(Qt::Key_Home) << 5 << 0;
        QTest::newRow("end") << int(Qt::Key_End) << 5 << 9;
        QTest::newRow("left at the start") << int(Qt::Key_Left) << 0 << 0;
        QTest::newRow("right at the end") << int(Qt::Key_Right) << 9 << 9;
        QTest::newRow("up from the first") << int(Qt::Key_Up) << 1 << 0;
        QTest::newRow("down from the last but one") << int(Qt::Key_Down) << 8 << 9;
        QTest::newRow("into the game") << int(Qt::Key_Right) << 0 << 1;
    }
    void keysWalkThroughTheGame() {
        QFETCH(int, key);
        QFETCH(int, from);
        QFETCH(int, to);
        for (const bool late : {false, true}) {
            Fixture f;
            f.fill(9, late);
            f.list.setShown(from);
            const QSignalSpy picked(&f.list, &MoveList::shownPicked);
            f.list.setFocus();
            QTest::keyClick(&f.list, static_cast<Qt::Key>(key));
            QCOMPARE(picked.size(), 1);
            QCOMPARE(picked[0][0].toInt(), to);
        }
    }

    void theShownMoveIsMarkedAndInView() {
        Fixture f;
        const QSignalSpy picked(&f.list, &MoveList::shownPicked);
        f.fill(42);
        QTRY_VERIFY(f.list.verticalScrollBar()->maximum() > 0);
        for (const int shown : {42, 1, 17, 30, 2}) {
            f.list.setShown(shown);
            const QModelIndex index = f.list.currentIndex();
            QCOMPARE(index.data().toString(), QStringLiteral("m%1").arg(shown));
            QVERIFY(f.list.selectionModel()->isSelected(index));
            QCOMPARE(f.list.selectedItems().size(), 1);
            QVERIFY(f.list.viewport()->rect().contains(f.list.visualRect(index).center()));
        }
        f.list.setShown(42);
        f.list.resize(240, 120); // the panel was made smaller
        QVERIFY(
            f.list.viewport()->rect().contains(f.list.visualRect(f.list.currentIndex()).center()));
        f.list.setShown(0);
        QVERIFY(!f.list.currentIndex().isValid());
        QVERIFY(f.list.selectedItems().isEmpty());
        QCOMPARE(f.list.verticalScrollBar()->value(), 0);
        f.list.setShown(30);
        f.fill(10); // undone
        QCOMPARE(f.list.currentIndex().data().toString(), QStringLiteral("m10"));
        f.fill(0);
        QVERIFY(!f.list.currentIndex().isValid());
        QCOMPARE(picked.size(), 0); // nobody picked any of this
    }

    void aScreenReaderHearsTheMove() {
        Fixture f;
        f.list.setMoves({QStringLiteral("4   +1")}, {QStringLiteral("column 4, 1 point")}, {true});
        QCOMPARE(f.list.item(0, 1)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("move 1: column 4, 1 point"));
        QCOMPARE(f.list.horizontalHeaderItem(1)->text(), QStringLiteral("Blue"));
        QVERIFY(!f.list.accessibleName().isEmpty());
    }

    /// In dots and boxes who closes a box moves again: each move stands below its player.
    void aPlayerMayMoveAgain() {
        Fixture f;
        f.list.setMoves(numbered(6), numbered(6), {false, true, false, true, true, false});
        QStringList lines;
        for (int row = 0; row < f.list.rowCount(); ++row)
            lines << f.list.item(row, 0)->text() + QLatin1Char('|') + f.list.item(row, 1)->text();
        QCOMPARE(lines.join(QLatin1Char(' ')), QStringLiteral("m1|m2 m3|m4 |m5 m6|"));
        f.list.setShown(5);
        QCOMPARE(f.list.currentRow(), 2);
        QCOMPARE(f.list.currentColumn(), 1);
        QSignalSpy picked(&f.list, &MoveList::shownPicked);
        QTest::keyClick(&f.list, Qt::Key_Up);
        QTest::keyClick(&f.list, Qt::Key_Right);
        QCOMPARE(picked.size(), 2);
        QCOMPARE(picked[0][0].toInt(), 4);
        QCOMPARE(picked[1][0].toInt(), 6);
    }

    /// The window's own keys go on working: it takes the arrows, and Tab leads out of it.
    void tabLeavesTheList() {
        QWidget window;
        MoveList list(&window);
        QWidget after(&window);
        after.setFocusPolicy(Qt::StrongFocus);
        list.setMoves(numbered(8), numbered(8), inTurn(8));
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), &after);
    }
};

LOGGIA_WINDOW_TEST(MoveListTest)

} // namespace move_list_test

#include "move_list_test.moc"
