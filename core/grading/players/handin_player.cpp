#include "core/grading/players/handin_player.hpp"

#include "core/connect4/format.hpp"
#include "core/connect4/matches/external_player.hpp"
#include "core/formula_game/format.hpp"
#include "core/grading/prepare.hpp"
#include "core/grading/tasks/formula_game_driver.hpp"
#include "core/logic/syntax.hpp"
#include "core/tournament/outside_program.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::grading {

namespace {

/// Why it makes no move, in one line: "it could not be run: the folder is empty".
std::string fault_of(const Preparation& prepared) {
    constexpr std::string_view nothing = "Nothing to run: ";
    constexpr std::string_view article = "The "; // build command
    // Behind the first line stands what a compiler says, which is long.
    std::string why = prepared.note.substr(0, prepared.note.find('\n'));
    if (why.starts_with(nothing))
        why.erase(0, nothing.size());
    else if (why.starts_with(article))
        why.front() = 't';
    if (why.ends_with('.'))
        why.pop_back();
    const std::string fault = fmt::format("it {}", to_text(prepared.state));
    return why.empty() ? fault : fmt::format("{}: {}", fault, why);
}

} // namespace

struct HandinPlayer::Shared {
    std::shared_ptr<const Sandbox> sandbox;
    std::optional<StagedHandin> handin;
    std::string command;
    std::string fault;
    std::string digest;

    /// What it wrote, or nothing and its fault, which is empty when stopped.
    Result<std::optional<std::string>> output(const std::vector<WorkFile>& files,
                                              const std::vector<std::string>& arguments,
                                              const std::string& name, const Control& control,
                                              std::string& reason, bool may_print = false) const {
        if (!fault.empty()) {
            reason = fault;
            return std::nullopt;
        }
        auto end = run_handin(command, *handin, files, arguments, name, *sandbox, control);
        if (!end)
            return tl::unexpected(std::move(end.error()));
        if (end->kind == SandboxEnd::Kind::stopped)
            return std::nullopt;
        // Programs of students exit with 1 when all went well, so the file decides.
        if (end->kind == SandboxEnd::Kind::exited && end->file)
            return *std::move(end->file);
        if (may_print && end->kind == SandboxEnd::Kind::exited && !end->output.empty())
            return std::move(end->output);
        const std::string how = end_text(*end, sandbox->limits());
        reason = "it " + (how.empty() ? std::string("wrote no output") : how);
        if (end->kind == SandboxEnd::Kind::exited && !how.empty())
            if (const std::string last = tournament::last_line(end->errors); !last.empty())
                reason += ", last output: " + last;
        return std::nullopt;
    }
};

Result<HandinPlayer> HandinPlayer::make(const Task& task, const GradeSettings& settings,
                                        const std::filesystem::path& submission,
                                        std::shared_ptr<const Sandbox> sandbox,
                                        const Control& control) {
    auto shared = std::make_shared<Shared>();
    shared->sandbox = std::move(sandbox);
    auto handin = StagedHandin::make(submission, control);
    if (control.stop_requested())
        return failure("stopped");
    if (!handin && handin.error().is_of_machine)
        return tl::unexpected(std::move(handin.error()));
    if (!handin) {
        shared->fault = fmt::format("it cannot be read: {}", handin.error().message);
        return HandinPlayer(std::move(shared));
    }
    shared->digest = handin->digest();
    shared->handin = *std::move(handin);
    auto prepared = prepare(task, settings, *shared->handin, *shared->sandbox, control);
    if (!prepared)
        return tl::unexpected(std::move(prepared.error()));
    if (prepared->state == State::unfinished)
        return failure("stopped");
    shared->command = std::move(prepared->command);
    if (prepared->state != State::graded)
        shared->fault = fault_of(*prepared);
    return HandinPlayer(std::move(shared));
}

const std::string& HandinPlayer::digest() const noexcept {
    return shared_->digest;
}

const std::string& HandinPlayer::fault() const noexcept {
    return shared_->fault;
}

connect4::AskMove HandinPlayer::maxconnect4(int depth) const {
    return [shared = shared_, depth](const connect4::Position& position,
                                     const Control& control) -> Result<connect4::Answer> {
        connect4::Answer answer;
        const auto output = shared->output({{"in.txt", to_text(position)}},
                                           {"one-move", "in.txt", "out.txt", std::to_string(depth)},
                                           "out.txt", control, answer.fault);
        if (!output)
            return tl::unexpected(output.error());
        if (!*output)
            return answer;
        const auto column = connect4::move_between(position, **output);
        if (column)
            answer.column = *column;
        else
            answer.fault = column.error().message;
        return answer;
    };
}

formula_game::AskValue HandinPlayer::formula_game() const {
    return [shared = shared_](const formula_game::Position& position,
                              const Control& control) -> Result<formula_game::ValueAnswer> {
        const auto formula = logic::write_strict(position.game().formula());
        if (!formula)
            return tl::unexpected(formula.error());
        std::vector<WorkFile> files{
            formula_game_call({"play2win", *formula, position.game().turns(),
                               position.game().variables(), values_text(position)})};
        for (WorkFile& file : formula_game_driver())
            files.push_back(std::move(file));
        formula_game::ValueAnswer answer;
        const auto output = shared->output(files, {formula_game_input, formula_game_output},
                                           formula_game_output, control, answer.fault, true);
        if (!output)
            return tl::unexpected(output.error());
        if (!*output)
            return answer;
        const auto value = formula_game::value_of_output(**output);
        if (value)
            answer.value = *value;
        else
            answer.fault = value.error().message;
        return answer;
    };
}

} // namespace loggia::grading
