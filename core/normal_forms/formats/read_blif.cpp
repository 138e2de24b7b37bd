#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/base/symbol.hpp"
#include "core/logic/expr.hpp"
#include "core/normal_forms/diagram_products.hpp"
#include "core/normal_forms/formats/blif_network.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// The lines of a BLIF file as words: without comments, and with those joined that end in `\`.
class BlifLines {
public:
    explicit BlifLines(std::string_view text) : text_(text) {
        at_ = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    }

    /// The next line that has words; none at the end of the text. Valid until the next call.
    std::span<const Word> next() {
        words_.clear();
        while (words_.empty() && at_ < text_.size())
            while (take_line())
                ;
        return words_;
    }

private:
    /// Whether the line goes on in the next one.
    bool take_line() {
        const std::size_t begin = at_;
        const std::size_t end = std::min(text_.find('\n', begin), text_.size());
        at_ = std::min(end + 1, text_.size());
        std::string_view line = text_.substr(begin, end - begin);
        line = line.substr(0, line.find('#'));
        line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
        const bool goes_on = line.ends_with('\\');
        if (goes_on)
            line.remove_suffix(1);
        for (std::size_t from = 0; from < line.size();) {
            from = line.find_first_not_of(" \t\r", from);
            if (from == std::string_view::npos)
                break;
            const std::size_t to = std::min(line.find_first_of(" \t\r", from), line.size());
            words_.push_back({line.substr(from, to - from), begin + from});
            from = to;
        }
        return goes_on && at_ < text_.size();
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<Word> words_;
};

constexpr std::array refused_keywords{
    std::pair<std::string_view, std::string_view>{".latch", "describes a sequential circuit"},
    std::pair<std::string_view, std::string_view>{".mlatch", "describes a sequential circuit"},
    std::pair<std::string_view, std::string_view>{".start_kiss", "describes a sequential circuit"},
    std::pair<std::string_view, std::string_view>{".subckt", "uses another model"},
    std::pair<std::string_view, std::string_view>{".search", "uses another file"},
    std::pair<std::string_view, std::string_view>{".gate", "uses a library of gates"},
    std::pair<std::string_view, std::string_view>{".mv", "declares a signal with several values"},
    std::pair<std::string_view, std::string_view>{".table", "declares a table with several values"},
};

/// What says something of time, area and the like, and nothing of the function.
constexpr std::array passed_over{
    std::string_view(".area"),
    std::string_view(".delay"),
    std::string_view(".wire_load_slope"),
    std::string_view(".wire"),
    std::string_view(".input_arrival"),
    std::string_view(".default_input_arrival"),
    std::string_view(".output_required"),
    std::string_view(".default_output_required"),
    std::string_view(".input_drive"),
    std::string_view(".default_input_drive"),
    std::string_view(".output_load"),
    std::string_view(".default_output_load"),
    std::string_view(".max_input_load"),
    std::string_view(".default_max_input_load"),
    std::string_view(".clock"),
    std::string_view(".cname"),
    std::string_view(".attr"),
    std::string_view(".param"),
};

/// Reads the Berkeley Logic Interchange Format as SIS documents it (Sentovich et al. 1992), as far
/// as it describes one combinational circuit.
class BlifReader {
public:
    BlifReader(std::string_view text, const Control& control)
        : scan_(text), lines_(text), control_(control) {}

    Result<AnyFunction> read();
    Result<Circuit> read_circuit();

private:
    using Values = std::unordered_map<std::size_t, std::optional<logic::Expr>>; ///< by signal

