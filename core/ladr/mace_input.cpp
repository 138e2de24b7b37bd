#include "core/ladr/mace_input.hpp"

#include "core/base/foreign_format.hpp"
#include "core/base/scanner.hpp"
#include "core/ladr/statement_reader.hpp"

#include <fmt/format.h>

#include <array>
#include <span>
#include <utility>

namespace loggia::ladr {

namespace {

class MaceReader {
public:
    explicit MaceReader(std::string_view text, Control control = {})
        : text_(text), control_(std::move(control)),
          statements_(text, input_.terms,
                      text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0) {
        input_.text = text;
    }

    Result<MaceInput> read() {
        bool is_empty = true;
        for (;;) {
            if (control_.stop_requested())
                return failure("stopped");
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
            return fail("missing 'end_of_list.' for this list", *list_);
        if (!conditions_.empty())
            return fail("missing 'end_if.' for this 'if'", conditions_.back().statement);
        input_.operators = statements_.operators();
        return std::move(input_);
    }

    Result<MaceInput> read_formulas() {
        input_.lists.push_back({MaceList::Kind::formulas, "assumptions", {}, {}, 0});
        MaceList& list = input_.lists.back();
        statements_.set_lists_as_terms(true);
        for (bool ended = false; !ended;) {
            const auto statement = statements_.next();
            if (!statement)
                return tl::unexpected(statement.error());
            ended = !*statement || input_.terms.is((*statement)->term, name_end_of_list, 0);
            if (ended)
                continue;
            const bool before = list.members.empty() && input_.terms[(*statement)->term].count > 0;
            const std::string& name = name_of((*statement)->term);
            if (before && (name == "formulas" || name == "clauses"))
                continue;
            if (before && (name == "set" || name == "clear" || name == "assign" || name == "op" ||
                           name == "redeclare")) {
                if (auto obeyed = obey(**statement); !obeyed)
                    return tl::unexpected(obeyed.error());
                continue;
            }
            if (belongs_outside(**statement))
                return fail_for_open_list(**statement);
            if (auto bound = bind_terms((*statement)->term); !bound)
                return tl::unexpected(bound.error());
            list.members.push_back((*statement)->term);
            list.places.push_back({(*statement)->offset, statements_.position()});
        }
        input_.operators = statements_.operators();
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
                if (belongs_outside(statement))
                    return fail_for_open_list(statement);
                if (auto formula = check_formula(first_of_statement); !formula)
                    return formula;
                if (is_left_out_)
                    return {};
                if (input_.lists.back().kind == MaceList::Kind::formulas)
                    if (auto bound = bind_terms(term); !bound)
                        return bound;
                input_.lists.back().members.push_back(term);
                input_.lists.back().places.push_back({statement.offset, statements_.position()});
                return {};
            }
            list_.reset();
            statements_.set_lists_as_terms(false);
            return {};
        }
        const bool is_call = is_call_of_name(statement);
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
            return fail("'end_of_list' without a list", statement);
        if (!is_call)
            return fail_for_command(statement);
        return begin_or_obey(statement);
    }

    /// Whether a statement has the form of a command, a name with arguments.
    [[nodiscard]] bool is_call_of_name(const Statement& statement) const {
        const Term& term = input_.terms[statement.term];
        return term.kind == Term::Kind::plain && term.count > 0 &&
               term.offset == statement.offset && is_name_character(text_[statement.offset]);
    }

