#include "core/puzzles/sheet/inference.hpp"

#include "core/logic/expr.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace loggia::puzzles {

namespace {

using Values = std::vector<std::optional<bool>>; ///< by atom

constexpr std::size_t most_open = 12;
constexpr std::size_t most_open_of_easy_pair = 3;
constexpr std::size_t most_open_of_pair = 6;

/// One statement or two, over atoms of the sheet.
struct Constraint {
    std::vector<std::size_t> statements; ///< rising
    std::vector<std::size_t> atoms;      ///< rising
};

/// Which values of the open atoms let a constraint hold.
struct Ways {
    bool none = true;
    std::vector<bool> can_be_true;
    std::vector<bool> can_be_false;
};

/// The statements of a sheet, alone and by pairs.
class Statements {
public:
    Statements(const PuzzleSheet& sheet, const Control& control)
        : sheet_(sheet), control_(control) {
        for (const std::string& atom : sheet.atoms)
            variables_.push_back(sheet.store.find(atom));
        for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
            Constraint one{{i}, {}};
            for (const logic::Variable v :
                 logic::variables_of(sheet.store, sheet.statements[i].formula))
                if (const auto atom = atom_of(sheet.store.name(v)))
                    one.atoms.push_back(*atom);
            std::sort(one.atoms.begin(), one.atoms.end());
            singles_.push_back(std::move(one));
        }
        constexpr std::size_t most_paired = 64;
        for (std::size_t j = 0; j < singles_.size() && singles_.size() <= most_paired; ++j)
            for (std::size_t i = 0; i < j; ++i)
                pair(singles_[i], singles_[j]);
    }

    [[nodiscard]] const PuzzleSheet& sheet() const { return sheet_; }
    [[nodiscard]] bool is_stopped() const { return control_.stop_requested(); }
    [[nodiscard]] const std::vector<Constraint>& singles() const { return singles_; }
    [[nodiscard]] const std::vector<Constraint>& pairs() const { return pairs_; }

    [[nodiscard]] std::optional<std::size_t> atom_of(const std::string& name) const {
        const auto found = std::lower_bound(sheet_.atoms.begin(), sheet_.atoms.end(), name);
        return found == sheet_.atoms.end() || *found != name
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - sheet_.atoms.begin()));
    }

    [[nodiscard]] static std::vector<std::size_t> open_atoms(const Constraint& constraint,
                                                             const Values& values) {
        std::vector<std::size_t> open;
        for (const std::size_t atom : constraint.atoms)
            if (!values[atom])
                open.push_back(atom);
        return open;
    }

    [[nodiscard]] Ways ways(const Constraint& constraint, const Values& values,
                            const std::vector<std::size_t>& open) const {
        Ways all{true, std::vector<bool>(open.size()), std::vector<bool>(open.size())};
        std::vector<bool> assignment(sheet_.store.variables());
        const auto put = [&](std::size_t atom, bool value) {
            if (variables_[atom])
                assignment[*variables_[atom]] = value;
        };
        for (const std::size_t atom : constraint.atoms)
            if (values[atom])
                put(atom, *values[atom]);
        for (std::uint32_t row = 0; row < (1U << open.size()); ++row) {
            for (std::size_t i = 0; i < open.size(); ++i)
                put(open[i], (row >> i & 1U) != 0);
            if (!std::all_of(constraint.statements.begin(), constraint.statements.end(),
                             [&](std::size_t statement) {
                                 return logic::evaluate(sheet_.store,
                                                        sheet_.statements[statement].formula,
                                                        assignment);
                             }))
                continue;
            all.none = false;
            for (std::size_t i = 0; i < open.size(); ++i)
                ((row >> i & 1U) != 0 ? all.can_be_true : all.can_be_false)[i] = true;
        }
        return all;
    }

    /// Of what is known, what the conclusion, or where there is none the contradiction, needs.
    [[nodiscard]] std::vector<AtomValue>
    needed_premises(const Constraint& constraint, const Values& values,
                    std::optional<AtomValue> conclusion) const {
        Values fewer(values.size());
        for (const std::size_t atom : constraint.atoms)
            fewer[atom] = values[atom];
        if (conclusion)
            fewer[conclusion->atom] = !conclusion->value;
        std::vector<AtomValue> needed;
        for (const std::size_t atom : constraint.atoms) {
            const auto value = fewer[atom];
            if (!value || (conclusion && conclusion->atom == atom))
                continue;
            fewer[atom].reset();
            const auto open = open_atoms(constraint, fewer);
            if (open.size() <= most_open && ways(constraint, fewer, open).none)
                continue;
            fewer[atom] = value;
            needed.push_back({atom, *value});
        }
        return needed;
    }

