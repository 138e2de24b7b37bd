#include "core/normal_forms/minimize/compare_circuits.hpp"
#include "core/normal_forms/minimize/differing_model.hpp"
#include "core/normal_forms/minimize/minimize_wide.hpp"
#include "core/normal_forms/minimize/missing_row.hpp"
#include "core/normal_forms/minimize/same_names.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::normal_forms {

namespace {

/// An output of a function: true where `on` is, or false there where `turned`; what `open` holds
/// may be either.
struct WideClaim {
    const PositionalCover& on;
    const PositionalCover& open;
    int output;
    bool turned;
};

LiteralClaim literal_claim(const WideClaim& claim) {
    const auto inputs = static_cast<std::size_t>(claim.on.inputs());
    const std::size_t words = std::max<std::size_t>(1, (inputs + 63) / 64);
    const auto cubes = [&](const PositionalCover& from) {
        LiteralCubes to(words);
        std::vector<std::uint64_t> care(words);
        std::vector<std::uint64_t> value(words);
        for (std::size_t k = 0; k < from.terms(); ++k) {
            if (!from.has_output(k, claim.output))
                continue;
            std::fill(care.begin(), care.end(), std::uint64_t{0});
            std::fill(value.begin(), value.end(), std::uint64_t{0});
            for (std::size_t i = 0; i < inputs; ++i)
                if (from.has_literal(k, static_cast<int>(i))) {
                    const std::uint64_t bit = std::uint64_t{1} << i % 64;
                    care[i / 64] |= bit;
                    value[i / 64] |= from.may_be(k, static_cast<int>(i), true) ? bit : 0;
                }
            to.add(care, value);
        }
        return to;
    };
    return {cubes(claim.on), cubes(claim.open), claim.turned};
}

Result<std::optional<WideDifference>> compare_by_sat(const WideClaim& left, const WideClaim& right,
                                                     const Control& control) {
    logic::Store store;
    const int inputs = left.on.inputs();
    for (int i = 0; i < inputs; ++i)
        store.variable(fmt::format("x{}", i));
    const auto on = [&](const WideClaim& claim) {
        const logic::Expr e = disjunction_of(store, claim.on, claim.output);
        return claim.turned ? store.negation(e) : e;
    };
    const logic::Expr first = on(left);
    const logic::Expr second = on(right);
    if (first == second)
        return std::nullopt;
    const auto model =
        differing_model(store, {first, disjunction_of(store, left.open, left.output)},
                        {second, disjunction_of(store, right.open, right.output)},
                        static_cast<std::size_t>(inputs), control);
    if (!model)
        return tl::unexpected(model.error());
    if (!*model)
        return std::nullopt;
    WideDifference difference;
    difference.output = left.output;
    difference.point.assign((*model)->point.begin(), (*model)->point.end());
    difference.expected = (*model)->left;
    return difference;
}

/// By case distinction; by a solver where that takes long.
Result<std::optional<WideDifference>> compare_claims(const WideClaim& left, const WideClaim& right,
                                                     const Control& control) {
    constexpr std::uint64_t most_steps = 4'000'000; // some hundredths of a second
    std::vector<std::uint64_t> row;
    WideDifference found;
    const auto answer = find_difference(literal_claim(left), literal_claim(right), most_steps,
                                        control, row, found.expected);
    if (answer == MissingRow::Answer::unknown)
        return compare_by_sat(left, right, control);
    if (answer == MissingRow::Answer::none)
        return std::nullopt;
    found.output = left.output;
    for (std::size_t i = 0; i < static_cast<std::size_t>(left.on.inputs()); ++i)
        found.point.push_back((row[i / 64] >> i % 64 & 1U) != 0);
    return found;
}

} // namespace

Result<std::optional<WideDifference>> difference(const WideFunction& function, Form form,
                                                 const PositionalCover& cover,
                                                 const Control& control) {
    if (cover.inputs() != function.on.inputs() || cover.outputs() != function.on.outputs())
        return failure("the cover and the function have different inputs or outputs");
    const PositionalCover none(cover.inputs(), cover.outputs());
    for (int output = 0; output < cover.outputs(); ++output) {
        if (control.stop_requested())
            return failure("stopped");
        auto found = compare_claims({function.on, function.dont_care, output, false},
                                    {cover, none, output, form == Form::cnf}, control);
        if (!found || *found)
            return found;
    }
    return std::nullopt;
}

Result<std::optional<WideDifference>>
difference(const WideFunction& left, const WideFunction& right, const Control& control) {
    const auto same = with_names_of(left, right);
    if (!same)
        return tl::unexpected(same.error());
    for (int output = 0; output < left.on.outputs(); ++output) {
        auto found = compare_claims({left.on, left.dont_care, output, false},
                                    {same->on, same->dont_care, output, false}, control);
        if (!found || *found)
            return found;
    }
    return std::nullopt;
}

} // namespace loggia::normal_forms