    Result<void> parse();
    Result<void> keyword(std::span<const Word> words);
    Result<void> model(const Word& word);
    Result<void> names(std::span<const Word> words, std::vector<Word>& list, bool& given);
    Result<void> begin_gate(const Word& place, std::span<const Word> signals);
    Result<void> row(std::span<const Word> words);
    Result<void> begin_dont_cares(const Word& place);
    void find_inputs();
    void find_outputs();
    Result<void> connect(BlifNetwork& network);
    Result<void> check_inputs();
    Result<void> check_outputs();
    Result<AnyFunction> function();
    Result<Circuit> circuit();
    void add_products(const std::vector<DiagramProducts::Product>& products,
                      const logic::Store& store, std::size_t output, PositionalCover& cover);
    Result<void> add_output(const BlifNetwork& network, std::size_t signal, std::size_t output,
                            PositionalCover& cover);
    Result<logic::Expr> cone(const BlifNetwork& network, std::size_t signal, logic::Store& store,
                             Values& values);

    [[nodiscard]] BlifNetwork& network() { return in_dont_cares_ ? open_ : main_; }
    [[nodiscard]] tl::unexpected<Error> error_at(const Word& word, std::string message) const {
        return scan_.error(std::move(message), word.at, word.text.size());
    }
    [[nodiscard]] int line_of_word(const Word& word) const {
        return span_at(scan_.text(), word.at).line;
    }

