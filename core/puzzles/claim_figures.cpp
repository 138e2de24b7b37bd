#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::puzzles {

using logic::Expr;

namespace {

constexpr std::array<std::string_view, 11> number_words{
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};

} // namespace

/// `exactly two of ...`, `at least one room`, `all of us`, `none of the signs`.
std::optional<Expr> ClaimReader::counted() {
    if (skip_words({"all", "of"}))
        return count_of(-1, true, false, group());
    if (skip_words({"none", "of"}))
        return count_of(0, false, true, group());
    const bool exactly = skip("exactly");
    const bool at_least = exactly || skip_words({"at", "least"});
    const bool at_most = exactly || (!at_least && skip_words({"at", "most"}));
    if (!at_least && !at_most)
        return std::nullopt;
    const int count = number();
    if (doors() && skip_one_of({"room", "rooms"}))
        return count_of(count, at_least, at_most, everything(Member::Kind::room, false));
    if (doors() && skip_one_of({"sign", "signs"}))
        return count_of(count, at_least, at_most, everything(Member::Kind::sign, false));
    take("of", "'of'");
    return count_of(count, at_least, at_most, group());
}

int ClaimReader::number() {
    const auto* const found = std::find(number_words.begin(), number_words.end(), word().text);
    int value = static_cast<int>(found - number_words.begin());
    if (found == number_words.end()) {
        value = 0;
        const std::string& text = word().text;
        const bool digits =
            !text.empty() && text.size() < 3 &&
            std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!digits)
            fail_expected("a number");
        for (const char c : digits ? text : std::string())
            value = 10 * value + (c - '0');
    }
    at_ += error_ ? 0 : 1;
    return value;
}

/// So many of a group; -1 for all.
Expr ClaimReader::count_of(int count, bool at_least, bool at_most, const Group& who) {
    const Predicate said = predicate(who, false);
    const auto n = static_cast<std::size_t>(count < 0 ? static_cast<int>(who.size()) : count);
    // so_many[k]: k or more of those seen so far
    std::vector<Expr> so_many(n + 2, builder_.constant(false));
    so_many[0] = builder_.constant(true);
    for (const Expr part : said.parts)
        for (std::size_t k = n + 1; k > 0; --k)
            so_many[k] =
                builder_.disjunction({so_many[k], builder_.conjunction({so_many[k - 1], part})});
    std::vector<Expr> both;
    if (at_least)
        both.push_back(so_many[n]);
    if (at_most)
        both.push_back(builder_.negation(so_many[n + 1]));
    return builder_.conjunction(std::move(both));
}

/// `both rooms have ladies`, `all signs are true`, `no room has a lady`, `rooms 1 and 2 are the
/// same`.
std::optional<Expr> ClaimReader::all_or_none() {
    const auto kind_of = [](const SentenceWord& word) -> std::optional<Member::Kind> {
        if (word.text == "rooms" || word.text == "room")
            return Member::Kind::room;
        if (word.text == "signs" || word.text == "sign")
            return Member::Kind::sign;
        return std::nullopt;
    };
    const std::string first = word().text;
    const bool is_article = word(1).text == "the" || word(1).text == "these";
    const bool quantified =
        first == "both" || first == "all" || first == "every" || first == "each" || first == "no";
    const std::size_t ahead = quantified ? (is_article ? 2 : 1) : 0;
    const bool plural = word(ahead).text.ends_with('s');
    const bool named = first == "the" || first == "these" || first == "rooms" || first == "signs";
    if (quantified && kind_of(word(ahead))) {
        const SentenceWord place = word();
        const Member::Kind kind = *kind_of(word(ahead));
        at_ += ahead + 1;
        if (first == "both" && vocabulary_.rooms != 2)
            return fail(place, fmt::format("there are {} rooms, not two; use their numbers",
                                           vocabulary_.rooms));
        const Predicate said = predicate(everything(kind, false), plural && first != "no");
        if (said.together)
            return said.together;
        return first == "no" ? builder_.negation(builder_.disjunction(said.parts))
                             : builder_.conjunction(said.parts);
    }
    const bool group_follows =
        first == "rooms" || first == "signs" ||
        (named && (kind_of(word(1)) || (word(1).text == "other" && kind_of(word(2)))) &&
         word(word(1).text == "other" ? 2 : 1).text.ends_with('s'));
    if (!group_follows)
        return std::nullopt;
    const Predicate said = predicate(group(), true);
    return said.together ? said.together : builder_.conjunction(said.parts);
}

