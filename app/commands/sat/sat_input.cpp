#include "app/commands/sat/sat_input.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "core/base/number_text.hpp"
#include "core/base/plain_text.hpp"
#include "core/base/time_slice.hpp"
#include "core/sat/cubes/conquer.hpp"
#include "core/sat/proofs/check_proof.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace loggia::commands {

using namespace sat;

void ClausesArgument::add_to(Command command, bool required) {
    const Option in = command.add_option(
        "IN", path, required ? "File with clauses" : "File with clauses (default: standard input)");
    in.type_name("");
    if (required)
        in.required();
    command.add_flag("--lenient", lenient, "Accept a truncated DIMACS file");
}

std::string ClausesArgument::name() const {
    return path == "-" ? "standard input" : path;
}

namespace {

Result<ClauseFile> parsed(const ClausesArgument& in, const std::string& text,
                          const Control& control) {
    auto file = parse_clauses(text, control, in.lenient ? CutOff::warn : CutOff::refuse);
    if (!file && !in.lenient && !control.stop_requested() &&
        parse_clauses(text, control, CutOff::warn))
        file.error().message += " (accepted with --lenient)";
    return file;
}

/// Throws a usage error where the clauses lack an atom.
void check_atom(const std::string& option, int atom, int atoms) {
    if (atom > atoms)
        throw UsageError(
            option, fmt::format("unknown atom {}; the clauses have atoms up to {}", atom, atoms));
}

/// At least a millisecond, at most some years.
Result<double> seconds_of(std::string_view text) {
    constexpr double most = 1e9;
    double seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size() || !(seconds >= 0.001) ||
        seconds > most)
        return failure("expected seconds from 0.001 to 1,000,000,000");
    return seconds;
}

} // namespace

std::optional<ClauseFile> read_clauses(const ClausesArgument& in, const Control& control,
                                       CountingComments* counting, AtomNames* names) {
    std::string stored;
    auto text = read_packed(in.path, control, &stored);
    if (!text)
        return std::nullopt;
    // What an earlier command in a row left, which failed; not clauses that all hold.
    if (text->find_first_not_of(" \t\r\n") == std::string::npos) {
        report({"the file is empty; expected clauses"}, in.name());
        return std::nullopt;
    }
    auto file = parsed(in, *text, control);
    // Only then, for the back matter is printed byte for byte.
    if (!file)
        if (auto plain = with_plain_blanks(*text); plain != *text) {
            text = std::move(plain);
            file = parsed(in, *text, control);
        }
    if (!file) {
        report(file.error(), in.name(), *text);
        return std::nullopt;
    }
    for (const Error& warning : file->warnings)
        print_to_stderr("{}",
                        describe({"warning: " + warning.message, warning.span}, in.name(), *text));
    if (counting != nullptr) {
        auto comments = counting_comments(*file, *text);
        if (!comments) {
            report(comments.error(), in.name(), *text);
            return std::nullopt;
        }
        *counting = std::move(*comments);
    }
    if (names != nullptr)
        *names = atom_names(*file, *text);
    // The back matter is reproduced byte for byte, in whatever encoding it is.
    if (stored.find('\n') != std::string::npos)
        if (auto same = parsed(in, stored, control))
            file->back_matter = std::move(same->back_matter);
    return std::move(*file);
}

void ProjectionArgument::add_to(Command command) {
    command
        .add_option(
            "--project", atoms,
            "Project models onto this atom instead of those declared in the file (repeatable)")
        .type_name("ATOM");
    command.add_flag("--ignore-projection", ignored, "Ignore the projection declared in the file");
}

std::optional<std::vector<int>> ProjectionArgument::named() const {
    if (atoms.empty())
        return std::nullopt;
    std::vector<int> numbers;
    for (const std::string& text : atoms) {
        int atom = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), atom);
        if (error != std::errc() || end != text.data() + text.size() || atom < 1)
            throw UsageError("--project", fmt::format("unknown atom \"{}\"", text));
        numbers.push_back(atom);
    }
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

std::optional<std::vector<int>> ProjectionArgument::over(const CountingComments& comments,
                                                         int atoms_of_file) const {
    if (auto numbers = named()) {
        check_atom("--project", numbers->empty() ? 0 : numbers->back(), atoms_of_file);
        return numbers;
    }
    return ignored ? std::nullopt : comments.projection;
}

void SolveArguments::add_to(Command command) {
    std::vector<std::string> engines;
    for (const NamedEngine& named : named_engines())
        engines.emplace_back(named.name);
    engine.add_to(command, engines);
    command
        .add_option("--proof", proof,
                    "Write the proof (DRAT) of an unsatisfiable answer to this file")
        .type_name("FILE")
        .can_be_written();
    command
        .add_option(
            "--proof-form", proof_form,
            "Format of the proof: text, binary or lrat (text and binary are DRAT, lrat has hints; "
            "default: text)")
        .type_name("FORM")
        .one_of({"text", "binary", "lrat"});
    command.add_option("--time", seconds, seconds_of, "Time limit for the search, in seconds")
        .type_name("SECONDS");
    command.add_flag("--check", check, "Check the proof before answering");
    command.add_flag("--verbose", verbose, "Print statistics to standard error (not for cadical)");
}

void SolveArguments::add_cubes(Command command) {
    command
        .add_option("--cubes", cubes_,
                    fmt::format("Split the clauses into about N cubes by lookahead and solve these "
                                "on several threads (cube and conquer; default with --threads: {})",
                                ConquerOptions{}.cubes))
        .type_name("N")
        .between(1, 1'000'000, RangeHint::hidden);
    threads_.add_to(command, "Number of cubes to solve in parallel, with --cubes; the answer does "
                             "not depend on it, but the model or the proof may");
}