private:
    void pair(const Constraint& one, const Constraint& other) {
        Constraint both{{one.statements.front(), other.statements.front()}, {}};
        std::set_union(one.atoms.begin(), one.atoms.end(), other.atoms.begin(), other.atoms.end(),
                       std::back_inserter(both.atoms));
        if (both.atoms.size() < one.atoms.size() + other.atoms.size())
            pairs_.push_back(std::move(both));
    }

    const PuzzleSheet& sheet_;
    const Control& control_;
    std::vector<std::optional<logic::Variable>> variables_; ///< by atom
    std::vector<Constraint> singles_;
    std::vector<Constraint> pairs_;
};

/// What follows from assumptions, step by step.
class Deduction {
public:
    enum class Start : std::uint8_t {
        anew,   ///< nothing has been looked into
        settled ///< without an assumption no statement means anything more
    };

    Deduction(const Statements& statements, Values known, Start start)
        : statements_(statements), values_(std::move(known)), step_of_(values_.size()),
          singles_(statements.singles().size(), {start == Start::anew, 0}),
          pairs_(statements.pairs().size(), {start == Start::anew, 0}) {}

    void assume(const AtomValue& fact, Inference::Kind kind) {
        steps_.push_back({kind, {}, {}, fact});
        set(fact);
    }

    /// Goes on until a statement, or two with `by_pairs`, cannot hold; the step that says so.
    std::optional<std::size_t> contradiction(bool by_pairs) {
        for (bool more = true; more && !statements_.is_stopped();) {
            auto found = look(statements_.singles(), singles_, most_open);
            if (found == Found::nothing && by_pairs)
                found = look(statements_.pairs(), pairs_, most_open_of_pair);
            if (found == Found::contradiction)
                return steps_.size() - 1;
            more = found == Found::fact;
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
                    if (const auto step = step_of_[premise.atom])
                        needed[*step] = true;
        std::vector<Inference> chain;
        for (std::size_t i = 0; i <= last; ++i)
            if (needed[i])
                chain.push_back(steps_[i]);
        return chain;
    }

private:
    enum class Found : std::uint8_t { nothing, fact, contradiction };
    struct Looked {
        bool never = true;
        std::size_t steps = 0; ///< when it was looked into
    };

    void set(const AtomValue& fact) {
        values_[fact.atom] = fact.value;
        step_of_[fact.atom] = steps_.size() - 1;
    }

    Found look(const std::vector<Constraint>& all, std::vector<Looked>& looked, std::size_t most) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool is_new =
                looked[i].never ||
                std::any_of(all[i].atoms.begin(), all[i].atoms.end(), [&](std::size_t atom) {
                    return step_of_[atom] && *step_of_[atom] >= looked[i].steps;
                });
            if (!is_new)
                continue;
            const std::size_t steps = steps_.size();
            const Found found = look_into(all[i], most);
            if (found != Found::fact) // one at a time: there may be more
                looked[i] = {false, steps};
            if (found != Found::nothing)
                return found;
        }
        return Found::nothing;
    }

    Found look_into(const Constraint& constraint, std::size_t most) {
        const auto open = Statements::open_atoms(constraint, values_);
        if (open.size() > most)
            return Found::nothing;
        const Ways all = statements_.ways(constraint, values_, open);
        if (all.none) {
            steps_.push_back({Inference::Kind::contradiction,
                              constraint.statements,
                              statements_.needed_premises(constraint, values_, std::nullopt),
                              {}});
            return Found::contradiction;
        }
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (all.can_be_true[i] == all.can_be_false[i])
                continue;
            const AtomValue fact{open[i], all.can_be_true[i]};
            steps_.push_back({Inference::Kind::follow, constraint.statements,
                              statements_.needed_premises(constraint, values_, fact), fact});
            set(fact);
            return Found::fact;
        }
        return Found::nothing;
    }

    const Statements& statements_;
    Values values_;
    std::vector<std::optional<std::size_t>> step_of_; ///< by atom
    std::vector<Inference> steps_;
    std::vector<Looked> singles_;
    std::vector<Looked> pairs_;
};

