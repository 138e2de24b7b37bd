#include "core/peg/encoding/encode.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"
#include "core/logic/cnf.hpp"
#include "core/peg/encoding/encode_order.hpp"
#include "core/peg/invariants/impossible.hpp"
#include "core/peg/invariants/position_classes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <initializer_list>
#include <iterator>

namespace loggia::peg {

namespace {

constexpr std::size_t most_clauses = 20'000'000;
constexpr std::size_t one_clause = 50; // nanoseconds

/// How many clauses there are at least, so that what cannot be written is not begun.
std::size_t least_clauses(const Board& board, const Encoding& encoding, int steps) {
    const std::size_t jumps = board.jumps().size();
    const std::size_t effects = 6 * jumps;
    const std::size_t pairs = encoding.timing == Timing::assignment ? jumps * (jumps - 1) / 2 : 0;
    return static_cast<std::size_t>(steps) * (effects + (jumps == 0 ? 0 : pairs));
}

tl::unexpected<Error> too_large() {
    return failure(fmt::format("the encoding has more than {} clauses", number_text(most_clauses)));
}

class Writer {
public:
    Writer(const Puzzle& puzzle, const Encoding& encoding, int steps, const Control& control)
        : puzzle_(puzzle), board_(puzzle.board), encoding_(encoding), control_(control),
          poll_(control, one_clause), result_{{}, Atoms(puzzle.board, steps), {}},
          atoms_(result_.atoms), next_(atoms_.named()) {
        result_.clauses.ask_for_atoms(atoms_.named());
        builder_ = {[this](std::span<const int> clause) { add(clause); },
                    [this] { return ++next_; }};
    }

    Result<Encoded> write() {
        if (encoding_.timing == Timing::sweeps) {
            sweeps();
        } else {
            jumps();
            frames();
            conflicts();
        }
        ends();
        if (encoding_.parity)
            parity();
        if (encoding_.pagoda)
            pagoda();
        if (encoding_.order) {
            kind_ = Axiom::order;
            add_order_axioms(puzzle_, encoding_.timing, atoms_, builder_.add,
                             [this] { return fine(); });
        }
        if (result_.clauses.size() > most_clauses)
            return too_large();
        if (control_.stop_requested())
            return failure("stopped");
        return std::move(result_);
    }

private:
    /// Whether to go on with a loop; asked for each clause, and for each pair of jumps.
    bool fine() { return !poll_.stop() && result_.clauses.size() <= most_clauses; }

    void add(std::span<const int> clause) {
        result_.clauses.add(clause);
        ++result_.counts[static_cast<std::size_t>(kind_)];
    }
    void add(Axiom kind, std::initializer_list<int> clause) {
        kind_ = kind;
        add(std::span(clause.begin(), clause.size()));
    }

    /// Axioms 1 and 2, jump by jump and time by time.
    void jumps() {
        for (std::size_t i = 0; i < board_.jumps().size(); ++i)
            for (int t = 1; t <= atoms_.steps() && fine(); ++t) {
                const Jump& jump = board_.jumps()[i];
                const int it = -atoms_.jump(i, t);
                add(Axiom::precondition, {it, atoms_.peg(jump.from, t)});
                add(Axiom::precondition, {it, atoms_.peg(jump.over, t)});
                add(Axiom::precondition, {it, -atoms_.peg(jump.to, t)});
                add(Axiom::causal, {it, -atoms_.peg(jump.from, t + 1)});
                add(Axiom::causal, {it, -atoms_.peg(jump.over, t + 1)});
                add(Axiom::causal, {it, atoms_.peg(jump.to, t + 1)});
            }
    }

    void frames() {
        const auto holes = static_cast<std::size_t>(board_.holes()) + 1;
        std::vector<std::vector<std::size_t>> taking(holes); ///< jumps that empty the hole
        std::vector<std::vector<std::size_t>> filling(holes);
        for (std::size_t i = 0; i < board_.jumps().size(); ++i) {
            const Jump& jump = board_.jumps()[i];
            taking[static_cast<std::size_t>(jump.from)].push_back(i);
            taking[static_cast<std::size_t>(jump.over)].push_back(i);
            filling[static_cast<std::size_t>(jump.to)].push_back(i);
        }
        std::vector<int> clause;
        for (int hole = 1; hole <= board_.holes(); ++hole)
            for (const bool goes : {true, false}) {
                kind_ = goes ? Axiom::frame_gone : Axiom::frame_come;
                const auto& jumps = (goes ? taking : filling)[static_cast<std::size_t>(hole)];
                const int sign = goes ? 1 : -1;
                for (int t = 1; t <= atoms_.steps() && fine(); ++t) {
                    clause = {-sign * atoms_.peg(hole, t), sign * atoms_.peg(hole, t + 1)};
                    for (const std::size_t i : jumps)
                        clause.push_back(atoms_.jump(i, t));
                    add(clause);
                }
            }
    }

