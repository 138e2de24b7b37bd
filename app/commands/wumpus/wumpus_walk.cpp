// A walk through a hidden cave.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/wumpus/wumpus.hpp"
#include "app/commands/wumpus/wumpus_json.hpp"
#include "core/base/number_text.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/knowledge.hpp"
#include "core/wumpus/walk.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace wumpus;

struct WalkCommand {
    std::uint64_t seed = 1;
    std::optional<int> pits;
    bool dares = false;
    std::string knowledge;
    bool json = false;

    int operator()() const {
        Walk walk(cave_by_seed(seed, pits).world());
        std::vector<double> risks{0};
        while (const auto square = walk.next(dares)) {
            risks.push_back(walk.risk(*square));
            walk.visit(*square);
        }
        fmt::print("{}", json ? json_text(walk, risks) : plain_text(walk, risks));
        flush_output();
        if (!knowledge.empty())
            if (const auto written = write_output(knowledge, knowledge_text(walk)); !written)
                return report(written.error(), "error");
        return success;
    }

private:
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

    static std::string picture(const Walk& walk) {
        std::array<std::string, square_count> cells;
        for (int n = 0; n < square_count; ++n) {
            std::string& cell = cells.at(static_cast<std::size_t>(n));
            const Square square = Square::of(n);
            for (const Sign sign : {Sign::monster, Sign::pit, Sign::stench, Sign::breeze})
                if (const Symbol symbol{sign, square}; walk.hidden().holds(symbol))
                    cell += to_text(symbol)[0];
            if (has(walk.visited(), square))
                cell += '.';
        }
        return to_picture(cells, 5);
    }

    static std::string knowledge_text(const Walk& walk) {
        logic::Store store = symbol_store();
        std::string text;
        for (const Square square : walk.path()) {
            text += fmt::format("# {}\n", to_text(square));
            for (const Statement& line : lessons(store, walk.hidden(), square))
                text += to_prefix(store, line.expr) + '\n';
        }
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
        "risk. The risk is exact: the share of all caves consistent with what is known.");
    command.add_option("--seed", walk->seed, "Number of the cave").type_name("N").show_default();
    command.add_option("--pits", walk->pits, "Number of pits, 1 to 11 (default: random)")
        .between(1, most_pits)
        .type_name("N");
    command.add_flag("--dare", walk->dares,
                     "If no square is provably safe, take the one with the lowest risk");
    command
        .add_option("--knowledge", walk->knowledge,
                    "Write what was perceived to this knowledge file")
        .type_name("FILE");
    command.add_flag("--json", walk->json, "Print the result as JSON");
    command.action([walk] { return (*walk)(); });
}

} // namespace loggia::commands
