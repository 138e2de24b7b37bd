#include "core/wumpus/knowledge.hpp"
#include "tests/core/wumpus/base.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace knowledge_test {

using namespace loggia;
using namespace loggia::wumpus;

class KnowledgeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void variablesAreTheSymbolsInTheirOrder() {
        const logic::Store store = symbol_store();
        QCOMPARE(store.variables(), std::size_t{symbol_count});
        for (int n = 0; n < symbol_count; ++n)
            QCOMPARE(store.name(static_cast<logic::Variable>(n)), oracle::name(n));
    }

    void findsTheSymbolsThatLinesGive() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 500; ++i) {
            std::vector<oracle::Tree> trees;
            std::uint64_t trues = 0;
            std::uint64_t falses = 0;
            for (std::uint64_t n = random.below(30); n > 0; --n) {
                const int symbol = static_cast<int>(random.below(oracle::most_symbols));
                const bool value = random.below(2) == 0;
                if (random.below(3) == 0) {
                    // Lines that give nothing outright, though some force what they are about.
                    const auto leaf = oracle::literal(symbol, value);
                    const std::array<oracle::Tree, 3> others{
                        oracle::Tree{"and", 0, {leaf, leaf}}, oracle::Tree{"or", 0, {leaf}},
                        oracle::Tree{"not", 0, {oracle::Tree{"not", 0, {leaf}}}}};
                    trees.push_back(others.at(random.below(others.size())));
                    continue;
                }
                trees.push_back(oracle::literal(symbol, value));
                if (symbol < symbol_count)
                    (value ? trues : falses) |= std::uint64_t{1} << symbol;
            }
            const Base base("", oracle::print_file(trees), {true});
            const Literals found = literals_of(base.store, base.lines);
            QCOMPARE(found.trues, trues);
            QCOMPARE(found.falses, falses);
            QCOMPARE(found.known(), trues | falses);
            QCOMPARE(found.clash(), (trues & falses) != 0);
        }
    }

    /// What a visit teaches is all that there is to see, and nothing else.
    void lessonsAreTheFourSymbolsOfTheSquare() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 500; ++i) {
            const World world{oracle::random_cave(random).low};
            const int square = static_cast<int>(random.below(square_count));
            logic::Store store = symbol_store();
            const auto lines = lessons(store, world, Square::of(square));
            QCOMPARE(lines.size(), std::size_t{4});
            const Literals known = literals_of(store, lines);
            QCOMPARE(known.known(), std::uint64_t{0x0001000100010001} << square);
            QCOMPARE(known.trues, world.bits & known.known());
            for (const Statement& line : lines)
                QVERIFY(line.source == Source::knowledge);
        }
    }
};

LOGGIA_TEST(KnowledgeTest)

} // namespace knowledge_test

#include "knowledge_test.moc"
