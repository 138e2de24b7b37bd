#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/atom_words.hpp"

#include <numeric>

namespace atom_words_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class AtomWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void namesWhereThereAreSome() {
        const AtomWords words(
            std::make_shared<const sat::AtomNames>(sat::AtomNames{{1, "P"}, {3, "Peg(1,2)"}}));
        QVERIFY(words.any());
        QCOMPARE(words.literal(-1), q("¬P"));
        QCOMPARE(words.literal(2), q("2"));
        QCOMPARE(words.name(2), QString());
        QCOMPARE(words.clause(std::array{1, -2, -3}), q("P ∨ ¬2 ∨ ¬Peg(1,2)"));
        QCOMPARE(words.list(std::array{1, -2, -3}), q("P, ¬2 and ¬Peg(1,2)"));
        QCOMPARE(words.list(std::array{-1}), q("¬P"));
    }

    void numbersWithoutNames() {
        const AtomWords words;
        QVERIFY(!words.any());
        QCOMPARE(words.clause(std::array{1, -2}), q("1 ∨ ¬2"));
        QCOMPARE(words.clause({}), q("the empty clause"));
    }

    void longOnesAreCut() {
        std::vector<int> literals(1'000'000);
        std::iota(literals.begin(), literals.end(), 1);
        const QString text = AtomWords().clause(literals);
        QVERIFY(text.size() < 200);
        QVERIFY(text.endsWith(q("… (1,000,000 literals)")));
        QVERIFY(AtomWords().list(literals).endsWith(q("24 and 999,976 more")));
    }
};

LOGGIA_WINDOW_TEST(AtomWordsTest)

} // namespace atom_words_test

#include "atom_words_test.moc"
