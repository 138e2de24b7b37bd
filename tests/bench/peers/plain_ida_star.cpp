#include "tests/bench/peers/plain_ida_star.hpp"

#include <cstdlib>

namespace {

int tiles[16], change[16][16][16], moves[16][4], counts[16], threshold, beyond;
std::uint64_t generated;

bool search(int gap, int back, int h, int g) {
    for (int i = 0; i < counts[gap]; ++i) {
        const int to = moves[gap][i], tile = tiles[to];
        if (to == back)
            continue;
        ++generated;
        const int next = h + change[tile][to][gap];
        if (g + 1 + next > threshold) {
            if (g + 1 + next < beyond)
                beyond = g + 1 + next;
            continue;
        }
        if (next == 0)
            return true;
        tiles[gap] = tile;
        if (search(to, gap, next, g + 1))
            return true;
        tiles[to] = tile;
    }
    return false;
}

int distance(int a, int b) {
    return std::abs(a / 4 - b / 4) + std::abs(a % 4 - b % 4);
}

} // namespace

PlainResult plain_ida_star(const std::array<int, 16>& order) {
    int gap = 0, h = 0;
    for (int at = 0; at < 16; ++at) {
        counts[at] = 0;
        for (const int to : {at - 4, at + 4, at - 1, at + 1})
            if (to >= 0 && to < 16 && distance(at, to) == 1)
                moves[at][counts[at]++] = to;
        for (int tile = 0; tile < 16; ++tile)
            for (int to = 0; to < 16; ++to)
                change[tile][at][to] = distance(to, tile) - distance(at, tile);
        tiles[at] = order[static_cast<std::size_t>(at)];
        if (tiles[at] == 0)
            gap = at;
        else
            h += distance(at, tiles[at]);
    }
    generated = 0;
    for (threshold = h; h > 0; threshold = beyond) {
        beyond = 1000;
        if (search(gap, -1, h, 0))
            break;
    }
    return {threshold, generated};
}
