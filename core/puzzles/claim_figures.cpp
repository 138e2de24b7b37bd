#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::puzzles {

using logic::Expr;

/// `both rooms have ladies`, `all signs are true`, `no room has a lady`, `rooms 1 and 2 are the
/// same`.
std::optional<Expr> ClaimReader::all_or_none() {
    const auto kind_of = [](const SentenceWord& word) -> std::optional<Member::Kind> {
        if (word.text == "rooms" || word.text == "room" || word.text == "doors" ||
            word.text == "door")
            return Member::Kind::room;
        if (word.text == "signs" || word.text == "sign")
            return Member::Kind::sign;
        return std::nullopt;
    };
    const std::string first = word().text;
    const bool is_article = word(1).text == "the" || word(1).text == "these";
    const bool none = first == "no" || first == "neither";
    const bool quantified =
        none || first == "both" || first == "all" || first == "every" || first == "each";
    const std::size_t behind_article = quantified ? (is_article ? 2 : 1) : 0;
    const auto so_many = first == "all" ? number_at(behind_article) : std::nullopt;
    const std::size_t ahead = behind_article + (so_many ? 1 : 0); // `all four rooms`
    const bool plural = word(ahead).text.ends_with('s');
    const bool bare = first == "rooms" || first == "signs" || first == "doors";
    const bool named = bare || first == "the" || first == "these";
    // `both are false`: only signs can be
    const bool both_are = first == "both" && word(1).text == "are" &&
                          (word(2).text == "true" || word(2).text == "false");
    if (both_are && vocabulary_.rooms == 2) {
        ++at_;
        const Predicate said = predicate(everything(Member::Kind::sign, false), true);
        return said.together ? said.together : builder_.conjunction(said.parts);
    }
    // `both have tigers`, where only rooms can
    constexpr std::array<std::string_view, 5> contains{"have", "contain", "hold", "hide",
                                                       "conceal"};
    if (first == "both" && vocabulary_.rooms == 2 &&
        std::find(contains.begin(), contains.end(), word(1).text) != contains.end()) {
        ++at_;
        const Predicate said = predicate(everything(Member::Kind::room, false), true);
        return said.together ? said.together : builder_.conjunction(said.parts);
    }
    if (quantified && kind_of(word(ahead))) {
        const SentenceWord place = word();
        const Member::Kind kind = *kind_of(word(ahead));
        at_ += ahead + 1;
        if ((first == "both" || first == "neither") && vocabulary_.rooms != 2)
            return fail(place, fmt::format("there are {} rooms, not two; use their numbers",
                                           vocabulary_.rooms));
        const Group all = everything(kind, false);
        refuse_other_number(place, all, so_many);
        if (!none && first != "both" && (skip("but") || skip_exception())) {
            const Group but = excepted(); // `every room except room 1 has a lady`
            Predicate said = predicate(all, false);
            for (Expr& part : said.parts)
                part = builder_.negation(part);
            return exactly_these(but, all, said.parts);
        }
        if (!none)
            refuse_all_not(all.size());
        const Predicate said = predicate(all, plural && !none);
        if (last_ && none)
            last_->of_none = true;
        if (said.together)
            return said.together;
        return none ? builder_.negation(builder_.disjunction(said.parts))
                    : builder_.conjunction(said.parts);
    }
    std::size_t noun = word(1).text == "other" ? 2 : 1;
    noun += number_at(noun) ? 1 : 0; // `the other two signs`
    const bool group_follows =
        bare || (named && kind_of(word(noun)) && word(noun).text.ends_with('s'));
    if (!group_follows)
        return std::nullopt;
    const Predicate said = predicate(group(), true);
    return said.together ? said.together : builder_.conjunction(said.parts);
}

