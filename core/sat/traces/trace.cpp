#include "core/sat/traces/trace.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace loggia::sat {

void Trace::begin(const logic::ClauseSet& clauses) {
    *this = Trace(limit_);
    clauses_ = clauses;
    original_ = clauses.size();
    born_.assign(original_, Event::none);
    removed_.assign(original_, Event::none);
}

void Trace::append(Event event) {
    if (full_ || events_.size() >= limit_) {
        full_ = true;
        return;
    }
    event.top = in_force_.empty() ? Event::none : in_force_.back();
    if (event.assigns()) {
        event.top = static_cast<std::uint32_t>(events_.size());
        in_force_.push_back(event.top);
    }
    events_.push_back(event);
}

void Trace::happened(EventKind kind, int literal, std::uint32_t clause) {
    if (kind == EventKind::remove && !full_ && events_.size() < limit_)
        removed_[clause] = static_cast<std::uint32_t>(events_.size());
    append({kind, literal, clause, events_.empty() ? 0 : events_.back().level, Event::none});
}

void Trace::opened(EventKind kind, int literal) {
    const std::uint32_t level = events_.empty() ? 0 : events_.back().level;
    append({kind, literal, Event::none, level + 1, Event::none});
}

std::uint32_t Trace::derived(EventKind kind, std::span<const int> literals, std::uint32_t start,
                             std::span<const Resolution> steps) {
    const auto number = static_cast<std::uint32_t>(clauses_.size());
    happened(kind, 0, number);
    if (full_)
        return Event::none;
    clauses_.add(literals);
    born_.push_back(static_cast<std::uint32_t>(events_.size() - 1));
    removed_.push_back(Event::none);
    starts_.push_back(start);
    steps_.insert(steps_.end(), steps.begin(), steps.end());
    step_ends_.push_back(steps_.size());
    return number;
}

void Trace::returned(EventKind kind, std::uint32_t level, std::size_t literals) {
    if (full_)
        return;
    assert(literals <= in_force_.size());
    in_force_.resize(literals);
    append({kind, 0, Event::none, level, Event::none});
}

Trace::Derivation Trace::derivation(std::uint32_t clause) const noexcept {
    assert(clause >= original_);
    const std::size_t i = clause - original_;
    return {starts_[i],
            std::span(steps_).subspan(step_ends_[i], step_ends_[i + 1] - step_ends_[i])};
}

TraceView::TraceView(const Trace& trace)
    : trace_(&trace), cause_(static_cast<std::size_t>(trace.atoms()) + 1, Event::none) {}

const Event* TraceView::last() const noexcept {
    return position_ == 0 ? nullptr : &(*trace_)[position_ - 1];
}

int TraceView::value(int literal) const noexcept {
    const std::uint32_t event = cause(std::abs(literal));
    if (event == Event::none)
        return 0;
    return (*trace_)[event].literal == literal ? 1 : -1;
}

void TraceView::push(std::uint32_t event) {
    trail_.push_back(event);
    cause_[static_cast<std::size_t>(std::abs((*trace_)[event].literal))] = event;
}

void TraceView::pop() {
    cause_[static_cast<std::size_t>(std::abs((*trace_)[trail_.back()].literal))] = Event::none;
    trail_.pop_back();
}

void TraceView::go_to(std::size_t position) {
    position = std::min(position, trace_->size());
    const std::size_t from = std::min(position, position_);
    const std::size_t to = std::max(position, position_);
    for (std::size_t i = from; i < to; ++i) {
        std::size_t& count = counts_[static_cast<std::size_t>((*trace_)[i].kind)];
        position > position_ ? ++count : --count;
    }
    position_ = position;

    // Down the stack of the new moment to what the two have in common. Numbers grow upwards in
    // either stack, so whichever has the larger one on top gives it up.
    std::vector<std::uint32_t> missing;
    std::uint32_t top = last() != nullptr ? last()->top : Event::none;
    while (top != Event::none || !trail_.empty()) {
        const bool ours = !trail_.empty();
        if (ours && top == trail_.back())
            break;
        if (top != Event::none && (!ours || top > trail_.back())) {
            missing.push_back(top);
            top = top == 0 ? Event::none : (*trace_)[top - 1].top;
        } else {
            pop();
        }
    }
    std::for_each(missing.rbegin(), missing.rend(), [this](std::uint32_t event) { push(event); });
}

bool TraceView::forward() {
    if (position_ == trace_->size())
        return false;
    go_to(position_ + 1);
    return true;
}

bool TraceView::back() {
    if (position_ == 0)
        return false;
    go_to(position_ - 1);
    return true;
}

bool TraceView::forward_to(EventKind kind) {
    for (std::size_t i = position_; i < trace_->size(); ++i) {
        if ((*trace_)[i].kind == kind) {
            go_to(i + 1);
            return true;
        }
    }
    return false;
}

bool TraceView::back_to(EventKind kind) {
    for (std::size_t i = position_; i > 1; --i) {
        if ((*trace_)[i - 2].kind == kind) {
            go_to(i - 1);
            return true;
        }
    }
    return false;
}

TraceView::ClauseState TraceView::state(std::uint32_t clause) const noexcept {
    const std::uint32_t born = trace_->born(clause);
    const std::uint32_t removed = trace_->removed(clause);
    if ((born != Event::none && born >= position_) ||
        (removed != Event::none && removed < position_))
        return ClauseState::absent;
    int open = 0; // an atom of which no or several different literals are open counts alike
    for (const int literal : trace_->clauses()[clause]) {
        const int v = value(literal);
        if (v > 0)
            return ClauseState::satisfied;
        if (v == 0 && literal != open)
            open = open == 0 ? literal : INT32_MIN;
    }
    return open == 0           ? ClauseState::conflicting
           : open == INT32_MIN ? ClauseState::open
                               : ClauseState::unit;
}

} // namespace loggia::sat
