#include "core/sat/proofs/proof_propagation.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace loggia::sat {

namespace {

std::size_t atom_of(ProofPropagation::Literal literal) {
    return literal / 2;
}

} // namespace

ProofPropagation::ProofPropagation(std::size_t atoms)
    : watches_(2 * atoms), values_(2 * atoms), places_(atoms), reasons_(atoms, none),
      explained_(atoms) {}

ProofPropagation::Clause ProofPropagation::make(std::span<const Literal> literals) {
    const Header header{literals_.size(), static_cast<std::uint32_t>(literals.size())};
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    clauses_.push_back(header);
    return static_cast<Clause>(clauses_.size() - 1);
}

/// Larger for what is undone sooner; open literals come first of all.
std::size_t ProofPropagation::recency(Literal literal) const {
    return values_[literal] == 0 ? std::numeric_limits<std::size_t>::max()
                                 : places_[atom_of(literal)];
}

/// Watches the two literals that are undone first. Whenever the clauses are propagated to the end,
/// a clause holds or has two literals that do not fail. So once the trail has shrunk to a state in
/// which this clause does not hold, its two open literals are those that were watched, and as long
/// as it does hold nothing needs to be watched.
bool ProofPropagation::attach(Clause clause) {
    Header& header = clauses_[clause];
    header.attached = true;
    const auto literals = std::span(literals_).subspan(header.begin, header.size);
    for (std::size_t place = 0; place < std::min<std::size_t>(2, literals.size()); ++place)
        std::iter_swap(
            literals.begin() + static_cast<std::ptrdiff_t>(place),
            std::max_element(literals.begin() + static_cast<std::ptrdiff_t>(place), literals.end(),
                             [this](Literal a, Literal b) { return recency(a) < recency(b); }));
    if (literals.size() >= 2)
        watch(clause, header.needed ? needed_kind : other_kind);
    if (std::any_of(literals.begin(), literals.end(), [this](Literal l) { return holds(l); }))
        return true;
    if (literals.empty() || fails(literals[0]))
        return false;
    if (literals.size() == 1 || fails(literals[1]))
        assign(literals[0], clause);
    return true;
}

void ProofPropagation::detach(Clause clause) {
    Header& header = clauses_[clause];
    header.attached = false;
    if (header.size >= 2)
        for (std::size_t i = 0; i < 2; ++i)
            unwatch(literals_[header.begin + i], clause);
}

void ProofPropagation::watch(Clause clause, Kind kind) {
    const Literal* const literals = &literals_[clauses_[clause].begin];
    watches_[literals[0]][kind].push_back({clause, literals[1]});
    watches_[literals[1]][kind].push_back({clause, literals[0]});
}

void ProofPropagation::unwatch(Literal literal, Clause clause) {
    for (auto& list : watches_[literal]) {
        const auto found = std::find_if(list.rbegin(), list.rend(),
                                        [&](const Watch& w) { return w.clause == clause; });
        if (found != list.rend()) {
            list.erase(std::next(found).base());
            return;
        }
    }
}

bool ProofPropagation::is_reason(Clause clause) const {
    const auto all = literals(clause);
    return std::any_of(
        all.begin(), all.begin() + std::min<std::ptrdiff_t>(2, std::ssize(all)),
        [&](Literal literal) { return holds(literal) && reasons_[atom_of(literal)] == clause; });
}

void ProofPropagation::assign(Literal literal, Clause reason) {
    values_[literal] = 1;
    values_[literal ^ 1U] = -1;
    places_[atom_of(literal)] = trail_.size();
    reasons_[atom_of(literal)] = reason;
    explained_[atom_of(literal)] = false;
    trail_.push_back(literal);
}

void ProofPropagation::undo(std::size_t count) {
    for (std::size_t i = count; i < trail_.size(); ++i) {
        values_[trail_[i]] = 0;
        values_[trail_[i] ^ 1U] = 0;
    }
    trail_.resize(std::min(count, trail_.size()));
    for (std::size_t& next : next_)
        next = std::min(next, trail_.size());
}

void ProofPropagation::undo_reason(Clause clause) {
    for (const Literal literal : literals(clause))
        if (holds(literal) && reasons_[atom_of(literal)] == clause) {
            undo(places_[atom_of(literal)]);
            return;
        }
}

ProofPropagation::Clause ProofPropagation::propagate(const Control& control) {
    constexpr std::uint64_t poll_interval = 1 << 12; // literals
    while (next_[other_kind] < trail_.size()) {
        if (++visits_ % poll_interval == 0 && control.stop_requested()) {
            stopped_ = true;
            return none;
        }
        const Kind kind = next_[needed_kind] < trail_.size() ? needed_kind : other_kind;
        const Clause conflict = visit(trail_[next_[kind]++] ^ 1U, kind);
        if (conflict != none)
            return conflict;
    }
    return none;
}

/// Looks at the clauses of one kind that watch a literal which has just failed.
ProofPropagation::Clause ProofPropagation::visit(Literal falsified, Kind kind) {
    auto& list = watches_[falsified][kind];
    auto kept = list.begin();
    Clause conflict = none;
    for (const Watch watch : list) {
        if (conflict != none || holds(watch.other)) {
            *kept++ = watch;
            continue;
        }
        const Header& header = clauses_[watch.clause];
        Literal* const literals = &literals_[header.begin];
        if (literals[0] == falsified)
            std::swap(literals[0], literals[1]);
        const Kind right_kind = header.needed ? needed_kind : other_kind;
        const auto keep = [&] {
            if (right_kind == kind)
                *kept++ = {watch.clause, literals[0]};
            else
                watches_[falsified][right_kind].push_back({watch.clause, literals[0]});
        };
        if (holds(literals[0])) {
            keep();
            continue;
        }
        Literal* const end = literals + header.size;
        Literal* const found =
            std::find_if(literals + 2, end, [this](Literal literal) { return !fails(literal); });
        if (found != end) {
            std::swap(literals[1], *found);
            watches_[literals[1]][right_kind].push_back({watch.clause, literals[0]});
            continue;
        }
        keep();
        if (fails(literals[0]))
            conflict = watch.clause;
        else
            assign(literals[0], watch.clause);
    }
    list.erase(kept, list.end());
    return conflict;
}

void ProofPropagation::pull_in(Literal literal) {
    const std::size_t atom = atom_of(literal);
    if (explained_[atom])
        return;
    explained_[atom] = true;
    if (reasons_[atom] == none)
        return;
    clauses_[reasons_[atom]].needed = true;
    pending_.push_back(literal);
}

void ProofPropagation::need_literal(Literal literal) {
    pull_in(literal);
    while (!pending_.empty()) {
        const Literal next = pending_.back();
        pending_.pop_back();
        for (const Literal other : literals(reasons_[atom_of(next)]))
            pull_in(other);
    }
}

void ProofPropagation::need(Clause conflict) {
    clauses_[conflict].needed = true;
    for (const Literal literal : literals(conflict))
        need_literal(literal);
}

} // namespace loggia::sat
