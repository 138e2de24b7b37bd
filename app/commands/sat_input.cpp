#include "app/commands/sat_input.hpp"

#include "app/commands/command.hpp"
#include "app/commands/support.hpp"
#include "core/base/gzip.hpp"
#include "core/sat/check_proof.hpp"

#include <fmt/format.h>

#include <climits>
#include <cstdio>
#include <utility>

namespace loggia::commands {

using namespace sat;

std::optional<std::string> read_packed(const std::string& path, const Control& control) {
    auto bytes = read_input(path);
    if (!bytes) {
        report(bytes.error(), "error");
        return std::nullopt;
    }
    auto text = unpacked(std::move(*bytes), control);
    if (!text) {
        report(text.error(), path == "-" ? "standard input" : path);
        return std::nullopt;
    }
    return std::move(*text);
}

std::optional<ClauseFile> read_clauses(const std::string& path, const Control& control) {
    const std::string name = path == "-" ? "standard input" : path;
    const auto text = read_packed(path, control);
    if (!text)
        return std::nullopt;
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
    command.add_option("--seed", seed, "What the search is started with")
        .between(0, 2'000'000'000, RangeHint::hidden)
        .show_default();
    command
        .add_option("--threads", threads,
                    "2: two solvers side by side, the first answer counts; no proof then")
        .between(1, 2)
        .show_default();
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
}

SolveOptions SolveArguments::options(Proof& space) const {
    const bool wants_proof = check || !proof.empty();
    if (wants_proof && threads > 1)
        throw UsageError("--threads 2 gives no proof for --proof and --check");
    SolveOptions options;
    options.seed = seed;
    options.portfolio = threads > 1;
    options.proof = wants_proof ? &space : nullptr;
    return options;
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
