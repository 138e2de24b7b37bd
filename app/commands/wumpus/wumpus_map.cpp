// What is known of each square, and the worlds that are left.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/wumpus/wumpus.hpp"
#include "app/commands/wumpus/wumpus_files.hpp"
#include "app/commands/wumpus/wumpus_json.hpp"
#include "core/wumpus/probability.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace loggia::commands {

namespace {

using namespace wumpus;

/// How a symbol stands in all worlds left.
struct Outlook {
    Verdict verdict = Verdict::possibly;
    std::optional<double> probability;
};

/// What follows from rules and knowledge, and the worlds that they leave: of those that no table
/// holds no more than `limit` are counted.
struct Known {
    Reasoner reasoner;
    Probabilities counted;

    Known(const Knowledge& base, std::uint64_t limit, const Control& control)
        : reasoner(base.store, base.lines, control),
          counted(probabilities(base.store, base.lines, reasoner, limit, control)) {}
};

/// Of the lines, beside the 64 of the cave (--lenient).
std::uint64_t other_symbols(const logic::Store& store) {
    return store.variables() - symbol_count;
}

/// What the numbers of `map` and `worlds` begin with.
std::string count_text(const Probabilities& counted, const logic::Store& store) {
    std::string text = fmt::format("models: {}\n", to_text_of_count(counted));
    if (const std::uint64_t others = other_symbols(store); others > 0)
        text += fmt::format("Each cave counts once, whatever the {} in the lines.\n",
                            others == 1 ? "value of the other symbol"
                                        : fmt::format("values of the {} other symbols", others));
    return text;
}

Json count_json(const Probabilities& counted, const logic::Store& store) {
    Json root = json_of(counted);
    if (const std::uint64_t others = other_symbols(store); others > 0)
        root.set("other_symbols", others);
    return root;
}

struct Map {
    WumpusFiles files;
    std::uint64_t limit = 10'000;
    bool json = false;

    int operator()() {
        if (!files.read_rules() || !files.read_knowledge())
            return failed;
        const Interrupt interrupt;
        const Control control = interrupt.control();
        auto [reasoner, counted] = Known(files.base, limit, control);
        std::array<Outlook, symbol_count> outlooks;
        for (int n = 0; n < symbol_count; ++n) {
            const auto verdict = reasoner.verdict(
                files.base.store.variable(static_cast<logic::Variable>(n)), control);
            if (!verdict)
                return interrupted;
            outlooks.at(static_cast<std::size_t>(n)) = {*verdict, counted.of(Symbol::of(n))};
        }
        fmt::print("{}", json ? json_text(counted, outlooks) : plain_text(counted, outlooks));
        flush_output();
        return interrupt.came() ? interrupted : success;
    }

private:
    static std::string cell(const std::string& letter, const Outlook& outlook) {
        switch (outlook.verdict) {
        case Verdict::definitely_true:
            return letter;
        case Verdict::definitely_false:
            return "-";
        case Verdict::both:
            return "!";
        case Verdict::possibly:
            break;
        }
        if (!outlook.probability)
            return letter + " ?";
        const double percent = 100 * *outlook.probability;
        if (percent < 1)
            return letter + " <1%";
        return percent > 99 ? letter + " >99%"
                            : fmt::format("{} {}%", letter, std::lround(percent));
    }

    [[nodiscard]] std::string plain_text(const Probabilities& counted,
                                         const std::array<Outlook, symbol_count>& outlooks) const {
        std::string text = count_text(counted, files.base.store);
        if (outlooks[0].verdict == Verdict::both)
            text += "The knowledge contradicts itself: every statement is both true and false.\n";
        for (const Sign sign : {Sign::monster, Sign::stench, Sign::pit, Sign::breeze}) {
            constexpr std::array titles{"\nmonster\n", "\nstench\n", "\npit\n", "\nbreeze\n"};
            text += titles.at(static_cast<std::size_t>(sign));
            std::array<std::string, square_count> cells;
            for (int n = 0; n < square_count; ++n) {
                const Symbol symbol{sign, Square::of(n)};
                cells.at(static_cast<std::size_t>(n)) =
                    cell(to_text(symbol).substr(0, 1),
                         outlooks.at(static_cast<std::size_t>(symbol.index())));
            }
            text += to_picture(cells, 6);
        }
        return text;
    }

