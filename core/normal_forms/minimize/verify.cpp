#include "core/normal_forms/minimize/verify.hpp"

#include "core/logic/truth_table.hpp"
#include "core/normal_forms/minimize/differing_model.hpp"
#include "core/normal_forms/minimize/missing_row.hpp"
#include "core/normal_forms/minimize/same_names.hpp"
#include "core/normal_forms/reorder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

namespace loggia::normal_forms {

namespace {

/// Up to so many inputs tables take no time.
constexpr int most_small_tables = 12;
/// What case distinction may take before tables or a solver are asked: some hundredths of a second.
constexpr std::uint64_t most_compare_steps = 4'000'000;

/// The true rows and the don't-cares, as covers of one output each; a row in both is a don't-care.
struct Claim {
    std::vector<Cube> on;
    std::vector<Cube> open;
    bool turned = false; ///< false where `on` is true
};

std::vector<Cube> cubes_of(const Cover& cover, int output) {
    std::vector<Cube> cubes;
    for (const Cube& cube : cover.cubes)
        if ((cube.outputs >> output & 1U) != 0)
            cubes.push_back(cube);
    return cubes;
}

/// Marks the rows of cubes in a table, 64 at a time where a cube has as many.
class Painter {
public:
    Painter(int inputs, const Control& control) : table_(inputs), control_(control) {}

    /// False when stopped.
    bool paint(const std::vector<Cube>& cubes) {
        return std::all_of(cubes.begin(), cubes.end(),
                           [this](const Cube& cube) { return paint(cube); });
    }
    [[nodiscard]] logic::TruthTable take() { return std::move(table_); }

private:
    bool paint(const Cube& cube) {
        // Which rows of a word are in it.
        std::uint64_t pattern = 0;
        for (std::uint64_t row = 0; row < 64 && row < table_.rows(); ++row)
            if (((row ^ cube.value) & cube.care & 63U) == 0)
                pattern |= std::uint64_t{1} << row;
        const std::uint64_t free = (table_.words().size() - 1) & ~(cube.care >> 6U);
        const std::uint64_t base = cube.value >> 6U;
        std::uint64_t part = 0;
        do {
            table_.words()[base | part] |= pattern;
            if (++steps_ % (1U << 20U) == 0 && control_.stop_requested())
                return false;
            part = (part - free) & free;
        } while (part != 0);
        return ++steps_ % 1024 != 0 || !control_.stop_requested();
    }

