#include "core/normal_forms/formats/read.hpp"

#include "core/base/foreign_format.hpp"
#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/base/text_start.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/typeset_letters.hpp"
#include "core/normal_forms/formats/equation_text.hpp"
#include "core/normal_forms/formats/hardware_text.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/formats/table_cells.hpp"
#include "core/normal_forms/formats/table_layout.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// A text without a byte order mark and the blanks, empty lines and comments before its first word.
std::string_view without_front(std::string_view text) {
    Scanner scan(text);
    for (scan.skip_space(); scan.peek() == '#'; scan.skip_space())
        scan.skip_to_line_end();
    return scan.rest();
}

std::string_view line_of(std::string_view text) {
    return text.substr(0, text.find('\n'));
}

bool is_keyword_of_pla(std::string_view line) {
    return line.size() > 1 && line[0] == '.' && logic::lenient::is_letter(line[1]);
}

/// Whether the first keyword of the first lines is `.i` with a number: a title may stand above it.
bool has_title_above_inputs(std::string_view text) {
    constexpr int most_title_lines = 8;
    Scanner in(text);
    for (int line = 0; line < most_title_lines && in.next_line(); ++line)
        if (in.line().starts_with('.'))
            return in.take_next(".i ") && in.take_integer().value_or(0) > 0 && in.at_line_end();
    return false;
}

/// Whether each line that says anything is a keyword of PLA, or a row of it behind one.
bool looks_like_pla(std::string_view text, const Control& control) {
    if (has_title_above_inputs(text))
        return true;
    while (!text.empty() && !control.stop_requested()) {
        const std::string_view front = without_front(text);
        if (is_keyword_of_pla(front))
            return true;
        const std::string_view line = line_of(front);
        if (line.find_first_not_of("012-?~34| \t\r") != std::string_view::npos)
            return false; // rows may stand before keywords where somebody errs
        text = front.substr(line.size());
    }
    return false;
}

bool looks_like_table(std::string_view text) {
    return begins_table(without_front(text));
}

/// `(and ...`, `(NOT ...` and the like, as in files about the wumpus.
bool looks_like_prefix(std::string_view text) {
    constexpr std::array<std::string_view, 9> connectives{"and",  "or",  "xor",  "if", "iff",
                                                          "nand", "nor", "xnor", "not"};
    if (!text.starts_with('('))
        return false;
    const std::size_t end = text.find_first_of(" \t)", 1);
    if (end == std::string_view::npos)
        return false;
    const std::string word = in_small_letters(text.substr(1, end - 1));
    const std::size_t behind = text.find_first_not_of(" \t", end);
    // `(not a)` and `(not (a or b)) and c` are infix too, which has an operand before its
    // connective
    if (word == "if" && behind != std::string_view::npos &&
        logic::lenient::symbol_at(text.substr(behind)).sort == logic::lenient::Token::Sort::infix)
        return false; // a name
    return std::find(connectives.begin(), connectives.end(), word) != connectives.end() &&
           (word != "not" ||
            (behind != std::string_view::npos && looks_like_prefix(text.substr(behind))));
}

} // namespace

namespace {

/// Whether a `<=` whose `=` is there assigns something in VHDL: a name stands before it alone, and
/// a
/// `;` ends it. What has none may be an implication.
bool is_assignment_of_vhdl(std::string_view text, std::size_t equals) {
    std::size_t end = equals + 1;
    for (bool quoted = false; end < text.size() && (quoted || text[end] != ';'); ++end)
        if (text[end] == '"')
            quoted = !quoted;
        else if (!quoted && std::string_view("=<>").find(text[end]) != std::string_view::npos)
            return false;
    if (equals == 0 || end == text.size())
        return false;
    std::string_view left = text.substr(0, equals - 1);
    left.remove_prefix(left.find_last_of(";\n\xBF") + 1); // the last byte of a byte order mark
    left.remove_prefix(std::min(left.find_first_not_of(" \t\r"), left.size()));
    left = left.substr(0, left.find_last_not_of(" \t\r") + 1);
    return is_equation_name(left) || (left.size() > 2 && left[0] == '"' && left.back() == '"');
}

} // namespace

