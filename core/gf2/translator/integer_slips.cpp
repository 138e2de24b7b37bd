#include "core/gf2/translator/integer_slips.hpp"

#include "core/ladr/ground.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/proposition.hpp"
#include "core/logic/transform.hpp"
#include "core/sat/queries/decide.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::gf2 {

namespace {

using Values01 = std::map<std::string, bool>;

bool is_equation(const ladr::Terms& terms, ladr::TermId id) {
    return terms.is(id, ladr::name_equal, 2) || terms.is(id, ladr::name_unequal, 2);
}

void collect_equations(const ladr::Terms& terms, ladr::TermId id,
                       std::vector<ladr::TermId>& found) {
    if (is_equation(terms, id)) {
        found.push_back(id);
        return;
    }
    for (const ladr::TermId argument : terms.arguments(id))
        collect_equations(terms, argument, found);
}

/// A side that is 0 or 1 whatever the atoms are.
bool is_bit(const ladr::Terms& terms, ladr::TermId id) {
    const auto arguments = terms.arguments(id);
    if (arguments.empty()) {
        const int number = ladr::number_of(terms.text(terms[id].name));
        return number <= 1;
    }
    if (terms.is(id, ladr::name_mod, 2))
        return true;
    return terms[id].name == ladr::name_times &&
           std::all_of(arguments.begin(), arguments.end(),
                       [&terms](ladr::TermId part) { return is_bit(terms, part); });
}

/// As Mace4 computes it; nothing where numbers get too large.
std::optional<std::int64_t> integer_value(const ladr::Terms& terms, ladr::TermId id,
                                          const Values01& atoms) {
    constexpr std::int64_t most = 1'000'000'000'000;
    const ladr::Term& t = terms[id];
    if (t.count == 0) {
        const std::string& name = terms.text(t.name);
        if (const int number = ladr::number_of(name); number >= 0)
            return number;
        const auto found = atoms.find(name);
        return found != atoms.end() && found->second ? 1 : 0;
    }
    std::vector<std::int64_t> parts;
    for (const ladr::TermId argument : terms.arguments(id)) {
        const auto part = integer_value(terms, argument, atoms);
        if (!part || *part > most || *part < -most)
            return std::nullopt;
        parts.push_back(*part);
    }
    if (t.name == ladr::name_minus)
        return -parts[0];
    if (t.name == ladr::name_mod)
        return parts.size() == 2 && parts[1] > 0
                   ? std::optional((parts[0] % parts[1] + parts[1]) % parts[1])
                   : std::nullopt;
    std::int64_t value = t.name == ladr::name_times ? 1 : 0;
    for (const std::int64_t part : parts) {
        if (t.name != ladr::name_times)
            value += part;
        else if (part != 0 && (value > most / std::abs(part) || value < -most / std::abs(part)))
            return std::nullopt;
        else
            value *= part;
    }
    return value;
}

/// A formula with what it takes to compare its two readings.
class TwoReadings {
public:
    TwoReadings(const ladr::MaceInput& input, ladr::TermId formula)
        : input_(input), formula_(formula) {
        collect_equations(input.terms, formula, equations_);
    }

    [[nodiscard]] const std::vector<ladr::TermId>& equations() const { return equations_; }

    [[nodiscard]] std::optional<IntegerSlip> slip(const Control& control) {
        const bool plain =
            std::all_of(equations_.begin(), equations_.end(), [this](ladr::TermId id) {
                const auto sides = input_.terms.arguments(id);
                return is_bit(input_.terms, sides[0]) && is_bit(input_.terms, sides[1]);
            });
        if (plain)
            return std::nullopt;
        ladr::MaceInput alone = input_;
        alone.arithmetic = true;
        alone.lists = {{ladr::MaceList::Kind::formulas, "assumptions", {formula_}, {}}};
        const auto signature = signature_of(alone);
        if (!signature)
            return std::nullopt;
        auto problem = ground(alone, *signature, 2, control);
        if (!problem)
            return std::nullopt;
        return parted(*problem, control);
    }

private:
    [[nodiscard]] std::optional<IntegerSlip> parted(ladr::GroundProblem& problem,
                                                    const Control& control) {
        logic::Store& store = problem.store;
        const auto ring = from_ring(input_, formula_, store);
        if (!ring)
            return std::nullopt;
        std::unordered_map<logic::Variable, logic::Expr> same;
        std::map<std::string, logic::Variable> atoms;
        for (const ladr::GroundProblem::Table& table : problem.tables) {
            if (table.entries != 1 || table.per_entry != 1)
                return std::nullopt;
            atoms.emplace(table.symbol.text, table.variables);
            if (const auto named = store.find(table.symbol.text))
                same.emplace(*named, store.variable(table.variables));
        }
        const logic::Expr integers = store.node(logic::Kind::conjunction, problem.formulas);
        const auto apart =
            sat::distinguish(store, logic::substituted(store, *ring, same), integers, control);
        if (apart.status != sat::Status::satisfiable)
            return std::nullopt;
        Values01 values;
        for (const auto& [name, variable] : atoms)
            values[name] = apart.assignment[variable];
        return described(values);
    }

