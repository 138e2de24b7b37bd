#include "core/logic/alike_names.hpp"

#include "core/logic/lenient_spellings.hpp"
#include "core/logic/transform.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace loggia::logic {

namespace {

/// The name without underscores, and with ordinary digits for those that are set as an index.
std::string plain_spelling(const std::string& name) {
    constexpr char32_t index_zero = 0x2080;
    std::string plain;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t length = lenient::digit_character(name, at);
        if (length > 1) {
            const char32_t digit = lenient::code_point_at(name, at).value - index_zero;
            plain += static_cast<char>('0' + digit);
        } else if (name[at] != '_') {
            plain += name[at];
        }
        at += length > 1 ? length : 1;
    }
    return plain;
}

} // namespace

std::vector<std::string> in_words_of(std::span<const std::string> names,
                                     const std::vector<std::string>& others) {
    const std::set<std::string_view> known(names.begin(), names.end());
    std::multimap<std::string, std::string> alike;
    for (const std::string& name : names)
        alike.emplace(plain_spelling(name), name);
    std::map<std::string, int> uses;
    for (const std::string& name : others)
        ++uses[plain_spelling(name)];
    std::vector<std::string> renamed = others;
    for (std::string& name : renamed) {
        const std::string plain = plain_spelling(name);
        if (!known.contains(name) && uses[plain] == 1 && alike.count(plain) == 1)
            name = alike.find(plain)->second;
    }
    return renamed;
}

Expr in_words_of(Store& store, std::span<const Variable> variables, Expr root) {
    const std::vector<Variable> used = variables_of(store, root);
    const auto names_of = [&store](std::span<const Variable> of) {
        std::vector<std::string> names(of.size());
        std::transform(of.begin(), of.end(), names.begin(),
                       [&store](Variable variable) { return std::string(store.name(variable)); });
        return names;
    };
    const std::vector<std::string> names = names_of(variables);
    const std::vector<std::string> others = names_of(used);
    const std::vector<std::string> renamed = in_words_of(names, others);
    std::unordered_map<Variable, Expr> replacements;
    for (std::size_t i = 0; i < used.size(); ++i)
        if (renamed[i] != others[i])
            replacements.emplace(used[i], store.variable(renamed[i]));
    return replacements.empty() ? root : substituted(store, root, replacements);
}

} // namespace loggia::logic
