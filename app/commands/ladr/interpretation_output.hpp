#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/ladr/interpretation.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::commands {

/// Adds --format.
void add_form_option(Command command, std::optional<ladr::InterpretationForm>& form);

/// Prints interpretations as they come, in pieces that are large enough to be fast.
class InterpretationPrinter {
public:
    /// `wrap`: in list(interpretations).
    explicit InterpretationPrinter(ladr::InterpretationForm form, bool wrap = false)
        : writer_(form), wrap_(wrap) {}

    /// What XML tells about the source.
    void set_source(std::string file, std::optional<ladr::MaceReport> report) {
        writer_.set_source(std::move(file), std::move(report));
    }
    void print(const ladr::Interpretation& interpretation);
    /// What ends the whole, and all that has not been printed yet.
    void finish();

private:
    void begin();
    void send();

    ladr::InterpretationWriter writer_;
    std::string waiting_;
    bool wrap_;
    bool begun_ = false;
};

/// The words of a command line as the programs of LADR have them: `wrap check '* e'`.
class WordReader {
public:
    /// The words have to outlive this.
    explicit WordReader(const std::vector<std::string>& words) : words_(words) {}

    std::optional<std::string> next();
    /// The word after the one of that name; throws UsageError where there is none.
    std::string value(const std::string& name);
    /// The same, as names between blanks.
    std::vector<std::string> operations(const std::string& name);

private:
    const std::vector<std::string>& words_;
    std::size_t at_ = 0;
};

} // namespace loggia::commands
