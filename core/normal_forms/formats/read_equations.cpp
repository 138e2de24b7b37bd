#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/transform.hpp"
#include "core/normal_forms/formats/equation_text.hpp"
#include "core/normal_forms/formats/hardware_text.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/names.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace loggia::normal_forms {

namespace {

class EquationReader {
public:
    EquationReader(std::string_view text, const Control& control, int inputs, int outputs)
        : clean_(without_comments(text)), scan_(clean_), control_(control),
          hash_(ambiguous_hash(text)), most_inputs_(static_cast<std::size_t>(inputs)),
          most_outputs_(static_cast<std::size_t>(outputs)) {}

    Result<Function> read();
    Result<Circuit> read_circuit();

    /// Before read(): the inputs and outputs that stood above the equations. In a module, words are
    /// nothing else than names.
    Result<bool> declare_ports(const HardwareText& hardware, bool is_module);

    /// After read(): the variables of one letter, where no inputs were given and an equation can
    /// only be read as products: `A'B + AB'`.
    [[nodiscard]] std::vector<std::string> letters_of_products() const;
    /// Before read(): `AB` is the product of these.
    void presume_inputs(const std::vector<std::string>& letters);
    /// After read(): an error about a word whose letters are variables of the equations, too, where
    /// no inputs were given: `AB` in one equation, A and B in another, or `Q1X` beside X. It may be
    /// their product where it stands beside no operator that sums of products lack; beside
    /// products, any word of letters may.
    [[nodiscard]] std::optional<Error> ambiguous_word() const;

private:
    struct Name {
        std::string text;
        std::size_t offset;
    };
    struct Definition {
        Name name;
        logic::Expr value;
        std::size_t begin = 0; ///< of what stands behind the `=`
        std::size_t end = 0;
    };

