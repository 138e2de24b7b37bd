#include "core/peg/encoding/decode.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/format.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <string_view>

namespace peg_test {

using namespace loggia;
using namespace loggia::grading;

/// Clauses of the front end without those of one axiom, which are found by what their literals
/// mean; with the key.
std::string front_without(const peg::Puzzle& puzzle, int omitted) {
    const auto encoded = peg::encode(puzzle).value();
    const std::string text = peg::front_end_text(puzzle, encoded);
    const int jumps = static_cast<int>(puzzle.board.jumps().size()) * encoded.atoms.steps();
    logic::ClauseSet kept;
    for (std::size_t i = 0; i < encoded.clauses.size(); ++i) {
        const auto clause = encoded.clauses[i];
        int negative_jumps = 0;
        int pegs = 0;
        for (const int literal : clause) {
            negative_jumps += literal < 0 && -literal <= jumps ? 1 : 0;
            pegs += std::abs(literal) > jumps ? 1 : 0;
        }
        const bool frame = negative_jumps == 0 && pegs == 2;
        const bool pairs = negative_jumps == 2;
        const bool effect = negative_jumps == 1 && pegs == 1;
        const bool start = pegs == 1 && negative_jumps == 0 && clause.size() == 1;
        if ((omitted == 1 && effect) || (omitted == 2 && frame) || (omitted == 3 && pairs) ||
            (omitted == 4 && start))
            continue;
        kept.add(clause);
    }
    const std::string key = sat::parse_clauses(text)->back_matter;
    return sat::to_assignment_format(kept, key);
}

Trial front_trial(int omitted) {
    return judged::trial_of([omitted](const auto& files, const auto&) {
        return front_without(peg::puzzle_of(files.front().text).value(), omitted);
    });
}

/// The same clauses with atoms numbered backwards.
std::string renumbered(const std::string& text) {
    const auto file = sat::parse_clauses(text).value();
    const int most = file.clauses.atoms();
    logic::ClauseSet clauses;
    for (std::size_t i = 0; i < file.clauses.size(); ++i) {
        std::vector<int> clause;
        for (const int literal : file.clauses[i])
            clause.push_back(literal < 0 ? -(most + 1 + literal) : most + 1 - literal);
        clauses.add(clause);
    }
    std::string key;
    for (std::string_view rest = file.back_matter; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        const std::string line(rest.substr(0, end));
        rest.remove_prefix(end + 1);
        const std::size_t blank = line.find(' ');
        key +=
            fmt::format("{}{}\n", most + 1 - std::stoi(line.substr(0, blank)), line.substr(blank));
    }
    return sat::to_assignment_format(clauses, key);
}

class PegTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theReferenceFrontEndHasAllPoints_data() {
        QTest::addColumn<bool>("renumbers");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("the handout") << false << "assignment";
        QTest::newRow("without the optional axioms") << false << "assignment-4b-6b";
        QTest::newRow("atoms backwards") << true << "assignment";
        QTest::newRow("a counter with atoms of its own") << false << "counter";
    }
    void theReferenceFrontEndHasAllPoints() {
        QFETCH(bool, renumbers);
        QFETCH(QString, encoding);
        const auto how = peg::encoding_of(encoding.toStdString()).value();
        const auto right = judged::trial_of([=](const auto& files, const auto&) {
            const auto puzzle = peg::puzzle_of(files.front().text).value();
            const auto text = peg::front_end_text(puzzle, peg::encode(puzzle, how).value());
            return renumbers ? renumbered(text) : text;
        });
        const auto result = judged::tally(*find_task("peg-front"), right, {.cases = 6, .seed = 9});
        QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
    }

    void missingAxiomsAreFound_data() {
        QTest::addColumn<int>("omitted");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("axiom"); // where a jump is not possible
        QTest::newRow("preconditions and effects") << 1 << "is not possible then"
                                                   << "(1)";
        QTest::newRow("frame axioms") << 2 << ""
                                      << "(3)";
        QTest::newRow("one jump at a time") << 3 << "4A"
                                            << "";
        QTest::newRow("the start") << 4 << "is not possible then"
                                   << "(5)";
    }
    void missingAxiomsAreFound() {
        QFETCH(int, omitted);
        QFETCH(QString, why);
        const auto result =
            judged::tally(*find_task("peg-front"), front_trial(omitted), {.cases = 6, .seed = 9});
        QVERIFY(!result.all());
        QVERIFY(std::any_of(result.reasons.begin(), result.reasons.end(),
                            [&](const std::string& reason) {
                                return QString::fromStdString(reason).contains(why);
                            }));
        QFETCH(QString, axiom);
        for (const std::string& each : result.reasons) {
            const QString reason = QString::fromStdString(each);
            if (!reason.contains(QStringLiteral("is not possible then")))
                continue;
            QVERIFY2(reason.contains(axiom), each.c_str());
            // Before the first jump, no other axiom says anything about what is in the holes.
            if (reason.contains(QStringLiteral(",1) is not possible")))
                QVERIFY2(reason.endsWith(QStringLiteral("a precondition (1) or an axiom of the "
                                                        "starting state (5) is missing or too "
                                                        "weak.")),
                         each.c_str());
        }
    }

