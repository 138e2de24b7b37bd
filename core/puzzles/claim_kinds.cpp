// Who the knights and the knaves are, and how many: `only Bea is a knight`, `Bea is the only
// knight`, `there are more knights than knaves among us`, `everyone else is a knave`.
#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the depth of claims is bounded
namespace loggia::puzzles {

using logic::Expr;

/// All people, rooms or signs; people without the speaker where `others`.
ClaimReader::Group ClaimReader::everything(Member::Kind kind, bool others) {
    if (others)
        refuse_unclear_others(kind);
    if (kind == Member::Kind::sign)
        refuse_silent_signs();
    const std::size_t size =
        kind == Member::Kind::person ? vocabulary_.people.size() : vocabulary_.rooms;
    Group all;
    for (std::size_t i = 0; i < size; ++i)
        if (!others || i != speaker_)
            all.push_back({kind, i});
    return all;
}

void ClaimReader::refuse_silent_signs() {
    const auto& speaking = vocabulary_.speaking_signs;
    const auto* const end = speaking.begin() + static_cast<std::ptrdiff_t>(vocabulary_.rooms);
    const auto* const silent = std::find(speaking.begin(), end, false);
    if (!vocabulary_.has_everyone || silent == end || std::count(speaking.begin(), end, true) < 2)
        return;
    const auto* const first = std::find(speaking.begin(), end, true);
    const auto* const second = std::find(first + 1, end, true);
    const auto number = [&](auto sign) { return sign - speaking.begin() + 1; };
    fail(words_[at_ == 0 ? 0 : at_ - 1],
         fmt::format("sign {} says nothing; name the signs that you mean, for example 'signs {} "
                     "and {}'",
                     number(silent), number(first), number(second)));
}

void ClaimReader::refuse_unclear_others(Member::Kind kind) {
    // Before all have been read, it is not known whose names there are.
    if (vocabulary_.has_everyone && speaker_ && has_spoken_of_others(kind))
        fail(words_[at_ == 0 ? 0 : at_ - 1],
             kind == Member::Kind::person
                 ? "it is unclear who the others are; name them"
                 : "it is unclear which the others are; write their numbers");
}

/// In `Bea is a knight and the others are knaves` they are others than Bea, in `I am a knight and
/// the others are knaves` others than the speaker.
bool ClaimReader::has_spoken_of_others(Member::Kind kind) const {
    const bool has_counted =
        last_counted_ &&
        std::any_of(last_counted_->begin(), last_counted_->end(), [&](const Member& member) {
            return member.kind == kind && member.index == speaker_;
        });
    return has_counted || has_named_others(kind);
}

/// By names or numbers, in the claim so far.
bool ClaimReader::has_named_others(Member::Kind kind) const {
    bool is_of_kind = false; // the numbers that follow
    std::array<bool, most_rooms> named{};
    for (std::size_t i = claim_begin_; i < at_; ++i) {
        const std::string& text = words_[i].text;
        if (kind == Member::Kind::person) {
            const auto& people = vocabulary_.people;
            const auto found =
                std::find(people.begin(), people.end(), spelled_name(text_, words_[i]));
            if (text == "we" || (found != people.end() &&
                                 static_cast<std::size_t>(found - people.begin()) != speaker_))
                return true;
            continue;
        }
        const bool is_sign = text == "sign" || text == "signs" ||
                             (text == "door" && i > 0 && words_[i - 1].text == "on");
        const std::size_t number = room_number(words_[i]);
        if (is_sign || text == "room" || text == "rooms" || text == "door" || text == "doors")
            is_of_kind = is_sign == (kind == Member::Kind::sign);
        else if (is_of_kind && number > 0)
            named.at(number - 1) = true;
        else if (number == 0 && text != "," && text != "and" && text != "or")
            is_of_kind = false;
    }
    auto* const all = named.begin() + static_cast<std::ptrdiff_t>(vocabulary_.rooms);
    // There are no others than all of them.
    if (std::all_of(named.begin(), all, [](bool is_named) { return is_named; }))
        return false;
    if (speaker_ && *speaker_ < named.size())
        named[*speaker_] = false;
    return std::find(named.begin(), all, true) != all;
}

/// Whether a word is one for the people of the puzzle.
bool ClaimReader::is_people_noun(std::size_t ahead) const {
    constexpr std::array<std::string_view, 9> nouns{"person",     "islander", "inhabitant",
                                                    "speaker",    "native",   "villager",
                                                    "individual", "resident", "one"};
    return is_plural_people_noun(ahead) ||
           (islanders() && std::find(nouns.begin(), nouns.end(), word(ahead).text) != nouns.end());
}

bool ClaimReader::is_plural_people_noun(std::size_t ahead) const {
    constexpr std::array<std::string_view, 11> nouns{
        "people", "persons",   "islanders",   "inhabitants", "speakers", "natives",
        "folk",   "villagers", "individuals", "residents",   "folks"};
    return islanders() && std::find(nouns.begin(), nouns.end(), word(ahead).text) != nouns.end();
}

/// `us` are several. Somebody whom nobody mentions is not known.
void ClaimReader::refuse_alone(const SentenceWord& place) {
    if (speaker_ && vocabulary_.has_everyone && vocabulary_.people.size() == 1)
        fail(place, fmt::format("'{}' means several people, but only one is named; add a line "
                                "such as 'Bea says nothing'",
                                place.text));
}

/// `them`: those whom the claim has named, or of whom it has said a number; otherwise the others
/// than the speaker and the one spoken to, and everybody where nobody says it. In reported speech,
/// as in `Abe says that one of them lies`, it can be `us` as well.
ClaimReader::Group ClaimReader::those_meant(const SentenceWord& place) {
    Group named;
    for (std::size_t i = claim_begin_; i + 1 < at_; ++i) {
        const auto& people = vocabulary_.people;
        const auto found = std::find(people.begin(), people.end(), spelled_name(text_, words_[i]));
        const auto person = static_cast<std::size_t>(found - people.begin());
        if (found != people.end() &&
            std::none_of(named.begin(), named.end(),
                         [person](const Member& each) { return each.index == person; }))
            named.push_back({Member::Kind::person, person});
    }
    const auto is_speaker = [this](const Member& each) {
        return each.kind == Member::Kind::person && each.index == speaker_;
    };
    const bool has_number =
        last_counted_ && std::none_of(last_counted_->begin(), last_counted_->end(), is_speaker);
    Group meant = !named.empty()           ? named
                  : speaker_ && has_number ? *last_counted_
                                           : everything(Member::Kind::person, speaker_.has_value());
    const bool are_others = named.empty() && speaker_ && !has_number;
    if (are_others && addressee_)
        std::erase_if(meant, [this](const Member& each) { return each.index == *addressee_; });
    const bool can_be_us = are_others && is_indirect();
    const std::size_t them = words_[at_ - 1].text == "them" ? at_ - 1 : at_ - 2; // `them two`
    const bool of_two = them > 1 && words_[them - 1].text == "of" &&
                        (words_[them - 2].text == "both" || words_[them - 2].text == "neither");
    const std::size_t all = vocabulary_.people.size();
    if (can_be_us && all == 2)
        meant = everything(Member::Kind::person, false);
    const bool is_unclear = can_be_us && all > 2 && !(of_two && all == 3);
    if (vocabulary_.has_everyone && (meant.size() < 2 || is_unclear))
        fail(place, fmt::format("it is unclear who '{}' is; write the name", place.text));
    return meant;
}

/// `us`, `us three`, `the two of us`, `the people`, `people`, `the others`, `the other two`, from
/// where it begins; nothing where it is not this kind of group.
std::optional<ClaimReader::Group> ClaimReader::people_together() {
    if (!islanders() || error_)
        return std::nullopt;
    const SentenceWord place = word();
    const auto counted_as = [&](Group group, std::optional<int> said) {
        refuse_other_number(place, group, said);
        return group;
    };
    const auto of_us = [&](std::optional<int> said) {
        Group all = everything(Member::Kind::person, false);
        return counted_as(said == 2 ? two_of_us(all) : std::move(all), said);
    };
    if (const bool is_us = word().text == "us"; skip_one_of({"us", "them"})) {
        std::optional<int> said = number_at();
        at_ += said ? 1 : 0;
        if (is_us)
            refuse_alone(place);
        return is_us ? of_us(said) : counted_as(those_meant(place), said);
    }
    if (is_plural_people_noun(0)) {
        ++at_;
        return everything(Member::Kind::person, false);
    }
    if (word().text != "the" && word().text != "these")
        return std::nullopt;
    const bool others = word(1).text == "others" || word(1).text == "other";
    const std::size_t ahead = others ? 2 : 1;
    std::optional<int> said = word(1).text == "others" ? std::nullopt : number_at(ahead);
    if (said && word(ahead).text == "one" && word(1).text == "other" &&
        !is_people_noun(ahead + 1)) // `the other one`
        said.reset();
    const std::size_t after = ahead + (said ? 1 : 0);
    if (said && !others && word(after).text == "of" && word(after + 1).text == "us") {
        at_ += after + 2;
        return of_us(said);
    }
    // `the islander` alone would be one of them.
    const bool one = word(1).text == "other" && !said && !is_plural_people_noun(after);
    const bool noun = one ? is_people_noun(after) : is_plural_people_noun(after);
    if (!noun && (!others || (word(1).text == "other" && !said)))
        return std::nullopt;
    at_ += after + (noun ? 1 : 0);
    if (others && !speaker_) {
        fail(place, "nobody says this, so it is unclear who the others are; name them");
        return Group{};
    }
    Group all = everything(Member::Kind::person, others);
    if (one && (all.size() > 1 || vocabulary_.has_everyone) && all.size() != 1)
        fail_number(place, all.size(), 1);
    return counted_as(std::move(all), said);
}

/// `among us`, `here`, `on this island`: whom a number is about. All where nothing is said.
ClaimReader::Group ClaimReader::among() {
    if (skip_one_of({"among", "amongst", "of"}))
        return as_people(several());
    if (!skip("here")) {
        const std::size_t begin = at_;
        const bool place = skip_one_of({"in", "on"}) && skip_one_of({"our", "the", "this"}) &&
                           skip_one_of({"group", "island", "room"});
        if (!place)
            at_ = begin;
    }
    return everything(Member::Kind::person, false);
}

/// That so many of a group are knights, or knaves.
Expr ClaimReader::number_of_kind(const Quantity& quantity, bool knights, const Group& who) {
    note_number(quantity, who);
    std::vector<Expr> parts;
    for (const Member& member : who) {
        const Expr knight = person_expr(member);
        parts.push_back(knights ? knight : builder_.negation(knight));
    }
    return number_of(quantity, parts);
}

/// That of all people those of the group are knights, or knaves, and no others.
Expr ClaimReader::exactly_these(const Group& who, const Group& all,
                                const std::vector<Expr>& parts) {
    std::vector<Expr> both;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool named = std::any_of(who.begin(), who.end(), [&](const Member& member) {
            return member.kind == all[i].kind && member.index == all[i].index;
        });
        both.push_back(named ? parts[i] : builder_.negation(parts[i]));
    }
    return builder_.conjunction(std::move(both));
}

