// Rooms and signs that a sentence means without their numbers.
#include "core/puzzles/claim_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the depth of claims is bounded
namespace loggia::puzzles {

using logic::Expr;

namespace {

/// Words with which a possibility says something after all, `there can be only one lady`, or behind
/// which something else is said.
bool is_telling(std::string_view text) {
    constexpr std::array<std::string_view, 20> words{
        "no",   "not",  "none",  "neither",   "nor",     "never",     "only",
        "just", "most", "fewer", "less",      "exactly", "precisely", "and",
        "but",  "if",   "then",  "otherwise", "sign",    "signs"};
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

/// `we have three rooms`, `there are three doors`: so many there are.
std::optional<Expr> ClaimReader::number_of_rooms() {
    const bool noun = word(3).text == "rooms" || word(3).text == "doors";
    if (error_ || !doors() || !noun || number_at(2) != static_cast<int>(vocabulary_.rooms) ||
        !(skip_words({"we", "have"}) || skip_words({"there", "are"})))
        return std::nullopt;
    at_ += 2;
    if (!skip(":"))
        return builder_.constant(true);
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

/// `the room with the lady`, `the room where a tiger is`: what is in it, and the number of words;
/// no words where it is nothing of the kind.
std::pair<Thing, std::size_t> ClaimReader::room_described(std::size_t ahead) const {
    if (word(ahead).text == "the")
        ++ahead;
    if (word(ahead).text != "room" && word(ahead).text != "door")
        return {};
    const std::string_view joint = word(ahead + 1).text;
    std::size_t thing = ahead + 2;
    if (joint == "that" || joint == "which")
        ++thing; // `that contains`
    else if (joint != "with" && joint != "containing" && joint != "holding" && joint != "where")
        return {};
    const std::string_view article = word(thing).text;
    thing += article == "the" || article == "a" ? 1 : 0;
    const std::string_view what = word(thing).text;
    if (what != "lady" && what != "tiger")
        return {};
    const bool is = joint == "where" && word(thing + 1).text == "is";
    return {what == "lady" ? Thing::lady : Thing::tiger, thing + (is ? 2 : 1)};
}

/// The room of which the sentence is read now, where it is described by what is in it.
std::optional<std::size_t> ClaimReader::room_assumed() {
    const auto [thing, words] = room_described(0);
    const auto& room = thing == Thing::lady ? lady_at_ : tiger_at_;
    if (error_ || words == 0 || !room)
        return std::nullopt;
    at_ += words;
    return room;
}

/// Where a claim begins that is only joined to one about `the room with the lady`, as in `room 1
/// has a lady, and the sign on the room with the lady is true`: it holds also if there is no such
/// room. Conditions and alternatives are claims as a whole.
std::optional<std::size_t> ClaimReader::claim_apart() const {
    constexpr std::array<std::string_view, 8> verbs{"is",       "are",     "has",   "have",
                                                    "contains", "contain", "holds", "hold"};
    constexpr std::array<std::string_view, 6> wholes{"if",     "when", "whenever",
                                                     "unless", "iff",  "or"};
    std::optional<std::size_t> apart;
    std::size_t begin = at_;
    bool is_told = false; // it has a verb
    bool is_of_the_room = false;
    const auto end_of_claim = [&] {
        if (is_told && !is_of_the_room && !apart)
            apart = begin;
    };
    for (std::size_t i = at_; i < words_.size() && words_[i].text != "."; ++i) {
        const std::string& text = words_[i].text;
        if (std::find(wholes.begin(), wholes.end(), text) != wholes.end())
            return std::nullopt;
        if ((text == "and" || text == "but") && is_told) {
            end_of_claim();
            begin = i + 1;
            is_told = is_of_the_room = false;
        } else if (const std::size_t end = room_described(i - at_).second; end > 0) {
            is_of_the_room = true;
            i = at_ + end - 1; // its verb is not that of the claim
        } else {
            is_told = is_told || std::find(verbs.begin(), verbs.end(), text) != verbs.end();
            is_of_the_room = is_of_the_room || text == "other";
        }
    }
    end_of_claim();
    return apart;
}

/// A claim about `the room with the lady` is made of each room, if there is one in it.
Expr ClaimReader::claim_of_described_rooms() {
    bool lady = false;
    bool tiger = false;
    for (std::size_t i = at_; i < words_.size(); ++i)
        if (const auto [thing, words] = room_described(i - at_); words > 0)
            (thing == Thing::lady ? lady : tiger) = true;
    if (!doors() || (!lady && !tiger))
        return claim();
    if (const auto apart = claim_apart())
        return fail(words_[*apart],
                    "this is not about the same room; put it into a sentence of its own");
    const std::size_t begin = at_;
    const auto said_before = speaker_;
    std::vector<Expr> parts;
    const std::size_t ladies = lady ? vocabulary_.rooms : 1;
    const std::size_t tigers = tiger ? vocabulary_.rooms : 1;
    for (std::size_t l = 0; l < ladies; ++l)
        for (std::size_t t = 0; t < tigers && !error_; ++t) {
            at_ = begin;
            last_.reset();
            last_counted_.reset();
            std::vector<Expr> there;
            if (lady) {
                lady_at_ = l;
                there.push_back(holds(Thing::lady, l));
            }
            if (tiger) {
                tiger_at_ = t;
                there.push_back(holds(Thing::tiger, t));
            }
            if (!said_before && lady != tiger) // for `the other two`
                speaker_ = lady ? l : t;
            const Expr said = claim();
            parts.push_back(store_.implication(builder_.conjunction(std::move(there)), said));
        }
    speaker_ = said_before;
    lady_at_.reset();
    tiger_at_.reset();
    return builder_.conjunction(std::move(parts));
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
