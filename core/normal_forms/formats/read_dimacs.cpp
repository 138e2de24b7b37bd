#include "core/base/scanner.hpp"
#include "core/normal_forms/formats/read_pla_sets.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/sat/formats/atom_names.hpp"
#include "core/sat/formats/format.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// The atoms' names in their order: those in comments, and `x1`, `x2` ... for the others.
std::vector<std::string> names_of_atoms(const sat::ClauseFile& file, std::string_view text) {
    const sat::AtomNames given = sat::atom_names(file, text);
    std::set<std::string> taken;
    std::vector<std::string> names(static_cast<std::size_t>(file.clauses.atoms()));
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const auto name = given.find(static_cast<int>(i) + 1);
            name != given.end() && taken.insert(name->second).second)
            names[i] = name->second;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i].empty())
            continue;
        names[i] = fmt::format("x{}", i + 1);
        while (!taken.insert(names[i]).second)
            names[i] += '_';
    }
    return names;
}

/// Adds the cubes in which the clauses are false. A clause with an atom and its negation never is.
void add_opposites(const logic::ClauseSet& clauses, PositionalCover& cover) {
    std::vector<int> literal_of(static_cast<std::size_t>(clauses.atoms()) + 1, 0);
    const auto seen = [&](int literal) -> int& {
        return literal_of[static_cast<std::size_t>(std::abs(literal))];
    };
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        bool always = false;
        for (const int literal : clauses[i]) {
            always = always || seen(literal) == -literal;
            seen(literal) = literal;
        }
        if (!always) {
            cover.add_cube();
            cover.add_output(0);
        }
        for (const int literal : clauses[i]) {
            seen(literal) = 0;
            if (!always)
                cover.restrict(std::abs(literal) - 1, literal < 0);
        }
    }
}

/// f, or the next letter that is no input.
std::string output_beside(const std::vector<std::string>& inputs) {
    std::string output = "f";
    while (std::find(inputs.begin(), inputs.end(), output) != inputs.end()) {
        if (output < "z")
            ++output[0];
        else
            output += '_';
    }
    return output;
}

} // namespace

int atoms_of_dimacs(std::string_view text) {
    Scanner in(text);
    while (in.next_line()) {
        const std::string_view word = in.take_word();
        if (word == "p")
            return in.take_next("cnf") ? in.take_integer().value_or(-1) : -1;
        if (!word.starts_with('c'))
            return -1;
    }
    return -1;
}

Result<AnyFunction> read_dimacs(std::string_view text, const Control& control,
                                std::vector<Error>* warnings) {
    if (atoms_of_dimacs(text) < 0)
        return failure("expected a line `p cnf ATOMS CLAUSES` at the beginning", SourceSpan{});
    auto file = sat::parse_clauses(text, control);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    if (!file->auxiliary.empty())
        return failure(fmt::format("an xor of more than {} atoms is too long for a truth function",
                                   sat::most_xor_atoms_at_once),
                       SourceSpan{});
    if (file->clauses.atoms() > most_wide_inputs)
        return failure(fmt::format("{} atoms are too many: a function has at most {} inputs",
                                   file->clauses.atoms(), most_wide_inputs));
    if (warnings != nullptr)
        warnings->insert(warnings->end(), file->warnings.begin(), file->warnings.end());
    PlaSets sets;
    sets.text = text;
    sets.type = {"r", false, false, true};
    sets.input_count = file->clauses.atoms();
    sets.output_count = 1;
    sets.inputs = names_of_atoms(*file, text);
    sets.outputs = {output_beside(sets.inputs)};
    sets.on = sets.open = sets.off = PositionalCover(sets.input_count, 1);
    add_opposites(file->clauses, sets.off);
    return function_of_sets(std::move(sets), control);
}

} // namespace loggia::normal_forms