/// The group with names replaced by those who bear them.
ClaimReader::Group ClaimReader::as_people(Group who) {
    for (Member& member : who)
        if (member.kind == Member::Kind::name)
            member = {Member::Kind::person, person_at(member.index)};
    return who;
}

/// Fails behind `all are different` where there are three or more: is each different from each, or
/// are not all the same?
void ClaimReader::refuse_all_different(std::size_t begin, const Group& who) {
    constexpr std::array<std::string_view, 5> alls{"all", "each", "every", "everyone", "everybody"};
    constexpr std::array<std::string_view, 6> joints{"and", "or", "but", "if", "then", ","};
    const auto is_one_of = [this](const auto& list, std::size_t i) {
        return std::find(list.begin(), list.end(), words_[i].text) != list.end();
    };
    bool says_all = false;
    for (std::size_t i = at_; i > claim_begin_ && !is_one_of(joints, i - 1); --i)
        says_all = says_all || is_one_of(alls, i - 1);
    if (says_all && who.size() > 2)
        fail(words_[begin], "it is unclear what is said here; write it out");
}

/// `only Bea is a knight`, `only rooms 1 and 2 have ladies`
std::optional<Expr> ClaimReader::only() {
    if (error_ || word().text != "only" || word(1).text == "if")
        return std::nullopt;
    const SentenceWord place = word();
    ++at_;
    Group who = group();
    if (error_ || who.empty())
        return builder_.constant(false);
    if (islanders())
        who = as_people(std::move(who));
    if (who[0].kind == Member::Kind::name)
        return fail(place, "'only' applies to people, rooms and signs");
    const Group all = everything(who[0].kind, false);
    const Predicate said = predicate(all, false);
    return said.together ? *said.together : exactly_these(who, all, said.parts);
}

