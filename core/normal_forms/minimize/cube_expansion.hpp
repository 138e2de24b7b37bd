#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::normal_forms {

/// The smallest cube that holds both.
[[nodiscard]] Cube supercube(const Cube& a, const Cube& b) noexcept;

/// Grows cubes to primes (Brayton, Hachtel, McMullen, Sangiovanni-Vincentelli 1984). Once it is
/// stopped, cubes stay as they are.
class CubeExpansion {
public:
    /// `all` is what a cube may hold, and `off` the complement of that, or nothing where it is too
    /// large: then tautologies are asked for, which is slower. `all` outlives this.
    CubeExpansion(const std::vector<Cube>& all, std::optional<std::vector<Cube>> off, int inputs,
                  int outputs, const Control& control);

    /// Whether the cube lies within what it may hold.
    [[nodiscard]] bool feasible(const Cube& cube) const;
    /// A prime that contains the cube, which is feasible; literals that many of `cover` have in
    /// common with it are kept rather than others.
    [[nodiscard]] Cube prime_of(Cube cube, const std::vector<Cube>& cover) const;
    /// Makes primes of all cubes, each so that it swallows as many of the others as greed finds.
    void expand(std::vector<Cube>& cover) const;

private:
    [[nodiscard]] bool stopped() const { return control_.stop_requested(); }
    [[nodiscard]] std::uint64_t needed_literals(const Cube& cube) const;
    [[nodiscard]] Cube grown(Cube cube, const std::vector<Cube>& cover,
                             const std::vector<bool>& done) const;

    const std::vector<Cube>& all_;
    std::vector<Cube> off_;
    bool has_off_;
    int inputs_;
    int outputs_;
    const Control& control_;
    mutable std::size_t polled_ = 0; ///< cubes looked at since stopping was asked for
    mutable bool stop_seen_ = false;
};

} // namespace loggia::normal_forms