    Result<bool> take_all();
    Result<bool> take(const EquationStatement& statement);
    Result<bool> take_list(std::vector<Name>& list, const EquationStatement& statement);
    Result<bool> take_inputs(std::vector<Name> names);
    Result<bool> take_outputs(std::vector<Name> names);
    [[nodiscard]] static bool are_same(const std::vector<Name>& a, const std::vector<Name>& b);
    bool take_declaring_word();
    Result<bool> take_left(const EquationStatement& statement, Name& name);
    Result<logic::Expr> expression(std::size_t begin, std::size_t end);
    [[nodiscard]] Result<void> refuse_ambiguous(std::size_t begin, std::size_t end) const;
    Result<logic::Expr> typed_or_product(std::size_t begin, std::size_t end,
                                         const Respelled& spelled);
    std::string use_variables(logic::Expr expression);
    /// Whether all inputs are of one letter, so that `ab` is their product where it is nothing
    /// else.
    [[nodiscard]] bool has_single_letters() const;
    [[nodiscard]] bool are_all_declared(logic::Expr expression) const;
    [[nodiscard]] static bool is_letter(const Name& name);
    [[nodiscard]] static std::vector<std::string> numbered_letters(const std::string& word);
    /// The expression with `ab` as a product, where all its letters are declared.
    std::optional<logic::Expr> product_of_inputs(std::string_view text);
    /// The same with inputs of any names, where it is plain which of them a word is made of.
    std::optional<logic::Expr> product_of_names(std::size_t begin, std::size_t end);
    /// The expression, where all its variables are declared.
    std::optional<logic::Expr> over_declared(std::string_view text,
                                             const logic::LenientOptions& options);
    [[nodiscard]] bool is_formula(std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::string with_places(std::string message, const Respelled& spelled) const;
    [[nodiscard]] Respelled respelled(std::size_t begin, std::size_t end) const {
        return respell(clean_, begin, end, [this](std::string_view name) {
            return is_declared(name) && !(is_hardware_ && is_word_of_hardware(name));
        });
    }
    Result<std::vector<Definition>> outputs_in_order();
    std::vector<logic::Variable> inputs_in_order(const std::vector<Definition>& outputs);

    [[nodiscard]] bool is_input(std::string_view name) const {
        return inputs_by_name_.contains(std::string(name));
    }
    [[nodiscard]] bool is_declared(std::string_view name) const {
        return is_input(name) || defined_.contains(std::string(name));
    }

    std::string clean_;
    Scanner scan_;
    const Control& control_;
    std::size_t hash_;
    std::size_t most_inputs_;
    std::size_t most_outputs_;
    bool is_hardware_ = false;
    logic::Store store_;
    std::vector<Name> inputs_;
    std::map<std::string, logic::Variable, std::less<>> inputs_by_name_;
    bool inputs_given_ = false;
    bool inputs_presumed_ = false; ///< by their names, each a letter
    std::optional<std::vector<Name>> output_order_;
    std::vector<Definition> definitions_;
    std::map<std::string, std::size_t, std::less<>> defined_;
    std::unordered_map<logic::Variable, logic::Expr> values_; ///< of what is defined
    std::vector<bool> used_;                                  ///< variables that occurred
};

Result<bool> EquationReader::take_all() {
    if (hash_ != std::string_view::npos)
        return scan_.error(ambiguous_hash_message, hash_);
    auto statements = statements_in(clean_);
    if (is_hardware_)
        statements = in_order_of_definition(clean_, std::move(statements));
    for (const EquationStatement& statement : statements) {
        if (control_.stop_requested())
            return failure("stopped");
        if (const auto taken = take(statement); !taken)
            return tl::unexpected(taken.error());
    }
    if (definitions_.empty())
        return scan_.error("expected an equation, for example `f = a & !b;`", clean_.size());
    return true;
}

Result<bool> EquationReader::declare_ports(const HardwareText& hardware, bool is_module) {
    is_hardware_ = is_module;
    const auto names_of = [](const std::vector<HardwareText::Name>& ports) {
        std::vector<Name> names;
        names.reserve(ports.size());
        for (const HardwareText::Name& port : ports)
            names.push_back({port.text, port.offset});
        return names;
    };
    if (!hardware.outputs.empty())
        output_order_ = names_of(hardware.outputs);
    const bool says_nothing =
        hardware.inputs.empty() && (hardware.outputs.empty() || !is_hardware_);
    return says_nothing ? Result<bool>(true) : take_inputs(names_of(hardware.inputs));
}

Result<bool> EquationReader::take(const EquationStatement& statement) {
    if (statement.definition == std::string_view::npos) {
        scan_.go_to(statement.begin);
        if (!scan_.rest().starts_with("assign") && take_declaring_word() &&
            logic::lenient::is_letter(scan_.peek()))
            return true; // the equations say what it is
        const std::size_t last = clean_.find_last_not_of(" \t\r\n", statement.end - 1);
        return scan_.expected("`=` in this equation", std::max(last + 1, statement.begin));
    }
    scan_.go_to(statement.begin);
    const std::string_view keyword = scan_.rest().substr(0, equation_name_length(scan_.rest()));
    if (keyword == "NAME" && !is_formula(statement.definition + 1, statement.end))
        return true;
    std::vector<Name> list;
    if (keyword == "INORDER") {
        auto taken = take_list(list, statement);
        return taken ? take_inputs(std::move(list)) : taken;
    }
    if (keyword == "OUTORDER") {
        auto taken = take_list(list, statement);
        return taken ? take_outputs(std::move(list)) : taken;
    }
    Name name;
    if (auto left = take_left(statement, name); !left)
        return left;
    const auto value = expression(statement.definition + 1, statement.end);
    if (!value)
        return tl::unexpected(value.error());
    if (defined_.contains(name.text))
        return scan_.error(fmt::format("{} is already defined", quoted_for_message(name.text)),
                           name.offset);
    const auto variable = store_.find(name.text);
    if (is_input(name.text) || (variable && *variable < used_.size() && used_[*variable]))
        return scan_.error(fmt::format("{} is an input, or is used before this definition",
                                       quoted_for_message(name.text)),
                           name.offset);
    const logic::Expr as_variable = store_.variable(name.text);
    values_[store_.variable_of(as_variable)] = *value;
    defined_.emplace(name.text, definitions_.size());
    definitions_.push_back({std::move(name), *value, statement.definition + 1, statement.end});
    return true;
}

/// Names between blanks behind the `=`.
Result<bool> EquationReader::take_list(std::vector<Name>& list,
                                       const EquationStatement& statement) {
    scan_.go_to(statement.definition + 1);
    for (;;) {
        scan_.skip_space();
        if (scan_.offset() >= statement.end)
            return true;
        const std::string_view rest = scan_.rest().substr(0, statement.end - scan_.offset());
        if (rest[0] == ',') {
            scan_.advance();
            continue;
        }
        const std::size_t closing = rest[0] == '"' ? rest.find('"', 1) : std::string_view::npos;
        const bool quoted = closing != std::string_view::npos && closing > 1;
        const auto length =
            quoted ? closing + 1 : std::min(rest.find_first_of(" \t\r\n,"), rest.size());
        const std::string_view name = quoted ? rest.substr(1, length - 2) : rest.substr(0, length);
        if (!quoted && !is_equation_name(name))
            return scan_.error(fmt::format("expected a name, found {}", quoted_for_message(name)),
                               scan_.offset(), length);
        list.push_back({std::string(name), scan_.offset()});
        scan_.advance(length);
    }
}

bool EquationReader::are_same(const std::vector<Name>& a, const std::vector<Name>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Name& one, const Name& other) { return one.text == other.text; });
}

