#include "core/puzzles/generate.hpp"

#include "core/base/parallel.hpp"
#include "core/base/random.hpp"
#include "core/logic/truth_table.hpp"
#include "core/puzzles/random_claims.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace loggia::puzzles {

namespace {

/// What is known of people: a mask of those who are settled, and who of them are knights. Person p
/// is bit n - 1 - p, as in the rows of a truth table.
struct Knowledge {
    std::uint64_t settled = 0;
    std::uint64_t knights = 0;

    [[nodiscard]] bool allows(std::uint64_t row) const { return (row & settled) == knights; }
};

class Thinker {
public:
    /// `order` has the variables of the formulas, the `first` ones those that make a solution.
    Thinker(const logic::Store& store, const std::vector<logic::Expr>& formulas,
            const std::vector<logic::Variable>& order, std::size_t first)
        : people_(order.size()), first_(first) {
        for (const logic::Expr formula : formulas)
            tables_.push_back(*logic::truth_table(store, formula, order));
    }

    /// `without_supposing`: as many suppositions as an easy puzzle may take.
    PuzzleRating rating(std::size_t without_supposing) {
        logic::TruthTable all(static_cast<int>(people_));
        all.negate();
        for (const logic::TruthTable& table : tables_)
            for (std::size_t i = 0; i < all.words().size(); ++i)
                all.words()[i] &= table.words()[i];
        PuzzleRating rating;
        rating.solutions = all.count();
        std::uint64_t row = 0;
        while (rating.solutions > 0 && !all[row])
            ++row;
        for (std::size_t p = 0; rating.solutions > 0 && p < first_; ++p)
            rating.solution.push_back((row >> (people_ - 1 - p) & 1U) != 0);
        if (rating.solutions == 1)
            rating.difficulty = difficulty(without_supposing);
        return rating;
    }

private:
    [[nodiscard]] std::uint64_t everybody() const { return (std::uint64_t{1} << people_) - 1; }

    /// Lets one statement after the other settle people; false where one cannot be.
    bool conclude(Knowledge& known) const {
        for (bool changed = true; changed;) {
            changed = false;
            for (const auto& rows : rows_) {
                std::uint64_t all = everybody();
                std::uint64_t any = 0;
                bool possible = false;
                for (const std::uint64_t row : rows)
                    if (known.allows(row)) {
                        possible = true;
                        all &= row;
                        any |= row;
                    }
                if (!possible)
                    return false;
                const std::uint64_t fixed = (all | ~any) & everybody();
                if ((fixed & ~known.settled) != 0) {
                    known.settled |= fixed;
                    known.knights |= all & fixed;
                    changed = true;
                }
            }
        }
        return true;
    }

    [[nodiscard]] PuzzleDifficulty difficulty(std::size_t without_supposing) {
        for (const logic::TruthTable& table : tables_) {
            rows_.emplace_back();
            for (std::uint64_t row = 0; row < table.rows(); ++row)
                if (table[row])
                    rows_.back().push_back(row);
        }
        Knowledge known;
        (void)conclude(known);
        std::size_t suppositions = 0;
        while (known.settled != everybody()) {
            bool found = false;
            for (std::size_t p = 0; p < 2 * people_ && !found; ++p) {
                const std::uint64_t person = std::uint64_t{1} << (p / 2);
                if ((known.settled & person) != 0)
                    continue;
                Knowledge supposed = known;
                supposed.settled |= person;
                supposed.knights |= p % 2 == 0 ? person : 0;
                if (conclude(supposed))
                    continue;
                known.settled |= person;
                known.knights |= p % 2 == 0 ? 0 : person;
                (void)conclude(known);
                found = true;
            }
            constexpr std::size_t many = 3;
            if (!found || ++suppositions >= many)
                return PuzzleDifficulty::hard;
        }
        return suppositions <= without_supposing ? PuzzleDifficulty::easy
                                                 : PuzzleDifficulty::medium;
    }

    std::size_t people_; ///< and what else is true or false
    std::size_t first_;
    std::vector<logic::TruthTable> tables_;        ///< by formula
    std::vector<std::vector<std::uint64_t>> rows_; ///< that a formula allows, rising
};

} // namespace

std::optional<PuzzleRating> rate(const SentencePuzzle& puzzle) {
    logic::Store store = puzzle.store;
    const Vocabulary& vocabulary = puzzle.vocabulary;
    std::vector<logic::Variable> order;
    for (const std::string& person : vocabulary.people)
        order.push_back(store.variable_of(store.variable(atom_of_person(person))));
    for (std::size_t room = 0; room < vocabulary.rooms; ++room)
        order.push_back(store.variable_of(store.variable(vocabulary.atom_of(Thing::lady, room))));
    const std::size_t first = order.size();
    std::vector<logic::Expr> formulas;
    for (const SentenceLine& line : puzzle.lines) {
        formulas.push_back(*line.formula);
        for (const logic::Variable v : logic::variables_of(store, *line.formula))
            if (std::find(order.begin(), order.end(), v) == order.end())
                order.push_back(v);
    }
    if (order.size() > most_people_to_rate)
        return std::nullopt;
    return Thinker(store, formulas, order, first).rating(vocabulary.rooms > 0 ? 1 : 0);
}

namespace {

/// Whether a puzzle has all people, one solution and the difficulty that was asked for.
Result<bool> is_as_ordered(const std::string& text, const PuzzleRecipe& recipe) {
    const auto puzzle = read_puzzle(text);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    if (puzzle->vocabulary.people.size() + puzzle->vocabulary.rooms != recipe.people)
        return false;
    const auto rating = rate(*puzzle);
    return rating && rating->solutions == 1 && rating->difficulty == recipe.difficulty;
}

} // namespace

Result<std::string> generate_puzzle(const PuzzleRecipe& recipe, const Control& control,
                                    int threads) {
    constexpr std::size_t most_attempts = 20000;
    const bool doors = recipe.setting == PuzzleSetting::doors;
    const std::size_t most = doors ? most_rooms_to_make : most_people_to_make;
    if (recipe.people < 2 || recipe.people > most)
        return failure(fmt::format("expected 2 to {} {}", most, doors ? "rooms" : "people"));
    // Puzzles are drawn one after the other and rated at the same time, a batch of each, so the
    // first one that fits is the same with any number of threads.
    const auto batch = static_cast<std::size_t>(std::max(threads, 1)) * (threads > 1 ? 8 : 1);
    Random random(recipe.seed);
    for (std::size_t attempt = 0; attempt < most_attempts; attempt += batch) {
        std::vector<std::string> texts;
        for (std::size_t i = attempt; i < std::min(attempt + batch, most_attempts); ++i)
            texts.push_back(doors ? random_signs(random, recipe) : random_sayings(random, recipe));
        std::vector<Result<bool>> fits(texts.size(), false);
        std::atomic<bool> stopped = false;
        in_parallel(texts.size(), threads, [&](std::size_t i) {
            stopped = stopped || control.stop_requested();
            if (!stopped)
                fits[i] = is_as_ordered(texts[i], recipe);
            // Later ones may be left out once one fits, never earlier ones.
            return !stopped && fits[i] && !*fits[i];
        });
        if (stopped)
            return failure("stopped");
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (!fits[i])
                return tl::unexpected(std::move(fits[i].error()));
            if (*fits[i])
                return std::move(texts[i]);
        }
    }
    return failure(
        fmt::format("found no such puzzle with {} {}; try another number, seed or difficulty",
                    recipe.people, doors ? "rooms" : "people"));
}

} // namespace loggia::puzzles
