#include "core/sat/queries/count.hpp"

#include "core/sat/atom_index.hpp"
#include "core/sat/queries/residual.hpp"
#include "core/sat/solver.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <gmpxx.h>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

using Key = std::vector<std::uint32_t>;

/// Atoms that clauses still to be met hold together, and those clauses.
struct Component {
    std::vector<std::uint32_t> atoms;
    std::vector<std::uint32_t> clauses;

    /// All atoms are open and no literal of the clauses holds, so these numbers alone say what is
    /// left of the clauses.
    [[nodiscard]] Key key() const {
        Key key = clauses;
        key.push_back(UINT32_MAX);
        key.insert(key.end(), atoms.begin(), atoms.end());
        return key;
    }
};

class Cache {
public:
    [[nodiscard]] const mpz_class* find(const Key& key) const {
        const auto found = counts_.find(key);
        return found == counts_.end() ? nullptr : &found->second;
    }

    void insert(Key key, const mpz_class& count) {
        constexpr std::size_t overhead = 100;
        constexpr std::size_t limit = std::size_t{256} << 20U;
        bytes_ += overhead + key.size() * sizeof(Key::value_type) +
                  mpz_size(count.get_mpz_t()) * sizeof(mp_limb_t);
        if (bytes_ > limit) {
            counts_.clear();
            bytes_ = 0;
        }
        counts_.emplace(std::move(key), count);
    }

private:
    struct Hash {
        std::size_t operator()(const Key& key) const noexcept {
            std::uint64_t sum = key.size();
            for (const std::uint32_t part : key)
                sum = (sum ^ part) * 0x9E3779B97F4A7C15U ^ (sum >> 29U);
            return sum;
        }
    };

    std::unordered_map<Key, mpz_class, Hash> counts_;
    std::size_t bytes_ = 0;
};

class Counter {
public:
    Counter(const logic::ClauseSet& clauses, const AtomIndex& index, const Control& control)
        : residual_(clauses, index), control_(control), atom_seen_(residual_.atoms()),
          clause_seen_(residual_.clauses()), scores_(residual_.atoms()) {}

    /// Over the atoms that occur; nothing when stopped.
    std::optional<mpz_class> run() {
        Frame root;
        for (std::uint32_t atom = 0; atom < residual_.atoms(); ++atom)
            root.component.atoms.push_back(atom);
        root.branches = 2; // none to come: it counts what is left after propagation
        if (!residual_.propagate())
            return mpz_class(0);
        split(root);
        frames_.push_back(std::move(root));
        for (;;) {
            if (control_.stop_requested())
                return std::nullopt;
            Frame& frame = frames_.back();
            if (!frame.parts.empty() && frame.product != 0) {
                take_up(frame);
                continue;
            }
            frame.total += frame.product;
            if (frames_.size() == 1)
                return frame.total;
            residual_.undo(frame.mark);
            if (frame.branches < 2) {
                branch(frame);
                continue;
            }
            mpz_class count = std::move(frame.total);
            cache_.insert(std::move(frame.key), count);
            frames_.pop_back();
            frames_.back().product *= count;
        }
    }

private:
    /// A component that is being counted, by the two values of one of its atoms.
    struct Frame {
        Component component;
        Key key;
        Residual::Literal literal = 0;
        int branches = 0; ///< begun
        std::size_t mark = 0;
        mpz_class total = 0;          ///< of the branches that are done
        mpz_class product = 0;        ///< of the parts that are done in this branch
        std::vector<Component> parts; ///< that are not
    };

    void take_up(Frame& frame) {
        Frame next;
        next.component = std::move(frame.parts.back());
        frame.parts.pop_back();
        next.key = next.component.key();
        if (const mpz_class* known = cache_.find(next.key)) {
            frame.product *= *known;
            return;
        }
        next.literal = choose(next.component);
        next.mark = residual_.mark();
        branch(next);
        frames_.push_back(std::move(next));
    }

    void branch(Frame& frame) {
        const Residual::Literal literal =
            frame.literal ^ static_cast<Residual::Literal>(frame.branches++);
        frame.parts.clear();
        if (residual_.assign(literal))
            split(frame);
        else
            frame.product = 0;
    }

    /// What is left of the frame's component: parts, and atoms that may have either value.
    void split(Frame& frame) {
        std::size_t free = 0;
        const auto& atoms = frame.component.atoms;
        for (const std::uint32_t atom : atoms) {
            if (!residual_.is_open(atom) || atom_seen_[atom])
                continue;
            Component part = part_of(atom);
            if (part.clauses.empty())
                ++free;
            else
                frame.parts.push_back(std::move(part));
        }
        for (const std::uint32_t atom : atoms)
            atom_seen_[atom] = false;
        for (const Component& part : frame.parts)
            for (const std::uint32_t clause : part.clauses)
                clause_seen_[clause] = false;
        frame.product = 1;
        frame.product <<= free;
    }

    Component part_of(std::uint32_t first) {
        Component part;
        part.atoms.push_back(first);
        atom_seen_[first] = true;
        for (std::size_t i = 0; i < part.atoms.size(); ++i)
            for (const Residual::Literal side : {0U, 1U})
                for (const std::uint32_t clause : residual_.occurrences(2 * part.atoms[i] + side)) {
                    if (clause_seen_[clause] || residual_.is_met(clause))
                        continue;
                    clause_seen_[clause] = true;
                    part.clauses.push_back(clause);
                    for (const Residual::Literal literal : residual_.literals(clause)) {
                        const std::uint32_t atom = literal / 2;
                        if (residual_.is_open(atom) && !atom_seen_[atom]) {
                            atom_seen_[atom] = true;
                            part.atoms.push_back(atom);
                        }
                    }
                }
        std::sort(part.atoms.begin(), part.atoms.end());
        std::sort(part.clauses.begin(), part.clauses.end());
        return part;
    }

    /// The atom that stands in most clauses, short ones counting more (Jeroslow, Wang 1990).
    Residual::Literal choose(const Component& component) {
        for (const std::uint32_t atom : component.atoms)
            scores_[atom] = 0;
        for (const std::uint32_t clause : component.clauses) {
            const auto length = static_cast<int>(residual_.open_literals(clause));
            const double weight = std::ldexp(1.0, -std::min(length, 50));
            for (const Residual::Literal literal : residual_.literals(clause))
                scores_[literal / 2] += weight;
        }
        const auto best = std::max_element(
            component.atoms.begin(), component.atoms.end(),
            [this](std::uint32_t a, std::uint32_t b) { return scores_[a] < scores_[b]; });
        return 2 * *best;
    }

    Residual residual_;
    const Control& control_;
    Cache cache_;
    std::vector<Frame> frames_;
    std::vector<bool> atom_seen_;
    std::vector<bool> clause_seen_;
    std::vector<double> scores_;
};

} // namespace

Result<std::string> count_models(const logic::ClauseSet& clauses, const Control& control) {
    if (clauses.atoms() > most_atoms_to_count)
        return failure(fmt::format("models are counted for up to {} atoms, there are {}",
                                   most_atoms_to_count, clauses.atoms()));
    const auto solver = make_cadical();
    for (std::size_t i = 0; i < clauses.size(); ++i)
        solver->add(clauses[i]);
    const Status status = solver->solve(control);
    if (status == Status::unsatisfiable)
        return std::string("0");
    const AtomIndex index(clauses);
    auto count = status == Status::unknown ? std::nullopt : Counter(clauses, index, control).run();
    if (!count)
        return failure("stopped");
    *count <<= static_cast<std::size_t>(clauses.atoms()) - index.size();
    return count->get_str();
}

} // namespace loggia::sat
