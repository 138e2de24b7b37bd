#pragma once

#include "app/commands/base/command_line.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/sat/sat_engine.hpp"
#include "core/base/control.hpp"
#include "core/sat/formats/atom_names.hpp"
#include "core/sat/formats/counting_comments.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/sat/queries/solve.hpp"

#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

/// A file with clauses on the command line, and how it is read.
struct ClausesArgument {
    std::string path = "-";
    bool lenient = false; ///< A DIMACS file that is cut off is read as far as it goes.

    /// Adds the argument IN, optional or not, and --lenient to a command.
    void add_to(Command command, bool required = false);
    /// The name of the file in errors.
    [[nodiscard]] std::string name() const;
};

/// The clauses in a file, in either form; warnings go to standard error. Nothing, and the reason
/// reported there, where it cannot be read. `counting` gets what its comments say of counting,
/// `names` the names of atoms.
[[nodiscard]] std::optional<sat::ClauseFile> read_clauses(const ClausesArgument& in,
                                                          const Control& control,
                                                          sat::CountingComments* counting = nullptr,
                                                          sat::AtomNames* names = nullptr);

/// The atoms by which models differ, on the command line.
struct ProjectionArgument {
    std::vector<std::string> atoms;
    bool ignored = false; ///< What the file says of it.

    /// Adds --project and --ignore-projection to a command.
    void add_to(Command command);
    /// Throws a usage error if something is not an atom.
    void check() const { static_cast<void>(named()); }
    /// What is named on the command line or else in the file; rising, none twice. Throws a usage
    /// error for what is no atom of the file.
    [[nodiscard]] std::optional<std::vector<int>> over(const sat::CountingComments& comments,
                                                       int atoms_of_file) const;

private:
    [[nodiscard]] std::optional<std::vector<int>> named() const;
};

/// How to solve, and what to do with the proof that there is no model.
struct SolveArguments {
    EngineArguments engine;
    std::optional<double> seconds;
    std::vector<int> assumptions; ///< for a command that has an option for them
    bool verbose = false;
    bool check = false;
    std::string proof;
    std::string proof_form; ///< text unless given

    void add_to(Command command);
    /// Adds --cubes and --threads, to be called after add_to().
    void add_cubes(Command command);
    /// Throws a usage error for arguments that cannot be combined.
    [[nodiscard]] sat::SolveOptions options() const;
    /// Throws a usage error for an assumption of an atom that the file does not have.
    void check_assumptions(int atoms_of_file) const;
    /// A usage error where the proof would replace the clauses, or the answer the proof.
    void check_proof_file(const ClausesArgument& in, const std::string& out) const;
    /// Solves, then writes and checks the proof as far as that was asked for; tells on standard
    /// error why it gave up. Nothing, and the reason reported there, where one of it fails.
    [[nodiscard]] std::optional<sat::Answer> solve(const logic::ClauseSet& clauses,
                                                   const Control& control) const;

private:
    [[nodiscard]] bool are_cubes_wanted() const noexcept { return cubes_ || threads_.given(); }
    [[nodiscard]] Result<sat::Answer> answer_by_cubes(const logic::ClauseSet& clauses,
                                                      sat::Proof* proof_of_it,
                                                      const Control& control) const;
    [[nodiscard]] bool settle(const logic::ClauseSet& clauses, const sat::Proof& found,
                              const Control& control) const;

    std::optional<int> cubes_;
    ThreadsOption threads_;
};

} // namespace loggia::commands