/// `a lady is in room 1`, `no lady is in room 1`, `there is no tiger behind this door`, `a lady is
/// in one of the rooms`.
std::optional<Expr> ClaimReader::in_room() {
    const std::size_t begin = at_;
    const auto found = skip_finding();
    const bool there = found || skip_words({"there", "is"}) || skip_words({"there", "are"});
    const bool not_found = found && !*found;
    const bool none = !not_found && skip("no");
    bool denied = none;
    bool definite = false; // `the tigers` are all that there are
    if (!none) {
        denied = not_found || (there && skip("not"));
        definite = word().text == "the";
        (void)skip_one_of({"a", "an", "the"});
    }
    const std::string what = word().text;
    const bool several = !definite && (what == "ladies" || what == "tigers");
    if ((what != "lady" && what != "tiger" && !several) || error_) {
        at_ = begin;
        return std::nullopt;
    }
    ++at_;
    if (!there) {
        take(several ? "are" : "is", several ? "'are'" : "'is'");
        if (none && word().text == "not")
            return fail(word(), "it is unclear what is said here; write it out");
        denied = none || skip("not");
    }
    const Thing thing = what == "lady" || what == "ladies" ? Thing::lady : Thing::tiger;
    if (skip("here") || skip_words({"in", "here"})) {
        const Expr here = holds(thing, speaking_room());
        return denied ? builder_.negation(here) : here;
    }
    if (!skip_one_of({"in", "behind"}))
        fail_expected("'in'");
    auto which = rooms_by_parity();
    const auto many = which ? Quantity{Quantity::Kind::at_least, 1} : quantity();
    if (many) {
        std::vector<Expr> parts;
        for (const Member& member : which ? *which : group_of_quantity())
            parts.push_back(holds(thing, member.index));
        const Expr inside = number_of(*many, parts);
        return denied ? builder_.negation(inside) : inside;
    }
    return in_places(thing, denied, none);
}

/// `you will find`, `there will be`, `you will not find`: whether something is there.
std::optional<bool> ClaimReader::skip_finding() {
    const std::size_t begin = at_;
    const bool you = skip("you");
    if (!error_ && (you || skip("there")) && skip_one_of({"will", "wo"})) {
        const bool denied = skip("not");
        if (skip(you ? "find" : "be"))
            return !denied;
    }
    at_ = begin;
    return std::nullopt;
}

/// `both rooms`, `each room`, `all the doors`, and `any room` where something is denied.
std::optional<ClaimReader::Group> ClaimReader::every_room() {
    const SentenceWord first = word();
    const std::size_t the = word(1).text == "the" || word(1).text == "these" ? 2 : 1;
    const std::string& noun = word(the).text;
    if (error_ || (noun != "room" && noun != "rooms" && noun != "door" && noun != "doors") ||
        !skip_one_of({"both", "all", "each", "every", "any"}))
        return std::nullopt;
    at_ += the;
    Group rooms = everything(Member::Kind::room, false);
    if (first.text == "both" && rooms.size() != 2)
        fail(first, fmt::format("there are {} rooms, not two; use their numbers", rooms.size()));
    return rooms;
}

/// What stands behind `a lady is in`: `room 1`, `rooms 1 and 2`, `room 1 or in room 2`.
Expr ClaimReader::in_places(Thing thing, bool denied, bool none) {
    const SentenceWord first = word();
    std::vector<Expr> parts;
    std::string joint;
    if (const auto rooms = every_room()) {
        joint = first.text == "any" ? "or" : "and";
        if (none && joint == "and")
            return fail(first, "this can mean 'not all' or 'none'; write the one you mean");
        if (!denied && joint == "or")
            return fail(first, "it is unclear what is said here; write it out");
        for (const Member& room : *rooms)
            parts.push_back(holds(thing, room.index));
    } else if ((word().text == "rooms" || word().text == "doors") && room_number(word(1)) > 0) {
        ++at_;
        joint = "and";
        for (const Member& room : list_of_numbers(Member::Kind::room))
            parts.push_back(holds(thing, room.index));
    } else {
        parts.push_back(holds(thing, place()));
        while (!error_ && (word().text == "or" || word().text == "and") &&
               (joint.empty() || joint == word().text)) {
            const std::size_t in = word(1).text == "in" || word(1).text == "behind" ? 2 : 1;
            const std::size_t length = room_number(word(in)) > 0 ? 1 : words_of_place(in);
            if (length == 0 || word(in).text == "sign" || !part_ends(in + length))
                break;
            joint = word().text;
            at_ += in;
            parts.push_back(holds(thing, length == 1 ? room() : place()));
        }
    }
    const Expr inside = joint == "or" || none ? builder_.disjunction(std::move(parts))
                                              : builder_.conjunction(std::move(parts));
    if (denied && !none && joint == "and")
        return fail(first, "this can mean 'not all' or 'none'; write the one you mean");
    return denied ? builder_.negation(inside) : inside;
}