    logic::TruthTable table_;
    const Control& control_;
    std::uint64_t steps_ = 0;
};

using Found = std::optional<std::pair<std::uint64_t, bool>>; ///< a row, and what the first says

/// By tables: rows that no side leaves open and that one says to be true.
Result<Found> compare_tables(const Claim& left, const Claim& right, int inputs,
                             const Control& control) {
    std::array<std::vector<logic::TruthTable>, 2> tables;
    for (std::size_t side = 0; side < 2; ++side)
        for (const auto* const cubes :
             {&(side == 0 ? left : right).on, &(side == 0 ? left : right).open}) {
            Painter painter(inputs, control);
            if (!painter.paint(*cubes))
                return failure("stopped");
            tables[side].push_back(painter.take());
        }
    if (left.turned)
        tables[0][0].negate();
    if (right.turned)
        tables[1][0].negate();
    for (std::size_t i = 0; i < tables[0][0].words().size(); ++i) {
        const std::uint64_t expected = tables[0][0].words()[i];
        const std::uint64_t differing = (expected ^ tables[1][0].words()[i]) &
                                        ~tables[0][1].words()[i] & ~tables[1][1].words()[i];
        if (differing == 0)
            continue;
        const auto bit = static_cast<unsigned>(std::countr_zero(differing));
        return Found(std::pair(i * 64 + bit, (expected >> bit & 1U) != 0));
    }
    return Found();
}

logic::Expr disjunction_of(logic::Store& store, const std::vector<Cube>& cubes, int inputs) {
    std::vector<logic::Expr> terms;
    std::vector<logic::Expr> literals;
    for (const Cube& cube : cubes) {
        literals.clear();
        for (int i = 0; i < inputs; ++i) {
            const std::uint64_t bit = std::uint64_t{1} << (inputs - 1 - i);
            if ((cube.care & bit) == 0)
                continue;
            const logic::Expr variable = store.variable(static_cast<logic::Variable>(i));
            literals.push_back((cube.value & bit) != 0 ? variable : store.negation(variable));
        }
        terms.push_back(store.node(logic::Kind::conjunction, literals));
    }
    return store.node(logic::Kind::disjunction, terms);
}

/// By a solver, for whom such a row is a model.
Result<Found> compare_by_sat(const Claim& left, const Claim& right, int inputs,
                             const Control& control) {
    logic::Store store;
    for (int i = 0; i < inputs; ++i)
        store.variable(fmt::format("x{}", i));
    const auto on = [&](const Claim& claim) {
        const logic::Expr e = disjunction_of(store, claim.on, inputs);
        return claim.turned ? store.negation(e) : e;
    };
    const auto model = differing_model(store, {on(left), disjunction_of(store, left.open, inputs)},
                                       {on(right), disjunction_of(store, right.open, inputs)},
                                       static_cast<std::size_t>(inputs), control);
    if (!model)
        return tl::unexpected(model.error());
    if (!*model)
        return Found();
    std::uint64_t row = 0;
    for (const bool value : (*model)->point)
        row = row << 1U | (value ? 1U : 0U);
    return Found(std::pair(row, (*model)->left));
}

LiteralClaim literal_claim(const Claim& claim) {
    const auto cubes = [](const std::vector<Cube>& from) {
        LiteralCubes to(1);
        for (const Cube& cube : from)
            to.add(std::span(&cube.care, 1), std::span(&cube.value, 1));
        return to;
    };
    return {cubes(claim.on), cubes(claim.open), claim.turned};
}

bool same_cubes(std::vector<Cube> a, std::vector<Cube> b) {
    if (a.size() != b.size())
        return false;
    for (std::vector<Cube>* const cubes : {&a, &b}) {
        for (Cube& cube : *cubes)
            cube.outputs = 1; // those of one output are compared
        std::sort(cubes->begin(), cubes->end());
    }
    return a == b;
}

Result<Found> compare(const Claim& left, const Claim& right, int inputs, const Control& control) {
    if (left.turned == right.turned && same_cubes(left.on, right.on))
        return Found(); // the same cubes, as where a search was stopped before it found better ones
    if (inputs > most_small_tables) {
        std::vector<std::uint64_t> row;
        bool expected = false;
        const auto answer = find_difference(literal_claim(left), literal_claim(right),
                                            most_compare_steps, control, row, expected);
        if (answer == MissingRow::Answer::found)
            return Found(std::pair(row[0] & low_bits(inputs), expected));
        if (answer == MissingRow::Answer::none)
            return Found();
    }
    return inputs <= most_tabulated ? compare_tables(left, right, inputs, control)
                                    : compare_by_sat(left, right, inputs, control);
}

Claim claim_of(const Function& function, int output) {
    return {cubes_of(function.on, output), cubes_of(function.dont_care, output)};
}

} // namespace

Result<std::optional<Difference>> difference(const Function& function, Form form,
                                             const Cover& cover, const Control& control) {
    if (cover.inputs != function.on.inputs || cover.outputs != function.on.outputs)
        return failure("the cover and the function have different inputs or outputs");
    for (int output = 0; output < cover.outputs; ++output) {
        const Claim other{cubes_of(cover, output), {}, form == Form::cnf};
        const auto found = compare(claim_of(function, output), other, cover.inputs, control);
        if (!found)
            return tl::unexpected(found.error());
        if (*found)
            return Difference{(*found)->first, output, (*found)->second};
    }
    return std::nullopt;
}

Result<std::optional<Difference>> difference(const Function& left, const Function& right,
                                             const Control& control) {
    const auto same = with_names_of(left, right);
    if (!same)
        return tl::unexpected(same.error());
    for (int output = 0; output < left.on.outputs; ++output) {
        const Claim other = claim_of(*same, output);
        const auto found = compare(claim_of(left, output), other, left.on.inputs, control);
        if (!found)
            return tl::unexpected(found.error());
        if (*found)
            return Difference{(*found)->first, output, (*found)->second};
    }
    return std::nullopt;
}

} // namespace loggia::normal_forms