    /// Whether a statement within a list would be read as a formula that nobody means: it begins
    /// another list, sets an option that there is, declares an operator or begins or ends a
    /// condition. What may be a relation of a theory, such as set(a) or list(nil), is none of
    /// these.
    [[nodiscard]] bool belongs_outside(const Statement& statement) const {
        const Terms& terms = input_.terms;
        if (terms.is(statement.term, name_end_if, 0))
            return true;
        if (!is_call_of_name(statement))
            return false;
        const std::string& name = name_of(statement.term);
        const auto arguments = terms.arguments(statement.term);
        const auto is_one_of = [](const std::string& text, auto... names) {
            return ((text == names) || ...);
        };
        if (is_one_of(name, "op", "redeclare")) {
            const std::string& kind =
                name_of(arguments[arguments.size() < 2 ? 0 : arguments.size() - 2]);
            return name == "redeclare"
                       ? arguments.size() == 2
                       : is_one_of(kind, "infix", "infix_left", "infix_right", "prefix",
                                   "prefix_paren", "postfix", "postfix_paren", "ordinary");
        }
        if (!terms.is_name(arguments[0]))
            return false;
        const std::string& first = name_of(arguments[0]);
        if (name == "assign")
            return arguments.size() == 2 && is_mace_parameter(first);
        if (arguments.size() != 1)
            return false;
        if (is_one_of(name, "set", "clear"))
            return is_mace_flag(first);
        if (is_one_of(name, "formulas", "clauses"))
            return !input_.is_variable(terms[arguments[0]].name);
        if (is_one_of(name, "list", "terms"))
            return is_one_of(first, "distinct", "weights", "kbo_weights", "actions",
                             "interpretations", "given_selection", "keep", "delete");
        return name == "if" && is_one_of(first, "Mace4", "Prover9");
    }
    [[nodiscard]] tl::unexpected<Error> fail_for_open_list(const Statement& at) const {
        return fail(fmt::format("missing 'end_of_list.' before this '{}'; within a list it would "
                                "be a formula",
                                name_of(at.term)),
                    at);
    }

    [[nodiscard]] tl::unexpected<Error> fail_for_command(const Statement& at) const {
        const bool is_formula = input_.lists.empty() && input_.terms[at.term].count > 0;
        return fail(is_formula
                        ? fmt::format("Invalid command format: \"{}\"; formulas stand between "
                                      "'formulas(assumptions).' and 'end_of_list.'",
                                      slice(at))
                        : fmt::format("Invalid command format: \"{}\"", slice(at)),
                    at);
    }

    /// A formula that is the mark of the end by itself could not be written again.
    [[nodiscard]] Result<void> check_formula(std::size_t first_term) const {
        for (std::size_t id = first_term; id < input_.terms.size(); ++id)
            if (input_.terms.is(static_cast<TermId>(id), name_end_of_list, 0))
                return failure("unexpected 'end_of_list' in a formula",
                               input_.span(static_cast<TermId>(id)));
        return {};
    }

    /// A connective within a term is a function of two arguments: `a|b|c` is `a|(b|c)`.
    [[nodiscard]] Result<void> bind_terms(TermId formula) {
        struct Visit {
            TermId id;
            bool is_formula;
            std::uint32_t added; ///< depth by functions around
        };
        std::vector<Visit> visits{{formula, true, 0}};
        while (!visits.empty()) {
            Visit visit = visits.back();
            visits.pop_back();
            const Term t = input_.terms[visit.id];
            const bool connects = t.name <= name_minus || t.name == name_attribute;
            const bool is_flat =
                !visit.is_formula && (t.name == name_and || t.name == name_or) && t.count > 2;
            if (is_flat) {
                if (t.count + t.depth + visit.added > most_depth)
                    return failure(fmt::format("nested more than {} deep", most_depth),
                                   input_.span(visit.id));
                visit.added += input_.terms.make_binary(visit.id);
            }
            const bool quantifies = t.kind == Term::Kind::quantified;
            for (const TermId part : input_.terms.arguments(visit.id))
                visits.push_back({part, visit.is_formula && (connects || quantifies), visit.added});
        }
        return {};
    }

