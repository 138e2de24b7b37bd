#include "core/sat/engines/eliminator.hpp"

#include "core/base/poll.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <utility>

namespace loggia::sat {

namespace {

/// With more clauses on either side, an atom is hardly ever worth the attempt (bounded only).
constexpr std::uint64_t bounded_occurrences = 16;
constexpr std::size_t bounded_length = 100;

/// Clauses that a new one is compared with at most, to see whether it contains one of them or is
/// contained: some ten microseconds.
constexpr std::size_t most_compared = 2'000;
/// Above so many literals around an atom, its neighbours are guessed instead of counted.
constexpr std::uint64_t most_scanned = 20'000;
constexpr std::size_t work_between_polls = 200'000; ///< in literals and comparisons

std::uint64_t signature_of(const std::vector<Lit>& literals) {
    std::uint64_t signature = 0;
    for (const Lit l : literals)
        signature |= std::uint64_t{1} << (l.code() * 0x9E3779B1U >> 26U);
    return signature;
}

std::uint64_t hash_of(const std::vector<Lit>& literals) {
    std::uint64_t hash = 0;
    for (const Lit l : literals) // SplitMix64's last steps, chained
        hash = (hash ^ (hash >> 27U) ^ l.code()) * 0x94D049BB133111EBU;
    return hash ^ (hash >> 31U);
}

bool true_of_itself(const std::vector<Lit>& sorted) {
    return std::adjacent_find(sorted.begin(), sorted.end(), [](Lit a, Lit b) { return b == ~a; }) !=
           sorted.end();
}

} // namespace

Eliminator::Eliminator(const Features& features, Sinks sinks, Statistics& statistics)
    : features_(features), sinks_(std::move(sinks)), statistics_(statistics) {}

void Eliminator::load(const logic::ClauseSet& clauses, const Control& control) {
    constexpr std::size_t work = 500; // nanoseconds for a clause
    Poll poll(control, work);
    const auto variables = static_cast<std::size_t>(clauses.atoms());
    occurrences_.resize(2 * variables);
    counts_.resize(2 * variables, 0);
    values_.resize(2 * variables, 0);
    eliminated_.resize(variables, false);
    watched_.resize(2 * variables);
    costs_.resize(variables, UINT64_MAX);
    is_touched_.resize(variables, false);
    stamps_.resize(variables, 0);
    for (std::uint32_t number = 0; number < clauses.size() && !poll.stop(); ++number) {
        std::vector<Lit> literals;
        for (const int literal : clauses[number])
            literals.emplace_back(literal);
        std::sort(literals.begin(), literals.end());
        literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
        if (true_of_itself(literals))
            continue;
        if (literals.size() < clauses[number].size())
            prove(literals, false);
        if (literals.empty())
            contradiction(number);
        add(std::move(literals), number);
    }
    for (std::uint32_t v = 0; v < variables; ++v) {
        touch(v);
        maybe_pure_.push_back(Lit::of(v, false));
        maybe_pure_.push_back(Lit::of(v, true));
    }
}

void Eliminator::contradiction(std::uint32_t clause) {
    if (consistent_ && sinks_.trace != nullptr)
        sinks_.trace->happened(EventKind::conflict, 0, clause);
    consistent_ = false;
    prove({}, false);
}

void Eliminator::add(std::vector<Lit> literals, std::uint32_t number) {
    const auto place = static_cast<std::uint32_t>(clauses_.size());
    for (const Lit l : literals) {
        ++counts_[l.code()];
        touch(l.variable());
    }
    literals_ += literals.size();
    if (literals.size() == 1)
        units_.emplace_back(literals[0], number);
    const std::uint64_t signature = signature_of(literals);
    clauses_.push_back({std::move(literals), number, signature});
    index(place);
}

void Eliminator::index(std::uint32_t clause) {
    const auto& literals = clauses_[clause].literals;
    for (const Lit l : literals)
        occurrences_[l.code()].push_back(clause);
    by_hash_.add(hash_of(literals));
    if (features_.subsumption && !literals.empty())
        watched_[rarest(literals).code()].push_back(clause);
}

/// Forgets what is gone, so that room and time go by the clauses that are there.
void Eliminator::compact() {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < clauses_.size(); ++i)
        if (!clauses_[i].gone) {
            if (i != kept)
                clauses_[kept] = std::move(clauses_[i]);
            ++kept;
        }
    clauses_.erase(clauses_.begin() + static_cast<std::ptrdiff_t>(kept), clauses_.end());
    gone_ = 0;
    for (auto* lists : {&occurrences_, &watched_})
        for (auto& list : *lists)
            list.clear();
    by_hash_.clear();
    for (std::uint32_t i = 0; i < clauses_.size(); ++i)
        index(i);
}

