#include "core/peg/encoding/encoding.hpp"

#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::peg {

namespace {

constexpr std::array<std::pair<std::string_view, Timing>, 5> timings{{
    {"handout", Timing::handout},
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
        return in.expected_next("an encoding: handout, counter, product, rounds or sweeps");
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

} // namespace loggia::peg
