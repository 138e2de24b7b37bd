#include "core/peg/solve_sat.hpp"

#include "core/base/random.hpp"
#include "core/peg/check.hpp"
#include "core/peg/encode.hpp"
#include "core/peg/symmetry.hpp"
#include "core/sat/solver.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <numeric>
#include <pthread.h>
#include <thread>
#include <time.h>

namespace loggia::peg {

namespace {

/// CPU time that a thread has used so far; of the whole process where the system has no such clock.
class ThreadClock {
public:
    /// Of the calling thread, which has to outlive this.
    ThreadClock() {
        if (pthread_getcpuclockid(pthread_self(), &clock_) != 0)
            clock_ = CLOCK_PROCESS_CPUTIME_ID;
    }
    [[nodiscard]] std::chrono::nanoseconds now() const {
        timespec time{};
        clock_gettime(clock_, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

private:
    clockid_t clock_{};
};

/// Stops what runs with control() on the calling thread after so much of its CPU time, so that a
/// busy machine changes nothing, or when the outer one is stopped.
class Deadline {
public:
    Deadline(const Control& outer, std::chrono::milliseconds time)
        : forward_(outer.stop_token(), [this] { source_.request_stop(); }),
          timer_([this, until = clock_.now() + time](const std::stop_token& done) {
              constexpr std::chrono::milliseconds tick{10};
              std::unique_lock lock(mutex_);
              while (!done.stop_requested() && clock_.now() < until)
                  wake_.wait_for(lock, done, tick, [] { return false; });
              source_.request_stop();
          }) {}

    [[nodiscard]] Control control() const { return Control(source_.get_token()); }
    [[nodiscard]] bool over() const { return source_.stop_requested(); }

private:
    ThreadClock clock_;
    std::stop_source source_;
    std::stop_callback<std::function<void()>> forward_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::jthread timer_; ///< the last, so that it ends before what it uses
};

/// The same puzzle with holes and rows in another order.
struct Renumbered {
    Puzzle puzzle;
    Permutation back; ///< hole h is hole back[h - 1] of the original

    Renumbered(const Puzzle& original, Random& random) {
        const auto shuffle = [&](auto& list) {
            for (std::size_t i = list.size(); i > 1; --i)
                std::swap(list[i - 1], list[random.below(i)]);
        };
        back.resize(static_cast<std::size_t>(original.board.holes()));
        std::iota(back.begin(), back.end(), 1);
        shuffle(back);
        Permutation there(back.size());
        for (std::size_t i = 0; i < back.size(); ++i)
            there[static_cast<std::size_t>(back[i] - 1)] = static_cast<int>(i) + 1;
        const auto at = [&](int hole) { return there[static_cast<std::size_t>(hole - 1)]; };
        std::vector<Triple> rows;
        for (const Triple& row : original.board.triples())
            rows.push_back({at(row.a), at(row.b), at(row.c)});
        shuffle(rows);
        puzzle = {Board::make(original.board.holes(), rows).value(),
                  image(there, original.start),
                  {original.goal.pegs, image(there, original.goal.in)}};
    }

    void restore(std::vector<Jump>& jumps) const {
        for (Jump& jump : jumps)
            for (int* const hole : {&jump.from, &jump.over, &jump.to})
                *hole = back[static_cast<std::size_t>(*hole - 1)];
    }
};

/// One encoding, one solver.
Result<void> attempt(SatSolution& result, const Puzzle& puzzle, const Encoding& encoding,
                     const Control& control, const SatWatch& watch) {
    const auto encoded = encode(puzzle, encoding, control);
    if (!encoded)
        return tl::unexpected(encoded.error());
    result.encoding = encoding;
    result.atoms = encoded->clauses.atoms();
    result.clauses = encoded->clauses.size();
    ++result.tries;
    if (watch)
        watch({result.tries, encoding, result.atoms, result.clauses, encoded->counts});
    const auto solver = sat::make_cadical();
    for (std::size_t i = 0; i < encoded->clauses.size(); ++i)
        solver->add(encoded->clauses[i]);
    const auto status = solver->solve(control);
    if (status == sat::Status::satisfiable) {
        result.verdict = Verdict::solved;
        result.jumps =
            jumps_in(puzzle.board, encoded->atoms, [&](int atom) { return solver->value(atom); });
        assert(replay(puzzle, result.jumps).solved);
    } else if (status == sat::Status::unsatisfiable) {
        const bool all = encoding.timing != Timing::rounds || encoding.rounds == 0 ||
                         encoding.rounds >= puzzle.jumps();
        result.verdict = all ? Verdict::none : Verdict::unknown;
    }
    return {};
}

Result<SatSolution> by_restarts(const Puzzle& puzzle, Encoding encoding, const Control& control,
                                std::uint64_t seed, const SatWatch& watch) {
    using std::chrono::milliseconds;
    constexpr milliseconds first{500};
    constexpr int jumps_to_rounds =
        2; // a round has two jumps and more where there is room for them
    SatSolution result;
    Random random(seed);
    const int most = std::max(puzzle.jumps(), 1);
    int rounds = std::max(most / jumps_to_rounds, 1);
    milliseconds slice = first;
    while (result.verdict == Verdict::unknown && !control.stop_requested()) {
        encoding.rounds = rounds;
        const Renumbered other(puzzle, random);
        const Deadline deadline(control, slice);
        if (auto fine = attempt(result, other.puzzle, encoding, deadline.control(), watch); !fine) {
            // A slice may end while clauses are written.
            if (control.stop_requested() || !deadline.over())
                return tl::unexpected(std::move(fine.error()));
        }
        other.restore(result.jumps);
        const bool too_few = result.verdict == Verdict::unknown && !deadline.over();
        if (too_few)
            rounds = std::min(rounds + std::max(rounds / 4, 1), most);
        else if (result.tries % 4 == 0)
            slice *= 2;
    }
    return result;
}

} // namespace

Result<SatSolution> solve_sat(const Puzzle& puzzle, const Encoding& encoding,
                              const Control& control, std::uint64_t seed, const SatWatch& watch) {
    if (encoding.timing == Timing::rounds && encoding.rounds == 0 && puzzle.jumps() >= 0)
        return by_restarts(puzzle, encoding, control, seed, watch);
    SatSolution result;
    if (auto fine = attempt(result, puzzle, encoding, control, watch); !fine) {
        if (control.stop_requested())
            return result;
        return tl::unexpected(std::move(fine.error()));
    }
    return result;
}

} // namespace loggia::peg
