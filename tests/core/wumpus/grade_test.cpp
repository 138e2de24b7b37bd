#include "core/wumpus/format.hpp"
#include "core/wumpus/grade.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>

namespace grade_test {

using namespace loggia;
using namespace loggia::wumpus;

struct Graded {
    std::vector<oracle::Tree> trees;
    Grade grade;
};

Graded graded(const std::string& text) {
    logic::Store store = symbol_store();
    const auto lines = statements_of(store, text, Source::rules).value();
    return {oracle::parse_file(text), grade(store, lines)};
}

/// The rules file without those lines of it that `left_out` says.
template <class LeftOut>
std::string rules_without(LeftOut left_out) {
    std::string text;
    for (int rule = 1; rule <= rule_count; ++rule)
        for (const std::string& line : rule_lines(rule))
            if (!left_out(rule, line))
                text += line + '\n';
    return text;
}

/// Each difference is shown by a world that really shows it.
void check(const Graded& file) {
    for (const auto& missing : file.grade.missing) {
        QVERIFY((broken_rules(missing.accepted) & 1U << static_cast<unsigned>(missing.rule)) != 0);
        QVERIFY(!violation(missing.accepted, missing.rule).empty());
        for (const auto& tree : file.trees)
            QVERIFY(oracle::evaluate(tree, {missing.accepted.bits, 0}));
    }
    for (const auto& overstated : file.grade.overstated) {
        QCOMPARE(broken_rules(overstated.forbidden), 0U);
        QVERIFY(!oracle::evaluate(file.trees[overstated.line], {overstated.forbidden.bits, 0}));
    }
    QVERIFY(file.grade.complete);
}

std::vector<int> missing_rules(const Grade& grade) {
    std::vector<int> rules;
    for (const auto& missing : grade.missing)
        rules.push_back(missing.rule);
    return rules;
}

class GradeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHandoutsRulesAreRight() {
        const Graded file = graded(rules_file());
        check(file);
        QVERIFY(file.grade.right());
    }

    void aMissingRuleIsNamed() {
        for (int left_out = 1; left_out <= 7; ++left_out) {
            const Graded file =
                graded(rules_without([&](int rule, const auto&) { return rule == left_out; }));
            check(file);
            QCOMPARE(missing_rules(file.grade), std::vector<int>{left_out});
            QCOMPARE(broken_rules(file.grade.missing[0].accepted),
                     1U << static_cast<unsigned>(left_out));
            QVERIFY(file.grade.overstated.empty());
        }
    }

    /// The world that shows one of two missing rules obeys the other: it shows nothing else.
    void twoMissingRulesAreShownApart() {
        for (int one = 1; one <= 7; ++one)
            for (int two = one + 1; two <= 7; ++two) {
                const Graded file = graded(rules_without(
                    [&](int rule, const auto&) { return rule == one || rule == two; }));
                QCOMPARE(missing_rules(file.grade), (std::vector<int>{one, two}));
                for (const auto& missing : file.grade.missing)
                    QCOMPARE(std::popcount(broken_rules(missing.accepted)), 1);
            }
    }

    void commonMistakesAreShown() {
        // Twelve pits allowed.
        const Graded twelve = graded(rules_without(
            [](int, const std::string& line) { return line.starts_with("(not (and P"); }));
        QCOMPARE(missing_rules(twelve.grade), std::vector<int>{7});
        QCOMPARE(violation(twelve.grade.missing[0].accepted, 7), std::string("with 12 pits"));
        // No pits allowed.
        const Graded none = graded(
            rules_without([](int, const std::string& line) { return line.starts_with("(or P"); }));
        QCOMPARE(violation(none.grade.missing[0].accepted, 7), std::string("without a pit"));
        // A corner's stench forgotten.
        const Graded corner = graded(rules_without([](int rule, const std::string& line) {
            return rule == 2 && line.starts_with("(if S_4_4");
        }));
        QCOMPARE(violation(corner.grade.missing[0].accepted, 2),
                 std::string("with stench at (4,4) and no monster next to it"));
        // Exactly one pit beside a breeze.
        std::string text = rules_without([](int rule, const auto&) { return rule == 4; });
        for (const std::string& line : rule_lines(4))
            text += line.substr(0, line.find("(or")) + "(xor" + line.substr(line.find("(or") + 3) +
                    '\n';
        const Graded exactly = graded(text);
        check(exactly);
        QVERIFY(exactly.grade.missing.empty());
        QVERIFY(exactly.grade.overstated.size() > 10);
        // An empty file misses every rule.
        const Graded empty = graded("");
        check(empty);
        QCOMPARE(empty.grade.missing.size(), std::size_t{7});
        // A file that forbids everything misses nothing and overstates.
        const Graded everything = graded("(or)\n");
        check(everything);
        QVERIFY(everything.grade.missing.empty());
        QCOMPARE(everything.grade.overstated.size(), std::size_t{1});
    }

    void mutilatedFilesAreJudgedAsByEnumeration() {
        Random random(test_suite::seed(1));
        const auto handout_trees = oracle::parse_file(rules_file());
        for (int i = 0; i < 120; ++i) {
            auto trees = handout_trees;
            for (std::uint64_t n = 1 + random.below(3); n > 0; --n) {
                const std::size_t at = random.below(trees.size());
                if (random.below(2) == 0)
                    trees.erase(trees.begin() + static_cast<std::ptrdiff_t>(at));
                else
                    trees[at] = oracle::random_tree(random, 5);
            }
            const Graded file = graded(oracle::print_file(trees));
            check(file);
            // The lines that some cave of the reference rules contradicts.
            std::vector<bool> wrong(trees.size());
            Random caves(test_suite::seed(2));
            for (int k = 0; k < 2000; ++k) {
                const auto cave = oracle::random_cave(caves);
                for (std::size_t t = 0; t < trees.size(); ++t)
                    wrong[t] = wrong[t] || !oracle::evaluate(trees[t], cave);
            }
            std::vector<bool> found(trees.size());
            for (const auto& overstated : file.grade.overstated)
                found[overstated.line] = true;
            for (std::size_t t = 0; t < trees.size(); ++t)
                QVERIFY(found[t] || !wrong[t]);
            // Worlds near a cave that the file admits break only rules that are said to be missing.
            unsigned missing = 0;
            for (const int rule : missing_rules(file.grade))
                missing |= 1U << static_cast<unsigned>(rule);
            for (int k = 0; k < 300; ++k) {
                auto values = oracle::random_cave(random);
                values.low ^= std::uint64_t{1} << random.below(64);
                bool all = true;
                for (std::size_t t = 0; t < trees.size() && all; ++t)
                    all = oracle::evaluate(trees[t], values);
                if (all)
                    QVERIFY((broken_rules({values.low}) & ~missing) == 0);
            }
        }
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        logic::Store store = symbol_store();
        QVERIFY(!grade(store, {}, Control(stop.get_token())).complete);
    }
};

LOGGIA_TEST(GradeTest)

} // namespace grade_test

#include "grade_test.moc"
