#pragma once

#include "core/base/control.hpp"
#include "core/wumpus/entail.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::wumpus {

/// How many worlds the lines admit, and in how many of them each of the 64 symbols holds, each
/// world being as likely as any other. A world is a value for each of the 64; of other symbols it
/// only matters whether they can have some value.
struct Probabilities {
    /// Worlds over the symbols that the lines mention; every one of them stands for 2^unmentioned.
    std::uint64_t worlds = 0;
    int unmentioned = 0;
    bool complete = false; ///< Otherwise there are at least so many: the count reached its limit
                           ///< or was stopped.
    std::array<std::uint64_t, symbol_count> holds{}; ///< where it is complete, out of `worlds`
    std::uint64_t mentioned = 0;                     ///< the symbols that the lines mention

    /// Exact where the count is complete and there is a world.
    [[nodiscard]] std::optional<double> of(Symbol symbol) const noexcept;
};

/// "49128", "at least 10000", "3 x 2^60"
[[nodiscard]] std::string to_text_of_count(const Probabilities& probabilities);

/// Counts: rows of the reasoner where it has them. Otherwise the caves of the reference rules are
/// still counted as rows, and the worlds beside them are enumerated by a solver, up to `limit`.
[[nodiscard]] Probabilities probabilities(const logic::Store& store,
                                          std::span<const Statement> lines,
                                          const Reasoner& reasoner, std::uint64_t limit = 10'000,
                                          const Control& control = {});

/// Up to `limit` of the worlds, caves of the reference rules first.
[[nodiscard]] std::vector<World> some_worlds(const logic::Store& store,
                                             std::span<const Statement> lines,
                                             const Reasoner& reasoner, std::size_t limit,
                                             const Control& control = {});

} // namespace loggia::wumpus