    /// Axioms 1 to 3, jump by jump: a peg has an atom of its own after each jump of a sweep that
    /// concerns its hole. After the last of them it is the peg at the next time.
    void sweeps() {
        const auto& list = board_.jumps();
        const auto holes = static_cast<std::size_t>(board_.holes()) + 1;
        std::vector<std::size_t> last(holes, list.size()); ///< jump that concerns the hole
        for (std::size_t i = 0; i < list.size(); ++i)
            for (const int hole : {list[i].from, list[i].over, list[i].to})
                last[static_cast<std::size_t>(hole)] = i;
        std::vector<int> now(holes);
        for (int t = 1; t <= atoms_.steps() && fine(); ++t) {
            for (int hole = 1; hole <= board_.holes(); ++hole) {
                const auto h = static_cast<std::size_t>(hole);
                now[h] = atoms_.peg(hole, t);
                if (last[h] == list.size()) {
                    add(Axiom::frame_gone, {-now[h], atoms_.peg(hole, t + 1)});
                    add(Axiom::frame_come, {now[h], -atoms_.peg(hole, t + 1)});
                }
            }
            for (std::size_t i = 0; i < list.size() && fine(); ++i) {
                const int jump = atoms_.jump(i, t);
                for (const int hole : {list[i].from, list[i].over, list[i].to}) {
                    const auto h = static_cast<std::size_t>(hole);
                    const int then = last[h] == i ? atoms_.peg(hole, t + 1) : ++next_;
                    passed(jump, now[h], then, hole == list[i].to);
                    now[h] = then;
                }
            }
        }
    }

    /// What a jump of a sweep does to a hole, whose peg has the atoms `before` and `after` it.
    void passed(int jump, int before, int after, bool comes) {
        const int sign = comes ? -1 : 1;
        add(Axiom::precondition, {-jump, sign * before});
        add(Axiom::causal, {-jump, -sign * after});
        add(comes ? Axiom::frame_come : Axiom::frame_gone, {-sign * before, sign * after, jump});
        add(comes ? Axiom::frame_gone : Axiom::frame_come, {sign * before, -sign * after});
    }

    /// 4A and 4B.
    void conflicts() {
        std::vector<int> all(board_.jumps().size());
        for (int t = 1; t <= atoms_.steps() && fine(); ++t) {
            for (std::size_t i = 0; i < all.size(); ++i)
                all[i] = atoms_.jump(i, t);
            kind_ = Axiom::one_at_most;
            switch (encoding_.timing) {
            case Timing::assignment:
                pairs(t, [](const Jump&, const Jump&) { return true; });
                break;
            case Timing::counter:
                logic::at_most_one_by_counter(builder_, all);
                break;
            case Timing::product:
                logic::at_most_one_by_product(builder_, all);
                break;
            case Timing::rounds:
                pairs(t, share_a_hole);
                break;
            case Timing::sweeps:
                break;
            }
            if (!is_parallel(encoding_.timing) && encoding_.some_jump) {
                kind_ = Axiom::one_at_least;
                add(all);
            }
        }
    }

    template <class Clash>
    void pairs(int time, Clash clash) {
        const auto& list = board_.jumps();
        for (std::size_t i = 0; i < list.size(); ++i)
            for (std::size_t k = i + 1; k < list.size() && fine(); ++k)
                if (clash(list[i], list[k]))
                    add(Axiom::one_at_most, {-atoms_.jump(i, time), -atoms_.jump(k, time)});
    }

    /// 5 and 6.
    void ends() {
        const int last = atoms_.steps() + 1;
        for (int hole = 1; hole <= board_.holes(); ++hole)
            add(Axiom::start,
                {has(puzzle_.start, hole) ? atoms_.peg(hole, 1) : -atoms_.peg(hole, 1)});
        kind_ = Axiom::end_at_most;
        const Goal& goal = puzzle_.goal;
        if (std::popcount(goal.in) == goal.pegs) {
            for (int hole = 1; hole <= board_.holes(); ++hole)
                add(Axiom::end_at_most,
                    {has(goal.in, hole) ? atoms_.peg(hole, last) : -atoms_.peg(hole, last)});
            return;
        }
        for (int hole = 1; hole <= board_.holes(); ++hole)
            if (has(goal.in, hole))
                add(Axiom::end_at_most, {atoms_.peg(hole, last)});
        std::vector<int> pegs;
        for (int hole = 1; hole <= board_.holes(); ++hole)
            pegs.push_back(atoms_.peg(hole, last));
        if (goal.pegs == 1)
            logic::at_most_one_by_pairs(builder_, pegs);
        else
            at_most(pegs, goal.pegs);
        kind_ = Axiom::end_at_least;
        // One jump at a time takes just as many pegs as there are times; the others need a count.
        if (is_parallel(encoding_.timing) && goal.pegs > 1)
            at_least_of(pegs, 1, goal.pegs);
        else if (encoding_.some_peg)
            add(pegs);
    }

