#include "app/commands/base/nearest_word.hpp"

#include "core/base/letters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace loggia::commands {

namespace {

std::string small(std::string word) {
    std::transform(word.begin(), word.end(), word.begin(), [](char c) { return small_letter(c); });
    return word;
}

/// Edit distance (Levenshtein) in which two neighbours that changed places count as one edit.
std::size_t distance(const std::string& from, const std::string& to) {
    std::vector<std::size_t> before;
    std::vector<std::size_t> above(to.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::vector<std::size_t> here(to.size() + 1, i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t change = from[i - 1] == to[j - 1] ? 0 : 1;
            here[j] = std::min({above[j] + 1, here[j - 1] + 1, above[j - 1] + change});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                here[j] = std::min(here[j], before[j - 2] + 1);
        }
        before = std::move(above);
        above = std::move(here);
    }
    return above.back();
}

/// Whether a word goes on, with letters, where a name of three letters or more ends: `evaluate`.
bool goes_on(const std::string& word, const std::string& name) {
    constexpr std::size_t shortest = 3;
    const std::size_t letters = name.size() - std::min(name.find_first_not_of('-'), name.size());
    if (letters < shortest || word.size() <= name.size() || !word.starts_with(name))
        return false;
    const char next = small_letter(word[name.size()]);
    return next >= 'a' && next <= 'z';
}

/// The one of `words` that a person who wrote `word` most likely meant; empty where none is near.
std::string nearest(const std::string& word, const std::vector<std::string>& words) {
    std::string best;
    std::size_t best_distance = std::max<std::size_t>(word.size() / 3, 1) + 1;
    for (const std::string& candidate : words) {
        const bool begins_so =
            (word.size() >= 2 && candidate.starts_with(word)) || goes_on(word, candidate);
        const std::size_t d = begins_so ? 1 : distance(small(word), small(candidate));
        const bool is_another = d >= std::max(word.size(), candidate.size()); // no letter stays
        if (d < best_distance && !is_another) {
            best = candidate;
            best_distance = d;
        }
    }
    return best;
}

} // namespace

std::string did_you_mean(const std::string& word, const std::vector<std::string>& words) {
    const std::string meant = nearest(word, words);
    return meant.empty() ? "" : fmt::format("; did you mean '{}'?", meant);
}

} // namespace loggia::commands
