#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/connect4/matches/seat.hpp"
#include "core/formula_game/players/contestant.hpp"
#include "core/grading/grade.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace loggia::grading {

/// What somebody handed in, as a player: each move is a run of its own in a sandbox. May be asked
/// by several threads at once. A hand-in that cannot be read, built or run forfeits its games, and
/// never stops those of others.
class HandinPlayer {
public:
    /// Copies and builds it. Fails only for reasons that are not the hand-in's, and when stopped.
    [[nodiscard]] static Result<HandinPlayer> make(const Task& task, const GradeSettings& settings,
                                                   const std::filesystem::path& submission,
                                                   std::shared_ptr<const Sandbox> sandbox,
                                                   const Control& control = {});

    /// Of its files, as 32 digits; of nothing where it cannot be read.
    [[nodiscard]] const std::string& digest() const noexcept;
    /// Why it forfeits all games; empty otherwise.
    [[nodiscard]] const std::string& fault() const noexcept;

    /// Of a program in one-move mode, which is told to search to `depth`.
    [[nodiscard]] connect4::AskMove maxconnect4(int depth) const;
    /// Of a Python module: its function play2win.
    [[nodiscard]] formula_game::AskValue formula_game() const;

private:
    struct Shared;
    explicit HandinPlayer(std::shared_ptr<const Shared> shared) : shared_(std::move(shared)) {}

    std::shared_ptr<const Shared> shared_;
};

} // namespace loggia::grading
