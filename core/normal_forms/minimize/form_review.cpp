#include "core/normal_forms/minimize/form_review.hpp"

#include "core/normal_forms/minimize/verify.hpp"

#include <algorithm>
#include <bit>

namespace loggia::normal_forms {

namespace {

using logic::Expr;
using logic::Kind;
using logic::Store;

/// The operands of a chain of one kind, with those of chains of the same kind in it.
std::vector<Expr> flattened(const Store& store, Expr root, Kind kind) {
    std::vector<Expr> found;
    std::vector<Expr> pending{root};
    while (!pending.empty()) {
        const Expr e = pending.back();
        pending.pop_back();
        if (store.kind(e) != kind) {
            found.push_back(e);
            continue;
        }
        const auto operands = store.operands(e);
        pending.insert(pending.end(), operands.rbegin(), operands.rend());
    }
    return found;
}

/// A literal: its variable, and whether it is negated.
std::optional<std::pair<logic::Variable, bool>> literal_of(const Store& store, Expr e) {
    bool negated = false;
    while (store.kind(e) == Kind::negation) {
        negated = !negated;
        e = store.operands(e)[0];
    }
    if (store.kind(e) != Kind::variable)
        return std::nullopt;
    return std::pair(store.variable_of(e), negated);
}

/// A term as a cube; a clause as the cube of the rows where it is false. `clash` becomes the first
/// input that stands there with its negation, where nothing else is wrong.
std::optional<Cube> cube_of(const Store& store, Expr part, const std::vector<std::string>& inputs,
                            Form form, std::string* clash = nullptr) {
    const Kind kind = form == Form::dnf ? Kind::conjunction : Kind::disjunction;
    Cube cube{0, 0, 1};
    std::string first;
    for (const Expr each : flattened(store, part, kind)) {
        const auto literal = literal_of(store, each);
        if (!literal)
            return std::nullopt;
        const auto at = std::find(inputs.begin(), inputs.end(), store.name(literal->first));
        if (at == inputs.end())
            return std::nullopt;
        const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(inputs.end() - at - 1);
        const bool value = literal->second == (form == Form::cnf);
        if ((cube.care & bit) != 0 && ((cube.value & bit) != 0) != value && first.empty())
            first = *at;
        cube.care |= bit;
        cube.value |= value ? bit : 0;
    }
    if (clash != nullptr)
        *clash = first;
    return cube.care == 0 || !first.empty() ? std::nullopt : std::optional(cube);
}

std::optional<WrittenForm> as_form(const Store& store, Expr root,
                                   const std::vector<std::string>& inputs, Form form) {
    const Kind outer = form == Form::dnf ? Kind::disjunction : Kind::conjunction;
    WrittenForm written{form, {static_cast<int>(inputs.size()), 1, {}}};
    for (const Expr part : flattened(store, root, outer)) {
        const auto cube = cube_of(store, part, inputs, form);
        if (!cube)
            return std::nullopt;
        written.cover.cubes.push_back(*cube);
    }
    if (written.cover.cubes.empty())
        return std::nullopt;
    written.repeated = logic::tree_size(store, root).leaves - written.cover.literals();
    return written;
}

std::optional<ClashingForm> clashing_as(const Store& store, Expr root,
                                        const std::vector<std::string>& inputs, Form form) {
    const Kind outer = form == Form::dnf ? Kind::disjunction : Kind::conjunction;
    ClashingForm found{form, {}};
    for (const Expr part : flattened(store, root, outer)) {
        std::string clash;
        if (!cube_of(store, part, inputs, form, &clash) && clash.empty())
            return std::nullopt;
        if (found.input.empty())
            found.input = clash;
    }
    return found.input.empty() ? std::nullopt : std::optional(found);
}

} // namespace

std::optional<ClashingForm> clashing_form(const Store& store, Expr root,
                                          const std::vector<std::string>& inputs, Form preferred) {
    if (auto found = clashing_as(store, root, inputs, preferred))
        return found;
    return clashing_as(store, root, inputs, preferred == Form::dnf ? Form::cnf : Form::dnf);
}

std::optional<WrittenForm> written_form(const Store& store, Expr root,
                                        const std::vector<std::string>& inputs, Form preferred) {
    if (auto written = as_form(store, root, inputs, preferred))
        return written;
    return as_form(store, root, inputs, preferred == Form::dnf ? Form::cnf : Form::dnf);
}

Result<std::optional<FormReview>> review_form(const Function& function, const WrittenForm& written,
                                              const Control& control) {
    constexpr std::uint64_t some_seconds = 500'000'000;
    if (written.cover.terms() > most_reviewed_terms ||
        written.cover.inputs > most_reviewed_inputs || function.on.outputs != 1)
        return std::nullopt;
    const auto minimum =
        minimize(function, {written.form, Method::automatic, some_seconds}, control);
    if (!minimum)
        return tl::unexpected(minimum.error());
    if (control.stop_requested())
        return failure("stopped");
    FormReview review;
    review.form = written.form;
    review.cover = written.cover;
    review.repeated = written.repeated;
    review.least_terms = minimum->terms.upper;
    review.least_literals = minimum->literals.upper;
    review.proven = minimum->minimal();
    const auto still_right = [&](const Cover& cover) -> Result<bool> {
        const auto found = difference(function, written.form, cover, control);
        if (!found)
            return tl::unexpected(found.error());
        return !*found;
    };
    for (std::size_t i = 0; i < written.cover.cubes.size(); ++i) {
        Cover without = written.cover;
        without.cubes.erase(without.cubes.begin() + static_cast<std::ptrdiff_t>(i));
        const auto redundant = still_right(without);
        if (!redundant)
            return tl::unexpected(redundant.error());
        if (*redundant) {
            review.redundant.push_back(i);
            continue;
        }
        for (std::uint64_t left = written.cover.cubes[i].care; left != 0; left &= left - 1) {
            const std::uint64_t bit = left & (~left + 1);
            Cover shorter = written.cover;
            shorter.cubes[i].care &= ~bit;
            shorter.cubes[i].value &= ~bit;
            const auto right = still_right(shorter);
            if (!right)
                return tl::unexpected(right.error());
            if (*right) {
                review.shortened.emplace_back(i, bit);
                break;
            }
        }
    }
    return review;
}

} // namespace loggia::normal_forms
