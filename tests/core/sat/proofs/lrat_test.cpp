#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/lrat.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/parity.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <stop_token>
#include <string>

namespace lrat_test {

using namespace loggia;
using namespace loggia::sat;

using Verdict = ProofCheck::Verdict;

/// The proof of a set with hints; empty where there is a model.
std::vector<HintedStep> hinted_proof(const logic::ClauseSet& clauses,
                                     const SolveOptions& options = {}) {
    Proof proof;
    Sinks sinks;
    sinks.proof = &proof;
    std::vector<HintedStep> hinted;
    if (solve(clauses, options, {}, sinks).value().status == Status::unsatisfiable)
        static_cast<void>(check_proof(clauses, proof, {}, &hinted));
    return hinted;
}

bool has_model(const logic::ClauseSet& clauses) {
    return solve(clauses, {}).value().status == Status::satisfiable;
}

/// Another number, literal or hint somewhere, or a step less.
void change(Random& random, std::vector<HintedStep>& steps) {
    const std::size_t at = random.below(steps.size());
    HintedStep& step = steps[at];
    const auto some = [&random](auto& list, auto most) {
        if (list.empty())
            return;
        auto& one = list[random.below(list.size())];
        one =
            static_cast<std::remove_reference_t<decltype(one)>>(random.below(2) == 0 ? -one : one) +
            static_cast<std::remove_reference_t<decltype(one)>>(random.below(most));
        if (one == 0)
            one = 1;
    };
    switch (random.below(5)) {
    case 0:
        return some(step.literals, 3U);
    case 1:
        return some(step.hints, 4U);
    case 2:
        if (!step.hints.empty())
            step.hints.pop_back();
        return;
    case 3:
        if (!step.literals.empty())
            step.literals.pop_back();
        return;
    default:
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

void write_number(std::int64_t number, std::string& out) {
    auto rest = 2 * static_cast<std::uint64_t>(std::abs(number)) + (number < 0 ? 1U : 0U);
    for (; rest > 0x7F; rest >>= 7U)
        out += static_cast<char>((rest & 0x7FU) | 0x80U);
    out += static_cast<char>(rest);
}

/// As CaDiCaL writes it with `--lrat`.
std::string binary_lrat(const std::vector<HintedStep>& steps) {
    std::string out;
    for (const HintedStep& step : steps) {
        out += step.deletion ? 'd' : 'a';
        if (!step.deletion) {
            write_number(static_cast<std::int64_t>(step.number), out);
            for (const int literal : step.literals)
                write_number(literal, out);
            out += '\0';
        }
        for (const std::int64_t hint : step.hints)
            write_number(hint, out);
        out += '\0';
    }
    return out;
}

class LratTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of all engines; what the core leaves out is not needed.
    void proofsOfEnginesAreVerified() {
        Random random(test_suite::seed(1));
        int verified = 0;
        for (int round = 0; round < test_suite::rounds(300); ++round) {
            const auto clauses = oracle::odd_set(random, 9);
            for (const NamedEngine& named : named_engines()) {
                if (named.engine == Engine::portfolio)
                    continue;
                const auto steps = hinted_proof(clauses, {named.engine, named.features, round, {}});
                if (steps.empty())
                    continue;
                const auto read = parse_lrat(to_lrat(steps));
                QVERIFY(read && *read == steps);
                const ProofCheck check = check_lrat(clauses, *read);
                QVERIFY2(check.verdict == Verdict::verified, check.reason.c_str());
                logic::ClauseSet core;
                core.ask_for_atoms(clauses.atoms());
                for (const std::size_t i : check.core)
                    core.add(clauses[i]);
                QVERIFY(!has_model(core));
                ++verified;
            }
        }
        QVERIFY(verified > test_suite::rounds(300));
    }

    /// Of all engines, as the same steps; and no binary DRAT is taken for it.
    void theBinaryFormIsRead() {
        Random random(test_suite::seed(3));
        int read = 0;
        for (int round = 0; round < test_suite::rounds(100); ++round) {
            const auto clauses = oracle::odd_set(random, 9);
            for (const NamedEngine& named : named_engines()) {
                if (named.engine == Engine::portfolio)
                    continue;
                Proof proof;
                Sinks sinks;
                sinks.proof = &proof;
                const SolveOptions options{named.engine, named.features, round, {}};
                if (solve(clauses, options, {}, sinks).value().status != Status::unsatisfiable)
                    continue;
                std::vector<HintedStep> hinted;
                static_cast<void>(check_proof(clauses, proof, {}, &hinted));
                QVERIFY(!is_lrat(to_drat(proof, ProofForm::binary), clauses.size()));
                if (hinted.empty())
                    continue;
                const std::string bytes = binary_lrat(hinted);
                QVERIFY(is_lrat(bytes, clauses.size()));
                const auto found = parse_lrat(bytes);
                QVERIFY(found);
                QCOMPARE(found->size(), hinted.size());
                for (std::size_t i = 0; i < hinted.size(); ++i) {
                    if (hinted[i].deletion)
                        hinted[i].number = (*found)[i].number; // it is not in the file
                    QVERIFY((*found)[i] == hinted[i]);
                }
                QVERIFY(check_lrat(clauses, *found).verdict == Verdict::verified);
                ++read;
            }
        }
        QVERIFY(read > test_suite::rounds(100));
    }

    void theBinaryFormCutOff() {
        const auto clauses = pigeonhole_clauses(4);
        const std::string whole = binary_lrat(hinted_proof(clauses));
        for (std::size_t end = whole.size() - 1; end > whole.size() / 2; --end) {
            const std::string part = whole.substr(0, end);
            QVERIFY(is_lrat(part, clauses.size()));
            if (const auto steps = parse_lrat(part))
                QVERIFY(check_lrat(clauses, *steps).verdict == Verdict::refused);
            else
                QCOMPARE(steps.error().message,
                         std::string("the binary proof is truncated in the middle of a step"));
        }
        const auto odd = parse_lrat(std::string_view("a\x8\x2\0\x2\0b\0", 8));
        QVERIFY(!odd);
        QCOMPARE(odd.error().message, std::string("unexpected byte 7 in the binary proof"));
        QVERIFY(!parse_lrat(std::string_view("a\1\0\0", 4))); // -0
        QVERIFY(!parse_lrat(std::string_view("a\xFF\xFF\xFF\xFF\xFF\1\0\0", 8)));
    }

    void proofsWithPivots() {
        for (const auto& clauses :
             {pigeonhole_clauses(7), pigeonhole_clauses(7, AtMostOne::product), tseitin_torus(4, 5),
              mutilated_chessboard(6), parity_ladder(20)}) {
            const auto steps = hinted_proof(clauses);
            QVERIFY(!steps.empty());
            const ProofCheck check = check_lrat(clauses, steps);
            QVERIFY2(check.verdict == Verdict::verified, check.reason.c_str());
        }
    }

    /// A proof of other clauses, or one that was changed, shows nothing of clauses with a model.
    void nothingIsProvedOfClausesWithAModel() {
        Random random(test_suite::seed(2));
        int refused = 0;
        int verified = 0;
        for (int round = 0; round < test_suite::rounds(2000); ++round) {
            logic::ClauseSet clauses = oracle::uniform(random, 6, 40, 3);
            auto steps = hinted_proof(clauses);
            if (steps.empty())
                continue;
            for (std::uint64_t i = random.below(4); i > 0 && !steps.empty(); --i)
                change(random, steps);
            logic::ClauseSet fewer;
            fewer.ask_for_atoms(clauses.atoms());
            const std::uint64_t without = random.below(clauses.size());
            for (std::size_t i = 0; i < clauses.size(); ++i)
                fewer.add(i == without ? clauses[0] : clauses[i]);
            const ProofCheck check = check_lrat(fewer, steps);
            if (check.verdict == Verdict::verified) {
                QVERIFY(!has_model(fewer));
                ++verified;
            } else {
                QVERIFY(!check.reason.empty());
                ++refused;
            }
        }
        QVERIFY(refused > 50 && verified > 50);
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("right") << "4 2 0 1 2 0\n5 0 4 3 0\n"
                               << "";
        QTest::newRow("satisfied hint") << "4 2 0 1 2 0\n5 0 4 3 4 0\n"
                                        << "";
        QTest::newRow("no such clause") << "4 2 0 1 9 0\n"
                                        << "step 1 (clause 4): there is no clause 9";
        QTest::newRow("too few hints") << "4 2 0 1 0\n"
                                       << "step 1 (clause 4): the hints end without a conflict";
        QTest::newRow("not unit")
            << "4 0 1 2 0\n"
            << "step 1 (clause 4): clause 1 is neither false nor a unit clause there";
        QTest::newRow("number of the set") << "3 2 0 1 2 0\n"
                                           << "step 1 (clause 3): there is a clause 3 already";
        QTest::newRow("removed") << "4 2 0 1 2 0\n4 d 3 0\n5 0 4 3 0\n"
                                 << "step 3 (clause 5): there is no clause 3";
        QTest::newRow("no conflict in a resolvent")
            << "4 1 0 -2 3 0\n"
            << "step 1 (clause 4): the hints for the resolvent with clause 2 end without a "
               "conflict";
        QTest::newRow("no resolvent") << "4 1 0 -3 0\n"
                                      << "step 1 (clause 4): there are no hints for the resolvent "
                                         "with clause 2";
        QTest::newRow("definition") << "4 3 0 0\n"
                                    << "the proof does not derive the empty clause";
        QTest::newRow("ends early") << "4 2 0 1 2 0\n"
                                    << "the proof does not derive the empty clause";
        QTest::newRow("empty") << ""
                               << "the proof does not derive the empty clause";
    }
    void saysWhatIsWrong() {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        logic::ClauseSet clauses; // 1 2, -1 2, -2
        clauses.add(std::array{1, 2});
        clauses.add(std::array{-1, 2});
        clauses.add(std::array{-2});
        const auto steps = parse_lrat(text.toStdString());
        QVERIFY(steps);
        const ProofCheck check = check_lrat(clauses, *steps);
        QCOMPARE(QString::fromStdString(check.reason), reason);
        QCOMPARE(check.verdict == Verdict::verified, reason.isEmpty());
        if (reason.isEmpty()) {
            QCOMPARE(check.core, (std::vector<std::size_t>{0, 1, 2}));
            QCOMPARE(check.lemmas, std::size_t{2});
        }
    }

    void isToldFromDrat() {
        QVERIFY(is_lrat("4 2 0 1 2 0\n", 3));
        QVERIFY(is_lrat("c a comment\n4 0 1 2 3 0\n", 3));
        QVERIFY(is_lrat("3 d 1 0\n4 2 0 1 2 0\n", 3));
        QVERIFY(!is_lrat("2 0\n0\n", 3));
        QVERIFY(!is_lrat("d 1 2 0\n2 0\n0\n", 3));
        QVERIFY(!is_lrat("3 0 2 0\n", 3)); // a line of two DRAT steps
        QVERIFY(!is_lrat("0\n", 3));
        QVERIFY(!is_lrat("", 3));
        QVERIFY(!is_lrat(std::string_view("a\4\0", 3), 3));
        QVERIFY(!is_lrat("4 x", 3));
    }

    void whatCannotBeRead() {
        for (const char* text :
             {"4 2 0 1 2", "x", "4 2 0 1 x 0", "4", "-4 0 0", "4 d 1", "4 2 d 0"})
            QVERIFY2(!parse_lrat(text), text);
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const auto clauses = pigeonhole_clauses(4);
        const auto steps = hinted_proof(clauses);
        QVERIFY(check_lrat(clauses, steps, Control(stop.get_token())).verdict == Verdict::stopped);
        QVERIFY(!parse_lrat(to_lrat(steps), Control(stop.get_token())));
    }
};

LOGGIA_TEST(LratTest)

} // namespace lrat_test

#include "lrat_test.moc"
