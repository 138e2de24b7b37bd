// A file of clauses whose last line is a list of atoms: the names it gives its atoms, where its
// clauses stand, and what the list says in these names.
#include "core/sat/formats/atom_names.hpp"
#include "core/sat/formats/clause_lines.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <functional>

using namespace loggia;
using namespace loggia::sat;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto all = fuzz::text_of(data, size);
    const std::size_t end = all.rfind('\n');
    const auto text = end == std::string_view::npos ? std::string_view() : all.substr(0, end + 1);
    const auto list = end == std::string_view::npos ? all : all.substr(end + 1);
    const auto file = parse_clauses(text);
    if (!file)
        return 0;

    const auto lines = clause_lines(text, file->form);
    fuzz::require(lines.size() == file->clauses.size(), "every clause stands somewhere");
    const auto last = 1 + std::count(text.begin(), text.end(), '\n');
    int before = 1;
    int falls = 0; // behind all clauses come those of the xor lines
    for (const ClauseLines& at : lines) {
        fuzz::require(1 <= at.first && at.first <= at.last && at.last <= last, "within the text");
        falls += at.first < before ? 1 : 0;
        before = at.first;
    }
    fuzz::require(falls <= 1, "one after the other");

    const AtomNames names = atom_names(*file, text);
    const int atoms = file->clauses.atoms();
    for (const auto& [atom, name] : names)
        fuzz::require(atom >= 1 && atom <= atoms && !name.empty() &&
                          name.find_first_of(" \t\r\n") == std::string::npos,
                      "a name is a word, of an atom that there is");

    ClauseFile named = *file;
    named.form = ClauseForm::assignment;
    named.back_matter = name_lines(names);
    fuzz::require(atom_names(named, "") == names, "names are written and read");

    constexpr int few = 100'000; // a range may mean them all
    if (atoms > few)
        return 0;
    const auto chosen = parse_atoms(list, names, atoms);
    if (!chosen) {
        fuzz::require(describe(chosen.error(), "name", list).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    fuzz::require(std::adjacent_find(chosen->begin(), chosen->end(), std::greater_equal<>()) ==
                      chosen->end(),
                  "the atoms rise, none twice");
    fuzz::require(chosen->empty() || (chosen->front() >= 1 && chosen->back() <= atoms),
                  "and are there");
    return 0;
}
