#pragma once

#include "core/base/error.hpp"
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

/// What a file for Mace4 says.
struct MaceInput {
    std::string text;
    Terms terms;
    std::vector<MaceCommand> commands;
    std::vector<MaceList> lists;
    bool arithmetic = false;
    bool capital_variables = false; ///< set(prolog_style_variables)

    /// Whether a name is a variable where no quantifier binds it: by its first letter, u to z, or
    /// a capital one.
    [[nodiscard]] bool is_variable(Name name) const noexcept;
    [[nodiscard]] SourceSpan span(TermId id) const {
        return span_at(text, terms[id].offset, terms[id].length);
    }
};

/// Reads a file for Mace4: commands, `op` and what is between `if(Mace4)` and `end_if` included
/// (other conditions are left out), and lists. A command that changes how text is read does so from
/// there on. Errors, with their place: what StatementReader refuses, a text without statements, a
/// statement that is neither a command nor within a list, a list or condition without an end, a
/// list of another kind, `end_of_list` within a formula.
[[nodiscard]] Result<MaceInput> read_mace(std::string_view text);

/// What the commands order.
struct MaceOptions {
    int first_size = 2;
    int last_size = most_size;
    int increment = 1;
    bool size_is_given = false;
    std::optional<std::uint64_t> max_models = 1; ///< all of them without a value
    std::optional<double> max_seconds;

    static constexpr int most_size = 200;
};

/// Errors: flags and parameters that Mace4 does not have, values that make no sense, and what would
/// change the models in a way that is not supported (integer_ring, order_domain), with their place.
/// Flags and parameters that only direct Mace4's search are accepted and do nothing.
[[nodiscard]] Result<MaceOptions> mace_options(const MaceInput& input);

} // namespace loggia::ladr
