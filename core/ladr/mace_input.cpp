#include "core/ladr/mace_input.hpp"

#include "core/ladr/statement_reader.hpp"

#include <fmt/format.h>

#include <array>
#include <span>
#include <utility>

namespace loggia::ladr {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

class MaceReader {
public:
    explicit MaceReader(std::string_view text)
        : text_(text), statements_(text, input_.terms,
                                   text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0) {
        input_.text = text;
    }

    Result<MaceInput> read() {
        bool is_empty = true;
        for (;;) {
            const auto statement = statements_.next();
            if (!statement)
                return tl::unexpected(statement.error());
            if (!*statement)
                break;
            is_empty = false;
            if (const auto taken = take(**statement); !taken)
                return tl::unexpected(taken.error());
        }
        if (is_empty)
            return failure("Input file is empty");
        if (list_)
            return fail("this list has no 'end_of_list.'", *list_);
        if (!conditions_.empty())
            return fail("this condition has no 'end_if.'", conditions_.back().statement);
        return std::move(input_);
    }

private:
    struct Condition {
        Statement statement;
        bool holds;
    };

    [[nodiscard]] tl::unexpected<Error> fail(std::string message, const Statement& at) const {
        return failure(std::move(message), span_at(text_, at.offset, at.length));
    }
    [[nodiscard]] std::string_view slice(const Statement& statement) const {
        return text_.substr(statement.offset, statement.length);
    }
    [[nodiscard]] const std::string& name_of(TermId id) const {
        return input_.terms.text(input_.terms[id].name);
    }

    Result<void> take(const Statement& statement) {
        const Terms& terms = input_.terms;
        const TermId term = statement.term;
        const bool skips = !conditions_.empty() && !conditions_.back().holds;
        const std::size_t first_of_statement = std::exchange(terms_taken_, terms.size());
        if (list_ && !skips) {
            if (!terms.is(term, name_end_of_list, 0)) {
                if (auto formula = check_formula(first_of_statement); !formula)
                    return formula;
                input_.lists.back().members.push_back(term);
                input_.lists.back().places.push_back({statement.offset, statements_.position()});
                return {};
            }
            list_.reset();
            return {};
        }
        const bool is_call = terms[term].kind == Term::Kind::plain && terms[term].count > 0 &&
                             terms[term].offset == statement.offset &&
                             is_name_character(text_[statement.offset]);
        if (is_call && name_of(term) == "if") {
            bool holds = !skips && terms[term].count == 1;
            holds = holds && name_of(terms.arguments(term)[0]) == "Mace4";
            conditions_.push_back({statement, holds});
            return {};
        }
        if (terms.is(term, name_end_if, 0)) {
            if (conditions_.empty())
                return fail("'end_if' without an 'if'", statement);
            conditions_.pop_back();
            return {};
        }
        if (skips)
            return {};
        if (terms.is(term, name_end_of_list, 0))
            return fail("'end_of_list' ends no list", statement);
        if (!is_call)
            return fail(fmt::format("Invalid command format: \"{}\"", slice(statement)), statement);
        return begin_or_obey(statement);
    }

    /// A formula that is the mark of the end by itself could not be written again.
    [[nodiscard]] Result<void> check_formula(std::size_t first_term) const {
        for (std::size_t id = first_term; id < input_.terms.size(); ++id)
            if (input_.terms.is(static_cast<TermId>(id), name_end_of_list, 0))
                return failure("'end_of_list' ends a list and is not part of a formula",
                               input_.span(static_cast<TermId>(id)));
        return {};
    }

    Result<void> begin_or_obey(const Statement& statement) {
        const TermId term = statement.term;
        const auto arguments = input_.terms.arguments(term);
        const std::string& name = name_of(term);
        const bool one_name = arguments.size() == 1 && input_.terms.is_name(arguments[0]);
        if (name == "formulas" || name == "clauses") {
            if (!one_name)
                return fail("a list has one name, such as formulas(assumptions)", statement);
            input_.lists.push_back(
                {MaceList::Kind::formulas, name_of(arguments[0]), {}, {}, statements_.position()});
            list_ = statement;
            return {};
        }
        if (name == "list") {
            if (!one_name || name_of(arguments[0]) != "distinct")
                return fail("of the lists of terms only list(distinct) is supported", statement);
            input_.lists.push_back(
                {MaceList::Kind::distinct, "distinct", {}, {}, statements_.position()});
            list_ = statement;
            return {};
        }
        return obey(statement);
    }

