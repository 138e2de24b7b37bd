// A DRAT proof in either form, or an LRAT proof: what is read is written and read again, shows
// nothing about clauses that have a model, and is followed on clauses that have none.
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/lrat.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "tests/fuzz/target.hpp"

#include <array>
#include <optional>
#include <vector>

using namespace loggia;
using namespace loggia::sat;

namespace {

/// Of the eight clauses of three atoms those that 1, 2, -3 satisfies, and some that reach further.
logic::ClauseSet satisfiable_clauses() {
    logic::ClauseSet clauses;
    for (const int a : {1, -1})
        for (const int b : {2, -2})
            for (const int c : {3, -3})
                if (a > 0 || b > 0 || c < 0)
                    clauses.add(std::array{a, b, c});
    clauses.add(std::array{4, 5});
    clauses.add(std::array{-4, -5, 1});
    return clauses;
}

/// Nothing where clauses are removed, for a DRAT proof keeps some of those.
std::optional<Proof> proof_without_removals(const std::vector<HintedStep>& steps) {
    Proof proof;
    for (const HintedStep& step : steps) {
        if (step.deletion)
            return std::nullopt;
        proof.add(step.literals);
    }
    return proof;
}

constexpr std::size_t few_steps = 40;

/// On clauses without a model, step by step: one that is refused is left out from there on.
void follow_lrat(std::vector<HintedStep> steps) {
    logic::ClauseSet clauses = satisfiable_clauses();
    clauses.add(std::array{-1, -2, 3});
    std::size_t right = 0;
    for (;;) {
        const ProofCheck check = check_lrat(clauses, steps);
        if (check.verdict == ProofCheck::Verdict::verified) {
            if (const auto proof = proof_without_removals(steps))
                fuzz::require(check_proof(clauses, *proof).verdict == ProofCheck::Verdict::verified,
                              "a proof by hints is one without them");
            constexpr std::size_t needed = 8; // without one of them the others have a model
            fuzz::require(check.core.size() >= needed, "and rests on what has no model");
            return;
        }
        fuzz::require(!check.reason.empty() && check.step >= right, "what was right stays right");
        right = check.step;
        if (right == steps.size())
            return;
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(right));
    }
}

void read_lrat(std::string_view bytes) {
    const auto steps = parse_lrat(bytes);
    if (!steps)
        return;
    const auto again = parse_lrat(to_lrat(*steps));
    fuzz::require(again && *again == *steps, "what is written is read as the same LRAT proof");
    fuzz::require(check_lrat(satisfiable_clauses(), *steps).verdict == ProofCheck::Verdict::refused,
                  "there is no LRAT proof against a model");
    if (!steps->empty() && bytes.find('\0') == std::string_view::npos)
        fuzz::require(is_lrat(to_lrat(*steps), steps->front().number - 1),
                      "what is written is known by its hints");
    (void)is_lrat(bytes, 10);
    if (steps->size() <= few_steps)
        follow_lrat(*steps);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = fuzz::text_of(data, size);
    read_lrat(bytes);
    const auto proof = parse_proof(bytes);
    if (!proof) {
        fuzz::require(describe(proof.error(), "name", bytes).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    for (const ProofForm form : {ProofForm::text, ProofForm::binary}) {
        const auto again = parse_proof(to_drat(*proof, form));
        fuzz::require(again && *again == *proof, "what is written is read as the same proof");
    }
    constexpr std::size_t quick = 3000; // bytes
    if (size <= quick)
        fuzz::require(check_proof(satisfiable_clauses(), *proof).verdict ==
                          ProofCheck::Verdict::refused,
                      "there is no proof against a model");
    return 0;
}