    Scanner scan_; ///< for errors
    BlifLines lines_;
    const Control& control_;
    std::optional<Word> model_;
    bool in_dont_cares_ = false;
    bool ended_ = false;
    bool in_gate_ = false; ///< rows may follow
    bool inputs_given_ = false;
    bool outputs_given_ = false;
    std::vector<Word> inputs_;
    std::vector<Word> outputs_;
    std::unordered_map<std::string_view, std::size_t> input_numbers_;
    BlifNetwork main_;
    BlifNetwork open_;                        ///< of `.exdc`
    std::vector<std::size_t> output_signals_; ///< which inputs or gates the outputs are
    std::deque<std::string> joined_;          ///< rows that are written with blanks in between
};

Result<AnyFunction> BlifReader::read() {
    if (auto parsed = parse(); !parsed)
        return tl::unexpected(parsed.error());
    return function();
}

Result<Circuit> BlifReader::read_circuit() {
    if (auto parsed = parse(); !parsed)
        return tl::unexpected(parsed.error());
    return circuit();
}

Result<void> BlifReader::parse() {
    std::size_t lines = 0;
    for (auto words = lines_.next(); !words.empty(); words = lines_.next()) {
        if (++lines % 4096 == 0 && control_.stop_requested())
            return failure("stopped");
        const auto taken = words[0].text.starts_with('.') ? keyword(words) : row(words);
        if (!taken)
            return tl::unexpected(taken.error());
    }
    if (main_.gates.empty() && outputs_.empty())
        return scan_.error("expected `.names` and a signal, such as `.names a b f`",
                           scan_.text().size());
    if (auto checked = check_inputs(); !checked)
        return checked;
    find_outputs();
    for (BlifNetwork* const each : {&main_, &open_})
        if (auto connected = connect(*each); !connected)
            return connected;
    return check_outputs();
}

Result<void> BlifReader::keyword(std::span<const Word> words) {
    const Word& first = words[0];
    const std::string word = in_small_letters(first.text);
    in_gate_ = false;
    if (word == ".model")
        return model(first);
    if (ended_)
        return error_at(first, "expected nothing after `.end`");
    if (word == ".end") {
        ended_ = true;
        return {};
    }
    if (word == ".inputs" || word == ".input")
        return names(words, inputs_, inputs_given_);
    if (word == ".outputs" || word == ".output")
        return names(words, outputs_, outputs_given_);
    if (word == ".names") {
        if (words.size() < 2)
            return error_at(first, "expected the name of a signal after `.names`");
        return begin_gate(first, words.subspan(1));
    }
    if (word == ".conn") { // of Yosys: a wire
        if (words.size() != 3)
            return error_at(first, "expected two signals after `.conn`");
        auto begun = begin_gate(first, words.subspan(1));
        if (begun)
            network().gates.back().rows.emplace_back("1");
        in_gate_ = false;
        return begun;
    }
    if (word == ".exdc")
        return begin_dont_cares(first);
    for (const auto& [name, why] : refused_keywords)
        if (word == name)
            return error_at(first, fmt::format("`{}` {}: only one combinational model of `.names` "
                                               "is read",
                                               name, why));
    if (std::find(passed_over.begin(), passed_over.end(), word) != passed_over.end())
        return {};
    return error_at(first, fmt::format("expected a keyword of a BLIF file, such as .inputs, "
                                       ".outputs, .names, .exdc or .end, found {}",
                                       quoted_for_message(first.text)));
}

Result<void> BlifReader::model(const Word& word) {
    if (model_)
        return error_at(word, fmt::format("a second model begins here (the first one is in line "
                                          "{}): only one combinational model is read",
                                          line_of_word(*model_)));
    if (!main_.gates.empty() || inputs_given_ || outputs_given_ || ended_)
        return error_at(word, "`.model` must come first");
    model_ = word;
    return {};
}

/// Behind `.exdc` the lists may be repeated.
Result<void> BlifReader::names(std::span<const Word> words, std::vector<Word>& list, bool& given) {
    if (in_dont_cares_) {
        for (const Word& word : words.subspan(1))
            if (std::none_of(list.begin(), list.end(),
                             [&](const Word& known) { return known.text == word.text; }))
                return error_at(word, fmt::format("{} is not listed before `.exdc`",
                                                  quoted_for_message(word.text)));
        return {};
    }
    given = true;
    list.insert(list.end(), words.begin() + 1, words.end());
    return {};
}

Result<void> BlifReader::begin_gate(const Word& place, std::span<const Word> signals) {
    BlifNetwork& into = network();
    const Word& name = signals.back();
    const auto [known, is_new] = into.by_name.emplace(name.text, into.gates.size());
    if (!is_new)
        return error_at(name, fmt::format("{} is already driven by line {}",
                                          quoted_for_message(name.text),
                                          line_of_word(into.gates[known->second].name)));
    if (signals.size() - 1 > static_cast<std::size_t>(most_wide_inputs))
        return error_at(place, fmt::format("expected at most {} signals before the last one",
                                           most_wide_inputs));
    into.gates.push_back({name, {signals.begin(), signals.end() - 1}, {}, '1', {}});
    in_gate_ = true;
    return {};
}

Result<void> BlifReader::row(std::span<const Word> words) {
    if (!in_gate_ || ended_)
        return error_at(words[0], ended_ ? "expected nothing after `.end`"
                                         : "expected `.names` before the rows");
    BlifGate& gate = network().gates.back();
    const std::size_t places = gate.fanins.size();
    const std::size_t expected = places == 0 ? 1 : 2;
    std::size_t values = 0;
    for (const Word& word : words.first(words.size() - 1))
        values += word.text.size();
    const bool apart = places > 0 && words.size() > expected && values == places;
    if (words.size() != expected && !apart)
        return error_at(
            words[std::min(words.size(), expected + 1) - 1],
            places == 0 ? std::string("expected 0 or 1 alone")
                        : fmt::format("expected {} of 0, 1 and -, a blank, and 0 or 1", places));
    const Word& value = words.back();
    if (value.text != "0" && value.text != "1")
        return error_at(value, fmt::format("expected 0 or 1 for {}, found {}",
                                           quoted_for_message(gate.name.text),
                                           quoted_for_message(value.text)));
    if (!gate.rows.empty() && value.text[0] != gate.value)
        return error_at(value, fmt::format("expected {} as in the row before: the rows of a signal "
                                           "are all true or all false",
                                           gate.value));
    gate.value = value.text[0];
    if (places == 0) {
        gate.rows.emplace_back();
        return {};
    }
    std::string_view pattern = words[0].text;
    for (const Word& word : words.first(words.size() - 1)) {
        const std::size_t wrong = word.text.find_first_not_of("01-2");
        if (wrong != std::string_view::npos)
            return scan_.error(fmt::format("expected 0, 1 or -, found {}",
                                           shown_symbol(scan_.text(), word.at + wrong)),
                               word.at + wrong);
    }
    if (values != places)
        return error_at(words[0],
                        fmt::format("expected {} of 0, 1 and -, found {}", places, values));
    if (apart) {
        std::string& joined = joined_.emplace_back();
        for (const Word& word : words.first(words.size() - 1))
            joined += word.text;
        pattern = joined;
    }
    gate.rows.push_back(pattern);
    return {};
}

Result<void> BlifReader::begin_dont_cares(const Word& place) {
    if (in_dont_cares_)
        return error_at(place, "`.exdc` is given twice");
    in_dont_cares_ = true;
    return {};
}

/// Where no list says them, the inputs are what is used and not driven.
void BlifReader::find_inputs() {
    for (const BlifNetwork* const each : {&main_, &open_})
        for (const BlifGate& gate : each->gates)
            for (const Word& fanin : gate.fanins)
                if (!each->by_name.contains(fanin.text) &&
                    input_numbers_.emplace(fanin.text, inputs_.size()).second)
                    inputs_.push_back(fanin);
}

/// Where no list says them, the outputs are what is driven and not used.
void BlifReader::find_outputs() {
    if (outputs_given_)
        return;
    std::unordered_map<std::string_view, bool> used;
    for (const BlifGate& gate : main_.gates)
        for (const Word& fanin : gate.fanins)
            used[fanin.text] = true;
    for (const BlifGate& gate : main_.gates)
        if (!used.contains(gate.name.text))
            outputs_.push_back(gate.name);
}

Result<void> BlifReader::check_inputs() {
    if (!inputs_given_)
        find_inputs();
    else
        for (std::size_t i = 0; i < inputs_.size(); ++i)
            if (!input_numbers_.emplace(inputs_[i].text, i).second)
                return error_at(inputs_[i], fmt::format("the input {} is listed twice",
                                                        quoted_for_message(inputs_[i].text)));
    if (inputs_.size() > static_cast<std::size_t>(most_wide_inputs))
        return error_at(inputs_[static_cast<std::size_t>(most_wide_inputs)],
                        fmt::format("expected at most {} inputs", most_wide_inputs));
    for (const BlifNetwork* const each : {&main_, &open_})
        for (const BlifGate& gate : each->gates)
            if (input_numbers_.contains(gate.name.text))
                return error_at(gate.name, fmt::format("{} is an input, so no .names may drive it",
                                                       quoted_for_message(gate.name.text)));
    return {};
}

/// Finds where the fanins come from.
Result<void> BlifReader::connect(BlifNetwork& network) {
    for (BlifGate& gate : network.gates)
        for (const Word& fanin : gate.fanins) {
            const auto input = input_numbers_.find(fanin.text);
            const auto driver = network.by_name.find(fanin.text);
            if (input == input_numbers_.end() && driver == network.by_name.end())
                return error_at(fanin, fmt::format("{} is neither an input nor driven by a .names",
                                                   quoted_for_message(fanin.text)));
            gate.from.push_back(input != input_numbers_.end() ? input->second
                                                              : inputs_.size() + driver->second);
        }
    return {};
}

Result<void> BlifReader::check_outputs() {
    if (outputs_.empty() || outputs_.size() > static_cast<std::size_t>(most_wide_outputs))
        return scan_.error(
            fmt::format("expected 1 to {} outputs, found {}", most_wide_outputs, outputs_.size()),
            outputs_.empty() ? scan_.text().size() : outputs_.back().at);
    std::map<std::string_view, bool> seen;
    for (const Word& output : outputs_) {
        if (!seen.emplace(output.text, true).second)
            return error_at(output, fmt::format("the output {} is defined twice",
                                                quoted_for_message(output.text)));
        const auto input = input_numbers_.find(output.text);
        const auto driver = main_.by_name.find(output.text);
        if (input == input_numbers_.end() && driver == main_.by_name.end())
            return error_at(output, fmt::format("the output {} is not driven by a .names",
                                                quoted_for_message(output.text)));
        output_signals_.push_back(input != input_numbers_.end() ? input->second
                                                                : inputs_.size() + driver->second);
    }
    return {};
}

Result<AnyFunction> BlifReader::function() {
    const PositionalCover none(static_cast<int>(inputs_.size()), static_cast<int>(outputs_.size()));
    WideFunction function{{}, {}, none, none};
    for (const Word& input : inputs_)
        function.inputs.emplace_back(input.text);
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
        const Word& output = outputs_[i];
        function.outputs.emplace_back(output.text);
        if (auto added = add_output(main_, output_signals_[i], i, function.on); !added)
            return tl::unexpected(added.error());
        if (const auto open = open_.by_name.find(output.text); open != open_.by_name.end())
            if (auto added =
                    add_output(open_, inputs_.size() + open->second, i, function.dont_care);
                !added)
                return tl::unexpected(added.error());
    }
    if (is_narrow(function))
        return AnyFunction(narrowed(function));
    return AnyFunction(std::move(function));
}