/// A fact and how it is deduced.
struct Deduced {
    AtomValue fact;
    std::vector<Inference> steps;
};

/// Of what constraints mean directly, what the fewest premises settle.
std::optional<Deduced> direct(const Statements& statements, const std::vector<Constraint>& all,
                              const Values& known, std::size_t most) {
    std::optional<Deduced> best;
    std::tuple<std::size_t, std::size_t> best_cost;
    for (const Constraint& constraint : all) {
        if (statements.is_stopped())
            return std::nullopt;
        const auto open = Statements::open_atoms(constraint, known);
        if (open.empty() || open.size() > most)
            continue;
        const Ways ways = statements.ways(constraint, known, open);
        for (std::size_t i = 0; i < open.size() && !ways.none; ++i) {
            if (ways.can_be_true[i] == ways.can_be_false[i])
                continue;
            const AtomValue fact{open[i], ways.can_be_true[i]};
            auto premises = statements.needed_premises(constraint, known, fact);
            const std::tuple cost{premises.size(), open.size()};
            if (best && best_cost <= cost)
                continue;
            best_cost = cost;
            best = {fact,
                    {{Inference::Kind::follow, constraint.statements, std::move(premises), fact}}};
        }
    }
    return best;
}

/// The shortest way from an assumption to a contradiction. Nothing follows directly any more.
std::optional<Deduced> indirect(const Statements& statements, const Values& known, bool by_pairs) {
    std::optional<Deduced> best;
    for (std::size_t atom = 0; atom < known.size(); ++atom)
        for (const bool value : {true, false}) {
            if (known[atom])
                continue;
            Deduction deduction(statements, known, Deduction::Start::settled);
            deduction.assume({atom, value}, Inference::Kind::assume);
            const auto last = deduction.contradiction(by_pairs);
            if (!last)
                continue;
            auto steps = deduction.needed_for(*last);
            if (best && best->steps.size() <= steps.size() + 1)
                continue;
            steps.push_back({Inference::Kind::conclude, {}, {}, {atom, !value}});
            best = {{atom, !value}, std::move(steps)};
        }
    return best;
}

std::optional<Deduced> easiest(const Statements& statements, const Values& known) {
    if (auto one = direct(statements, statements.singles(), known, most_open))
        return one;
    if (auto two = direct(statements, statements.pairs(), known, most_open_of_easy_pair))
        return two;
    if (auto contradiction = indirect(statements, known, false))
        return contradiction;
    if (auto two = direct(statements, statements.pairs(), known, most_open_of_pair))
        return two;
    return indirect(statements, known, true);
}

/// The atoms that an answer about a figure fixes.
std::vector<AtomValue> facts_of(const Statements& statements, const Figure& figure,
                                FigureAnswer answer) {
    std::vector<AtomValue> facts;
    if (answer == FigureAnswer::open)
        return facts;
    if (const auto good = statements.atom_of(figure.good))
        facts.push_back({*good, answer == FigureAnswer::good});
    if (const auto bad = statements.atom_of(figure.bad))
        facts.push_back({*bad, answer == FigureAnswer::bad});
    return facts;
}

