#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/ladr/interpretation_output.hpp"
#include "app/commands/ladr/mace4.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace ladr;

struct Interpformat {
    std::string file = "-";
    InterpretationForm form = InterpretationForm::standard2;

    int operator()() const {
        const auto text = read_input(file);
        if (!text)
            return report(text.error(), "error");
        InterpretationPrinter printer(form);
        const auto read = read_interpretations(*text, [&](const Interpretation& interpretation) {
            printer.print(interpretation);
            return true;
        });
        printer.finish();
        if (!read)
            return report(read.error(), file == "-" ? "standard input" : file, *text);
        return success;
    }
};

Result<ladr::InterpretationForm> form_named(std::string_view name) {
    const auto* const found =
        std::find_if(ladr::named_forms.begin(), ladr::named_forms.end(),
                     [&](const NamedForm& named) { return named.name == name; });
    if (found == ladr::named_forms.end())
        return failure("standard2, standard, portable, tabular, raw, cooked, xml or tex");
    return found->form;
}

} // namespace

void add_form_option(Command command, InterpretationForm& form) {
    command
        .add_option("--format", form, form_named,
                    "standard2 (without it), standard, portable, tabular, raw, cooked, xml, tex")
        .type_name("FORMAT");
}

void InterpretationPrinter::send() {
    fmt::print("{}", waiting_);
    waiting_.clear();
}

void InterpretationPrinter::print(const Interpretation& interpretation) {
    constexpr std::size_t piece = 1U << 16U;
    writer_.append(waiting_, interpretation);
    if (waiting_.size() > piece)
        send();
}

void InterpretationPrinter::finish() {
    writer_.finish(waiting_);
    send();
    flush_output();
}

void add_interpformat(Command command) {
    auto format = std::make_shared<Interpformat>();
    command.footer(
        "Reads what 'loggia-cli mace4' or Mace4 prints. The format can also be named in place of\n"
        "the option, as interpformat has it: loggia-cli interpformat cooked --file models.out");
    command.add_option("-f,--file", format->file, "File with models; standard input without it")
        .type_name("FILE");
    add_form_option(command, format->form);
    command.add_option("FORMAT", format->form, form_named, "The same as --format").type_name("");
    command.action([format] { return (*format)(); });
}

} // namespace loggia::commands