/// Which equations are outputs, given once or each time the same.
Result<bool> EquationReader::take_outputs(std::vector<Name> names) {
    if (output_order_ && !are_same(names, *output_order_))
        return scan_.error("the outputs differ from those given before, or are in another order",
                           names.empty() ? scan_.offset() : names[0].offset);
    output_order_ = std::move(names);
    return true;
}

/// The order of the inputs, given once or each time the same.
Result<bool> EquationReader::take_inputs(std::vector<Name> names) {
    if (inputs_given_) {
        if (are_same(names, inputs_))
            return true;
        return scan_.error("the inputs differ from those given before, or are in another order",
                           names.empty() ? scan_.offset() : names[0].offset);
    }
    if (names.size() > most_inputs_)
        return scan_.error(fmt::format("expected at most {} inputs", most_inputs_),
                           names[most_inputs_].offset);
    if (!definitions_.empty())
        return scan_.error("the inputs must come before the first equation",
                           names.empty() ? scan_.offset() : names[0].offset);
    for (const Name& name : names) {
        const logic::Variable number = store_.variable_of(store_.variable(name.text));
        if (!inputs_by_name_.emplace(name.text, number).second)
            return scan_.error(
                fmt::format("the input {} is listed twice", quoted_for_message(name.text)),
                name.offset, name.text.size());
    }
    inputs_ = std::move(names);
    inputs_given_ = true;
    return true;
}

/// What stands before the name of a signal in C, Verilog and VHDL, and the blanks behind it.
bool EquationReader::take_declaring_word() {
    for (const std::string_view word : {"bool", "assign", "wire", "reg", "logic", "signal"}) {
        Scanner behind = scan_;
        if (behind.take(word) && Scanner::is_blank(behind.peek())) {
            behind.skip_space();
            scan_ = behind;
            return true;
        }
    }
    return false;
}

/// `f`, `bool f`, `assign f`, `wire f`, `f(a, b)`: what is defined, before `=`, `:=` or `<=`.
Result<bool> EquationReader::take_left(const EquationStatement& statement, Name& name) {
    std::size_t begin = statement.begin;
    std::size_t end = statement.definition;
    scan_.go_to(begin);
    if (end > begin && (scan_.text()[end - 1] == ':' || scan_.text()[end - 1] == '<'))
        --end;
    if (take_declaring_word())
        begin = scan_.offset() < end ? scan_.offset() : begin; // else it is the name
    const std::size_t last = clean_.find_last_not_of(" \t\r\n", end - 1);
    const std::size_t open =
        begin + std::min(scan_.text().substr(begin, end - begin).find('('), end - begin);
    if (open < last && open > begin && clean_[last] == ')') {
        std::vector<Name> arguments;
        for (scan_.go_to(open + 1); scan_.skip_space(), scan_.offset() < last;) {
            const std::size_t length = equation_name_length(scan_.rest());
            if (length == 0)
                return scan_.expected("the name of an input");
            arguments.push_back({std::string(scan_.rest().substr(0, length)), scan_.offset()});
            scan_.advance(length);
            scan_.skip_space();
            if (scan_.offset() < last && !scan_.take(","))
                return scan_.expected("',' or ')'");
        }
        if (auto taken = take_inputs(std::move(arguments)); !taken)
            return taken;
        end = open;
    }
    const auto spelled = respelled(begin, end);
    logic::Store names; // of its own, since to define is not to use
    const auto read = logic::read_lenient(names, spelled.text(), {}, control_);
    name.offset = std::min(clean_.find_first_not_of(" \t\r\n", begin), end);
    if (!read || names.kind(*read) != logic::Kind::variable) {
        const std::string_view left = scan_.text().substr(name.offset, end - name.offset);
        const std::string_view word = left.substr(0, left.find_last_not_of(" \t\r\n") + 1);
        if (!is_equation_name(word)) // or and T are names here
            return scan_.error("expected the name of an output before `=`", name.offset,
                               std::max<std::size_t>(left.size(), 1));
        name.text = std::string(word);
        return true;
    }
    name.text = names.name(names.variable_of(*read));
    return true;
}

