#include "core/puzzles/sheet/inference.hpp"

#include "core/logic/expr.hpp"

#include <algorithm>
#include <utility>

namespace loggia::puzzles {

namespace {

/// A statement's formula over atoms of the sheet.
struct Constraint {
    std::size_t statement;
    logic::Expr formula;
    std::vector<std::size_t> atoms; ///< rising
};

/// What is known, and from which step: by atom.
struct Known {
    std::optional<bool> value;
    std::optional<std::size_t> step;
};

class Deduction {
public:
    Deduction(const PuzzleSheet& sheet, const std::vector<std::size_t>& statements,
              const Control& control)
        : sheet_(sheet), control_(control), known_(sheet.atoms.size()) {
        for (const std::size_t statement : statements) {
            const logic::Expr formula = sheet.statements[statement].formula;
            Constraint constraint{statement, formula, {}};
            for (const logic::Variable v : logic::variables_of(sheet.store, formula))
                if (const auto atom = atom_of(sheet.store.name(v)))
                    constraint.atoms.push_back(*atom);
            std::sort(constraint.atoms.begin(), constraint.atoms.end());
            constraints_.push_back(std::move(constraint));
        }
    }

    [[nodiscard]] std::optional<std::size_t> atom_of(const std::string& name) const {
        const auto found = std::lower_bound(sheet_.atoms.begin(), sheet_.atoms.end(), name);
        return found == sheet_.atoms.end() || *found != name
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - sheet_.atoms.begin()));
    }

    void know(const AtomValue& fact) { known_[fact.atom].value = fact.value; }
    void assume(const AtomValue& fact) {
        known_[fact.atom] = {fact.value, steps_.size()};
        steps_.push_back({Inference::Kind::assume, {}, {}, fact, {}});
    }

    /// Goes on until nothing more follows, `wanted` is known or a statement cannot hold; the step
    /// that brought the latter two.
    std::optional<std::size_t> run(std::optional<std::size_t> wanted) {
        for (bool more = true; more;) {
            more = false;
            for (const Constraint& constraint : constraints_) {
                if (control_.stop_requested())
                    return std::nullopt;
                const auto before = steps_.size();
                if (!look_into(constraint))
                    return steps_.size() - 1;
                more = more || steps_.size() > before;
                if (wanted && known_[*wanted].step)
                    return known_[*wanted].step;
            }
        }
        return std::nullopt;
    }

    /// The steps that a step needs, and it.
    [[nodiscard]] std::vector<Inference> needed_for(std::size_t last) const {
        std::vector<bool> needed(steps_.size());
        needed[last] = true;
        for (std::size_t i = last + 1; i-- > 0;)
            if (needed[i])
                for (const AtomValue& premise : steps_[i].premises)
                    if (const auto step = known_[premise.atom].step; step && *step < i)
                        needed[*step] = true;
        std::vector<Inference> chain;
        for (std::size_t i = 0; i <= last; ++i)
            if (needed[i])
                chain.push_back(steps_[i]);
        return chain;
    }

