#pragma once

#include "core/peg/board.hpp"
#include "core/peg/symmetry.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace loggia::peg {

/// The positions one jump further, or one jump back, as Canonical has them.
///
/// The image of a position after a jump is the image before it with the image of the jump's row
/// flipped, so the images of a position are looked up once and each neighbour costs one operation
/// for each symmetry.
class Expander {
public:
    Expander(const Board& board, const Canonical& canonical, bool backward = false)
        : canonical_(canonical), others_(canonical.order() - 1) {
        for (const Step& step : board.steps()) {
            steps_.push_back(backward ? step.reversed() : step);
            canonical.images(step.flip, images_);
            flips_.insert(flips_.end(), images_.begin(),
                          images_.begin() + static_cast<std::ptrdiff_t>(others_));
        }
    }

    /// Calls `visit(neighbour)` for each jump that is possible; a neighbour may come more than
    /// once. Not from two threads at once.
    template <class Visit>
    void each(Holes position, Visit visit) {
        canonical_.images(position, images_);
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            if (!steps_[i].possible(position))
                continue;
            Holes least = position ^ steps_[i].flip;
            const Holes* const flips = flips_.data() + i * others_; // none without symmetries
            for (std::size_t g = 0; g < others_; ++g) {
                const Holes other = images_[g] ^ flips[g];
                least = other < least ? other : least;
            }
            visit(least);
        }
    }

    /// How many operations one call of each() takes about; see Poll.
    [[nodiscard]] std::size_t work() const noexcept { return 50 + flips_.size() + steps_.size(); }

private:
    const Canonical& canonical_;
    std::size_t others_; ///< symmetries besides the identity
    std::vector<Step> steps_;
    std::vector<Holes> flips_; ///< for each step, its row under each symmetry
    Canonical::Images images_{};
};

} // namespace loggia::peg