/// Whether a formula stands there, where espresso has the name of the whole: `NAME = a & b` defines
/// an output that is called so.
bool EquationReader::is_formula(std::size_t begin, std::size_t end) const {
    const std::string_view value = std::string_view(clean_).substr(begin, end - begin);
    logic::Store names;
    const auto read = logic::read_lenient(names, value, {}, control_);
    if (!read)
        return value.find_first_of("&|!~^") != std::string_view::npos;
    const logic::Kind kind = names.kind(*read);
    return kind != logic::Kind::variable && kind != logic::Kind::constant;
}

/// A message about an expression that has a place in it, `in line 1, column 6,`: the same with the
/// place in the whole text.
std::string EquationReader::with_places(std::string message, const Respelled& spelled) const {
    constexpr std::string_view line_word = "' in line ";
    constexpr std::string_view column_word = ", column ";
    const std::size_t at = message.find(line_word);
    if (at == std::string::npos)
        return message;
    const std::size_t begin = at + line_word.size();
    Scanner in(message);
    in.go_to(begin);
    const auto line = in.take_integer();
    if (!line || !in.take(column_word))
        return message;
    const auto column = in.take_integer();
    if (!column)
        return message;
    const SourceSpan place = span_at(clean_, spelled.original({*line, *column, 1}));
    return message.replace(begin, in.offset() - begin,
                           fmt::format("{}{}{}", place.line, column_word, place.column));
}

bool EquationReader::is_letter(const Name& name) {
    return name.text.size() == 1 && ((name.text[0] >= 'a' && name.text[0] <= 'z') ||
                                     (name.text[0] >= 'A' && name.text[0] <= 'Z'));
}

std::optional<logic::Expr> EquationReader::product_of_inputs(std::string_view text) {
    const bool has_word = std::any_of(
        definitions_.begin(), definitions_.end(),
        [&](const Definition& each) { // may be meant itself
            return !is_letter(each.name) && text.find(each.name.text) != std::string_view::npos;
        });
    if (has_word)
        return std::nullopt;
    return over_declared(text, {.single_letters = true});
}

std::optional<logic::Expr> EquationReader::product_of_names(std::size_t begin, std::size_t end) {
    const auto spelled =
        products_spelled_out(std::string_view(clean_).substr(begin, end - begin),
                             [this](std::string_view name) { return is_declared(name); });
    return spelled ? over_declared(*spelled, {}) : std::nullopt;
}

std::optional<logic::Expr> EquationReader::over_declared(std::string_view text,
                                                         const logic::LenientOptions& options) {
    logic::Store store = store_;
    const auto read = logic::read_lenient(store, text, options, control_);
    if (!read)
        return std::nullopt;
    const auto names = logic::variables_of(store, *read);
    if (!std::all_of(names.begin(), names.end(),
                     [&](logic::Variable variable) { return is_declared(store.name(variable)); }))
        return std::nullopt;
    store_ = std::move(store);
    return *read;
}

/// Fails where products are written in a way that could be read as something else: terms of rows,
/// or names with dots.
Result<void> EquationReader::refuse_ambiguous(std::size_t begin, std::size_t end) const {
    if (const auto terms = row_terms(clean_, begin, end);
        terms && !is_declared(terms->first) && !is_declared(terms->name))
        return scan_.error(ambiguous_row_terms(*terms),
                           static_cast<std::size_t>(terms->first.data() - clean_.data()),
                           terms->first.size());
    const auto product = dotted_product(
        clean_, begin, end, [this](std::string_view name) { return is_declared(name); });
    if (product.empty())
        return {};
    std::string spelled(product);
    std::replace(spelled.begin(), spelled.end(), '.', '*');
    return scan_.error(
        fmt::format("'{0}' is ambiguous; write \"{0}\" for a variable, or {1} for a product",
                    product, spelled),
        static_cast<std::size_t>(product.data() - clean_.data()), product.size());
}

