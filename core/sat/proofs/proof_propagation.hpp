#pragma once

#include "core/base/control.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::sat {

/// The clauses at hand in a proof check and what follows from them by unit propagation: the fixed
/// literals (those that follow from the clauses alone), and on top of them what a step is tested
/// with. Literals are numbered 2 atom, and 2 atom + 1 when negated, atoms from 0 on.
///
/// Clauses come and go in the order of the proof, first forwards, then backwards; then what is
/// fixed is always a beginning of the trail as it once was, which watching relies on (attach()).
class ProofPropagation {
public:
    using Literal = std::uint32_t;
    using Clause = std::uint32_t; ///< number, in order of making
    static constexpr Clause none = UINT32_MAX;

    explicit ProofPropagation(std::size_t atoms);

    /// A clause without repeated literals. It takes no part before it is attached.
    Clause make(std::span<const Literal> literals);
    /// Makes the clause take part, also as the reason for its one open literal. False if all its
    /// literals fail already: then it is the conflict.
    bool attach(Clause clause);
    void detach(Clause clause);
    [[nodiscard]] bool attached(Clause clause) const { return clauses_[clause].attached; }
    [[nodiscard]] std::size_t clauses() const { return clauses_.size(); }
    [[nodiscard]] std::span<const Literal> literals(Clause clause) const {
        const Header& header = clauses_[clause];
        return std::span(literals_).subspan(header.begin, header.size);
    }
    /// Whether a literal is fixed because of this clause.
    [[nodiscard]] bool is_reason(Clause clause) const;

    [[nodiscard]] bool holds(Literal literal) const { return values_[literal] > 0; }
    [[nodiscard]] bool fails(Literal literal) const { return values_[literal] < 0; }
    /// Assumes that an open literal is true.
    void assume(Literal literal) { assign(literal, none); }
    /// The conflict, if there is one now; none otherwise, also when stopped.
    Clause propagate(const Control& control);
    [[nodiscard]] bool stopped() const { return stopped_; }

    [[nodiscard]] std::size_t assigned() const { return trail_.size(); }
    [[nodiscard]] Literal at(std::size_t place) const { return trail_[place]; }
    /// The position on the trail of a literal that is true or false.
    [[nodiscard]] std::size_t place(Literal literal) const { return places_[literal / 2]; }
    /// Of a literal that holds or fails: the clause because of which; none where it is assumed.
    [[nodiscard]] Clause reason(Literal literal) const { return reasons_[literal / 2]; }
    /// Forgets all but the first `count` literals.
    void undo(std::size_t count);
    /// Forgets the literal that is fixed because of the clause, and all that came after it.
    void undo_reason(Clause clause);

    /// Marks the clause and every clause that made its literals fail.
    void need(Clause conflict);
    /// Marks every clause that made the literal true.
    void need_literal(Literal literal);
    [[nodiscard]] bool needed(Clause clause) const { return clauses_[clause].needed; }

private:
    struct Header {
        std::size_t begin = 0;
        std::uint32_t size = 0;
        bool attached = false;
        bool needed = false;
    };
    struct Watch {
        Clause clause;
        Literal other; ///< a blocking literal
    };
    enum Kind : std::size_t { needed_kind, other_kind };

    void assign(Literal literal, Clause reason);
    Clause visit(Literal falsified, Kind kind);
    void watch(Clause clause, Kind kind);
    void unwatch(Literal literal, Clause clause);
    void pull_in(Literal literal);
    [[nodiscard]] std::size_t recency(Literal literal) const;

    std::vector<Header> clauses_;
    std::vector<Literal> literals_; ///< of all clauses; the first two of each are watched
    /// By literal and kind: whom to look at when it fails. A clause that came to be needed moves
    /// when it is next looked at.
    std::vector<std::array<std::vector<Watch>, 2>> watches_;
    std::vector<signed char> values_; ///< by literal: 1 true, -1 false, 0 open
    std::vector<Literal> trail_;
    std::vector<std::size_t> places_; ///< by atom: where on the trail
    std::vector<Clause> reasons_;     ///< by atom
    std::vector<bool> explained_;     ///< by atom: all clauses behind its value are marked
    std::vector<Literal> pending_;
    std::array<std::size_t, 2> next_{}; ///< by kind: the first literal not yet propagated
    std::uint64_t visits_ = 0;
    bool stopped_ = false;
};

} // namespace loggia::sat
