#include "ui/normal_forms/study/form_study.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace loggia::ui {

using normal_forms::Cover;
using normal_forms::Cube;
using normal_forms::Form;
using normal_forms::Function;
using normal_forms::Minimum;
using normal_forms::QuineMcCluskey;
using normal_forms::Tables;
using normal_forms::WideFunction;
using normal_forms::WideMinimum;

namespace {

/// Of all tables of a function together.
constexpr std::uint64_t most_table_bits = std::uint64_t{1} << 28U;

Cover onlyOutputOf(const Cover& cover, int output) {
    Cover one{cover.inputs, 1, {}};
    for (Cube cube : cover.cubes)
        if ((cube.outputs >> static_cast<unsigned>(output) & 1U) != 0) {
            cube.outputs = 1;
            one.cubes.push_back(cube);
        }
    return one;
}

bool isBlank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

/// Where the hand's way and the search's both lead to a proven minimum of the same cost the page
/// shows one of the hand's, so that all its parts speak of the same terms.
Minimum matched(Minimum minimum, const FormStudy& study) {
    const QuineMcCluskey* const by_hand = study.by_hand.get();
    if (by_hand == nullptr || !minimum.minimal())
        return minimum;
    Cover cover{minimum.cover.inputs, 1, {}};
    const auto choice = static_cast<std::size_t>(study.settings.choice);
    const auto& chosen = study.forms ? study.forms->forms.at(choice) : by_hand->chosen;
    for (const std::size_t prime : chosen)
        cover.cubes.push_back(by_hand->primes.at(prime));
    if (cover.terms() == minimum.cover.terms() && cover.literals() == minimum.cover.literals())
        minimum.cover = std::move(cover);
    return minimum;
}

} // namespace

std::shared_ptr<const FormRows> FormRows::of(std::shared_ptr<const Function> function,
                                             const Control& control) {
    auto made = std::make_shared<FormRows>();
    made->function_ = std::move(function);
    const int outputs = made->outputs();
    const std::uint64_t most = most_table_bits / (2 * made->rows());
    for (int j = 0; j < outputs && static_cast<std::uint64_t>(j) < most; ++j) {
        auto tables = tabulate(*made->function_, j, control);
        if (!tables)
            return nullptr;
        made->tables_.push_back(std::move(tables));
    }
    made->tables_.resize(static_cast<std::size_t>(outputs));
    return made;
}

const Tables* FormRows::tables(int output) const {
    const auto& found = tables_.at(static_cast<std::size_t>(output));
    return found ? &*found : nullptr;
}

RowValue FormRows::value(std::uint64_t row, int output) const {
    if (const Tables* known = tables(output)) {
        if (known->dont_care[row])
            return RowValue::open;
        return known->on[row] ? RowValue::one : RowValue::zero;
    }
    if (function_->dont_care.value(row, output))
        return RowValue::open;
    return function_->on.value(row, output) ? RowValue::one : RowValue::zero;
}

std::uint64_t FormRows::count(RowValue value, int output) const {
    const Tables* known = tables(output);
    if (known == nullptr)
        return 0;
    const std::uint64_t on = known->on.count();
    const std::uint64_t open = known->dont_care.count();
    if (value == RowValue::one)
        return on;
    return value == RowValue::open ? open : rows() - on - open;
}

Function onlyOutput(const Function& function, int output) {
    return {function.inputs,
            {function.outputs.at(static_cast<std::size_t>(output))},
            onlyOutputOf(function.on, output),
            onlyOutputOf(function.dont_care, output)};
}

Tables complementOf(const Tables& tables) {
    Tables other = tables;
    other.on.negate();
    const auto open = tables.dont_care.words();
    const auto words = other.on.words();
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] &= ~open[i];
    return other;
}

std::optional<FormCosts> FormStudy::costs() const {
    const auto of = [](const auto& found) {
        return FormCosts{found.terms,  found.literals,  found.stopped,
                         found.primes, found.essential, found.method};
    };
    if (minimum)
        return of(*minimum);
    if (wide && wide->minimum)
        return of(*wide->minimum);
    return std::nullopt;
}

