#pragma once

#include "app/commands/base/command_line.hpp"
#include "app/commands/sat/sat_engine.hpp"
#include "core/base/control.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/sat/queries/solve.hpp"

#include <optional>
#include <string>

namespace loggia::commands {

/// The clauses in a file, in either form; warnings go to standard error. Nothing, and the reason
/// reported there, where it cannot be read.
[[nodiscard]] std::optional<sat::ClauseFile> read_clauses(const std::string& path,
                                                          const Control& control);

/// Adds the optional argument IN to a command.
void add_clauses_argument(Command command, std::string& path);

/// How to solve, and what to do with the proof that there is no model.
struct SolveArguments {
    EngineArguments engine;
    bool verbose = false;
    bool check = false;
    std::string proof;
    sat::ProofForm proof_form = sat::ProofForm::text;

    void add_to(Command command);
    /// What the arguments make no sense together is a usage error.
    [[nodiscard]] sat::SolveOptions options() const;
    /// Solves, then writes and checks the proof as far as that was asked for; tells on standard
    /// error why it gave up. Nothing, and the reason reported there, where one of it fails.
    [[nodiscard]] std::optional<sat::Answer> solve(const logic::ClauseSet& clauses,
                                                   const Control& control) const;

private:
    [[nodiscard]] bool settle(const logic::ClauseSet& clauses, const sat::Proof& found,
                              const Control& control) const;
};

} // namespace loggia::commands