/// `in this room there is a lady`, `behind exactly one of the doors is a tiger`.
std::optional<Expr> ClaimReader::room_first() {
    if (!skip_one_of({"in", "behind"}))
        return std::nullopt;
    const SentenceWord first = word();
    const bool each = first.text == "every" || first.text == "each" || first.text == "all" ||
                      first.text == "both";
    auto which = rooms_by_parity();
    auto many = which ? Quantity{Quantity::Kind::at_least, 1} : quantity();
    Group who;
    if (which) {
        who = std::move(*which);
    } else if (many) {
        who = group_of_quantity();
    } else if (each) {
        ++at_;
        (void)skip_one_of({"the", "these"});
        if (!skip_one_of({"room", "rooms", "door", "doors"}))
            fail_expected("'rooms'");
        who = everything(Member::Kind::room, false);
        many = Quantity{Quantity::Kind::all};
    } else {
        who.push_back({Member::Kind::room, place()});
        many = Quantity{Quantity::Kind::all};
    }
    if (first.text == "both" && who.size() != 2)
        return fail(first, fmt::format("there are {} rooms, not two; use their numbers",
                                       vocabulary_.rooms));
    const auto found = skip_finding();
    if (!found) {
        skip("there");
        if (!skip_one_of({"is", "are"}))
            fail_expected("'is'");
    }
    Predicate said;
    said.parts.assign(who.size(), builder_.constant(false));
    if (!who.empty() && who[0].kind != Member::Kind::room)
        fail(first, "only rooms have something in them");
    if (each && found && !*found && who.size() > 1)
        fail(first, "this can mean 'not all' or 'none'; write the one you mean");
    if (!error_)
        read_has(said, who, found && !*found);
    return number_of(*many, said.parts);
}

/// `an odd-numbered room`: the rooms, of which any can be meant.
std::optional<ClaimReader::Group> ClaimReader::rooms_by_parity() {
    const bool odd = skip_words({"an", "odd-numbered"});
    if (!odd && !skip_words({"an", "even-numbered"}))
        return std::nullopt;
    if (!skip_one_of({"room", "door"}))
        fail_expected("'room'");
    Group all;
    for (const Member& each : everything(Member::Kind::room, false))
        if ((each.index % 2 == 0) == odd) // rooms are numbered from 1
            all.push_back(each);
    return all;
}

/// How many words `ahead` of here say whose friend somebody is whose name follows: `my friend Bea`.
std::size_t ClaimReader::relation(std::size_t ahead) const {
    constexpr std::array<std::string_view, 8> relations{"friend",   "companion", "neighbour",
                                                        "neighbor", "colleague", "partner",
                                                        "brother",  "sister"};
    const bool related =
        islanders() && speaker_ && word(ahead).text == "my" &&
        std::find(relations.begin(), relations.end(), word(ahead + 1).text) != relations.end();
    return related && is_person_name(word(ahead + 2)) && !is_saying(word(ahead + 2).text) ? 2 : 0;
}

/// Whether what follows is a list of names and then what several are or do.
bool ClaimReader::is_list() const {
    if (doors() && words_of_place(0) > 0)
        return is_list_of_places();
    constexpr std::array<std::string_view, 19> verbs{
        "are",  "lie",   "lied",  "tell", "told",  "speak", "always", "never", "do",    "did",
        "both", "would", "could", "say",  "claim", "have",  "also",   "share", "differ"};
    std::size_t ahead = 0;
    for (bool more = false;; ++ahead) {
        ahead += relation(ahead);
        const bool is_you = word(ahead).text == "you" && addressee_;
        if (!is_atom_name(word(ahead)) && !is_person_name(word(ahead)) && !is_speaker(ahead) &&
            !is_you)
            return false;
        ++ahead;
        if (word(ahead).text == "," || word(ahead).text == "and") {
            more = true;
            if (word(ahead).text == "," && word(ahead + 1).text == "and")
                ++ahead;
            continue;
        }
        if (more && islanders() && (word(ahead).text == "must" || words_of_cannot(ahead) > 0))
            return true;
        const bool only = word(ahead).text == "only" && word(ahead + 1).text != "if";
        const bool verb =
            only || std::find(verbs.begin(), verbs.end(), word(ahead).text) != verbs.end();
        return more && verb &&
               (vocabulary_.setting == PuzzleSetting::islanders || word(ahead).text == "are");
    }
}

