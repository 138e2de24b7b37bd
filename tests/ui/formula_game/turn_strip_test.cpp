#include "tests/suite.hpp"
#include "tests/ui/support/picture_texts.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/formula_game/turn_strip.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>

Q_DECLARE_METATYPE(loggia::ui::TurnStrip::Row)

namespace turn_strip_test {

using namespace loggia::ui;

struct Fixture {
    TurnStrip strip;
    std::vector<std::tuple<TurnStrip::Row, std::size_t, std::size_t>> moves;
    std::vector<std::size_t> toggles;

    explicit Fixture(std::size_t turns = 4) {
        std::vector<TurnCard> cards;
        for (std::size_t i = 0; i < turns; ++i)
            cards.push_back(
                {i % 2 == 0 ? 'E' : 'A', static_cast<char>('a' + i), std::nullopt, false});
        strip.setTurns(cards, 0);
        strip.resize(620, strip.minimumSizeHint().height());
        QObject::connect(&strip, &TurnStrip::moveWanted, &strip,
                         [this](TurnStrip::Row row, std::size_t from, std::size_t to) {
                             moves.emplace_back(row, from, to);
                         });
        QObject::connect(&strip, &TurnStrip::toggleWanted, &strip,
                         [this](std::size_t turn) { toggles.push_back(turn); });
        strip.show();
        strip.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&strip));
    }
    [[nodiscard]] QPoint at(TurnStrip::Row row, std::size_t turn) const {
        return strip.letterRect(row, turn).center().toPoint();
    }
    void drag(TurnStrip::Row row, std::size_t from, std::size_t to) {
        QTest::mousePress(&strip, Qt::LeftButton, {}, at(row, from));
        QTest::mouseMove(&strip, (at(row, from) + at(row, to)) / 2);
        QTest::mouseMove(&strip, at(row, to));
        QTest::mouseRelease(&strip, Qt::LeftButton, {}, at(row, to));
    }
};

using Row = TurnStrip::Row;

class TurnStripTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Two rows, of which the keyboard's letter is told by itself.
    void screenReadersAreToldWhereTheKeyboardIs() {
        Fixture f;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&f.strip);
        QCOMPARE(spoken->role(), QAccessible::Table);
        QCOMPARE(spoken->childCount(), 8);
        const auto here = [spoken] {
            const QAccessibleInterface* cell = spoken->focusChild();
            return cell != nullptr ? cell->text(QAccessible::Name) : QStringLiteral("nothing");
        };
        f.strip.setEditable(true);
        f.strip.setFocus();
        QCOMPARE(here(), QStringLiteral("Turn 1: E chooses a, not chosen yet; player"));
        QTest::keyClick(&f.strip, Qt::Key_Right);
        QCOMPARE(here(), QStringLiteral("Turn 2: A chooses b, not chosen yet; player"));
        QTest::keyClick(&f.strip, Qt::Key_Down);
        QCOMPARE(here(), QStringLiteral("Turn 2: A chooses b, not chosen yet; variable"));
        for (int i = 0; i < spoken->childCount(); ++i) {
            QAccessibleInterface* cell = spoken->child(i);
            const QPoint middle = cell->rect().center();
            QCOMPARE(spoken->childAt(middle.x(), middle.y()), cell);
            cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
            QCOMPARE(spoken->focusChild(), cell);
        }
        QCOMPARE(f.toggles, (std::vector<std::size_t>{0, 1, 2, 3})); // players alone
        f.strip.setTurns({}, 0);
        QCOMPARE(here(), QStringLiteral("No turns yet"));
    }

    void aClickOnAPlayerChangesIt() {
        Fixture f;
        QTest::mouseClick(&f.strip, Qt::LeftButton, {}, f.at(Row::players, 1));
        QCOMPARE(f.toggles, std::vector<std::size_t>{1});
        QTest::mouseClick(&f.strip, Qt::LeftButton, {}, f.at(Row::variables, 1));
        QCOMPARE(f.toggles.size(), std::size_t{1});
        QVERIFY(f.moves.empty());
    }

    void draggingMovesALetterWithinItsRow() {
        Fixture f;
        f.drag(Row::variables, 0, 3);
        f.drag(Row::players, 2, 1);
        f.drag(Row::players, 1, 1);
        QCOMPARE(f.moves.size(), std::size_t{2});
        QCOMPARE(f.moves[0], std::tuple(Row::variables, std::size_t{0}, std::size_t{3}));
        QCOMPARE(f.moves[1], std::tuple(Row::players, std::size_t{2}, std::size_t{1}));
    }

    void aDragThatComesBackChangesNothing() {
        Fixture f;
        QTest::mousePress(&f.strip, Qt::LeftButton, {}, f.at(Row::players, 0));
        QTest::mouseMove(&f.strip, f.at(Row::players, 3));
        QTest::mouseMove(&f.strip, f.at(Row::players, 0));
        QTest::mouseRelease(&f.strip, Qt::LeftButton, {}, f.at(Row::players, 0));
        QVERIFY(f.moves.empty() && f.toggles.empty());
    }

    void goesByKeys() {
        Fixture f;
        f.strip.setFocus();
        QTest::keyClick(&f.strip, Qt::Key_Right);
        QTest::keyClick(&f.strip, Qt::Key_Space);
        QCOMPARE(f.toggles, std::vector<std::size_t>{1});
        QTest::keyClick(&f.strip, Qt::Key_E); // it is A now, as far as the strip knows
        QCOMPARE(f.toggles.size(), std::size_t{2});
        QTest::keyClick(&f.strip, Qt::Key_A);
        QCOMPARE(f.toggles.size(), std::size_t{2});
        QTest::keyClick(&f.strip, Qt::Key_Down);
        QTest::keyClick(&f.strip, Qt::Key_Space); // a variable has nothing to be changed into
        QCOMPARE(f.toggles.size(), std::size_t{2});
        QTest::keyClick(&f.strip, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(f.moves.back(), std::tuple(Row::variables, std::size_t{1}, std::size_t{2}));
        QTest::keyClick(&f.strip, Qt::Key_End);
        QTest::keyClick(&f.strip, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(f.moves.size(), std::size_t{1});
        QVERIFY(f.strip.accessibleDescription().contains(QLatin1Char('d')));
    }

    /// Whatever is pointed at says what can be done with it.
    void tellsWhatDragsDo() {
        Fixture f;
        const auto tip = [&f](const QPoint& point) {
            QHelpEvent help(QEvent::ToolTip, point, f.strip.mapToGlobal(point));
            QCoreApplication::sendEvent(&f.strip, &help);
            return QToolTip::text();
        };
        QVERIFY(tip(f.at(Row::players, 1)).contains(QStringLiteral("Click")));
        const QString variable = tip(f.at(Row::variables, 1));
        QVERIFY(variable.startsWith(QStringLiteral("Drag")));
        QTRY_COMPARE(tip({f.strip.width() - 1, 1}), QString());
    }

    /// Of a formula with fewer variables, the keyboard is in the last turn.
    void turnsMayGo() {
        Fixture f;
        f.strip.setFocus();
        QTest::keyClick(&f.strip, Qt::Key_End);
        f.strip.setTurns({{'E', 'a', {}, false}, {'A', 'b', {}, false}}, 0);
        QCOMPARE(f.strip.cursorTurn(), std::size_t{1});
        QTest::keyClick(&f.strip, Qt::Key_Space);
        QCOMPARE(f.toggles, std::vector<std::size_t>{1});
        f.strip.setTurns({}, 0);
        QCOMPARE(f.strip.cursorTurn(), std::size_t{0});
        QTest::keyClick(&f.strip, Qt::Key_Space);
        QCOMPARE(f.toggles.size(), std::size_t{1});
    }

    /// The turn that comes next stands on a ground of its own, without a line around it.
    void theNextTurnStandsOut() {
        Fixture f;
        const auto picture = [&f](std::size_t next) {
            f.strip.setTurns(std::vector<TurnCard>(f.strip.turns()), next);
            return f.strip.grab().toImage();
        };
        const QImage first = picture(0);
        const QImage none = picture(4);
        const QRect changed = testing::differenceOf(first, none);
        QVERIFY(changed.contains(f.at(Row::players, 0)) &&
                !changed.contains(f.at(Row::players, 1)));
        QVERIFY(!testing::differenceOf(picture(1), none).contains(f.at(Row::players, 0)));
        const QColor window = f.strip.palette().color(QPalette::Window);
        const int ground = testing::colourDistance(
            first.pixelColor(changed.center().x(), changed.center().y()), window);
        for (int y = changed.top(); y <= changed.bottom(); ++y)
            QVERIFY(testing::colourDistance(first.pixelColor(changed.left() + 1, y), window) <=
                    std::max(ground, 120));
    }

    /// A blunder is marked beside its value, and what is carried stands where the pointer is.
    void paintsWhatThereIs() {
        Fixture f;
        f.strip.setTurns({{'E', 'a', true, true},
                          {'A', 'b', false, false},
                          {'E', 'c', std::nullopt, false},
                          {'A', 'd', std::nullopt, false}},
                         2);
        const auto texts = [&f] {
            testing::PictureTexts picture(f.strip.size(), 96);
            f.strip.render(&picture, {}, {}, QWidget::DrawChildren);
            QStringList found;
            for (const testing::PaintedText& each : picture.texts())
                found << each.text;
            return found.join(QLatin1Char(' '));
        };
        const auto place = [&f](const char* text) {
            testing::PictureTexts picture(f.strip.size(), 96);
            f.strip.render(&picture, {}, {}, QWidget::DrawChildren);
            QList<int> found;
            for (const testing::PaintedText& each : picture.texts())
                if (each.text == QLatin1String(text))
                    found << static_cast<int>(each.place.center().x());
            return found;
        };
        const QString all = QStringLiteral("E a 1?? A b 0 E c \u00B7 A d \u00B7");
        QCOMPARE(texts(), all);
        const int from = f.at(Row::variables, 0).x();
        const int to = f.at(Row::variables, 3).x();
        QTest::mousePress(&f.strip, Qt::LeftButton, {}, f.at(Row::variables, 0));
        QCOMPARE(texts(), all);
        QTest::mouseMove(&f.strip, f.at(Row::variables, 3));
        const QList<int> carried = place("a");
        QCOMPARE(carried.size(), 1);
        QVERIFY(std::abs(carried.front() - to) < std::abs(carried.front() - from));
        QTest::mouseRelease(&f.strip, Qt::LeftButton, {}, f.at(Row::variables, 3));
        QCOMPARE(place("a").size(), 1);
    }

    void itsRowsHaveNames() {
        const Fixture f;
        QCOMPARE(f.strip.tableRowName(0), QStringLiteral("Players"));
        QCOMPARE(f.strip.tableRowName(1), QStringLiteral("Variables"));
    }

    void canBeLocked() {
        Fixture f;
        f.strip.setEditable(false);
        f.drag(Row::variables, 0, 3);
        QTest::mouseClick(&f.strip, Qt::LeftButton, {}, f.at(Row::players, 1));
        f.strip.setFocus();
        QTest::keyClick(&f.strip, Qt::Key_Space);
        QVERIFY(f.moves.empty() && f.toggles.empty());
    }

    void hasRoomForTheWholeAlphabet() {
        const Fixture f(26);
        for (std::size_t turn = 0; turn < 26; ++turn) {
            QVERIFY(QRectF(f.strip.rect()).contains(f.strip.letterRect(Row::variables, turn)));
            if (turn > 0)
                QVERIFY(f.strip.letterRect(Row::players, turn - 1).right() <=
                        f.strip.letterRect(Row::players, turn).left());
        }
    }
};

LOGGIA_WINDOW_TEST(TurnStripTest)

} // namespace turn_strip_test

#include "turn_strip_test.moc"
