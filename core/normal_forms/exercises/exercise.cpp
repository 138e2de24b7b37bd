#include "core/normal_forms/exercises/exercise.hpp"

#include "core/base/number_text.hpp"
#include "core/base/parallel.hpp"
#include "core/base/random.hpp"
#include "core/normal_forms/minimize/covering_problem.hpp"
#include "core/normal_forms/minimize/karnaugh.hpp"
#include "core/normal_forms/minimize/primes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// What the search for each of the two forms may cost.
constexpr std::uint64_t exercise_work = 1'000'000'000;
/// Of how many disjunctions the primes are counted, some seconds.
constexpr int least_draws = 200;
constexpr int most_draws = 4000;
constexpr int rows_drawn = 1 << 24;
constexpr int most_draws_in_vain = 20;
constexpr int rows_drawn_in_vain = 1 << 17;
constexpr std::uint64_t seed_of_extras = 0x5DEECE66DU; ///< what splits terms and opens rows

std::string digits(int number) {
    return number_text(static_cast<std::uint64_t>(number));
}

Result<void> check(const ExerciseOrder& order) {
    const auto between = [](int value, int least, int most) {
        return value >= least && value <= most;
    };
    if (!between(order.variables, 2, 16))
        return failure("expected 2 to 16 variables");
    if (!between(order.terms, 1, 200))
        return failure("expected 1 to 200 terms");
    if (!between(order.literals, 1, order.variables))
        return failure(fmt::format("with {} variables, expected 1 to {} literals in a term",
                                   order.variables, order.variables));
    const bool is_drawn_as_map =
        order.kind == ExerciseKind::map || order.kind == ExerciseKind::dont_cares;
    if (is_drawn_as_map && order.variables > KarnaughMap::most_inputs)
        return failure(fmt::format("expected 2 to {} variables for a map or lists of minterms",
                                   KarnaughMap::most_inputs));
    const std::string terms = counted(static_cast<unsigned>(order.terms), "term");
    const std::string literals = counted(static_cast<unsigned>(order.literals), "literal");
    if (order.terms * order.literals < order.variables)
        return failure(fmt::format("{} of {} {} too few to use all {} variables", terms, literals,
                                   order.terms == 1 ? "is" : "are", order.variables));
    if (order.least_primes < 0 || order.most_primes < 0)
        return failure("the number of prime implicates must not be negative");
    if (order.most_primes != 0 && order.most_primes < order.least_primes)
        return failure(fmt::format("the range from {} to {} is empty", digits(order.least_primes),
                                   digits(order.most_primes)));
    return {};
}

/// A disjunction that grows term by term; each has a row that no other has.
class GrowingDnf {
public:
    GrowingDnf(const ExerciseOrder& order, Random& random)
        : order_(order), random_(random), counts_(std::size_t{1} << order.variables),
          uses_(static_cast<std::size_t>(order.variables)) {}

    [[nodiscard]] std::size_t terms() const { return cubes_.size(); }
    [[nodiscard]] std::vector<Cube> take() { return std::move(cubes_); }

    /// Whether it depends on chance alone: not true in all rows, and no variable is left out.
    [[nodiscard]] bool complete() const {
        return std::find(counts_.begin(), counts_.end(), 0) != counts_.end() &&
               std::find(uses_.begin(), uses_.end(), 0) == uses_.end();
    }