    void at_least_of(const std::vector<int>& literals, int weight, int least) {
        std::vector<logic::Term> terms(literals.size());
        std::transform(literals.begin(), literals.end(), terms.begin(), [weight](int literal) {
            return logic::Term{literal, weight};
        });
        logic::at_least(builder_, terms, least);
    }
    void at_most(const std::vector<int>& literals, int most) { at_least_of(literals, -1, -most); }

    void parity() {
        kind_ = Axiom::parity;
        const int last = atoms_.steps() + 1;
        const Parity parity(board_);
        if (puzzle_.goal.pegs == 1) {
            const auto start = parity.class_of(puzzle_.start);
            for (int hole = 1; hole <= board_.holes(); ++hole)
                if (parity.class_of(only(hole)) != start)
                    add(Axiom::parity, {-atoms_.peg(hole, last)});
            return;
        }
        for (const Holes set : parity.basis()) {
            std::vector<int> pegs;
            for (int hole = 1; hole <= board_.holes(); ++hole)
                if (has(set, hole))
                    pegs.push_back(atoms_.peg(hole, last));
            logic::parity_is(builder_, pegs, (std::popcount(puzzle_.start & set) & 1) != 0);
        }
    }

    /// For each hole that a single wanted position is told apart from, at every time.
    void pagoda() {
        constexpr std::size_t most_functions = 4;
        constexpr int most_weight = 12;
        kind_ = Axiom::pagoda;
        const auto finals = finals_of(puzzle_);
        if (!finals || finals->size() != 1)
            return;
        std::vector<Pagoda> functions;
        for (int hole = 1; hole <= board_.holes() && functions.size() < most_functions; ++hole) {
            if (has(finals->front(), hole))
                continue;
            const auto weights = separate(board_, only(hole), finals->front(), control_);
            if (!weights ||
                std::find(functions.begin(), functions.end(), *weights) != functions.end())
                continue;
            if (std::all_of(weights->begin(), weights->end(),
                            [](int w) { return std::abs(w) <= most_weight; }))
                functions.push_back(*weights);
        }
        for (const Pagoda& weights : functions)
            for (int t = 2; t <= atoms_.steps() && fine(); ++t) {
                std::vector<logic::Term> terms;
                for (int hole = 1; hole <= board_.holes(); ++hole)
                    if (const int w = weights[static_cast<std::size_t>(hole - 1)]; w != 0)
                        terms.push_back({atoms_.peg(hole, t), w});
                logic::at_least(builder_, terms,
                                static_cast<int>(weight(weights, finals->front())));
            }
    }

    const Puzzle& puzzle_;
    const Board& board_;
    Encoding encoding_;
    const Control& control_;
    Poll poll_;
    Encoded result_;
    const Atoms& atoms_;
    int next_;
    logic::ClauseBuilder builder_;
    Axiom kind_ = Axiom::precondition;
};

} // namespace

Result<Encoded> encode(const Puzzle& puzzle, const Encoding& encoding, const Control& control) {
    if (puzzle.jumps() < 0)
        return failure("there are fewer pegs at the start than the goal requires");
    const int steps =
        is_parallel(encoding.timing) && encoding.rounds != 0 ? encoding.rounds : puzzle.jumps();
    if (least_clauses(puzzle.board, encoding, steps) > most_clauses)
        return too_large();
    return Writer(puzzle, encoding, steps, control).write();
}

std::string front_end_text(const Puzzle& puzzle, const Encoded& encoded, const Control& control) {
    constexpr std::size_t one_line = 200; // nanoseconds
    Poll poll(control, one_line);
    std::string text;
    auto out = std::back_inserter(text);
    for (std::size_t i = 0; i < encoded.clauses.size(); ++i) {
        if (poll.stop())
            return {};
        fmt::format_to(out, "{}\n", fmt::join(encoded.clauses[i], " "));
    }
    text += "0\n";
    const Atoms& atoms = encoded.atoms;
    for (std::size_t i = 0; i < puzzle.board.jumps().size() && !poll.stop(); ++i)
        for (int t = 1; t <= atoms.steps(); ++t)
            fmt::format_to(out, "{} {}\n", atoms.jump(i, t), to_text(puzzle.board.jumps()[i], t));
    for (int hole = 1; hole <= puzzle.board.holes(); ++hole)
        for (int t = 1; t <= atoms.steps() + 1; ++t)
            fmt::format_to(out, "{} Peg({},{})\n", atoms.peg(hole, t), hole, t);
    return poll.stop() ? std::string() : text;
}

} // namespace loggia::peg
