#pragma once

#include <array>
#include <cstdint>

/// The peer of bench_tiles: IDA* for the 15-puzzle as one writes it in C, in some 30 lines, with
/// Manhattan distances brought up to date move by move.
struct PlainResult {
    int moves = 0;
    std::uint64_t generated = 0;
};
[[nodiscard]] PlainResult plain_ida_star(const std::array<int, 16>& order);
