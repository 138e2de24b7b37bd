// Rooms and signs that a sentence means without their numbers.
#include "core/puzzles/claim_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): the depth of claims is bounded
namespace loggia::puzzles {

using logic::Expr;

namespace {

/// Words with which a possibility says something after all, `there can be only one lady`, or behind
/// which something else is said.
bool is_telling(std::string_view text) {
    constexpr std::array<std::string_view, 23> words{
        "no",   "not",       "none", "neither", "nor",       "never",   "only",   "just",
        "most", "fewer",     "less", "exactly", "precisely", "and",     "but",    "if",
        "then", "otherwise", "sign", "signs",   "while",     "whereas", "implies"};
    return std::find(words.begin(), words.end(), text) != words.end();
}

} // namespace

/// `it could be that there were two ladies`, `there may be two tigers`: as a fact that says
/// nothing, and ends the sentence.
std::optional<Expr> ClaimReader::possibility() {
    const std::string_view verb = word(1).text;
    const bool may = verb == "may" || verb == "might" || verb == "could" || verb == "can";
    const bool might_be =
        may && word(2).text == "be" &&
        (word().text == "there" || (word().text == "it" && word(3).text == "that"));
    const bool is_possible =
        word().text == "it" && verb == "is" && word(2).text == "possible" && word(3).text == "that";
    if (error_ || !doors() || (!might_be && !is_possible))
        return std::nullopt;
    for (; !word().text.empty() && word().text != "."; ++at_)
        if (speaker_ || is_telling(word().text))
            return fail(word(), "it is unclear what is said here; write it out");
    return builder_.constant(true);
}

/// `we have three rooms`, `there are three doors`: so many there are. Those of which nothing else
/// is said have a lady or none.
std::optional<Expr> ClaimReader::number_of_rooms() {
    const bool noun = word(3).text == "rooms" || word(3).text == "doors";
    if (error_ || !doors() || !noun || number_at(2) != static_cast<int>(vocabulary_.rooms) ||
        !(skip_words({"we", "have"}) || skip_words({"there", "are"})))
        return std::nullopt;
    at_ += 2;
    if (!skip(":")) {
        std::vector<Expr> either;
        for (std::size_t room = 0; room < vocabulary_.rooms; ++room)
            if (vocabulary_.rooms_left_out.at(room)) {
                const Expr lady = store_.variable(vocabulary_.atom_of(Thing::lady, room));
                either.push_back(store_.equivalence(lady, lady));
            }
        return builder_.conjunction(std::move(either));
    }
    last_counted_ = everything(Member::Kind::room, false); // `one contains a lady`
    return claim();
}

/// The only room with a number in the sentence so far: `the sign` behind `a lady is in room 1`.
std::size_t ClaimReader::room_meant() {
    std::optional<std::size_t> meant;
    bool several = false;
    for (std::size_t i = claim_begin_; i < at_; ++i)
        if (const std::size_t number = room_number(words_[i]); number > 0) {
            several = several || (meant && *meant != number - 1);
            meant = number - 1;
        }
    if (!meant || several || speaker_)
        fail(words_[at_ - 1], "it is unclear which room is meant; write its number");
    return meant.value_or(0);
}

/// `the room with the lady`, `the room where a tiger is`, `the empty room`: what is in it, and the
/// number of words; no words where it is nothing of the kind.
std::pair<Thing, std::size_t> ClaimReader::room_described(std::size_t ahead) const {
    const auto is_noun = [this](std::size_t place) {
        return word(place).text == "room" || word(place).text == "door";
    };
    if (word(ahead).text == "the")
        ++ahead;
    if (word(ahead).text == "empty" && is_noun(ahead + 1))
        return {Thing::nothing, ahead + 2};
    if (!is_noun(ahead))
        return {};
    const std::string_view joint = word(ahead + 1).text;
    std::size_t thing = ahead + 2;
    if (joint == "that" || joint == "which") {
        if (word(thing).text == "is" && word(thing + 1).text == "empty")
            return {Thing::nothing, thing + 2};
        ++thing; // `that contains`
    } else if (joint != "with" && joint != "containing" && joint != "holding" && joint != "where")
        return {};
    const std::string_view article = word(thing).text;
    thing += article == "the" || article == "a" ? 1 : 0;
    const std::string_view what = word(thing).text;
    if (what != "lady" && what != "tiger")
        return {};
    const bool is = joint == "where" && word(thing + 1).text == "is";
    return {what == "lady" ? Thing::lady : Thing::tiger, thing + (is ? 2 : 1)};
}

/// What stands behind `the other`, or `the other one`, says what it is: a room `contains`, a sign
/// `is true`. Nothing where it says nothing of the kind, or where the other kind was spoken of
/// last.
std::optional<ClaimReader::Member::Kind> ClaimReader::kind_of_the_other() const {
    const std::size_t one = word().text == "one" ? 1 : 0;
    const std::size_t denied = word(one + 1).text == "not" ? 2 : 0; // `does not contain`
    const std::string& verb = word(one + denied).text;
    const std::string& what = word(one + (denied > 0 ? 2 : 1)).text;
    const auto is_one_of = [](const std::string& text, const auto& list) {
        return std::find(list.begin(), list.end(), text) != list.end();
    };
    constexpr std::array<std::string_view, 10> contains{"has",      "holds",  "contains", "hides",
                                                        "conceals", "have",   "hold",     "contain",
                                                        "hide",     "conceal"};
    constexpr std::array<std::string_view, 5> truths{"true", "false", "right", "wrong", "lying"};
    const bool is = word(one).text == "is";
    std::optional<Member::Kind> kind;
    if (is_one_of(verb, contains) || what == "lady" || what == "tiger" || (is && what == "empty"))
        kind = Member::Kind::room;
    else if ((is && is_one_of(what, truths)) || verb == "lies" || verb == "tells")
        kind = Member::Kind::sign;
    return last_ && last_->kind != kind ? std::nullopt : kind;
}

/// The room of which the sentence is read now, where it is described by what is in it.
std::optional<std::size_t> ClaimReader::room_assumed() {
    const auto [thing, words] = room_described(0);
    if (error_ || words == 0)
        return std::nullopt;
    const auto room = described_[static_cast<std::size_t>(thing)];
    at_ += room ? words : 0;
    return room;
}

/// The claims that a sentence about `the room with the lady` joins, each as far as it is about the
/// same rooms: in `the sign on the room with the lady is true, and the sign on the room with the
/// tiger is false` there are two. The first holds also if there is no tiger. Conditions and
/// alternatives are claims as a whole.
std::vector<ClaimReader::DescribedClaim> ClaimReader::described_claims() {
    constexpr std::array<std::string_view, 12> verbs{"is",       "are",     "has",   "have",
                                                     "contains", "contain", "holds", "hold",
                                                     "can",      "may",     "could", "might"};
    constexpr std::array<std::string_view, 7> wholes{"if",  "when", "whenever", "unless",
                                                     "iff", "or",   "implies"};
    const auto is_one_of = [](const auto& list, std::string_view text) {
        return std::find(list.begin(), list.end(), text) != list.end();
    };
    constexpr const char* not_the_same =
        "this is not about the same room; put it in a separate sentence";
    std::vector<DescribedClaim> claims;
    DescribedClaim claim{at_, at_, {}};
    bool is_told = false;  // it has a verb
    bool is_other = false; // `the other signs`: other than those of the claim before
    bool is_whole = false;
    bool is_condition = false;        // one has begun since the claim before
    std::optional<std::size_t> apart; // a claim about no such room
    std::optional<std::size_t> later; // a claim about other rooms than the first
    const auto end_claim = [&](std::size_t end) {
        claim.end = end;
        is_condition = is_condition || begins_whole(claim.begin);
        const bool describes =
            std::find(claim.has.begin(), claim.has.end(), true) != claim.has.end();
        if (is_told && !describes && !is_other && !apart)
            apart = claim.begin;
        if (!claims.empty() && (!describes || claim.has == claims.back().has)) {
            claims.back().end = end;
        } else {
            if (!claims.empty() && !later && (is_condition || !begins_whole(claims[0].begin)))
                later = claim.begin;
            is_condition = false;
            claims.push_back(claim);
        }
    };
    std::size_t i = at_;
    for (; i + 1 < words_.size() && words_[i].text != "."; ++i) {
        const std::string& text = words_[i].text;
        const std::string& next = words_[i + 1].text;
        const bool joins = text == "and" || text == "but" || text == "while" || text == "whereas" ||
                           (text == "," && next == "the"); // `..., the sign on ... is false`
        const bool of_truth =
            text == "or" && (next == "true" || next == "false"); // `true or false`
        is_whole = is_whole || (is_one_of(wholes, text) && !of_truth);
        if (joins && is_told) {
            end_claim(words_[i - 1].text == "," ? i - 1 : i);
            claim = {i + 1, i + 1, {}};
            is_told = is_other = false;
        } else if (const auto [thing, count] = room_described(i - at_); count > 0) {
            claim.has[static_cast<std::size_t>(thing)] = true;
            i = at_ + count - 1; // its verb is not that of the claim
        } else {
            is_told = is_told || is_one_of(verbs, text);
            is_other = is_other || text == "other";
        }
    }
    end_claim(i);
    if (is_whole) {
        if (later)
            fail(words_[*later], not_the_same);
        for (const DescribedClaim& each : claims)
            for (std::size_t thing = 0; thing < things; ++thing)
                claims[0].has[thing] = claims[0].has[thing] || each.has[thing];
        claims.resize(1);
    } else if (apart)
        fail(words_[*apart], not_the_same);
    claims.back().end = words_.size() - 1;
    return claims;
}

/// Whether a condition begins there, whose parts are one claim: `if p and q, then r`.
bool ClaimReader::begins_whole(std::size_t place) const {
    const std::string& text = words_[place].text;
    return text == "if" || text == "when" || text == "whenever" || text == "unless";
}

/// A claim about `the room with the lady` is made of each room, if there is one in it.
Expr ClaimReader::claim_of_described_rooms() {
    bool is_described = false;
    for (std::size_t i = at_; i < words_.size() && words_[i].text != "."; ++i)
        if (const auto [thing, words] = room_described(i - at_); words > 0) {
            is_described = true;
            if (doors() && thing == Thing::nothing && !vocabulary_.has_empty_rooms())
                return fail(words_[i],
                            "rooms are never empty here; add the line 'a room may be empty.'");
        }
    if (!doors() || !is_described)
        return claim();
    room_by_room_.clear();
    const std::vector<DescribedClaim> claims = described_claims();
    std::vector<Expr> parts;
    for (std::size_t i = 0; i < claims.size() && !error_; ++i) {
        // It ends where the next one is joined to it.
        const bool ends = i + 1 < claims.size();
        const std::string joint = words_[claims[i].end].text;
        if (ends)
            words_[claims[i].end].text.clear();
        at_ = claims[i].begin;
        claim_begin_ = at_;
        parts.push_back(claim_of_each_room(claims[i]));
        words_[claims[i].end].text = joint;
        if (ends && !error_ && at_ != claims[i].end)
            fail_expected("'and', 'or' or the end of the line");
    }
    return builder_.conjunction(std::move(parts));
}

Expr ClaimReader::claim_of_each_room(const DescribedClaim& described) {
    constexpr std::array inside{Thing::lady, Thing::tiger, Thing::nothing};
    const auto said_before = speaker_;
    const std::size_t several =
        static_cast<std::size_t>(std::count(described.has.begin(), described.has.end(), true));
    std::vector<Expr> parts;
    // All ways to choose a room for each of the things: the last one changes fastest.
    std::array<std::size_t, inside.size()> rooms{};
    for (bool is_over = vocabulary_.rooms == 0; !is_over && !error_;) {
        at_ = described.begin;
        last_.reset();
        last_counted_.reset();
        last_number_.reset();
        described_ = {};
        std::vector<Expr> there;
        for (const Thing thing : inside) {
            const auto i = static_cast<std::size_t>(thing);
            if (!described.has[i])
                continue;
            described_[i] = rooms[i];
            there.push_back(holds(thing, rooms[i]));
            if (!said_before && several == 1) // for `the other two`
                speaker_ = rooms[i];
        }
        const Expr said = claim();
        if (said != builder_.constant(true)) {
            parts.push_back(store_.implication(builder_.conjunction(std::move(there)), said));
            room_by_room_.push_back(parts.back());
        }
        is_over = true;
        for (std::size_t k = inside.size(); is_over && k-- > 0;) {
            const auto i = static_cast<std::size_t>(inside[k]);
            if (described.has[i]) {
                is_over = ++rooms[i] == vocabulary_.rooms;
                rooms[i] = is_over ? 0 : rooms[i];
            }
        }
    }
    speaker_ = said_before;
    described_ = {};
    return builder_.conjunction(std::move(parts));
}

/// `the sign on the empty room can be either true or false`: a fact that says nothing.
bool ClaimReader::skip_true_or_false() {
    const std::size_t begin = at_;
    if (!error_ && skip_one_of({"can", "may", "could", "might"}) && skip("be")) {
        skip("either");
        if ((skip_words({"true", "or", "false"}) || skip_words({"false", "or", "true"})) &&
            part_ends()) {
            if (on_sign_)
                fail(words_[begin], "it is unclear what is said here; write it out");
            return true;
        }
    }
    at_ = begin;
    return false;
}

/// `of the other two, at least one is false`
std::optional<Expr> ClaimReader::of_the_other_signs() {
    const std::size_t begin = at_;
    if (error_ || !doors() || !speaker_ || !skip_one_of({"of", "from", "among"}) ||
        !skip_words({"the", "other"})) {
        at_ = begin;
        return std::nullopt;
    }
    at_ += number_at() ? 1 : 0;
    const bool rooms = skip_one_of({"rooms", "doors"});
    if (!rooms)
        (void)skip_one_of({"signs", "ones"});
    skip(",");
    const auto many = quantity();
    if (!many)
        return fail_expected("how many of them, for example 'exactly one'");
    return count_of(*many, everything(rooms ? Member::Kind::room : Member::Kind::sign, true));
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
