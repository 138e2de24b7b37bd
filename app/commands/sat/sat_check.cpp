#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/sat/sat.hpp"
#include "app/commands/sat/sat_input.hpp"
#include "core/base/number_text.hpp"
#include "core/base/plain_text.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/lrat.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace sat;

struct SatCheck {
    ClausesArgument in;
    std::string model;
    std::string proof;
    std::string lrat;

    int operator()() const {
        if (model.empty() == proof.empty())
            throw UsageError("give --model or --proof");
        if (!lrat.empty() && proof.empty())
            throw UsageError("--lrat needs --proof");
        if (is_same_file(lrat, in.path))
            throw UsageError("--lrat", fmt::format("would replace the clauses in {}", in.path));
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const auto file = read_clauses(in, control);
        const auto text = file ? read_packed(model.empty() ? proof : model, control) : std::nullopt;
        if (!text)
            return interrupt.came() ? interrupted : failed;
        const int status = model.empty() ? check_proof_text(file->clauses, *text, control)
                                         : check_model_text(*file, with_plain_blanks(*text));
        flush_output();
        return interrupt.came() ? interrupted : status;
    }

private:
    [[nodiscard]] int check_model_text(const ClauseFile& file, const std::string& text) const {
        const logic::ClauseSet& clauses = file.clauses;
        const auto answer = parse_answer(text);
        if (!answer)
            return report(answer.error(), model, text);
        if (answer->status != Status::satisfiable && clauses.size() > 0) {
            fmt::print("refused: the answer contains no model\n");
            return failed;
        }
        if (clauses.atoms() > most_atoms_to_list)
            return report(
                {fmt::format("the model has too many atoms to check: {}", clauses.atoms())},
                "error");
        auto values = values_of(answer->literals, clauses.atoms());
        set_auxiliary_atoms(file, values);
        if (const std::size_t i = clauses.first_false(values); i < clauses.size()) {
            fmt::print("refused: clause {}, \"{}\", is false\n", i + 1, fmt::join(clauses[i], " "));
            return failed;
        }
        fmt::print("verified: the model satisfies all {} {}\n", clauses.size(),
                   plural(clauses.size(), "clause"));
        return success;
    }

    [[nodiscard]] int check_proof_text(const logic::ClauseSet& clauses, const std::string& text,
                                       const Control& control) const {
        if (is_lrat(text, clauses.size()))
            return check_hinted(clauses, text, control);
        const auto steps = parse_proof(text, control);
        if (!steps)
            return report(steps.error(), proof, text);
        std::vector<HintedStep> hinted;
        const ProofCheck check =
            check_proof(clauses, *steps, control, lrat.empty() ? nullptr : &hinted);
        return tell(check, clauses.size(), steps->size(), hinted);
    }

    [[nodiscard]] int check_hinted(const logic::ClauseSet& clauses, const std::string& text,
                                   const Control& control) const {
        const auto steps = parse_lrat(text, control);
        if (!steps)
            return report(steps.error(), proof, text);
        const auto added = std::count_if(steps->begin(), steps->end(),
                                         [](const HintedStep& step) { return !step.deletion; });
        return tell(check_lrat(clauses, *steps, control), clauses.size(),
                    static_cast<std::size_t>(added), *steps);
    }

    /// `hinted` is the proof with hints, where it is wanted.
    [[nodiscard]] int tell(const ProofCheck& check, std::size_t clauses, std::size_t steps,
                           const std::vector<HintedStep>& hinted) const {
        switch (check.verdict) {
        case ProofCheck::Verdict::stopped:
            return interrupted;
        case ProofCheck::Verdict::refused:
            fmt::print("refused: {}\n", check.reason);
            return failed;
        case ProofCheck::Verdict::verified:
            break;
        }
        if (!lrat.empty())
            if (const auto written = write_output(lrat, to_lrat(hinted)); !written)
                return report(written.error(), "error");
        fmt::print("verified: the clauses are unsatisfiable; {} of {} {} and {} of {} {} "
                   "are needed, {} of them only by RAT\n",
                   check.core.size(), clauses, plural(clauses, "clause"), check.lemmas, steps,
                   plural(steps, "step"), check.by_pivot);
        return success;
    }
};

} // namespace

void add_sat_check(Command group) {
    const Command command =
        group.add_command("check", "Check a model or a proof of unsatisfiability");
    command.footer(
        "A model is an answer in the format of 'davis-putnam', 'sat solve' or minisat; atoms\n"
        "that it omits count as false. A proof is a DRAT or LRAT file, text or binary; it may be\n"
        "the second file, as for drat-trim. Prints 'verified' and exits with 0, or prints\n"
        "'refused' with the reason and exits with 1.");
    auto check = std::make_shared<SatCheck>();
    check->in.add_to(command, true);
    command.add_option("--model", check->model, "File with an answer").type_name("FILE");
    command.add_option("--proof,PROOF", check->proof, "File with a proof").type_name("FILE");
    command
        .add_option("--lrat", check->lrat,
                    "Write the verified proof with hints (LRAT) to this file")
        .type_name("FILE")
        .can_be_written();
    command.action([check] { return (*check)(); });
}

} // namespace loggia::commands
