#include "tests/suite.hpp"
#include "ui/formula_game/turn_strip.hpp"

#include <QSignalSpy>
#include <QTest>

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
