#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::normal_forms {

/// What is given, and what is asked for.
enum class ExerciseKind : std::uint8_t {
    cnf,        ///< a DNF without redundant terms; the minimum CNF
    simplify,   ///< a DNF that is too long; the minimum DNF
    map,        ///< a Karnaugh map of 2 to 6 variables; the minimum DNF
    dont_cares, ///< lists of minterms and don't-cares of 2 to 6 variables; the minimum DNF
    circuit,    ///< a DNF; the two-level circuit of its minimum DNF with NAND gates only
};
inline constexpr int exercise_kinds = 5;

/// What a teacher orders: a random DNF to begin with, whose minimum forms are found.
struct ExerciseOrder {
    int variables = 12;     ///< 2 to 16
    int terms = 14;         ///< of the DNF that is given, 1 to 200
    int literals = 3;       ///< of a term on average, 1 to `variables`
    std::uint64_t seed = 1; ///< the same seed gives the same exercise on every machine
    /// Primes of the form that is asked for, implicates of a CNF and implicants of a DNF, by which
    /// the work of solving it by hand grows; any number where 0.
    int least_primes = 0;
    int most_primes = 0;
    ExerciseKind kind = ExerciseKind::cnf;

    friend bool operator==(const ExerciseOrder&, const ExerciseOrder&) = default;
};

struct Exercise {
    ExerciseOrder order;
    Function function; ///< what is given, as irredundant terms; with open rows of dont_cares
    /// Of `simplify` and of a `circuit` whose terms are a minimum: the terms on the sheet, longer
    /// than the minimum wherever there are such. Empty where the sheet has the function's terms.
    Cover given;
    Minimum dnf; ///< the smallest of each, proven unless `proven` says otherwise
    Minimum cnf;
    std::uint64_t primes = 0;     ///< prime implicants
    std::uint64_t implicates = 0; ///< prime implicates
    bool proven = false;          ///< both forms are minimal
    int number = 1;               ///< among its class, 1 to `of`
    int of = 1;

    /// Of the form that is asked for.
    [[nodiscard]] std::uint64_t primes_asked() const {
        return order.kind == ExerciseKind::cnf ? implicates : primes;
    }
};

/// Makes the DNF, the first of many that has as many primes as ordered, and searches its minimum
/// forms: as far as a fixed amount of work allows, the same on every machine, some seconds at most.
/// An error where the order makes no sense or cannot be met (in words), or when stopped.
[[nodiscard]] Result<Exercise> make_exercise(const ExerciseOrder& order,
                                             const Control& control = {});

/// Exercises for a class, numbered, variant i of them with the seed of variant(). Where no number
/// of primes is ordered, those after the first are drawn until they have about as many as it has,
/// four to six fifths, so that all are equally hard; where that cannot be met, half to twice as
/// many. What another student has is drawn anew as long as there are functions enough. With one
/// variant it is the order itself. They are made on several threads, and are the same with any
/// number of these. `tell` is called with how many there are, on any thread but one at a time.
[[nodiscard]] Result<std::vector<Exercise>> make_class(const ExerciseOrder& order, int variants,
                                                       const Control& control = {},
                                                       const std::function<void(int)>& tell = {},
                                                       int threads = 1);

/// Exercises for a class: variant i (from 1 on) has a seed made of the order's and i.
[[nodiscard]] ExerciseOrder variant(const ExerciseOrder& order, int number);

/// How hard it is to solve by hand: easy, moderate, hard or "too large for paper", by its variables
/// and the primes of the form that is asked for.
[[nodiscard]] std::string_view difficulty(const Exercise& exercise);

/// A student's sheet (the task, room for the answer, hints on the difficulty) or the answer key
/// (with the minimum forms, how many primes there are, and what was proven).
enum class Sheet : std::uint8_t { student, key };

[[nodiscard]] std::string exercise_markdown(const std::vector<Exercise>& exercises, Sheet sheet);
[[nodiscard]] std::string exercise_latex(const std::vector<Exercise>& exercises, Sheet sheet);
/// A PDF file of A4 pages, a new page for each exercise. An error where the library fails.
[[nodiscard]] Result<std::string> exercise_pdf(const std::vector<Exercise>& exercises, Sheet sheet);

} // namespace loggia::normal_forms