    [[nodiscard]] std::string json_text(const Probabilities& counted,
                                        const std::array<Outlook, symbol_count>& outlooks) const {
        Json root = count_json(counted, files.base.store);
        Json symbols = Json::object();
        for (int n = 0; n < symbol_count; ++n) {
            const Outlook& outlook = outlooks.at(static_cast<std::size_t>(n));
            Json entry = Json::object({{"verdict", to_text(outlook.verdict)}});
            if (outlook.probability)
                entry.set("probability", *outlook.probability);
            symbols.set(to_text(Symbol::of(n)), entry);
        }
        root.set("symbols", symbols);
        return root.text();
    }
};

struct Worlds {
    WumpusFiles files;
    std::size_t limit = 4;
    bool json = false;

    int operator()() {
        if (!files.read_rules() || !files.read_knowledge())
            return failed;
        const Interrupt interrupt;
        const Control control = interrupt.control();
        auto [reasoner, counted] = Known(files.base, 10'000, control);
        const auto worlds =
            some_worlds(files.base.store, files.base.lines, reasoner, limit, control);
        // Who ends the command does not want to see all that there was to be printed.
        constexpr std::size_t most_when_ended = 100;
        const auto is_enough = [&interrupt](std::size_t printed) {
            return printed >= most_when_ended && interrupt.came();
        };
        if (json) {
            Json root = count_json(counted, files.base.store);
            Json shown = Json::array();
            for (std::size_t i = 0; i < worlds.size() && !is_enough(i); ++i)
                shown.push(json_of(worlds[i]));
            root.set("shown", shown);
            fmt::print("{}", root.text());
        } else {
            fmt::print("{}", count_text(counted, files.base.store));
            for (std::size_t i = 0; i < worlds.size() && !is_enough(i); ++i)
                fmt::print("\n"
                           "model {}\n"
                           "{}",
                           i + 1, to_picture(worlds[i]));
        }
        flush_output();
        return interrupt.came() ? interrupted : success;
    }
};

} // namespace

void add_wumpus_map(Command group) {
    auto map = std::make_shared<Map>();
    const Command command =
        group.add_command("map", "List what is certain, and the probabilities of the rest");
    command.footer(
        "For each square and symbol it prints 'M' if there must be a monster, '-' if there\n"
        "cannot be one, and 'M 8%' if it is open: there is one in 8% of the models. Square\n"
        "(1,1) is at the bottom left. If there are too many models to count, 'M ?' is open.");
    add_wumpus_files(command, map->files);
    command
        .add_option(
            "--limit", map->limit,
            "Maximum number of other models to count, besides the caves of the reference rules")
        .between(1, 1'000'000)
        .type_name("N")
        .show_default();
    command.add_flag("--json", map->json, "Print the result as JSON");
    command.action([map] { return (*map)(); });
}

void add_wumpus_worlds(Command group) {
    auto worlds = std::make_shared<Worlds>();
    const Command command = group.add_command("worlds", "Count the models and print some of them");
    command.footer(
        "The caves of the reference rules come first. Square (1,1) is at the bottom left.");
    add_wumpus_files(command, worlds->files);
    command.add_option("--limit", worlds->limit, "Number of models to print")
        .between(0, 1'000'000)
        .type_name("N")
        .show_default();
    command.add_flag("--json", worlds->json, "Print the result as JSON");
    command.action([worlds] { return (*worlds)(); });
}

} // namespace loggia::commands