/// For good: it is not needed as the reason of anything, and the proof may forget it.
void Eliminator::drop(std::uint32_t clause, bool for_good) {
    Clause& c = clauses_[clause];
    c.gone = true;
    ++gone_;
    by_hash_.remove(clause);
    literals_ -= c.literals.size();
    for (const Lit l : c.literals) {
        if (--counts_[l.code()] == 0)
            maybe_pure_.push_back(~l);
        touch(l.variable());
    }
    if (for_good && c.literals.size() > 1) {
        prove(c.literals, true);
        ++statistics_.deleted;
        if (sinks_.trace != nullptr && c.number != Event::none)
            sinks_.trace->happened(EventKind::remove, 0, c.number);
    }
    c.literals = {};
}

Lit Eliminator::rarest(const std::vector<Lit>& literals) const {
    return *std::min_element(literals.begin(), literals.end(), [this](Lit a, Lit b) {
        return counts_[a.code()] < counts_[b.code()];
    });
}

std::vector<std::uint32_t> Eliminator::with(Lit l) {
    auto& list = occurrences_[l.code()];
    list.erase(std::remove_if(list.begin(), list.end(),
                              [this](std::uint32_t c) { return clauses_[c].gone; }),
               list.end());
    return list;
}

void Eliminator::make_true(Lit l, EventKind kind, std::uint32_t reason) {
    values_[l.code()] = 1;
    values_[(~l).code()] = -1;
    settled_.push_back(l);
    if (sinks_.trace != nullptr)
        sinks_.trace->happened(kind, l.external(), reason);
    for (const std::uint32_t c : with(l))
        drop(c, false);
    for (const std::uint32_t c : with(~l)) {
        Clause& clause = clauses_[c];
        std::vector<Lit> rest = clause.literals;
        rest.erase(std::find(rest.begin(), rest.end(), ~l));
        prove(rest, false);
        drop(c, false);
        if (rest.empty()) {
            contradiction(clause.number);
            return;
        }
        add(std::move(rest), clauses_[c].number);
    }
}

/// Rules I and II until neither applies, or until it is stopped; false when the empty clause came
/// out.
bool Eliminator::settle(const Control& control) {
    constexpr std::size_t work = 1000; // nanoseconds for a literal
    Poll poll(control, work);
    while (consistent_ && !poll.stop()) {
        if (!units_.empty()) {
            const auto [l, reason] = units_.back();
            units_.pop_back();
            if (values_[l.code()] != 0)
                continue;
            ++statistics_.propagations;
            make_true(l, EventKind::propagate, reason);
        } else if (!features_.pure_literals || !take_pure()) {
            break;
        }
    }
    return consistent_;
}

bool Eliminator::take_pure() {
    while (!maybe_pure_.empty()) {
        const Lit l = maybe_pure_.back();
        maybe_pure_.pop_back();
        if (values_[l.code()] == 0 && counts_[l.code()] > 0 && counts_[(~l).code()] == 0) {
            ++statistics_.pure;
            make_true(l, EventKind::pure, Event::none);
            return true;
        }
    }
    return false;
}

std::uint64_t Eliminator::cost(std::uint32_t variable) {
    const std::uint64_t pairs =
        std::uint64_t{counts_[2 * std::size_t{variable}]} * counts_[2 * std::size_t{variable} + 1];
    if (features_.elimination == Elimination::bounded)
        return pairs;
    return std::min<std::uint64_t>(neighbours(variable), UINT32_MAX) << 32U |
           std::min<std::uint64_t>(pairs, UINT32_MAX);
}

/// How many other atoms occur in clauses with it. Where the clauses are many, at least so many.
std::uint64_t Eliminator::neighbours(std::uint32_t variable) {
    ++stamp_;
    stamps_[variable] = stamp_;
    std::uint64_t found = 0;
    std::uint64_t scanned = 0;
    for (const Lit l : {Lit::of(variable, false), Lit::of(variable, true)})
        for (const std::uint32_t c : occurrences_[l.code()]) {
            if (++scanned > most_scanned)
                return std::max<std::uint64_t>(found, counts_[l.code()]);
            for (const Lit other : clauses_[c].literals) {
                ++scanned;
                if (stamps_[other.variable()] != stamp_) {
                    stamps_[other.variable()] = stamp_;
                    ++found;
                }
            }
        }
    return found;
}