SolveOptions SolveArguments::options() const {
    if (!proof_form.empty() && proof.empty())
        throw UsageError("--proof-form", "needs --proof");
    SolveOptions options = engine.options();
    options.assumptions = assumptions;
    if (!are_cubes_wanted())
        return options;
    if (!assumptions.empty())
        throw UsageError("--assume cannot be combined with --cubes and --threads");
    if (engine.has_switches())
        throw UsageError("--cubes and --threads cannot be combined with settings of an engine");
    if (engine.engine() != "auto" && !cube_engine_of(engine.engine()))
        throw UsageError("--engine", "cubes are solved by auto, cdcl, lookahead or cadical");
    return options;
}

Result<Answer> SolveArguments::answer_by_cubes(const logic::ClauseSet& clauses, Proof* proof_of_it,
                                               const Control& control) const {
    if (engine.engine() == "auto") { // what needs no search is not cut into cubes
        Sinks sinks;
        sinks.proof = proof_of_it;
        auto at_once = solve_without_search(clauses, control, sinks);
        if (!at_once)
            return tl::unexpected(std::move(at_once.error()));
        if (*at_once)
            return **std::move(at_once);
    }
    ConquerOptions order;
    if (cubes_)
        order.cubes = static_cast<std::size_t>(*cubes_);
    order.engine = cube_engine_of(engine.engine()).value_or(pick_cube_engine(clauses));
    order.threads = threads_.count();
    order.proof = proof_of_it != nullptr;
    auto found = solve_by_cubes(clauses, order, control);
    if (!found)
        return tl::unexpected(std::move(found.error()));
    if (verbose)
        print_to_stderr("{}, solved by {} on {}\n", counted(found->cubes, "cube"),
                        to_text(order.engine),
                        counted(static_cast<std::uint64_t>(order.threads), "thread"));
    if (proof_of_it != nullptr)
        *proof_of_it = std::move(found->proof);
    Answer answer;
    answer.status = found->status;
    answer.shortfall = found->status == Status::unknown ? Shortfall::stopped : Shortfall::none;
    answer.model = std::move(found->model);
    return answer;
}

std::optional<Answer> SolveArguments::solve(const logic::ClauseSet& clauses,
                                            const Control& control) const {
    Proof found;
    Sinks sinks;
    if (check || !proof.empty())
        sinks.proof = &found;
    std::optional<TimeSlice> slice;
    if (seconds)
        slice.emplace(control, std::chrono::milliseconds(std::llround(*seconds * 1000)));
    const Control& limited = slice ? slice->control() : control;
    auto answer = are_cubes_wanted() ? answer_by_cubes(clauses, sinks.proof, limited)
                                     : sat::solve(clauses, options(), limited, sinks);
    if (!answer) {
        report(answer.error(), "error");
        return std::nullopt;
    }
    if (verbose && (!are_cubes_wanted() || answer->overcrowding || answer->parity)) {
        const std::string how = answer->overcrowding
                                    ? "decided by counting: " + describe(*answer->overcrowding)
                                : answer->parity ? "decided by parity: " + describe(*answer->parity)
                                                 : describe(answer->statistics);
        if (!how.empty())
            print_to_stderr("{}\n", how);
    }
    if (answer->status == Status::unknown && answer->shortfall != Shortfall::stopped)
        print_to_stderr("no answer: {}\n", describe(answer->shortfall));
    if (answer->status == Status::unknown && slice && !control.stop_requested() &&
        answer->shortfall == Shortfall::stopped)
        print_to_stderr("no answer within {} s\n", *seconds);
    if (answer->status == Status::unsatisfiable &&
        !settle(assumptions.empty() ? clauses : with_assumptions(clauses, assumptions), found,
                control))
        return std::nullopt;
    return std::move(*answer);
}

void SolveArguments::check_assumptions(int atoms_of_file) const {
    for (const int literal : assumptions)
        check_atom("--assume", std::abs(literal), atoms_of_file);
}

void SolveArguments::check_proof_file(const ClausesArgument& in, const std::string& out) const {
    if (is_same_file(proof, in.path))
        throw UsageError("--proof", fmt::format("would replace the clauses in {}", in.path));
    if (is_same_file(proof, out))
        throw UsageError("--proof", fmt::format("{} is the file for the answer, too", out));
}

bool SolveArguments::settle(const logic::ClauseSet& clauses, const Proof& found,
                            const Control& control) const {
    const bool hints = !proof.empty() && proof_form == "lrat";
    const auto write = [this](const std::string& text) {
        const auto written = write_output(proof, text);
        if (!written)
            report(written.error(), "error");
        return written.has_value();
    };
    if (!proof.empty() && !hints &&
        !write(to_drat(found, proof_form == "binary" ? ProofForm::binary : ProofForm::text)))
        return false;
    if (!check && !hints)
        return true;
    std::vector<HintedStep> hinted;
    const ProofCheck checked = check_proof(clauses, found, control, hints ? &hinted : nullptr);
    if (checked.verdict != ProofCheck::Verdict::verified) {
        const bool stopped = checked.verdict == ProofCheck::Verdict::stopped;
        report({stopped ? "stopped before the proof was checked"
                        : "the proof was rejected: " + checked.reason},
               "error");
        return false;
    }
    if (hints && !write(to_lrat(hinted)))
        return false;
    if (!check)
        return true;
    print_to_stderr("proof verified: {} of {} {} and {} of {} {} are needed\n", checked.core.size(),
                    clauses.size(), plural(clauses.size(), "clause"), checked.lemmas, found.size(),
                    plural(found.size(), "step"));
    return true;
}

} // namespace loggia::commands
