#include "tests/core/connect4/grid.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/game_panel.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/move_list.hpp"

#include <QAbstractButton>
#include <QComboBox>
#include <QListWidget>
#include <QSignalSpy>

namespace game_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Grid;
using connect4::Player;

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    GamePanel panel{&document};
    MoveList* moves = panel.findChild<MoveList*>();
    QListWidget* points = panel.findChild<QListWidget*>();

    Fixture() {
        document.setPlayer(Player::two, {});
        panel.resize(420, 800);
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const { return buttonOf(panel, name); }
    void press(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
    [[nodiscard]] QPoint middleOf(int row) const {
        return points->visualItemRect(points->item(row)).center();
    }
};

class GamePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Random games move by move, beside a board of plain numbers.
    void movesAndPointsAreListedAsTheyAreMade() {
        Random random(191);
        for (int i = 0; i < 40; ++i) {
            Fixture f;
            connect4::Game game;
            game.start = connect4::random_position(random, static_cast<int>(random.below(12)));
            connect4::Position position = game.start;
            Grid grid = connect4::grid_of(position);
            QStringList expected;
            if (grid.mover() == 2)
                expected << QString();
            while (!position.is_full()) {
                int column = static_cast<int>(random.below(connect4::columns));
                while (!position.can_play(column))
                    column = (column + 1) % connect4::columns;
                const int mover = grid.mover();
                const int before = grid.points(mover);
                grid.drop(column);
                const int made = grid.points(mover) - before;
                expected << (made == 0 ? QString::number(column + 1)
                                       : QStringLiteral("%1   +%2").arg(column + 1).arg(made));
                game.moves.push_back(column);
                position = position.after(column);
            }
            f.document.setGame(game, QStringLiteral("open"));
            for (int place = 0; place < expected.size(); ++place)
                QCOMPARE(f.moves->item(place / 2, place % 2)->text(), expected[place]);
            // One line for each quadruple, with the name of who made it.
            QStringList owners;
            for (int row = 0; row < f.points->count(); ++row)
                owners << f.points->item(row)->text().section(QLatin1Char(':'), 0, 0);
            QCOMPARE(owners.count(QStringLiteral("Orange")), grid.points(1));
            QCOMPARE(owners.count(QStringLiteral("Blue")), grid.points(2));
            if (grid.points(1) + grid.points(2) == 0)
                QVERIFY((f.points->item(0)->flags() & Qt::ItemIsEnabled) == 0);
        }
    }

    void aScreenReaderHearsHowManyPoints() {
        Fixture f;
        f.document.setGame({{}, {0, 1, 0, 1, 0, 1, 0}}, QStringLiteral("open"));
        const auto words = [&f](int row, int column) {
            return f.moves->item(row, column)->data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(words(0, 1), QStringLiteral("move 2: column 2"));
        QCOMPARE(words(3, 0), QStringLiteral("move 7: column 1, 1 point"));
        f.document.setGame({{}, {0, 6, 1, 6, 2, 5, 4, 5, 5, 4, 3}}, QStringLiteral("open"));
        QCOMPARE(words(5, 0), QStringLiteral("move 11: column 4, 2 points"));
    }

    void stepsLeadThroughTheGame() {
        Fixture f;
        QVERIFY(!f.button("One move back")->isEnabled());
        f.document.setGame({{}, {3, 3, 3, 3}}, QStringLiteral("open"));
        QVERIFY(!f.button("One move forward")->isEnabled());
        f.press("One move back");
        QCOMPARE(f.document.shown(), std::size_t{3});
        f.press("First position");
        QCOMPARE(f.document.shown(), std::size_t{0});
        QVERIFY(!f.button("First position")->isEnabled());
        f.press("One move forward");
        QCOMPARE(f.document.shown(), std::size_t{1});
        f.press("Last position");
        QCOMPARE(f.document.shown(), std::size_t{4});
        f.document.startEditing();
        for (const char* name :
             {"First position", "One move back", "One move forward", "Last position", "Hint"})
            QVERIFY(!f.button(name)->isEnabled());
        QVERIFY(!f.moves->isEnabled());
    }

    void buttonsAskThePage() {
        Fixture f;
        const QSignalSpy hints(&f.panel, &GamePanel::hintWanted);
        const QSignalSpy games(&f.panel, &GamePanel::newGameWanted);
        f.press("Hint");
        f.press("New game");
        QCOMPARE(hints.size(), 1);
        QCOMPARE(games.size(), 1);
        f.panel.setCard(QStringLiteral("Title"), QStringLiteral("<b>text</b>"));
        QCOMPARE(f.panel.cardText(), QStringLiteral("<b>text</b>"));
    }

    void playersGoToTheDocumentAndBack() {
        Fixture f;
        QComboBox* blue = nullptr;
        for (QComboBox* box : f.panel.findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Blue player"))
                blue = box;
        QVERIFY(blue != nullptr);
        QTest::keyClick(blue, Qt::Key_Down);
        QVERIFY(f.document.player(Player::two).computer);
        QVERIFY(!f.document.player(Player::one).computer);
        f.document.swapSides();
        QCOMPARE(blue->currentIndex(), 0);
    }

    void pointingChoosesAQuadruple() {
        Fixture f;
        f.document.setGame({{}, {0, 1, 0, 1, 0, 1, 0, 1}}, QStringLiteral("open"));
        QCOMPARE(f.points->count(), 2);
        const QSignalSpy changed(&f.panel, &GamePanel::pointedChanged);
        QTest::mouseMove(f.points->viewport(), f.middleOf(0));
        QTRY_VERIFY(f.panel.pointed().has_value());
        QVERIFY(f.panel.pointed()->player == Player::one);
        connect4::Bits column = 0;
        for (int row = 0; row < 4; ++row)
            column |= connect4::bit_of({0, row});
        QCOMPARE(f.panel.pointed()->quadruple, column);
        f.points->setFocus();
        f.points->setCurrentRow(0);
        QTest::keyClick(f.points, Qt::Key_Down);
        QVERIFY(f.panel.pointed()->player == Player::two);
        QTest::mouseMove(f.points->viewport(),
                         QPoint(10, f.points->viewport()->height() - 3)); // below the lines
        QTRY_VERIFY(!f.panel.pointed());
        QVERIFY(changed.size() >= 3);
        f.points->setCurrentRow(0);
        f.document.show(3); // before any of them was made
        QVERIFY(!f.panel.pointed());
        QCOMPARE(f.points->item(0)->text(), QStringLiteral("No four in a row yet"));
    }

    void everythingHasAName() {
        Fixture f;
        f.document.setPlayer(Player::one, {true, {}});
        f.panel.setCard(QStringLiteral("Title"), QStringLiteral("what there is to say"));
        QCOMPARE(namelessWidgets(f.panel).join(QLatin1Char(10)), QString());
        QCOMPARE(sharedMnemonics(f.panel).join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(GamePanelTest)

} // namespace game_panel_test

#include "game_panel_test.moc"
