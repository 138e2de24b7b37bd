#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cover_matrix.hpp"
#include "core/sat/solver.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace loggia::normal_forms {

/// Lower bounds, and in the end an optimum, for a problem of covering from a satisfiability solver
/// (algorithm OLL: Andres, Kaufmann, Matheis, Schaub 2012; Morgado, Dodaro, Marques-Silva 2014).
/// Every wish, at first that no column be taken, is assumed; wishes that cannot all be granted are
/// a core, and show that the cost is higher; from then on the wish is that no more than one of the
/// core, two, three ... are denied. Unlike a relaxation it sees through odd circles of rows.
class CoverCores {
public:
    enum class Outcome : std::uint8_t {
        bound, ///< lower() has reached the cost that was to be beaten
        cover, ///< cover() costs lower()
        stopped,
    };
    using Raised = std::function<void()>;

    /// The matrix is copied into clauses. Rows without a column in common are its first cores.
    explicit CoverCores(const CoverMatrix& matrix);

    /// How much is done from now on, in looks whether to stop, of which CaDiCaL takes some
    /// ten thousand a second: the same on every machine.
    void allow(std::uint64_t polls) { solver_->allow_polls(polls); }

    /// The least number of columns, unless it is `upper`, which is known to be enough.
    Outcome terms(std::uint64_t upper, const Control& control, const Raised& raised);
    /// The least literals of covers of as few columns as possible, once terms() has found out how
    /// many these are; `upper` literals are known to be enough.
    Outcome literals(std::uint64_t upper, const Control& control, const Raised& raised);

    /// Of covers with fewer literals than the best, if there are any, some best one takes all of
    /// `taken` and else only columns of `open` (ascending numbers of the whole problem). To be said
    /// after terms().
    void decide(const std::vector<std::uint32_t>& taken, const std::vector<std::uint32_t>& open);

    [[nodiscard]] std::uint64_t lower() const noexcept { return lower_; }
    /// Numbers of the whole problem.
    [[nodiscard]] const std::vector<std::uint32_t>& cover() const noexcept { return cover_; }

private:
    /// That an atom be false. Outputs of a counter have one after them.
    struct Wish {
        std::uint64_t weight = 0;
        std::int32_t counter = -1;
        std::uint32_t output = 0;
    };

    Outcome run(std::uint64_t upper, const Control& control, const Raised& raised);
    void relax(const std::vector<int>& core);
    [[nodiscard]] std::vector<int> count(const std::vector<int>& inputs);
    [[nodiscard]] std::vector<int> shrunk(std::vector<int> core, const Control& control);

    const CoverMatrix matrix_;
    std::unique_ptr<sat::Solver> solver_;
    std::map<int, Wish> wishes_;
    std::vector<std::vector<int>> counters_; ///< output k: more than k of its inputs are true
    int atoms_ = 0;
    std::uint64_t lower_ = 0;
    std::uint64_t threshold_ = 1; ///< only wishes of such a weight are assumed
    std::uint64_t terms_ = 0;
    bool counting_literals_ = false;
    std::uint32_t least_literals_ = 0;
    std::vector<std::uint32_t> cover_;
};

} // namespace loggia::normal_forms
