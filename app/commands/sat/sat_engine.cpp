#include "app/commands/sat/sat_engine.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace loggia::commands {

using namespace sat;

namespace {

/// Puts what was given in the place of what the preset says.
template <class Value>
void override(Value& value, const std::optional<Value>& given) {
    if (given)
        value = *given;
}

/// An option whose values have names.
template <class Value>
Option add_choice(Command command, const std::string& name,
                  const std::vector<std::pair<std::string, Value>>& choices,
                  std::optional<Value>& value, const std::string& help) {
    std::vector<std::string> names(choices.size());
    std::transform(choices.begin(), choices.end(), names.begin(),
                   [](const auto& choice) { return choice.first; });
    const std::string all = fmt::format("{}", fmt::join(names, ", "));
    const auto read = [choices, all](std::string_view text) -> Result<Value> {
        const auto found = std::find_if(choices.begin(), choices.end(), [text](const auto& choice) {
            return choice.first == text;
        });
        if (found == choices.end())
            return failure(fmt::format("expected one of {1}, found \"{0}\"", text, all));
        return found->second;
    };
    return command.add_option(name, value, read, fmt::format("{}: {}", help, all))
        .type_name("VALUE");
}

Result<std::uint64_t> literals_of(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number == 0)
        return failure("expected a number, 1 or more");
    return number;
}

} // namespace

void EngineArguments::add_to(Command command, const std::vector<std::string>& engines) {
    engine_ = engines.front();
    command.add_option("--engine", engine_, "Engine")
        .type_name("NAME")
        .one_of(engines)
        .show_default();
    const auto seeded = [](const std::string& name) {
        const Engine engine = find_engine(name)->engine;
        return engine == Engine::cadical || engine == Engine::portfolio;
    };
    if (std::any_of(engines.begin(), engines.end(), seeded))
        seed_option_ = command.add_option("--seed", seed_, "Seed of CaDiCaL's search")
                           .between(0, 2'000'000'000, RangeHint::hidden)
                           .show_default();
    add_switches(command);
}

void EngineArguments::add_switches(Command command) {
    const auto add = [&](const char* name, std::optional<bool>& value, const char* help) {
        switches_.push_back(
            add_choice<bool>(command, name, {{"on", true}, {"off", false}}, value, help));
    };
    switches_.push_back(add_choice<Elimination>(
        command, "--elimination",
        {{"none", Elimination::none},
         {"bounded", Elimination::bounded},
         {"complete", Elimination::complete}},
        elimination_, "Elimination of atoms by resolution before the search"));
    add("--subsumption", subsumption_, "Delete subsumed clauses during elimination");
    switches_.push_back(command
                            .add_option("--literal-limit", literal_limit_, literals_of,
                                        "Total number of literals at which elimination stops")
                            .type_name("N"));
    add("--pure-literals", pure_literals_, "Set pure literals to true");
    switches_.push_back(add_choice<Branching>(command, "--branching",
                                              {{"first", Branching::first},
                                               {"most-frequent", Branching::most_frequent},
                                               {"vsids", Branching::vsids},
                                               {"vmtf", Branching::vmtf},
                                               {"alternating", Branching::alternating}},
                                              branching_, "How the next decision atom is chosen"));
    add("--first-value", first_value_, "Decide true first");
    add("--phase-saving", phase_saving_,
        "Decide an atom with its most recent value (phase saving)");
    add("--learning", learning_, "Learn a clause from each conflict");
    add("--minimisation", minimisation_, "Remove redundant literals from learned clauses");
    add("--clause-deletion", clause_deletion_, "Delete learned clauses that are rarely used");
    switches_.push_back(add_choice<Restarts>(command, "--restarts",
                                             {{"none", Restarts::none},
                                              {"luby", Restarts::luby},
                                              {"glucose", Restarts::glucose},
                                              {"alternating", Restarts::alternating}},
                                             restarts_,
                                             "When to restart (learned clauses are kept)"));
}

bool EngineArguments::has_switches() const {
    return (seed_option_ && seed_option_->given()) ||
           std::any_of(switches_.begin(), switches_.end(),
                       [](const Option& option) { return option.given(); });
}

SolveOptions EngineArguments::options() const {
    const NamedEngine& named = *find_engine(engine_);
    SolveOptions result{named.engine, named.features, seed_};
    if (seed_option_ && seed_option_->given() && named.engine != Engine::cadical &&
        named.engine != Engine::portfolio)
        throw UsageError("--seed", "engine " + engine_ + " has none");
    const bool switched = std::any_of(switches_.begin(), switches_.end(),
                                      [](const Option& option) { return option.given(); });
    if (!switched)
        return result;
    if (named.engine != Engine::davis_putnam)
        throw UsageError("engine " + engine_ + " has no settings; only cdcl, dpll and dp1960 do");
    Features& features = result.features;
    override(features.elimination, elimination_);
    override(features.branching, branching_);
    override(features.restarts, restarts_);
    override(features.subsumption, subsumption_);
    override(features.pure_literals, pure_literals_);
    override(features.learning, learning_);
    override(features.minimisation, minimisation_);
    override(features.clause_deletion, clause_deletion_);
    override(features.phase_saving, phase_saving_);
    override(features.first_value, first_value_);
    if (literal_limit_)
        features.literal_limit = *literal_limit_;
    if (!features.learning && (minimisation_ || clause_deletion_ || restarts_))
        throw UsageError("--minimisation, --clause-deletion and --restarts need --learning");
    if (features.elimination == Elimination::none && (subsumption_ || literal_limit_))
        throw UsageError("--subsumption and --literal-limit need --elimination");
    return result;
}

} // namespace loggia::commands