/// How many words `room 1` or `this sign` has; 0 where it is something else.
std::size_t ClaimReader::words_of_place(std::size_t ahead) const {
    const auto is_noun = [this](std::size_t at) {
        return word(at).text == "room" || word(at).text == "door" || word(at).text == "sign";
    };
    const bool numbered = is_noun(ahead) && room_number(word(ahead + 1)) > 0;
    return numbered || (word(ahead).text == "this" && is_noun(ahead + 1)) ? 2 : 0;
}

/// Whether `room 1 and room 2` and what several have or are follows.
bool ClaimReader::is_list_of_places() const {
    constexpr std::array<std::string_view, 9> verbs{"have", "contain", "hold", "hide", "conceal",
                                                    "are",  "both",    "all",  "do"};
    std::size_t ahead = words_of_place(0);
    bool more = false;
    while (word(ahead).text == "," || word(ahead).text == "and") {
        ahead += word(ahead).text == "," && word(ahead + 1).text == "and" ? 2 : 1;
        if (words_of_place(ahead) == 0)
            return false;
        ahead += words_of_place(ahead);
        more = true;
    }
    return more && std::find(verbs.begin(), verbs.end(), word(ahead).text) != verbs.end();
}

/// `1, 2 and 3`.
ClaimReader::Group ClaimReader::list_of_numbers(Member::Kind kind) {
    Group all;
    do {
        all.push_back({kind, room()});
    } while ((skip_words({",", "and"}) || skip(",") || skip("and")) && !error_);
    return all;
}

/// Fails where another number of them is named than there are.
void ClaimReader::refuse_other_number(const SentenceWord& place, const Group& all,
                                      std::optional<int> said) {
    if (said && vocabulary_.has_everyone && static_cast<std::size_t>(*said) != all.size())
        fail_number(place, all.size(), *said);
}

/// Fails since `said` are named where there are `all`.
void ClaimReader::fail_number(const SentenceWord& place, std::size_t all, int said) {
    fail(place, all == 1 ? fmt::format("there is only one of them, not {}", said)
                         : fmt::format("there are {} of them, not {}", all, said));
}

/// `or_too`: `exactly one of Abe or Bea` is the same as with `and`.
ClaimReader::Group ClaimReader::group(bool or_too) {
    Group all;
    if (auto together = people_together())
        return *together;
    if (!islanders() && (word().text == "us" || word().text == "them")) {
        fail(word(), "it is unclear what is said here; write it out");
        return all;
    }
    if (doors()) {
        const std::size_t begin = at_;
        const bool article = skip_one_of({"the", "these"});
        const bool others = article && skip("other");
        const SentenceWord place = word();
        const auto said = article && word(1).text.ends_with('s') ? number_at() : std::nullopt;
        at_ += said ? 1 : 0; // `the other two signs`
        const bool rooms = skip_one_of({"rooms", "doors"});
        if (rooms || skip("signs")) {
            const auto kind = rooms ? Member::Kind::room : Member::Kind::sign;
            if (others)
                (void)speaking_room();
            // `an odd number of signs`
            const bool bare = or_too && room_number(word()) == 0;
            if (!article && !bare)
                return list_of_numbers(kind);
            all = everything(kind, others);
            refuse_other_number(place, all, said);
            return all;
        }
        at_ = begin;
    }
    do {
        all.push_back(subject());
    } while ((skip_words({",", "and"}) || (or_too && skip_words({",", "or"})) || skip(",") ||
              skip("and") || (or_too && skip("or"))) &&
             !error_);
    return all;
}

