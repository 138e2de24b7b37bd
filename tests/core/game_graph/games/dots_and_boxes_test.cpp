#include "core/game_graph/games/dots_and_boxes.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

namespace dots_and_boxes_test {

using namespace loggia;
using namespace loggia::game_graph;

/// A position as its picture, rows of signs from the top, and two scores.
struct Picture {
    int player = 1;
    std::vector<std::string> rows;
    std::array<int, 2> scores{};

    [[nodiscard]] std::string text() const {
        return fmt::format("({}, {}, {}, {})", player, fmt::join(rows, "/"), scores[0], scores[1]);
    }
    /// Draws a line and closes what it closes.
    void draw(std::size_t x, std::size_t y) {
        rows[y][x] = y % 2 == 0 ? '-' : '|';
        bool again = false;
        for (std::size_t row = 1; row < rows.size(); row += 2)
            for (std::size_t column = 1; column < rows[row].size(); column += 2) {
                char& box = rows[row][column];
                if (box == '#' || rows[row][column - 1] == '.' || rows[row][column + 1] == '.' ||
                    rows[row - 1][column] == '.' || rows[row + 1][column] == '.')
                    continue;
                box = '#';
                ++scores[player == 1 ? 0 : 1];
                again = true;
            }
        if (!again)
            player = 3 - player;
    }
    /// The image in the diagonal from the top left, which turns the lines.
    [[nodiscard]] Picture transposed() const {
        Picture image = *this;
        image.rows.assign(rows[0].size(), std::string(rows.size(), ' '));
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < rows[y].size(); ++x) {
                const char sign = rows[y][x];
                image.rows[x][y] = sign == '-' ? '|' : sign == '|' ? '-' : sign;
            }
        return image;
    }
    [[nodiscard]] Picture mirrored() const {
        Picture image = *this;
        for (std::string& row : image.rows)
            std::reverse(row.begin(), row.end());
        return image;
    }
    [[nodiscard]] Picture upside_down() const {
        Picture image = *this;
        std::reverse(image.rows.begin(), image.rows.end());
        return image;
    }
};

Picture blank(std::size_t columns, std::size_t rows) {
    Picture picture;
    for (std::size_t y = 0; y <= 2 * rows; ++y) {
        std::string row(2 * columns + 1, '.');
        for (std::size_t x = 0; y % 2 == 0 && x < row.size(); x += 2)
            row[x] = '+';
        picture.rows.push_back(row);
    }
    return picture;
}

class DotsAndBoxesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Games with random moves on every board, beside a picture on which lines are drawn.
    void agreesWithAPicture() {
        Random random(test_suite::seed(81));
        for (const auto& [columns, rows] : {std::pair<std::size_t, std::size_t>{1, 1},
                                            {2, 1},
                                            {1, 3},
                                            {2, 2},
                                            {3, 2},
                                            {3, 3},
                                            {7, 1}}) {
            for (int round = 0; round < 40; ++round) {
                const bool misere = round % 2 == 1;
                const Game game = made(
                    fmt::format("dots-and-boxes {}x{}{}", columns, rows, misere ? " misere" : ""));
                Picture picture = blank(columns, rows);
                State state = game.start();
                for (;;) {
                    QCOMPARE(game.state_text(state), picture.text());
                    QCOMPARE(game.state_of(picture.text()).value(), state);
                    QCOMPARE(game.player(state), picture.player);
                    std::vector<std::string> names;
                    std::vector<std::pair<std::size_t, std::size_t>> open;
                    for (std::size_t y = 0; y <= 2 * rows; ++y)
                        for (std::size_t x = 0; x <= 2 * columns; ++x)
                            if ((x + y) % 2 == 1 && picture.rows[y][x] == '.') {
                                names.push_back(fmt::format("{}{}", "abcdefghijklmnop"[x], y + 1));
                                open.emplace_back(x, y);
                            }
                    const std::vector<Step> steps = game.moves(state);
                    QCOMPARE(steps.size(), open.size());
                    for (std::size_t i = 0; i < steps.size(); ++i) {
                        QCOMPARE(game.move_text(state, steps[i].move), names[i]);
                        QCOMPARE(game.move_of(state, names[i]).value().to, steps[i].to);
                    }
                    checkEnding(game, state, picture, misere, open.empty());
                    checkImages(game, state, picture, columns == rows);
                    if (open.empty() || QTest::currentTestFailed())
                        break;
                    const std::size_t chosen = random.below(open.size());
                    picture.draw(open[chosen].first, open[chosen].second);
                    state = steps[chosen].to;
                }
            }
        }
    }

    void refusesWhatIsNoPosition_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* text, const char* reason) {
            QTest::newRow(text) << QString(text) << QString(reason);
        };
        row("(1, +.+/.../+x+, 0, 0)", "rows of 3 characters");
        row("(1, +.+/.../+.+/.../+.+, 0, 0)", "3 rows of 3 characters");
        row("(1, +|+/.../+.+, 0, 0)", "+ for dots, - and | for lines");
        row("(1, +.+/-../+.+, 0, 0)", "+ for dots, - and | for lines");
        row("(1, +-+/.../..+, 0, 0)", "+ for dots, - and | for lines");
        row("(1, +-+/|.|/+-+, 1, 0)", "+ for dots, - and | for lines");
        row("(1, +-+/|#./+-+, 0, 0)", "+ for dots, - and | for lines");
        row("(1, +-+/|#|/+-+, 2, 0)", "the boxes of player 1 must be a number from 0 to 1");
        row("(1, +-+/|#|/+-+, 1, 1)", "of 1 closed box player 2 has 0");
        row("(1, +-+/|#|/+-+, 0, 0)", "of 1 closed box player 2 has 1");
    }
    void refusesWhatIsNoPosition() {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const auto read = made("dots-and-boxes 1x1").state_of(text.toStdString());
        QVERIFY(!read);
        QVERIFY2(read.error().message.find(reason.toStdString()) != std::string::npos,
                 read.error().message.c_str());
    }

    void knowsItsSize() {
        QCOMPARE(DotsAndBoxes::lines_of({3, 3}), DotsAndBoxes::max_lines);
        QCOMPARE(DotsAndBoxes::lines_of({1, 1}), 4);
        QCOMPARE(DotsAndBoxes::lines_of({3, 2}), 17);
        QCOMPARE(DotsAndBoxes({3, 2}, true).text(), std::string("dots-and-boxes 3x2 misere"));
    }

private:
    static void checkEnding(const Game& game, State state, const Picture& picture, bool misere,
                            bool is_over) {
        if (!is_over) {
            QVERIFY(!game.ending(state));
            return;
        }
        const int own = picture.scores[picture.player == 1 ? 0 : 1];
        const int other = picture.scores[picture.player == 1 ? 1 : 0];
        QCOMPARE(game.ending(state), std::optional(own == other              ? Outcome::draw
                                                   : (own > other) != misere ? Outcome::win
                                                                             : Outcome::loss));
    }

    /// Images of a position are one with it on the last level, and so is the other player's view
    /// from level 1 on; a position that is none of these is not.
    static void checkImages(const Game& game, State state, const Picture& picture, bool square) {
        Picture others = picture;
        others.player = 3 - picture.player;
        std::swap(others.scores[0], others.scores[1]);
        QCOMPARE(game.merged(state, 0), state);
        const State swapped = game.state_of(others.text()).value();
        QCOMPARE(game.merged(swapped, 1), game.merged(state, 1));
        std::vector<Picture> images{picture.mirrored(), picture.upside_down(),
                                    picture.mirrored().upside_down()};
        if (square)
            for (const Picture& image : std::vector(images))
                images.push_back(image.transposed());
        for (const Picture& image : images) {
            const State other = game.state_of(image.text()).value();
            QCOMPARE(game.merged(other, 2), game.merged(state, 2));
            QCOMPARE(game.merged(other, 1) == game.merged(state, 1), image.rows == picture.rows);
        }
    }
};

LOGGIA_TEST(DotsAndBoxesTest)

} // namespace dots_and_boxes_test

#include "dots_and_boxes_test.moc"
