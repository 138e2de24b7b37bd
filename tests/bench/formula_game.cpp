// Solving formula games, beside BuDDy and DepQBF where they are installed, and beside evaluating
// the whole truth table. Prints a row for each family of games.
//
//   bench_formula_game [seed]
//
// Each row is the median and the worst of several random games with 26 variables or fewer.

#include "core/formula_game/solve_search.hpp"
#include "core/formula_game/solve_table.hpp"
#include "core/logic/truth_table.hpp"
#include "tests/core/formula_game/random_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#ifdef LOGGIA_BENCH_BUDDY
#include <bdd.h>
#endif
#ifdef LOGGIA_BENCH_DEPQBF
extern "C" {
#include <qdpll/qdpll.h>
}
#endif

using namespace loggia;
using namespace loggia::formula_game;

namespace {

/// CPU time, so that what else the machine does matters little.
class Stopwatch {
public:
    [[nodiscard]] double milliseconds() const {
        return 1e3 * static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC;
    }

private:
    std::clock_t start_ = std::clock();
};

struct Answer {
    double milliseconds = 0;
    bool e_wins = false;
    std::size_t bytes = 0;
};

Residual load(const oracle::RandomGame& game) {
    Reducer reducer{Control()};
    Residual whole;
    Residual residual;
    if (!reducer.load(game.store, game.root, game.order, whole) ||
        !reducer.reduce(whole, {}, residual))
        std::abort();
    return residual;
}

/// The winner, and the values of both first moves as solve() finds them.
Answer by_search(const oracle::RandomGame& game) {
    const Stopwatch watch;
    const Residual residual = load(game);
    Search search(game.e_turns, Control());
    Reducer reducer{Control()};
    const bool e_chooses = (game.e_turns & 1U) != 0;
    bool e_wins = !e_chooses;
    for (const Literals first : {Literals{0, 1}, Literals{1, 0}}) {
        Residual after;
        if (!reducer.reduce(residual, first, after))
            std::abort();
        if (*search.e_wins(after) == e_chooses)
            e_wins = e_chooses;
    }
    return {watch.milliseconds(), e_wins, 0};
}

Answer by_table(const oracle::RandomGame& game) {
    const Stopwatch watch;
    const auto table = GameTable::make(load(game), game.e_turns, Control());
    return {watch.milliseconds(), table->e_wins(0, 0), table->bytes()};
}

/// Every row evaluated, then folded turn by turn.
Answer by_all_rows(const oracle::RandomGame& game) {
    const Stopwatch watch;
    const std::vector<logic::Variable> slowest_first(game.order.rbegin(), game.order.rend());
    auto rows = *logic::truth_table(game.store, game.root, slowest_first);
    auto words = rows.words();
    std::size_t turn = game.size();
    for (std::size_t half = words.size() / 2; half > 0; half /= 2) {
        --turn;
        const bool e_chooses = (game.e_turns >> turn & 1U) != 0;
        for (std::size_t i = 0; i < half; ++i)
            words[i] = e_chooses ? words[i] | words[i + half] : words[i] & words[i + half];
    }
    std::uint64_t word = words[0];
    while (turn-- > 0) {
        const std::uint64_t upper = word >> (1U << turn);
        word = (game.e_turns >> turn & 1U) != 0 ? word | upper : word & upper;
    }
    return {watch.milliseconds(), (word & 1U) != 0, 0};
}

#ifdef LOGGIA_BENCH_BUDDY
Answer by_buddy(const oracle::RandomGame& game) {
    // Its tables are made before the clock starts, as one would for more than one game.
    bdd_init(1 << 20, 1 << 18);
    const Stopwatch watch;
    bdd_gbc_hook(nullptr);
    bdd_setvarnum(static_cast<int>(game.size()));
    std::vector<int> level(game.size());
    for (std::size_t turn = 0; turn < game.size(); ++turn)
        level[game.order[turn]] = static_cast<int>(turn);
    bool e_wins = false;
    {
        const auto parts = logic::postorder(game.store, game.root);
        std::vector<bdd> made(game.root.index() + std::size_t{1});
        for (const logic::Expr e : parts) {
            const auto operands = game.store.operands(e);
            bdd& result = made[e.index()];
            const auto combine = [&](bdd first, int op) {
                for (const logic::Expr operand : operands)
                    first = bdd_apply(first, made[operand.index()], op);
                return first;
            };
            switch (game.store.kind(e)) {
            case logic::Kind::constant:
                result = game.store.value_of(e) ? bddtrue : bddfalse;
                break;
            case logic::Kind::variable:
                result = bdd_ithvar(level[game.store.variable_of(e)]);
                break;
            case logic::Kind::negation:
                result = bdd_not(made[operands[0].index()]);
                break;
            case logic::Kind::conjunction:
                result = combine(bddtrue, bddop_and);
                break;
            case logic::Kind::disjunction:
                result = combine(bddfalse, bddop_or);
                break;
            case logic::Kind::parity:
                result = combine(bddfalse, bddop_xor);
                break;
            default:
                std::abort(); // no other kind is drawn here
            }
        }
        bdd left = made[game.root.index()];
        for (std::size_t turn = game.size(); turn-- > 0;) {
            const bdd variable = bdd_ithvar(static_cast<int>(turn));
            left = (game.e_turns >> turn & 1U) != 0 ? bdd_exist(left, variable)
                                                    : bdd_forall(left, variable);
        }
        e_wins = left == bddtrue;
    }
    const double milliseconds = watch.milliseconds();
    bdd_done();
    return {milliseconds, e_wins, 0};
}
#endif

#ifdef LOGGIA_BENCH_DEPQBF
/// Clauses after Plaisted and Greenbaum's idea would need signs; all of Tseitin's are given.
Answer by_depqbf(const oracle::RandomGame& game) {
    const Stopwatch watch;
    QDPLL* solver = qdpll_create();
    qdpll_configure(solver, const_cast<char*>("--dep-man=simple"));
    const auto turn_id = [](std::size_t turn) { return static_cast<VarID>(turn + 1); };
    std::vector<LitID> literal(game.root.index() + std::size_t{1});
    std::vector<std::size_t> turn_of(game.size());
    for (std::size_t turn = 0; turn < game.size(); ++turn) {
        turn_of[game.order[turn]] = turn;
        qdpll_new_scope(solver,
                        (game.e_turns >> turn & 1U) != 0 ? QDPLL_QTYPE_EXISTS : QDPLL_QTYPE_FORALL);
        qdpll_add(solver, static_cast<LitID>(turn_id(turn)));
        qdpll_add(solver, 0);
    }
    const auto parts = logic::postorder(game.store, game.root);
    auto next = static_cast<LitID>(game.size());
    qdpll_new_scope(solver, QDPLL_QTYPE_EXISTS);
    for (const logic::Expr e : parts) {
        if (game.store.kind(e) == logic::Kind::variable) {
            literal[e.index()] = static_cast<LitID>(turn_of[game.store.variable_of(e)] + 1);
        } else if (game.store.kind(e) == logic::Kind::negation) {
            literal[e.index()] = -literal[game.store.operands(e)[0].index()];
        } else {
            literal[e.index()] = ++next;
            qdpll_add(solver, next);
        }
    }
    qdpll_add(solver, 0);
    const auto clause = [&](std::initializer_list<LitID> literals) {
        for (const LitID l : literals)
            qdpll_add(solver, l);
        qdpll_add(solver, 0);
    };
    for (const logic::Expr e : parts) {
        const logic::Kind kind = game.store.kind(e);
        if (kind == logic::Kind::variable || kind == logic::Kind::negation)
            continue;
        const LitID sign = kind == logic::Kind::conjunction ? 1 : -1;
        const LitID self = literal[e.index()] * sign;
        for (const logic::Expr operand : game.store.operands(e))
            clause({-self, literal[operand.index()] * sign});
        qdpll_add(solver, self);
        for (const logic::Expr operand : game.store.operands(e))
            qdpll_add(solver, -literal[operand.index()] * sign);
        qdpll_add(solver, 0);
    }
    clause({literal[game.root.index()]});
    const bool e_wins = qdpll_sat(solver) == QDPLL_RESULT_SAT;
    qdpll_delete(solver);
    return {watch.milliseconds(), e_wins, 0};
}
#endif

struct Family {
    const char* name;
    std::function<logic::Expr(Random&, logic::Store&, std::size_t leaves)> formula;
    enum { alternating, e_first, e_only } turns;
};

const std::vector<Family>& families() {
    using logic::Kind;
    static const auto tree = oracle::random_binary;
    static const auto cnf = [](Random& random, logic::Store& store, std::size_t leaves) {
        return oracle::random_cnf(random, store, std::max<std::size_t>(1, leaves / 3));
    };
    static const auto parity = [](Random& random, logic::Store& store, std::size_t leaves) {
        return oracle::parity_mix(random, store, leaves, 4);
    };
    static const auto conjoined_parities = [](Random& random, logic::Store& store,
                                              std::size_t leaves) {
        std::vector<logic::Expr> parts;
        for (int i = 0; i < 3; ++i)
            parts.push_back(oracle::parity_mix(random, store, leaves / 3, 4));
        return oracle::plain_parity(store, parts[0],
                                    store.node(Kind::disjunction, std::array{parts[1], parts[2]}));
    };
    static const auto majority = oracle::majority_tree;
    static const std::vector<Family> all = {
        {"random tree", tree, Family::alternating},
        {"3-CNF", cnf, Family::alternating},
        {"parity mix", parity, Family::alternating},
        {"parities of parities", conjoined_parities, Family::alternating},
        {"majority tree", majority, Family::alternating},
        {"random tree, E then A", tree, Family::e_first},
        {"parity mix, E then A", parity, Family::e_first},
        {"parities, E then A", conjoined_parities, Family::e_first},
        {"majority tree, E then A", majority, Family::e_first},
        {"3-CNF, E alone", cnf, Family::e_only},
        {"majority tree, E alone", majority, Family::e_only},
        {"parities, E alone", conjoined_parities, Family::e_only},
    };
    return all;
}

oracle::RandomGame draw(Random& random, const Family& family, std::size_t variables,
                        std::size_t leaves) {
    oracle::RandomGame game;
    game.store = logic::oracle::store_with(variables);
    game.root = family.formula(random, game.store, leaves);
    game.order = oracle::shuffled(random, variables);
    const auto all = (Variables{1} << variables) - 1;
    game.e_turns = family.turns == Family::alternating ? all & 0x55555555U
                   : family.turns == Family::e_first   ? (Variables{1} << variables / 2) - 1
                                                       : all;
    return game;
}

struct Times {
    std::vector<double> all;
    void add(double time) { all.push_back(time); }
    double median() {
        std::sort(all.begin(), all.end());
        return all[all.size() / 2];
    }
    double worst() { return *std::max_element(all.begin(), all.end()); }
};

} // namespace