Result<Circuit> BlifReader::circuit() {
    Circuit circuit;
    for (const Word& input : inputs_) {
        circuit.inputs.emplace_back(input.text);
        circuit.store.variable(input.text);
    }
    Values values;
    Values open_values;
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
        const Word& output = outputs_[i];
        circuit.outputs.emplace_back(output.text);
        const auto on = cone(main_, output_signals_[i], circuit.store, values);
        if (!on)
            return tl::unexpected(on.error());
        circuit.on.push_back(*on);
        const auto found = open_.by_name.find(output.text);
        if (found == open_.by_name.end()) {
            circuit.dont_care.push_back(circuit.store.constant(false));
            continue;
        }
        const auto open = cone(open_, inputs_.size() + found->second, circuit.store, open_values);
        if (!open)
            return tl::unexpected(open.error());
        circuit.dont_care.push_back(*open);
    }
    return circuit;
}

void BlifReader::add_products(const std::vector<DiagramProducts::Product>& products,
                              const logic::Store& store, std::size_t output,
                              PositionalCover& cover) {
    std::vector<int> places;
    for (logic::Variable i = 0; i < store.variables(); ++i)
        places.push_back(static_cast<int>(input_numbers_.at(store.name(i))));
    for (const auto& product : products) {
        cover.add_cube();
        for (const auto& [variable, value] : product)
            cover.restrict(places[variable], value);
        cover.add_output(static_cast<int>(output));
    }
}