bool EquationReader::has_single_letters() const {
    return inputs_presumed_ || (inputs_given_ && !is_hardware_ &&
                                std::all_of(inputs_.begin(), inputs_.end(), is_letter));
}

bool EquationReader::are_all_declared(logic::Expr expression) const {
    const auto names = logic::variables_of(store_, expression);
    return std::all_of(names.begin(), names.end(), [this](logic::Variable variable) {
        return is_declared(store_.name(variable));
    });
}

/// Reads what is written there as it is typed, or where that has other names, as products of
/// inputs.
Result<logic::Expr> EquationReader::typed_or_product(std::size_t begin, std::size_t end,
                                                     const Respelled& spelled) {
    const bool letters = has_single_letters();
    const logic::Store before = letters ? store_ : logic::Store();
    auto read = logic::read_typed(store_, spelled.text(), control_);
    if (letters && (!read || !are_all_declared(*read))) {
        const logic::Store typed = std::exchange(store_, before);
        if (const auto product = product_of_inputs(spelled.text()))
            read = *product;
        else
            store_ = typed;
    }
    if (inputs_given_ && !is_hardware_ && (!read || !are_all_declared(*read)))
        if (const auto product = product_of_names(begin, end))
            read = *product;
    if (read)
        return *read;
    const SourceSpan span = read.error().span.value_or(SourceSpan{});
    return scan_.error(with_places(read.error().message, spelled),
                       std::min(spelled.original(span), end),
                       static_cast<std::size_t>(span.length));
}

/// Notes that the variables of an expression are used. Gives the name that is neither an input nor
/// defined above, or nothing.
std::string EquationReader::use_variables(logic::Expr expression) {
    used_.resize(store_.variables(), false);
    // In `AB + A1` the error is A1: AB would be a product of inputs without it.
    const bool letters = has_single_letters();
    const auto is_product = [&](std::string_view name) {
        return letters && std::all_of(name.begin(), name.end(), [&](const char& c) {
                   return is_declared(std::string_view(&c, 1));
               });
    };
    std::string unknown;
    for (const logic::Variable variable : logic::variables_of(store_, expression)) {
        used_[variable] = true;
        const std::string& name = store_.name(variable);
        if (inputs_given_ && !is_declared(name) &&
            (unknown.empty() || (is_product(unknown) && !is_product(name))))
            unknown = name;
    }
    return unknown;
}

Result<logic::Expr> EquationReader::expression(std::size_t begin, std::size_t end) {
    if (auto clear = refuse_ambiguous(begin, end); !clear)
        return tl::unexpected(std::move(clear.error()));
    auto read = typed_or_product(begin, end, respelled(begin, end));
    if (!read)
        return read;
    if (const std::string unknown = use_variables(*read); !unknown.empty())
        return scan_.error(
            fmt::format("{} is neither an input nor defined above", quoted_for_message(unknown)),
            mention_of(clean_, unknown, begin, end), unknown.size());
    return logic::substituted(store_, *read, values_);
}

Result<std::vector<EquationReader::Definition>> EquationReader::outputs_in_order() {
    std::vector<Definition> outputs;
    if (!output_order_)
        outputs = definitions_;
    else
        for (const Name& name : *output_order_) {
            const auto found = defined_.find(name.text);
            if (found == defined_.end())
                return scan_.error(
                    fmt::format("the output {} has no equation", quoted_for_message(name.text)),
                    name.offset, name.text.size());
            const auto twice = [&](const Definition& d) { return d.name.text == name.text; };
            if (std::any_of(outputs.begin(), outputs.end(), twice))
                return scan_.error(
                    fmt::format("the output {} is defined twice", quoted_for_message(name.text)),
                    name.offset, name.text.size());
            outputs.push_back(definitions_[found->second]);
        }
    if (outputs.empty() || outputs.size() > most_outputs_)
        return scan_.error(
            fmt::format("expected 1 to {} outputs, found {}", most_outputs_, outputs.size()),
            outputs.empty() ? clean_.size() : outputs.back().name.offset);
    return outputs;
}

