#include "core/peg/replay.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_example.hpp"

#include <set>

namespace peg_example_test {

using namespace loggia;
using namespace loggia::ui;

class PegExampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void theWorkedExampleIsSolved() {
        const PegExample& example = workedPegExample();
        QVERIFY(peg::replay(example.game.puzzle, example.game.jumps).solved);
        QVERIFY(example.shown > 0 && example.shown < example.game.jumps.size());
        // Its note counts right.
        QCOMPARE(example.shown, std::size_t{4});
        QCOMPARE(example.game.jumps.size(), std::size_t{13});
    }

    void allHaveTheirSayAndOneHasNoSolution() {
        std::set<QString> ids;
        for (const PegExample& example : pegExamples()) {
            QVERIFY(ids.insert(example.id).second);
            QVERIFY(!example.title.isEmpty() && !example.note.isEmpty());
            const auto verdict = peg::solve_direct(example.game.puzzle).verdict;
            const bool none =
                example.id == QLatin1String("corner10") || example.id == QLatin1String("ring4");
            if (!none)
                QCOMPARE(verdict, peg::Verdict::solved);
            if (example.id == QLatin1String("corner10"))
                QCOMPARE(verdict, peg::Verdict::none);
        }
        QCOMPARE(ids.size(), std::size_t{12});
    }

    /// Also those that were asked for before the language was changed.
    void theySpeakTheLanguageOfTheWindow() {
        const QString english = workedPegExample().title;
        const testing::PseudoLanguage language;
        const PegExample example = workedPegExample();
        QVERIFY2(example.title.startsWith(testing::PseudoLanguage::opening), qPrintable(english));
        QVERIFY(example.note.startsWith(testing::PseudoLanguage::opening));
        const auto found = exampleOf(PegDocument::stateOf(example.game, example.shown));
        QVERIFY(found.has_value());
        QCOMPARE(found->title, example.title);
    }
};

LOGGIA_LOOP_TEST(PegExampleTest)

} // namespace peg_example_test

#include "peg_example_test.moc"
