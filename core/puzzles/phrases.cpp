#include "core/puzzles/phrases.hpp"

#include <array>

namespace loggia::puzzles {

namespace {

using std::string_view;

constexpr std::array islander_claims{
    string_view("we are both knights"),
    string_view("we are both knaves"),
    string_view("we are of the same kind"),
    string_view("we are different"),
    string_view("neither of us is a knave"),
    string_view("both of us are knights"),
    string_view("all of us are knaves"),
    string_view("none of us is a knight"),
    string_view("some of us are knaves"),
    string_view("at least one of us is a knave"),
    string_view("at most one of us is a knight"),
    string_view("exactly one of us is a knight"),
    string_view("more than one of us is a knave"),
    string_view("an odd number of us are knights"),
    string_view("there is exactly one knave among us"),
    string_view("there are more knights than knaves among us"),
    string_view("more of us are knaves than knights"),
    string_view("I am the only knight"),
    string_view("everyone else is a knave"),
    string_view("if I am a knight then we are both knights"),
    string_view("either I am a knave or we are both knights"),
    string_view("it is false that we are both knaves"),
    string_view("I am a knave"),
    string_view("I always tell the truth"),
};

constexpr std::array door_claims{
    string_view("a lady is in this room"),
    string_view("a tiger is in this room"),
    string_view("a lady is in the other room"),
    string_view("a tiger is in the other room"),
    string_view("in this room there is a lady"),
    string_view("in one of these rooms there is a lady and in one of these rooms there is a tiger"),
    string_view("both rooms have ladies"),
    string_view("both rooms have tigers"),
    string_view("neither room has a tiger"),
    string_view("at least one of the rooms has a lady"),
    string_view("exactly one of the rooms has a tiger"),
    string_view("only this room has a lady"),
    string_view("at least one of the signs is false"),
    string_view("exactly one of the signs is true"),
    string_view("this sign is false"),
    string_view("the other sign is true"),
    string_view("the rooms are different"),
    string_view("it makes no difference which room you pick"),
    string_view("if this room has a lady then so does the other room"),
    string_view("either this room has a tiger or the other room has a lady, or both"),
    string_view("it is false that both rooms have ladies"),
};

constexpr std::array plain_claims{
    string_view("exactly one of p, q and r is true"),
    string_view("at least one of p and q is true"),
    string_view("if p is true then q is false"),
    string_view("it is false that p is true"),
};

constexpr std::array common_parts{
    string_view("says:"),        string_view("fact:"),
    string_view("means:"),       string_view("unless"),
    string_view("only if"),      string_view("if and only if"),
    string_view("but not both"), string_view("it is false that"),
};

constexpr std::array islander_parts{
    string_view("says:"),          string_view("fact:"),          string_view("unless"),
    string_view("only if"),        string_view("if and only if"), string_view("but not both"),
    string_view("would say that"), string_view("is a knight"),    string_view("is a knave"),
    string_view("are knights"),    string_view("are knaves"),     string_view("are different"),
    string_view("are the same"),   string_view("so is"),          string_view("knight"),
    string_view("knights"),        string_view("knave"),          string_view("knaves"),
    string_view("liar"),           string_view("truth-teller"),
};

constexpr std::array door_parts{
    string_view("says:"),      string_view("fact:"),          string_view("unless"),
    string_view("only if"),    string_view("if and only if"), string_view("but not both"),
    string_view("has a lady"), string_view("has a tiger"),    string_view("is true"),
    string_view("is false"),   string_view("this room"),      string_view("the other room"),
    string_view("this sign"),  string_view("the other sign"), string_view("of the other signs"),
    string_view("lady"),       string_view("ladies"),         string_view("tiger"),
    string_view("tigers"),
};

} // namespace

std::span<const std::string_view> example_claims(PuzzleSetting setting) noexcept {
    switch (setting) {
    case PuzzleSetting::islanders:
        return islander_claims;
    case PuzzleSetting::doors:
        return door_claims;
    case PuzzleSetting::plain:
        break;
    }
    return plain_claims;
}

std::span<const std::string_view> claim_parts(PuzzleSetting setting) noexcept {
    switch (setting) {
    case PuzzleSetting::islanders:
        return islander_parts;
    case PuzzleSetting::doors:
        return door_parts;
    case PuzzleSetting::plain:
        break;
    }
    return common_parts;
}

} // namespace loggia::puzzles