void Eliminator::touch(std::uint32_t variable) {
    if (is_touched_[variable])
        return;
    is_touched_[variable] = true;
    touched_.push_back(variable);
}

bool Eliminator::can_go(std::uint32_t variable) const noexcept {
    const Lit l = Lit::of(variable, false);
    return !eliminated_[variable] && values_[l.code()] == 0 &&
           counts_[l.code()] + counts_[(~l).code()] > 0;
}

/// False when stopped.
bool Eliminator::queue_touched(const Control& control) {
    Poll poll(control, most_scanned);
    for (const std::uint32_t v : touched_) {
        if (poll.stop())
            return false;
        is_touched_[v] = false;
        if (!can_go(v))
            continue;
        if (const std::uint64_t now = cost(v); now != costs_[v]) {
            costs_[v] = now;
            cheapest_.emplace(now, v);
        }
    }
    touched_.clear();
    return true;
}

Status Eliminator::run(const Control& control) {
    while (settle(control)) {
        if (control.stop_requested() || !queue_touched(control)) {
            shortfall_ = Shortfall::stopped;
            return Status::unknown;
        }
        if (cheapest_.empty())
            break;
        const auto [queued_cost, variable] = cheapest_.top();
        cheapest_.pop();
        if (!can_go(variable) || costs_[variable] != queued_cost)
            continue;
        costs_[variable] = UINT64_MAX; // where it stays, it comes back when it is touched
        const Lit l = Lit::of(variable, false);
        if (features_.elimination == Elimination::bounded &&
            (counts_[l.code()] > bounded_occurrences || counts_[(~l).code()] > bounded_occurrences))
            continue;
        if (!eliminate(variable, control) && shortfall_ != Shortfall::none)
            return Status::unknown;
        if (gone_ > clauses_.size() / 2 + 1000)
            compact();
    }
    if (!consistent_)
        return Status::unsatisfiable;
    return literals_ == 0 ? Status::satisfiable : Status::unknown;
}

/// False where the pair has no resolvent, or one that is true of itself.
bool Eliminator::resolve(const Clause& negative, const Clause& positive, Lit pivot,
                         std::vector<Lit>& resolvent) const {
    resolvent.clear();
    std::set_union(negative.literals.begin(), negative.literals.end(), positive.literals.begin(),
                   positive.literals.end(), std::back_inserter(resolvent));
    resolvent.erase(std::remove_if(resolvent.begin(), resolvent.end(),
                                   [&](Lit l) { return l == pivot || l == ~pivot; }),
                    resolvent.end());
    return !true_of_itself(resolvent);
}

/// Rule III. False where it was not done: too many clauses would come of it, or it was stopped.
bool Eliminator::eliminate(std::uint32_t variable, const Control& control) {
    const Lit pivot = Lit::of(variable, false);
    const auto positive = with(pivot);
    const auto negative = with(~pivot);
    const bool bounded = features_.elimination == Elimination::bounded;
    std::vector<Lit> resolvent;
    if (bounded) {
        const std::size_t allowed = positive.size() + negative.size();
        std::size_t made = 0;
        for (const std::uint32_t n : negative)
            for (const std::uint32_t p : positive)
                if (resolve(clauses_[n], clauses_[p], pivot, resolvent) &&
                    (++made > allowed || resolvent.size() > bounded_length))
                    return false;
    }
    std::size_t work = 0;
    for (const std::uint32_t n : negative) {
        for (const std::uint32_t p : positive) {
            work += clauses_[n].literals.size() + clauses_[p].literals.size() + most_compared;
            if (work > work_between_polls) {
                work = 0;
                if (control.stop_requested()) {
                    shortfall_ = Shortfall::stopped;
                    return false;
                }
            }
            // What contained a resolvent is gone, and so is all that would come of it.
            if (clauses_[n].gone || clauses_[p].gone ||
                !resolve(clauses_[n], clauses_[p], pivot, resolvent) || subsumed(resolvent))
                continue;
            add_resolvent(resolvent, pivot, clauses_[n], clauses_[p]);
            if (!consistent_)
                return true;
            if (literals_ + kept_ > features_.literal_limit) {
                shortfall_ = Shortfall::too_many_resolvents;
                return false;
            }
        }
    }
    // A model is made whole by the side with fewer clauses: the atom is what the other side needs,
    // unless one of these is not true yet.
    const bool fewer_positive = positive.size() <= negative.size();
    Removed removed{fewer_positive ? pivot : ~pivot, {}};
    for (const std::uint32_t c : fewer_positive ? positive : negative)
        if (!clauses_[c].gone) {
            kept_ += clauses_[c].literals.size();
            removed.clauses.push_back(clauses_[c].literals);
        }
    removed_.push_back(std::move(removed));
    for (const auto* side : {&positive, &negative})
        for (const std::uint32_t c : *side)
            if (!clauses_[c].gone)
                drop(c, true);
    eliminated_[variable] = true;
    ++statistics_.eliminated;
    if (sinks_.trace != nullptr)
        sinks_.trace->happened(EventKind::eliminate, pivot.external());
    return true;
}

