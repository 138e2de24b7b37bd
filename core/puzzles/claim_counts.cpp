// How many of a group something is said of.
#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace loggia::puzzles {

using logic::Expr;

namespace {

constexpr std::array<std::string_view, 11> number_words{
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};

/// The number that a word spells.
std::optional<int> number_in(std::string_view text) {
    const auto* const found = std::find(number_words.begin(), number_words.end(), text);
    if (found != number_words.end())
        return static_cast<int>(found - number_words.begin());
    if (text.empty() || text.size() > 2 ||
        !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    int value = 0;
    for (const char c : text)
        value = 10 * value + (c - '0');
    return value;
}

/// Whether it is a verb, or the word before one, of several people.
bool is_plural_verb(std::string_view text) {
    constexpr std::array<std::string_view, 10> verbs{"are",   "lie",    "lied",  "tell", "told",
                                                     "speak", "always", "never", "do",   "did"};
    return std::find(verbs.begin(), verbs.end(), text) != verbs.end();
}

/// Whether it is a verb, or the word before one, of somebody: `lies`, `always`.
bool is_verb_of_person(std::string_view text) {
    constexpr std::array<std::string_view, 5> verbs{"is", "lies", "tells", "speaks", "does"};
    return is_plural_verb(text) || std::find(verbs.begin(), verbs.end(), text) != verbs.end();
}

bool is_verb_of_rooms(std::string_view text) {
    constexpr std::array<std::string_view, 6> verbs{"has",     "have",  "contains",
                                                    "contain", "holds", "hold"};
    return std::find(verbs.begin(), verbs.end(), text) != verbs.end();
}

} // namespace

bool ClaimReader::Quantity::fits(std::size_t k, std::size_t all_of_them) const {
    const auto count = static_cast<int>(k);
    switch (kind) {
    case Kind::exactly:
        return count == number;
    case Kind::at_least:
        return count >= number;
    case Kind::at_most:
        return count <= number;
    case Kind::all:
        return k == all_of_them;
    case Kind::all_but:
        return count + number == static_cast<int>(all_of_them);
    case Kind::most:
        return 2 * k > all_of_them;
    case Kind::half:
        return 2 * k == all_of_them;
    case Kind::half_or_more:
        return 2 * k >= all_of_them;
    case Kind::half_or_fewer:
        return 2 * k <= all_of_them;
    case Kind::fewer_than_half:
        return 2 * k < all_of_them;
    case Kind::odd:
        return k % 2 == 1;
    case Kind::even:
        break;
    }
    return k % 2 == 0;
}

std::optional<int> ClaimReader::number_at(std::size_t ahead) const {
    return number_in(word(ahead).text);
}

int ClaimReader::number() {
    const auto value = number_at();
    if (!value)
        fail_expected("a number");
    at_ += error_ ? 0 : 1;
    return value.value_or(0);
}

/// `exactly two`, `all three`, `more than one`; nothing where no number is said.
std::optional<ClaimReader::Quantity> ClaimReader::quantity() {
    using Kind = Quantity::Kind;
    const std::string& next = word(1).text;
    if (error_)
        return std::nullopt;
    if ((word().text == "all" || word().text == "both") && next == "of") {
        ++at_;
        return Quantity{Kind::all};
    }
    if (word().text == "all" && number_in(next) && word(2).text == "of") {
        at_ += 2;
        return Quantity{Kind::all};
    }
    if (word().text == "all" && next == "but" && number_in(word(2).text) && word(3).text == "of") {
        at_ += 2;
        return Quantity{Kind::all_but, number()};
    }
    if (word().text == "both" && !doors() && next != "is") {
        ++at_;
        return Quantity{Kind::all};
    }
    if (next == "of" && skip("each"))
        return Quantity{Kind::all};
    if (next == "one" && word(2).text == "of" && skip_words({"every", "one"}))
        return Quantity{Kind::all};
    if ((next == "of" && skip("none")) || (word(2).text == "of" && skip_words({"not", "one"})) ||
        (word(4).text == "of" && skip_words({"not", "a", "single", "one"})))
        return Quantity{Kind::at_most, 0};
    if (next == "of" && skip("most"))
        return Quantity{Kind::most};
    if (word(2).text == "of" && (skip_words({"the", "majority"}) || skip_words({"a", "majority"})))
        return Quantity{Kind::most};
    if (next == "of" && skip("half"))
        return Quantity{Kind::half};
    if (word(2).text == "of" && skip_words({"exactly", "half"}))
        return Quantity{Kind::half};
    if (skip_words({"more", "than", "half"}))
        return Quantity{Kind::most};
    if (skip_words({"at", "least", "half"}))
        return Quantity{Kind::half_or_more};
    if (skip_words({"at", "most", "half"}))
        return Quantity{Kind::half_or_fewer};
    if (skip_words({"fewer", "than", "half"}) || skip_words({"less", "than", "half"}))
        return Quantity{Kind::fewer_than_half};
    if (skip_words({"one", "or", "both"}))
        return Quantity{Kind::at_least, 1};
    if (number_in(word().text) && next == "or" &&
        (word(2).text == "more" || word(2).text == "fewer")) {
        const int limit = number();
        at_ += 2;
        return Quantity{words_[at_ - 1].text == "more" ? Kind::at_least : Kind::at_most, limit};
    }
    if (next == "of" && skip("zero"))
        return Quantity{Kind::at_most, 0};
    if (next == "of" && skip("some"))
        return Quantity{Kind::at_least, 1};
    // `some sign is true`, `a room has a lady`; `a sign is true if ...` could be said of each
    const bool is_place = doors() && (next == "room" || next == "door" || next == "sign");
    const bool is_several = doors() && (next == "rooms" || next == "doors" || next == "signs");
    if ((is_place || is_several) && skip("some"))
        return Quantity{Kind::at_least, 1};
    if (is_place && next != "sign" && (is_verb_of_rooms(word(2).text) || word(2).text == "is") &&
        skip("a"))
        return Quantity{Kind::at_least, 1};
    if (skip_words({"one", "and", "only", "one"}))
        return Quantity{Kind::exactly, 1};
    if (skip("exactly") || (number_in(next) && skip_one_of({"only", "just", "precisely"})))
        return Quantity{Kind::exactly, number()};
    if (skip_words({"at", "least"}) || skip_words({"no", "fewer", "than"}) ||
        skip_words({"no", "less", "than"}))
        return Quantity{Kind::at_least, number()};
    if (skip_words({"at", "most"}) || skip_words({"no", "more", "than"}))
        return Quantity{Kind::at_most, number()};
    if (skip_words({"more", "than"}))
        return Quantity{Kind::at_least, number() + 1};
    if (skip_words({"fewer", "than"}) || skip_words({"less", "than"}))
        return Quantity{Kind::at_most, number() - 1};
    if (skip_words({"an", "odd", "number"}))
        return Quantity{Kind::odd};
    if (skip_words({"an", "even", "number"}))
        return Quantity{Kind::even};
    const bool counts_places = doors() && (next == "room" || next == "rooms" || next == "sign" ||
                                           next == "signs" || next == "door" || next == "doors");
    if ((next == "of" || counts_places) && number_in(word().text) && room_number(word()) == 0) {
        ambiguous_ = word();
        return Quantity{one_is_exact_ ? Kind::exactly : Kind::at_least, number()};
    }
    return std::nullopt;
}

/// `exactly two of ...`, `at least one room`, `all of us`, `none of the signs`, `both Abe and Bea`.
std::optional<Expr> ClaimReader::counted() {
    if (const auto but = exception_first())
        return but;
    SentenceWord place = word();
    if (const auto rest = others_counted())
        return rest;
    if (const auto claims = both_claims())
        return claims;
    if (const auto made = statements_counted())
        return made;
    const bool has_number = place.text == "all" && word(2).text == "of"; // `all three of us`
    const auto so_many = has_number ? number_in(word(1).text) : std::nullopt;
    auto many = quantity();
    const std::string& next = word(1).text;
    if (!many && islanders() && number_at() &&
        (next.starts_with("knight") || next.starts_with("knave") || next.starts_with("liar"))) {
        ambiguous_ = word();
        many =
            Quantity{one_is_exact_ ? Quantity::Kind::exactly : Quantity::Kind::at_least, number()};
    }
    if (!many)
        return std::nullopt;
    if (words_[at_ - 1].text == "both") // `one or both`
        place = words_[at_ - 1];
    if (const auto following = following_claims(*many))
        return following;
    if (islanders()) {
        const std::size_t begin = at_;
        if (const auto knights = kind_of_person()) {
            (void)skip_one_of({"is", "are", "lives", "live"});
            return number_of_kind(*many, *knights, among());
        }
        at_ = begin;
        // `both islanders are knights`, `both lie`
        const bool both = place.text == "both";
        const bool noun = both ? is_plural_people_noun(0) : is_people_noun(0);
        if (noun || (both && is_plural_verb(word().text))) {
            at_ += noun ? 1 : 0;
            // `both Abe and Bea are knights or both are knaves`
            const bool same_two = !noun && last_counted_ && last_counted_->size() == 2;
            const Group all = noun       ? among()
                              : same_two ? *last_counted_
                                         : everything(Member::Kind::person, false);
            if (both)
                refuse_both(place, all);
            return count_of(*many, all);
        }
    }
    Group who = group_of_quantity();
    if (place.text == "both" && words_[at_ - 1].text == "us")
        who = two_of_us(who);
    refuse_both(place, who);
    refuse_other_number(place, who, so_many);
    return count_of(*many, who);
}

/// Whoever says something in the line makes a statement, which `the statements` are about.
void ClaimReader::note_statements(const SentenceLine& line) {
    if (vocabulary_.has_everyone || !islanders())
        return;
    if (line.speaker)
        speakers_ = {*line.speaker};
    vocabulary_.statements.insert(vocabulary_.statements.end(), speakers_.begin(), speakers_.end());
}

/// The statements of all, of `so_many` where that is said: who makes them, or the signs.
ClaimReader::Group ClaimReader::statements(const SentenceWord& place, std::optional<int> so_many) {
    Group all;
    if (doors())
        all = everything(Member::Kind::sign, false);
    for (const std::size_t person : vocabulary_.statements)
        all.push_back({Member::Kind::person, person});
    if (!vocabulary_.has_everyone || error_)
        return all;
    if (all.empty())
        fail(place, "it is unclear what is said here; write it out");
    else
        refuse_other_number(place, all, so_many);
    refuse_both(place, all);
    if (place.text == "neither" && all.size() > 2)
        fail(place, fmt::format("'neither' means two, but there are {} of them; write 'none', or "
                                "name the two",
                                all.size()));
    return all;
}

/// `exactly two of the three statements are true`, `no statement is false`, `the statements are
/// both true`: each is as true as whoever makes it is truthful.
std::optional<Expr> ClaimReader::statements_counted() {
    using Kind = Quantity::Kind;
    if (error_ || (!islanders() && !doors()))
        return std::nullopt;
    const std::size_t begin = at_;
    const auto ambiguous = ambiguous_;
    const SentenceWord place = word();
    const auto is_determiner = [](std::string_view text) {
        return text == "the" || text == "these" || text == "those" || text == "our" ||
               text == "their";
    };
    const bool whole = is_determiner(place.text); // `the statements are all true`
    auto many = whole ? Quantity{Kind::all} : quantity();
    if (!many && (skip_one_of({"no", "none", "neither"})))
        many = Quantity{Kind::at_most, 0};
    if (!many && skip_one_of({"all", "each", "every", "both"}))
        many = Quantity{Kind::all};
    if (!many && number_at()) {
        ambiguous_ = word();
        many = Quantity{one_is_exact_ ? Kind::exactly : Kind::at_least, number()};
    }
    skip("of");
    at_ += is_determiner(word().text) ? 1 : 0;
    const auto so_many = number_at();
    at_ += so_many ? 1 : 0;
    if (error_ || !many || (!skip("statements") && (whole || !skip("statement"))) ||
        (word().text != "is" && word().text != "are")) {
        at_ = begin;
        ambiguous_ = ambiguous;
        error_.reset();
        return std::nullopt;
    }
    const Group all = statements(place, so_many);
    const std::string& behind_not = word(2).text;
    if (many->kind == Kind::all && behind_not != "both" && behind_not != "all")
        refuse_all_not(all.size());
    ++at_;
    const bool denied = skip("not");
    skip("either"); // `either both true or both false`
    const bool together = whole && skip_both_or_all(all);
    const bool truth = skip("true");
    if (!truth)
        take("false", "'true' or 'false'");
    std::vector<Expr> parts;
    for (const Member& each : all) {
        const Expr is_true = doors() ? holds(Thing::sign, each.index) : person_expr(each);
        parts.push_back(truth == (denied && !together) ? builder_.negation(is_true) : is_true);
    }
    last_.reset();
    last_counted_.reset();
    last_number_.reset();
    const std::size_t end = at_;
    if (together && !denied && skip("or") && skip_both_or_all(all) &&
        skip(truth ? "false" : "true"))
        return all_or_none_of(std::move(parts));
    at_ = end;
    if (word().text == "or" && (word(1).text == "true" || word(1).text == "false"))
        return fail(word(), "it is unclear what is said here; write it out");
    const Expr said = number_of(*many, parts);
    return denied && together ? builder_.negation(said) : said;
}

/// `both Abe is a knight and Bea is a knave`
std::optional<Expr> ClaimReader::both_claims() {
    constexpr std::array<std::string_view, 5> verbs{"is", "am", "lies", "tells", "always"};
    if (!islanders() || word().text != "both" ||
        (word(1).text != "i" && !is_person_name(word(1))) ||
        std::find(verbs.begin(), verbs.end(), word(2).text) == verbs.end())
        return std::nullopt;
    ++at_;
    const Expr first = part();
    skip(",");
    if (!skip("and"))
        return fail_expected("'and'");
    skip("that");
    return builder_.conjunction({first, part()});
}

/// `one is a knave` behind `two of us are knights`, `the other is a knight` behind `one of the two
/// is a knave`, and `the other two have tigers` behind `one room has a lady`.
std::optional<Expr> ClaimReader::others_counted() {
    if (!last_counted_ || error_)
        return std::nullopt;
    const bool the_other = word().text == "the" && word(1).text == "other";
    const bool others = the_other && number_at(2) && word(2).text != "one"; // `the other two`
    const bool other =
        the_other && !others && (last_counted_->size() == 2 || !vocabulary_.has_everyone);
    // `the third is empty` behind what is said of two
    const bool last = word().text == "the" && (word(1).text == "third" || word(1).text == "last");
    const bool another = word().text == "another";
    const auto is_plural_noun = [this](std::size_t ahead) {
        return word(ahead).text == "rooms" || word(ahead).text == "doors" ||
               word(ahead).text == "signs" || is_plural_people_noun(ahead);
    };
    // `the others are knaves` behind what is said exactly of some: all that are left
    const bool the_rest =
        word().text == "the" && (word(1).text == "others" || (the_other && is_plural_noun(2)));
    if (const std::size_t verb = word(1).text == "others" ? 2 : 3;
        the_rest && last_number_ && is_everybody_counted() &&
        !has_named_others(last_counted_->front().kind) &&
        (is_plural_verb(word(verb).text) || is_verb_of_rooms(word(verb).text))) {
        at_ += verb;
        const Group all = *last_counted_;
        const int left = std::max(0, static_cast<int>(all.size()) - *last_number_);
        return count_of_the_rest(
            Quantity{one_is_exact_ ? Quantity::Kind::exactly : Quantity::Kind::at_least, left},
            all);
    }
    std::size_t ahead = others ? 3 : other || last ? 2 : 1;
    if (others && is_plural_noun(ahead))
        ++ahead;
    // `the other room` of two; of a sign it could be the room that the sign is not on.
    const bool signs = !last_counted_->empty() && last_counted_->front().kind == Member::Kind::sign;
    const std::string& noun = word(ahead).text;
    if ((other || another) &&
        (noun == "one" ||
         (doors() && !speaker_ && (signs ? noun == "sign" : noun == "room" || noun == "door"))))
        ++ahead;
    const bool says =
        word(ahead).text == "is" || word(ahead).text == "are" ||
        (doors() && is_verb_of_rooms(word(ahead).text)) ||
        (islanders() && is_verb_of_person(word(ahead).text)) ||
        (!last_counted_->empty() && leaves_verb_out(last_counted_->front().kind, ahead));
    if ((!other && !others && !another && !last && !number_at()) || !says)
        return std::nullopt;
    ambiguous_ = others ? word(2) : word();
    if (other || another || last)
        ambiguous_->text = "one"; // the number that is meant
    const int said = others ? *number_at(2) : other || another || last ? 1 : *number_at();
    if (others && last_number_ && vocabulary_.has_everyone) {
        const int left = std::max(0, static_cast<int>(last_counted_->size()) - *last_number_);
        if (said != left && left < 2) // `one of Abe and Bea lies, and the other two do not`
            return fail(word(2), "it is unclear what is said here; write it out");
        if (said != left)
            return fail(word(2), fmt::format("there are {} of them, not {}", left, said));
    }
    at_ += ahead;
    const Group who = *last_counted_;
    const Quantity many{one_is_exact_ ? Quantity::Kind::exactly : Quantity::Kind::at_least, said};
    return other || others ? count_of_the_rest(many, who) : count_of(many, who);
}

/// What is said of the others: where it is the same as of those before, `if one of us is a knave,
/// the others are knaves`, it is so of all of them.
Expr ClaimReader::count_of_the_rest(const Quantity& many, const Group& who) {
    const std::size_t begin = at_;
    const auto before = last_;
    const Expr some = count_of(many, who);
    if (error_ || !before || !last_)
        return some;
    // `the others are not`, `the other does, too`
    constexpr std::array<std::string_view, 5> verbs{"is", "are", "does", "do", "did"};
    const std::string second = at_ - begin > 1 ? words_[begin + 1].text : std::string();
    const bool is_denied = at_ - begin == 2 && second == "not";
    const bool repeats =
        std::find(verbs.begin(), verbs.end(), words_[begin].text) != verbs.end() &&
        (is_denied || second.empty() || second == "too" || second == "also" || second == ",");
    const bool is_same =
        repeats ? !is_denied
                : before->kind == last_->kind && before->thing == last_->thing &&
                      (before->value != before->denied) == (last_->value != last_->denied);
    if (!is_same)
        return some;
    at_ = begin;
    return count_of(Quantity{Quantity::Kind::all}, who);
}

/// `exactly one of the following is true: that Abe is a knight, or that Bea is a knave`
std::optional<Expr> ClaimReader::following_claims(const Quantity& many) {
    if (!skip_words({"of", "the", "following"}))
        return std::nullopt;
    (void)skip_one_of({"statements", "claims"});
    const bool verb = skip_one_of({"is", "are"});
    const bool truth = verb && skip("true");
    if (!truth && !skip("false"))
        return fail_expected("'is true' or 'is false'");
    if (!skip(":"))
        skip(",");
    std::vector<Expr> parts;
    bool has_that = false;
    std::string joint; // `and` or `or` of the list; the other one is within one of its claims
    do {
        const std::size_t before = at_ - 1;
        const bool joins = !parts.empty() && words_[before].text != ",";
        const bool that = skip("that");
        const bool goes_on = has_that && !that && words_[before - 1].text != ",";
        if (joins && (goes_on || (!joint.empty() && joint != words_[before].text)))
            refuse_two_readings(before);
        joint = joins ? words_[before].text : joint;
        has_that = has_that || that;
        const Expr said = part();
        parts.push_back(truth ? said : builder_.negation(said));
    } while (!error_ && (skip_words({",", "or"}) || skip_words({",", "and"}) ||
                         skip_one_of({",", "or", "and"})));
    return number_of(many, parts);
}

/// Whether a number was said last of all, or of all but the speaker, and not of those in a list.
bool ClaimReader::is_everybody_counted() const {
    if (!last_counted_ || last_counted_->empty())
        return false;
    const std::size_t all = last_counted_->front().kind == Member::Kind::person
                                ? vocabulary_.people.size()
                                : vocabulary_.rooms;
    bool has_speaker = false;
    for (const Member& member : *last_counted_) {
        if (member.kind == Member::Kind::name)
            return false;
        has_speaker = has_speaker || member.index == speaker_;
    }
    return last_counted_->size() + (has_speaker || !speaker_ ? 0 : 1) == all;
}

/// Whose number is said.
ClaimReader::Group ClaimReader::group_of_quantity() {
    if (doors() && skip_one_of({"room", "rooms", "door", "doors"}))
        return everything(Member::Kind::room, false);
    if (doors() && skip_one_of({"sign", "signs"}))
        return everything(Member::Kind::sign, false);
    if (at_ > 0 && words_[at_ - 1].text == "both" && word().text != "of")
        return group();
    // `exactly one is a knave`: of all, unless others have been named before it
    if (islanders() && !error_ && is_verb_of_person(word().text) &&
        (last_counted_ ? is_everybody_counted() : !has_named_others(Member::Kind::person)))
        return last_counted_ ? *last_counted_ : everything(Member::Kind::person, false);
    take("of", "'of'");
    const bool is_article = word().text == "the" || word().text == "these";
    if (const auto all = number_at(1); islanders() && is_article && all && *all > 1 &&
                                       is_verb_of_person(word(2).text)) { // `of the three`
        Group people = everything(Member::Kind::person, false);
        refuse_other_number(word(), people, all);
        at_ += 2;
        return people;
    }
    return several();
}

Expr ClaimReader::count_of(const Quantity& quantity, const Group& who) {
    using Kind = Quantity::Kind;
    const bool none = quantity.kind == Kind::at_most && quantity.number == 0;
    const bool can_except = none || quantity.kind == Kind::all;
    std::optional<Group> but;
    if (can_except && excepted_first_)
        but = std::exchange(excepted_first_, std::nullopt);
    else if (can_except && (skip("but") || skip_exception()))
        but = excepted(); // `everyone but Bea is a knight`: she is none
    else {
        note_number(quantity, who);
        if (quantity.kind == Kind::all)
            refuse_all_not(who.size());
    }
    const Group all = but && islanders() ? as_people(who) : who;
    Predicate said = predicate(all, !but && quantity.kind == Kind::all);
    if (last_ && none)
        last_->of_none = true;
    if (can_except && !but && !said.together && !error_ && skip_exception())
        but = excepted(); // `everyone is a knight except Bea`
    if (!but && !said.together && skip_not_both_of_them(quantity, all))
        return number_of({Kind::exactly, 1}, said.parts);
    if (said.together || !but || error_)
        return said.together ? *said.together : number_of(quantity, said.parts);
    if (!none)
        for (Expr& part : said.parts)
            part = builder_.negation(part);
    return exactly_these(*but, islanders() ? as_people(who) : who, said.parts);
}

/// `, but not both` behind `one of Abe and Bea is a knave`; behind an `or` it is that of the `or`.
bool ClaimReader::skip_not_both_of_them(const Quantity& quantity, const Group& who) {
    const bool is_one = quantity.number == 1 && (quantity.kind == Quantity::Kind::exactly ||
                                                 quantity.kind == Quantity::Kind::at_least);
    for (std::size_t i = claim_begin_; i < at_; ++i)
        if (words_[i].text == "or" || words_[i].text == "either")
            return false;
    return !error_ && is_one && who.size() == 2 && skip_not_both();
}

/// Behind `everyone`, or behind what is said of everyone.
bool ClaimReader::skip_exception() {
    return skip("except") || skip_words({"apart", "from"}) || skip_words({"other", "than"});
}

/// `except for Bea, everyone is a knave`
std::optional<Expr> ClaimReader::exception_first() {
    const SentenceWord place = word();
    if (error_ || !islanders() || !skip_exception())
        return std::nullopt;
    skip("for");
    Group who{subject()};
    while (!error_ && skip("and"))
        who.push_back(subject());
    take(",", "','");
    excepted_first_ = as_people(std::move(who));
    const Expr said = simple();
    if (std::exchange(excepted_first_, std::nullopt)) // it is not said of everyone
        return fail(place, "it is unclear what is said here; write it out");
    return said;
}

/// Those for whom it is not so.
ClaimReader::Group ClaimReader::excepted() {
    skip("for");
    return islanders() ? as_people(group()) : group();
}

void ClaimReader::note_number(const Quantity& quantity, const Group& who) {
    using Kind = Quantity::Kind;
    if (!islanders() && !doors())
        return;
    last_counted_ = who;
    // `one of us`, of which both readings are tried, is exact where the others are the rest.
    const bool is_exact =
        quantity.kind == Kind::exactly || (!one_is_exact_ && quantity.kind == Kind::at_least);
    last_number_ = is_exact ? std::optional(quantity.number) : std::nullopt;
}

/// That so many of the parts are true.
Expr ClaimReader::number_of(const Quantity& quantity, const std::vector<Expr>& parts) {
    struct Run {
        std::size_t first;
        std::size_t last;
    };
    const std::size_t n = parts.size();
    std::vector<Run> runs;
    std::size_t highest = 0; // of the numbers that are compared with
    for (std::size_t k = 0; k <= n; ++k) {
        if (!quantity.fits(k, n))
            continue;
        if (!runs.empty() && runs.back().last + 1 == k)
            runs.back().last = k;
        else
            runs.push_back({k, k});
        highest = std::max(runs.back().first, std::min(k + 1, n));
    }
    // so_many[k]: k or more of those seen so far
    std::vector<Expr> so_many(highest + 1, builder_.constant(false));
    so_many[0] = builder_.constant(true);
    for (const Expr part : parts)
        for (std::size_t k = highest; k > 0; --k)
            so_many[k] =
                builder_.disjunction({so_many[k], builder_.conjunction({so_many[k - 1], part})});
    std::vector<Expr> ways;
    for (const Run& run : runs) {
        std::vector<Expr> both{so_many[run.first]};
        if (run.last < n)
            both.push_back(builder_.negation(so_many[run.last + 1]));
        ways.push_back(builder_.conjunction(std::move(both)));
    }
    const Expr many = builder_.disjunction(std::move(ways));
    if (store_.kind(many) != logic::Kind::constant)
        return many;
    // `at most two of Abe and Bea are knights` says nothing of them, but they are there.
    std::vector<Expr> there;
    for (const Expr part : parts) {
        const bool is_denied = store_.kind(part) == logic::Kind::negation;
        const Expr each = is_denied ? builder_.negation(part) : part;
        if (store_.kind(each) != logic::Kind::constant)
            there.push_back(store_.equivalence(each, each));
    }
    const Expr all = there.empty() ? builder_.constant(true) : builder_.conjunction(there);
    return store_.value_of(many) ? all : builder_.negation(all);
}

} // namespace loggia::puzzles
