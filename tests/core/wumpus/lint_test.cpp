#include "core/wumpus/lint.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>

namespace lint_test {

using namespace loggia;
using namespace loggia::wumpus;

/// Warnings as text: "1:3 duplicate".
std::string warnings(const std::string& rules, const std::string& knowledge = {}) {
    const std::array texts{LintText{rules, Source::rules}, LintText{knowledge, Source::knowledge}};
    const Lint found = lint(texts);
    std::string text;
    for (const Warning& warning : found.warnings)
        text += std::to_string(warning.text) + ':' + std::to_string(warning.span.line) + ' ' +
                to_text(warning.flaw) + '\n';
    return found.complete ? text : "incomplete";
}

class LintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHandoutsRulesAreClean() { QCOMPARE(warnings(rules_file()), std::string()); }

    void everyFlawIsFound() {
        QCOMPARE(warnings("P_1_3\n()\nP_1_3\n"), std::string("0:2 unreadable\n0:3 duplicate\n"));
        QCOMPARE(warnings("P_1_3\n", "(or P_1_3 P_1_4)\nP_1_3\n"),
                 std::string("1:1 entailed\n1:2 duplicate\n"));
        QCOMPARE(warnings("gold\n"), std::string("0:1 unknown-symbol\n"));
        QCOMPARE(warnings("", "P_1_3\n(not P_1_3)\nP_1_4\n"), std::string("1:2 clash\n"));
        QCOMPARE(warnings("#" + std::string(198, 'x') + "\nP_1_3"), std::string());
        QCOMPARE(warnings("#" + std::string(199, 'x') + "\nP_1_3"), std::string("0:1 too-long\n"));
        QCOMPARE(warnings("#" + std::string(198, 'x') + "\r\nP_1_3"), std::string());
        QCOMPARE(warnings("(or P_1_3 (NAND P_1_4 P_2_4))\n# (nor P_1_3)\n(xnor P_1_3 P_3_3)\n"),
                 std::string("0:1 unknown-connective\n0:3 unknown-connective\n"));
        QCOMPARE(warnings("(and)\n(or P_1_1 (not P_1_1))\n"),
                 std::string("0:1 entailed\n0:2 entailed\n"));
    }

    void aLineMayContradictItself() {
        const auto message = [](const std::string& text) {
            const std::array texts{LintText{text, Source::rules}};
            return lint(texts).warnings.at(0).message;
        };
        const std::string rest = "; from here on every statement is both true and false";
        QCOMPARE(message("P_1_3\n(and P_1_4 (not P_1_4))\n"), "contradicts itself" + rest);
        QCOMPARE(message("P_1_3\n(not P_1_3)\n"), "contradicts the lines before it" + rest);
    }

    void knowledgeThatTheRulesImplyIsOfNoUse() {
        QCOMPARE(warnings(rules_file(),
                          "B_2_2\n(not M_1_1)\n(not S_1_1)\n(not P_2_3)\n(xor P_3_2)\n"
                          "P_3_3\n(not B_3_4)\n"),
                 std::string("1:2 duplicate\n1:3 entailed\n1:5 entailed\n1:7 clash\n"));
    }

    void agreesWithEnumeration() {
        Random random(test_suite::seed(1));
        int entailed = 0;
        int clashes = 0;
        for (int i = 0; i < 120; ++i) {
            auto lines = oracle::random_knowledge(random, 6, i % 2);
            for (std::size_t n = 0; n < 12; ++n)
                lines.push_back(oracle::random_tree(random, 1 + static_cast<int>(random.below(4))));
            const std::array texts{LintText{"", Source::rules}, LintText{"", Source::knowledge}};
            const std::string text = oracle::print_file(lines);
            auto given = texts;
            given[1].text = text;
            const Lint found = lint(given);
            QVERIFY(found.complete);
            // Over the worlds of the literals, line by line.
            auto worlds = oracle::Worlds({lines.begin(), lines.begin() + 58}).possible;
            for (std::size_t n = 58; n < lines.size(); ++n) {
                const auto all = worlds.size();
                std::erase_if(worlds,
                              [&](const auto& w) { return !oracle::evaluate(lines[n], w); });
                const auto has = [&](Flaw flaw) {
                    return std::any_of(found.warnings.begin(), found.warnings.end(),
                                       [&](const Warning& warning) {
                                           return warning.flaw == flaw &&
                                                  warning.span.line == static_cast<int>(n) + 1;
                                       });
                };
                const bool repeated = has(Flaw::duplicate);
                QCOMPARE(repeated,
                         std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(n),
                                     [&](const auto& line) {
                                         return oracle::print(line) == oracle::print(lines[n]);
                                     }));
                if (all == 0)
                    break;
                QCOMPARE(has(Flaw::entailed), !repeated && worlds.size() == all);
                QCOMPARE(has(Flaw::clash), worlds.empty());
                entailed += has(Flaw::entailed) ? 1 : 0;
                clashes += has(Flaw::clash) ? 1 : 0;
            }
        }
        QVERIFY(entailed > 50 && clashes > 20);
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const std::array texts{LintText{"P_1_3\n", Source::rules}};
        QVERIFY(!lint(texts, Control(stop.get_token())).complete);
    }
};

LOGGIA_TEST(LintTest)

} // namespace lint_test

#include "lint_test.moc"
