#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/json.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_engine.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/base/number_text.hpp"
#include "core/base/thread_time.hpp"
#include "core/sat/traces/trace_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace sat;

/// Literals in force, by level; and what has become of the clauses.
struct State {
    explicit State(const TraceView& view) : levels(view.level() + std::size_t{1}) {
        for (const std::uint32_t event : view.trail()) {
            const Event& cause = view.trace()[event];
            levels[cause.level].push_back(cause.literal);
        }
        for (std::uint32_t i = 0; i < view.trace().clauses().size(); ++i) {
            using ClauseState = TraceView::ClauseState;
            switch (view.state(i)) {
            case ClauseState::absent:
                break;
            case ClauseState::satisfied:
                ++satisfied;
                break;
            case ClauseState::open:
                ++open;
                break;
            case ClauseState::unit:
                unit.push_back(static_cast<int>(i) + 1);
                break;
            case ClauseState::conflicting:
                conflicting.push_back(static_cast<int>(i) + 1);
                break;
            }
        }
    }

    std::vector<std::vector<int>> levels;
    std::uint64_t satisfied = 0;
    std::uint64_t open = 0;
    std::vector<int> unit; ///< clauses, counted from 1
    std::vector<int> conflicting;
};

std::string_view verdict(Status status) {
    return status == Status::satisfiable     ? "satisfiable"
           : status == Status::unsatisfiable ? "unsatisfiable"
                                             : "unknown";
}

/// The run as lines for people.
class TextReport {
public:
    void begin(const Trace& trace, const std::string& engine) const {
        fmt::print("c {} {}, {} {}, engine {}, {} {}{}\n", trace.atoms(),
                   plural(static_cast<unsigned>(trace.atoms()), "atom"), trace.original(),
                   plural(trace.original(), "clause"), engine, trace.size(),
                   plural(trace.size(), "event"), trace.complete() ? "" : ", truncated");
    }
    void event(const TraceView& view) const {
        const Event& event = *view.last();
        const std::string what = describe_last(view);
        fmt::print("{} {} {}{}{}\n", view.position(), event.level, name_of(event.kind),
                   what.empty() ? "" : " ", what);
    }
    void state(const TraceView& view) const {
        const State state(view);
        fmt::print("c after event {}:\n", view.position());
        for (std::size_t level = 0; level < state.levels.size(); ++level)
            fmt::print("c level {}: {}\n", level, fmt::join(state.levels[level], " "));
        fmt::print("c clauses: {} satisfied, {} open; unit:{}{}; conflicting:{}{}\n",
                   state.satisfied, state.open, state.unit.empty() ? " none" : " ",
                   fmt::join(state.unit, " "), state.conflicting.empty() ? " none" : " ",
                   fmt::join(state.conflicting, " "));
    }
    void end(const Answer& answer) const {
        fmt::print("c {}", verdict(answer.status));
        const std::string statistics = describe(answer.statistics);
        fmt::print("{}{}\n", statistics.empty() ? "" : ": ", statistics);
    }
};

/// The run as JSON, an object a line.
class JsonReport {
public:
    void begin(const Trace& trace, const std::string& engine) const {
        print(Json::object({{"atoms", trace.atoms()},
                            {"clauses", std::uint64_t{trace.original()}},
                            {"engine", engine},
                            {"events", std::uint64_t{trace.size()}},
                            {"complete", trace.complete()}}));
    }
    void event(const TraceView& view) const {
        const Trace& trace = view.trace();
        const Event& event = *view.last();
        Json json = Json::object({{"event", std::uint64_t{view.position()}},
                                  {"level", std::uint64_t{event.level}},
                                  {"kind", std::string(name_of(event.kind))}});
        if (event.kind == EventKind::eliminate)
            json.set("atom", event.literal);
        else if (event.assigns())
            json.set("literal", event.literal);
        if (event.clause != Event::none)
            json.set("clause", number(event.clause));
        if (event.kind == EventKind::conflict)
            json.set("implication_points", implication_points(view));
        if (event.kind == EventKind::learn || event.kind == EventKind::resolve)
            add_derivation(json, trace, event.clause);
        if (event.kind == EventKind::learn) {
            const Cut cut = cut_of(trace, event.clause);
            json.set("cut", Json::object({{"reasons", cut.reasons}, {"resolved", cut.resolved}}));
        }
        print(json);
    }
    void state(const TraceView& view) const {
        const State state(view);
        Json trail = Json::array();
        for (const auto& level : state.levels)
            trail.push(level);
        print(Json::object({{"state_after", std::uint64_t{view.position()}},
                            {"trail", trail},
                            {"satisfied", state.satisfied},
                            {"open", state.open},
                            {"unit", state.unit},
                            {"conflicting", state.conflicting}}));
    }
    void end(const Answer& answer) const {
        const Statistics& s = answer.statistics;
        print(Json::object({{"answer", std::string(verdict(answer.status))},
                            {"decisions", s.decisions},
                            {"propagations", s.propagations},
                            {"conflicts", s.conflicts},
                            {"pure", s.pure},
                            {"restarts", s.restarts},
                            {"learned", s.learned},
                            {"deleted", s.deleted},
                            {"eliminated", s.eliminated},
                            {"resolvents", s.resolvents}}));
    }

private:
    static std::uint64_t number(std::uint32_t clause) { return std::uint64_t{clause} + 1; }
    static void print(const Json& json) { fmt::print("{}", json.line()); }
    static void add_derivation(Json& json, const Trace& trace, std::uint32_t clause) {
        const auto literals = trace.clauses()[clause];
        json.set("literals", std::vector<int>(literals.begin(), literals.end()));
        const auto [start, steps] = trace.derivation(clause);
        if (start != Event::none)
            json.set("from", number(start));
        Json list = Json::array();
        for (const Resolution& step : steps)
            list.push(Json::object({{"pivot", step.pivot}, {"clause", number(step.clause)}}));
        json.set("resolutions", list);
    }
};