void Eliminator::add_resolvent(const std::vector<Lit>& literals, Lit pivot, const Clause& negative,
                               const Clause& positive) {
    ++statistics_.resolvents;
    prove(literals, false);
    std::uint32_t number = Event::none;
    if (sinks_.trace != nullptr) {
        std::vector<int> external(literals.size());
        std::transform(literals.begin(), literals.end(), external.begin(),
                       [](Lit l) { return l.external(); });
        const Resolution step{pivot.external(), positive.number};
        number = sinks_.trace->derived(EventKind::resolve, external, negative.number,
                                       std::span(&step, 1));
    }
    if (literals.empty()) {
        contradiction(number);
        return;
    }
    if (features_.subsumption)
        drop_subsumed(literals);
    add(literals, number);
}

bool Eliminator::is_there(const std::vector<Lit>& literals) const {
    return by_hash_.any_of(hash_of(literals), [&](std::uint32_t clause) {
        return clauses_[clause].literals == literals;
    });
}

/// Whether a clause is there already, or one that says more where the features say so.
bool Eliminator::subsumed(const std::vector<Lit>& literals) const {
    if (is_there(literals))
        return true;
    if (!features_.subsumption)
        return false;
    const std::uint64_t signature = signature_of(literals);
    const auto within = [&](std::uint32_t c) {
        const Clause& clause = clauses_[c];
        return !clause.gone && (clause.signature & ~signature) == 0 &&
               clause.literals.size() <= literals.size() &&
               std::includes(literals.begin(), literals.end(), clause.literals.begin(),
                             clause.literals.end());
    };
    std::size_t left = most_compared;
    for (const Lit l : literals) {
        const auto& list = watched_[l.code()];
        const std::size_t looked_at = std::min(left, list.size());
        left -= looked_at;
        // The latest ones are at the end, and of these fewest are gone.
        if (std::any_of(list.rbegin(), list.rbegin() + static_cast<std::ptrdiff_t>(looked_at),
                        within))
            return true;
    }
    return false;
}

void Eliminator::drop_subsumed(const std::vector<Lit>& literals) {
    const std::uint64_t signature = signature_of(literals);
    const auto list = with(rarest(literals));
    const std::size_t looked_at = std::min(most_compared, list.size());
    for (std::size_t i = list.size() - looked_at; i < list.size(); ++i) {
        const Clause& clause = clauses_[list[i]];
        if ((signature & ~clause.signature) == 0 && clause.literals.size() > literals.size() &&
            std::includes(clause.literals.begin(), clause.literals.end(), literals.begin(),
                          literals.end()))
            drop(list[i], true);
    }
}

void Eliminator::extend(std::vector<bool>& model) const {
    const auto holds = [&](Lit l) { return model[l.variable() + std::size_t{1}] != l.negated(); };
    const auto set = [&](Lit l) { model[l.variable() + std::size_t{1}] = !l.negated(); };
    for (const Lit l : settled_)
        set(l);
    for (std::size_t i = removed_.size(); i-- > 0;) {
        set(~removed_[i].witness);
        for (const auto& clause : removed_[i].clauses) {
            if (std::none_of(clause.begin(), clause.end(), holds)) {
                set(removed_[i].witness);
                break;
            }
        }
    }
}

void Eliminator::prove(std::span<const Lit> literals, bool deletion) const {
    if (sinks_.proof == nullptr)
        return;
    std::vector<int> clause;
    for (const Lit l : literals)
        clause.push_back(l.external());
    if (deletion)
        sinks_.proof->remove(clause);
    else
        sinks_.proof->add(clause);
}

} // namespace loggia::sat