/// `a lady is in room 1`, `there is no tiger in this room`.
std::optional<Expr> ClaimReader::in_room() {
    const std::size_t begin = at_;
    const bool there = skip_words({"there", "is"});
    bool denied = there && skip("no");
    if (!denied)
        (void)skip_one_of({"a", "an", "the"});
    const std::string what = word().text;
    if ((what != "lady" && what != "tiger") || error_) {
        at_ = begin;
        return std::nullopt;
    }
    ++at_;
    if (!there) {
        take("is", "'is'");
        denied = skip("not");
    }
    take("in", "'in'");
    const Expr inside = holds(what == "lady" ? Thing::lady : Thing::tiger, place());
    return denied ? builder_.negation(inside) : inside;
}

/// Whether what follows is a list of names and then `are`.
bool ClaimReader::is_list() const {
    std::size_t ahead = 0;
    for (bool more = false;; ++ahead) {
        if (!is_atom_name(word(ahead)) && !is_person_name(word(ahead)) && word(ahead).text != "i")
            return false;
        ++ahead;
        if (word(ahead).text == "," || word(ahead).text == "and") {
            more = true;
            if (word(ahead).text == "," && word(ahead + 1).text == "and")
                ++ahead;
            continue;
        }
        return more && word(ahead).text == "are";
    }
}

ClaimReader::Group ClaimReader::everything(Member::Kind kind, bool others) {
    Group all;
    for (std::size_t i = 0; i < vocabulary_.rooms; ++i)
        if (!others || i != speaker_)
            all.push_back({kind, i});
    return all;
}

/// `1, 2 and 3`.
ClaimReader::Group ClaimReader::list_of_numbers(Member::Kind kind) {
    Group all;
    do {
        all.push_back({kind, room()});
    } while ((skip_words({",", "and"}) || skip(",") || skip("and")) && !error_);
    return all;
}

ClaimReader::Group ClaimReader::group() {
    Group all;
    if (skip("us")) {
        for (std::size_t i = 0; i < vocabulary_.people.size(); ++i)
            all.push_back({Member::Kind::person, i});
        return all;
    }
    if (doors()) {
        const std::size_t begin = at_;
        const bool article = skip_one_of({"the", "these"});
        const bool others = article && skip("other");
        const bool rooms = skip("rooms");
        if (rooms || skip("signs")) {
            const auto kind = rooms ? Member::Kind::room : Member::Kind::sign;
            if (others)
                (void)speaking_room();
            return article ? everything(kind, others) : list_of_numbers(kind);
        }
        at_ = begin;
    }
    do {
        all.push_back(subject());
    } while ((skip_words({",", "and"}) || skip(",") || skip("and")) && !error_);
    return all;
}

ClaimReader::Member ClaimReader::subject() {
    if (word().text == "i") {
        if (speaker_ && !doors()) {
            ++at_;
            return {Member::Kind::person, *speaker_};
        }
        fail(word(), "'I' needs a speaker");
        return {Member::Kind::name, 0};
    }
    const std::string& text = word().text;
    const std::string& next = word(1).text;
    if (doors() && (text == "this" || text == "the" || room_number(word(1)) > 0 ||
                    ((text == "room" || text == "sign") && next != "is" && next != "are")))
        return door_subject();
    if (error_ || (!is_atom_name(word()) && !is_person_name(word()))) {
        fail_expected(doors() ? "a room, a sign or a name" : "a name");
        return {Member::Kind::name, 0};
    }
    return {Member::Kind::name, at_++};
}

/// `room 1`, `this room`, `the other sign`, `the sign on door 2`.
ClaimReader::Member ClaimReader::door_subject() {
    const bool own = skip("this");
    const bool the = !own && skip("the");
    const bool other = the && skip("other");
    const bool is_room = skip("room");
    if (!is_room)
        take("sign", "'room' or 'sign'");
    const auto kind = is_room ? Member::Kind::room : Member::Kind::sign;
    if (own)
        return {kind, speaking_room()};
    if (other)
        return {kind, other_room()};
    if (!is_room && skip_one_of({"on", "of"})) {
        if (word().text == "room" || word(1).text == "room" || word(2).text == "room")
            return {kind, place()};
        if (skip_words({"the", "other", "door"}))
            return {kind, other_room()};
        if (skip_words({"this", "door"}))
            return {kind, speaking_room()};
        take("door", "'door' or 'room'");
    }
    return {kind, room()};
}

/// `room 1`, `this room`, `the other room`.
std::size_t ClaimReader::place() {
    if (skip_words({"this", "room"}))
        return speaking_room();
    if (skip_words({"the", "other", "room"}))
        return other_room();
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

std::size_t ClaimReader::other_room() {
    const std::size_t own = speaking_room();
    if (vocabulary_.rooms != 2)
        fail(words_[at_ - 1],
             fmt::format("there are {} rooms, not two; use their numbers", vocabulary_.rooms));
    return own == 0 ? 1 : 0;
}

} // namespace loggia::puzzles
