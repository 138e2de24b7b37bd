#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/sat/queries/solve.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

/// By which engine, with which of its switches, as options of a command.
class EngineArguments {
public:
    /// Adds --engine with these engines, the first of which it is without the option, the switches
    /// of Davis-Putnam and, where an engine listens to it, --seed. The object has to outlive the
    /// program.
    void add_to(Command command, const std::vector<std::string>& engines);

    /// What was asked for. What makes no sense together is a usage error.
    [[nodiscard]] sat::SolveOptions options() const;
    [[nodiscard]] const std::string& engine() const noexcept { return engine_; }
    /// Whether a switch or a seed was given.
    [[nodiscard]] bool has_switches() const;

private:
    void add_switches(Command command);

    std::string engine_;
    int seed_ = 0;
    std::vector<Option> switches_;
    std::optional<Option> seed_option_;

    // The switches of sat::Features, as far as they were given.
    std::optional<sat::Elimination> elimination_;
    std::optional<sat::Branching> branching_;
    std::optional<sat::Restarts> restarts_;
    std::optional<bool> subsumption_;
    std::optional<bool> pure_literals_;
    std::optional<bool> learning_;
    std::optional<bool> minimisation_;
    std::optional<bool> clause_deletion_;
    std::optional<bool> phase_saving_;
    std::optional<bool> first_value_;
    std::optional<std::uint64_t> literal_limit_;
};

} // namespace loggia::commands