/// What is known, and the answers behind it.
class Knowledge {
public:
    Knowledge(const Statements& statements, const std::vector<KnownFact>& known)
        : values_(statements.sheet().atoms.size()), figures_(values_.size()) {
        for (const KnownFact& each : known)
            add(each);
    }

    void add(const KnownFact& known) {
        if (std::exchange(values_.at(known.fact.atom), known.fact.value))
            return;
        figures_[known.fact.atom] = known.figures;
    }
    void add_answers(const Statements& statements, const std::vector<FigureAnswer>& answers) {
        const auto& figures = statements.sheet().figures;
        for (std::size_t i = 0; i < figures.size() && i < answers.size(); ++i)
            for (const AtomValue& fact : facts_of(statements, figures[i], answers[i]))
                if (!values_[fact.atom])
                    add({fact, {i}});
    }

    [[nodiscard]] const Values& values() const { return values_; }

    /// A fact that was deduced from these premises.
    [[nodiscard]] KnownFact deduced(const AtomValue& fact,
                                    const std::vector<AtomValue>& premises) const {
        KnownFact known{fact, {}};
        for (const AtomValue& premise : premises)
            for (const std::size_t figure : figures_[premise.atom])
                known.figures.push_back(figure);
        std::sort(known.figures.begin(), known.figures.end());
        known.figures.erase(std::unique(known.figures.begin(), known.figures.end()),
                            known.figures.end());
        return known;
    }

private:
    Values values_;
    std::vector<std::vector<std::size_t>> figures_; ///< by atom
};

template <class T>
void add_once(std::vector<T>& all, const T& one) {
    if (std::find(all.begin(), all.end(), one) == all.end())
        all.push_back(one);
}

/// Premises that no step before brings.
std::vector<AtomValue> premises_of(const std::vector<Inference>& steps) {
    std::vector<AtomValue> brought;
    std::vector<AtomValue> premises;
    for (const Inference& step : steps) {
        for (const AtomValue& premise : step.premises)
            if (std::find(brought.begin(), brought.end(), premise) == brought.end())
                add_once(premises, premise);
        brought.push_back(step.conclusion);
    }
    return premises;
}

void fill_in(Hint& hint) {
    for (const Inference& step : hint.steps)
        for (const std::size_t statement : step.statements)
            add_once(hint.statements, statement);
    std::sort(hint.statements.begin(), hint.statements.end());
    hint.premises = premises_of(hint.steps);
}

/// Of facts deduced one after the other those that the last premises rest on.
std::vector<Deduced> needed_by(std::vector<Deduced> chain, std::vector<AtomValue> premises) {
    std::vector<Deduced> needed;
    for (std::size_t i = chain.size(); i-- > 0;) {
        if (std::find(premises.begin(), premises.end(), chain[i].fact) == premises.end())
            continue;
        for (const AtomValue& premise : premises_of(chain[i].steps))
            premises.push_back(premise);
        needed.insert(needed.begin(), std::move(chain[i]));
    }
    return needed;
}

bool settles_open(const Statements& statements, const std::vector<FigureAnswer>& answers,
                  std::size_t atom) {
    const auto& figures = statements.sheet().figures;
    for (std::size_t i = 0; i < figures.size(); ++i)
        if ((i >= answers.size() || answers[i] == FigureAnswer::open) &&
            (statements.atom_of(figures[i].good) == atom ||
             statements.atom_of(figures[i].bad) == atom))
            return true;
    return false;
}

