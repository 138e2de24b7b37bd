#include "core/peg/encoding/decode.hpp"

#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_map>

namespace loggia::peg {

namespace {

using Values = std::unordered_map<int, bool>;

/// The atoms, up to the `0`.
Result<Values> values_of(Scanner& in) {
    Values values;
    while (in.next_line()) {
        const auto atom = in.take_integer();
        if (!atom)
            return in.expected_next("an atom and T or F, or 0");
        const SourceSpan place = in.last_span();
        if (*atom < 0)
            return failure(fmt::format("atoms are 1, 2, 3 ..., not {}", *atom), place);
        if (*atom == 0) {
            if (!in.at_line_end())
                return in.expected_next("the end of the line after 0");
            return values;
        }
        if (in.at_line_end())
            return in.expected_next("T or F");
        const std::string_view value = in.take_word();
        if (value != "T" && value != "F")
            return failure("expected T or F", in.last_span());
        if (!in.at_line_end())
            return in.expected_next("the end of the line after T or F");
        if (!values.emplace(*atom, value == "T").second)
            return failure(fmt::format("atom {} already has a value", *atom), place);
    }
    return failure("expected a line 0 after the atoms, found the end of the file", in.next_span());
}

/// The rest of a line of the key, after what it is called: `(1,2,...)`.
template <std::size_t size>
Result<std::array<int, size>> arguments(Scanner& in) {
    std::array<int, size> numbers{};
    if (!in.take_next("("))
        return in.expected_next("'('");
    for (std::size_t i = 0; i < size; ++i) {
        if (i > 0 && !in.take_next(","))
            return in.expected_next("','");
        const auto number = in.take_integer();
        if (!number || *number < 1)
            return in.expected_next("a number from 1 on");
        numbers[i] = *number;
    }
    if (!in.take_next(")"))
        return in.expected_next("')'");
    if (!in.at_line_end())
        return in.expected_next("the end of the line");
    return numbers;
}

} // namespace

Result<Decoded> decoded_of(std::string_view text) {
    Scanner in(text);
    const auto values = values_of(in);
    if (!values)
        return tl::unexpected(values.error());
    Decoded result;
    if (values->empty())
        return result;
    result.solved = true;
    bool has_key = false;
    while (in.next_line()) {
        const auto atom = in.take_integer();
        const SourceSpan place = in.last_span();
        if (!atom)
            continue;
        if (in.take_next("Jump")) {
            const auto numbers = arguments<4>(in);
            if (!numbers)
                return tl::unexpected(numbers.error());
            has_key = true;
            const auto value = values->find(*atom);
            if (value == values->end())
                return failure(fmt::format("atom {} has no value before the 0", *atom), place);
            const auto [from, over, to, time] = *numbers;
            if (value->second)
                result.jumps.push_back({{from, over, to}, time});
        } else if (in.take_next("Peg")) {
            const auto numbers = arguments<2>(in);
            if (!numbers)
                return tl::unexpected(numbers.error());
            has_key = true;
        }
    }
    if (!has_key)
        return failure("expected the key after the 0, with lines such as 1 Jump(1,2,4,1)");
    const auto earlier = [](const TimedJump& left, const TimedJump& right) {
        return left.time < right.time;
    };
    std::stable_sort(result.jumps.begin(), result.jumps.end(), earlier);
    const bool shared = std::adjacent_find(result.jumps.begin(), result.jumps.end(),
                                           [](const TimedJump& left, const TimedJump& right) {
                                               return left.time == right.time;
                                           }) != result.jumps.end();
    if (shared)
        for (std::size_t i = 0; i < result.jumps.size(); ++i)
            result.jumps[i].time = static_cast<int>(i) + 1;
    return result;
}

std::string back_end_text(const Decoded& decoded) {
    if (!decoded.solved)
        return "NO SOLUTION\n";
    std::string text;
    for (const TimedJump& jump : decoded.jumps)
        text += to_text(jump.jump, jump.time) + '\n';
    return text;
}

} // namespace loggia::peg