    /// Tries one more term.
    void try_one() {
        const Cube cube = random_cube();
        count(cube, 1);
        cubes_.push_back(cube);
        if (std::all_of(cubes_.begin(), cubes_.end(),
                        [this](const Cube& c) { return has_row_of_its_own(c); })) {
            for (std::size_t i = 0; i < uses_.size(); ++i)
                uses_[i] += static_cast<int>(cube.care >> (uses_.size() - 1 - i) & 1U);
            return;
        }
        cubes_.pop_back();
        count(cube, -1);
    }

private:
    /// As many literals as ordered, one less or one more; those variables first that occur least.
    Cube random_cube() {
        const int literals = std::clamp(order_.literals + static_cast<int>(random_.below(3)) - 1, 1,
                                        order_.variables);
        std::vector<std::size_t> variables(uses_.size());
        std::iota(variables.begin(), variables.end(), std::size_t{0});
        for (std::size_t i = variables.size(); i > 1; --i)
            std::swap(variables[i - 1], variables[random_.below(i)]);
        const auto unused = [this](std::size_t v) { return uses_[v] == 0; };
        const auto missing = std::count_if(variables.begin(), variables.end(), unused);
        const auto left = order_.terms - static_cast<int>(cubes_.size());
        if (missing > std::ptrdiff_t{left - 1} * std::max(1, order_.literals - 1))
            std::stable_partition(variables.begin(), variables.end(), unused);
        Cube cube;
        for (int i = 0; i < literals; ++i)
            cube.care |= std::uint64_t{1}
                         << (uses_.size() - 1 - variables[static_cast<std::size_t>(i)]);
        cube.value = random_.next() & cube.care;
        return cube;
    }

    template <class Visit>
    void for_each_row(const Cube& cube, Visit visit) const {
        const std::uint64_t free = low_bits(order_.variables) & ~cube.care;
        std::uint64_t part = 0;
        do {
            if (!visit(cube.value | part))
                return;
            part = (part - free) & free;
        } while (part != 0);
    }
    void count(const Cube& cube, int change) {
        for_each_row(cube, [&](std::uint64_t row) {
            counts_[row] += change;
            return true;
        });
    }
    [[nodiscard]] bool has_row_of_its_own(const Cube& cube) const {
        bool found = false;
        for_each_row(cube, [&](std::uint64_t row) {
            found = counts_[row] == 1;
            return !found;
        });
        return found;
    }

    const ExerciseOrder& order_;
    Random& random_;
    std::vector<Cube> cubes_;
    std::vector<int> counts_; ///< of terms, by row
    std::vector<int> uses_;   ///< of variables, in terms
};

/// Nothing where none was found.
std::optional<Cover> random_dnf(const ExerciseOrder& order, Random& random,
                                const Control& control) {
    GrowingDnf dnf(order, random);
    const int attempts = 60 * order.terms + 200;
    for (int i = 0; i < attempts && dnf.terms() < static_cast<std::size_t>(order.terms); ++i) {
        if (control.stop_requested())
            return std::nullopt;
        dnf.try_one();
    }
    if (dnf.terms() < static_cast<std::size_t>(order.terms) || !dnf.complete())
        return std::nullopt;
    return Cover{order.variables, 1, dnf.take()};
}

/// Nothing when stopped.
std::optional<std::size_t> count_primes(const Function& function, Form form,
                                        const Control& control) {
    const auto tables = tables_to_cover(function, form, control);
    const auto found = tables ? primes(tables->front(), control) : std::nullopt;
    return found ? std::optional<std::size_t>(found->size()) : std::nullopt;
}

/// Whether each term has all variables and no two of them combine: there is no shorter DNF.
bool cannot_be_simplified(const Cover& terms) {
    for (const Cube& cube : terms.cubes) {
        if (cube.literals() < terms.inputs)
            return false;
        for (const Cube& other : terms.cubes)
            if (std::popcount(cube.value ^ other.value) == 1)
                return false;
    }
    return true;
}

/// Whether the sheet would say the answer: a DNF of one term, or of literals, is a CNF as it
/// stands.
bool gives_away(const ExerciseOrder& order, const Cover& terms) {
    if (order.kind == ExerciseKind::simplify)
        return cannot_be_simplified(terms);
    return order.kind == ExerciseKind::cnf &&
           (terms.terms() == 1 ||
            std::all_of(terms.cubes.begin(), terms.cubes.end(),
                        [](const Cube& cube) { return cube.literals() == 1; }));
}

/// Whether a row that is no don't-care has that value.
bool has_row(const Function& function, bool value) {
    for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row)
        if (function.on.value(row) == value && !function.dont_care.value(row))
            return true;
    return false;
}

