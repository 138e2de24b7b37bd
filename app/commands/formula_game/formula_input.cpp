#include "app/commands/formula_game/formula_input.hpp"

#include "app/commands/base/formula_arguments.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/formula.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>

namespace loggia::commands {

namespace {

using namespace formula_game;

/// The bytes of a file, without a byte order mark and what may stand at the end of a text.
std::optional<Source> read_source(const std::string& path) {
    auto text = read_input(path);
    if (!text) {
        report(text.error(), "error");
        return std::nullopt;
    }
    if (text->starts_with("\xEF\xBB\xBF"))
        text->erase(0, 3);
    text->erase(text->find_last_not_of(" \t\r\n") + 1);
    return Source{path == "-" ? "standard input" : path, std::move(*text)};
}

bool is_configuration(std::string_view text) {
    constexpr std::string_view label = "formula:";
    return text.size() >= label.size() &&
           std::equal(label.begin(), label.end(), text.begin(),
                      [](char a, char b) { return a == (b == 'F' ? 'f' : b); });
}

std::optional<logic::Formula> strict_form(logic::Formula formula, const Source& source) {
    auto form = strict_form_of(std::move(formula));
    if (!form) {
        report(form.error(), source.name);
        return std::nullopt;
    }
    for (const auto& [from, to] : form->renamed)
        print_to_stderr("{}: {} is written {}\n", source.name, from, to);
    return std::move(form->formula);
}

template <class T>
std::optional<T> reported(Result<T> result, const Source& source) {
    if (result)
        return std::move(*result);
    report(result.error(), source.name, source.text);
    return std::nullopt;
}

/// What the strict reader says, with a hint where --lenient would read the text.
template <class T>
Result<T> with_hint(Result<T> strict, std::string_view text) {
    if (!strict && logic::read_typed(text))
        strict.error().message += " (accepted with --lenient)";
    return strict;
}

} // namespace

Result<logic::Formula> read_formula(std::string_view text, bool lenient) {
    if (is_configuration(text) && lenient) {
        const auto parts = configuration_text_of(text);
        if (!parts)
            return tl::unexpected(parts.error());
        auto formula = logic::read_typed(parts->formula);
        if (!formula)
            formula.error().span.reset(); // of the formula, not of the file
        return formula;
    }
    if (is_configuration(text)) {
        const auto position = configuration_of(text);
        if (!position)
            return tl::unexpected(position.error());
        return position->game().formula();
    }
    return lenient ? logic::read_typed(text) : with_hint(logic::read_strict(text), text);
}

Result<logic::Expr> read_formula(std::string_view text, bool lenient, logic::Store& store) {
    return lenient ? logic::read_typed(store, text)
                   : with_hint(logic::read_strict(text, store), text);
}

void FormulaInput::add_words(Command command, const std::string& name, const std::string& help) {
    command.add_option(name, words, help).type_name("");
    command.add_flag("--lenient", lenient, "Accept informal notation: x & y, !x, x or y, x -> y");
    command.add_flag("--binary", binary,
                     "Require two operands in each pair of brackets, as in the assignment's rules");
}

void FormulaInput::add_file(Command command) {
    command.add_option("--file", file, "Read the formula from a file; '-' is standard input")
        .type_name("FILE");
}

std::optional<Source> FormulaInput::next_source() {
    if (!file.empty())
        return read_source(std::exchange(file, {}));
    if (words.empty())
        throw UsageError("missing FORMULA");
    const std::string word = unshielded(words.front());
    words.erase(words.begin());
    if (word == "-")
        return read_source(word);
    return Source{"formula", word};
}

void FormulaInput::require_end() const {
    if (!words.empty())
        throw UsageError(fmt::format("unexpected argument '{}'", unshielded(words.front())));
}

bool FormulaInput::is_binary(const logic::Formula& formula, const Source& source) const {
    if (lenient)
        throw UsageError("--lenient and --binary cannot be combined");
    const auto written = logic::write_strict(formula);
    const auto checked = written ? check_binary(*written) : tl::unexpected(written.error());
    if (!checked)
        report(checked.error(), source.name, *written);
    return checked.has_value();
}

std::optional<logic::Formula> FormulaInput::formula_of(const Source& source) const {
    auto formula = reported(read_formula(source.text, lenient), source);
    if (formula && binary && !is_binary(*formula, source))
        return std::nullopt;
    return formula ? strict_form(std::move(*formula), source) : std::nullopt;
}

std::optional<logic::Formula> FormulaInput::only_formula() {
    const auto source = next_source();
    require_end();
    return source ? formula_of(*source) : std::nullopt;
}

std::optional<Position> FormulaInput::position() {
    if (words.size() == 2 || words.size() > 4)
        throw UsageError("expected FILE, or FORMULA TURNS VARIABLES [VALUES]");
    if (words.empty())
        throw UsageError("missing FILE or FORMULA");
    if (words.size() == 1)
        return position_in_file();
    const auto source = next_source();
    return source ? position_of_parts(*source, {"turns", words[0]}, {"variables", words[1]},
                                      {"values", words.size() > 2 ? words[2] : std::string()})
                  : std::nullopt;
}

std::optional<Position> FormulaInput::position_in_file() const {
    const auto source = read_source(words[0]);
    if (!source)
        return std::nullopt;
    if (lenient) {
        const auto parts = reported(configuration_text_of(source->text), *source);
        return parts ? position_of_parts({source->name + ": formula", parts->formula},
                                         {source->name + ": turns", parts->turns},
                                         {source->name + ": variables", parts->variables},
                                         {source->name + ": values", parts->values})
                     : std::nullopt;
    }
    auto position = reported(configuration_of(source->text), *source);
    if (position && binary && !is_binary(position->game().formula(), *source))
        return std::nullopt;
    return position;
}

std::optional<Position> FormulaInput::position_of_parts(const Source& formula_text,
                                                        const Source& turns,
                                                        const Source& variables,
                                                        const Source& values) const {
    auto formula = formula_of(formula_text);
    if (!formula)
        return std::nullopt;
    const auto right = [](const std::vector<Error>& faults, const Source& field) {
        if (!faults.empty())
            report(faults.front(), field.name, field.text);
        return faults.empty();
    };
    if (!right(faults_of_order(variables.text, letters_of(*formula)), variables) ||
        !right(faults_of_turns(turns.text, variables.text.size()), turns))
        return std::nullopt;
    auto game = reported(Game::make(std::move(*formula), turns.text, variables.text), turns);
    if (!game)
        return std::nullopt;
    return reported(position_of(std::make_shared<const Game>(std::move(*game)), values.text),
                    values);
}

} // namespace loggia::commands
