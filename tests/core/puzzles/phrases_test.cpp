#include "core/puzzles/phrases.hpp"
#include "core/puzzles/sentences.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace phrases_test {

using namespace loggia;
using namespace loggia::puzzles;

class PhrasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is offered is understood.
    void areRead() {
        for (const PuzzleSetting setting :
             {PuzzleSetting::islanders, PuzzleSetting::doors, PuzzleSetting::plain}) {
            const std::string speaker = setting == PuzzleSetting::islanders ? "Abe says: "
                                        : setting == PuzzleSetting::doors   ? "Sign 1 says: "
                                                                            : "fact: ";
            const std::string about = setting == PuzzleSetting::islanders
                                          ? "\nfact: Abe and Bea are knights or true."
                                          : "";
            for (const std::string_view claim : example_claims(setting)) {
                const std::string line = speaker + std::string(claim) + "." + about;
                const auto puzzle = read_puzzle(line);
                QVERIFY2(puzzle.has_value(),
                         puzzle ? "" : (line + ": " + puzzle.error().message).c_str());
                QVERIFY(puzzle->vocabulary.setting == setting);
            }
        }
    }

    void partsAreOfClaims() {
        QVERIFY(read_puzzle("Abe says: Bea would say that Abe is a knave, unless Bea is a liar.")
                    .has_value());
        for (const PuzzleSetting setting :
             {PuzzleSetting::islanders, PuzzleSetting::doors, PuzzleSetting::plain})
            QVERIFY(claim_parts(setting).size() > 5);
    }
};

LOGGIA_LOOP_TEST(PhrasesTest)

} // namespace phrases_test

#include "phrases_test.moc"
