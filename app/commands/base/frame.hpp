#pragma once

#include "app/commands/base/command_line.hpp"
#include "app/commands/base/limits.hpp"

#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

/// A program made of commands: what all of them share, from --help and --version at every level and
/// the limits of time and memory to how errors are worded and the exit status.
class Program {
public:
    Program(const std::string& name, const std::string& summary);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    /// Removes the options for time and memory limits, for a program that continues elsewhere. Call
    /// before run().
    void without_limits() { takes_limits_ = false; }

    /// The program itself as a command.
    [[nodiscard]] Command command();

    /// Parses `arguments`, runs the action of the command named there and returns its status, or
    /// that of an error, reported to standard error. If the arguments are invalid, nothing was
    /// done. Standard output is flushed; where that or an earlier write to it fails, the status is
    /// `failed`. To be called once.
    [[nodiscard]] int run(const std::vector<std::string>& arguments);

private:
    std::unique_ptr<CLI::App> app_;
    Action chosen_; ///< of the command that was named
    Limits limits_;
    bool takes_limits_ = true;
};

} // namespace loggia::commands