/// Those of whom a number is said: one name alone is a noun that is not known, as in `half of
/// strangers`.
ClaimReader::Group ClaimReader::several() {
    Group who = group(true);
    if (!error_ && who.size() == 1 && who[0].kind == Member::Kind::name)
        fail_expected("'and'");
    return who;
}

/// Whether a word can mean whoever speaks: `I`, and in `Abe says that he is a knave` also `he`.
bool ClaimReader::is_speaker(std::size_t ahead) const {
    constexpr std::array<std::string_view, 7> others{"myself", "he",      "she",    "him",
                                                     "her",    "himself", "herself"};
    const std::string& text = word(ahead).text;
    return text == "i" || text == "me" ||
           (islanders() && std::find(others.begin(), others.end(), text) != others.end());
}

ClaimReader::Member ClaimReader::subject() {
    at_ += error_ ? 0 : relation(0);
    if (word().text == "i" || word().text == "me" || (islanders() && word().text == "myself")) {
        if (speaker_ && !doors()) {
            ++at_;
            return {Member::Kind::person, *speaker_};
        }
        fail(word(), "'I' needs a speaker");
        return {Member::Kind::name, 0};
    }
    if (islanders() && is_speaker(0))
        return speaker_meant();
    // In what somebody else would say it can be whom that one speaks to.
    if (!reported_ && addressee_ && skip("you"))
        return {Member::Kind::person, *addressee_};
    const std::string& text = word().text;
    const std::string& next = word(1).text;
    if (doors() &&
        (text == "this" || text == "the" || room_number(word(1)) > 0 ||
         ((text == "room" || text == "door" || text == "sign") && next != "is" && next != "are")))
        return door_subject();
    if (is_pronoun(text)) {
        fail(word(), islanders() ? fmt::format("it is unclear who '{}' is; write the name", text)
                                 : "it is unclear what is said here; write it out");
        return {Member::Kind::name, 0};
    }
    if (text == "the" && islanders() && is_pronoun(next)) {
        fail(word(1), fmt::format("it is unclear who '{}' is; write the name", "the " + next));
        return {Member::Kind::name, 0};
    }
    if (error_ || (!is_atom_name(word()) && !is_person_name(word()))) {
        fail_expected(doors() ? "a room, a sign or a name" : "a name");
        return {Member::Kind::name, 0};
    }
    return {Member::Kind::name, at_++};
}

/// Whether it is reported what the speaker says: behind `says that`, or `says` without a mark.
bool ClaimReader::is_indirect() const {
    const std::string_view before = text_.substr(0, words_[claim_begin_].offset);
    const std::size_t last = before.find_last_not_of(' ');
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return indirect_ || (runs_on_ && before.ends_with(' ') && last != std::string_view::npos &&
                         letters.find(before[last]) != std::string_view::npos);
}

/// `he` in `Abe says that he is a knave`: the speaker, where nobody else has been mentioned. Of
/// what somebody else would say it is that one.
ClaimReader::Member ClaimReader::speaker_meant() {
    const auto names_person = [this](const SentenceWord& each) {
        const auto& people = vocabulary_.people;
        return std::find(people.begin(), people.end(), spelled_name(text_, each)) != people.end();
    };
    // `Bea and she`, `neither Bea nor he`: other than those of the list.
    constexpr std::array<std::string_view, 12> joints{"and",  "or",     "nor",     ",",
                                                      "both", "either", "neither", "of",
                                                      "at",   "least",  "exactly", "one"};
    const auto is_in_list = [&](const SentenceWord& each) {
        return names_person(each) ||
               std::find(joints.begin(), joints.end(), each.text) != joints.end();
    };
    const std::size_t begin = reported_ ? reported_->second : claim_begin_;
    const auto first = words_.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto here = words_.begin() + static_cast<std::ptrdiff_t>(at_);
    // In `Abe says that Bea would say that he is a knave` it can be Abe, too.
    if (reported_ && !indirect_ && std::none_of(first, here, names_person)) {
        ++at_;
        return reported_->first;
    }
    const bool is_other = std::any_of(first, here, names_person) &&
                          !word().text.ends_with("self") && !std::all_of(first, here, is_in_list);
    if (reported_ || !is_indirect() || !speaker_ || is_other) {
        fail(word(), fmt::format("it is unclear who '{}' is; write the name", word().text));
        return {Member::Kind::name, 0};
    }
    ++at_;
    return {Member::Kind::person, *speaker_};
}