int main(int argc, char** argv) {
    Random random(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1);
#ifndef LOGGIA_BENCH_BUDDY
    fmt::print("BuDDy (libbdd-dev) is missing: not compared.\n");
#endif
#ifndef LOGGIA_BENCH_DEPQBF
    fmt::print("DepQBF (depqbf) is missing: not compared.\n");
#endif
    fmt::print("Milliseconds of CPU time, median and worst; ratios are of medians to the search's, "
               "and of BuDDy's to the table's.\n");
    fmt::print(
        "{:<25}{:>3}{:>6} |{:>9}{:>9} |{:>9}{:>9}{:>7} |{:>10}{:>8} |{:>9}{:>8} |{:>9}{:>8}\n",
        "family", "n", "leaves", "search", "worst", "table", "worst", "KB", "BuDDy", "ratio",
        "DepQBF", "ratio", "all rows", "ratio");
    bool agree = true;
    for (const Family& family : families())
        for (const auto& [variables, leaves] : {std::pair<std::size_t, std::size_t>{10, 50},
                                                {15, 200},
                                                {20, 200},
                                                {26, 50},
                                                {26, 200},
                                                {26, 1000}}) {
            const int games = variables < 26 || leaves < 1000 ? 9 : 11;
            Times search;
            Times table;
            Times buddy;
            Times depqbf;
            Times rows;
            std::size_t bytes = 0;
            for (int i = 0; i < games; ++i) {
                const auto game = draw(random, family, variables, leaves);
                const Answer found = by_search(game);
                const auto compare = [&](Times& times, const Answer& answer) {
                    times.add(answer.milliseconds);
                    agree = agree && answer.e_wins == found.e_wins;
                };
                search.add(found.milliseconds);
                const Answer tabulated = by_table(game);
                compare(table, tabulated);
                bytes = std::max(bytes, tabulated.bytes);
                if (i < 3) {
#ifdef LOGGIA_BENCH_BUDDY
                    compare(buddy, by_buddy(game));
#endif
#ifdef LOGGIA_BENCH_DEPQBF
                    compare(depqbf, by_depqbf(game));
#endif
                    compare(rows, by_all_rows(game));
                }
            }
            const auto ratio = [](Times& times, double base) {
                return times.all.empty() ? std::string("-")
                                         : fmt::format("{:.1f}", times.median() / base);
            };
            const auto median = [](Times& times) {
                return times.all.empty() ? std::string("-") : fmt::format("{:.3f}", times.median());
            };
            fmt::print("{:<25}{:>3}{:>6} |{:>9.3f}{:>9.3f} |{:>9.3f}{:>9.3f}{:>7} |{:>10}{:>8} "
                       "|{:>9}{:>8} |{:>9}{:>8}\n",
                       family.name, variables, leaves, search.median(), search.worst(),
                       table.median(), table.worst(), bytes / 1024, median(buddy),
                       ratio(buddy, table.median()), median(depqbf), ratio(depqbf, search.median()),
                       median(rows), ratio(rows, table.median()));
            std::fflush(stdout);
        }
    fmt::print("{}\n", agree ? "All answers agree." : "ANSWERS DIFFER.");
    return agree ? 0 : 1;
}
