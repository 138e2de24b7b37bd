#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace loggia::normal_forms {

/// What a cover stands for.
enum class Form : std::uint8_t {
    dnf, ///< a disjunction of conjunctions: a cube is a term
    cnf, ///< a conjunction of clauses: a cube holds the rows in which a clause is false, so the
         ///< clause has the opposite of each literal of the cube
};

/// How much is done for a small cover.
enum class Method : std::uint8_t {
    automatic, ///< heuristic first, then exact as far as there is hope
    exact,     ///< until the minimum is proven or it is stopped
    heuristic, ///< expand, irredundant, reduce, last gasp; no proof beyond a quick lower bound
};

/// What is known of the least possible: it lies between both, inclusive.
struct Bounds {
    std::uint64_t lower = 0;
    std::uint64_t upper = 0;

    [[nodiscard]] bool proven() const noexcept { return lower == upper; }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// Why no cover has fewer terms: rows (of `function` or of its complement, for a CNF), each with an
/// output, no two of which any one implicant covers. There may be fewer of them than the bound says
/// where a search proved the rest.
struct Witness {
    std::uint64_t row = 0;
    int output = 0;

    friend bool operator==(const Witness&, const Witness&) = default;
};

/// The best cover that was found, and what is known of it.
struct Minimum {
    Form form = Form::dnf;
    Cover cover;     ///< covers every row that is true (cnf: false), and none that is false (true)
    Bounds terms;    ///< `upper` is cover.terms()
    Bounds literals; ///< among all covers with cover.terms() terms; `upper` is cover.literals()
    bool stopped = false;        ///< there was more to do
    std::uint64_t primes = 0;    ///< prime implicants (implicates), 0 where they were not all made
    std::uint64_t essential = 0; ///< of them (the only ones for some row); 0 where not known
    std::uint64_t nodes = 0;     ///< of the search
    std::vector<Witness> witnesses; ///< independent rows
    std::string method;             ///< what found it, in a few words for people

    [[nodiscard]] bool minimal() const noexcept { return terms.proven() && literals.proven(); }
};

struct MinimizeOptions {
    Form form = Form::dnf;
    Method method = Method::automatic;
    /// Where not 0, each phase (the heuristic, the primes, the chart, its search) ends after about
    /// so many entries visited (a billion takes some seconds). Nothing goes by the clock: the
    /// result is the same everywhere.
    std::uint64_t work = 0;
};

/// Called with each better cover and each better bound, on the thread that computes: has to be
/// quick.
using Improved = std::function<void(const Minimum&)>;

/// A cover with as few terms as possible, and among those as few literals as possible, in cubes
/// that are prime (for several outputs: prime as multiple-output cubes). The order of its cubes
/// is the same on every run. Every cover that is returned or reported has been checked against the
/// function. When stopped, which takes at most 100 ms, returns the best so far, with `stopped`.
/// An error where not even a heuristic can work within memory, in words.
[[nodiscard]] Result<Minimum> minimize(const Function& function,
                                       const MinimizeOptions& options = {},
                                       const Control& control = {}, const Improved& improved = {});

} // namespace loggia::normal_forms
