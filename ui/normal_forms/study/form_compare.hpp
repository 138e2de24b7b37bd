#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "ui/normal_forms/study/form_settings.hpp"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace loggia::ui {

/// Whether two texts say the same.
struct FormComparison {
    enum class Outcome : std::uint8_t {
        unknown,
        equivalent,
        renamed, ///< equivalent once the inputs of the second have the names of the first
        different
    };

    Outcome outcome = Outcome::unknown;
    /// Why it is unknown; the span lies in the second text.
    std::optional<Error> error;
    std::uint64_t row = 0;      ///< where they differ, of the first text's inputs
    bool row_is_known = false;  ///< the second text has no further inputs
    bool first = false;         ///< what the first says there; the second says the opposite
    bool has_free_rows = false; ///< the first or the second text has don't-cares
    QString output; ///< of the first, with which a single output was compared, where it has several
    QString renaming; ///< "x → a, y → b", where it is renamed
    QString where;    ///< "a = 1, b = 0"; with the output, where there are several
    /// Where they are equivalent and the second is a DNF or CNF: how it compares with the minimum,
    /// a sentence each.
    QStringList review;
};

/// The same function of more inputs, in the order given, which has all that it has.
[[nodiscard]] normal_forms::Function withInputs(const normal_forms::Function& function,
                                                const std::vector<std::string>& inputs);

/// Compares a function with the one that a text tells. Inputs that only one of them has do not
/// matter to the other; outputs go by name, but for a single one, which may be called anything: it
/// is compared with the output of its name, or else with output `shown` of the first. A
/// formula that is both a DNF and a CNF is reviewed as the preferred one. Where the two differ and
/// have equally many inputs that the other has not, these are taken for each other, in order.
[[nodiscard]] FormComparison compareForms(const normal_forms::Function& first,
                                          const std::string& second, const Control& control,
                                          normal_forms::Form preferred = normal_forms::Form::dnf,
                                          int shown = all_outputs);

} // namespace loggia::ui
