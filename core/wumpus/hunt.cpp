#include "core/wumpus/hunt.hpp"

#include "core/base/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cassert>

namespace loggia::wumpus {

namespace {

constexpr std::array<std::string_view, directions.size()> direction_names{"up", "right", "down",
                                                                          "left"};

std::optional<Direction> direction_of(std::string_view name) {
    for (const Direction direction : directions)
        if (to_text(direction) == name)
            return direction;
    return std::nullopt;
}

/// The length of a shortest path from one square to another over squares of a set, the last of
/// which need not be in it.
std::optional<int> path_length(Squares ground, Square from, Square to) {
    const unsigned allowed = unsigned{ground} | only(to);
    unsigned reached = only(from);
    for (int length = 0;; ++length) {
        if ((reached & only(to)) != 0)
            return length;
        const unsigned more = reached | (beside(static_cast<Squares>(reached)) & allowed);
        if (more == reached)
            return std::nullopt;
        reached = more;
    }
}

/// Whether a pit may be in a square, by what is left.
bool may_be_pit(const Walk& walk, Square square) {
    const Rows& pit = Columns::get().of(Symbol{Sign::pit, square}.index());
    for (std::size_t w = 0; w < row_words; ++w)
        if ((walk.left()[w] & pit[w]) != 0)
            return true;
    return false;
}

struct ActionText {
    std::string operator()(const action::Go& go) const { return to_text(go.to); }
    std::string operator()(const action::Bump& bump) const {
        return fmt::format("bump {}", to_text(bump.towards));
    }
    std::string operator()(const action::Shoot& shot) const {
        return fmt::format("shoot {}", to_text(shot.towards));
    }
    std::string operator()(const action::Grab& /*grab*/) const { return "grab"; }
    std::string operator()(const action::Climb& /*climb*/) const { return "climb"; }
};

} // namespace

std::string_view to_text(Direction direction) noexcept {
    return direction_names.at(static_cast<std::size_t>(direction));
}

std::optional<Square> next_to(Square square, Direction direction) noexcept {
    const int right = direction == Direction::right ? 1 : direction == Direction::left ? -1 : 0;
    const int up = direction == Direction::up ? 1 : direction == Direction::down ? -1 : 0;
    const Square next{square.i + right, square.j + up};
    const bool inside = next.i >= 1 && next.i <= side && next.j >= 1 && next.j <= side;
    return inside ? std::optional(next) : std::nullopt;
}

Squares line_from(Square square, Direction direction) noexcept {
    unsigned line = 0;
    for (auto next = next_to(square, direction); next; next = next_to(*next, direction))
        line |= only(*next);
    return static_cast<Squares>(line);
}

std::string to_text(const Action& action) {
    return std::visit(ActionText{}, action);
}

Result<Action> read_action(std::span<const Word> words, std::size_t& at, int line) {
    const Word& word = words[at++];
    const auto place = [line](const Word& at_word) {
        return SourceSpan{line, static_cast<int>(at_word.at) + 1,
                          static_cast<int>(at_word.text.size())};
    };
    if (const auto square = square_of(word.text))
        return action::Go{*square};
    if (word.text == "grab")
        return action::Grab{};
    if (word.text == "climb")
        return action::Climb{};
    if (word.text != "shoot" && word.text != "bump")
        return failure("expected a square, grab, shoot, bump or climb, for example (1,2)",
                       place(word));
    const auto direction = at < words.size() ? direction_of(words[at].text) : std::nullopt;
    if (!direction)
        return failure(fmt::format("expected up, right, down or left after {}", word.text),
                       place(at < words.size() ? words[at] : word));
    ++at;
    return word.text == "shoot" ? Action(action::Shoot{*direction})
                                : Action(action::Bump{*direction});
}

Square gold_by_seed(std::uint64_t seed) {
    // Of other random numbers than the cave's.
    Random random(~seed);
    return Square::of(1 + static_cast<int>(random.below(square_count - 1)));
}

Hunt::Hunt(World hidden, Square gold) : walk_(hidden), gold_(gold) {
    assert(gold != (Square{1, 1}));
}

Hunt Hunt::by_seed(std::uint64_t seed) {
    return {cave_by_seed(seed).world(), gold_by_seed(seed)};
}

bool Hunt::glitters() const noexcept {
    return here_ == gold_ && !has_gold_ && !walk_.died();
}

bool Hunt::can(const Action& action) const {
    if (is_over())
        return false;
    struct Can {
        const Hunt& hunt;
        bool operator()(const action::Go& go) const {
            const auto goals =
                static_cast<Squares>(hunt.walk_.visited() | hunt.walk_.within_reach());
            return has(goals, go.to) && go.to != hunt.here_;
        }
        bool operator()(const action::Bump& bump) const {
            return !next_to(hunt.here_, bump.towards);
        }
        bool operator()(const action::Shoot& /*shot*/) const { return hunt.has_arrow_; }
        bool operator()(const action::Grab& /*grab*/) const { return hunt.glitters(); }
        bool operator()(const action::Climb& /*climb*/) const { return hunt.here_ == Square{1, 1}; }
    };
    return std::visit(Can{*this}, action);
}

std::vector<Statement> Hunt::lessons(logic::Store& store, const Action& action) const {
    if (const auto* go = std::get_if<action::Go>(&action))
        return has(walk_.visited(), go->to) ? std::vector<Statement>{}
                                            : wumpus::lessons(store, walk_.hidden(), go->to);
    const auto* shot = std::get_if<action::Shoot>(&action);
    if (shot == nullptr)
        return {};
    const Squares line = line_from(here_, shot->towards);
    // That there was no monster in the squares visited is known.
    const auto unknown = static_cast<Squares>(line & ~unsigned{walk_.visited()});
    const bool screams = (line & walk_.hidden().where(Sign::monster)) != 0;
    std::vector<logic::Expr> monsters;
    for (int n = 0; n < square_count; ++n)
        if (has(unknown, Square::of(n)))
            monsters.push_back(store.variable(
                static_cast<logic::Variable>(Symbol{Sign::monster, Square::of(n)}.index())));
    std::vector<Statement> lines;
    if (screams)
        lines.push_back({monsters.size() == 1 ? monsters.front()
                                              : store.node(logic::Kind::disjunction, monsters),
                         {},
                         Source::knowledge});
    else
        for (const logic::Expr monster : monsters)
            lines.push_back({store.negation(monster), {}, Source::knowledge});
    return lines;
}

void Hunt::act(const Action& action) {
    assert(can(action));
    struct Act {
        Hunt& hunt;
        void operator()(const action::Go& go) const { hunt.go(go.to); }
        void operator()(const action::Bump& /*bump*/) const { hunt.score_ -= step_cost; }
        void operator()(const action::Shoot& shot) const {
            const Squares line = line_from(hunt.here_, shot.towards);
            const World hidden = hunt.walk_.hidden();
            hunt.walk_.shoot(line, (line & hidden.where(Sign::monster)) != 0);
            hunt.has_arrow_ = false;
            hunt.score_ -= arrow_cost;
        }
        void operator()(const action::Grab& /*grab*/) const { hunt.has_gold_ = true; }
        void operator()(const action::Climb& /*climb*/) const {
            hunt.climbed_ = true;
            hunt.score_ += hunt.has_gold_ ? gold_reward : 0;
        }
    };
    std::visit(Act{*this}, action);
    actions_.push_back(action);
}

void Hunt::go(Square to) {
    score_ -= step_cost * steps_to(to);
    here_ = to;
    if (!has(walk_.visited(), to))
        walk_.visit(to);
    if (walk_.died())
        score_ += death;
}

int Hunt::steps_to(Square square) const noexcept {
    return path_length(walk_.visited(), here_, square).value_or(0);
}

std::optional<Square> Hunt::nearest(Squares squares) const noexcept {
    std::optional<Square> best;
    for (int n = 0; n < square_count; ++n)
        if (const Square square = Square::of(n);
            has(squares, square) && (!best || steps_to(square) < steps_to(*best)))
            best = square;
    return best;
}

std::optional<Action> Hunt::attack() const noexcept {
    if (!has_arrow_)
        return std::nullopt;
    std::optional<Action> best;
    int steps = square_count;
    for (int n = 0; n < square_count; ++n) {
        const Square target = Square::of(n);
        if (!has(walk_.within_reach(), target) || may_be_pit(walk_, target))
            continue;
        // Only the monster can be there: after a shot over it, it is safe whatever is heard.
        for (int from = 0; from < square_count; ++from) {
            const Square stand = Square::of(from);
            if (!has(walk_.visited(), stand) || steps_to(stand) >= steps)
                continue;
            for (const Direction direction : directions)
                if (has(line_from(stand, direction), target)) {
                    steps = steps_to(stand);
                    best = steps > 0 ? Action(action::Go{stand}) : Action(action::Shoot{direction});
                }
        }
    }
    return best;
}

std::optional<Action> Hunt::next(bool dares) const noexcept {
    if (is_over())
        return std::nullopt;
    if (glitters())
        return action::Grab{};
    const Square entry{1, 1};
    if (!has_gold_) {
        const auto safe = static_cast<Squares>(walk_.proven_safe() & walk_.within_reach());
        if (const auto square = nearest(safe))
            return action::Go{*square};
        if (const auto shot = attack())
            return shot;
        if (const auto square = dares ? walk_.next(true) : std::nullopt)
            return action::Go{*square};
    }
    if (here_ == entry)
        return action::Climb{};
    return action::Go{entry};
}

int Hunt::best_score() const noexcept {
    const Squares pits = walk_.hidden().where(Sign::pit);
    const Squares monster = walk_.hidden().where(Sign::monster);
    const Square entry{1, 1};
    int best = 0;
    const auto consider = [&](unsigned deadly, int cost) {
        if ((deadly & only(gold_)) != 0)
            return;
        if (const auto steps = path_length(static_cast<Squares>(~deadly), entry, gold_))
            best = std::max(best, gold_reward - cost - 2 * step_cost * *steps);
    };
    consider(unsigned{pits} | monster, 0);
    consider(pits, arrow_cost);
    return best;
}

} // namespace loggia::wumpus