/// What follows `the only` where somebody is that: `knight among us`, `one of us who lies`.
Expr ClaimReader::the_only_ones(const Group& who) {
    const Group people = as_people(who);
    if (skip_one_of({"one", "ones", "person", "people"})) {
        const Group all = among();
        take("who", "'who'");
        return exactly_these(people, all, predicate(all, false).parts);
    }
    const auto knight = kind_of_person();
    if (!knight)
        return fail_expected("'knight' or 'knave'");
    const Group all = among();
    std::vector<Expr> parts;
    for (const Member& member : all) {
        const Expr truth = person_expr(member);
        parts.push_back(*knight ? truth : builder_.negation(truth));
    }
    last_ = LastSaid{Member::Kind::person, *knight, false, Thing::nothing};
    return exactly_these(people, all, parts);
}

/// `the only knight is Bea`, `the number of knights among us is even`
std::optional<Expr> ClaimReader::the_kind() {
    if (!islanders() || error_ || word().text != "the")
        return std::nullopt;
    const std::size_t begin = at_;
    if (skip_words({"the", "number", "of"})) {
        const auto knights = kind_of_person();
        if (!knights)
            return fail_expected("'knights' or 'knaves'");
        const Group who = among();
        take("is", "'is'");
        Quantity many{Quantity::Kind::even};
        if (skip("odd"))
            many.kind = Quantity::Kind::odd;
        else if (!skip("even")) {
            const auto said = quantity();
            many = said ? *said : Quantity{Quantity::Kind::exactly, number()};
        }
        return number_of_kind(many, *knights, who);
    }
    if (word(1).text != "only")
        return the_one();
    at_ += 2;
    const auto knights = kind_of_person();
    const Group all = knights ? among() : Group{};
    if (!knights || !skip_one_of({"is", "are", "am"})) {
        at_ = begin;
        return std::nullopt;
    }
    const Group who = as_people(group());
    std::vector<Expr> parts;
    for (const Member& member : all) {
        const Expr truth = person_expr(member);
        parts.push_back(*knights ? truth : builder_.negation(truth));
    }
    return exactly_these(who, all, parts);
}

