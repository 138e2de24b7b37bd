#pragma once

#include "core/formula_game/residual.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::formula_game {

/// Results for residuals searched so far. A lookup compares the whole residual, not just its hash,
/// so an answer is never that of another one. Holds a bounded amount of memory: when it is full, it
/// is cleared. All calls are linear in the residual.
class ResidualMemo {
public:
    /// `words` of 4 bytes for the residuals, which take 4 for each node and 1 for each link, and
    /// half as much for the index at most. Residuals that take more than a 16th of it are not kept.
    explicit ResidualMemo(std::size_t words) : capacity_(words) {}

    /// The key for the calls below, computed once for both.
    [[nodiscard]] static std::uint32_t hash_of(const Residual& residual) noexcept;

    [[nodiscard]] std::optional<std::uint32_t> find(const Residual& residual,
                                                    std::uint32_t hash) const;
    void insert(const Residual& residual, std::uint32_t hash, std::uint32_t value);

private:
    struct Entry {
        std::uint32_t hash;
        std::uint32_t at; ///< in words_, plus 1; 0 if nothing is
        std::uint32_t value;
    };

    [[nodiscard]] bool equal(std::size_t at, const Residual& residual) const;
    void grow();

    std::size_t capacity_;
    std::vector<std::uint32_t> words_;
    std::vector<Entry> entries_;
    std::size_t used_ = 0;
};

} // namespace loggia::formula_game
