#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/puzzles/sentences.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::puzzles {

/// How hard a puzzle is for somebody who thinks it through.
enum class PuzzleDifficulty : std::uint8_t {
    easy,   ///< one statement after the other settles who somebody is; of doors, whose signs settle
            ///< nothing by themselves, once one thing was supposed and led to a contradiction
    medium, ///< somebody has to be supposed to be a knight or knave, and that led to a
            ///< contradiction; of doors, twice
    hard,   ///< suppositions within suppositions, or at least three of them
};

/// What thinking through a puzzle takes.
struct PuzzleRating {
    std::size_t solutions = 0;
    PuzzleDifficulty difficulty = PuzzleDifficulty::easy; ///< where there is one solution
    std::vector<bool> solution; ///< who is a knight, or which rooms have ladies; of the first one
};

/// The most people, or atoms, of puzzles that can be rated.
constexpr std::size_t most_people_to_rate = 16;

/// Of a puzzle of people or of rooms and signs: tries all values. Nothing for more than 16 atoms.
[[nodiscard]] std::optional<PuzzleRating> rate(const SentencePuzzle& puzzle);

struct PuzzleRecipe {
    std::uint64_t seed = 0;
    std::size_t people = 3; ///< 2 to 8; of doors as many rooms, 2 to 6
    PuzzleDifficulty difficulty = PuzzleDifficulty::easy;
    PuzzleSetting setting = PuzzleSetting::islanders; ///< or doors
};

/// The text of a puzzle as read_puzzle() reads it, in which everybody says something or each door
/// has a sign, with exactly one solution and the difficulty ordered; always the same for a recipe,
/// whatever the threads. Fails where none is found among 20,000 (as for two people and `hard`), for
/// other numbers of people or rooms, and when stopped.
[[nodiscard]] Result<std::string> generate_puzzle(const PuzzleRecipe& recipe,
                                                  const Control& control = {}, int threads = 1);

} // namespace loggia::puzzles