/// `the knave is Bea`, of which the facts have to say that there is one.
std::optional<Expr> ClaimReader::the_one() {
    const std::size_t begin = at_++;
    const SentenceWord noun = word();
    const auto knight = noun.text.ends_with('s') ? std::nullopt : kind_of_person();
    if (!knight || !skip("is")) {
        at_ = begin;
        return std::nullopt;
    }
    const bool denied = skip("not");
    std::vector<Expr> parts;
    do {
        const Expr truth = person_expr(subject());
        parts.push_back(*knight ? truth : store_.negation(truth));
    } while (!error_ && word().text == "or" && part_ends(2) && skip("or"));
    definite_.push_back({*knight, std::string(text_.substr(noun.offset, noun.length)),
                         span_at(text_, noun.offset, noun.length), denied, true});
    last_.reset();
    const Expr said = builder_.disjunction(std::move(parts));
    return denied ? builder_.negation(said) : said;
}

/// `there is exactly one knave among us`, `there are more knights than knaves`, `there are two
/// ladies`
std::optional<Expr> ClaimReader::there_are() {
    using Kind = Quantity::Kind;
    const std::size_t begin = at_;
    if (error_ || vocabulary_.setting == PuzzleSetting::plain || !skip("there") ||
        !skip_one_of({"is", "are"})) {
        at_ = begin;
        return std::nullopt;
    }
    const auto kind = [this]() -> std::optional<bool> {
        if (!doors())
            return kind_of_person();
        const bool lady = skip_one_of({"lady", "ladies"});
        if (!lady && !skip_one_of({"tiger", "tigers"}))
            return std::nullopt;
        return lady;
    };
    // `there is not exactly one knave`, unlike `there are not two knights`
    constexpr std::array<std::string_view, 6> limits{"exactly", "precisely", "at",
                                                     "more",    "fewer",     "less"};
    const bool denied = islanders() &&
                        std::find(limits.begin(), limits.end(), word(1).text) != limits.end() &&
                        skip("not");
    const bool more = word().text == "more" && word(1).text != "than" && skip("more");
    const bool fewer = !more && word(1).text != "than" && skip_one_of({"fewer", "less"});
    const bool same =
        !more && !fewer && (skip_words({"as", "many"}) || skip_words({"just", "as", "many"}));
    std::optional<Quantity> many;
    if (islanders() && word().text == "not" && word(1).text != "any" && word(1).text != "a") {
        at_ = begin; // `there are not two knights`
        return std::nullopt;
    }
    if (islanders() && skip("not")) {
        ++at_;
        many = Quantity{Kind::at_most, 0};
    } else if (!more && !fewer && !same) {
        many = quantity();
        if (many && (many->kind == Kind::odd || many->kind == Kind::even))
            skip("of");
        if (!many && skip("no"))
            many = Quantity{Kind::at_most, 0};
        if (!many && number_at()) {
            ambiguous_ = word();
            many = Quantity{one_is_exact_ ? Kind::exactly : Kind::at_least, number()};
        }
        if (!many) {
            (void)skip_one_of({"a", "some"});
            many = Quantity{Kind::at_least, 1};
        }
    }
    const auto positive = kind();
    // Where rooms may be empty, more than the other is not more than half.
    if (!positive || (doors() && !many && vocabulary_.has_empty_rooms())) {
        at_ = begin;
        error_.reset();
        return std::nullopt;
    }
    if (!many) {
        if (!skip_one_of({"than", "as"}))
            return fail_expected(same ? "'as'" : "'than'");
        const auto other = kind();
        if (!other || *other == *positive)
            return fail_expected(doors() ? (*positive ? "'tigers'" : "'ladies'")
                                         : (*positive ? "'knaves'" : "'knights'"));
        many = Quantity{same ? Kind::half : Kind::most};
    }
    if (doors()) {
        // `in room 1`, `in one of the rooms` is read by in_room().
        if (word().text == "here" || ((word().text == "in" || word().text == "behind") &&
                                      word(1).text != "the" && word(1).text != "these")) {
            at_ = begin;
            return std::nullopt;
        }
        if (skip_one_of({"in", "behind"})) {
            ++at_;
            if (!skip_one_of({"rooms", "doors"})) {
                at_ = begin;
                return std::nullopt;
            }
        }
        std::vector<Expr> parts;
        for (const Member& room : everything(Member::Kind::room, false))
            parts.push_back(holds(*positive != fewer ? Thing::lady : Thing::tiger, room.index));
        return number_of(*many, parts);
    }
    const Expr said = number_of_kind(*many, fewer ? !*positive : *positive, among());
    if (!denied)
        return said;
    last_number_.reset();
    return builder_.negation(said);
}