/// Adds what an output depends on, which may be far less than the whole circuit does.
Result<void> BlifReader::add_output(const BlifNetwork& network, std::size_t signal,
                                    std::size_t output, PositionalCover& cover) {
    logic::Store store;
    Values values;
    const auto root = cone(network, signal, store, values);
    if (!root)
        return tl::unexpected(root.error());
    if (store.variables() > static_cast<std::size_t>(most_inputs)) {
        constexpr std::uint64_t little_effort = std::uint64_t{1} << 25U;
        auto cubes = cover_of_signal(network, inputs_.size(), signal, little_effort, control_);
        if (!cubes && !control_.stop_requested()) {
            const DiagramProducts found = products_by_diagram(store, *root, {}, control_);
            if (found.status == DiagramProducts::Status::too_many_products)
                return error_at(outputs_[output], fmt::format("{}: {}", cubes.error().message,
                                                              too_many_products_text(found)));
            if (found.status == DiagramProducts::Status::complete) {
                add_products(found.products, store, output, cover);
                return {};
            }
            cubes = cover_of_signal(network, inputs_.size(), signal, large_effort, control_);
        }
        if (!cubes)
            return error_at(outputs_[output], cubes.error().message);
        for (std::size_t i = 0; i < cubes->terms(); ++i) {
            cover.add_cube();
            for (int input = 0; input < cubes->inputs(); ++input)
                if (cubes->has_literal(i, input))
                    cover.restrict(input, cubes->may_be(i, input, true));
            cover.add_output(static_cast<int>(output));
        }
        return {};
    }
    const auto one = function_of(store, *root, {}, "f", control_);
    if (!one)
        return error_at(outputs_[output], one.error().message);
    std::vector<int> places;
    for (const std::string& input : one->inputs)
        places.push_back(static_cast<int>(input_numbers_.at(input)));
    const int count = one->on.inputs;
    for (const Cube& cube : one->on.cubes) {
        cover.add_cube();
        for (int i = 0; i < count; ++i)
            if (const int bit = count - 1 - i; (cube.care >> bit & 1U) != 0)
                cover.restrict(places[static_cast<std::size_t>(i)], (cube.value >> bit & 1U) != 0);
        cover.add_output(static_cast<int>(output));
    }
    return {};
}