    [[nodiscard]] const Inference& step(std::size_t i) const { return steps_[i]; }

private:
    /// What a statement settles of its open atoms; false where it cannot hold.
    bool look_into(const Constraint& constraint) {
        constexpr std::size_t most_open = 16;
        std::vector<std::size_t> open;
        Inference reason{Inference::Kind::follow, constraint.statement, {}, {}, {}};
        for (const std::size_t atom : constraint.atoms)
            if (known_[atom].value)
                reason.premises.push_back({atom, *known_[atom].value});
            else
                open.push_back(atom);
        if (open.size() > most_open)
            return true;
        const Ways all = ways(constraint, reason.premises, open);
        if (all.none) {
            reason.kind = Inference::Kind::contradiction;
            reason.premises = needed_premises(constraint, reason.premises, std::nullopt);
            steps_.push_back(std::move(reason));
            return false;
        }
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (all.can_be_true[i] == all.can_be_false[i])
                continue;
            Inference found = reason;
            found.conclusion = {open[i], all.can_be_true[i]};
            found.premises = needed_premises(constraint, reason.premises, found.conclusion);
            known_[open[i]] = {found.conclusion.value, steps_.size()};
            steps_.push_back(std::move(found));
            return true; // one at a time: the next may need this one
        }
        return true;
    }

    struct Ways {
        bool none = true;
        std::vector<bool> can_be_true;
        std::vector<bool> can_be_false;
    };

    /// In which ways the statement holds, of the open atoms.
    Ways ways(const Constraint& constraint, const std::vector<AtomValue>& fixed,
              const std::vector<std::size_t>& open) const {
        Ways all{true, std::vector<bool>(open.size()), std::vector<bool>(open.size())};
        std::vector<bool> assignment(sheet_.store.variables());
        const auto put = [&](std::size_t atom, bool value) {
            if (const auto variable = sheet_.store.find(sheet_.atoms[atom]))
                assignment[*variable] = value;
        };
        for (const AtomValue& fact : fixed)
            put(fact.atom, fact.value);
        for (std::uint32_t row = 0; row < (1U << open.size()); ++row) {
            for (std::size_t i = 0; i < open.size(); ++i)
                put(open[i], (row >> i & 1U) != 0);
            if (!logic::evaluate(sheet_.store, constraint.formula, assignment))
                continue;
            all.none = false;
            for (std::size_t i = 0; i < open.size(); ++i)
                ((row >> i & 1U) != 0 ? all.can_be_true : all.can_be_false)[i] = true;
        }
        return all;
    }

    /// Of what was known, what the conclusion, or the contradiction, needs.
    std::vector<AtomValue> needed_premises(const Constraint& constraint,
                                           std::vector<AtomValue> premises,
                                           std::optional<AtomValue> conclusion) const {
        constexpr std::size_t most_atoms = 12;
        if (constraint.atoms.size() > most_atoms)
            return premises;
        for (std::size_t i = premises.size(); i-- > 0;) {
            std::vector<AtomValue> fewer = premises;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (conclusion)
                fewer.push_back({conclusion->atom, !conclusion->value});
            std::vector<std::size_t> open;
            for (const std::size_t atom : constraint.atoms)
                if (std::none_of(fewer.begin(), fewer.end(),
                                 [atom](const AtomValue& fact) { return fact.atom == atom; }))
                    open.push_back(atom);
            if (ways(constraint, fewer, open).none)
                premises.erase(premises.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return premises;
    }

    const PuzzleSheet& sheet_;
    const Control& control_;
    std::vector<Constraint> constraints_;
    std::vector<Known> known_; ///< by atom
    std::vector<Inference> steps_;
};

/// The atoms that an answer about a figure fixes.
std::vector<AtomValue> facts_of(const Deduction& deduction, const Figure& figure,
                                FigureAnswer answer) {
    std::vector<AtomValue> facts;
    if (answer == FigureAnswer::open)
        return facts;
    if (const auto good = deduction.atom_of(figure.good))
        facts.push_back({*good, answer == FigureAnswer::good});
    if (const auto bad = deduction.atom_of(figure.bad))
        facts.push_back({*bad, answer == FigureAnswer::bad});
    return facts;
}

/// How one atom is settled: a chain of steps whose last one is about it.
std::vector<Inference> settle(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                              const AnswerHint& hint, const AtomValue& fact,
                              const Control& control) {
    const auto begun = [&] {
        Deduction deduction(sheet, hint.statements, control);
        for (const std::size_t figure : hint.figures)
            for (const AtomValue& known :
                 facts_of(deduction, sheet.figures[figure], answers[figure]))
                deduction.know(known);
        return deduction;
    };
    Deduction direct = begun();
    if (const auto last = direct.run(fact.atom);
        last && direct.step(*last).kind == Inference::Kind::follow)
        return direct.needed_for(*last);
    Deduction indirect = begun();
    indirect.assume({fact.atom, !fact.value});
    if (const auto last = indirect.run(std::nullopt)) {
        auto chain = indirect.needed_for(*last);
        if (chain.front().kind != Inference::Kind::assume)
            return {}; // the answers themselves cannot be
        chain.push_back({Inference::Kind::conclude, {}, {}, fact, {}});
        return chain;
    }
    return {{Inference::Kind::enumerate, {}, {}, fact, hint.statements}};
}

} // namespace

std::vector<Inference> inferences_for(const PuzzleSheet& sheet,
                                      const std::vector<FigureAnswer>& answers,
                                      const AnswerHint& hint, const Control& control) {
    const Deduction names(sheet, {}, control);
    std::vector<Inference> all;
    for (const AtomValue& fact : facts_of(names, sheet.figures.at(hint.figure), hint.answer)) {
        // That a lady is there says already that no tiger is.
        if (!fact.value && hint.answer == FigureAnswer::good)
            continue;
        if (!fact.value && hint.answer == FigureAnswer::bad &&
            names.atom_of(sheet.figures[hint.figure].bad))
            continue;
        for (Inference& step : settle(sheet, answers, hint, fact, control))
            all.push_back(std::move(step));
    }
    return all;
}

} // namespace loggia::puzzles