/// `more signs are true than false`, `fewer of the signs are true than false`
std::optional<Expr> ClaimReader::more_signs() {
    const std::size_t begin = at_;
    const bool more = skip("more");
    if (doors() && (more || skip_one_of({"fewer", "less"}))) {
        (void)skip_words({"of", "the"});
        if (skip_words({"signs", "are"})) {
            const bool truth = skip("true");
            if (!truth)
                take("false", "'true' or 'false'");
            take("than", "'than'");
            take(truth ? "false" : "true", truth ? "'false'" : "'true'");
            std::vector<Expr> parts;
            for (const Member& sign : everything(Member::Kind::sign, false)) {
                const Expr is_true = holds(Thing::sign, sign.index);
                parts.push_back(truth == more ? is_true : builder_.negation(is_true));
            }
            return number_of({Quantity::Kind::most}, parts);
        }
    }
    at_ = begin;
    return std::nullopt;
}

/// `more of us are knaves than knights`, `fewer of the others are knights than knaves`
std::optional<Expr> ClaimReader::more_of_them() {
    if (const auto signs = more_signs())
        return signs;
    const bool more = word().text == "more";
    if (error_ || !islanders() || word(1).text != "of" ||
        (!more && word().text != "fewer" && word().text != "less"))
        return std::nullopt;
    at_ += 2;
    const Group who = as_people(several());
    if (!skip_one_of({"are", "is"}))
        return fail_expected("'are'");
    const auto knights = kind_of_person();
    if (!knights)
        return fail_expected("'knights' or 'knaves'");
    take("than", "'than'");
    if (kind_of_person() != !*knights)
        return fail_expected(*knights ? "'knaves'" : "'knights'");
    return number_of_kind({Quantity::Kind::most}, more == *knights, who);
}

