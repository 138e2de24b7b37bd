#include "core/sat/queries/enumerate_models.hpp"

#include "core/sat/atom_index.hpp"
#include "core/sat/queries/residual.hpp"
#include "core/sat/solver.hpp"

#include <algorithm>
#include <numeric>

namespace loggia::sat {

namespace {

/// More atoms than anybody can wait for to go through all their values.
constexpr std::size_t endless = 62;

class Enumerator {
public:
    Enumerator(const logic::ClauseSet& clauses, const std::optional<std::vector<int>>& projection,
               const ModelSink& sink, const Control& control)
        : clauses_(clauses), index_(clauses), residual_(clauses, index_), sink_(sink),
          control_(control), values_(static_cast<std::size_t>(clauses.atoms()) + 1) {
        choose_atoms(clauses.atoms(), projection);
    }

    Models run() {
        if (!add_clauses(*solver_, clauses_, control_, &index_))
            return result_;
        bool found = ask() && residual_.propagate();
        while (found) {
            const auto open = next_open_atom();
            if (!open || residual_.open_clauses() == 0) {
                if (!emit())
                    return result_;
                found = next_branch();
                continue;
            }
            const auto literal =
                static_cast<Residual::Literal>(2 * *open + (model_[*open] ? 0 : 1));
            levels_.push_back({literal, residual_.mark(), false});
            // The model agrees with all that follows, so nothing can fail.
            found = residual_.assign(literal);
        }
        result_.complete = !stopped_;
        return result_;
    }

private:
    struct Level {
        Residual::Literal literal; ///< decided
        std::size_t mark;
        bool second; ///< whether its other value was seen to already
    };

    /// Atoms that occur are split on; the others are free in every model.
    void choose_atoms(int atoms, const std::optional<std::vector<int>>& projection) {
        std::vector<bool> wanted(index_.size(), !projection);
        std::vector<int> chosen;
        if (projection) {
            chosen = *projection;
            std::sort(chosen.begin(), chosen.end());
            chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
            std::erase_if(chosen, [&](int atom) { return atom < 1 || atom > atoms; });
        }
        std::size_t next = 0; // among those that occur
        const auto sort_out = [&](int atom) {
            while (next < index_.size() && index_.atom(next) < atom)
                ++next;
            if (next < index_.size() && index_.atom(next) == atom)
                split_.push_back(next);
            else if (free_.size() < endless)
                free_.push_back(atom);
        };
        if (projection)
            std::for_each(chosen.begin(), chosen.end(), sort_out);
        else
            for (int atom = 0; atom < atoms;)
                sort_out(++atom);
    }

    /// Whether there is a model that agrees with the decisions; keeps it.
    bool ask() {
        for (const Level& level : levels_) {
            const int atom = static_cast<int>(level.literal / 2) + 1;
            solver_->assume(level.literal % 2 == 0 ? atom : -atom);
        }
        const Status status = solver_->solve(control_);
        stopped_ = stopped_ || status == Status::unknown;
        if (status != Status::satisfiable)
            return false;
        model_.resize(index_.size());
        for (std::size_t atom = 0; atom < model_.size(); ++atom)
            model_[atom] = solver_->value(static_cast<int>(atom) + 1);
        return true;
    }

    /// Atoms are decided in order, so the ones before the last decision have values.
    std::optional<std::size_t> next_open_atom() {
        const auto begin = levels_.empty() ? split_.begin()
                                           : std::lower_bound(split_.begin(), split_.end(),
                                                              levels_.back().literal / 2);
        const auto found = std::find_if(begin, split_.end(),
                                        [&](std::size_t atom) { return residual_.is_open(atom); });
        return found == split_.end() ? std::nullopt : std::optional(*found);
    }

    /// Goes back to the latest decision whose other value leads to a model.
    bool next_branch() {
        while (!stopped_ && flip_latest(levels_, residual_)) {
            if (residual_.open_clauses() == 0) { // any values will do for the rest
                for (const Residual::Literal literal : residual_.trail())
                    model_[literal / 2] = literal % 2 == 0;
                return true;
            }
            if (ask())
                return true;
        }
        return false;
    }

    /// Sends the model, with all values of the chosen atoms that nothing fixes.
    bool emit() {
        for (std::size_t atom = 0; atom < model_.size(); ++atom)
            values_[static_cast<std::size_t>(index_.atom(atom))] = model_[atom];
        std::vector<int> loose = free_;
        for (const std::size_t atom : split_)
            if (residual_.is_open(atom) && loose.size() < endless)
                loose.push_back(index_.atom(atom));
        for (const int atom : loose)
            values_[static_cast<std::size_t>(atom)] = false;
        for (std::uint64_t row = 0;;) {
            constexpr std::uint64_t poll_interval = 256; // models
            if (result_.count % poll_interval == 0 && control_.stop_requested())
                return false;
            ++result_.count;
            if (!sink_(values_))
                return false;
            if (++row == std::uint64_t{1} << loose.size())
                return true;
            for (std::size_t i = 0;; ++i) { // counts up in binary
                const auto atom = static_cast<std::size_t>(loose[i]);
                values_[atom] = !values_[atom];
                if (values_[atom])
                    break;
            }
        }
    }

    const logic::ClauseSet& clauses_;
    AtomIndex index_;
    Residual residual_;
    const ModelSink& sink_;
    const Control& control_;
    std::unique_ptr<Solver> solver_ = make_cadical();
    std::vector<std::size_t> split_; ///< atoms to split on, by index, rising
    std::vector<int> free_;          ///< chosen atoms that do not occur
    std::vector<Level> levels_;
    std::vector<bool> model_; ///< by index
    std::vector<bool> values_;
    Models result_;
    bool stopped_ = false;
};

} // namespace

Models for_each_model(const logic::ClauseSet& clauses,
                      const std::optional<std::vector<int>>& projection, const ModelSink& sink,
                      const Control& control) {
    return Enumerator(clauses, projection, sink, control).run();
}

} // namespace loggia::sat