/// That all ways were tried, where nothing less tells who a figure is.
std::optional<Hint> by_all_ways(const Statements& statements,
                                const std::vector<FigureAnswer>& answers,
                                const Knowledge& knowledge, const Control& control) {
    const PuzzleSheet& sheet = statements.sheet();
    const auto settled = settled_figure(sheet, answers, control);
    if (!settled)
        return std::nullopt;
    auto facts = facts_of(statements, sheet.figures[settled->figure], settled->answer);
    // That a tiger is there says already that no lady is.
    std::stable_sort(facts.begin(), facts.end(),
                     [](const AtomValue& a, const AtomValue& b) { return a.value && !b.value; });
    for (const AtomValue& fact : facts) {
        if (knowledge.values()[fact.atom])
            continue;
        std::vector<AtomValue> premises;
        for (const std::size_t figure : settled->figures)
            for (const AtomValue& premise :
                 facts_of(statements, sheet.figures[figure], answers[figure]))
                premises.push_back(premise);
        Hint hint;
        hint.facts = {knowledge.deduced(fact, premises)};
        hint.steps = {{Inference::Kind::enumerate, settled->statements, std::move(premises), fact}};
        fill_in(hint);
        return hint;
    }
    return std::nullopt;
}

/// An assumption of answers that leads to a contradiction, its last step but for the conclusion.
std::vector<Inference> contradiction_of(const Statements& statements, const Values& known,
                                        const std::vector<AtomValue>& answers) {
    for (const bool by_pairs : {false, true}) {
        Deduction deduction(statements, known, Deduction::Start::anew);
        for (const AtomValue& answer : answers)
            deduction.assume(answer, Inference::Kind::answer);
        if (const auto last = deduction.contradiction(by_pairs))
            return deduction.needed_for(*last);
    }
    return {};
}

/// The same where facts have to be found by further assumptions in between; by all ways at last.
std::vector<Inference> long_contradiction_of(const Statements& statements, Values known,
                                             const std::vector<AtomValue>& answers,
                                             const AnswerCheck& check) {
    std::vector<Inference> steps;
    for (const AtomValue& answer : answers) {
        steps.push_back({Inference::Kind::answer, {}, {}, answer});
        known[answer.atom] = answer.value;
    }
    const std::size_t assumed = steps.size();
    std::vector<Deduced> chain;
    while (!statements.is_stopped()) {
        if (const auto end = contradiction_of(statements, known, {}); !end.empty()) {
            for (Deduced& each : needed_by(std::move(chain), premises_of(end)))
                steps.insert(steps.end(), each.steps.begin(), each.steps.end());
            steps.insert(steps.end(), end.begin(), end.end());
            return steps;
        }
        auto next = easiest(statements, known);
        if (!next)
            break;
        known[next->fact.atom] = next->fact.value;
        chain.push_back(std::move(*next));
    }
    steps.resize(assumed);
    steps.push_back({Inference::Kind::contradiction, check.statements, answers, {}});
    return steps;
}

} // namespace

std::vector<FigureAnswer> known_answers(const PuzzleSheet& sheet,
                                        const std::vector<KnownFact>& known) {
    const auto value_of = [&](const std::string& name) -> std::optional<bool> {
        for (const KnownFact& each : known)
            if (sheet.atoms.at(each.fact.atom) == name)
                return each.fact.value;
        return std::nullopt;
    };
    std::vector<FigureAnswer> answers;
    for (const Figure& figure : sheet.figures) {
        const auto good = value_of(figure.good);
        const auto bad = figure.bad.empty() && good ? !*good : value_of(figure.bad);
        answers.push_back(good == true  ? FigureAnswer::good
                          : bad == true ? FigureAnswer::bad
                          : good && bad ? FigureAnswer::neither
                                        : FigureAnswer::open);
    }
    return answers;
}

