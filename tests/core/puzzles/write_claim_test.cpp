#include "core/puzzles/claims.hpp"
#include "core/puzzles/write_claim.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace write_claim_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

class SayTest : public QObject {
    Q_OBJECT

private:
    static Vocabulary people() {
        Vocabulary known;
        known.setting = PuzzleSetting::islanders;
        known.people = {"Abe", "Bea"};
        return known;
    }
    static Vocabulary rooms(std::size_t count, bool may_be_empty) {
        Vocabulary known;
        known.setting = PuzzleSetting::doors;
        known.rooms = count;
        known.may_be_empty = may_be_empty;
        return known;
    }
    static Vocabulary phrases() {
        Vocabulary known;
        known.phrases = {{{"it", "rains"}, "p", "it rains"},
                         {{"it", "rains", "hard"}, "q", "it rains hard"}};
        return known;
    }

private Q_SLOTS:
    void readsBack_data() {
        QTest::addColumn<int>("which");
        for (const int which : {0, 1, 2, 3, 4})
            QTest::addRow("%d", which) << which;
    }
    void readsBack() {
        QFETCH(int, which);
        const std::array vocabularies{people(), rooms(2, false), rooms(3, true), phrases(),
                                      Vocabulary()};
        const std::vector<std::vector<std::string>> names{
            {"k_Abe", "k_Bea", "p", "is"},
            {"l1", "l2", "m1", "m2", "q"},
            {"l1", "t1", "e1", "m1", "l2"},
            {"p", "q", "r"},
            {"true", "false", "room", "\"a b\"", "A"}};
        const auto& known = vocabularies.at(static_cast<std::size_t>(which));
        const auto& atoms = names.at(static_cast<std::size_t>(which));
        Random random(static_cast<std::uint64_t>(which));
        for (int i = 0; i < 1500; ++i) {
            logic::Store store;
            const auto e = expression(random, store, atoms, 1 + static_cast<int>(random.below(4)));
            const auto speaker = speaker_of(known, store, e);
            const auto line = write_line(known, store, e, speaker);
            QVERIFY(line.has_value());
            auto copy = known;
            logic::Store again;
            const auto read = read_sentence(*line, 0, line->size(), copy, again);
            QVERIFY2(read.has_value(), (*line + "\n" + (read ? "" : read.error().message)).c_str());
            QVERIFY2(values(again, *read->formula, atoms) == values(store, e, atoms),
                     line->c_str());
            QCOMPARE(read->speaker, speaker);
            QCOMPARE(copy.people.size(), known.people.size());
        }
    }

    void soundsAsPeopleSpeak() {
        logic::Store store;
        const auto l1 = store.variable("l1");
        const auto l2 = store.variable("l2");
        const auto m1 = store.variable("m1");
        const auto said = [&](logic::Expr e, std::optional<std::size_t> speaker = std::nullopt) {
            return *write_line(rooms(2, false), store, e, speaker);
        };
        const std::array both{l1, l2};
        const auto ladies = store.node(logic::Kind::conjunction, both);
        QCOMPARE(said(ladies), std::string("fact: rooms 1 and 2 have ladies."));
        QCOMPARE(said(store.equivalence(m1, store.negation(l2)), 0),
                 std::string("Sign 1 says: the other room has a tiger."));
        QCOMPARE(said(store.equivalence(l1, m1), 0), std::string("Sign 1 says: this room has a "
                                                                 "lady."));
        QCOMPARE(said(store.node(logic::Kind::exactly_one, both)),
                 std::string("fact: exactly one of rooms 1 and 2 has a lady."));
        QCOMPARE(said(store.node(logic::Kind::parity, std::array{l1, m1})),
                 std::string("fact: either room 1 has a lady or sign 1 is true, but not both."));
        QCOMPARE(said(store.implication(m1, store.negation(ladies))),
                 std::string("fact: if sign 1 is true then not (rooms 1 and 2 have ladies)."));
    }

    void counts() {
        logic::Store store;
        const std::vector<logic::Expr> signs{store.variable("m1"), store.variable("m2"),
                                             store.variable("m3")};
        const auto said = [&](const char* claim) {
            auto known = rooms(3, false);
            const std::string line = std::string("fact: ") + claim;
            const auto read = read_sentence(line, 0, line.size(), known, store);
            // By way of the opposite of the opposite, so that nothing is left of the words.
            return *write_claim(known, store, store.negation(store.negation(*read->claim)));
        };
        for (const char* claim :
             {"exactly two of signs 1, 2 and 3 are true",
              "at least two of rooms 1 and 2 have ladies", "none of rooms 1, 2 and 3 has a lady",
              "at most one of rooms 1 and 3 has a lady", "signs 1 and 3 are the same",
              "signs 1, 2 and 3 are different", "at least one of p, q and r is true"})
            QCOMPARE(said(claim), claim == std::string("at least two of rooms 1 and 2 have ladies")
                                      ? std::string("rooms 1 and 2 have ladies")
                                      : std::string(claim));
        QCOMPARE(said("p is true or q is true"), std::string("p is true or q is true"));
        QCOMPARE(said("not (not sign 1 is true and not sign 2 is true)"),
                 std::string("at least one of signs 1 and 2 is true"));
    }

    void leavesOutWhatIsTooLong() {
        logic::Store store;
        auto e = store.variable("p");
        for (int i = 0; i < 100; ++i)
            e = store.implication(e, store.variable("q"));
        QVERIFY(!write_claim(Vocabulary(), store, e).has_value());
    }
};

LOGGIA_LOOP_TEST(SayTest)

} // namespace write_claim_test

#include "write_claim_test.moc"
