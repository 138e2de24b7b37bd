#include "app/commands/sat/sat_input.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "core/sat/proofs/check_proof.hpp"

#include <fmt/format.h>

#include <climits>
#include <cstdio>
#include <utility>
#include <vector>

namespace loggia::commands {

using namespace sat;

std::optional<ClauseFile> read_clauses(const std::string& path, const Control& control) {
    const std::string name = path == "-" ? "standard input" : path;
    const auto text = read_packed(path, control);
    if (!text)
        return std::nullopt;
    // What an earlier command in a row left, which failed; not clauses that all hold.
    if (text->find_first_not_of(" \t\r\n") == std::string::npos) {
        report({"the file is empty; expected clauses"}, name);
        return std::nullopt;
    }
    auto file = parse_clauses(*text, control);
    if (!file) {
        report(file.error(), name, *text);
        return std::nullopt;
    }
    for (const Error& warning : file->warnings)
        fmt::print(stderr, "{}",
                   describe({"warning: " + warning.message, warning.span}, name, *text));
    return std::move(*file);
}

void add_clauses_argument(Command command, std::string& path) {
    command.add_option("IN", path, "File with clauses; standard input without it").type_name("");
}

void SolveArguments::add_to(Command command) {
    std::vector<std::string> engines;
    for (const NamedEngine& named : named_engines())
        engines.emplace_back(named.name);
    engine.add_to(command, engines);
    command.add_option("--proof", proof, "Where there is no model, write the proof (DRAT) here");
    command.add_option(
        "--proof-form", proof_form,
        [](std::string_view text) -> Result<ProofForm> {
            if (text == "text")
                return ProofForm::text;
            if (text == "binary")
                return ProofForm::binary;
            return failure("text or binary");
        },
        "text or binary; text without it");
    command.add_flag("--check", check, "Have the proof checked before answering");
    command.add_flag("--verbose", verbose, "Tell on standard error what our engines did");
}

SolveOptions SolveArguments::options() const {
    const SolveOptions options = engine.options();
    if (options.engine == Engine::portfolio && (check || !proof.empty()))
        throw UsageError("engine portfolio gives no proof for --proof and --check");
    return options;
}

std::optional<Answer> SolveArguments::solve(const logic::ClauseSet& clauses,
                                            const Control& control) const {
    Proof found;
    Sinks sinks;
    if (check || !proof.empty())
        sinks.proof = &found;
    auto answer = sat::solve(clauses, options(), control, sinks);
    if (!answer) {
        report(answer.error(), "error");
        return std::nullopt;
    }
    if (verbose)
        fmt::print(stderr, "{}\n",
                   answer->overcrowding ? "decided by counting: " + describe(*answer->overcrowding)
                                        : describe(answer->statistics));
    if (answer->status == Status::unknown && answer->shortfall != Shortfall::stopped)
        fmt::print(stderr, "no answer: {}\n", describe(answer->shortfall));
    if (answer->status == Status::unsatisfiable && !settle(clauses, found, control))
        return std::nullopt;
    return std::move(*answer);
}

bool SolveArguments::settle(const logic::ClauseSet& clauses, const Proof& found,
                            const Control& control) const {
    if (!proof.empty())
        if (const auto written = write_output(proof, to_drat(found, proof_form)); !written) {
            report(written.error(), "error");
            return false;
        }
    if (!check)
        return true;
    const ProofCheck checked = check_proof(clauses, found, control);
    if (checked.verdict != ProofCheck::Verdict::verified) {
        const bool stopped = checked.verdict == ProofCheck::Verdict::stopped;
        report({stopped ? "stopped before the proof was checked"
                        : "the proof is refused: " + checked.reason},
               "error");
        return false;
    }
    fmt::print(stderr, "proof verified: {} of {} clauses and {} of {} steps are needed\n",
               checked.core.size(), clauses.size(), checked.lemmas, found.size());
    return true;
}

} // namespace loggia::commands
