#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/game_graph/board_spots.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/theme/colours.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cstdlib>
#include <utility>

namespace position_board_view_test {

using namespace loggia;
using namespace loggia::ui;
using testing::differenceOf;
using testing::pixelsOf;

BoardPlay playAt(const char* game, const char* position) {
    const auto played = game_graph::game_of(game).value();
    return {played, played.state_of(position).value()};
}

/// The square of a spot of a board whose cells are as wide as the first is from the second.
QRect cellOf(const PositionBoardView& view, const BoardSpot& spot) {
    const double side = view.pointOf({0, 1}).x() - view.pointOf({0, 0}).x();
    QRectF cell(0, 0, side, side);
    cell.moveCenter(view.pointOf(spot));
    return cell.toAlignedRect();
}

/// A board of some size on the screen, and what it tells.
struct ViewFixture {
    game_graph::Game game;
    game_graph::State state;
    PositionBoardView view;
    QStringList played;
    QStringList refused;

    ViewFixture(const char* name, const char* position)
        : game(game_graph::game_of(name).value()), state(game.state_of(position).value()) {
        QObject::connect(&view, &PositionBoardView::playWanted, &view,
                         [this](const game_graph::Step& step) {
                             played << QString::fromStdString(game.move_text(state, step.move));
                         });
        QObject::connect(&view, &PositionBoardView::refused, &view,
                         [this](const QString& why) { refused << why; });
        view.setPlay(BoardPlay(game, state), {});
        view.resize(300, view.sizeHint().height());
        view.show();
        view.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
        view.setFocus(Qt::TabFocusReason);
    }
    void click(const BoardSpot& spot) {
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.pointOf(spot).toPoint());
    }
    void point(const BoardSpot& spot) { QTest::mouseMove(&view, view.pointOf(spot).toPoint()); }
    void keys(std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key key : keys)
            QTest::keyClick(&view, key);
    }
};

class PositionBoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void isThereWhereThereIsABoard() {
        QWidget page;
        PositionBoardView view(&page);
        page.show();
        QVERIFY(view.isHidden());
        view.setPlay(playAt("nim 3 4 5", "(1, 3, 4, 5)"), {});
        QVERIFY(!view.isHidden());
        QVERIFY(view.sizeHint().height() > 60);
        view.setPlay({}, {});
        QVERIFY(view.isHidden());
    }

    /// How many seeds a pit has is still read while it is seen how many it would have.
    void whatWouldComeHidesNothing() {
        ViewFixture f("kalah 2 3", "(1, 3, 3, 0, 3, 3, 0)");
        f.view.resize(600, 330);
        QTest::mouseMove(&f.view, QPoint(1, 1));
        const QImage before = f.view.grab().toImage();
        f.point({1, 1});
        const QImage pointed = f.view.grab().toImage();
        QVERIFY(before != pointed);
        for (const BoardSpot& spot : {BoardSpot{1, 1}, BoardSpot{1, 2}}) {
            // The digit stands in the middle and is less than half as high as the cell.
            const QRect cell = cellOf(f.view, spot);
            QRect digit(0, 0, cell.width() / 3, cell.height() * 9 / 25);
            digit.moveCenter(cell.center());
            const double ratio = before.devicePixelRatio();
            const QRect pixels(digit.topLeft() * ratio, digit.size() * ratio);
            QVERIFY(before.copy(pixels) == pointed.copy(pixels));
        }
    }

    void valuesHideNothing_data() { testing::gamesWithBoards(); }
    /// Values of moves lie beside all that is written: names, numbers, who closed a box.
    void valuesHideNothing() {
        QFETCH(QString, name);
        const auto game = game_graph::game_of(name.toStdString()).value();
        Random random(test_suite::seed(5));
        PositionBoardView view;
        const QSize size(700, 520);
        for (int round = 0; round < 6; ++round) {
            game_graph::State state = game.start();
            std::vector<game_graph::State> earlier;
            for (int move = 0; move < 2 * round && !game.ending(state); ++move) {
                const auto moves = game.moves(state);
                earlier.push_back(state);
                state = moves[random.below(moves.size())].to;
            }
            const BoardPlay play(game, state, earlier);
            view.setPlay(play, {});
            std::vector<game_graph::JudgedMove> judged;
            for (const game_graph::Step& step : play.moves())
                judged.push_back(
                    {step, {game_graph::Outcome::win, 15}, true, judged.size() % 2 == 0});
            view.setValues(judged);
            const PositionBoardGeometry geometry(*play.board(), size, 15,
                                                 PositionBoardGeometry::largest_alone);
            const auto painted = [&](const BoardPlay& shown, bool names, bool values) {
                QImage image(size, QImage::Format_RGB32);
                image.fill(lightColours().window);
                QPainter painter(&image);
                PositionBoardMarks marks;
                marks.names = names;
                if (values)
                    marks.values = view.spotValues();
                paintPositionBoard(painter, shown, geometry, marks, lightColours(), view.font());
                return image;
            };
            // The ink of names is what differs without them.
            const QImage plain = painted(play, true, false);
            const QImage nameless = painted(play, false, false);
            const QImage valued = painted(play, true, true);
            QVERIFY(judged.empty() || plain != valued);
            int hidden = 0;
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x)
                    if (plain.pixel(x, y) != valued.pixel(x, y) &&
                        plain.pixel(x, y) != nameless.pixel(x, y))
                        ++hidden;
            // Numbers of seeds, and of who closed a box, stand in the middle.
            for (int row = 0; row < play.board()->rows; ++row)
                for (int column = 0; column < play.board()->columns; ++column) {
                    if (play.board()->numbers.empty() && play.board()->ownerAt(row, column) == 0)
                        continue;
                    const QRectF cell = geometry.toWidget(play.board()->rectOf(row, column));
                    QRectF number(0, 0, cell.width() / 3, cell.width() * 0.36);
                    number.moveCenter(cell.center());
                    const QRect pixels = number.toAlignedRect();
                    hidden += plain.copy(pixels) == valued.copy(pixels) ? 0 : 1;
                }
            QVERIFY2(hidden == 0,
                     qPrintable(QStringLiteral("%1 pixels in round %2").arg(hidden).arg(round)));
        }
    }

    void valuesStayApart_data() { testing::gamesWithBoards(); }
    /// At every size of a board; in the middle ones and above all of them are seen in full.
    void valuesStayApart() {
        QFETCH(QString, name);
        const auto game = game_graph::game_of(name.toStdString()).value();
        const BoardPlay play(game, game.start());
        PositionBoardView view;
        view.setPlay(play, {});
        std::vector<game_graph::JudgedMove> judged;
        for (const game_graph::Step& step : play.moves())
            judged.push_back({step, {game_graph::Outcome::win, 11}, true, judged.size() % 3 == 0});
        view.setValues(judged);
        const std::vector<SpotValue> values = view.spotValues();
        for (int width = 900; width > 60; width = width * 4 / 5) {
            const PositionBoardGeometry geometry(*play.board(), QSizeF(width, width * 0.7), 15,
                                                 PositionBoardGeometry::largest_alone);
            const auto badges = placeValues(play, geometry, values, view.font());
            for (std::size_t i = 0; i < badges.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!badges[i].place.intersects(badges[j].place),
                             qPrintable(QString::number(width)));
            constexpr double for_all = 60; // pixels
            if (geometry.cell() < for_all)
                continue;
            QCOMPARE(badges.size(), values.size());
            for (const ValueBadge& badge : badges)
                QCOMPARE(badge.text, QStringLiteral("W11"));
        }
    }

    /// Pieces differ by more than their colour, in both themes and at every size.
    void everyMoveIsSeen() {
        for (const Colours* colours : {&lightColours(), &darkColours()})
            for (const QSize size : {QSize(300, 98), QSize(60, 40)}) {
                PositionBoardView view;
                view.setPalette(paletteFor(*colours));
                view.setFixedSize(size);
                // Grey, as whoever sees no colours does.
                const auto seen = [&view](const char* position) {
                    view.setPlay(playAt("tic-tac-toe", position), {});
                    return view.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
                };
                const QImage empty = seen("(1, .../.../...)");
                const QImage one = seen("(2, X../.../...)");
                const QImage two = seen("(1, X../.O./...)");
                const QImage swapped = seen("(1, O../.X./...)");
                const QRect corner = cellOf(view, {0, 0});
                const QRect middle = cellOf(view, {1, 1});
                QVERIFY(corner.contains(differenceOf(empty, one)));
                QVERIFY(middle.contains(differenceOf(one, two)));
                QVERIFY((corner | middle).contains(differenceOf(two, swapped)));
                const auto grey = [](const QImage& image, const QRect& cell) {
                    return qGray(image.pixel(cell.center()));
                };
                // The strokes of an X cross in the middle, where an O is open.
                QVERIFY(std::abs(grey(one, corner) - grey(empty, corner)) > 30);
                QVERIFY(std::abs(grey(swapped, middle) - grey(empty, middle)) > 30);
                if (size.width() > 100) {
                    QCOMPARE(grey(two, middle), grey(empty, middle));
                    QCOMPARE(grey(swapped, corner), grey(empty, corner));
                }
            }
    }

    /// Where the keyboard stands there is a frame, once a key has been pressed.
    void theKeyboardIsSeen() {
        for (const auto& [game, position] :
             {std::pair("tic-tac-toe", "(1, .../.../...)"), std::pair("nim 3 4 5", "(1, 3, 4, 5)"),
              std::pair("sim 4", "(1, ......)")}) {
            ViewFixture f(game, position);
            const auto accented = [&f] {
                return pixelsOf(f.view.grab().toImage(), coloursFor(f.view.palette()).accent);
            };
            f.keys({Qt::Key_Right, Qt::Key_Left});
            const int framed = accented();
            f.view.clearFocus();
            QVERIFY2(framed > accented() + 20, game);
        }
    }

    /// The lines of Sim: of player 1 unbroken, of player 2 dashed, which is seen without colours.
    void linesOfTheSecondPlayerAreDashed() {
        const auto gaps = [](const char* position) {
            PositionBoardView view;
            view.resize(300, 300);
            const QRgb board = coloursFor(view.palette()).board.rgb();
            view.setPlay(playAt("sim 4", position), {});
            const QImage image = view.grab().toImage();
            // Along the line from the first point to the third, which crosses the middle.
            const QPointF from = view.pointOf({0, 0});
            const QPointF to = view.pointOf({0, 2});
            int blank = 0;
            constexpr int samples = 100;
            for (int i = samples / 5; i < samples * 4 / 5; ++i) {
                const QPoint at = (from + (to - from) * i / samples).toPoint();
                blank += image.pixel(at) == board ? 1 : 0;
            }
            return blank;
        };
        QCOMPARE(gaps("(2, .1....)"), 0);
        QVERIFY2(gaps("(1, 12....)") > 10, qPrintable(QString::number(gaps("(1, 12....)"))));
    }

    /// The last line is wider and otherwise like the others: no narrow dashes stick out of it.
    void theLastLineIsDashedCleanly() {
        const auto game = game_graph::game_of("sim 4").value();
        const auto first = game.state_of("(2, .1....)").value();
        const auto second = game.state_of("(1, .1..2.)").value();
        const BoardPlay play(game, second, {game.start(), first});
        const QSize size(600, 600);
        const PositionBoardGeometry geometry(*play.board(), size, 15,
                                             PositionBoardGeometry::largest_alone);
        QImage image(size, QImage::Format_RGB32);
        image.fill(lightColours().window);
        QPainter painter(&image);
        paintPositionBoard(painter, play, geometry, {}, lightColours(), QFont());
        // From the second point on the right to the fourth on the left, on it and beside.
        const auto at = [&](int point) {
            return geometry.toWidget(play.board()->rectOf(0, point)).center();
        };
        QCOMPARE(play.lastChanges().front().spot, BoardSpot({0, 8}));
        const double aside = geometry.cell() * 0.075;
        int painted = 0;
        int unlike = 0;
        for (double x = at(3).x() + geometry.cell(); x < at(1).x() - geometry.cell(); ++x) {
            const auto isLine = [&](double y) {
                return image.pixel(QPointF(x, y).toPoint()) == lightColours().player_two.rgb();
            };
            if (std::abs(x - at(0).x()) < geometry.cell() * 0.2)
                continue; // there the other line crosses it
            painted += isLine(at(1).y()) ? 1 : 0;
            unlike += isLine(at(1).y()) != isLine(at(1).y() + aside) ? 1 : 0;
        }
        QVERIFY2(painted > 20 && unlike == 0,
                 qPrintable(QStringLiteral("%1 painted, %2 unlike").arg(painted).arg(unlike)));
    }

    /// A line that nobody has drawn yet is what one clicks: its contrast is that of a sign.
    void openLinesAreSeen() {
        for (const Colours* colours : {&lightColours(), &darkColours()})
            for (const char* game : {"sim 6", "dots-and-boxes 2x2"}) {
                const auto played = game_graph::game_of(game).value();
                PositionBoardView view;
                view.setPalette(paletteFor(*colours));
                view.setPlay(BoardPlay(played, played.start()), QStringLiteral("To look at."));
                view.setAlone(true); // It fills the picture, and its frame is far from the middle.
                view.resize(600, 500);
                const QImage image = view.grab().toImage();
                QRect middle(0, 0, image.width() / 3, image.height() / 3);
                middle.moveCenter(image.rect().center());
                const int seen = pixelsOf(image, colours->board_outline, middle, 60);
                QVERIFY2(seen > 200,
                         qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(game)).arg(seen)));
            }
    }

    void linesOfSimAreClickedAndSeen() {
        ViewFixture sim("sim 6", "(1, ...............)");
        const BoardSpot line{0, 9}; // 1-5
        QTest::mouseMove(&sim.view, QPoint(1, 1));
        const QImage before = sim.view.grab().toImage();
        sim.point(line);
        QVERIFY(before != sim.view.grab().toImage());
        sim.click(line);
        QCOMPARE(sim.played.join(QLatin1Char('|')), QStringLiteral("1-5"));
        QCOMPARE(sim.view.cursor(), (BoardSpot{0, 0}));
    }

    void clicksPlay() {
        ViewFixture nim("nim 3 4 5", "(1, 3, 4, 2)");
        nim.click({1, 1});
        nim.click({2, 0});
        QCOMPARE(nim.played.join(QLatin1Char('|')), QStringLiteral("B3|C2"));
        nim.click({2, 3});
        QCOMPARE(nim.refused.join(QLatin1Char('|')),
                 QStringLiteral("There is nothing to take here."));
        QTest::mouseClick(&nim.view, Qt::RightButton, {}, nim.view.pointOf({0, 0}).toPoint());
        QTest::mouseClick(&nim.view, Qt::LeftButton, {}, QPoint(1, 1)); // beside
        QCOMPARE(nim.played.size(), 2);
        QCOMPARE(nim.refused.size(), 1);

        ViewFixture pins("kayles 5", "(1, IIIII)");
        pins.click({0, 2});
        pins.click({0, 2, true});
        QCOMPARE(pins.played.join(QLatin1Char('|')), QStringLiteral("3|3-4"));
    }

    void aDoubleClickPlaysOneMove() {
        const auto twice = [](ViewFixture& f, const BoardSpot& spot) {
            f.click(spot); // The double click itself is no more than its second half.
            QTest::mouseDClick(&f.view, Qt::LeftButton, {}, f.view.pointOf(spot).toPoint());
            return f.played.join(QLatin1Char('|'));
        };
        ViewFixture four("connect4 4x4 4", "(1, ..../..../..../....)");
        QCOMPARE(twice(four, {0, 1}), QStringLiteral("2"));
        ViewFixture cars("dodgem", "(1, ..1/1../.22)");
        QCOMPARE(twice(cars, {0, 2}), QStringLiteral("c1>"));
    }

    void keysPlay() {
        ViewFixture nim("nim 3 4 5", "(1, 3, 4, 2)");
        nim.keys({Qt::Key_Down, Qt::Key_Right, Qt::Key_Space});
        QCOMPARE(nim.played.join(QLatin1Char('|')), QStringLiteral("B3"));
        nim.keys({Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(nim.refused.join(QLatin1Char('|')),
                 QStringLiteral("There is nothing to take here."));
        QCOMPARE(nim.view.cursor(), (BoardSpot{2, 2}));

        ViewFixture pins("kayles 5", "(1, IIIII)");
        pins.keys({Qt::Key_Right, Qt::Key_Return, Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(pins.played.join(QLatin1Char('|')), QStringLiteral("1-2|2"));
    }

    void toAScreenReaderItIsATableOfNamedCells() {
        ViewFixture f("tic-tac-toe", "(1, X.O/.../...)");
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&f.view);
        QCOMPARE(board->role(), QAccessible::Table);
        QCOMPARE(board->tableInterface()->rowCount(), 3);
        QAccessibleInterface* free = board->tableInterface()->cellAt(1, 0);
        QCOMPARE(free->text(QAccessible::Name), QStringLiteral("row 2, column a: empty"));
        QCOMPARE(free->text(QAccessible::Description), QStringLiteral("Plays a2"));
        QAccessibleInterface* taken = board->tableInterface()->cellAt(0, 2);
        QCOMPARE(taken->text(QAccessible::Name), QStringLiteral("row 1, column c: O"));
        QCOMPARE(taken->text(QAccessible::Description), QStringLiteral("This cell is taken."));
        QCOMPARE(taken->actionInterface()->actionNames(),
                 QStringList{QAccessibleActionInterface::setFocusAction()});
        taken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(f.played, QStringList());
        free->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(f.played, QStringList{QStringLiteral("a2")});
        QCOMPARE(board->focusChild(), free);
        f.view.setPlay(BoardPlay(f.game, f.state), QStringLiteral("Not now."));
        QCOMPARE(free->text(QAccessible::Description), QStringLiteral("Not now."));
        QVERIFY(!free->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
    }

    void pilesHaveRowHeaders() {
        ViewFixture f("nim 3 4 5", "(1, 3, 4, 2)");
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&f.view);
        QAccessibleTableInterface* table = board->tableInterface();
        QCOMPARE(table->columnCount(), 6);
        QAccessibleInterface* pile = table->cellAt(1, 0);
        QCOMPARE(pile->role(), QAccessible::RowHeader);
        QCOMPARE(pile->text(QAccessible::Name), QStringLiteral("pile B: 4 tokens"));
        QVERIFY(pile->actionInterface()->actionNames().isEmpty());
        QAccessibleInterface* stone = table->cellAt(1, 2);
        QCOMPARE(stone->tableCellInterface()->rowHeaderCells(), QList{pile});
        QCOMPARE(stone->text(QAccessible::Description), QStringLiteral("Plays B3"));
        const QPoint at = f.view.mapToGlobal(f.view.pointOf({1, 1}).toPoint());
        QCOMPARE(board->childAt(at.x(), at.y()), stone);
        // Where the keyboard goes, the table follows.
        f.keys({Qt::Key_Down, Qt::Key_Right});
        QCOMPARE(board->focusChild(), stone);
        stone->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(f.played, QStringList{QStringLiteral("B3")});
    }

    void pinsAndTheSpotsBetweenThemAreCells() {
        ViewFixture f("dawsons-kayles 4", "(1, III.)");
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&f.view);
        QCOMPARE(board->childCount(), 7);
        QCOMPARE(board->child(3)->text(QAccessible::Name),
                 QStringLiteral("pins 2 and 3: both standing"));
        QVERIFY(!board->child(0)->actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
        board->child(3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(f.played, QStringList{QStringLiteral("2-3")});
    }

    void aChosenCarIsTold() {
        ViewFixture f("dodgem", "(1, 1../1../.22)");
        QAccessibleInterface* car = QAccessible::queryAccessibleInterface(&f.view)->child(0);
        car->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(car->text(QAccessible::Name), QStringLiteral("row 1, column a: player 1, chosen"));
    }

    /// The square that nobody takes is unlike the others, also without colours.
    void thePoisonedSquareIsMarked() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            ViewFixture f("chomp 3x4", "(1, 4, 4, 4)");
            f.view.setPalette(paletteFor(*colours));
            f.view.clearFocus();
            const QImage image = f.view.grab().toImage();
            const auto square = [&](const BoardSpot& spot) {
                const double ratio = image.devicePixelRatio();
                QRectF cell({}, QSizeF(12, 12));
                cell.moveCenter(f.view.pointOf(spot));
                return image.copy(QRectF(cell.topLeft() * ratio, cell.size() * ratio).toRect())
                    .convertToFormat(QImage::Format_Grayscale8);
            };
            QCOMPARE(square({1, 1}), square({2, 3}));
            // A skull, bright on dark or dark on bright; the others are of one shade.
            const auto shades = [&](const BoardSpot& spot, const QColor& colour) {
                return pixelsOf(
                    square(spot),
                    QColor::fromRgb(QRgb{0x010101} * static_cast<QRgb>(qGray(colour.rgb()))),
                    square(spot).rect(), 6);
            };
            QVERIFY(shades({0, 0}, colours->text) > 15);
            QVERIFY(shades({0, 0}, colours->window) > 50);
            QCOMPARE(shades({1, 1}, colours->text), 0);
        }
    }

    void theLastMoveIsMarked() {
        ViewFixture f("tic-tac-toe", "(1, X.O/.../...)");
        f.view.clearFocus();
        const QImage before = f.view.grab().toImage();
        f.view.setPlay(BoardPlay(f.game, f.state, {f.game.state_of("(2, X../.../...)").value()}),
                       {});
        // A frame around the O, within its cell.
        const QImage after = f.view.grab().toImage();
        const QRect frame = differenceOf(after, before);
        const QRect cell = cellOf(f.view, {0, 2});
        QVERIFY(cell.contains(frame));
        QVERIFY(frame.width() > 0.85 * cell.width() && frame.height() > 0.85 * cell.height());
        const QColor ink = coloursFor(f.view.palette()).text;
        QCOMPARE(pixelsOf(before, ink, cell, 60), 0);
        QVERIFY(pixelsOf(after, ink, cell, 60) > 3 * cell.width());
        QCOMPARE(differenceOf(after.copy(cell.adjusted(5, 5, -5, -5)),
                              before.copy(cell.adjusted(5, 5, -5, -5))),
                 QRect());
    }

    void carsAreChosenFirst() {
        ViewFixture cars("dodgem", "(1, 1../1../.22)");
        cars.click({0, 1});
        QCOMPARE(cars.refused.join(QLatin1Char('|')),
                 QStringLiteral("First choose one of your cars."));
        cars.click({0, 0});
        QVERIFY(cars.view.chosen().has_value());
        cars.click({2, 2});
        QCOMPARE(cars.refused.size(), 2);
        QVERIFY(cars.view.chosen().has_value());
        cars.click({1, 0}); // another car
        QCOMPARE(cars.view.chosen(), std::optional(BoardSpot{1, 0}));
        cars.keys({Qt::Key_Escape});
        QVERIFY(!cars.view.chosen());
        cars.click({0, 0});
        cars.keys({Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(cars.played.join(QLatin1Char('|')), QStringLiteral("a1>"));
    }

    /// By mouse, keys and screen reader, and larger than the places of its table.
    void aStarIsPlayedOn() {
        ViewFixture f("mu-torere", "(1, 11112222.)");
        QVERIFY(f.view.sizeHint().height() > 120);
        f.click({2, 2}); // point 4, beside a stone of the other side
        f.click({0, 2}); // point 2, which is not
        QCOMPARE(f.played, QStringList{QStringLiteral("4")});
        QCOMPARE(f.refused, QStringList{QStringLiteral("This stone cannot move.")});
        f.keys({Qt::Key_Left, Qt::Key_Return}); // point 1, beside point 8
        QCOMPARE(f.played.last(), QStringLiteral("1"));
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&f.view);
        QCOMPARE(board->tableInterface()->rowCount(), 3);
        QAccessibleInterface* four = board->tableInterface()->cellAt(2, 2);
        QCOMPARE(four->text(QAccessible::Name), QStringLiteral("point 4: player 1"));
        QCOMPARE(four->text(QAccessible::Description), QStringLiteral("Plays 4"));
        const QPoint at = f.view.mapToGlobal(f.view.pointOf({2, 2}).toPoint());
        QCOMPARE(board->childAt(at.x(), at.y()), four);
        four->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(f.played.size(), 3);
        // Pointing shows where the stone goes, in the centre.
        f.view.clearFocus();
        const auto middle = [&f](const QColor& colour) {
            QRectF cell({}, QSizeF(12, 12));
            cell.moveCenter(f.view.pointOf({1, 1}));
            const QImage image = f.view.grab(cell.toRect()).toImage();
            return pixelsOf(image, colour, image.rect(), 9);
        };
        const Colours& colours = coloursFor(f.view.palette());
        const QColor coming = mix(colours.hole, colours.player_one, 0.55);
        f.point({0, 0});
        QCOMPARE(middle(colours.hole), 144);
        f.point({2, 2});
        QVERIFY(middle(coming) > 120); // but for the outline
    }

    void pointingShowsWhatAClickWouldDo() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            ViewFixture f("tic-tac-toe", "(1, X.O/.../...)");
            f.view.setPalette(paletteFor(*colours));
            f.view.clearFocus();
            const QImage before = f.view.grab().toImage();
            f.point({1, 1});
            // A pale X in that cell.
            const QImage pointed = f.view.grab().toImage();
            const QRect cell = cellOf(f.view, {1, 1});
            QVERIFY(cell.contains(differenceOf(pointed, before)));
            const QColor pale = mix(colours->hole, colours->player_one, 0.55);
            QCOMPARE(pixelsOf(before, pale, cell, 9), 0);
            QVERIFY(pixelsOf(pointed, pale, cell, 9) > 2 * cell.width());
            QCOMPARE(f.view.QWidget::cursor().shape(), Qt::PointingHandCursor);
            f.point({0, 0});
            QVERIFY(f.view.grab().toImage() == before);
            QCOMPARE(f.view.QWidget::cursor().shape(), Qt::ArrowCursor);
        }
    }

    void whereNoMoveCanBeMadeNothingLooksSo() {
        ViewFixture f("tic-tac-toe", "(1, X.O/.../...)");
        f.view.setPlay(BoardPlay(f.game, f.state), QStringLiteral("Not now."));
        f.view.clearFocus();
        const QImage before = f.view.grab().toImage();
        f.point({1, 1});
        QVERIFY(f.view.grab().toImage() == before);
        QCOMPARE(f.view.QWidget::cursor().shape(), Qt::ArrowCursor);
        f.click({1, 1});
        f.keys({Qt::Key_Space});
        QCOMPARE(f.played, QStringList());
        QCOMPARE(f.refused.join(QLatin1Char('|')), QStringLiteral("Not now.|Not now."));
    }
};

LOGGIA_WINDOW_TEST(PositionBoardViewTest)

} // namespace position_board_view_test

#include "position_board_view_test.moc"
