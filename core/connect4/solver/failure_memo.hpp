#pragma once

#include "core/connect4/solver/lazy_words.hpp"
#include "core/connect4/solver/solve_table.hpp"

#include <cstddef>
#include <cstdint>

namespace loggia::connect4 {

/// Which questions a FollowSearch has failed to prove, and with how many deviations, so that it
/// does not try them again with as many or fewer.
///
/// Nothing here is a proof of anything: a failure only means "try something else". So the memo
/// keeps a hash (56 bits of it are compared), not the question itself, and forgets at will. Threads
/// share it: an entry is one word.
class FailureMemo {
public:
    struct Question {
        const StateKey& key;
        int claim;
        Bits last;             ///< The cell to follow, or 0.
        bool strategist_moves; ///< Or the opponent.
    };

    /// `megabytes` at most, a power of two; 0 remembers nothing.
    explicit FailureMemo(std::size_t megabytes);

    [[nodiscard]] bool failed(const Question& question, int deviations) const noexcept;
    void note(const Question& question, int deviations) noexcept;
    /// A long search is to come. Not while other threads use the memo.
    void expect_many() { words_.expect_many(); }
    void clear();

private:
    LazyWords words_;
};

} // namespace loggia::connect4
