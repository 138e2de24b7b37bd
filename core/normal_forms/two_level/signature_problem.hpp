#pragma once

#include "core/base/control.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/normal_forms/two_level/positional_cover.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::normal_forms {

/// A value for each input, and an output.
struct OutputPoint {
    std::vector<bool> point;
    int output = 0;

    friend bool operator==(const OutputPoint&, const OutputPoint&) = default;
};

/// What a least cover is chosen from, where all primes may be too many: the primes that hold an
/// essential signature cube (McGeer, Sanghavi, Brayton, Sangiovanni-Vincentelli 1993). Some least
/// cover, by terms and then by literals, consists of these.
struct SignatureProblem {
    PositionalCover primes;
    covering::CoverMatrix matrix;  ///< a row for each signature cube, a column for each prime
    std::vector<OutputPoint> rows; ///< of each row of the matrix, a row that has this signature
    std::uint64_t essential = 0;   ///< primes that some row has no other than
    std::uint64_t work = 0;        ///< words of cubes visited
};

/// So many primes at most make a problem that can be searched.
inline constexpr std::size_t most_signature_primes = 2'000'000;

/// The problem of all that `cover` holds and `dont_care` does not. The larger its cubes, the
/// faster. Nothing when stopped, where it takes more than about `most_work` words of cubes visited,
/// or where there are more than `most_primes` primes or many times as many entries.
[[nodiscard]] std::optional<SignatureProblem>
signature_problem(const PositionalCover& cover, const PositionalCover& dont_care,
                  std::uint64_t most_work, std::size_t most_primes, const Control& control = {});

/// Points of the problem no two of which have a prime in common, as many as greed finds: so many
/// terms every cover has.
[[nodiscard]] std::vector<OutputPoint> independent_points(const SignatureProblem& problem);

/// Whether the cover holds all of `on` that `dont_care` does not, and nothing beside both. False
/// when stopped.
[[nodiscard]] bool is_cover_of(const PositionalCover& cover, const PositionalCover& on,
                               const PositionalCover& dont_care, const Control& control = {});

} // namespace loggia::normal_forms