/// `everyone is a knave`, `nobody here is a knight`, `every islander lies`
std::optional<Expr> ClaimReader::everyone() {
    using Kind = Quantity::Kind;
    if (!islanders() || error_)
        return std::nullopt;
    std::optional<Quantity> many;
    const std::string& next = word(1).text;
    if (skip_one_of({"everyone", "everybody"}) ||
        ((next == "but" || next == "except") && skip("all"))) // `all but Bea are knaves`
        many = Quantity{Kind::all};
    else if (skip_one_of({"nobody", "noone"}) || skip_words({"no", "one"}))
        many = Quantity{Kind::at_most, 0};
    else if (skip_one_of({"someone", "somebody"}))
        many = Quantity{Kind::at_least, 1};
    else if (is_people_noun(1) && word(1).text != "one") {
        if (skip_one_of({"every", "each", "all"}))
            many = Quantity{Kind::all};
        else if (skip("no"))
            many = Quantity{Kind::at_most, 0};
        else if (skip("some"))
            many = Quantity{Kind::at_least, 1};
        else if (is_plural_people_noun(1) && skip("most"))
            many = Quantity{Kind::most};
        else if (is_plural_people_noun(1) && skip("half"))
            many = Quantity{Kind::half};
        at_ += many ? 1 : 0;
    } else if (word(1).text == "the" && is_plural_people_noun(2)) {
        if (skip("all"))
            many = Quantity{Kind::all};
        else if (skip("half"))
            many = Quantity{Kind::half};
        at_ += many ? 2 : 0;
    }
    if (!many)
        return std::nullopt;
    const SentenceWord place = word();
    const bool others = skip("else");
    if (others && !speaker_)
        return fail(place, "nobody says this, so it is unclear who the others are; name them");
    return count_of(*many, others ? everything(Member::Kind::person, true) : among());
}