namespace {

/// Which output is minimised: the one that is wanted, or the first where there is none such.
int chosenOutput(int wanted, int outputs) {
    return wanted >= outputs || (wanted == all_outputs && outputs == 1) ? 0 : wanted;
}

/// Minimises `function` with the study's settings, if that is asked for; `put` takes each better
/// minimum into the study.
template <class AnyFunction, class Put>
void minimiseChosen(FormStudy& study, const AnyFunction& function, const Control& control,
                    const std::function<void(const FormStudy&)>& update, const Put& put) {
    study.complete = !study.is_asked;
    if (!control.stop_requested())
        update(study);
    if (!study.is_asked)
        return;
    const auto minimum = minimize(function, {study.settings.form, study.settings.method}, control,
                                  [&](const auto& better) {
                                      put(better);
                                      update(study);
                                  });
    if (minimum)
        put(*minimum);
    else
        study.error = Error{minimum.error().message, std::nullopt};
    study.complete = true;
}

/// Minimises what the views cannot draw.
FormStudy studyWide(FormStudy study, WideFunction function, const Control& control,
                    const std::function<void(const FormStudy&)>& update) {
    WideStudy wide;
    wide.whole = std::make_shared<const WideFunction>(std::move(function));
    study.settings.output = chosenOutput(study.settings.output, wide.whole->on.outputs());
    wide.chosen =
        study.settings.output == all_outputs
            ? wide.whole
            : std::make_shared<const WideFunction>(only_output(*wide.whole, study.settings.output));
    study.wide = wide;
    minimiseChosen(study, *wide.chosen, control, update, [&study](const WideMinimum& minimum) {
        study.wide->minimum = std::make_shared<const WideMinimum>(minimum);
    });
    return study;
}

/// Tabulates, goes the hand's way and minimises.
FormStudy studyNarrow(FormStudy study, Function function, const Control& control,
                      const std::function<void(const FormStudy&)>& update) {
    study.whole = std::make_shared<const Function>(std::move(function));
    const int output = chosenOutput(study.settings.output, study.whole->on.outputs);
    study.settings.output = output;
    study.chosen = output == all_outputs
                       ? study.whole
                       : std::make_shared<const Function>(onlyOutput(*study.whole, output));
    const int inputs = study.chosen->on.inputs;
    if (inputs <= normal_forms::most_tabulated)
        study.rows = FormRows::of(study.chosen, control);
    if (study.rows && study.isSingle() && inputs <= normal_forms::most_by_hand)
        if (const Tables* tables = study.rows->tables(0))
            if (auto hand =
                    quine_mccluskey(study.isCnf() ? complementOf(*tables) : *tables, control))
                study.by_hand = std::make_shared<const QuineMcCluskey>(std::move(*hand));
    if (study.by_hand)
        study.forms = std::make_shared<const normal_forms::MinimumForms>(
            all_minimum_forms(*study.by_hand, control));
    const int last = study.forms ? static_cast<int>(study.forms->forms.size()) - 1 : 0;
    study.settings.choice = std::clamp(study.settings.choice, 0, last);
    minimiseChosen(study, *study.chosen, control, update, [&study](const Minimum& minimum) {
        study.minimum = std::make_shared<const Minimum>(matched(minimum, study));
    });
    return study;
}

} // namespace

FormStudy withForm(FormStudy study, int choice) {
    const int last = study.forms ? static_cast<int>(study.forms->forms.size()) - 1 : 0;
    const int next = std::clamp(choice, 0, last);
    if (next == study.settings.choice)
        return study;
    study.settings.choice = next;
    if (study.minimum)
        study.minimum = std::make_shared<const Minimum>(matched(*study.minimum, study));
    return study;
}

FormStudy studyForm(const std::string& text, const FormSettings& settings, const Control& control,
                    const std::function<void(const FormStudy&)>& update, bool is_asked) {
    FormStudy study;
    study.is_asked = is_asked;
    study.text = std::make_shared<const std::string>(text);
    study.settings = settings;
    study.complete = true;
    study.blank = isBlank(text);
    if (study.blank)
        return study;
    study.syntax = normal_forms::syntax_of(text);
    auto any = normal_forms::read_any_function(text, study.syntax, control);
    if (!any) {
        study.error = any.error();
        return study;
    }
    if (auto* const wide = std::get_if<WideFunction>(&*any))
        return studyWide(std::move(study), std::move(*wide), control, update);
    return studyNarrow(std::move(study), std::get<Function>(std::move(*any)), control, update);
}

} // namespace loggia::ui
