#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/ladr/operators.hpp"
#include "core/ladr/term.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::ladr {

/// A command such as `assign(max_models, -1)`.
struct MaceCommand {
    std::string name;
    std::vector<std::string> arguments; ///< as they stand in the text, without blanks around them
    std::size_t offset;
    std::size_t length;
};

/// `formulas(NAME). ... end_of_list.`
struct MaceList {
    enum class Kind : std::uint8_t {
        formulas, ///< also clauses(NAME)
        distinct, ///< list(distinct): lists of terms, of which no two are equal
    };

    /// Where a statement stands: from its first character to behind its full stop.
    struct Place {
        std::size_t begin;
        std::size_t end;
    };

    Kind kind;
    std::string name;
    std::vector<TermId> members;
    std::vector<Place> places; ///< of the members
    std::size_t begin = 0;     ///< behind the full stop of `formulas(NAME).`
};

/// The content of a file for Mace4.
struct MaceInput {
    std::string text;
    Terms terms;
    Operators operators; ///< at the end of the text
    std::vector<MaceCommand> commands;
    std::vector<MaceList> lists;
    bool arithmetic = false;
    bool capital_variables = false; ///< set(prolog_style_variables)
    bool integer_ring = false;      ///< +, * and - are those of the integers modulo the size
    bool order_domain = false;      ///< < and <= are those of the integers
    std::vector<Error> warnings;    ///< lists that are ignored, with their place

    /// Whether a name is a variable where no quantifier binds it: by its first letter, u to z, or
    /// a capital one.
    [[nodiscard]] bool is_variable(Name name) const noexcept;
    [[nodiscard]] SourceSpan span(TermId id) const {
        return span_at(text, terms[id].offset, terms[id].length);
    }
};

/// Reads a file for Mace4: commands, `op`, `redeclare` and what is between `if(Mace4)` and `end_if`
/// included (other conditions are left out), and lists. Lists of terms other than list(distinct)
/// are left out with a warning, as Mace4 does. A command that changes how text is read does so from
/// there on. Errors, with their place: what StatementReader refuses, a text without statements, a
/// statement that is neither a command nor within a list, a list or condition without an end (also
/// where a command or the next list follows), `end_of_list` within a formula. Polls for a stop at
/// each statement.
[[nodiscard]] Result<MaceInput> read_mace(std::string_view text, const Control& control = {});

/// Reads formulas as the filters of LADR do: one after the other up to `end_of_list.` or the end of
/// the text, as the only list of the result; before them may stand commands and `formulas(NAME).`
/// Errors: those of read_mace() but that a text may hold nothing.
[[nodiscard]] Result<MaceInput> read_formulas(std::string_view text);

/// The settings made by the commands.
struct MaceOptions {
    /// Which of the sizes are searched.
    enum class Iterate : std::uint8_t { all, evens, odds, primes, nonprimes };
    /// How models are printed.
    enum class Print : std::uint8_t { standard, tabular, nothing };

    int first_size = 2;
    int last_size = most_size; ///< where it is below the first one, there are no sizes
    int increment = 1;
    Iterate iterate = Iterate::all;
    bool size_is_given = false;
    std::optional<std::uint64_t> max_models = 1; ///< all of them without a value
    std::optional<double> max_seconds;
    std::optional<double> max_seconds_per; ///< for each size
    Print print = Print::standard;

    bool lnh = true;           ///< the least-number heuristic
    bool negprop = true;       ///< propagate inequalities
    bool skolems_last = false; ///< and one way to fill them
    int selection_order = 2;   ///< of cells: 0 in a line, 1 concentric, 2 by bands
    int selection_measure =
        4; ///< 0: the first cell; otherwise the one with most values crossed off

    std::vector<Error> warnings; ///< about ignored commands, with their place

    static constexpr int most_size = 200;           ///< where sizes are tried one after the other
    static constexpr int most_assigned_size = 1000; ///< where one is given

    /// The first size from `size` on, in steps of the increment, that is to be looked at; nothing
    /// beyond the last one.
    [[nodiscard]] std::optional<int> size_from(int size) const noexcept;
};

/// What the commands say. Errors, with their place: what is no command, values that make no sense.
/// What only directs the search of Mace4, and what Mace4 does not know (commands for Prover9), is
/// left out with a warning.
[[nodiscard]] Result<MaceOptions> mace_options(const MaceInput& input);

/// Whether Mace4 or Prover9 has a flag or parameter of this name.
[[nodiscard]] bool is_mace_flag(std::string_view flag);
[[nodiscard]] bool is_mace_parameter(std::string_view name);

/// As if the last command were `set(flag)`, `clear(flag)` or `assign(name, value)`; for a command
/// line, whose options go before what the file says. Errors have no place.
[[nodiscard]] Result<void> set_mace_flag(MaceInput& input, MaceOptions& options,
                                         std::string_view flag, bool on);
[[nodiscard]] Result<void> assign_mace_parameter(MaceOptions& options, std::string_view name,
                                                 std::string_view value);

} // namespace loggia::ladr