/// `Bea or I am a knave`, `room 1 or room 2 has a lady`: at least one of them, and where it is
/// said, no more.
std::optional<Expr> ClaimReader::one_or_other() {
    constexpr std::array<std::string_view, 23> verbs{
        "is",   "am",   "are",   "has",    "have",  "holds",    "hold",    "contains",
        "lies", "lied", "tells", "speaks", "hides", "conceals", "contain", "always",
        "does", "did",  "lie",   "tell",   "speak", "never",    "must"};
    if (error_ || vocabulary_.setting == PuzzleSetting::plain)
        return std::nullopt;
    const std::size_t begin = at_;
    bool all_bear_names = true; // `true or Bea is a knave` has two claims
    const auto next = [&] {
        all_bear_names = all_bear_names && word().text != "true" && word().text != "false";
        return subject();
    };
    Group who{next()};
    bool or_both = false;
    bool ends_in_or = false; // `A, B are knights` is no choice
    while (!error_ && !(or_both = skip_or_both(who))) {
        const bool is_or = skip("or") || skip_words({",", "or"});
        if (!is_or && !skip(","))
            break;
        ends_in_or = is_or;
        who.push_back(next());
    }
    // A name before `or` is no claim by itself, unlike `true` and words that were given a meaning.
    const bool only_names = all_bear_names && vocabulary_.phrases.empty();
    if (error_ && (or_both || (only_names && who.size() > 1 && is_pronoun(word().text))))
        return builder_.constant(false);
    const bool said = !error_ && (ends_in_or || or_both) && all_bear_names &&
                      (std::find(verbs.begin(), verbs.end(), word().text) != verbs.end() ||
                       (word().text == "only" && is_saying(word(1).text)) ||
                       (is_saying(word().text) && says_what_is_true_or_false()));
    if (!said) {
        at_ = begin;
        error_.reset();
        return std::nullopt;
    }
    const Predicate each = predicate(who, false);
    const std::size_t comma = word().text == "," ? 1 : 0;
    if (!or_both && word(comma).text == "or" && word(comma + 1).text == "both" &&
        part_ends(comma + 2)) {
        or_both = true;
        at_ += comma + 2;
    }
    const bool one = !or_both && skip_not_both();
    if (one && begin > 0 && words_[begin - 1].text == "or") // `p or Abe or Bea lies, but not both`
        refuse_two_readings(begin - 1);
    return one ? number_of({Quantity::Kind::exactly, 1}, each.parts)
               : builder_.disjunction(each.parts);
}

/// `or both` behind two names: `Abe or Bea or both are knights`
bool ClaimReader::skip_or_both(const Group& who) {
    const std::size_t begin = at_;
    skip(",");
    if (who.size() > 1 && skip("or") && word().text == "both") {
        refuse_both(word(), who);
        at_ += error_ ? 0 : 1;
        skip(",");
        return true;
    }
    at_ = begin;
    return false;
}

/// `of Bea and me, exactly one is a knight`
std::optional<Expr> ClaimReader::of_these() {
    if (error_ || !islanders() || !skip_one_of({"of", "among"}))
        return std::nullopt;
    Group who;
    if (auto together = people_together())
        who = *together;
    else
        // After `and` comes the last one: what follows a comma then is no name.
        for (bool last = false; !error_;) {
            who.push_back(subject());
            if (last)
                break;
            last = skip_words({",", "and"}) || skip("and");
            if (!last && !skip(","))
                break;
        }
    skip(",");
    const bool there = skip("there") && skip_one_of({"is", "are"});
    std::optional<Quantity> many = quantity();
    if (!many && there && (word().text == "a" || skip("some")))
        many = Quantity{Quantity::Kind::at_least, 1};
    if (!many && there && skip("no"))
        many = Quantity{Quantity::Kind::at_most, 0};
    if (!many && number_at()) {
        ambiguous_ = word();
        many =
            Quantity{one_is_exact_ ? Quantity::Kind::exactly : Quantity::Kind::at_least, number()};
    }
    if (!many && skip("none"))
        many = Quantity{Quantity::Kind::at_most, 0};
    if (!many)
        return fail_expected("how many of them, for example 'exactly one'");
    if (there) {
        const auto knights = kind_of_person();
        return knights ? number_of_kind(*many, *knights, as_people(std::move(who)))
                       : fail_expected("'knight' or 'knave'");
    }
    return count_of(*many, who);
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
