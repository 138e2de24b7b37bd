#include "core/connect4/engine/textbook_search.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace loggia::connect4 {

namespace {

constexpr int infinity = std::numeric_limits<int>::max();

int final_value(const Position& position) {
    return 100 * position.score().lead(position.to_move());
}

struct Textbook {
    const LeafValue& leaf;
    const StopTextbook& stop;
    std::uint64_t nodes = 0;
    bool stopped = false;

    void count() {
        if (++nodes % 1024 == 0 && stop && stop())
            stopped = true;
    }

    int minimax(const Position& position, int depth) {
        count();
        if (position.is_full())
            return final_value(position);
        if (depth == 0)
            return leaf(position);
        int best = -infinity;
        for (int column = 0; column < columns; ++column)
            if (position.can_play(column) && !stopped)
                best = std::max(best, -minimax(position.after(column), depth - 1));
        return best;
    }

    int alpha_beta(const Position& position, int depth, int alpha, int beta) {
        count();
        if (position.is_full())
            return final_value(position);
        if (depth == 0)
            return leaf(position);
        int best = -infinity;
        for (const int column : middle_out) {
            if (!position.can_play(column))
                continue;
            best = std::max(best, -alpha_beta(position.after(column), depth - 1, -beta,
                                              -std::max(alpha, best)));
            if (best >= beta || stopped)
                break;
        }
        return best;
    }
};

} // namespace

TextbookResult minimax(const Position& position, int depth, const LeafValue& leaf,
                       const StopTextbook& stop) {
    Textbook search{leaf, stop};
    TextbookResult result;
    if (depth == 0 || position.is_full()) {
        result.value = search.minimax(position, depth);
        result.nodes = search.nodes;
        result.complete = !search.stopped;
        return result;
    }
    result.value = -infinity;
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        const int value = -search.minimax(position.after(column), depth - 1);
        if (value > result.value) {
            result.value = value;
            result.column = column;
        }
    }
    result.nodes = search.nodes + 1;
    result.complete = !search.stopped;
    return result;
}

TextbookResult alpha_beta(const Position& position, int depth, const LeafValue& leaf,
                          const StopTextbook& stop) {
    Textbook search{leaf, stop};
    TextbookResult result;
    if (depth == 0 || position.is_full()) {
        result.value = search.alpha_beta(position, depth, -infinity, infinity);
        result.nodes = search.nodes;
        result.complete = !search.stopped;
        return result;
    }
    // A column to the left that is worth the same goes first, so every column but those further to
    // the right than the best so far is searched with a window that lets an equal value through.
    result.value = -infinity;
    for (const int column : middle_out) {
        if (!position.can_play(column))
            continue;
        const bool wins_ties = column < result.column;
        const int alpha =
            result.value == -infinity ? -infinity : result.value - (wins_ties ? 1 : 0);
        const int value = -search.alpha_beta(position.after(column), depth - 1, -infinity, -alpha);
        if (value > result.value || (value == result.value && wins_ties)) {
            result.value = value;
            result.column = column;
        }
    }
    result.nodes = search.nodes + 1;
    result.complete = !search.stopped;
    return result;
}

int score_so_far(const Position& position) {
    return final_value(position);
}

} // namespace loggia::connect4
