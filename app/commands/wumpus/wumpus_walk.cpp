// A walk through a hidden cave.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/wumpus/wumpus.hpp"
#include "app/commands/wumpus/wumpus_json.hpp"
#include "core/base/number_text.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/hunt.hpp"
#include "core/wumpus/knowledge.hpp"
#include "core/wumpus/walk.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace loggia::commands {

namespace {

using namespace wumpus;

struct WalkCommand {
    std::uint64_t seed = 1;
    std::optional<int> pits;
    bool dares = false;
    bool gold = false;
    std::string knowledge;
    bool json = false;

    int operator()() const {
        if (gold)
            return hunt();
        Walk walk(cave_by_seed(seed, pits).world());
        std::vector<double> risks{0};
        while (const auto square = walk.next(dares)) {
            risks.push_back(walk.risk(*square));
            walk.visit(*square);
        }
        fmt::print("{}", json ? json_text(walk, risks) : plain_text(walk, risks));
        return finish(knowledge_text(walk));
    }

private:
    [[nodiscard]] int finish(const std::string& learnt_text) const {
        flush_output();
        if (!knowledge.empty())
            if (const auto written = write_output(knowledge, learnt_text); !written)
                return report(written.error(), "error");
        return success;
    }

    /// What a hunt was after each action, and what that taught.
    struct Moment {
        std::string action;
        std::optional<double> risk; ///< of a square that is new
        std::string perceived;
        int score = 0;
    };

    int hunt() const {
        Hunt hunt(cave_by_seed(seed, pits).world(), gold_by_seed(seed));
        logic::Store store = symbol_store();
        std::vector<Moment> moments{{"enter (1,1)", 0.0, perceived(hunt, {}), 0}};
        std::string lines =
            "# (1,1)\n" + lines_of(store, lessons(store, hunt.walk().hidden(), {1, 1}));
        while (const auto action = hunt.next(dares)) {
            Moment moment{to_text(*action), std::nullopt, {}, 0};
            if (const auto* go = std::get_if<action::Go>(&*action))
                if (!has(hunt.walk().visited(), go->to))
                    moment.risk = hunt.walk().risk(go->to);
            if (const std::string more = lines_of(store, hunt.lessons(store, *action));
                !more.empty())
                lines += fmt::format("# {}\n{}", moment.action, more);
            hunt.act(*action);
            moment.perceived = perceived(hunt, *action);
            moment.score = hunt.score();
            moments.push_back(std::move(moment));
        }
        fmt::print("{}", json ? json_text(hunt, moments) : plain_text(hunt, moments));
        return finish(lines);
    }

    static std::string perceived(const Hunt& hunt, const std::optional<wumpus::Action>& last) {
        if (hunt.walk().died())
            return learnt(hunt.walk(), hunt.here());
        if (last && std::holds_alternative<action::Shoot>(*last))
            return hunt.walk().monster_is_dead() ? "scream" : "silence";
        if (last && !std::holds_alternative<action::Go>(*last))
            return "";
        const World hidden = hunt.walk().hidden();
        std::vector<std::string> found;
        if (hidden.holds({Sign::monster, hunt.here()}))
            found.emplace_back("dead monster");
        if (hidden.holds({Sign::stench, hunt.here()}))
            found.emplace_back("stench");
        if (hidden.holds({Sign::breeze, hunt.here()}))
            found.emplace_back("breeze");
        if (hunt.glitters())
            found.emplace_back("glitter");
        return found.empty() ? "nothing" : fmt::format("{}", fmt::join(found, ", "));
    }

    [[nodiscard]] static std::string ending(const Hunt& hunt) {
        return fmt::format("{} Score: {} (best possible: {}).\n",
                           hunt.walk().died() ? "Dead."
                           : hunt.has_gold()  ? "Out with the gold."
                                              : "Out without the gold.",
                           hunt.score(), hunt.best_score());
    }

    [[nodiscard]] std::string plain_text(const Hunt& hunt,
                                         const std::vector<Moment>& moments) const {
        std::string text =
            fmt::format("cave {}\n\nstep  action       risk    score  perceived\n", seed);
        for (std::size_t i = 0; i < moments.size(); ++i) {
            const Moment& moment = moments[i];
            std::string line =
                fmt::format("{:4}  {:11}  {:<6}  {:5}  {}", i, moment.action,
                            !moment.risk       ? ""
                            : *moment.risk > 0 ? fmt::format("{:.1f}%", 100 * *moment.risk)
                                               : "safe",
                            moment.score, moment.perceived);
            line.resize(line.find_last_not_of(' ') + 1);
            text += line + '\n';
        }
        return text + '\n' + ending(hunt) +
               "\n"
               "The cave ('.' marks the visited squares, G the gold):\n" +
               picture(hunt.walk(), hunt.gold());
    }

    [[nodiscard]] std::string json_text(const Hunt& hunt,
                                        const std::vector<Moment>& moments) const {
        Json root = Json::object();
        root.set("seed", seed);
        root.set("cave", json_of(hunt.walk().hidden()));
        root.set("gold", std::vector<int>{hunt.gold().i, hunt.gold().j});
        Json actions = Json::array();
        for (const Moment& moment : moments) {
            Json entry = Json::object();
            entry.set("action", moment.action);
            if (moment.risk)
                entry.set("risk", *moment.risk);
            entry.set("perceived", moment.perceived);
            entry.set("score", moment.score);
            actions.push(entry);
        }
        root.set("actions", actions);
        root.set("died", hunt.walk().died());
        root.set("has_gold", hunt.has_gold());
        root.set("score", hunt.score());
        root.set("best_score", hunt.best_score());
        return root.text();
    }