struct SatTrace {
    ClausesArgument in;
    EngineArguments engine;
    std::uint64_t from = 1;
    std::uint64_t to = UINT64_MAX;
    std::uint64_t limit = 1'000'000;
    std::vector<std::string> kinds;
    bool with_state = false;
    bool json = false;

    int operator()() const {
        const SolveOptions options = engine.options();
        if (from == 0 || to < from)
            throw UsageError("--from must be at least 1 and at most --to");
        if (limit == 0 || limit > most_events)
            throw UsageError("--limit", fmt::format("from 1 to {}", most_events));
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const auto file = read_clauses(in, control);
        if (!file)
            return interrupt.came() ? interrupted : failed;
        Trace trace(limit);
        Sinks sinks;
        sinks.trace = &trace;
        const auto answer = sat::solve(file->clauses, options, control, sinks);
        if (!answer)
            return report(answer.error(), "error");
        if (answer->status == Status::unknown && answer->shortfall != Shortfall::stopped)
            print_to_stderr("no answer: {}\n", describe(answer->shortfall));
        if (json)
            print(trace, *answer, JsonReport(), interrupt);
        else
            print(trace, *answer, TextReport(), interrupt);
        flush_output();
        return interrupt.came() ? interrupted : success;
    }

private:
    static constexpr std::uint64_t most_events = 1'000'000'000;

    /// Whoever interrupts a run does not wait for all of it to be printed.
    template <class Report>
    void print(const Trace& trace, const Answer& answer, const Report& report,
               const Interrupt& interrupt) const {
        constexpr double longest = 0.03; // seconds of the processor after an interruption
        std::optional<double> told;
        report.begin(trace, engine.engine());
        TraceView view(trace);
        view.go_to(from - 1);
        while (view.position() < to && view.forward()) {
            if (view.position() % 64 == 0 && interrupt.came()) {
                told = told.value_or(thread_cpu_seconds());
                if (thread_cpu_seconds() - *told > longest) {
                    print_to_stderr("interrupted: the events after {} are omitted\n",
                                    view.position());
                    break;
                }
            }
            const std::string_view kind = name_of(view.last()->kind);
            if (kinds.empty() || std::find(kinds.begin(), kinds.end(), kind) != kinds.end())
                report.event(view);
        }
        if (with_state)
            report.state(view);
        report.end(answer);
    }
};

} // namespace

void add_sat_trace(Command group) {
    const Command command = group.add_command("trace", "Print the run of an engine step by step");
    command.footer(
        "Runs an engine and prints one event per line: its number, the decision level after it,\n"
        "its kind, and the literal with its reason or the clause with its derivation. Clauses\n"
        "are numbered from 1, first those of IN, then the derived ones. A learned clause comes\n"
        "with its cut: the literals that led to the conflict, a bar, and those between the cut\n"
        "and the conflict. --state adds the state after the last printed event, so\n"
        "'--from 7 --to 7 --state' shows the run at that step.\n\n"
        "loggia-cli sat trace clauses.txt --engine dpll\n"
        "loggia-cli sat trace pigeonhole.txt --kind conflict --kind learn --to 1000\n\n"
        "Exit status: 0 whatever the answer; 1 bad input or a file error; 2 invalid arguments;\n"
        "130 interrupted (the events recorded so far are printed).");
    auto trace = std::make_shared<SatTrace>();
    trace->in.add_to(command);
    std::vector<std::string> engines;
    for (const NamedEngine& named : named_engines())
        if (named.engine == Engine::davis_putnam)
            engines.emplace_back(named.name);
    trace->engine.add_to(command, engines);
    command.add_option("--from", trace->from, "First event to print").type_name("N");
    command.add_option("--to", trace->to, "Last event to print").type_name("N");
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < event_kinds; ++kind)
        kinds.emplace_back(name_of(static_cast<EventKind>(kind)));
    command.add_option("--kind", trace->kinds, "Print only events of this kind (repeatable)")
        .one_of(kinds);
    command.add_flag("--state", trace->with_state, "Print the state after the last event");
    command.add_option("--limit", trace->limit, "Maximum number of events to record")
        .type_name("N")
        .show_default();
    command.add_flag("--json", trace->json, "Print JSON, one object per line");
    command.action([trace] { return (*trace)(); });
}

} // namespace loggia::commands
