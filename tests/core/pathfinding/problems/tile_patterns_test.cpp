#include "core/pathfinding/problems/tile_patterns.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/core/pathfinding/problems/tile_orders.hpp"
#include "tests/suite.hpp"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <stop_token>
#include <vector>

namespace tile_patterns_test {

using namespace loggia;
using namespace loggia::pathfinding;

class TilePatternsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CACHE_HOME", folder_.path().toUtf8()); }

    /// Moves of a pattern's tiles alone, from all of their places and the gap's: by relaxation over
    /// a graph in which moves of other tiles cost nothing.
    void tablesOfTheEightPuzzle() {
        const auto patterns = TilePatterns::make(3);
        for (std::size_t part = 0; part < patterns->parts(); ++part) {
            std::vector<int> tiles;
            for (int tile = 1; tile < 9; ++tile)
                if (patterns->slot(tile).part == part)
                    tiles.push_back(tile);
            QCOMPARE(tiles.size(), std::size_t{4});
            using State = std::array<int, 5>; // the gap's place, then the tiles'
            std::map<State, int> moves;
            std::deque<State> queue{{0, tiles[0], tiles[1], tiles[2], tiles[3]}};
            moves[queue.front()] = 0;
            while (!queue.empty()) {
                const State state = queue.front();
                queue.pop_front();
                const int known = moves[state];
                for (const int step : {-3, 3, -1, 1}) {
                    const int to = state[0] + step;
                    if (to < 0 || to > 8 || (step * step == 1 && to / 3 != state[0] / 3))
                        continue;
                    State next = state;
                    next[0] = to;
                    const auto tile = std::find(next.begin() + 1, next.end(), to);
                    const int cost = tile == next.end() ? 0 : 1;
                    if (cost == 1)
                        *tile = state[0];
                    const auto found = moves.find(next);
                    if (found != moves.end() && found->second <= known + cost)
                        continue;
                    moves[next] = known + cost;
                    if (cost == 0)
                        queue.push_front(next);
                    else
                        queue.push_back(next);
                }
            }
            std::map<std::uint32_t, int> least;
            for (const auto& [state, cost] : moves) {
                std::uint32_t index = 0;
                for (std::size_t i = 0; i < 4; ++i)
                    index |= static_cast<std::uint32_t>(state[i + 1])
                             << patterns->slot(tiles[i]).shift;
                const auto [at, added] = least.emplace(index, cost);
                at->second = std::min(at->second, cost);
            }
            QCOMPARE(least.size(), std::size_t{9 * 8 * 7 * 6});
            for (const auto& [index, cost] : least)
                QCOMPARE(patterns->moves(part, index), cost);
        }
    }

    /// Made once, kept, read again, and made anew where the file is damaged; all that is found by
    /// it is as short as Korf says.
    void fifteenIsKept() {
        const QString file = folder_.filePath(QStringLiteral("loggia/tiles-4.patterns"));
        const auto size = [&] {
            const auto patterns = TilePatterns::of(4);
            return patterns ? patterns->bytes() : 0;
        };
        QVERIFY(!QFile::exists(file));
        QCOMPARE(size(), std::size_t{2 * (1U << 24U) + (1U << 12U)});
        QVERIFY(QFile::exists(file));
        const auto read = TilePatterns::of(4);
        QVERIFY(read == TilePatterns::of(4)); // shared
        for (const auto& [order, moves] : oracle::korf_orders) {
            const auto problem =
                *SlidingProblem::make(*tiles_of(order), SlidingHeuristic::patterns);
            const SearchResult result = *search(*problem, Algorithm::ida_star);
            QVERIFY(result.ending == Ending::solved && oracle::is_sound(*problem, result));
            QCOMPARE(result.cost, Cost{moves});
            QVERIFY(result.peak_bytes > read->bytes() &&
                    result.peak_bytes < read->bytes() + 20'000);
        }
    }

    /// A file that is good is read and not written again.
    void readsWhatIsKept() {
        const QString name = folder_.filePath(QStringLiteral("loggia/tiles-4.patterns"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QDateTime long_ago(QDate(2001, 1, 1), QTime(12, 0));
        QVERIFY(file.setFileTime(long_ago, QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(TilePatterns::of(4));
        QCOMPARE(QFileInfo(name).lastModified(), long_ago);
    }

    void damagedFilesAreMadeAnew() {
        const QString name = folder_.filePath(QStringLiteral("loggia/tiles-4.patterns"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(1'000'000));
        const QByteArray before = file.peek(1);
        file.write(before == "x" ? "y" : "x");
        file.close();
        const auto patterns = TilePatterns::of(4);
        QVERIFY(patterns);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.seek(1'000'000));
        QCOMPARE(file.peek(1), before);
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!TilePatterns::make(4, Control(stop.get_token())));
        QVERIFY(!SlidingProblem::make(ordered_tiles(3), SlidingHeuristic::patterns,
                                      Control(stop.get_token())) ||
                TilePatterns::of(3));
    }
};

LOGGIA_TEST(TilePatternsTest)

} // namespace tile_patterns_test

#include "tile_patterns_test.moc"
