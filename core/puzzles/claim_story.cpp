// What every puzzle about knights and knaves begins with, and what says nothing of this one.
#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::puzzles {

/// `knights always tell the truth, and knaves always lie`, `every islander is a knight or a knave`,
/// up to the full stop, or behind `on an island where` to the comma. False, and nothing is skipped,
/// where the sentence has anything else.
bool ClaimReader::skip_rule() {
    const std::size_t begin = at_;
    const bool has_place = skip_where_it_is();
    const std::size_t rule = at_;
    if (error_ || skip_what_kinds_do())
        return !error_;
    at_ = rule;
    if (skip_that_all_are_of_a_kind())
        return true;
    at_ = begin;
    if (has_place && skip_that_all_are_of_a_kind()) // `on this island, there are ...`
        return true;
    at_ = begin;
    return false;
}

/// `on an island,`, `you are on a remote island where`, `assume that`, before a rule; false where
/// nothing of the kind is said.
bool ClaimReader::skip_where_it_is() {
    const std::size_t begin = at_;
    while (skip_one_of({"suppose", "assume", "imagine", "that", "you", "are", "find", "yourself"}))
        continue;
    const std::size_t place = at_;
    if (skip_one_of({"on", "in"}) && skip_one_of({"a", "an", "the", "this"})) {
        if (!is_place_of_people())
            ++at_; // `remote`
        if (is_place_of_people() && (word(1).text == "," || word(1).text == "where")) {
            at_ += 2;
            return true;
        }
    }
    at_ = place;
    return at_ > begin;
}

bool ClaimReader::is_place_of_people() const {
    constexpr std::array<std::string_view, 6> places{"island", "land",    "place",
                                                     "town",   "village", "planet"};
    return std::find(places.begin(), places.end(), word().text) != places.end();
}

/// Whether the sentence ends here, or goes on with who is there: `..., you meet Abe and Bea`.
bool ClaimReader::rule_ends() {
    const std::string& next = word(1).text;
    if (word().text == "," && (next == "you" || next == "we"))
        ++at_;
    return word().text == "." || word().text.empty() || words_[at_ - 1].text == ",";
}

/// `always tell the truth` of knights, `always lie` of knaves, with `tells` and `lies` as well.
bool ClaimReader::skip_what_a_kind_does(bool knight) {
    skip("will");
    const bool never = skip("never");
    if (!never)
        (void)skip_one_of({"always", "only"});
    const bool tells = skip_one_of({"tell", "tells"});
    const bool lies = tells ? skip("lies") : skip_one_of({"lie", "lies"});
    if (tells && !lies)
        skip("the");
    const bool is_true = tells && !lies && skip("truth");
    return (lies || is_true) && (is_true != never) == knight;
}

/// `knights always tell the truth while knaves always lie`, `a knight always tells the truth`
bool ClaimReader::skip_what_kinds_do() {
    do {
        const std::string& first = word().text;
        const bool fits = first.ends_with('s') || first == "a" || first == "every";
        if (first == "every")
            ++at_;
        const auto knight = fits ? kind_of_person() : std::nullopt;
        if (!knight || !skip_what_a_kind_does(*knight))
            return false;
        if (rule_ends())
            return true;
        if (!skip(",") && word().text != "and" && word().text != "but" && word().text != "while" &&
            word().text != "whereas")
            return false;
        (void)skip_one_of({"and", "but", "while", "whereas"});
    } while (!word().text.empty());
    return true;
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
        const bool bracket = skip("(");
        if (!bracket)
            skip(",");
        if (!skip("who")) {
            at_ = begin;
            return true;
        }
        return skip_what_a_kind_does(knight) && (!bracket || skip(")"));
    };
    if (!skip_clause(*first))
        return false;
    skip(",");
    const bool is_or = skip("or");
    // `there are a knight and a knave` says of some people that they are there.
    const bool joins = is_or ? has_all : has_place && several && skip("and");
    return joins && kind() == !*first && skip_clause(!*first) && rule_ends();
}