    static std::string lines_of(const logic::Store& store, const std::vector<Statement>& lines) {
        std::string text;
        for (const Statement& line : lines)
            text += to_prefix(store, line.expr) + '\n';
        return text;
    }

    static std::string learnt(const Walk& walk, Square square) {
        const bool monster = walk.hidden().holds({Sign::monster, square});
        if (monster || walk.hidden().holds({Sign::pit, square}))
            return monster ? "the monster" : "a pit";
        const bool stench = walk.hidden().holds({Sign::stench, square});
        const bool breeze = walk.hidden().holds({Sign::breeze, square});
        if (stench)
            return breeze ? "stench and breeze" : "stench";
        return breeze ? "breeze" : "nothing";
    }

    [[nodiscard]] std::string plain_text(const Walk& walk, const std::vector<double>& risks) const {
        std::string text = fmt::format("cave {}\n\nstep  square  risk    found\n", seed);
        for (std::size_t i = 0; i < risks.size(); ++i) {
            const Square square = walk.path()[i];
            text += fmt::format("{:4}  {:6}  {:<6}  {}\n", i, to_text(square),
                                risks[i] > 0 ? fmt::format("{:.1f}%", 100 * risks[i]) : "safe",
                                learnt(walk, square));
        }
        text += '\n' + ending(walk);
        return text +
               "\n"
               "The cave ('.' marks the visited squares):\n" +
               picture(walk);
    }

    [[nodiscard]] std::string ending(const Walk& walk) const {
        if (walk.died())
            return "Dead.\n";
        if (walk.within_reach() == 0)
            return "Every square was visited.\n";
        std::string text = fmt::format("Alive after {} {}. {}; caves left: {}.\n",
                                       walk.path().size(), plural(walk.path().size(), "square"),
                                       dares ? "Every square in reach is deadly"
                                             : "No other square in reach is provably safe",
                                       count(walk.left()));
        for (int n = 0; n < square_count; ++n)
            if (const Square square = Square::of(n); has(walk.within_reach(), square))
                text += fmt::format("  {} kills in {:.1f}% of them\n", to_text(square),
                                    100 * walk.risk(square));
        return text;
    }

    static std::string picture(const Walk& walk, const std::optional<Square>& gold = std::nullopt) {
        std::array<std::string, square_count> cells;
        for (int n = 0; n < square_count; ++n) {
            std::string& cell = cells.at(static_cast<std::size_t>(n));
            const Square square = Square::of(n);
            for (const Sign sign : {Sign::monster, Sign::pit, Sign::stench, Sign::breeze})
                if (const Symbol symbol{sign, square}; walk.hidden().holds(symbol))
                    cell += to_text(symbol)[0];
            if (square == gold)
                cell += 'G';
            if (has(walk.visited(), square))
                cell += '.';
        }
        return to_picture(cells, gold ? 6 : 5);
    }

    static std::string knowledge_text(const Walk& walk) {
        logic::Store store = symbol_store();
        std::string text;
        for (const Square square : walk.path())
            text += fmt::format("# {}\n{}", to_text(square),
                                lines_of(store, lessons(store, walk.hidden(), square)));
        return text;
    }

    [[nodiscard]] std::string json_text(const Walk& walk, const std::vector<double>& risks) const {
        Json root = Json::object();
        root.set("seed", seed);
        root.set("cave", json_of(walk.hidden()));
        const auto place = [](Square square) { return std::vector<int>{square.i, square.j}; };
        Json path = Json::array();
        for (std::size_t i = 0; i < risks.size(); ++i)
            path.push(Json::object({{"square", place(walk.path()[i])},
                                    {"risk", risks[i]},
                                    {"found", learnt(walk, walk.path()[i])}}));
        root.set("path", path);
        root.set("died", walk.died());
        root.set("caves_left", count(walk.left()));
        Json reach = Json::array();
        for (int n = 0; n < square_count; ++n)
            if (const Square square = Square::of(n); has(walk.within_reach(), square))
                reach.push(Json::object({{"square", place(square)}, {"risk", walk.risk(square)}}));
        root.set("within_reach", reach);
        return root.text();
    }
};

} // namespace

void add_wumpus_walk(Command group) {
    auto walk = std::make_shared<WalkCommand>();
    const Command command = group.add_command(
        "walk", "Walk through a hidden cave, visiting only provably safe squares");
    command.footer(
        "The walk starts at (1,1) and continues to neighbours of visited squares as long as\n"
        "one of them is provably safe. With --dare it then takes the square with the lowest\n"
        "risk. The risk is exact: the share of all caves consistent with what is known.\n"
        "With --gold it plays the textbook's game: find the gold, climb out at (1,1), and\n"
        "shoot the monster where that opens a square. +1000 for climbing out with the gold,\n"
        "-1000 for dying, -1 for each step, -10 for the arrow.");
    command.add_option("--seed", walk->seed, "Number of the cave").type_name("N").show_default();
    command.add_option("--pits", walk->pits, "Number of pits, 1 to 11 (default: random)")
        .between(1, most_pits)
        .type_name("N");
    command.add_flag("--dare", walk->dares,
                     "If no square is provably safe, go to the one with the lowest risk");
    command.add_flag("--gold", walk->gold, "Hunt for the gold, with one arrow and a score");
    command
        .add_option("--knowledge", walk->knowledge,
                    "Write what was perceived to this knowledge file")
        .type_name("FILE");
    command.add_flag("--json", walk->json, "Print the result as JSON");
    command.action([walk] { return (*walk)(); });
}

} // namespace loggia::commands