std::size_t find_definition(std::string_view text, std::size_t from) {
    for (std::size_t at = from; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            for (++at; at < text.size() && text[at] != '"'; ++at)
                at += text[at] == '\\' ? 1 : 0;
        } else if (c == '#') {
            at = std::min(text.find('\n', at), text.size());
        } else if (c == '=') {
            const char before = at == 0 ? ' ' : text[at - 1];
            const char behind = at + 1 == text.size() ? ' ' : text[at + 1];
            if (behind != '=' && behind != '>' && before != '=' && before != '<' && before != '!' &&
                before != '>')
                return at;
            if (before == '<' && behind != '=' && behind != '>' && is_assignment_of_vhdl(text, at))
                return at;
            at += behind == '=' ? 1 : 0;
        }
    }
    return std::string_view::npos;
}

Syntax syntax_of(std::string_view text, const Control& control) {
    if (begins_blif(text))
        return Syntax::blif;
    if (atoms_of_dimacs(text) >= 0)
        return Syntax::dimacs;
    if (looks_like_pla(text, control))
        return Syntax::pla;
    if (begins_values(text) || begins_karnaugh(text))
        return Syntax::table;
    if (begins_hardware(text))
        return Syntax::equations;
    if (control.stop_requested())
        return Syntax::formula;
    const std::size_t definition = find_definition(text);
    if (definition != std::string_view::npos && !looks_like_table(text))
        return begins_rows(text.substr(definition + 1)) ? Syntax::minterms : Syntax::equations;
    if (looks_like_table(text))
        return Syntax::table;
    return is_row_list(without_front(text)) ? Syntax::minterms : Syntax::formula;
}

namespace {

/// Longer ones are read only by who asks for it.
constexpr std::size_t longest_formula = std::size_t{1} << 22U; // bytes

/// A line `.i 12`.
bool has_number_of_inputs(std::string_view text) {
    for (Scanner in(text); in.next_line();)
        if (in.take_next(".i ") && in.take_integer().value_or(0) > 0 && in.at_line_end())
            return true;
    return false;
}

/// Whether a text could be read if it were not for something that has two meanings, about which
/// whoever opens it is asked.
bool is_ambiguous(const Error& error) {
    return error.message.find("' is ambiguous") != std::string::npos;
}

/// Whether equations begin a text of which `start` is the start: keywords, one whole equation, or,
/// where one is as long as that, all of it.
bool begins_equations(std::string_view start, std::string_view text) {
    for (const std::string_view keyword : {"INORDER", "OUTORDER", "NAME"})
        if (start.starts_with(keyword))
            return true;
    if (begins_hardware(start))
        return true;
    const std::size_t end = start.find(';');
    const std::string_view first = end == std::string_view::npos ? text : start.substr(0, end + 1);
    if (first.size() > longest_formula)
        return false;
    const auto read = read_equations(first, {});
    return read || is_ambiguous(read.error());
}

/// The formula of a text, in prefix notation or as people write it.
Result<logic::Expr> parse_formula(logic::Store& store, std::string_view given, Variables variables,
                                  const Control& control = {}) {
    if (const std::size_t hash = ambiguous_hash(given); hash != std::string_view::npos)
        return failure(ambiguous_hash_message, span_at(given, hash));
    const std::string text = without_comments(given);
    const std::string_view front = without_front(text);
    if (looks_like_prefix(front)) {
        const SourceSpan span = span_at(text, text.size() - front.size());
        std::string line(static_cast<std::size_t>(span.column - 1), ' '); // so that columns stay
        line += front.substr(0, front.find_last_not_of(" \t\r\n") + 1);
        return logic::read_prefix(store, line, span.line, {}, control);
    }
    return variables == Variables::guessed
               ? logic::read_typed(store, text, control)
               : logic::read_lenient(store, text,
                                     {.single_letters = variables == Variables::letters}, control);
}

/// Letters side by side are a function only where something joins them: a word is none.
bool is_formula(std::string_view text) {
    logic::Store store;
    const bool joined = text.find_first_of("+*|&^") != std::string_view::npos ||
                        looks_like_prefix(without_front(text));
    const auto root = joined ? parse_formula(store, text, Variables::guessed)
                             : logic::read_lenient(store, without_comments(text));
    if (joined && !root)
        return is_ambiguous(root.error());
    return root && store.variables() > 0 && store.kind(*root) != logic::Kind::variable;
}

/// Whether a table begins with a value.
bool has_no_names(std::string_view table) {
    const std::string_view front = without_front(table);
    const std::size_t first = front.find_first_not_of("| \t");
    return first != std::string_view::npos &&
           std::string_view("01-").find(front[first]) != std::string_view::npos;
}

} // namespace