/// `you meet`, `a visitor comes across`, `there are`, perhaps with `suppose` or `again` before it.
bool ClaimReader::skip_that_one_meets() {
    constexpr std::array<std::string_view, 4> strangers{"visitor", "stranger", "tourist",
                                                        "traveller"};
    while (skip_one_of({"suppose", "again", "now", "imagine", "that", ","}))
        continue;
    if (skip_words({"there", "are"}) || skip_words({"we", "have"}) || skip("consider"))
        return true;
    const bool is_stranger =
        std::find(strangers.begin(), strangers.end(), word(1).text) != strangers.end() &&
        (skip("a") || skip("the"));
    if (is_stranger)
        ++at_;
    else if (!skip_one_of({"you", "we", "i"}))
        return false;
    return skip_one_of({"meet", "meets", "met", "encounter", "encounters", "see", "sees"}) ||
           ((skip("come") || skip("comes")) && skip_one_of({"across", "upon"})) ||
           ((skip("are") || skip("is")) && skip_words({"approached", "by"}));
}

/// `the people are`, `the three islanders are`, up to the first of several names; how many there
/// are, 0 where that is not told.
std::optional<std::size_t> ClaimReader::skip_that_people_are() {
    const std::size_t begin = at_;
    if (skip("the")) {
        const auto number = number_at();
        at_ += number ? 1 : 0;
        if (is_plural_people_noun(0) && word(1).text == "are") {
            at_ += 2;
            skip(":");
            // `the people are both knights` says what they are.
            if (is_person_name(word()) && (word(1).text == "," || word(1).text == "and"))
                return number ? static_cast<std::size_t>(*number) : 0;
        }
    }
    at_ = begin;
    return std::nullopt;
}

/// `you meet two inhabitants of the island:`, `you meet`, up to the first name; how many there are,
/// 0 where that is not told, or nothing.
std::optional<std::size_t> ClaimReader::skip_meeting() {
    const std::size_t begin = at_;
    if (const auto listed = skip_that_people_are())
        return listed;
    if (skip_words({"on", "the", "island", "of", "knights", "and", "knaves"}))
        skip(",");
    if (skip_that_one_meets()) {
        const bool is_there = words_[at_ - 1].text == "are";
        (void)skip_one_of({"only", "just", "exactly"});
        const auto number = number_at();
        const bool counted = number && is_plural_people_noun(1);
        bool fits = counted || !is_there;
        if (!number && is_plural_people_noun(0)) {
            ++at_; // `you meet islanders Abe and Bea`
        } else if (counted) {
            at_ += 2;
            if (skip_one_of({"of", "on", "from"})) {
                (void)skip_one_of({"the", "this", "an", "a"});
                fits = skip_one_of({"island", "village", "town"});
            } else {
                skip("here");
            }
            (void)skip_one_of({"named", "called"});
            (void)skip_one_of({":", ","});
        }
        if (fits && is_person_name(word()))
            return counted ? static_cast<std::size_t>(*number) : 0;
        if (fits && counted && words_[at_ - 1].text != ":" && words_[at_ - 1].text != "," &&
            (word().text == "." || word().text.empty())) { // `you meet two people`
            if (const std::size_t all = vocabulary_.people.size();
                vocabulary_.has_everyone && all != static_cast<std::size_t>(*number))
                fail_number(words_[begin], all, *number);
            return 0;
        }
    }
    at_ = begin;
    return std::nullopt;
}

/// Names, adding the numbers of their words.
void ClaimReader::skip_names(std::vector<std::size_t>& names) {
    while (is_person_name(word())) {
        names.push_back(at_++);
        const std::size_t behind = at_;
        const bool joined = skip_words({",", "and"}) || skip(",") || skip("and");
        if (joined && is_person_name(word()))
            continue;
        at_ = behind;
        return;
    }
}