/// Leaves about a sixth of the rows open, at least one, and never all that are true or false.
/// Precondition: there are true and false rows.
void open_some_rows(Function& function, Random& random) {
    const std::uint64_t rows = std::uint64_t{1} << function.on.inputs;
    const std::uint64_t wanted = std::max<std::uint64_t>(1, rows / 6);
    do {
        function.dont_care.cubes.clear();
        for (std::uint64_t row = 0, left = rows; row < rows; ++row, --left)
            if (random.below(left) < wanted - function.dont_care.cubes.size())
                function.dont_care.cubes.push_back({low_bits(function.on.inputs), row, 1});
    } while (!has_row(function, true) || !has_row(function, false));
}

/// Sets the function's terms to the first that are as ordered, and its don't-cares.
Result<void> draw(const ExerciseOrder& order, Function& function, const Control& control) {
    const bool any = order.least_primes == 0 && order.most_primes == 0;
    const bool is_cnf_asked = order.kind == ExerciseKind::cnf;
    const int draws =
        any ? least_draws : std::clamp(rows_drawn >> order.variables, least_draws, most_draws);
    const int most_in_vain =
        std::clamp(rows_drawn_in_vain >> order.variables, 1, most_draws_in_vain);
    bool is_possible = false;
    Random random(order.seed);
    int least = std::numeric_limits<int>::max();
    int most = 0;
    for (int i = 0; i < draws; ++i) {
        auto terms = random_dnf(order, random, control);
        if (control.stop_requested())
            return failure("stopped");
        is_possible = is_possible || terms;
        if (any && !is_possible && i + 1 >= most_in_vain)
            break;
        if (!terms || gives_away(order, *terms))
            continue;
        function.on = std::move(*terms);
        if (order.kind == ExerciseKind::dont_cares) {
            Random rows(order.seed ^ seed_of_extras);
            open_some_rows(function, rows);
        }
        if (any)
            return {};
        const auto counted = count_primes(function, is_cnf_asked ? Form::cnf : Form::dnf, control);
        if (!counted)
            return failure("stopped");
        const int primes = static_cast<int>(*counted);
        if (primes >= order.least_primes && (order.most_primes == 0 || primes <= order.most_primes))
            return {};
        least = std::min(least, primes);
        most = std::max(most, primes);
    }
    if (any && order.kind == ExerciseKind::cnf && order.literals == 1)
        return failure(
            "with one literal per term the formula is already minimal; ask for more literals");
    if (any && order.terms == 1 &&
        (order.kind == ExerciseKind::cnf || order.kind == ExerciseKind::simplify))
        return failure("with one term the formula is already minimal; ask for more terms");
    if (most == 0)
        return failure(fmt::format(
            "found no irredundant disjunction of {} of about {} in {} variables; try fewer terms",
            loggia::counted(static_cast<unsigned>(order.terms), "term"),
            loggia::counted(static_cast<unsigned>(order.literals), "literal"), order.variables));
    const std::string wanted =
        order.most_primes == 0
            ? fmt::format("{} or more", digits(order.least_primes))
            : fmt::format("{} to {}", digits(order.least_primes), digits(order.most_primes));
    return failure(
        is_cnf_asked
            ? fmt::format("none of {} disjunctions of this size had {} prime implicates; they had "
                          "{} to {}",
                          digits(draws), wanted, digits(least), digits(most))
            : fmt::format("none of {} disjunctions of this size had {} prime implicants; they had "
                          "{} to {}",
                          digits(draws), wanted, digits(least), digits(most)));
}

