#pragma once

#include "core/base/control.hpp"
#include "core/gf2/polynomial.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::gf2 {

/// One step of solving a system of equations `polynomial = 0`, which are numbered from 0 on.
struct AlgebraStep {
    enum class Reason : std::uint8_t {
        given,         ///< an equation as it was to be solved
        substitute,    ///< the variable's value is put in, not multiplied out
        expand,        ///< multiplied out
        idempotent,    ///< x * x = x
        cancel,        ///< x + x = 0
        solved,        ///< the equation gives the variable a value
        forced,        ///< the other value of the variable would leave no solution
        combine,       ///< a multiple of another equation is added, or several multiples of all
        drop,          ///< 0 = 0 tells nothing
        implied,       ///< the equation follows from those that are left, and is left out
        contradiction, ///< 1 = 0
        zeros,         ///< it is what the common solutions of all equations left have in common
    };

    Reason reason;
    std::size_t equation;
    /// The equation used; the same as `equation` where there is none.
    std::size_t by;
    /// The variable that is put in or gets a value; -1 where there is none.
    int variable = -1;
    /// Before what is put in: the value of the variable. Of a combination: the factor.
    Polynomial value;
    /// The left side of the equation after the step: a sum of products. Until they are cleared up,
    /// factors and terms may repeat; a factor -1 stands for the value that was put in.
    std::vector<std::vector<int>> terms;
};

/// What is known of the solutions of a system.
struct SystemSolution {
    bool consistent = true;
    /// Whether it is certain that there is a solution, or none; not where it was stopped or got too
    /// large.
    bool complete = true;
    /// Variables that are given by those that nothing here gives, in ascending order.
    std::vector<std::pair<int, Polynomial>> values;
    /// What the other variables have to meet, each equal to 0: a Groebner basis in lexicographic
    /// order where it is complete.
    std::vector<Polynomial> rest;
    std::vector<AlgebraStep> steps; ///< where they were asked for
};

/// Solves equations `p = 0` over the field of two elements with x * x = x: values that an equation
/// forces, Gaussian elimination where a variable stands alone, substitution, sums that are shorter;
/// what is left becomes
/// a reduced Groebner basis (Buchberger 1965; in boolean rings as by Brickenstein, Dreyer 2009), by
/// pairs, or where that takes long from all solutions.
/// Exponential in the worst case.
[[nodiscard]] SystemSolution solve_system(const std::vector<Polynomial>& equations,
                                          bool with_steps = true, const Control& control = {});

/// The equation 2.1 of the one that stands for all, `product = 1` as `product + 1 = 0`; nothing
/// where it gets too large.
[[nodiscard]] std::optional<Polynomial> one_equation(const std::vector<Polynomial>& equations);

/// `r1*r2 + r2 = 1`: an equation `p = 0`, with its constant on the right.
[[nodiscard]] std::string equation_text(const Polynomial& p, const std::vector<std::string>& names);
/// The step in a sentence, with the equation that it leads to.
[[nodiscard]] std::string to_text(const AlgebraStep& step, const std::vector<std::string>& names);

} // namespace loggia::gf2