/// The signal as an expression of the inputs, which are the variables of the store. `values` has
/// what is known of the network's signals, and nothing for one while it is open.
Result<logic::Expr> BlifReader::cone(const BlifNetwork& network, std::size_t signal,
                                     logic::Store& store, Values& values) {
    struct Open {
        std::size_t gate;
        std::size_t next = 0; ///< fanin to look at
    };
    std::vector<Open> path;
    const auto enter = [&](std::size_t from) {
        if (from < inputs_.size())
            values.emplace(from, store.variable(inputs_[from].text));
        else if (values.emplace(from, std::nullopt).second)
            path.push_back({from - inputs_.size()});
    };
    enter(signal);
    std::vector<logic::Expr> literals;
    std::vector<logic::Expr> products;
    for (std::size_t steps = 0; !path.empty(); ++steps) {
        if (steps % 4096 == 0 && control_.stop_requested())
            return failure("stopped");
        Open& at = path.back();
        const BlifGate& gate = network.gates[at.gate];
        if (at.next < gate.from.size()) {
            const std::size_t from = gate.from[at.next++];
            const auto known = values.find(from);
            if (known == values.end())
                enter(from);
            else if (!known->second)
                return error_at(gate.fanins[at.next - 1],
                                fmt::format("{} depends on itself",
                                            quoted_for_message(gate.fanins[at.next - 1].text)));
            continue;
        }
        products.clear();
        for (const std::string_view row : gate.rows) {
            literals.clear();
            for (std::size_t i = 0; i < row.size(); ++i) {
                const logic::Expr value = *values.at(gate.from[i]);
                if (row[i] == '0' || row[i] == '1')
                    literals.push_back(row[i] == '1' ? value : store.negation(value));
            }
            products.push_back(literals.size() == 1
                                   ? literals[0]
                                   : store.node(logic::Kind::conjunction, literals));
        }
        const logic::Expr sum =
            products.size() == 1 ? products[0] : store.node(logic::Kind::disjunction, products);
        values[inputs_.size() + at.gate] = gate.value == '1' ? sum : store.negation(sum);
        path.pop_back();
    }
    return *values.at(signal);
}

} // namespace

bool begins_blif(std::string_view text) {
    constexpr std::array keywords{std::string_view(".model"),  std::string_view(".inputs"),
                                  std::string_view(".input"),  std::string_view(".outputs"),
                                  std::string_view(".output"), std::string_view(".names")};
    // A formula of megabytes may be one line.
    const std::size_t first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n\\");
    if (first == std::string_view::npos || (text[first] != '.' && text[first] != '#'))
        return false;
    BlifLines lines(text);
    const auto words = lines.next();
    return !words.empty() && std::find(keywords.begin(), keywords.end(),
                                       in_small_letters(words[0].text)) != keywords.end();
}

Result<AnyFunction> read_blif(std::string_view text, const Control& control) {
    return BlifReader(text, control).read();
}

Result<Circuit> read_blif_circuit(std::string_view text, const Control& control) {
    return BlifReader(text, control).read_circuit();
}

} // namespace loggia::normal_forms
