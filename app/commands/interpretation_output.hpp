#pragma once

#include "app/commands/command_line.hpp"
#include "core/logic_puzzles/interpretation.hpp"

#include <string>

namespace loggia::commands {

/// Adds --format.
void add_form_option(Command command, logic_puzzles::InterpretationForm& form);

/// Prints interpretations as they come, in pieces that are large enough to be fast.
class InterpretationPrinter {
public:
    explicit InterpretationPrinter(logic_puzzles::InterpretationForm form) : writer_(form) {}

    void print(const logic_puzzles::Interpretation& interpretation);
    /// What ends the whole, and all that has not been printed yet.
    void finish();

private:
    void send();

    logic_puzzles::InterpretationWriter writer_;
    std::string waiting_;
};

} // namespace loggia::commands
