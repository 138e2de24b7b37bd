#include "core/puzzles/sentences.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_predicates_test {

using namespace loggia;
using namespace loggia::puzzles;

/// What is said of whom, in the settings other than that of rooms.
class ClaimPredicatesTest : public QObject {
    Q_OBJECT

private:
    /// The atoms that a text speaks of.
    static std::string atoms(const std::string& text) {
        const auto puzzle = read_puzzle(text);
        if (!puzzle)
            return puzzle.error().message;
        std::string all;
        for (logic::Variable v = 0; v < puzzle->store.variables(); ++v)
            all += puzzle->store.name(v) + ' ';
        return all;
    }

private Q_SLOTS:
    void tellsPeopleFromAtoms() {
        QCOMPARE(atoms("fact: Abe is a knight or Abe is true"), std::string("k_Abe Abe "));
        QCOMPARE(atoms("fact: Abe and Bea are the same"), std::string("Abe Bea "));
        QCOMPARE(atoms("Cid says: Abe and Bea are the same"), std::string("k_Cid k_Abe k_Bea "));
        QCOMPARE(atoms("fact: 'a' is true or \"a knight\" is false"),
                 std::string("a \"a knight\" "));
        QCOMPARE(atoms("fact: 'Abe' is a knight"),
                 std::string("'Abe' cannot be the name of a person"));
        QCOMPARE(atoms("fact: all of us are knights"), std::string());
        QCOMPARE(atoms("fact: 'both' is true"), std::string("both "));
        QCOMPARE(atoms("fact: both is true"),
                 std::string("it is unclear what is said here; write it out"));
    }

    void roomsCanBePeople() {
        QCOMPARE(atoms("Room says: sign is a knave"), std::string("k_Room k_sign "));
        QCOMPARE(atoms("fact: lady is true"), std::string("lady "));
    }
};

LOGGIA_LOOP_TEST(ClaimPredicatesTest)

} // namespace claim_predicates_test

#include "claim_predicates_test.moc"