/// `us` where that means two, as with `both` and `neither`: of several people the speaker and who
/// is spoken to, or else the only other one that the claim has named so far. All where that is not
/// clear.
ClaimReader::Group ClaimReader::two_of_us(const Group& us) const {
    if (us.size() <= 2 || !speaker_)
        return us;
    std::optional<std::size_t> other = addressee_;
    for (std::size_t i = claim_begin_; !addressee_ && i < at_; ++i) {
        const auto& people = vocabulary_.people;
        const auto found = std::find(people.begin(), people.end(), spelled_name(text_, words_[i]));
        const auto named = static_cast<std::size_t>(found - people.begin());
        if (found == people.end() || named == *speaker_ || named == other)
            continue;
        if (other)
            return us;
        other = named;
    }
    if (!other || other == speaker_)
        return us;
    return {{Member::Kind::person, *speaker_}, {Member::Kind::person, *other}};
}

/// `room 1`, `this room`, `the other sign`, `the sign on door 2`.
ClaimReader::Member ClaimReader::door_subject() {
    if (const auto described = room_assumed())
        return {Member::Kind::room, *described};
    const bool own = skip("this");
    const bool the = !own && skip("the");
    const bool other = the && skip("other");
    if (const auto kind = other ? kind_of_the_other() : std::nullopt) {
        skip("one");
        return {*kind, other_room(*kind)};
    }
    const bool is_room = skip_one_of({"room", "door"});
    if (!is_room)
        take("sign", "'room' or 'sign'");
    const auto kind = is_room ? Member::Kind::room : Member::Kind::sign;
    if (own)
        return {kind, speaking_room()};
    if (other)
        return {kind, other_room(kind)};
    if (!is_room && skip_one_of({"on", "of"})) {
        if (const auto described = room_assumed())
            return {kind, *described};
        if (word().text == "room" || word(1).text == "room" || word(2).text == "room")
            return {kind, place()};
        if (skip_words({"the", "other", "door"}))
            return {kind, other_room(kind)};
        if (skip_words({"this", "door"}))
            return {kind, speaking_room()};
        if (skip_words({"the", "door"}) || skip_words({"its", "door"}) || skip("it"))
            return {kind, room_meant()}; // `if a lady is in room 1, then the sign on the door ...`
        take("door", "'door' or 'room'");
    } else if (the && room_number(word()) == 0 && !number_at()) {
        return {kind, room_meant()}; // `if room 1 has a lady, then the sign is true`
    }
    return {kind, room()};
}

/// `room 1`, `this room`, `the other room`.
std::size_t ClaimReader::place() {
    if (skip_words({"this", "room"}) || skip_words({"this", "door"}))
        return speaking_room();
    if (skip_words({"the", "other", "room"}) || skip_words({"the", "other", "door"}))
        return other_room(Member::Kind::room);
    if (const auto described = room_assumed())
        return *described;
    if (skip("it") || skip_words({"the", "room"}) || skip_words({"the", "door"}))
        return room_meant();
    if (!skip("door"))
        take("room", "'room' with its number, 'this room' or 'the other room'");
    return room();
}

std::size_t ClaimReader::room() {
    const std::size_t number = room_number(word());
    if (error_ || number == 0) {
        fail_expected(fmt::format("a number from 1 to {}", most_rooms));
        return 0;
    }
    ++at_;
    return number - 1;
}

std::size_t ClaimReader::speaking_room() {
    if (!speaker_)
        fail(words_[at_ - 1], "this is not on a sign; use the number of the room");
    return speaker_.value_or(0);
}

std::size_t ClaimReader::other_room(Member::Kind kind) {
    // In a fact it is other than the one that it has named: `sign 1 is true and the other is not`.
    const std::size_t own = speaker_ ? *speaker_ : room_meant();
    refuse_unclear_others(kind);
    if (vocabulary_.rooms != 2)
        fail(words_[at_ - 1],
             fmt::format("there are {} rooms, not two; use their numbers", vocabulary_.rooms));
    return own == 0 ? 1 : 0;
}

} // namespace loggia::puzzles