    void aClauseTooManyIsFound() {
        const auto strict = judged::trial_of([](const auto& files, const auto&) {
            const auto puzzle = peg::puzzle_of(files.front().text).value();
            // The first jump of the list is never made.
            return "-1\n" + peg::front_end_text(puzzle, peg::encode(puzzle).value());
        });
        const auto result =
            judged::tally(*find_task("peg-front"), strict, {.cases = 10, .seed = 2});
        QVERIFY(!result.all(0));
        QVERIFY(std::any_of(result.reasons.begin(), result.reasons.end(),
                            [](const std::string& reason) {
                                return reason.find("exclude a solution") != std::string::npos;
                            }));
    }

    void aKeyIsNeeded() {
        const auto silent = judged::trial_of([](const auto& files, const auto&) {
            const auto puzzle = peg::puzzle_of(files.front().text).value();
            const auto text = peg::front_end_text(puzzle, peg::encode(puzzle).value());
            return text.substr(0, text.find("\n0\n") + 3);
        });
        const auto result = judged::tally(*find_task("peg-front"), silent, {.cases = 2, .seed = 1});
        QCOMPARE(result.passed[0], std::size_t{0});
    }

    void smallBoardsShowTheFault() {
        const Task& task = *find_task("peg-front");
        const Trial trial = front_trial(3);
        const auto all_cases = task.cases({.cases = 4, .seed = 1}, {}).value();
        for (const Case& each : all_cases)
            if (!task.judge(each, trial, {}).value().passed) {
                const Case small = judged::shrunk(task, trial, each);
                QVERIFY(size_of(small) <= size_of(each));
                QVERIFY(!task.judge(small, trial, {}).value().passed);
                QVERIFY(task.picture(small).starts_with("<svg"));
                return;
            }
        QFAIL("no case shows the fault");
    }

    void backEnds_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<bool>("jumps");
        QTest::addColumn<bool>("none");
        QTest::newRow("right") << 0 << true << true;
        QTest::newRow("without times") << 1 << true << true;
        QTest::newRow("sorted as texts") << 2 << false << true;
        QTest::newRow("never NO SOLUTION") << 3 << true << false;
        QTest::newRow("a jump short") << 4 << false << true;
        QTest::newRow("always NO SOLUTION") << 5 << false << true;
    }
    void backEnds() {
        QFETCH(int, fault);
        const auto program =
            judged::trial_of([fault](const auto& files, const auto&) -> std::string {
                auto decoded = peg::decoded_of(files.front().text).value();
                if (fault == 1 && decoded.solved) {
                    std::string text;
                    for (const auto& each : decoded.jumps)
                        text += peg::to_text(each.jump) + "\n";
                    return text;
                }
                if (fault == 2)
                    std::stable_sort(decoded.jumps.begin(), decoded.jumps.end(),
                                     [](const auto& a, const auto& b) {
                                         return std::to_string(a.time) < std::to_string(b.time);
                                     });
                if (fault == 3)
                    decoded.solved = true;
                if (fault == 4 && decoded.solved)
                    decoded.jumps.pop_back();
                if (fault == 5)
                    decoded.solved = false;
                return peg::back_end_text(decoded);
            });
        const auto result = judged::tally(*find_task("peg-back"), program, {.cases = 6, .seed = 4});
        QFETCH(bool, jumps);
        QCOMPARE(result.all(0), jumps);
        QFETCH(bool, none);
        QCOMPARE(result.all(2), none);
    }

    /// A program that takes the sample's numbering for granted.
    void anyNumberingIsGiven() {
        const auto fixed = judged::trial_of([](const auto& files, const auto&) {
            // Reads the jumps by the order of the lines of the key, not by their numbers.
            const std::string& text = files.front().text;
            const std::size_t zero = text.starts_with("0\n") ? 0 : text.find("\n0\n") + 1;
            std::vector<bool> values;
            for (std::size_t at = 0; at < zero; at = text.find('\n', at) + 1)
                values.push_back(text[text.find('\n', at) - 1] == 'T');
            std::string answer = values.empty() ? "0\n" : "";
            std::size_t at = zero + 2;
            for (std::size_t line = 0; line < values.size(); ++line) {
                answer += fmt::format("{} {}\n", line + 1, values[line] ? 'T' : 'F');
            }
            std::string key;
            for (std::size_t line = 1; at < text.size(); ++line) {
                const std::size_t end = text.find('\n', at);
                key += fmt::format("{}{}\n", line,
                                   text.substr(text.find(' ', at), end - text.find(' ', at)));
                at = end + 1;
            }
            const auto decoded = peg::decoded_of(values.empty() ? "0\n" : answer + "0\n" + key);
            return decoded ? peg::back_end_text(*decoded) : std::string("?");
        });
        const auto result = judged::tally(*find_task("peg-back"), fixed, {.cases = 4, .seed = 4});
        QVERIFY(result.all(0));
        QVERIFY(!result.all(1));
        QVERIFY(result.all(2));
    }
};

LOGGIA_TEST(PegTest)

} // namespace peg_test

#include "peg_test.moc"
