#include "core/puzzles/random_claims.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::puzzles {

namespace {

constexpr std::array<const char*, most_people_to_make> given_names{"Abe", "Bea", "Cid", "Dora",
                                                                   "Ed",  "Fay", "Gus", "Hal"};

class ClaimWriter {
public:
    ClaimWriter(Random& random, const PuzzleRecipe& recipe) : random_(random), recipe_(recipe) {}

    std::string puzzle() {
        std::string text;
        for (std::size_t speaker = 0; speaker < recipe_.people; ++speaker)
            text += fmt::format("{} says: {}.\n", given_names.at(speaker), claim(speaker));
        return text;
    }

private:
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_.below(bound)); }
    const char* role() { return below(2) == 0 ? "knight" : "knave"; }

    std::size_t other(std::size_t speaker) {
        const std::size_t person = below(recipe_.people - 1);
        return person < speaker ? person : person + 1;
    }

    std::string simple(std::size_t speaker) {
        return fmt::format("{} is a {}", given_names.at(other(speaker)), role());
    }

    /// About two others, or twice about the one that there is.
    std::pair<std::string, std::string> two(std::size_t speaker) {
        const std::size_t first = other(speaker);
        std::size_t second = other(speaker);
        while (second == first && recipe_.people > 2)
            second = other(speaker);
        std::string one = fmt::format("{} is a {}", given_names.at(first), role());
        return {std::move(one), fmt::format("{} is a {}", given_names.at(second), role())};
    }

    std::string claim(std::size_t speaker) {
        const auto [left, right] = two(speaker);
        switch (below(recipe_.difficulty == PuzzleDifficulty::easy ? 6 : 10)) {
        case 0:
        case 1:
            return simple(speaker);
        case 2: {
            const std::size_t person = other(speaker);
            return fmt::format("{} and I are {}", given_names.at(person),
                               below(2) == 0 ? "the same" : "different");
        }
        case 3:
            return fmt::format("I am a knave or {}", simple(speaker));
        case 4:
            return fmt::format("{} and {}", left, right);
        case 5:
            return fmt::format("{} or {}", left, right);
        case 6:
            return fmt::format("either {} or {}, but not both", left, right);
        case 7:
            return fmt::format("if {} then {}", left, right);
        case 8:
            return fmt::format("{} if and only if {}", left, right);
        default: {
            constexpr std::array how{"exactly", "at least", "at most"};
            constexpr std::array how_many{"one", "two", "three", "four"};
            const std::size_t n = below(std::min(recipe_.people - 1, how_many.size()));
            return fmt::format("{} {} of us {} {}", how.at(below(3)), how_many.at(n),
                               n == 0 ? "is a" : "are",
                               fmt::format("{}{}", role(), n == 0 ? "" : "s"));
        }
        }
    }

    Random& random_;
    const PuzzleRecipe& recipe_;
};

/// Signs on doors, and what is known about them.
class SignWriter {
public:
    SignWriter(Random& random, const PuzzleRecipe& recipe)
        : random_(random), rooms_(recipe.people),
          easy_(recipe.difficulty == PuzzleDifficulty::easy) {}

    std::string puzzle() {
        std::string text;
        for (std::size_t room = 0; room < rooms_; ++room)
            text += fmt::format("Sign {} says: {}.\n", room + 1, claim(room));
        switch (below(4)) {
        case 0:
            return text + each_by_its_room();
        case 1:
            return text + fmt::format("fact: {}.\n", many("sign", how_true()));
        case 2:
            if (rooms_ == 2)
                return text + fmt::format("fact: both signs are {}.\n",
                                          below(2) == 0 ? "the same" : "different");
            break;
        default:
            break;
        }
        return text +
               fmt::format("fact: {}.\nfact: {}.\n", many("room", has()), many("sign", how_true()));
    }

private:
    struct Predicate {
        const char* one;
        const char* more;
    };

    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_.below(bound)); }

    Predicate has() {
        return below(2) == 0 ? Predicate{"has a lady", "have ladies"}
                             : Predicate{"has a tiger", "have tigers"};
    }
    Predicate how_true() {
        return below(2) == 0 ? Predicate{"is true", "are true"}
                             : Predicate{"is false", "are false"};
    }

    std::string many(const char* what, const Predicate& said) {
        constexpr std::array how{"exactly", "at least", "at most"};
        constexpr std::array how_many{"one", "two", "three", "four", "five"};
        const std::size_t n = below(std::min(rooms_ - 1, how_many.size()));
        return fmt::format("{} {} of the {}s {}", how.at(below(how.size())), how_many.at(n), what,
                           n == 0 ? said.one : said.more);
    }

    std::string each_by_its_room() {
        std::string text;
        for (std::size_t room = 0; room < rooms_; ++room)
            text += fmt::format("fact: sign {0} is true if and only if room {0} {1}.\n", room + 1,
                                has().one);
        return text;
    }

    std::string place(const char* what, std::size_t room, std::size_t speaker) const {
        if (room == speaker)
            return fmt::format("this {}", what);
        if (rooms_ == 2)
            return fmt::format("the other {}", what);
        return fmt::format("{} {}", what, room + 1);
    }

    std::string simple(std::size_t speaker, std::size_t room) {
        if (!easy_ && room != speaker && below(4) == 0)
            return fmt::format("{} {}", place("sign", room, speaker), how_true().one);
        return fmt::format("{} {}", place("room", room, speaker), has().one);
    }

    std::string claim(std::size_t speaker) {
        const std::size_t first = below(rooms_);
        const std::size_t second = (first + 1 + below(rooms_ - 1)) % rooms_;
        std::string left = simple(speaker, first);
        switch (below(easy_ ? 7 : 9)) {
        case 0:
        case 1:
            return left;
        case 2:
            return fmt::format("rooms {} and {} are {}", std::min(first, second) + 1,
                               std::max(first, second) + 1,
                               below(2) == 0 ? "the same" : "different");
        case 3:
            return fmt::format("{} and {}", left, simple(speaker, second));
        case 4:
            return fmt::format("{} or {}", left, simple(speaker, second));
        case 5:
        case 6:
            return many("room", has());
        case 7:
            return fmt::format("either {} or {}, but not both", left, simple(speaker, second));
        default:
            return fmt::format("if {} then {}", left, simple(speaker, second));
        }
    }

    Random& random_;
    std::size_t rooms_;
    bool easy_;
};

} // namespace

std::string random_sayings(Random& random, const PuzzleRecipe& recipe) {
    return ClaimWriter(random, recipe).puzzle();
}

std::string random_signs(Random& random, const PuzzleRecipe& recipe) {
    return SignWriter(random, recipe).puzzle();
}

} // namespace loggia::puzzles
