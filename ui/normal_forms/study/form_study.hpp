#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/all_minimum.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/minimize/minimize_wide.hpp"
#include "core/normal_forms/minimize/quine_mccluskey.hpp"
#include "ui/normal_forms/study/form_settings.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

/// What a function says of a row.
enum class RowValue : std::uint8_t { zero, one, open };

/// A function whose rows can be asked for one by one: through truth tables where those fit into
/// memory, otherwise through its cubes.
class FormRows {
public:
    /// Nothing when stopped.
    [[nodiscard]] static std::shared_ptr<const FormRows>
    of(std::shared_ptr<const normal_forms::Function> function, const Control& control = {});

    [[nodiscard]] const normal_forms::Function& function() const { return *function_; }
    [[nodiscard]] int inputs() const { return function_->on.inputs; }
    [[nodiscard]] int outputs() const { return function_->on.outputs; }
    /// 2^inputs; only where there are at most most_tabulated.
    [[nodiscard]] std::uint64_t rows() const { return std::uint64_t{1} << inputs(); }
    [[nodiscard]] RowValue value(std::uint64_t row, int output) const;
    /// How many rows have that value.
    [[nodiscard]] std::uint64_t count(RowValue value, int output) const;
    /// Where the output was tabulated.
    [[nodiscard]] const normal_forms::Tables* tables(int output) const;

private:
    std::shared_ptr<const normal_forms::Function> function_;
    std::vector<std::optional<normal_forms::Tables>> tables_; ///< by output
};

/// What is known of a function with more inputs or outputs than the views can draw.
struct WideStudy {
    std::shared_ptr<const normal_forms::WideFunction> whole;  ///< as it was read
    std::shared_ptr<const normal_forms::WideFunction> chosen; ///< what is minimised
    std::shared_ptr<const normal_forms::WideMinimum> minimum; ///< the best so far, or null
};

/// What a form costs and how it was found, of a function of any width.
struct FormCosts {
    normal_forms::Bounds terms;
    normal_forms::Bounds literals;
    bool stopped = false;
    std::uint64_t primes = 0;
    std::uint64_t essential = 0;
    std::string method;

    [[nodiscard]] bool minimal() const { return terms.proven() && literals.proven(); }
};

/// All that is known of a source text, under some settings. Cheap to copy.
struct FormStudy {
    std::shared_ptr<const std::string> text; ///< what was read; null before anything was
    FormSettings settings;                   ///< with `output` one that there is
    normal_forms::Syntax syntax = normal_forms::Syntax::formula;
    bool blank = false; ///< There is no text.
    /// Why the text, or the function, cannot be dealt with.
    std::optional<Error> error;
    std::shared_ptr<const normal_forms::Function> whole;  ///< as it was read; may be null
    std::shared_ptr<const normal_forms::Function> chosen; ///< what is minimised
    /// Of `chosen`; null above most_tabulated inputs.
    std::shared_ptr<const FormRows> rows;
    /// Of one output of at most most_by_hand inputs; of its complement for a CNF.
    std::shared_ptr<const normal_forms::QuineMcCluskey> by_hand;
    /// All minimum forms, of which settings.choice is shown; null where by_hand is.
    std::shared_ptr<const normal_forms::MinimumForms> forms;
    std::shared_ptr<const normal_forms::Minimum> minimum; ///< the best so far
    bool is_asked = true;          ///< A minimum is wanted; else the function was only read.
    std::optional<WideStudy> wide; ///< in place of all from `whole` on, where that is too narrow
    bool complete = false;         ///< nothing more will come

    /// The text was read as a function.
    [[nodiscard]] bool isRead() const { return chosen || wide; }
    /// A form was found.
    [[nodiscard]] bool hasForm() const { return minimum || (wide && wide->minimum); }
    /// Of the form that was found.
    [[nodiscard]] std::optional<FormCosts> costs() const;
    [[nodiscard]] bool isCnf() const { return settings.form == normal_forms::Form::cnf; }
    [[nodiscard]] bool isSingle() const { return chosen && chosen->on.outputs == 1; }
    /// How many terms the views can show.
    [[nodiscard]] std::size_t terms() const { return minimum ? minimum->cover.terms() : 0; }
    /// How many minimum forms are known; the shown one is settings.choice among them.
    [[nodiscard]] std::size_t minimumForms() const {
        return forms && minimum && minimum->minimal() ? forms->forms.size() : 0;
    }
};

/// One output of a function by itself.
[[nodiscard]] normal_forms::Function onlyOutput(const normal_forms::Function& function, int output);
/// Tables of the complement, with the same don't-cares.
[[nodiscard]] normal_forms::Tables complementOf(const normal_forms::Tables& tables);

/// The same study with another of its minimum forms shown.
[[nodiscard]] FormStudy withForm(FormStudy study, int choice);

/// Reads and, where that `is_asked`, minimises. `update` is called with what is known so far, and
/// better and better, on this thread; the result is the last of it.
[[nodiscard]] FormStudy studyForm(const std::string& text, const FormSettings& settings,
                                  const Control& control,
                                  const std::function<void(const FormStudy&)>& update,
                                  bool is_asked = true);

} // namespace loggia::ui
