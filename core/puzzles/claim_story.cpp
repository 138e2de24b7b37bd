// What every puzzle about knights and knaves begins with, and what says nothing of this one.
#include "core/puzzles/claim_reader.hpp"

#include <algorithm>
#include <array>

namespace loggia::puzzles {

/// `knights always tell the truth, and knaves always lie`, `every islander is a knight or a knave`,
/// up to the full stop. False, and nothing is skipped, where the sentence has anything else.
bool ClaimReader::skip_rule() {
    const std::size_t begin = at_;
    if (!error_ && (skip_what_kinds_do() || skip_that_all_are_of_a_kind()))
        return true;
    at_ = begin;
    return false;
}

/// `always tell the truth` of knights, `always lie` of knaves, with `tells` and `lies` as well.
bool ClaimReader::skip_what_a_kind_does(bool knight) {
    const bool never = skip("never");
    if (!never)
        (void)skip_one_of({"always", "only"});
    const bool lies = skip_one_of({"lie", "lies"}) || skip_words({"tell", "lies"}) ||
                      skip_words({"tells", "lies"});
    const bool is_true =
        !lies && (skip_words({"tell", "the", "truth"}) || skip_words({"tells", "the", "truth"}));
    return (lies || is_true) && (is_true != never) == knight;
}

/// `knights always tell the truth while knaves always lie`
bool ClaimReader::skip_what_kinds_do() {
    do {
        const bool several = word().text.ends_with('s');
        const auto knight = several ? kind_of_person() : std::nullopt;
        if (!knight || !skip_what_a_kind_does(*knight))
            return false;
        if (skip(","))
            (void)skip_one_of({"and", "but", "while", "whereas"});
        else if (!skip_one_of({"and", "but", "while", "whereas"}))
            break;
    } while (!word().text.empty());
    return word().text == "." || word().text.empty();
}

/// `on this island everyone is either a knight or a knave`, `an island is inhabited by knights, who
/// always tell the truth, and knaves, who always lie`
bool ClaimReader::skip_that_all_are_of_a_kind() {
    constexpr std::array<std::string_view, 41> story{
        "a",      "all",    "an",        "are",      "by",        "certain",   "each",
        "either", "every",  "everybody", "everyone", "fictional", "in",        "inhabited",
        "is",     "island", "its",       "kinds",    "land",      "live",      "lives",
        "of",     "on",     "only",      "or",       "place",     "populated", "remote",
        "small",  "sorts",  "special",   "that",     "the",       "there",     "this",
        "town",   "two",    "types",     "very",     "village",   "where"};
    constexpr std::array<std::string_view, 6> places{"island", "land",    "place",
                                                     "town",   "village", "inhabited"};
    constexpr std::array<std::string_view, 4> alls{"each", "every", "everybody", "everyone"};
    const auto is_one_of = [](const auto& list, std::string_view text) {
        return std::find(list.begin(), list.end(), text) != list.end();
    };
    bool has_place = false;
    bool has_all = false;
    const auto kind = [this] {
        const std::size_t begin = at_;
        const auto knight = kind_of_person();
        if (!knight)
            at_ = begin;
        return knight;
    };
    std::optional<bool> first;
    bool several = false;
    while (!first) {
        several = word().text.ends_with('s');
        first = kind();
        if (first)
            break;
        const std::string& text = word().text;
        const bool is_mark = text == "," || text == ":";
        if (!is_mark && !is_one_of(story, text) && (!is_people_noun(0) || text == "one"))
            return false;
        has_place = has_place || is_one_of(places, text);
        has_all = has_all || is_one_of(alls, text);
        ++at_;
    }
    const auto skip_clause = [this](bool knight) {
        const std::size_t begin = at_;
        skip(",");
        if (!skip("who")) {
            at_ = begin;
            return true;
        }
        return skip_what_a_kind_does(knight);
    };
    if (!skip_clause(*first))
        return false;
    skip(",");
    const bool is_or = skip("or");
    // `there are a knight and a knave` says of some people that they are there.
    const bool joins = is_or ? has_all : has_place && several && skip("and");
    if (!joins || kind() != !*first || !skip_clause(!*first))
        return false;
    return word().text == "." || word().text.empty();
}

} // namespace loggia::puzzles