/// `Abe, Bea and Cid are islanders`, `... are three inhabitants of the island`, whose names it
/// adds; false, and nothing is skipped, where something else is said of them.
bool ClaimReader::skip_that_they_are_inhabitants(std::vector<std::size_t>& names) {
    const std::size_t begin = at_;
    std::vector<std::size_t> they;
    skip_names(they);
    bool said = they.size() > 1 && skip("are");
    if (const auto number = said ? number_at() : std::nullopt) {
        said = static_cast<std::size_t>(*number) == they.size();
        ++at_;
    }
    said = said && is_plural_people_noun(0);
    at_ += said ? 1 : 0;
    if (said && skip_one_of({"of", "on"})) {
        (void)skip_one_of({"the", "this", "an", "a"});
        said = skip_one_of({"island", "village", "town"});
    }
    if (said && (word().text == "." || word().text.empty())) {
        names.insert(names.end(), they.begin(), they.end());
        return true;
    }
    at_ = begin;
    return false;
}

/// `, each of whom is either a knight or a knave`, which is so of everybody.
void ClaimReader::skip_that_each_is_of_a_kind() {
    const std::size_t begin = at_;
    skip(",");
    if (skip_words({"each", "of", "whom", "is"}) || skip_words({"each", "of", "them", "is"}) ||
        skip_words({"each", "of", "who", "is"})) {
        skip("either");
        const auto first = kind_of_person();
        const auto second = first && skip("or") ? kind_of_person() : std::nullopt;
        if (second && *first != *second)
            return;
    }
    at_ = begin;
}

/// Fails where it is not known which sign hangs on which door, or the signs fell off. Whether it
/// does.
bool ClaimReader::refuse_other_doors() {
    if (!doors() || !vocabulary_.phrases.empty())
        return false;
    const auto is = [this](std::size_t i, std::initializer_list<std::string_view> any) {
        return i < words_.size() && std::find(any.begin(), any.end(), words_[i].text) != any.end();
    };
    for (std::size_t i = 0; i < words_.size(); ++i) {
        bool found = is(i, {"fell", "fallen"}) && is(i + 1, {"off"});
        if (is(i, {"which"}) && is(i + 1, {"sign", "signs"}))
            for (std::size_t j = i + 2; j < words_.size() && !found; ++j)
                found = is(j, {"which"}) && is(j + 1, {"door", "doors", "room", "rooms"});
        if (found) {
            fail(words_[i], "each sign hangs on its own door here; the eighth trial among the "
                            "examples shows how to write this");
            return true;
        }
    }
    return false;
}

/// Fails where somebody is a spy or the like, whose statements may be true or false. `Spy` can be a
/// name. Whether it does.
bool ClaimReader::refuse_third_kind() {
    if (!islanders() || !vocabulary_.phrases.empty() || word(1).text == "means")
        return false;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const SentenceWord& kind = words_[i];
        if (!is_third_kind(kind.text))
            continue;
        const std::string_view before = i > 0 ? words_[i - 1].text : std::string_view();
        const std::string_view spelled = text_.substr(kind.offset, kind.length);
        const bool is_noun = kind.text.ends_with('s') || spelled == kind.text || before == "a" ||
                             before == "an" || before == "the" || before == "no";
        if (!is_noun)
            continue;
        fail(kind, fmt::format("'{}' would be a third kind; here everyone is a knight or a knave",
                               spelled));
        return true;
    }
    return false;
}

/// The words between quotation marks that open here, and the end of them; none where none do.
Result<std::vector<SentenceWord>> ClaimReader::take_quotation() {
    const SentenceWord& first = word();
    const bool is_whole = first.text.starts_with('"') && first.text.find(' ') != std::string::npos;
    std::vector<SentenceWord> inside;
    if (is_whole) {
        auto read = sentence_words(text_, first.offset + 1, first.offset + first.length - 1);
        if (!read)
            return read;
        inside = std::move(*read);
        ++at_;
    } else if (const char before = first.offset > 0 ? text_[first.offset - 1] : ' ';
               std::string_view("'`\x98\x9c").find(before) != std::string_view::npos) {
        const auto begin = words_.begin() + static_cast<std::ptrdiff_t>(at_);
        const auto last =
            std::find_if(begin, words_.end(), [](const SentenceWord& each) { return each.closes; });
        if (last == words_.end())
            return inside;
        inside.assign(begin, last + 1);
        inside.push_back({"", last->offset + last->length, 1});
        at_ += inside.size() - 1;
    }
    return inside;
}