bool looks_like_function(std::string_view text) {
    if (const auto plain = logic::with_plain_letters(text))
        return looks_like_function(*plain);
    const TextStart start = start_of(without_front(text));
    const Syntax syntax = syntax_of(start.text);
    if (syntax == Syntax::pla)
        return has_number_of_inputs(start.text);
    if (syntax == Syntax::blif)
        return true;
    if (syntax == Syntax::dimacs)
        return false;
    if (syntax == Syntax::formula)
        return text.size() <= longest_formula && is_formula(text);
    // Of rows without names, as of a maze, no more is read than a table can have.
    if (start.is_all || (syntax == Syntax::table && has_no_names(start.text))) {
        const auto read = read_function(text, syntax);
        return read || (syntax == Syntax::equations && is_ambiguous(read.error()));
    }
    return syntax != Syntax::equations || begins_equations(start.text, text);
}

namespace {

/// Whether most lines that say something are rows of values.
bool has_mostly_rows(std::string_view text) {
    const auto plain = plain_table(text);
    if (!plain)
        return false;
    std::size_t said = 0;
    std::size_t rows = 0;
    for (std::string_view rest = *plain; !rest.empty();) {
        const std::string_view line = said_in(rest);
        said += says_nothing(line) ? 0 : 1;
        rows += cells_in(line) > 1 ? 1 : 0;
        rest.remove_prefix(std::min(line_of(rest).size() + 1, rest.size()));
    }
    return rows > 1 && 2 * rows > said;
}

} // namespace

bool resembles_function(std::string_view text) {
    if (const auto plain = logic::with_plain_letters(text))
        return resembles_function(*plain);
    const TextStart start = start_of(without_front(text));
    const Syntax syntax = syntax_of(start.text);
    return syntax == Syntax::minterms ||
           (syntax == Syntax::table && !has_no_names(start.text) && has_mostly_rows(start.text));
}

namespace {

/// A formula has no name for its output: f, or where that is a variable the next letter that is
/// none.
std::string unused_letter(const logic::Store& store) {
    std::string output = "f";
    while (store.find(output) && output != "z")
        ++output[0];
    return output;
}

Result<logic::Formula> formula_of(std::string_view text, Variables variables,
                                  const Control& control) {
    if (variables == Variables::guessed) {
        const std::string clean = without_comments(text);
        if (const auto terms = row_terms(clean, 0, clean.size()))
            return failure(
                ambiguous_row_terms(*terms),
                span_at(clean, static_cast<std::size_t>(terms->first.data() - clean.data())));
    }
    logic::Formula formula;
    const auto root = parse_formula(formula.store, text, variables, control);
    if (!root)
        return tl::unexpected(root.error());
    formula.root = *root;
    return formula;
}

} // namespace

Result<Function> read_formula_text(std::string_view text, const Control& control,
                                   Variables variables) {
    const auto formula = formula_of(text, variables, control);
    return formula ? function_of(formula->store, formula->root, {}, unused_letter(formula->store),
                                 control)
                   : Result<Function>(tl::unexpected(formula.error()));
}

Result<Circuit> read_formula_circuit(std::string_view text, const Control& control,
                                     Variables variables) {
    const auto formula = formula_of(text, variables, control);
    if (!formula)
        return tl::unexpected(formula.error());
    const logic::Store& store = formula->store;
    std::vector<logic::Variable> order = logic::variables_of(store, formula->root);
    std::sort(order.begin(), order.end(), [&](logic::Variable a, logic::Variable b) {
        return name_before(store.name(a), store.name(b));
    });
    return circuit_of(store, order, {unused_letter(store)}, std::span(&formula->root, 1));
}

Result<void> check_formula(std::string_view text) {
    logic::Store store;
    if (const auto root = parse_formula(store, text, Variables::guessed); !root)
        return tl::unexpected(root.error());
    return {};
}

