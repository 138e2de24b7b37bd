#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/base/scanner.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace loggia::normal_forms {

/// A `.names` of a BLIF file: a signal as a two-level function of others.
struct BlifGate {
    Word name;
    std::vector<Word> fanins;
    std::vector<std::string_view> rows;
    char value = '1';              ///< of the signal in these rows
    std::vector<std::size_t> from; ///< where the fanins come from: inputs, then gates
};

/// The gates of a model, or of its don't-cares.
struct BlifNetwork {
    std::vector<BlifGate> gates;
    std::unordered_map<std::string_view, std::size_t> by_name;
};

/// What takes some seconds.
inline constexpr std::uint64_t large_effort = std::uint64_t{1} << 31U;

/// The signal as a cover of all inputs of the network and of one output, without a cube that lies
/// in another: for signals of more inputs than the word of a Cube has bits. The sums of products of
/// the gates are put into one another, those of their complements where a row has a 0. The network
/// has no cycle behind the signal. An error where that takes too many cubes, or more than `effort`
/// pairs of words compared, or when stopped.
[[nodiscard]] Result<PositionalCover> cover_of_signal(const BlifNetwork& network,
                                                      std::size_t inputs, std::size_t signal,
                                                      std::uint64_t effort = large_effort,
                                                      const Control& control = {});

} // namespace loggia::normal_forms
