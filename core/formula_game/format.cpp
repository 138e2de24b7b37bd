#include "core/formula_game/format.hpp"

#include "core/base/letters.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace loggia::formula_game {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::array<std::string_view, 4> labels{"formula", "turns", "variables", "values"};

std::string formula_text(const Position& position) {
    return logic::write_strict(position.game().formula()).value(); // Game::make saw to it
}

/// What follows a label, and where.
struct Field {
    std::string_view text;
    int line = 0;
    int column = 0;

    [[nodiscard]] tl::unexpected<Error> wrong(const Error& error) const {
        SourceSpan span = error.span.value_or(SourceSpan{1, 1, static_cast<int>(text.size())});
        return failure(error.message, {line, column + span.column - 1, span.length});
    }
};

/// The length of `label` with its colon at the beginning of `line`, 0 if it is not there.
std::size_t label_length(std::string_view line, std::string_view label) {
    if (line.size() <= label.size() || line[label.size()] != ':')
        return 0;
    const bool same = std::equal(label.begin(), label.end(), line.begin(),
                                 [](char a, char b) { return a == small_letter(b); });
    return same ? label.size() + 1 : 0;
}

/// Hands out the lines of a text, without what may stand at their ends.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {
        if (rest_.starts_with(byte_order_mark)) {
            rest_.remove_prefix(byte_order_mark.size());
            indent_ = static_cast<int>(byte_order_mark.size());
        }
    }

    [[nodiscard]] bool at_end() const {
        return rest_.find_first_not_of(" \t\r\n") == std::string_view::npos;
    }

    std::string_view next() {
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        ++number_;
        if (number_ > 1)
            indent_ = 0;
        return line.substr(0, line.find_last_not_of(" \t\r") + 1);
    }

    /// Of the line that was handed out last.
    [[nodiscard]] int number() const { return number_; }
    /// The column of its first character, less 1.
    [[nodiscard]] int indent() const { return indent_; }

private:
    std::string_view rest_;
    int number_ = 0;
    int indent_ = 0;
};

Result<Field> read_field(Lines& lines, std::string_view label) {
    std::string_view line = lines.at_end() ? std::string_view() : lines.next();
    const auto span = [&](std::size_t length) {
        return SourceSpan{std::max(lines.number(), 1), lines.indent() + 1,
                          static_cast<int>(std::max<std::size_t>(length, 1))};
    };
    if (line.empty() && lines.at_end())
        return failure(fmt::format("missing line `{}:`", label), span(1));
    std::size_t begin = label_length(line, label);
    if (begin == 0 && label == labels.back())
        begin = label_length(line, "values played");
    if (begin == 0)
        return failure(fmt::format("expected `{}:` at the start of the line", label),
                       span(std::min(line.find_first_of(" \t:"), line.size())));
    begin = std::min(line.find_first_not_of(" \t", begin), line.size());
    return Field{line.substr(begin), lines.number(), lines.indent() + static_cast<int>(begin) + 1};
}

} // namespace

std::string to_text(const ConfigurationText& text) {
    return fmt::format("formula: {}\nturns: {}\nvariables: {}\nvalues:{}{}\n", text.formula,
                       text.turns, text.variables, text.values.empty() ? "" : " ", text.values);
}

std::string to_text(const Position& position) {
    return to_text(ConfigurationText{formula_text(position), position.game().turns(),
                                     position.game().variables(), values_text(position)});
}

std::string to_report(const Position& position) {
    return fmt::format("Formula: {}\nTurns:         {}\nVariables:     {}\nValues played: {}\n",
                       formula_text(position), position.game().turns(), position.game().variables(),
                       values_text(position));
}

namespace {

using Fields = std::array<Field, labels.size()>;

Result<Fields> fields_of(std::string_view text) {
    Lines lines(text);
    Fields fields;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        auto field = read_field(lines, labels.at(i));
        if (!field)
            return tl::unexpected(std::move(field.error()));
        fields.at(i) = *field;
    }
    if (!lines.at_end()) {
        std::string_view surplus = lines.next();
        while (surplus.empty())
            surplus = lines.next();
        return failure(
            "expected the end of the file after the values",
            {lines.number(), 1, static_cast<int>(std::max<std::size_t>(surplus.size(), 1))});
    }
    return fields;
}

/// `(empty string)` stands for no values, as it does in the assignment.
std::string_view given_values(const Field& values) {
    return values.text == "(empty string)" ? std::string_view() : values.text;
}

} // namespace

bool looks_like_configuration(std::string_view text) {
    Lines lines(text);
    while (!lines.at_end())
        if (const std::string_view line = lines.next(); !line.empty())
            return label_length(line, labels.front()) > 0;
    return false;
}

Result<ConfigurationText> configuration_text_of(std::string_view text) {
    const auto fields = fields_of(text);
    if (!fields)
        return tl::unexpected(fields.error());
    const auto& [formula, turns, variables, values] = *fields;
    return ConfigurationText{std::string(formula.text), std::string(turns.text),
                             std::string(variables.text), std::string(given_values(values))};
}

Result<Position> configuration_of(std::string_view text) {
    const auto fields = fields_of(text);
    if (!fields)
        return tl::unexpected(fields.error());
    const auto& [formula_field, turns, variables, values] = *fields;
    auto formula = logic::read_strict(formula_field.text);
    if (!formula)
        return formula_field.wrong(formula.error());
    const auto order_faults = faults_of_order(variables.text, letters_of(*formula));
    if (!order_faults.empty())
        return variables.wrong(order_faults.front());
    const auto turn_faults = faults_of_turns(turns.text, variables.text.size());
    if (!turn_faults.empty())
        return turns.wrong(turn_faults.front());
    auto game = Game::make(std::move(*formula), turns.text, variables.text);
    if (!game)
        return formula_field.wrong(game.error());
    auto position =
        position_of(std::make_shared<const Game>(std::move(*game)), given_values(values));
    if (!position)
        return values.wrong(position.error());
    return position;
}

} // namespace loggia::formula_game
