#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::tournament {

/// What a program made of a question, or a fault, or neither when stopped.
struct ProgramAnswer {
    std::optional<std::string> text; ///< What it wrote.
    /// Why there is no text, in words without a full stop; else empty.
    std::string fault;
    /// How it ended, where that tells why its text is wrong: " (exit status 3), last output: ...".
    std::string circumstances;
    double seconds = 0; ///< Wall clock.
};

/// A question to a program that answers by files: run in `directory`, it reads a file and writes
/// another one. No sandbox: for people's own programs.
struct ProgramQuestion {
    std::string program; ///< A path, or a name that is looked for in PATH.
    /// Those that name existing files are made absolute, because the program does not run where the
    /// user is.
    std::vector<std::string> arguments;
    double timeout_seconds = 120; ///< Wall clock.
    std::filesystem::path directory;
    std::string input; ///< The content of the file that it reads.

    [[nodiscard]] std::string input_path() const { return (directory / "in.txt").string(); }
    [[nodiscard]] std::string output_path() const { return (directory / "out.txt").string(); }
};

/// Asks it. `further` are arguments behind its own; paths among them are for the caller to put in.
///
/// The file decides, not the exit status: programs of students exit with 1 when all went well.
/// Fails where the program cannot be started or the directory cannot be written; that is nobody's
/// fault in a game.
[[nodiscard]] Result<ProgramAnswer> ask(const ProgramQuestion& question,
                                        const std::vector<std::string>& further,
                                        const Control& control = {});

/// The last line of what a program printed, without control characters, cut to a length that suits
/// a sentence; an exception of Python stands there.
[[nodiscard]] std::string last_line(std::string text);

} // namespace loggia::tournament