    /// The equation that the values part.
    [[nodiscard]] std::optional<IntegerSlip> described(const Values01& values) const {
        for (const ladr::TermId equation : equations_) {
            const auto sides = input_.terms.arguments(equation);
            const auto left = integer_value(input_.terms, sides[0], values);
            const auto right = integer_value(input_.terms, sides[1], values);
            if (!left || !right || *left == *right || (*left - *right) % 2 != 0)
                continue;
            IntegerSlip slip{input_.span(equation), {}, 0, *left, *right};
            std::set<std::string> names;
            collect_names(equation, names);
            for (const std::string& name : names) {
                const auto value = values.find(name);
                if (value != values.end() && value->second)
                    slip.ones.push_back(name);
                else if (value != values.end())
                    ++slip.zeros;
            }
            return slip;
        }
        return std::nullopt;
    }

    void collect_names(ladr::TermId id, std::set<std::string>& names) const {
        if (input_.terms[id].count == 0)
            names.insert(input_.terms.text(input_.terms[id].name));
        for (const ladr::TermId argument : input_.terms.arguments(id))
            collect_names(argument, names);
    }

    const ladr::MaceInput& input_;
    ladr::TermId formula_;
    std::vector<ladr::TermId> equations_;
};

/// Calls `take(readings, slip)` for each formula with a slip.
template <class Take>
Result<void> for_each_slip(const ladr::MaceInput& input, const Control& control, Take take) {
    for (const ladr::MaceList& list : input.lists)
        for (const ladr::TermId member : list.members) {
            if (control.stop_requested())
                return failure("stopped");
            TwoReadings readings(input, member);
            if (const auto slip = readings.slip(control))
                take(readings, *slip);
        }
    return {};
}

/// Where a term stands, its names and signs, without parentheses around it.
void widen(const ladr::Terms& terms, ladr::TermId id, std::size_t& begin, std::size_t& end) {
    begin = std::min(begin, terms[id].offset);
    end = std::max(end, terms[id].offset + terms[id].length);
    for (const ladr::TermId argument : terms.arguments(id))
        widen(terms, argument, begin, end);
}

bool is_gap(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// A side of an equation in the text, with the parentheses that belong to it.
std::pair<std::size_t, std::size_t> place_of(const ladr::MaceInput& input, ladr::TermId side) {
    std::size_t begin = input.text.size();
    std::size_t end = 0;
    widen(input.terms, side, begin, end);
    // Those that open within the side and close behind it, and the other way round.
    int open = 0;
    int missing = 0;
    for (std::size_t at = begin; at < end; ++at) {
        open += input.text[at] == '(' ? 1 : input.text[at] == ')' ? -1 : 0;
        missing = std::max(missing, -open);
    }
    open += missing;
    const auto extend = [&input](std::size_t& at, char mark, int step) {
        std::size_t next = at;
        while (next > 0 && next < input.text.size() &&
               is_gap(input.text[step < 0 ? next - 1 : next]))
            step < 0 ? --next : ++next;
        if (step < 0 && next > 0 && input.text[next - 1] == mark)
            at = next - 1;
        else if (step > 0 && next < input.text.size() && input.text[next] == mark)
            at = next + 1;
    };
    for (; missing > 0; --missing)
        extend(begin, '(', -1);
    for (; open > 0; --open)
        extend(end, ')', 1);
    return {begin, end};
}

} // namespace

Result<std::vector<IntegerSlip>> integer_slips(std::string_view text, const Control& control) {
    const auto input = ladr::read_mace(text);
    if (!input)
        return tl::unexpected(input.error());
    std::vector<IntegerSlip> slips;
    const auto done =
        for_each_slip(*input, control, [&slips](const TwoReadings&, const IntegerSlip& slip) {
            slips.push_back(slip);
        });
    if (!done)
        return tl::unexpected(done.error());
    return slips;
}

std::string to_words(const IntegerSlip& slip) {
    std::string where;
    for (std::size_t i = 0; i < slip.ones.size(); ++i)
        where += (i == 0 ? "" : i + 1 < slip.ones.size() ? ", " : " and ") + slip.ones[i];
    if (where.empty())
        where = "all are 0";
    else {
        where += slip.ones.size() == 1 ? " is 1" : " are 1";
        if (slip.zeros > 0)
            where += slip.zeros == 1 ? " and the other one is 0" : " and the others are 0";
    }
    return fmt::format("If {}, the left side is {} and the right side is {}: equal modulo 2, but "
                       "not for Mace4, which computes with integers.",
                       where, slip.left, slip.right);
}

Result<std::string> with_modulo(std::string_view text, const Control& control) {
    const auto input = ladr::read_mace(text);
    if (!input)
        return tl::unexpected(input.error());
    std::vector<std::pair<std::size_t, std::size_t>> places;
    const auto done = for_each_slip(
        *input, control, [&](const TwoReadings& readings, const IntegerSlip& /*slip*/) {
            for (const ladr::TermId equation : readings.equations())
                for (const ladr::TermId side : input->terms.arguments(equation))
                    if (!is_bit(input->terms, side))
                        places.push_back(place_of(*input, side));
        });
    if (!done)
        return tl::unexpected(done.error());
    // From the end on, so that what is before stays where it is.
    std::sort(places.begin(), places.end(), std::greater<>());
    std::string result(text);
    for (const auto& [begin, end] : places) {
        result.insert(end, ") mod 2");
        result.insert(begin, "(");
    }
    return result;
}

} // namespace loggia::gf2
// NOLINTEND(misc-no-recursion)
