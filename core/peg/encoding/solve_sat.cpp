#include "core/peg/encoding/solve_sat.hpp"

#include "core/base/os/thread_clock.hpp"
#include "core/base/poll.hpp"
#include "core/base/random.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/symmetry.hpp"
#include "core/sat/solver.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <numeric>
#include <thread>

namespace loggia::peg {

namespace {

/// Stops what runs with control() on the calling thread after so much of its CPU time, so that a
/// busy machine changes nothing, or when the outer one is stopped.
class Deadline {
public:
    Deadline(const Control& outer, std::chrono::milliseconds time)
        : forward_(outer.stop_token(), [this] { source_.request_stop(); }),
          timer_([this, until = clock_() + time](const std::stop_token& done) {
              constexpr std::chrono::milliseconds tick{10};
              std::unique_lock lock(mutex_);
              while (!done.stop_requested() && clock_() < until)
                  wake_.wait_for(lock, done, tick, [] { return false; });
              source_.request_stop();
          }) {}

    [[nodiscard]] Control control() const { return Control(source_.get_token()); }
    [[nodiscard]] bool over() const { return source_.stop_requested(); }

private:
    std::function<std::chrono::nanoseconds()> clock_ = os::thread_clock();
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
    // CaDiCaL decides that an atom is true where nothing speaks against it. Hardly any jump is made
    // at a given time, so what the solver calls true is that a jump is not made; the time to a
    // solution is several times less for it.
    const int jump_atoms = encoded->atoms.peg(1, 1) - 1;
    const auto told = [jump_atoms](int literal) {
        return std::abs(literal) <= jump_atoms ? -literal : literal;
    };
    const auto solver = sat::make_cadical();
    std::vector<int> clause;
    constexpr std::size_t one_addition = 200; // nanoseconds
    Poll poll(control, one_addition);
    for (std::size_t i = 0; i < encoded->clauses.size(); ++i) {
        if (poll.stop())
            return {};
        clause.clear();
        for (const int literal : encoded->clauses[i])
            clause.push_back(told(literal));
        solver->add(clause);
    }
    const auto status = solver->solve(control);
    if (status == sat::Status::satisfiable) {
        result.verdict = Verdict::solved;
        result.jumps = jumps_in(puzzle.board, encoded->atoms,
                                [&](int atom) { return solver->value(told(atom)); });
        assert(replay(puzzle, result.jumps).solved);
    } else if (status == sat::Status::unsatisfiable) {
        const bool all = !is_parallel(encoding.timing) || encoding.rounds == 0 ||
                         encoding.rounds >= puzzle.jumps();
        result.verdict = all ? Verdict::none : Verdict::unknown;
    }
    return {};
}

/// How many rounds or sweeps to try next. With too few the solver shows quickly that they do not
/// do, until it comes near those that do; these are searched through best with hardly any to spare.
/// As they may stay empty, none has to be tried again that is fewer.
class RoundsToTry {
public:
    RoundsToTry(Timing timing, int most)
        : rounds_(timing == Timing::rounds), most_(most),
          least_(rounds_ ? std::max(most / 4, 1) : 1) {}

    /// The least number that may do in half of the tries, one more in a quarter, and so on (the
    /// ruler sequence).
    [[nodiscard]] int next() const {
        return std::min(least_ + std::countr_zero(given_up_ + 1), most_);
    }

    /// Whether what is tried is rather refuted than solved, and `order` helps with that. Few sweeps
    /// are refuted in no time without it.
    [[nodiscard]] bool climbing() const { return climbing_ && rounds_; }

    /// It was shown that so many do not do, in that part of the time that a try has.
    void refuted(int rounds, double part) {
        // One more round takes five to ten times as long to refute.
        constexpr double much = 0.1;
        climbing_ = climbing_ && part <= much;
        const int step = rounds_ && part > much ? 2 : 1;
        least_ = std::min(std::max(least_, rounds + step), most_);
        given_up_ = 0;
    }
    void gave_up() {
        given_up_ += climbing_ ? 0 : 1;
        climbing_ = false;
    }

private:
    bool rounds_;
    int most_;
    int least_;
    unsigned given_up_ = 0; ///< tries since
    bool climbing_ = true;
};

Result<SatSolution> by_restarts(const Puzzle& puzzle, const Encoding& encoding,
                                const Control& control, std::uint64_t seed, const SatWatch& watch) {
    using std::chrono::milliseconds;
    constexpr milliseconds first{600};
    constexpr int tries_of_a_length = 8;
    SatSolution result;
    Random random(seed);
    RoundsToTry to_try(encoding.timing, std::max(puzzle.jumps(), 1));
    milliseconds slice = first;
    const auto clock = os::thread_clock();
    for (int given_up = 0; result.verdict == Verdict::unknown && !control.stop_requested();) {
        Encoding now = encoding;
        now.rounds = to_try.next();
        now.order = encoding.order || to_try.climbing(); // refutes sooner, but hides solutions
        const Renumbered other(puzzle, random);
        const auto begin = clock();
        const Deadline deadline(control, slice);
        if (auto fine = attempt(result, other.puzzle, now, deadline.control(), watch); !fine) {
            // A slice may end while clauses are written.
            if (control.stop_requested() || !deadline.over())
                return tl::unexpected(std::move(fine.error()));
        }
        other.restore(result.jumps);
        if (deadline.over()) {
            to_try.gave_up();
            if (++given_up % tries_of_a_length == 0)
                slice *= 2;
        } else {
            const std::chrono::duration<double> used = clock() - begin;
            to_try.refuted(now.rounds, used / slice);
        }
    }
    return result;
}

} // namespace

Result<SatSolution> solve_sat(const Puzzle& puzzle, const Encoding& encoding,
                              const Control& control, std::uint64_t seed, const SatWatch& watch) {
    if (is_parallel(encoding.timing) && encoding.rounds == 0 && puzzle.jumps() >= 0)
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
