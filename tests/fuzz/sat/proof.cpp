// A DRAT proof in either form, or an LRAT proof: what is read is written and read again, and shows
// nothing about clauses that have a model.
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/lrat.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "tests/fuzz/target.hpp"

#include <array>
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

void read_lrat(std::string_view bytes) {
    const auto steps = parse_lrat(bytes);
    if (!steps)
        return;
    const auto again = parse_lrat(to_lrat(*steps));
    fuzz::require(again && *again == *steps, "what is written is read as the same LRAT proof");
    fuzz::require(check_lrat(satisfiable_clauses(), *steps).verdict == ProofCheck::Verdict::refused,
                  "there is no LRAT proof against a model");
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
