#pragma once

#include "core/base/error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
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
        /// size ^ arity entries, the last argument running fastest; 0 and 1 for a relation, or
        /// `unknown` where that was allowed.
        std::vector<int> table;
        static constexpr int unknown = -1;

        friend bool operator==(const Operation&, const Operation&) = default;
    };

    int size = 2;
    std::vector<std::pair<std::string, std::string>> notes; ///< such as `number = 1`
    std::vector<Operation> operations;                      ///< in the order of the text

    friend bool operator==(const Interpretation&, const Interpretation&) = default;
};

/// Whether `-` may stand for an entry of a table.
enum class UnknownEntries : std::uint8_t { refused, allowed };

/// Sends each `interpretation(SIZE, [NOTES], [OPERATIONS]).` of a text to the sink, in any of the
/// forms standard and standard2, one at a time, as long as it returns true. The text holds nothing
/// else but list(interpretations) and end_of_list, or it is the output of Mace4, of which only what
/// begins a line with that word is looked at. Errors, with their place: what StatementReader
/// refuses, a table that does not fit the size, other parts, other text. Linear.
[[nodiscard]] Result<void> read_interpretations(std::string_view text,
                                                const std::function<bool(Interpretation)>& sink,
                                                UnknownEntries unknown = UnknownEntries::refused);

/// What Mace4 prints before the models.
struct MaceReport {
    std::string heading; ///< version, time and command line
    std::string input;   ///< the lists of formulas
};

/// The report around the models; nothing where the text is not the output of Mace4, that is, where
/// no line begins with `===`.
[[nodiscard]] std::optional<MaceReport> mace_report(std::string_view text);

/// The order in which the programs of LADR print operations: its predefined operators, then the
/// others in the order in which they first came up. Of a stream of interpretations, each is put in
/// order in turn.
class SymbolOrder {
public:
    SymbolOrder();

    /// A symbol comes up outside of interpretations.
    void see(const std::string& name, int arity);
    void sort(Interpretation& interpretation);

private:
    std::map<std::pair<std::string, int>, std::size_t, std::less<>> ranks_; ///< by name and arity
};

/// Leaves only the operations of these names.
void keep_operations(Interpretation& interpretation, const std::vector<std::string>& names);
void remove_constants(Interpretation& interpretation);

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

/// Writes interpretations one after the other, with what a form needs around all of them, byte for
/// byte as interpformat does, except that XML and LaTeX stay well-formed for symbols of any
/// characters, that portable is JSON without interpretations too, and that an unknown entry of a
/// relation is left out of cooked, where interpformat takes it for true.
class InterpretationWriter {
public:
    explicit InterpretationWriter(InterpretationForm form) : form_(form) {}

    /// What XML tells about the source, before the first interpretation.
    void set_source(std::string file, std::optional<MaceReport> report) {
        file_ = std::move(file);
        report_ = std::move(report);
    }

    /// Appends what stands before all; append() and finish() do that where it has not been done.
    void begin(std::string& out);
    /// Appends one to `out`.
    void append(std::string& out, const Interpretation& interpretation);
    /// Appends what ends the whole.
    void finish(std::string& out);

private:
    void begin_xml(std::string& out) const;

    InterpretationForm form_;
    std::string file_;
    std::optional<MaceReport> report_;
    bool begun_ = false;
    bool first_ = true;
};

} // namespace loggia::ladr
