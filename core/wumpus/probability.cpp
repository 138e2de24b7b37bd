#include "core/wumpus/probability.hpp"

#include "core/wumpus/reference_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>

namespace loggia::wumpus {

namespace {

std::vector<logic::Expr> expressions(std::span<const Statement> lines) {
    std::vector<logic::Expr> all;
    for (const Statement& line : lines)
        all.push_back(line.expr);
    return all;
}

std::uint64_t mentioned_symbols(const logic::Store& store, std::span<const logic::Expr> lines) {
    std::uint64_t symbols = 0;
    for (const logic::Expr e : logic::postorder(store, lines))
        if (store.kind(e) == logic::Kind::variable && store.variable_of(e) < symbol_count)
            symbols |= std::uint64_t{1} << store.variable_of(e);
    return symbols;
}

/// The worlds that the lines allow, one after the other, projected onto `symbols`.
class Enumeration {
public:
    Enumeration(const logic::Store& store, std::span<const Statement> lines, std::uint64_t symbols)
        : lines_(lines), symbols_(symbols), solver_(sat::make_cadical()),
          ours_(*solver_, store, {0, 2}) {}

    void leave_out_caves() {
        Encoding theirs(*solver_, reference_rules().store, {1, 2});
        solver_->add(std::array{-theirs.literal(reference_rules().all)});
    }

    /// Calls `each` with up to `limit` worlds; whether these were all.
    template <class Each>
    bool run(std::uint64_t limit, const Control& control, Each each) {
        if (!ours_.require(lines_, control))
            return false;
        std::vector<int> different;
        for (std::uint64_t found = 0;; ++found) {
            const sat::Status status = solver_->solve(control);
            if (status != sat::Status::satisfiable)
                return status == sat::Status::unsatisfiable;
            if (found == limit)
                return false;
            const World world{model_of(*solver_).bits & symbols_};
            different.clear();
            for (std::uint64_t rest = symbols_; rest != 0; rest &= rest - 1) {
                const int n = std::countr_zero(rest);
                different.push_back(world.holds(Symbol::of(n)) ? -(n + 1) : n + 1);
            }
            solver_->add(different);
            each(world);
        }
    }

private:
    std::span<const Statement> lines_;
    std::uint64_t symbols_;
    std::unique_ptr<sat::Solver> solver_;
    Encoding ours_;
};

void add_rows(const Rows& rows, Probabilities& sum) {
    const auto counts = Columns::get().count_each(rows);
    sum.worlds += static_cast<std::uint64_t>(count(rows));
    for (std::size_t n = 0; n < symbol_count; ++n)
        sum.holds.at(n) += static_cast<std::uint64_t>(counts.at(n));
}

} // namespace

std::optional<double> Probabilities::of(Symbol symbol) const noexcept {
    if (!complete || worlds == 0)
        return std::nullopt;
    if ((mentioned >> static_cast<unsigned>(symbol.index()) & 1U) == 0)
        return 0.5;
    return static_cast<double>(holds[static_cast<std::size_t>(symbol.index())]) /
           static_cast<double>(worlds);
}

std::string to_text_of_count(const Probabilities& probabilities) {
    const std::string number =
        fmt::format("{}{}", probabilities.complete ? "" : "at least ", probabilities.worlds);
    return probabilities.unmentioned == 0 || probabilities.worlds == 0
               ? number
               : fmt::format("{} x 2^{}", number, probabilities.unmentioned);
}

Probabilities probabilities(const logic::Store& store, std::span<const Statement> lines,
                            const Reasoner& reasoner, std::uint64_t limit, const Control& control) {
    constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
    Probabilities sum;
    sum.mentioned = all;
    if (const auto& rows = reasoner.rows()) {
        add_rows(*rows, sum);
        sum.complete = true;
        return sum;
    }
    const auto statements = expressions(lines);
    sum.mentioned = mentioned_symbols(store, statements);
    sum.unmentioned = symbol_count - std::popcount(sum.mentioned);
    Enumeration rest(store, lines, sum.mentioned);
    if (sum.unmentioned == 0) {
        if (const auto caves = rows_of(store, statements, Columns::get().caves(), control)) {
            add_rows(*caves, sum);
            rest.leave_out_caves();
        }
    }
    sum.complete = rest.run(limit, control, [&sum](World world) {
        ++sum.worlds;
        for (std::uint64_t bits = world.bits; bits != 0; bits &= bits - 1)
            ++sum.holds.at(static_cast<std::size_t>(std::countr_zero(bits)));
    });
    return sum;
}

std::vector<World> some_worlds(const logic::Store& store, std::span<const Statement> lines,
                               const Reasoner& reasoner, std::size_t limit,
                               const Control& control) {
    std::vector<World> worlds;
    std::optional<Rows> rows = reasoner.rows();
    if (!rows)
        rows = rows_of(store, expressions(lines), Columns::get().caves(), control);
    if (rows)
        for (auto row = first_row(*rows); row && worlds.size() < limit;
             row = first_row(*rows, *row + 1))
            worlds.push_back(cave_of(*row).world());
    if (reasoner.rows() || worlds.size() == limit)
        return worlds;
    Enumeration rest(store, lines, std::numeric_limits<std::uint64_t>::max());
    if (rows)
        rest.leave_out_caves();
    rest.run(limit - worlds.size(), control, [&worlds](World world) { worlds.push_back(world); });
    return worlds;
}

} // namespace loggia::wumpus