    Result<void> obey(const Statement& statement) {
        const auto arguments = input_.terms.arguments(statement.term);
        MaceCommand command{name_of(statement.term), {}, statement.offset, statement.length};
        command.arguments = texts_of_arguments(statement);
        const std::string first = command.arguments.front();
        const bool sets = command.name == "set";
        if (sets || command.name == "clear") {
            if (first == "arithmetic") {
                input_.arithmetic = sets;
                statements_.operators().set_arithmetic(sets);
            } else if (first == "prolog_style_variables") {
                input_.capital_variables = sets;
            }
        }
        if (command.name == "op")
            if (auto declared = declare(statement, arguments); !declared)
                return declared;
        input_.commands.push_back(std::move(command));
        return {};
    }

    /// The text between the parentheses of a command, parted at the commas that part its arguments.
    [[nodiscard]] std::vector<std::string> texts_of_arguments(const Statement& statement) const {
        const std::string_view all = slice(statement);
        std::vector<std::string> texts(1);
        int depth = 0;
        bool quoted = false;
        bool comment = false;
        for (const char c : all.substr(all.find('(') + 1)) {
            if (comment) {
                comment = c != '\n';
                continue;
            }
            quoted = quoted != (c == '"');
            if (!quoted && c == '%') {
                comment = true;
                continue;
            }
            if (!quoted && (c == '(' || c == '['))
                ++depth;
            if (!quoted && (c == ')' || c == ']') && --depth < 0)
                break;
            const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
            if (!quoted && depth == 0 && c == ',')
                texts.emplace_back();
            else if (!blank || (!texts.back().empty() && texts.back().back() != ' '))
                texts.back() += blank ? ' ' : c;
        }
        for (std::string& text : texts)
            while (text.ends_with(' '))
                text.pop_back();
        return texts;
    }

    /// `op(400, infix, "^")`, also with a list of names.
    Result<void> declare(const Statement& statement, std::span<const TermId> arguments) {
        const Terms& terms = input_.terms;
        constexpr int most_precedence = 998;
        constexpr std::array<std::pair<const char*, Operator::Type>, 5> types{
            {{"infix", Operator::Type::infix},
             {"infix_left", Operator::Type::infix_left},
             {"infix_right", Operator::Type::infix_right},
             {"prefix", Operator::Type::prefix},
             {"postfix", Operator::Type::postfix}}};
        if (arguments.size() == 3) {
            const int precedence = number_of(name_of(arguments[0]));
            for (const auto& [text, type] : types) {
                if (name_of(arguments[1]) != text || precedence < 1 || precedence > most_precedence)
                    continue;
                const bool is_list = terms[arguments[2]].kind == Term::Kind::list;
                const auto listed =
                    is_list ? terms.arguments(arguments[2]) : arguments.subspan(2, 1);
                for (const TermId name : listed) {
                    std::string_view op = name_of(name);
                    if (op.size() > 2 && op.starts_with('"'))
                        op = op.substr(1, op.size() - 2);
                    if (!is_operator(op))
                        return fail(fmt::format("'{}' cannot be an operator", op), statement);
                    statements_.operators().declare({std::string(op), precedence, type});
                }
                return {};
            }
        }
        return fail("expected op(PRECEDENCE, TYPE, NAME) with a precedence from 1 to 998 and one "
                    "of the types infix, infix_left, infix_right, prefix and postfix",
                    statement);
    }

    [[nodiscard]] static bool is_operator(std::string_view text) {
        const auto all = [&](bool (*fits)(char) noexcept) {
            for (const char c : text)
                if (!fits(c))
                    return false;
            return !text.empty();
        };
        return all(is_special_character) || all(is_name_character);
    }

    std::string_view text_;
    MaceInput input_;
    StatementReader statements_;
    std::optional<Statement> list_;
    std::vector<Condition> conditions_;
    std::size_t terms_taken_ = 0; ///< those before belong to earlier statements
};

} // namespace

bool MaceInput::is_variable(Name name) const noexcept {
    const char c = terms.text(name)[0];
    return capital_variables ? (c >= 'A' && c <= 'Z') || c == '_' : c >= 'u' && c <= 'z';
}

Result<MaceInput> read_mace(std::string_view text) {
    constexpr std::size_t most_bytes = std::size_t{1} << 28U;
    if (text.size() > most_bytes)
        return failure("the text is longer than 256 MB");
    return MaceReader(text).read();
}

} // namespace loggia::ladr
