#include "core/base/random.hpp"
#include "core/sat/formats/atom_names.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace atom_names_test {

using namespace loggia;
using namespace loggia::sat;

AtomNames names_of(const char* text) {
    const auto file = parse_clauses(text);
    return file ? atom_names(*file, text) : AtomNames{};
}

class AtomNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBackMatter() {
        const AtomNames names = names_of("1 2 -3\n0\n1 P\n 2\tPeg(5,2)\r\n3 clauses and 3 atoms\n"
                                         "1 other\n4 beyond\n0 zero\n-1 minus\nword\n2x y\n");
        QCOMPARE(names, (AtomNames{{1, "P"}, {2, "Peg(5,2)"}}));
    }

    void readsComments() {
        const AtomNames names =
            names_of("c 1 Cell(1,1,1)\nc a prose comment\np cnf 3 1\n1 3 0\nc 3 z\n2 Q 0\n");
        QVERIFY(names.empty()); // "Q" cannot be read, so there is no file
        QCOMPARE(names_of("c 1 Cell(1,1,1)\nc a comment\np cnf 3 1\n1 3 0\nc 3 z\n"),
                 (AtomNames{{1, "Cell(1,1,1)"}, {3, "z"}}));
    }

    void readsLists() {
        const AtomNames names{{1, "P"}, {2, "Peg(5,2)"}, {3, "a-b"}};
        const auto atoms = [&](const char* text) { return parse_atoms(text, names, 9).value(); };
        using Atoms = std::vector<int>;
        QCOMPARE(atoms(""), Atoms{});
        QCOMPARE(atoms(" 7 3-5,P  4"), (Atoms{1, 3, 4, 5, 7}));
        QCOMPARE(atoms("Peg(5,2), 9"), (Atoms{2, 9}));
        QCOMPARE(atoms("a-b,P"), (Atoms{1, 3}));
    }

    void refusesWhatIsNoAtom_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("word") << QByteArray("1 Q") << 3;
        QTest::newRow("zero") << QByteArray("0") << 1;
        QTest::newRow("negative") << QByteArray("2 -3") << 3;
        QTest::newRow("backwards") << QByteArray("5-3") << 1;
        QTest::newRow("beyond") << QByteArray("1 2 10") << 5;
        QTest::newRow("range beyond") << QByteArray("1-2000000000") << 1;
        QTest::newRow("overflow") << QByteArray("99999999999") << 1;
    }
    void refusesWhatIsNoAtom() {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        const auto atoms = parse_atoms(text.toStdString(), {{1, "P"}}, 9);
        QVERIFY(!atoms);
        QCOMPARE(atoms.error().span->column, column);
    }

    /// Against a set that is filled in the most plain way.
    void randomLists() {
        Random random(test_suite::seed(7));
        for (int round = 0; round < 2000; ++round) {
            std::set<int> expected;
            std::string text;
            for (std::uint64_t i = random.below(6); i > 0; --i) {
                const int first = 1 + static_cast<int>(random.below(50));
                const int last = first + static_cast<int>(random.below(4));
                for (int atom = first; atom <= last; ++atom)
                    expected.insert(atom);
                text += std::to_string(first) +
                        (last == first ? std::string() : '-' + std::to_string(last)) +
                        (random.below(2) == 0 ? ", " : " ");
            }
            const auto atoms = parse_atoms(text, {}, 60);
            QVERIFY(atoms.has_value());
            QCOMPARE(*atoms, std::vector<int>(expected.begin(), expected.end()));
        }
    }
};

LOGGIA_TEST(AtomNamesTest)

} // namespace atom_names_test

#include "atom_names_test.moc"