std::optional<Hint> hint_for(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                             const std::vector<KnownFact>& known, const Control& control) {
    const Statements statements(sheet, control);
    const auto told = known_answers(sheet, known);
    for (std::size_t i = 0; i < sheet.figures.size(); ++i)
        if ((i >= answers.size() || answers[i] == FigureAnswer::open) &&
            told[i] != FigureAnswer::open) {
            const auto facts = facts_of(statements, sheet.figures[i], told[i]);
            const AtomValue fact = facts.front().value ? facts.front() : facts.back();
            Hint hint;
            hint.steps = {{Inference::Kind::recall, {}, {}, fact}};
            return hint;
        }
    Knowledge knowledge(statements, known);
    knowledge.add_answers(statements, answers);
    std::vector<Deduced> chain;
    for (Values values = knowledge.values();;) {
        auto next = easiest(statements, values);
        if (!next)
            return by_all_ways(statements, answers, knowledge, control);
        values[next->fact.atom] = next->fact.value;
        chain.push_back(std::move(*next));
        if (settles_open(statements, answers, chain.back().fact.atom))
            break;
    }
    const AtomValue last = chain.back().fact;
    Deduced first = std::move(needed_by(std::move(chain), {last}).front());
    Hint hint;
    hint.steps = std::move(first.steps);
    fill_in(hint);
    hint.facts = {knowledge.deduced(first.fact, hint.premises)};
    return hint;
}

std::optional<Hint> refutation_of(const PuzzleSheet& sheet,
                                  const std::vector<FigureAnswer>& answers,
                                  const AnswerCheck& check, const std::vector<KnownFact>& known,
                                  const Control& control) {
    if (check.kind != AnswerCheck::Kind::wrong || check.figures.empty())
        return std::nullopt;
    const Statements statements(sheet, control);
    Values values(sheet.atoms.size());
    for (const KnownFact& each : known)
        if (each.figures.empty())
            values.at(each.fact.atom) = each.fact.value;
    std::vector<AtomValue> wrong;
    for (const std::size_t figure : check.figures)
        for (const AtomValue& fact :
             facts_of(statements, sheet.figures[figure], answers.at(figure)))
            wrong.push_back(fact);
    Hint hint;
    hint.refuted = check.figures;
    const auto is_refuted = [&](const AtomValue& answer) {
        return values[answer.atom] && *values[answer.atom] != answer.value;
    };
    if (const auto found = std::find_if(wrong.begin(), wrong.end(), is_refuted);
        found != wrong.end()) {
        hint.steps = {{Inference::Kind::recall, {}, {}, {found->atom, !found->value}}};
        return hint;
    }
    std::vector<Deduced> chain;
    std::vector<Inference> end;
    std::optional<AtomValue> opposite;
    const auto not_known = [&] {
        std::vector<AtomValue> open;
        for (const AtomValue& answer : wrong)
            if (!values[answer.atom])
                open.push_back(answer);
        return open;
    };
    while (end.empty() && !opposite) {
        end = contradiction_of(statements, values, not_known());
        if (!end.empty())
            break;
        auto next = easiest(statements, values);
        if (statements.is_stopped())
            return std::nullopt;
        if (!next) {
            end = long_contradiction_of(statements, values, not_known(), check);
            break;
        }
        values[next->fact.atom] = next->fact.value;
        chain.push_back(std::move(*next));
        if (std::any_of(wrong.begin(), wrong.end(), is_refuted))
            opposite = chain.back().fact;
    }
    for (const Deduced& each :
         needed_by(std::move(chain), opposite ? std::vector{*opposite} : premises_of(end))) {
        hint.steps.insert(hint.steps.end(), each.steps.begin(), each.steps.end());
        hint.facts.push_back({each.fact, {}});
    }
    hint.steps.insert(hint.steps.end(), end.begin(), end.end());
    if (!opposite) {
        std::vector<AtomValue> refuted;
        for (const AtomValue& answer : wrong)
            if (answer.value || facts_of(statements, sheet.figures[check.figures.front()],
                                         answers[check.figures.front()])
                                        .size() == 1)
                refuted.push_back(answer);
        if (wrong.size() == 1) {
            const AtomValue fact{wrong.front().atom, !wrong.front().value};
            hint.steps.push_back({Inference::Kind::conclude, {}, {}, fact});
            hint.facts.push_back({fact, {}});
        } else {
            hint.steps.push_back(
                {Inference::Kind::refute, {}, refuted.empty() ? wrong : refuted, {}});
        }
    }
    fill_in(hint);
    return hint;
}

} // namespace loggia::puzzles