    Result<void> begin_or_obey(const Statement& statement) {
        const TermId term = statement.term;
        const auto arguments = input_.terms.arguments(term);
        const std::string& name = name_of(term);
        const bool one_name = arguments.size() == 1 && input_.terms.is_name(arguments[0]);
        const bool of_formulas = name == "formulas" || name == "clauses";
        if (!of_formulas && name != "list" && name != "terms")
            return obey(statement);
        if (!one_name)
            return fail("expected a list with one name, for example formulas(assumptions)",
                        statement);
        list_ = statement;
        const std::string& list = name_of(arguments[0]);
        is_left_out_ = !of_formulas && list != "distinct";
        statements_.set_lists_as_terms(of_formulas);
        if (is_left_out_)
            input_.warnings.push_back(
                {fmt::format("Mace4 does not use the list '{}'; it was ignored", list),
                 span_at(text_, statement.offset, statement.length)});
        else
            input_.lists.push_back(
                {of_formulas ? MaceList::Kind::formulas : MaceList::Kind::distinct,
                 list,
                 {},
                 {},
                 statements_.position()});
        return {};
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
                statements_.set_arithmetic(sets);
            } else if (first == "prolog_style_variables") {
                input_.capital_variables = sets;
            } else if (first == "integer_ring") {
                input_.integer_ring = sets;
            } else if (first == "order_domain") {
                input_.order_domain = sets;
            }
        }
        if (command.name == "op")
            if (auto declared = declare(statement, arguments); !declared)
                return declared;
        if (command.name == "redeclare")
            if (auto declared = redeclare(statement, arguments); !declared)
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

    /// `op(400, infix, "^")` and `op(ordinary, ^)`, also with a list of names.
    Result<void> declare(const Statement& statement, std::span<const TermId> arguments) {
        constexpr int most_precedence = 998;
        constexpr std::array<std::pair<const char*, Operator::Type>, 7> types{
            {{"infix", Operator::Type::infix},
             {"infix_left", Operator::Type::infix_left},
             {"infix_right", Operator::Type::infix_right},
             {"prefix", Operator::Type::prefix},
             {"prefix_paren", Operator::Type::prefix_paren},
             {"postfix", Operator::Type::postfix},
             {"postfix_paren", Operator::Type::postfix_paren}}};
        const bool has_type = arguments.size() == 2 || arguments.size() == 3;
        if (has_type && name_of(arguments[arguments.size() - 2]) == "ordinary") {
            const auto declared = operators_of(arguments.back(), statement);
            if (!declared)
                return tl::unexpected(declared.error());
            for (const std::string& op : *declared)
                statements_.operators().forget(op);
            return {};
        }
        if (arguments.size() == 3) {
            const int precedence = number_of(name_of(arguments[0]));
            for (const auto& [text, type] : types) {
                if (name_of(arguments[1]) != text || precedence < 1 || precedence > most_precedence)
                    continue;
                const auto declared = operators_of(arguments[2], statement);
                if (!declared)
                    return tl::unexpected(declared.error());
                for (const std::string& op : *declared)
                    statements_.operators().declare({op, precedence, type});
                return {};
            }
        }
        return fail("expected op(PRECEDENCE, TYPE, NAME) with a precedence from 1 to 998 and one "
                    "of the types infix, infix_left, infix_right, prefix, prefix_paren, postfix "
                    "and postfix_paren, or op(ordinary, NAME)",
                    statement);
    }

    [[nodiscard]] static std::string_view without_quotes(std::string_view name) {
        return name.size() > 2 && name.starts_with('"') ? name.substr(1, name.size() - 2) : name;
    }

    /// The names of an `op` command.
    [[nodiscard]] Result<std::vector<std::string>> operators_of(TermId names,
                                                                const Statement& statement) const {
        const Terms& terms = input_.terms;
        std::vector<TermId> all{names};
        if (terms[names].kind == Term::Kind::list) {
            all.assign(terms.arguments(names).begin(), terms.arguments(names).end());
        } else if (terms.is(names, name_cons, 2)) {
            all.clear();
            for (; terms.is(names, name_cons, 2); names = terms.arguments(names)[1])
                all.push_back(terms.arguments(names)[0]);
        }
        std::vector<std::string> result;
        for (const TermId name : all) {
            const std::string_view op = without_quotes(name_of(name));
            if (!terms.is_name(name) || !is_operator(op))
                return fail(fmt::format("'{}' cannot be an operator", op), statement);
            result.emplace_back(op);
        }
        return result;
    }

