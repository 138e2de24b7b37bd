#pragma once

#include "core/base/control.hpp"
#include "core/sat/counting/component_cache.hpp"
#include "core/sat/counting/component_finder.hpp"
#include "core/sat/counting/count_statistics.hpp"
#include "core/sat/counting/counting_clauses.hpp"
#include "core/sat/counting/counting_problem.hpp"

#include <cstddef>
#include <cstdint>
#include <gmpxx.h>
#include <optional>
#include <vector>

namespace loggia::sat {

/// Counts models by splitting, as sharpSAT does (Thurley 2006): after a decision and what follows
/// from it, the clauses that are left fall apart into components, whose counts multiply and are
/// kept in a cache; conflicts are learned from. The header of count.hpp has more.
class ModelCounter {
public:
    using Literal = CountingProblem::Literal;

    ModelCounter(const CountingProblem& problem, std::size_t cache_bytes, const Control& control);

    /// The number or weight of the models of the problem; nothing when stopped.
    std::optional<mpz_class> run();
    [[nodiscard]] CountStatistics statistics() const;

private:
    /// A component that is being counted by the two values of one of its atoms.
    struct Frame {
        Literal decision = 0;
        std::size_t component = 0;  ///< In `finder_`.
        std::size_t trail = 0;      ///< Where this level begins.
        std::size_t first_part = 0; ///< Components of this branch, in `finder_`,
        std::size_t parts = 0;      ///< and up to here those that are still to be counted.
        std::size_t memory = 0;     ///< Of `finder_`, when the branch began.
        std::uint64_t moment = 0;   ///< Of `cache_`, when the branch began.
        bool is_second = false;     ///< Whether the other branch was seen to already.
        mpz_class total = 0;        ///< Of the branch that is done.
        mpz_class product = 0;      ///< Of the parts of this branch that are done.
    };

    [[nodiscard]] Frame& top() { return frames_[depth_]; }
    void begin_branch();
    bool end_branch();
    void take_up_part();
    [[nodiscard]] bool settle();
    [[nodiscard]] bool test_literals(std::size_t from);
    [[nodiscard]] bool test(Literal literal);
    void split();
    void look_up_parts();
    void resolve_conflict();
    void weigh_depths();
    [[nodiscard]] Literal choose(const Component& component);
    void multiply_by_values(const Component& component);

    const CountingProblem& problem_;
    const Control& control_;
    CountingClauses clauses_;
    ComponentFinder finder_;
    ComponentCache cache_;
    std::vector<Frame> frames_; ///< Up to `depth_`; those above keep their memory.
    std::size_t depth_ = 0;
    bool is_done_ = false;
    std::vector<unsigned char> key_;
    std::vector<std::uint32_t> free_;
    std::vector<char> is_candidate_; ///< By literal.
    std::vector<Literal> candidates_;
    std::vector<double> penalties_; ///< By atom: what its depth takes off its score.
    CountStatistics statistics_;
};

} // namespace loggia::sat
