#include "core/peg/encoding/encoding.hpp"

#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::peg {

namespace {

constexpr std::array<std::pair<std::string_view, Timing>, 5> timings{{
    {"assignment", Timing::assignment},
    {"counter", Timing::counter},
    {"product", Timing::product},
    {"rounds", Timing::rounds},
    {"sweeps", Timing::sweeps},
}};

constexpr int most_rounds = 64;

struct EncodingPart {
    std::string_view name;
    bool Encoding::*field;
    bool value;
};

constexpr std::array<EncodingPart, 5> encoding_parts{{
    {"-4b", &Encoding::some_jump, false},
    {"-6b", &Encoding::some_peg, false},
    {"+parity", &Encoding::parity, true},
    {"+pagoda", &Encoding::pagoda, true},
    {"+order", &Encoding::order, true},
}};

} // namespace

std::string to_text(const Encoding& encoding) {
    std::string text;
    for (const auto& [name, timing] : timings)
        if (timing == encoding.timing)
            text = name;
    if (is_parallel(encoding.timing) && encoding.rounds != 0)
        text += fmt::format(":{}", encoding.rounds);
    for (const EncodingPart& part : encoding_parts)
        if (encoding.*part.field == part.value)
            text += part.name;
    return text;
}

Result<Encoding> encoding_of(std::string_view text) {
    Encoding encoding;
    Scanner in(text);
    in.next_line();
    bool known = false;
    for (const auto& [name, timing] : timings)
        if (!known && in.take_next(name)) {
            encoding.timing = timing;
            known = true;
        }
    if (!known)
        return in.expected_next("an encoding: assignment, counter, product, rounds or sweeps");
    if (is_parallel(encoding.timing) && in.take_next(":")) {
        const auto rounds = in.take_integer();
        if (!rounds)
            return in.expected_next("the number of rounds");
        if (*rounds < 1 || *rounds > most_rounds)
            return failure(fmt::format("expected 1 to {} rounds, found {}", most_rounds, *rounds),
                           in.last_span());
        encoding.rounds = *rounds;
    }
    while (!in.at_line_end()) {
        bool found = false;
        for (const EncodingPart& part : encoding_parts)
            if (!found && in.take_next(part.name)) {
                encoding.*part.field = part.value;
                found = true;
            }
        if (!found)
            return in.expected_next("-4b, -6b, +parity, +pagoda or +order");
    }
    if (in.next_line())
        return in.expected_next("one line");
    return encoding;
}

std::string_view title_of(Axiom axiom) {
    switch (axiom) {
    case Axiom::precondition:
        return "1 preconditions";
    case Axiom::causal:
        return "2 effects";
    case Axiom::frame_gone:
        return "3A frame: pegs leave only by jumps";
    case Axiom::frame_come:
        return "3B frame: pegs arrive only by jumps";
    case Axiom::one_at_most:
        return "4A at most one jump at a time";
    case Axiom::one_at_least:
        return "4B at least one jump at a time";
    case Axiom::start:
        return "5 start";
    case Axiom::end_at_most:
        return "6A at most the goal's pegs at the end";
    case Axiom::end_at_least:
        return "6B at least one peg at the end";
    case Axiom::parity:
        return "position classes";
    case Axiom::pagoda:
        return "pagoda functions";
    case Axiom::order:
        return "order of independent jumps";
    }
    return {};
}

std::string_view meaning_of(Axiom axiom) {
    switch (axiom) {
    case Axiom::precondition:
        return "A jump needs two pegs and a hole: when it is made, there are pegs in a and b, and "
               "none "
               "in c.\n"
               "Jump(a,b,c,t) → Peg(a,t) ∧ Peg(b,t) ∧ ¬Peg(c,t)";
    case Axiom::causal:
        return "What a jump does: afterwards a and b are empty, and the peg is in c.\n"
               "Jump(a,b,c,t) → ¬Peg(a,t+1) ∧ ¬Peg(b,t+1) ∧ Peg(c,t+1)";
    case Axiom::frame_gone:
        return "A peg stays where it is unless a jump takes it away: if it is gone, it has jumped "
               "or "
               "was jumped over.\n"
               "Peg(h,t) ∧ ¬Peg(h,t+1) → Jump(h,b,c,t) ∨ Jump(a,h,c,t) ∨ …";
    case Axiom::frame_come:
        return "A hole stays empty unless a peg jumps into it.\n"
               "¬Peg(h,t) ∧ Peg(h,t+1) → Jump(a,b,h,t) ∨ …";
    case Axiom::one_at_most:
        return "Two jumps are never made at the same time. In the parallel encodings this holds "
               "only "
               "for jumps that share a hole.\n"
               "¬Jump(a,b,c,t) ∨ ¬Jump(d,e,f,t)";
    case Axiom::one_at_least:
        return "A jump is made at every time step, so none is wasted.\n"
               "Jump(a,b,c,t) ∨ Jump(d,e,f,t) ∨ …";
    case Axiom::start:
        return "Which holes have pegs at the start: a clause of one literal for each hole.\n"
               "Peg(h,1) or ¬Peg(h,1)";
    case Axiom::end_at_most:
        return "At the end, at most as many pegs are left as the goal allows, and each goal hole "
               "has a peg. For one peg, where T is the final time:\n¬Peg(g,T) ∨ ¬Peg(h,T)";
    case Axiom::end_at_least:
        return "At the end at least one peg is left. It follows from the other axioms, but helps "
               "the "
               "solver.\n"
               "Peg(1,T) ∨ Peg(2,T) ∨ …";
    case Axiom::parity:
        return "For some sets of holes, no jump changes whether the number of pegs in them is even "
               "or odd, so each parity is the same at the end as at the start. These clauses "
               "follow from the others.";
    case Axiom::pagoda:
        return "With suitable weights for the holes, no jump increases the total weight of the "
               "pegs, so at every time it is at least what it is at the end. These clauses follow "
               "from the others.";
    case Axiom::order:
        return "Two jumps that share no hole can be swapped. Only one of the two orders is "
               "allowed, "
               "which leaves the solver less to search.";
    }
    return {};
}

} // namespace loggia::peg
