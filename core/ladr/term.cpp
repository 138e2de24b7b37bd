#include "core/ladr/term.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <climits>
#include <system_error>

namespace loggia::ladr {

namespace {

constexpr std::array<const char*, known_names> known_texts{
    "&",      "|",  "->", "<-", "<->", "-",           "=",      "!=",          "<",     "<=",
    ">",      ">=", "+",  "*",  "/",   "mod",         "min",    "max",         "abs",   "all",
    "exists", "$T", "$F", "[]", "#",   "end_of_list", "end_if", "domain_size", "$cons", "$nil"};

} // namespace

Terms::Terms() {
    for (const char* text : known_texts)
        (void)intern(text);
}

Name Terms::intern(std::string_view text) {
    const auto [entry, is_new] =
        numbers_.emplace(std::string(text), static_cast<Name>(names_.size()));
    if (is_new)
        names_.push_back(entry->first);
    return entry->second;
}

void Terms::redeclare(KnownName known, std::string_view text) {
    if (names_[known] == text)
        return;
    numbers_[names_[known]] = static_cast<Name>(names_.size());
    names_.push_back(names_[known]);
    numbers_[std::string(text)] = known;
    names_[known] = text;
}

TermId Terms::make(Term::Kind kind, Name name, std::span<const TermId> arguments,
                   std::size_t offset, std::size_t length) {
    std::uint32_t depth = 0;
    for (const TermId argument : arguments)
        depth = std::max(depth, terms_[argument].depth);
    terms_.push_back({name, kind, static_cast<std::uint32_t>(arguments_.size()),
                      static_cast<std::uint32_t>(arguments.size()), depth + 1, offset, length});
    arguments_.insert(arguments_.end(), arguments.begin(), arguments.end());
    return static_cast<TermId>(terms_.size() - 1);
}

std::uint32_t Terms::make_binary(TermId id) {
    const Term flat = terms_[id];
    if (flat.count <= 2)
        return 0;
    TermId tail = arguments_[flat.first + flat.count - 1];
    for (std::uint32_t i = flat.count - 2; i > 0; --i)
        tail = make(flat.kind, flat.name, std::array{arguments_[flat.first + i], tail}, flat.offset,
                    flat.length);
    arguments_[flat.first + 1] = tail;
    Term& t = terms_[id];
    t.count = 2;
    t.depth = 1 + std::max(terms_[arguments_[flat.first]].depth, terms_[tail].depth);
    return t.depth - flat.depth;
}

namespace {

bool has_digits_alone(std::string_view name) noexcept {
    return !name.empty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

int number_of(std::string_view name) noexcept {
    int value = 0;
    const auto end = std::from_chars(name.data(), name.data() + name.size(), value);
    return has_digits_alone(name) && end.ec == std::errc() ? value : -1;
}

std::optional<std::string> number_error(std::string_view name) {
    if (!has_digits_alone(name) || number_of(name) >= 0)
        return std::nullopt;
    return fmt::format("{} is too large (the limit is {})", name, number_text(INT_MAX));
}

} // namespace loggia::ladr
