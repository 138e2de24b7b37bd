#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
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
    std::shared_ptr<const normal_forms::Minimum> minimum; ///< the best so far
    bool complete = false;                                ///< nothing more will come

    [[nodiscard]] bool isCnf() const { return settings.form == normal_forms::Form::cnf; }
    [[nodiscard]] bool isSingle() const { return chosen && chosen->on.outputs == 1; }
    [[nodiscard]] std::size_t terms() const { return minimum ? minimum->cover.terms() : 0; }
};

/// One output of a function by itself.
[[nodiscard]] normal_forms::Function onlyOutput(const normal_forms::Function& function, int output);
/// Tables of the complement; rows left open stay so.
[[nodiscard]] normal_forms::Tables complementOf(const normal_forms::Tables& tables);

/// Reads and minimises. `update` is called with what is known so far, and better and better, on
/// this thread; the result is the last of it.
[[nodiscard]] FormStudy studyForm(const std::string& text, const FormSettings& settings,
                                  const Control& control,
                                  const std::function<void(const FormStudy&)>& update);

} // namespace loggia::ui
