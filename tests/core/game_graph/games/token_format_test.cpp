#include "core/game_graph/games/drawn_graph.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace token_format_test {

using namespace loggia;
using namespace loggia::game_graph;

class TokenFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads() {
        const auto drawn =
            drawn_of("# a remark\n start c \n\na -> b c\n1: b -> c\r\nc = draw\nd\n");
        QVERIFY(drawn);
        QCOMPARE(drawn->places, (std::vector<std::string>{"c", "a", "b", "d"}));
        QCOMPARE(drawn->start, 0U);
        QCOMPARE(drawn->arrows.size(), 3U);
        QCOMPARE(drawn->arrows[2].players, std::uint8_t{1});
        QCOMPARE(drawn->ends[0], std::optional(Outcome::draw));
        QVERIFY(!drawn->ends[3]);
    }

    /// An arrow that is there twice is one move.
    void mergesArrows() {
        const auto drawn = drawn_of("a -> b b\na -> c b\n1: c -> a\n2: c -> a\n1: b -> a\nb -> c");
        QVERIFY(drawn);
        QCOMPARE(to_text(*drawn), "a\nb\nc\nstart a\na -> b c\n1: b -> a\nb -> c\nc -> a\n");
    }

    void signsNeedNoBlanks() {
        const auto spaced = drawn_of("a -> b c\n1: b -> c\nc = win\n");
        QVERIFY(spaced);
        for (const char* const text :
             {"a->b c\n1:b->c\nc=win", "a -> b, c\n1: b -> c\nc =win", "a->b,c\n1: b ->c\nc= win",
              "a → b , c\n1: b → c\nc = win", "a→b,c\n1:b→c\nc=win"}) {
            const auto drawn = drawn_of(text);
            QVERIFY2(drawn.has_value(), text);
            QCOMPARE(*drawn, *spaced);
        }
        // Neither the sign nor what it joins is a state.
        for (const char* const text : {"a→b -> c", "a -> b → c", "a -> →", "start a→b\na -> b"})
            QVERIFY2(!drawn_of(text).has_value(), text);
    }

    /// They are no part of the game.
    void keepsPoints() {
        const std::string text = "a\nb = win\nat\nstart a\na -> b at\na at -40 0\nat at 7 90\n";
        const auto drawn = drawn_of(text);
        QVERIFY(drawn);
        QCOMPARE(drawn->points.size(), std::size_t{3});
        QVERIFY(drawn->points[0] == (Drawn::Point{-40, 0}));
        QVERIFY(!drawn->points[1]);
        QVERIFY(drawn->points[2] == (Drawn::Point{7, 90}));
        QCOMPARE(to_text(*drawn), text);
        Drawn bare = *drawn;
        bare.points.clear();
        QCOMPARE(bare, *drawn);
        QVERIFY(drawn_of("a -> b").value().points.empty());
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* text, int line, int column) {
            QTest::newRow(text) << QString::fromUtf8(text) << line << column;
        };
        row("", 1, 1);
        row("# nothing\n", 1, 1);
        row("# names\nanna\nbob\n", 2, 1);
        row("<html>", 1, 1);
        row("a b", 1, 3);
        row("a ->", 1, 5);
        row("a -> b ->", 1, 8);
        row("a -> b = c", 1, 8);
        row("a -> b <- c", 1, 8);
        row("a<->b", 1, 1);
        row("a-->b", 1, 1); // as in Mermaid
        row("a->b->c", 1, 5);
        row("a -> b,", 1, 8);
        row("a -> , b", 1, 6);
        row("a,b -> c", 1, 2);
        row("a = maybe", 1, 5);
        row("a = win loss", 1, 9);
        row("a = win\na = win", 2, 3);
        row("a -> b\na = win", 2, 3);
        row("a = win\na -> b", 2, 3);
        row("start a\nstart a", 2, 1);
        row("start z\na -> b", 1, 7);
        row("start z\nz at 1 2\na -> b", 1, 7);
        row("a -> b;\nb -> c;", 1, 6); // as in DOT
        row("digraph G {\n a -> b;\n}", 1, 1);
        row("strict graph {a -- b}", 1, 1);
        row("start", 1, 6);
        row("start a b", 1, 9);
        row("1: a", 1, 5);
        row("1: a = win", 1, 6);
        row("3: a -> b", 1, 1);
        row("a -> (b)", 1, 6);
        row("a -> start", 1, 6);
        row("b\n\uFEFFa", 2, 1);
        row("a at", 1, 5);
        row("a att 1 2", 1, 3);
        row("a at 1", 1, 7);
        row("a at 1 x", 1, 8);
        row("a at 1 1000001", 1, 8);
        row("a at 1 2 3", 1, 10);
        row("a at 1 2\na at 1 2", 2, 3);
        row("1: a at 1 2", 1, 6);
    }
    void refuses() {
        QFETCH(QString, text);
        const auto drawn = drawn_of(text.toStdString());
        QVERIFY(!drawn);
        QVERIFY(drawn.error().span);
        QTEST(drawn.error().span->line, "line");
        QTEST(drawn.error().span->column, "column");
    }

    /// Such as the text that the window saves of a graph with one state.
    void readsASingleState() {
        QVERIFY(drawn_of("a\nstart a\n"));
        QVERIFY(drawn_of("a = win\n"));
        QVERIFY(drawn_of("a\n", true));
    }

    void writesWhatItReads() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 2000; ++i) {
            std::string text;
            const std::uint64_t places = 1 + random.below(8);
            const auto place = [&] { return fmt::format("p{}", random.below(places)); };
            if (random.below(2) == 0) {
                const std::string start = place();
                text += "start " + start + "\n" + start + "\n";
            }
            for (std::uint64_t n = random.below(10); n > 0; --n) {
                const std::string at = place();
                const std::array players{"", "1: ", "2: "};

                text += players.at(random.below(3)) + at + " -> " + place() + " " + place() + "\n";
            }
            text += "last = loss\n";
            const auto drawn = drawn_of(text);
            QVERIFY(drawn);
            QCOMPARE(drawn_of(to_text(*drawn)).value(), *drawn);
        }
    }
};

LOGGIA_TEST(TokenFormatTest)

} // namespace token_format_test

#include "token_format_test.moc"