std::vector<logic::Variable>
EquationReader::inputs_in_order(const std::vector<Definition>& outputs) {
    std::vector<logic::Variable> order;
    for (const Name& name : inputs_)
        order.push_back(inputs_by_name_.at(name.text));
    if (!inputs_given_) {
        std::vector<logic::Expr> roots;
        roots.reserve(outputs.size());
        for (const Definition& output : outputs)
            roots.push_back(output.value);
        const logic::Expr all = store_.node(logic::Kind::conjunction, roots);
        order = logic::variables_of(store_, all);
        std::sort(order.begin(), order.end(), [&](logic::Variable a, logic::Variable b) {
            return name_before(store_.name(a), store_.name(b));
        });
    }
    return order;
}

Result<Circuit> EquationReader::read_circuit() {
    if (const auto taken = take_all(); !taken)
        return tl::unexpected(taken.error());
    const auto outputs = outputs_in_order();
    if (!outputs)
        return tl::unexpected(outputs.error());
    std::vector<std::string> names;
    std::vector<logic::Expr> values;
    for (const Definition& output : *outputs) {
        names.push_back(output.name.text);
        values.push_back(output.value);
    }
    return circuit_of(store_, inputs_in_order(*outputs), std::move(names), values);
}

Result<Function> EquationReader::read() {
    if (const auto taken = take_all(); !taken)
        return tl::unexpected(taken.error());
    const auto in_order = outputs_in_order();
    if (!in_order)
        return tl::unexpected(in_order.error());
    const std::vector<Definition>& outputs = *in_order;
    const std::vector<logic::Variable> order = inputs_in_order(outputs);
    Function function;
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::size_t> places;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        auto one = function_of(store_, outputs[i].value, order, outputs[i].name.text, control_);
        if (!one)
            return scan_.error(one.error().message, outputs[i].name.offset,
                               outputs[i].name.text.size());
        if (i == 0) {
            function.inputs = std::move(one->inputs);
            function.on.inputs = function.dont_care.inputs = one->on.inputs;
            function.on.outputs = function.dont_care.outputs = static_cast<int>(outputs.size());
        }
        function.outputs.push_back(outputs[i].name.text);
        for (const Cube& cube : one->on.cubes) {
            const auto [at, is_new] =
                places.emplace(std::pair(cube.care, cube.value), function.on.cubes.size());
            if (is_new)
                function.on.cubes.push_back({cube.care, cube.value, 0});
            function.on.cubes[at->second].outputs |= std::uint64_t{1} << i;
        }
    }
    return function;
}

std::vector<std::string> EquationReader::letters_of_products() const {
    std::vector<std::string> letters;
    const bool has_product =
        std::any_of(definitions_.begin(), definitions_.end(), [&](const Definition& each) {
            logic::Store names;
            return !logic::read_lenient(names, respelled(each.begin, each.end).text(), {},
                                        control_);
        });
    if (inputs_given_ || !has_product)
        return letters;
    for (logic::Variable variable = 0; variable < used_.size(); ++variable)
        if (const std::string& name = store_.name(variable);
            used_[variable] && !defined_.contains(name) && is_letter({name, 0}))
            letters.push_back(name);
    return letters;
}

void EquationReader::presume_inputs(const std::vector<std::string>& letters) {
    for (const std::string& name : letters)
        inputs_by_name_.emplace(name, store_.variable_of(store_.variable(name)));
    inputs_presumed_ = true;
}

/// The letters of a word, each with the number behind it: Q1 and X of `Q1X`; none where it is not
/// made of such.
std::vector<std::string> EquationReader::numbered_letters(const std::string& word) {
    std::vector<std::string> parts;
    for (const char c : word)
        if (is_letter({std::string(1, c), 0}))
            parts.emplace_back(1, c);
        else if (c >= '0' && c <= '9' && !parts.empty())
            parts.back() += c;
        else
            return {};
    return parts;
}

