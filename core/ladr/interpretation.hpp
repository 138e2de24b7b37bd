#pragma once

#include "core/base/error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::ladr {

/// A finite interpretation, as Mace4 finds and interpformat prints them.
struct Interpretation {
    struct Operation {
        std::string name;
        int arity = 0;
        bool is_relation = false;
        /// size ^ arity entries, the last argument running fastest; 0 and 1 for a relation.
        std::vector<int> table;

        friend bool operator==(const Operation&, const Operation&) = default;
    };

    int size = 2;
    std::vector<std::pair<std::string, std::string>> notes; ///< such as `number = 1`
    std::vector<Operation> operations;

    friend bool operator==(const Interpretation&, const Interpretation&) = default;
};

/// Sends each `interpretation(SIZE, [NOTES], [OPERATIONS]).` of a text to the sink, in any of the
/// forms standard and standard2, one at a time, as long as it returns true. Only what begins a line
/// with that word is looked at, so what Mace4 prints around its models does no harm. Errors, with
/// their place: what StatementReader refuses, a table that does not fit the size, other parts.
/// Linear.
[[nodiscard]] Result<void> read_interpretations(std::string_view text,
                                                const std::function<bool(Interpretation)>& sink);

/// The formats of interpformat.
enum class InterpretationForm : std::uint8_t {
    standard2, ///< an operation a line, tables of two arguments over several
    standard,  ///< an operation a line
    portable,  ///< nested lists, as JSON and Python read them
    tabular,
    raw,
    cooked, ///< an equation or literal a line
    xml,
    tex,
};

struct NamedForm {
    std::string_view name;
    InterpretationForm form;
};
inline constexpr std::array named_forms{
    NamedForm{"standard2", InterpretationForm::standard2},
    NamedForm{"standard", InterpretationForm::standard},
    NamedForm{"portable", InterpretationForm::portable},
    NamedForm{"tabular", InterpretationForm::tabular},
    NamedForm{"raw", InterpretationForm::raw},
    NamedForm{"cooked", InterpretationForm::cooked},
    NamedForm{"xml", InterpretationForm::xml},
    NamedForm{"tex", InterpretationForm::tex},
};

/// Writes interpretations one after the other, with what a form needs around all of them.
class InterpretationWriter {
public:
    explicit InterpretationWriter(InterpretationForm form) : form_(form) {}

    /// Appends one to `out`.
    void append(std::string& out, const Interpretation& interpretation);
    /// Appends what ends the whole.
    void finish(std::string& out);

private:
    void begin(std::string& out);

    InterpretationForm form_;
    bool first_ = true;
};

} // namespace loggia::ladr
