#pragma once

#include "core/wumpus/format.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

/// The files of a wumpus command, as named on the command line and as read. Where one of them is a
/// case, its section is read.
struct WumpusFiles {
    std::string rules;
    std::string knowledge;
    std::string question;
    wumpus::ReadOptions options;

    wumpus::Knowledge base; ///< What read_rules and read_knowledge have read so far.

    /// Each reads its file (`-` is standard input) and adds what it says to `base`. False where it
    /// cannot, which has been reported to standard error.
    [[nodiscard]] bool read_rules();
    [[nodiscard]] bool read_knowledge();
    [[nodiscard]] std::optional<wumpus::Statement> read_question();
    /// A statement that was given on the command line itself.
    [[nodiscard]] std::optional<wumpus::Statement> read_asked(const std::string& text);

    /// "kb.txt:12"
    [[nodiscard]] std::string place_of(const wumpus::Statement& statement) const;
    /// The statement as it stands in its file or on the command line.
    [[nodiscard]] std::string said_by(const wumpus::Statement& statement) const;
    /// `place_of` and `said_by`
    [[nodiscard]] std::string text_of(const wumpus::Statement& statement) const;

private:
    [[nodiscard]] bool read(const std::string& path, wumpus::Source source);

    std::array<std::string, 3> texts_; ///< By source.
};

/// The text of a file (`-` is standard input), or the section of it that is asked for, where it is
/// a case. Nothing where it cannot be read, and where anything in the case is wrong; that has been
/// reported to standard error.
[[nodiscard]] std::optional<std::string> read_section(const std::string& path,
                                                      wumpus::Source source);

/// How a file is called in messages: its path, or "standard input".
[[nodiscard]] std::string shown_name(const std::string& path);

} // namespace loggia::commands