std::optional<Error> EquationReader::ambiguous_word() const {
    if (inputs_given_)
        return std::nullopt;
    const auto is_used = [this](std::string_view name) {
        const auto variable = store_.find(name);
        return variable && *variable < used_.size() && used_[*variable] && !defined_.contains(name);
    };
    const bool has_products = !letters_of_products().empty();
    const auto may_be_product = [&](const std::string& word,
                                    const std::vector<std::string>& parts) {
        if (parts.size() < 2 || clean_.find('"' + word + '"') != std::string::npos)
            return false;
        const auto plain = std::count_if(parts.begin(), parts.end(),
                                         [](const std::string& part) { return part.size() == 1; });
        if (static_cast<std::size_t>(plain) < parts.size())
            return 2 * static_cast<std::size_t>(plain) <= parts.size() &&
                   std::any_of(parts.begin(), parts.end(), is_used);
        return std::all_of(parts.begin(), parts.end(), [&](const std::string& letter) {
            return has_products ||
                   (is_used(letter) && std::count(parts.begin(), parts.end(), letter) == 1);
        });
    };
    for (logic::Variable variable = 0; variable < used_.size(); ++variable) {
        const std::string& word = store_.name(variable);
        const std::vector<std::string> parts = numbered_letters(word);
        if (!is_used(word) || !may_be_product(word, parts))
            continue;
        std::size_t offset = clean_.size();
        bool is_plain = false; // beside an operator that sums of products lack
        for (const Definition& each : definitions_) {
            const std::size_t at = mention_of(clean_, word, each.begin, each.end);
            if (clean_.compare(at, word.size(), word) != 0)
                continue;
            offset = std::min(offset, at);
            const auto behind = std::string_view(clean_).substr(each.begin, each.end - each.begin);
            is_plain =
                is_plain || std::any_of(behind.begin(), behind.end(), [](char c) {
                    return !is_letter({std::string(1, c), 0}) && !(c >= '0' && c <= '9') &&
                           std::string_view(" \t\r\n_+'()").find(c) == std::string_view::npos;
                });
        }
        if (is_plain || offset == clean_.size())
            continue;
        return scan_
            .error(fmt::format(
                       "'{0}' is ambiguous; write \"{0}\" for a variable, or {1} for a product",
                       word, fmt::join(parts, "*")),
                   offset, word.size())
            .value();
    }
    return std::nullopt;
}

/// What `read` makes of the equations with their words as names; with words as products of letters
/// where that alone is right. An error where both are.
template <class Read>
auto read_either_way(std::string_view given, const Control& control, int inputs, int outputs,
                     Read read) -> decltype(read(std::declval<EquationReader&>())) {
    const bool is_module = begins_hardware(given);
    const auto module = is_module ? read_hardware(given) : HardwareText();
    if (!module)
        return tl::unexpected(module.error());
    if (const auto ports = is_module ? std::optional(*module) : read_lists_of_names(given)) {
        EquationReader reader(ports->equations, control, inputs, outputs);
        if (const auto declared = reader.declare_ports(*ports, is_module); !declared)
            return tl::unexpected(declared.error());
        return read(reader);
    }
    const std::string plain = is_set_as_math(given) ? without_math_signs(given) : std::string();
    const std::string_view text = plain.empty() ? given : plain;
    EquationReader reader(text, control, inputs, outputs);
    auto named = read(reader);
    const auto ambiguous = named ? reader.ambiguous_word() : std::nullopt;
    if (named && !ambiguous)
        return named;
    if (const auto letters = reader.letters_of_products(); !letters.empty()) {
        EquationReader again(text, control, inputs, outputs);
        again.presume_inputs(letters);
        if (auto product = read(again); product && !again.ambiguous_word())
            return product;
    }
    if (ambiguous)
        return tl::unexpected(*ambiguous);
    return named;
}

} // namespace

Result<Function> read_equations(std::string_view text, const Control& control) {
    auto function = read_either_way(text, control, most_inputs, most_outputs,
                                    [](EquationReader& reader) { return reader.read(); });
    return control.stop_requested() ? failure("stopped") : std::move(function);
}

Result<Circuit> read_equation_circuit(std::string_view text, const Control& control) {
    auto circuit = read_either_way(text, control, most_wide_inputs, most_wide_outputs,
                                   [](EquationReader& reader) { return reader.read_circuit(); });
    return control.stop_requested() ? failure("stopped") : std::move(circuit);
}

} // namespace loggia::normal_forms