/// The same terms, some of them in two halves by a variable that they do not have: at least one
/// where there is one, so that the result is longer than any form without redundant literals.
Cover with_split_terms(const Cover& terms, Random& random) {
    Cover longer{terms.inputs, 1, {}};
    // Halves of terms that overlap can be the same. Each term has a row of its own, hence a half
    // that no other has: the result stays longer than `terms`.
    const auto add = [&longer](const Cube& cube) {
        if (std::none_of(longer.cubes.begin(), longer.cubes.end(), [&cube](const Cube& each) {
                return each.care == cube.care && each.value == cube.value;
            }))
            longer.cubes.push_back(cube);
    };
    const auto can_split = [&](const Cube& cube) { return cube.literals() < terms.inputs; };
    const auto splittable = static_cast<std::uint64_t>(
        std::count_if(terms.cubes.begin(), terms.cubes.end(), can_split));
    std::uint64_t sure = splittable == 0 ? 0 : random.below(splittable);
    for (const Cube& cube : terms.cubes) {
        const bool splits = can_split(cube) && (sure-- == 0 || random.below(2) == 0);
        if (!splits) {
            longer.cubes.push_back(cube);
            continue;
        }
        std::vector<std::uint64_t> free;
        for (std::uint64_t left = low_bits(terms.inputs) & ~cube.care; left != 0; left &= left - 1)
            free.push_back(left & (~left + 1));
        const std::uint64_t bit = free[random.below(free.size())];
        add({cube.care | bit, cube.value, 1});
        add({cube.care | bit, cube.value | bit, 1});
    }
    for (std::size_t i = longer.cubes.size(); i > 1; --i)
        std::swap(longer.cubes[i - 1], longer.cubes[random.below(i)]);
    return longer;
}

} // namespace

namespace {

/// What two exercises must not have in common: the function where it is small, else its terms.
std::string likeness(const Exercise& exercise) {
    constexpr int most_tabulated = 6;
    const Function& function = exercise.function;
    std::string text;
    if (function.on.inputs <= most_tabulated) {
        const std::uint64_t rows = std::uint64_t{1} << function.on.inputs;
        for (std::uint64_t row = 0; row < rows; ++row)
            text += function.dont_care.value(row) ? '-' : function.on.value(row) ? '1' : '0';
        return text;
    }
    std::vector<Cube> cubes = function.on.cubes;
    std::sort(cubes.begin(), cubes.end());
    for (const Cube& cube : cubes)
        text += fmt::format("{:x}/{:x} ", cube.care, cube.value);
    return text;
}

/// Variant `number`, as hard as `first`, or nearly; any where that is null.
Result<Exercise> make_variant(const ExerciseOrder& order, int number, const Exercise* first,
                              const Control& control) {
    ExerciseOrder next = variant(order, number);
    if (first == nullptr)
        return make_exercise(next, control);
    const auto wanted = static_cast<int>(first->primes_asked());
    Result<Exercise> exercise = failure("no order");
    for (const int share : {5, 2}) {
        next.least_primes = std::max(1, wanted - wanted / share);
        next.most_primes = wanted + std::max(1, share == 2 ? wanted : wanted / share);
        exercise = make_exercise(next, control);
        if (exercise || control.stop_requested())
            break;
    }
    return exercise;
}

/// Draws anew what an earlier student of the class has already, one exercise after another, so that
/// the result does not depend on the threads. Where there are hardly enough functions that are
/// different, some stay alike.
Result<void> make_different(const ExerciseOrder& order, bool like_the_first,
                            std::vector<Exercise>& made, const Control& control) {
    constexpr int most_variants = 1000; // further seeds lie beyond those of all variants
    constexpr int most_draws_anew = 50;
    std::unordered_set<std::string> known;
    bool are_enough = true;
    for (std::size_t i = 0; i < made.size(); ++i) {
        bool is_new = known.insert(likeness(made[i])).second;
        const int number = static_cast<int>(i) + 1;
        for (int draw = 1; !is_new && are_enough && draw <= most_draws_anew; ++draw) {
            auto other = make_variant(order, number + draw * most_variants,
                                      like_the_first ? &made.front() : nullptr, control);
            if (control.stop_requested())
                return failure("stopped");
            if (!other || !known.insert(likeness(*other)).second)
                continue;
            made[i] = *std::move(other);
            is_new = true;
        }
        are_enough = are_enough && is_new;
    }
    return {};
}

} // namespace

