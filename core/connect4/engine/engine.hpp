#pragma once

#include "core/base/control.hpp"
#include "core/connect4/bounds.hpp"
#include "core/connect4/position.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::connect4 {

/// The certainty of a value. `exact`: the score difference at the end of the game under perfect
/// play by both, proven. `at_least` and `at_most`: proven bounds of it. `estimate`: an evaluation
/// seen through a depth-limited search.
enum class Certainty : std::uint8_t { heuristic, exact, at_least, at_most };

/// The value of a position or a move: final points of the player to move at the root less those of
/// the opponent, in hundredths (proven values are whole points, so multiples of 100).
struct Value {
    int hundredths = 0;
    Certainty certainty = Certainty::heuristic;

    friend bool operator==(const Value&, const Value&) = default;
};

/// "+2 exact", "at least 0", "at most -1", "about +0.35".
[[nodiscard]] std::string to_text(const Value& value);

/// How leaves of a depth-limited search are judged.
enum class Evaluation : std::uint8_t {
    score,  ///< The material score: the current lead in points.
    pattern ///< Quadruples that can still be completed; see docs/method/eval_explanation.md.
};

/// Which search is run.
enum class Method : std::uint8_t {
    minimax,    ///< Textbook minimax to the depth. For teaching and for tests.
    alpha_beta, ///< Textbook alpha-beta to the depth.
    engine      ///< Loggia's own search, exact wherever possible.
};

struct EngineOptions {
    Method method = Method::engine;
    Evaluation evaluation = Evaluation::pattern;
    int threads = 1;                   ///< 1 is deterministic for a given depth.
    std::size_t table_megabytes = 256; ///< Upper bound of the transposition tables' size.
    bool use_table = true;             ///< Switched off by tests that compare both.
    /// Whether choose() may take a move of nearly the best value to which opponents who look less
    /// far reply badly (shallow_traps.hpp).
    bool set_traps = true;

    friend bool operator==(const EngineOptions&, const EngineOptions&) = default;
};

/// When to stop thinking. With neither, until the value is exact or the Control says stop.
struct Limits {
    std::optional<int> depth;      ///< Moves looked ahead, at least 1.
    std::optional<double> seconds; ///< Wall-clock time.
};

struct ColumnValue {
    int column = 0; ///< 0..6
    Value value;
    std::vector<int> line; ///< Best play from this move on, this move first; columns 0..6.
};

/// The result of a search.
struct Analysis {
    int column = -1; ///< The move to play, 0..6; -1 only on a full board.
    Value value;
    std::optional<Bounds> proven;     ///< What a perfect player has proven of the value so far.
    std::vector<int> line;            ///< Principal variation, `column` first.
    std::vector<ColumnValue> columns; ///< One for each column that can be played, left to right;
                                      ///< only from analyse(), and only those looked at so far.
    int depth = 0;                    ///< Moves looked ahead in the last finished iteration.
    bool complete = true;             ///< False if stopped before the limit was reached.
    std::uint64_t nodes = 0;
    double seconds = 0;     ///< Wall clock.
    double cpu_seconds = 0; ///< Over all threads of this search.
};

/// Called during a search, on the searching thread, after each finished iteration and, in
/// analyse(), after each column; at most every 50 ms apart from the last one.
using OnAnalysis = std::function<void(const Analysis&)>;

/// The Max-Connect4 player. Keeps its tables between calls; one call at a time. `choose` and
/// `analyse` return at once when told to stop, with the best move so far (always a legal one).
class Engine {
public:
    explicit Engine(EngineOptions options = {});
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    /// The move to play, and the value of the position. The move may set a trap: then it has nearly
    /// that value and need not be the best one, and `line` is that move alone.
    Analysis choose(const Position& position, const Limits& limits, const Control& control = {},
                    const OnAnalysis& on_analysis = {});

    /// The value of every move. Costs more than choose: no move is cut short by a better one.
    Analysis analyse(const Position& position, const Limits& limits, const Control& control = {},
                     const OnAnalysis& on_analysis = {});

    /// Forgets everything learned, so that the next search does not depend on earlier ones.
    void clear();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace loggia::connect4
