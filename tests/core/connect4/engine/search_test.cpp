#include "core/connect4/engine/search.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace search_test {

using namespace loggia;
using namespace loggia::connect4;

constexpr int infinity = 1 << 20;
const Search::Stop never = [] { return false; };

int full_value(Search& search, const Position& position, int depth, PlayedLine& line) {
    return search.value(position, depth, -infinity, infinity, never, line).value;
}

class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsPlainMinimax_data() {
        QTest::addColumn<bool>("by_pattern");
        QTest::addColumn<bool>("with_table");
        QTest::newRow("score, no table") << false << false;
        QTest::newRow("score, table") << false << true;
        QTest::newRow("pattern, no table") << true << false;
        QTest::newRow("pattern, table") << true << true;
    }
    void equalsPlainMinimax() {
        QFETCH(bool, by_pattern);
        QFETCH(bool, with_table);
        const auto evaluation = by_pattern ? Evaluation::pattern : Evaluation::score;
        TranspositionTable table(1U << 20U);
        Search search(pattern_tables(), with_table ? &table : nullptr, evaluation);
        Random random(test_suite::seed(17));
        for (int i = 0; i < test_suite::rounds(1500); ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(41)));
            const int deepest = position.empty_count() < 14 ? 7 : 4;
            const int depth =
                std::min(1 + static_cast<int>(random.below(static_cast<std::uint64_t>(deepest))),
                         position.empty_count());
            PlayedLine line;
            QCOMPARE(full_value(search, position, depth, line),
                     oracle_value(position, depth, evaluation));
        }
    }

    void boundsAreOnTheRightSide() {
        TranspositionTable table(1U << 20U);
        Search search(pattern_tables(), &table, Evaluation::pattern);
        Random random(test_suite::seed(23));
        for (int i = 0; i < test_suite::rounds(1000); ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(40)));
            const int depth = std::min(4, position.empty_count());
            const int value = oracle_value(position, depth, Evaluation::pattern);
            const int alpha = value - 60 + static_cast<int>(random.below(120));
            PlayedLine line;
            const int found = search.value(position, depth, alpha, alpha + 1, never, line).value;
            QVERIFY(value <= alpha ? found <= alpha && found >= value
                                   : found > alpha && found <= value);
        }
    }

    void lineLeadsToTheValue() {
        TranspositionTable table(1U << 20U);
        Search search(pattern_tables(), &table, Evaluation::pattern);
        Random random(test_suite::seed(29));
        int whole_lines = 0;
        for (int i = 0; i < test_suite::rounds(1000); ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(40)));
            const int depth = std::min(6, position.empty_count());
            PlayedLine line;
            const int value = full_value(search, position, depth, line);
            QVERIFY(line.length >= 1 && line.length <= depth);
            Position end = position;
            for (int ply = 0; ply < line.length; ++ply) {
                const int column = line.columns.at(static_cast<std::size_t>(ply));
                QVERIFY(end.can_play(column));
                end = end.after(column);
            }
            // A line is shorter where following_bounds decided before its end.
            if (line.length < depth)
                continue;
            ++whole_lines;
            const int at_end = leaf_value(end, Evaluation::pattern).value;
            QCOMPARE(depth % 2 == 0 ? at_end : -at_end, value);
        }
        QVERIFY(whole_lines > test_suite::rounds(300));
    }

    void mirroredPositionsAreWorthTheSame() {
        Random random(test_suite::seed(31));
        for (int i = 0; i < test_suite::rounds(300); ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(40)));
            PlayedLine line;
            Search here(pattern_tables(), nullptr, Evaluation::pattern);
            Search there(pattern_tables(), nullptr, Evaluation::pattern);
            QCOMPARE(full_value(here, position, 7, line),
                     full_value(there, position.mirrored(), 7, line));
        }
    }

    void whatIsProvenIsTrue_data() {
        QTest::addColumn<bool>("by_pattern");
        QTest::newRow("score") << false;
        QTest::newRow("pattern") << true;
    }
    void whatIsProvenIsTrue() {
        QFETCH(bool, by_pattern);
        TranspositionTable table(1U << 22U);
        Search search(pattern_tables(), &table,
                      by_pattern ? Evaluation::pattern : Evaluation::score);
        Random random(test_suite::seed(37));
        int proven_before_the_end = 0;
        for (int i = 0; i < test_suite::rounds(1000); ++i) {
            const Position position =
                random_position(random, 31 + static_cast<int>(random.below(8)));
            PlayedLine line;
            const int depth = 1 + static_cast<int>(random.below(8));
            const Found found = search.value(position, depth, -infinity, infinity, never, line);
            const int truth = oracle_value(position, cells, Evaluation::score);
            if (depth >= position.empty_count())
                QVERIFY(found.proven == Bound::exact);
            else if (found.proven != Bound::none)
                ++proven_before_the_end;
            if (has(found.proven, Bound::lower))
                QVERIFY(truth >= found.value);
            if (has(found.proven, Bound::upper))
                QVERIFY(truth <= found.value);
        }
        QVERIFY(proven_before_the_end > 10);
    }

    /// The positions that a fixed piece of work visits. A change that should not change the search
    /// must leave this number alone; one that should, changes it here.
    void signature() {
        std::uint64_t nodes = 0;
        Random random(2026);
        for (const Evaluation evaluation : {Evaluation::score, Evaluation::pattern})
            for (int stones = 0; stones <= 24; stones += 6) {
                TranspositionTable table(1U << 20U);
                Search search(pattern_tables(), &table, evaluation);
                const Position position = random_position(random, stones);
                PlayedLine line;
                for (int depth = 1; depth <= 14; ++depth)
                    (void)full_value(search, position, depth, line);
                nodes += search.nodes();
            }
        QCOMPARE(nodes, std::uint64_t{949238});
    }

    void stopsAtOnce() {
        Search search(pattern_tables(), nullptr, Evaluation::pattern);
        PlayedLine line;
        int asked = 0;
        const Search::Stop third_time = [&asked] { return ++asked == 3; };
        (void)search.value({}, 30, -infinity, infinity, third_time, line);
        QVERIFY(search.was_stopped());
        QCOMPARE(asked, 3);
    }
};

LOGGIA_TEST(SearchTest)

} // namespace search_test

#include "search_test.moc"
