// Which lines force a verdict.
#include "core/wumpus/encoding.hpp"
#include "core/wumpus/explain.hpp"

#include <algorithm>
#include <numeric>

namespace loggia::wumpus {

namespace {

/// AssumedLines as assumptions of a solver that already holds the negated conclusion.
class AssumedLines {
public:
    explicit AssumedLines(const logic::Store& store)
        : solver_(sat::make_cadical()), encoding_(*solver_, store) {}

    /// False where it was stopped.
    bool add(std::span<const Statement> lines, const Control& control) {
        literals_.reserve(lines.size());
        return std::all_of(lines.begin(), lines.end(), [&](const Statement& line) {
            literals_.push_back(encoding_.literal(line.expr));
            return !control.stop_requested();
        });
    }

    void require(logic::Expr e, bool holds) {
        const int literal = encoding_.literal(e);
        solver_->add(std::array{holds ? literal : -literal});
    }

    /// Whether `chosen` lines clash; if so, `chosen` becomes those that were needed for it.
    sat::Status clash(std::vector<std::size_t>& chosen, const Control& control) {
        for (const std::size_t line : chosen)
            solver_->assume(literals_[line]);
        const sat::Status status = solver_->solve(control);
        if (status == sat::Status::unsatisfiable)
            std::erase_if(chosen,
                          [&](std::size_t line) { return !solver_->failed(literals_[line]); });
        return status;
    }

private:
    std::unique_ptr<sat::Solver> solver_;
    Encoding encoding_;
    std::vector<int> literals_;
};

/// Tries to do without each line in turn, from the last one or from the first one on.
Reason minimised(AssumedLines& lines, std::vector<std::size_t> core, bool from_last,
                 const Control& control) {
    std::vector<std::size_t> needed;
    while (!core.empty()) {
        if (control.stop_requested())
            break;
        const auto tried = from_last ? core.end() - 1 : core.begin();
        const std::size_t line = *tried;
        core.erase(tried);
        std::vector<std::size_t> rest = core;
        rest.insert(rest.end(), needed.begin(), needed.end());
        const sat::Status status = lines.clash(rest, control);
        if (status == sat::Status::unsatisfiable) {
            // AssumedLines known to be needed are in every core, so what is left over is still
            // untried.
            std::erase_if(core, [&](std::size_t other) {
                return std::find(rest.begin(), rest.end(), other) == rest.end();
            });
        } else {
            needed.push_back(line);
            if (status == sat::Status::unknown)
                break;
        }
    }
    const bool minimal = core.empty() && !control.stop_requested();
    needed.insert(needed.end(), core.begin(), core.end());
    std::sort(needed.begin(), needed.end());
    return {needed, minimal};
}

} // namespace

std::optional<Reason> reason_for(const logic::Store& store, std::span<const Statement> lines,
                                 std::optional<logic::Expr> conclusion, bool holds,
                                 const Control& control) {
    AssumedLines assumed(store);
    if (!assumed.add(lines, control))
        return std::nullopt;
    if (conclusion)
        assumed.require(*conclusion, !holds);
    std::vector<std::size_t> core(lines.size());
    std::iota(core.begin(), core.end(), std::size_t{0});
    if (assumed.clash(core, control) != sat::Status::unsatisfiable)
        return std::nullopt;
    Reason reason = minimised(assumed, core, true, control);
    if (!reason.minimal)
        return reason;
    Reason other = minimised(assumed, core, false, control);
    return other.minimal && other.lines.size() < reason.lines.size() ? other : reason;
}

} // namespace loggia::wumpus