    /// `redeclare(conjunction, AND)`: another text for what has a meaning, written as the old one.
    Result<void> redeclare(const Statement& statement, std::span<const TermId> arguments) {
        constexpr std::array<std::pair<const char*, KnownName>, 13> operations{
            {{"true", name_true},
             {"false", name_false},
             {"negation", name_minus},
             {"conjunction", name_and},
             {"disjunction", name_or},
             {"implication", name_implies},
             {"backward_implication", name_implied},
             {"equivalence", name_iff},
             {"universal_quantification", name_all},
             {"existential_quantification", name_exists},
             {"equality", name_equal},
             {"negated_equality", name_unequal},
             {"attribute", name_attribute}}};
        Terms& terms = input_.terms;
        const bool names =
            arguments.size() == 2 && terms.is_name(arguments[0]) && terms.is_name(arguments[1]);
        for (const auto& [operation, known] : operations) {
            if (!names || name_of(arguments[0]) != operation)
                continue;
            const std::string symbol(without_quotes(name_of(arguments[1])));
            if (!is_operator(symbol))
                return fail(fmt::format("'{}' cannot be an operator", symbol), statement);
            for (const auto& [other, in_use] : operations)
                if (in_use != known && terms.text(in_use) == symbol)
                    return fail(fmt::format("'{}' is the symbol of {}", symbol, other), statement);
            statements_.operators().copy(terms.text(known), symbol);
            terms.redeclare(known, symbol);
            return {};
        }
        return fail("expected redeclare(OPERATION, SYMBOL) with one of the operations true, false, "
                    "negation, conjunction, disjunction, implication, backward_implication, "
                    "equivalence, universal_quantification, existential_quantification, equality, "
                    "negated_equality and attribute",
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
    Control control_;
    MaceInput input_;
    StatementReader statements_;
    std::optional<Statement> list_;
    bool is_left_out_ = false; ///< the list that is open
    std::vector<Condition> conditions_;
    std::size_t terms_taken_ = 0; ///< those before belong to earlier statements
};

/// The first number of a listing, in which each line begins with a larger number than the one
/// above.
std::optional<SourceSpan> first_line_number(std::string_view text) {
    std::optional<SourceSpan> first;
    int last = -1;
    std::size_t numbered = 0;
    for (const TextLine& line : lines_of(text)) {
        const std::vector<Word> words = words_of(line.text);
        if (words.empty())
            continue;
        const auto number = words.front().number<int>();
        if (!number || *number <= last)
            return std::nullopt;
        last = *number;
        numbered += words.size() > 1 ? 1 : 0;
        if (!first)
            first = line.span(words.front().at, words.front().text.size());
    }
    return numbered > 1 ? first : std::nullopt;
}

} // namespace

bool MaceInput::is_variable(Name name) const noexcept {
    const char c = terms.text(name)[0];
    return capital_variables ? (c >= 'A' && c <= 'Z') || c == '_' : c >= 'u' && c <= 'z';
}

Result<MaceInput> read_mace(std::string_view text, const Control& control) {
    constexpr std::size_t most_bytes = std::size_t{1} << 28U;
    if (text.size() > most_bytes)
        return failure("the text is longer than 256 MB");
    auto input = MaceReader(text, control).read();
    if (input || control.stop_requested())
        return input;
    if (const auto foreign = foreign_format(text))
        return failure(fmt::format("expected formulas for Mace4; {} is not read", foreign->name),
                       foreign->span);
    if (const auto number = first_line_number(text))
        return failure("expected formulas for Mace4, found a line number before each line",
                       *number);
    return input;
}

Result<MaceInput> read_formulas(std::string_view text) {
    return MaceReader(text).read_formulas();
}

} // namespace loggia::ladr