Result<std::vector<Exercise>> make_class(const ExerciseOrder& order, int variants,
                                         const Control& control,
                                         const std::function<void(int)>& tell, int threads) {
    std::vector<Exercise> made;
    auto first =
        variants == 1 ? make_exercise(order, control) : make_variant(order, 1, nullptr, control);
    if (!first)
        return tl::unexpected(std::move(first.error()));
    const bool any = order.least_primes == 0 && order.most_primes == 0;
    const auto others = static_cast<std::size_t>(std::max(variants - 1, 0));
    std::vector<Result<Exercise>> exercises(others, Result<Exercise>(failure("no order")));
    const Control quiet(control.stop_token());
    std::mutex mutex; // of the next one, and of telling
    int count = 1;
    if (tell)
        tell(count);
    in_parallel(others, threads, [&](std::size_t i) {
        exercises[i] = make_variant(order, static_cast<int>(i) + 2, any ? &*first : nullptr, quiet);
        const std::lock_guard lock(mutex);
        control.report({static_cast<double>(count) / variants,
                        fmt::format("variant {} of {}", count + 1, variants)});
        ++count;
        if (exercises[i] && tell)
            tell(count);
        return exercises[i].has_value();
    });
    made.push_back(*std::move(first));
    for (Result<Exercise>& each : exercises) {
        if (!each)
            return tl::unexpected(std::move(each.error()));
        made.push_back(*std::move(each));
    }
    if (auto ended = make_different(order, any, made, quiet); !ended)
        return tl::unexpected(std::move(ended.error()));
    for (std::size_t i = 0; i < made.size(); ++i) {
        made[i].number = static_cast<int>(i) + 1;
        made[i].of = variants;
    }
    return made;
}

ExerciseOrder variant(const ExerciseOrder& order, int number) {
    ExerciseOrder result = order;
    result.seed =
        Random(order.seed + 0x9E3779B97F4A7C15U * static_cast<std::uint64_t>(number)).next() %
        1'000'000'000; // short enough to be typed
    return result;
}

std::string_view difficulty(const Exercise& exercise) {
    const int variables = exercise.order.variables;
    if (variables <= 4)
        return "easy";
    if (variables <= 6 && exercise.primes_asked() <= 40)
        return "moderate";
    return exercise.primes_asked() <= 120 ? "hard" : "too large for paper";
}

Result<Exercise> make_exercise(const ExerciseOrder& order, const Control& control) {
    if (auto valid = check(order); !valid)
        return tl::unexpected(std::move(valid.error()));
    Exercise exercise;
    exercise.order = order;
    for (int i = 0; i < order.variables; ++i)
        exercise.function.inputs.emplace_back(1, static_cast<char>('a' + i));
    exercise.function.outputs.emplace_back("z"); // no variable is called so
    exercise.function.dont_care = {order.variables, 1, {}};
    if (auto drawn = draw(order, exercise.function, control); !drawn)
        return tl::unexpected(std::move(drawn.error()));
    Random random(order.seed ^ seed_of_extras);
    if (order.kind == ExerciseKind::simplify)
        exercise.given = with_split_terms(exercise.function.on, random);
    for (const Form form : {Form::dnf, Form::cnf}) {
        auto minimum =
            minimize(exercise.function, {form, Method::automatic, exercise_work}, control);
        if (!minimum)
            return tl::unexpected(std::move(minimum.error()));
        if (control.stop_requested())
            return failure("stopped");
        (form == Form::dnf ? exercise.dnf : exercise.cnf) = std::move(*minimum);
    }
    const auto size = [](const Cover& form) { return std::pair(form.terms(), form.literals()); };
    // Else the sheet would show the minimum DNF that it asks for.
    if (order.kind == ExerciseKind::circuit &&
        size(exercise.function.on) <= size(exercise.dnf.cover))
        exercise.given = with_split_terms(exercise.function.on, random);
    exercise.primes = exercise.dnf.primes;
    exercise.implicates = exercise.cnf.primes;
    exercise.proven = exercise.dnf.minimal() && exercise.cnf.minimal();
    return exercise;
}

} // namespace loggia::normal_forms