/// `Abe says either "I am a knight" or "I am a knave", but you do not know which`: it is one of the
/// two that he says. False where the line is something else.
bool ClaimReader::read_one_of_two(SentenceLine& line) {
    const std::size_t begin = at_;
    if (!islanders() || !is_person_name(word()) || !is_saying(word(1).text))
        return false;
    ++at_;
    (void)skip_saying();
    if (!skip(":"))
        skip(",");
    std::array<std::vector<SentenceWord>, 2> said;
    bool fits = skip("either");
    for (std::size_t i = 0; i < said.size() && fits; ++i) {
        auto words = take_quotation();
        if (!words) {
            error_ = words.error();
            return true;
        }
        said.at(i) = std::move(*words);
        fits = !said.at(i).empty() && (i > 0 || skip_words({",", "or"}) || skip("or"));
    }
    skip(",");
    fits = fits && skip_one_of({"but", "and"}) && skip_one_of({"you", "we", "i"}) &&
           skip_words({"do", "not", "know", "which"});
    skip("one");
    while (skip("."))
        continue;
    if (!fits || !word().text.empty()) {
        at_ = begin;
        return false;
    }
    const std::size_t end = at_;
    const std::size_t person = person_at(begin);
    const Expr knight = person_expr({Member::Kind::person, person});
    speaker_ = person;
    speakers_ = {person};
    std::vector<Expr> ways;
    for (std::vector<SentenceWord>& words : said) {
        put_known_kinds(vocabulary_, words);
        words_.swap(words);
        at_ = claim_begin_ = 0;
        last_.reset();
        last_counted_.reset();
        last_number_.reset();
        ways.push_back(store_.equivalence(knight, claim()));
        while (skip("."))
            continue;
        if (!error_ && !word().text.empty())
            fail_expected("'and', 'or' or the end of the line");
        words_.swap(words);
    }
    speaker_.reset();
    at_ = end;
    const SentenceWord& last = words_[end - 1];
    line.said =
        text_.substr(words_[begin].offset, last.offset + last.length - words_[begin].offset);
    line.claim = line.formula = store_.node(logic::Kind::disjunction, ways);
    return true;
}

/// `You meet two inhabitants: Abe and Bea.` and `Knights always tell the truth, and knaves always
/// lie.`, as exercises begin: who is there, and what is so in every puzzle, which is no statement.
/// False where the line has anything else.
bool ClaimReader::read_story(SentenceLine& line) {
    if (!islanders())
        return false;
    const std::size_t begin = at_;
    std::vector<std::size_t> met; // the numbers of the words
    std::size_t told = 0;         // how many there are
    bool is_number_told = false;  // without names
    while (!word().text.empty()) {
        if (skip(".") || skip_rule() ||
            skip_words({"a", "very", "special", "island", "is", "inhabited", "only", "by",
                        "knights", "and", "knaves"}) ||
            skip_words({"knights", "always", "tell", "the", "truth", ",", "and", "knaves", "always",
                        "lie"}) ||
            skip_words(
                {"knights", "always", "tell", "the", "truth", "and", "knaves", "always", "lie"}))
            continue;
        if (const auto number = skip_meeting()) {
            const std::size_t before = met.size();
            skip_names(met);
            told += *number > 0 ? *number : met.size() - before;
            is_number_told = is_number_told || met.size() == before;
            skip_that_each_is_of_a_kind();
        } else if (const std::size_t before = met.size(); skip_that_they_are_inhabitants(met)) {
            told += met.size() - before;
        }
        if (error_)
            return true;
        const bool is_told = !met.empty() || is_number_told;
        if (!is_told || (word().text != "." && !word().text.empty())) {
            at_ = begin;
            return false;
        }
    }
    if (met.size() != told) {
        at_ = begin;
        return false;
    }
    if (!met.empty()) {
        line.said = text_.substr(words_[begin].offset, line.end - words_[begin].offset);
        say_that_they_are_there(line, met);
    }
    return at_ > begin;
}

} // namespace loggia::puzzles
