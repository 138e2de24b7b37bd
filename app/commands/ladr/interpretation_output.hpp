#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/ladr/interpretation.hpp"

#include <string>

namespace loggia::commands {

/// Adds --format.
void add_form_option(Command command, ladr::InterpretationForm& form);

/// Prints interpretations as they come, in pieces that are large enough to be fast.
class InterpretationPrinter {
public:
    explicit InterpretationPrinter(ladr::InterpretationForm form) : writer_(form) {}

    void print(const ladr::Interpretation& interpretation);
    /// What ends the whole, and all that has not been printed yet.
    void finish();

private:
    void send();

    ladr::InterpretationWriter writer_;
    std::string waiting_;
};

} // namespace loggia::commands
