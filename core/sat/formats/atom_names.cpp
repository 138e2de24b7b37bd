#include "core/sat/formats/atom_names.hpp"

#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::string_view blank_space = " \t\r";

/// Takes the next word off the line; empty where there is none.
std::string_view take_word(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(blank_space), line.size()));
    const std::string_view word = line.substr(0, line.find_first_of(blank_space));
    line.remove_prefix(word.size());
    return word;
}

std::optional<int> positive_number(std::string_view word) {
    int value = 0;
    const char* const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, value);
    if (word.empty() || error != std::errc{} || stop != end || value <= 0)
        return std::nullopt;
    return value;
}

/// A word of a list of atoms: first and last.
std::optional<std::pair<int, int>> range_of(std::string_view word, const AtomNames& names) {
    if (const auto atom = positive_number(word))
        return std::pair(*atom, *atom);
    if (const auto dash = word.find('-'); dash != std::string_view::npos) {
        const auto first = positive_number(word.substr(0, dash));
        const auto last = positive_number(word.substr(dash + 1));
        if (first && last && *first <= *last)
            return std::pair(*first, *last);
    }
    const auto named = std::find_if(names.begin(), names.end(),
                                    [word](const auto& each) { return each.second == word; });
    if (named == names.end())
        return std::nullopt;
    return std::pair(named->first, named->first);
}

} // namespace

AtomNames atom_names(const ClauseFile& file, std::string_view text) {
    const bool dimacs = file.form == ClauseForm::dimacs;
    std::string_view rest = dimacs ? text : std::string_view(file.back_matter);
    if (rest.starts_with("\xEF\xBB\xBF"))
        rest.remove_prefix(3);
    AtomNames names;
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (dimacs && take_word(line) != "c")
            continue;
        const auto atom = positive_number(take_word(line));
        const std::string_view name = take_word(line);
        if (atom && *atom <= file.atoms() && !name.empty() && take_word(line).empty())
            names.emplace(*atom, name);
    }
    return names;
}

std::string name_lines(const AtomNames& names) {
    std::string lines;
    for (const auto& [atom, name] : std::map<int, std::string>(names.begin(), names.end()))
        lines += std::to_string(atom) + ' ' + name + '\n';
    return lines;
}

Result<std::vector<int>> parse_atoms(std::string_view text, const AtomNames& names, int atoms) {
    constexpr std::string_view separators = ", \t\r\n";
    std::vector<int> result;
    for (std::size_t at = 0; (at = text.find_first_not_of(separators, at)) < text.size();) {
        std::string_view word = text.substr(at);
        // Names may have commas in them, `Peg(1,2)`: the longest that is one counts.
        word = word.substr(0, word.find_first_of(" \t\r\n"));
        auto range = range_of(word, names);
        for (auto comma = word.rfind(','); !range && comma != std::string_view::npos;
             comma = word.rfind(',')) {
            word = word.substr(0, comma);
            range = range_of(word, names);
        }
        const SourceSpan span = span_at(text, at, word.size());
        if (!range)
            return failure(
                fmt::format(
                    "unknown atom \"{}\"; expected a number, a range (1-9) or a name from the file",
                    whole_characters(word, 40)),
                span);
        if (range->second > atoms)
            return failure(fmt::format("unknown atom {}; the clauses have atoms up to {}",
                                       range->second, atoms),
                           span);
        const std::size_t known = result.size();
        result.resize(known + static_cast<std::size_t>(range->second - range->first) + 1);
        std::iota(result.begin() + static_cast<std::ptrdiff_t>(known), result.end(), range->first);
        at += word.size();
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

} // namespace loggia::sat
