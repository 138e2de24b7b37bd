#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/ladr/interpretation_output.hpp"
#include "app/commands/ladr/mace4.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using namespace ladr;

Result<ladr::InterpretationForm> form_named(std::string_view name) {
    const auto* const found =
        std::find_if(ladr::named_forms.begin(), ladr::named_forms.end(),
                     [&](const NamedForm& named) { return named.name == name; });
    if (found == ladr::named_forms.end())
        return failure("expected standard2, standard, portable, tabular, raw, cooked, xml or tex");
    return found->form;
}

struct Interpformat {
    std::string file = "-";
    std::optional<InterpretationForm> form;
    std::vector<std::string> words;
    bool wrap = false;
    std::optional<std::vector<std::string>> output;

    int operator()() {
        take_words();
        const auto text = read_input(file);
        if (!text)
            return report(text.error(), "error");
        InterpretationPrinter printer(form.value_or(InterpretationForm::standard2), wrap);
        printer.set_source(file == "-" ? std::string() : file, ladr::mace_report(*text));
        ladr::SymbolOrder order;
        bool some = false;
        const auto read = read_interpretations(
            *text,
            [&](Interpretation interpretation) {
                some = true;
                order.sort(interpretation);
                if (output)
                    ladr::keep_operations(interpretation, *output);
                printer.print(interpretation);
                return true;
            },
            ladr::UnknownEntries::allowed);
        printer.finish();
        if (!read)
            return report(read.error(), file == "-" ? "standard input" : file, *text);
        return some ? success : nothing_found;
    }

private:
    static constexpr int nothing_found = 2; ///< as interpformat exits

    void take_words() {
        WordReader reader(words);
        while (const auto word = reader.next()) {
            if (*word == "wrap")
                wrap = true;
            else if (*word == "output")
                output = reader.operations("output");
            else if (const auto named = form_named(*word)) {
                if (form && *form != *named)
                    throw UsageError(*word, "expected only one format");
                form = *named;
            } else
                throw UsageError(*word, named.error().message + ", wrap or output '...'");
        }
    }
};

} // namespace

std::optional<std::string> WordReader::next() {
    if (at_ == words_.size())
        return std::nullopt;
    return words_[at_++];
}

std::string WordReader::value(const std::string& name) {
    auto word = next();
    if (!word)
        throw UsageError(name, "expected a value after it");
    return *std::move(word);
}

std::vector<std::string> WordReader::operations(const std::string& name) {
    const std::string all = value(name);
    std::vector<std::string> operations;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t begin = all.find_first_not_of(" \t\n", at);
        if (begin == std::string::npos)
            break;
        at = std::min(all.find_first_of(" \t\n", begin), all.size());
        operations.push_back(all.substr(begin, at - begin));
    }
    return operations;
}

void add_form_option(Command command, std::optional<InterpretationForm>& form) {
    command
        .add_option("--format", form, form_named,
                    "standard2 (default), standard, portable, tabular, raw, cooked, xml or tex")
        .type_name("FORMAT");
}

void InterpretationPrinter::send() {
    fmt::print("{}", waiting_);
    waiting_.clear();
}

void InterpretationPrinter::begin() {
    if (std::exchange(begun_, true) || !wrap_)
        return;
    writer_.begin(waiting_);
    waiting_ += "list(interpretations).\n";
}

void InterpretationPrinter::print(const Interpretation& interpretation) {
    constexpr std::size_t piece = 1U << 16U;
    begin();
    writer_.append(waiting_, interpretation);
    if (waiting_.size() > piece)
        send();
}

void InterpretationPrinter::finish() {
    begin();
    writer_.finish(waiting_);
    if (wrap_)
        waiting_ += "end_of_list.\n";
    send();
    flush_output();
}

void add_interpformat(Command command) {
    auto format = std::make_shared<Interpformat>();
    command.footer(
        "Reads interpretations, also in list(interpretations), or the output of Mace4 or\n"
        "'loggia-cli mace4'. The arguments are those of LADR's interpformat: a format, 'wrap'\n"
        "to print a list of the models, and 'output' with the operations to print:\n\n"
        "loggia-cli interpformat cooked output '* e' --file models.out\n\n"
        "Exit status: 0 success; 1 bad input; 2 there are no interpretations.");
    command.add_option("-f,--file", format->file, "File with models (default: standard input)")
        .type_name("FILE");
    add_form_option(command, format->form);
    command.add_option("WORDS", format->words, "A format, wrap, output 'OPERATIONS'").type_name("");
    command.action([format] { return (*format)(); });
}

} // namespace loggia::commands