namespace {

Result<AnyFunction> read_by_syntax(std::string_view text, Syntax syntax, const Control& control,
                                   std::vector<Error>* warnings) {
    const auto any = [](Result<Function> function) -> Result<AnyFunction> {
        if (!function)
            return tl::unexpected(std::move(function.error()));
        return AnyFunction(std::move(*function));
    };
    if (syntax == Syntax::automatic)
        syntax = syntax_of(text, control);
    if (control.stop_requested())
        return failure("stopped");
    switch (syntax) {
    case Syntax::equations:
        return any(read_equations(text, control));
    case Syntax::table:
        return any(begins_values(text)     ? read_values(text, control)
                   : begins_karnaugh(text) ? read_karnaugh(text, control)
                                           : read_truth_table(text, control));
    case Syntax::minterms:
        return any(read_minterms(text, control));
    case Syntax::pla:
        return read_pla(text, control, warnings);
    case Syntax::blif:
        return read_blif(text, control);
    case Syntax::dimacs:
        return read_dimacs(text, control, warnings);
    case Syntax::words:
        return any(read_formula_text(text, control, Variables::words));
    case Syntax::letters:
        return any(read_formula_text(text, control, Variables::letters));
    case Syntax::automatic:
    case Syntax::formula:
        break;
    }
    return any(read_formula_text(text, control));
}

} // namespace

Result<AnyFunction> read_any_function(std::string_view text, Syntax syntax, const Control& control,
                                      std::vector<Error>* warnings) {
    if (text.size() >= longest_function_text)
        return failure("the text is longer than 256 MB", SourceSpan{});
    if (const auto plain = logic::with_plain_letters(text)) {
        auto read = read_any_function(*plain, syntax, control, warnings);
        return read ? std::move(read)
                    : tl::unexpected(logic::as_typeset(std::move(read.error()), text));
    }
    auto function = read_by_syntax(text, syntax, control, warnings);
    if (function || control.stop_requested())
        return function;
    if (const std::string_view line = first_said(text, "#");
        !line.empty() && line.find_first_not_of("0123456789, \t") == std::string_view::npos &&
        (syntax == Syntax::automatic ? syntax_of(text) : syntax) == Syntax::formula)
        return failure(
            "expected a function, found only numbers; write a list of rows as "
            "`f(a, b, c) = m(1, 2, 5) + d(7)`",
            span_at(text, static_cast<std::size_t>(line.data() - text.data()), line.size()));
    const auto foreign = foreign_format(text);
    if (!foreign)
        return function;
    return failure(
        foreign->is_circuit()
            ? fmt::format(
                  "expected a function; {} is not read, but ABC writes such circuits as BLIF",
                  foreign->name)
            : fmt::format("expected a function; {} is not read", foreign->name),
        foreign->span);
}

Result<std::optional<Circuit>> read_circuit(std::string_view text, Syntax syntax,
                                            const Control& control) {
    const auto some = [](Result<Circuit> circuit) -> Result<std::optional<Circuit>> {
        if (!circuit)
            return tl::unexpected(std::move(circuit.error()));
        return std::optional(std::move(*circuit));
    };
    if (text.size() >= longest_function_text)
        return failure("the text is longer than 256 MB", SourceSpan{});
    if (syntax == Syntax::automatic)
        syntax = syntax_of(text, control);
    if (control.stop_requested())
        return failure("stopped");
    switch (syntax) {
    case Syntax::blif:
        return some(read_blif_circuit(text, control));
    case Syntax::equations:
        return some(read_equation_circuit(text, control));
    case Syntax::formula:
        return some(read_formula_circuit(text, control));
    case Syntax::words:
        return some(read_formula_circuit(text, control, Variables::words));
    case Syntax::letters:
        return some(read_formula_circuit(text, control, Variables::letters));
    default:
        return std::nullopt;
    }
}

Result<Function> read_function(std::string_view text, Syntax syntax, const Control& control) {
    auto any = read_any_function(text, syntax, control);
    if (!any)
        return tl::unexpected(std::move(any.error()));
    if (auto* const function = std::get_if<Function>(&*any))
        return std::move(*function);
    const WideFunction& wide = std::get<WideFunction>(*any);
    return failure(fmt::format("expected at most {} inputs and {} outputs here, found {} and {}",
                               most_inputs, most_outputs, wide.on.inputs(), wide.on.outputs()));
}

} // namespace loggia::normal_forms
