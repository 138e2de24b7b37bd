#include "core/normal_forms/formats/write.hpp"
#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

namespace read_blif_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// A network of gates with their rows, which is evaluated row by row.
struct Gate {
    std::vector<std::size_t> from; ///< inputs, then gates
    std::vector<std::string> rows;
    bool value = true;
};

struct Network {
    std::size_t inputs = 0;
    std::vector<Gate> gates;

    [[nodiscard]] std::vector<bool> signals(std::uint64_t row) const {
        std::vector<bool> values;
        for (std::size_t i = 0; i < inputs; ++i)
            values.push_back((row >> (inputs - 1 - i) & 1U) != 0);
        for (const Gate& gate : gates) {
            bool any = false;
            for (const std::string& pattern : gate.rows) {
                bool all = true;
                for (std::size_t i = 0; i < pattern.size(); ++i)
                    all = all && (pattern[i] == '-' || (pattern[i] == '1') == values[gate.from[i]]);
                any = any || all;
            }
            values.push_back(any == gate.value);
        }
        return values;
    }

    [[nodiscard]] std::string name(std::size_t signal) const {
        return signal < inputs ? fmt::format("i{}", signal) : fmt::format("n{}", signal - inputs);
    }

    [[nodiscard]] std::string text_of(std::size_t gate) const {
        std::string text = ".names";
        for (const std::size_t from : gates[gate].from)
            text += ' ' + name(from);
        text += fmt::format(" {}\n", name(inputs + gate));
        for (const std::string& pattern : gates[gate].rows)
            text += fmt::format("{} {}\n", pattern, gates[gate].value ? 1 : 0);
        return text;
    }
};

Network random_network(Random& random) {
    Network network;
    network.inputs = 1 + random.below(5);
    const std::size_t gates = 1 + random.below(7);
    while (network.gates.size() < gates) {
        Gate gate;
        const std::size_t signals = network.inputs + network.gates.size();
        for (std::size_t i = random.below(4); i > 0; --i)
            gate.from.push_back(random.below(signals));
        for (std::size_t i = random.below(4); i > 0; --i) {
            std::string pattern;
            for (std::size_t k = 0; k < gate.from.size(); ++k)
                pattern += "01-"[random.below(3)];
            gate.rows.push_back(pattern);
        }
        gate.value = gate.rows.empty() || random.below(2) == 0;
        network.gates.push_back(gate);
    }
    return network;
}

std::string text_of(const Network& network, const std::vector<std::size_t>& outputs,
                    Random& random) {
    std::string text = "# a network\n.model m\n.inputs";
    for (std::size_t i = 0; i < network.inputs; ++i)
        text += fmt::format("{}{}", random.below(3) == 0 ? " \\\n " : " ", network.name(i));
    text += "\n.outputs";
    for (const std::size_t output : outputs)
        text += ' ' + network.name(output);
    text += '\n';
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < network.gates.size(); ++i)
        order.insert(order.begin() + static_cast<std::ptrdiff_t>(random.below(i + 1)), i);
    for (const std::size_t gate : order)
        text += network.text_of(gate);
    return text;
}

class ReadBlifTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        const auto row = [](const char* name, const char* text, const char* names,
                            const char* values) {
            oracle::reads_row(name, text, Syntax::blif, names, values);
        };
        row("and", ".model m\n.inputs a b\n.outputs f\n.names a b f\n11 1\n.end\n", "a b:f",
            "0001");
        row("false rows", ".inputs a b\n.outputs f\n.names a b f\n11 0\n", "a b:f", "1110");
        row("constants",
            ".inputs a\n.outputs f g h k\n.names f\n.names g\n1\n.names h\n0\n.names a k\n",
            "a:f g h k", "00 11 00 00");
        row("gates in any order",
            "# c\n\n.model m # a comment\n.inputs a b\n.outputs f\n.names t f\n0 1\n"
            ".names a b t\n1- 1\n-1 1\n",
            "a b:f", "1000");
        row("lists over lines",
            ".inputs a \\\n b\n.inputs c\n.outputs \\\nf\n"
            ".names a b \\\n c f\n111 1\n",
            "a b c:f", "00000001");
        row("an input as output", ".inputs a b\n.outputs b f\n.names a f\n0 1\n", "a b:b f",
            "0101 1100");
        row("without lists", ".names a b t\n11 1\n.names t c f\n1- 1\n-1 1\n.names c g\n1 1\n",
            "a b c:f g", "01010111 01010101");
        row("don't-cares",
            ".inputs a b\n.outputs f g\n.names a b f\n11 1\n.names a g\n1 1\n.exdc\n"
            ".inputs a b\n.outputs f\n.names a t\n0 1\n.names t b f\n11 1\n.end\n",
            "a b:f g", "0-01 0011");
        row("what says nothing of the function",
            ".model m\n.inputs a\n.outputs f\n.area 3\n.input_arrival a 1 1\n.clock c\n"
            ".names a f\n.attr src 3\n1 1\n.end\n",
            "", "");
        row("attributes before rows",
            ".model m\n.inputs a\n.outputs f\n.area 3\n.default_input_arrival 0 0\n.names a f\n"
            "1 1\n.attr src 3\n.conn f g\n.end\n",
            "a:f", "01");
        row("blanks between values", ".inputs a b c\n.outputs f\n.names a b c f\n0 1 - 1\n1- 1 1\n",
            "a b c:f", "00110101");
        row("two for either", ".inputs a b\n.outputs f\n.names a b f\n12 1\n", "a b:f", "0011");
    }
    void reads() { oracle::check_read(); }

    /// Keywords in capitals, as some programs write them; names keep theirs.
    void readsKeywordsInAnyCase() {
        const std::string text = ".MODEL m\n.INPUTS a A\n.Outputs f\n.NAMES a A f\n10 1\n.END\n";
        QVERIFY(syntax_of(text) == Syntax::blif);
        const auto function = read_function(text);
        QVERIFY2(function, function ? "" : function.error().message.c_str());
        QCOMPARE(oracle::names(*function), std::string("a A:f"));
        QCOMPARE(oracle::values(*function), std::string("0010"));
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row(".model m\n.inputs a\n.latch a b re c 0\n", 3, 1,
            "`.latch` describes a sequential circuit: only one combinational model");
        row(".MODEL m\n.LATCH a b re c 0\n", 2, 1, "`.latch` describes a sequential circuit");
        row(".INPUTS a\n.FOO\n", 2, 1, "expected a keyword of a BLIF file");
        row(".model m\n.subckt add a=b\n", 2, 1, "`.subckt` uses another model");
        row(".model m\n.gate nand2 A=a O=f\n", 2, 1, "`.gate` uses a library of gates");
        row(".model m\n.search b.blif\n", 2, 1, "`.search` uses another file");
        row(".model m\n.names f\n.end\n.model n\n", 4, 1,
            "a second model begins here (the first one is in line 1)");
        row(".model m\n.names f\n.end\n.names g\n", 4, 1, "expected nothing after `.end`");
        row(".model m\n.names f\n.end\n1\n", 4, 1, "expected nothing after `.end`");
        row(".names f\n.model m\n", 2, 1, "`.model` must come first");
        row(".inputs a\n.outputs f\n", 2, 10, "the output 'f' is not driven by a .names");
        row(".inputs a\n.outputs f\n.names b f\n1 1\n", 3, 8,
            "'b' is neither an input nor driven by a .names");
        row(".inputs a\n.outputs f\n.names g f\n1 1\n.names f g\n1 1\n", 5, 8,
            "'f' depends on itself");
        row(".inputs a\n.outputs f\n.names a f\n1 1\n.names a f\n", 5, 10,
            "'f' is already driven by line 3");
        row(".inputs a b\n.outputs a\n.names b a\n", 3, 10, "'a' is an input, so no .names");
        row(".inputs a a\n.outputs f\n.names a f\n", 1, 11, "the input 'a' is listed twice");
        row(".inputs a\n.outputs f f\n.names a f\n", 2, 12, "the output 'f' is defined twice");
        row(".inputs a b\n.outputs f\n.names a b f\n1 1\n", 4, 1,
            "expected 2 of 0, 1 and -, found 1");
        row(".inputs a\n.outputs f\n.names a f\nz 1\n", 4, 1, "expected 0, 1 or -, found `z`");
        row(".inputs a\n.outputs f\n.names a f\n1 -\n", 4, 3, "expected 0 or 1 for 'f', found '-'");
        row(".inputs a\n.outputs f\n.names a f\n1 1\n0 0\n", 5, 3,
            "expected 1 as in the row before");
        row(".inputs a\n.outputs f\n.names a f\n1\n", 4, 1, "expected 1 of 0, 1 and -, a blank");
        row(".inputs a\n.outputs f\n.names f\n1 1\n", 4, 3, "expected 0 or 1 alone");
        row(".inputs a\n1 1\n", 2, 1, "expected `.names` before the rows");
        row(".inputs a\n.names\n", 2, 1, "expected the name of a signal after `.names`");
        row(".inputs a\n.foo\n", 2, 1, "expected a keyword of a BLIF file");
        row(".inputs a\n", 2, 1, "expected `.names` and a signal");
        row(".inputs a\n.names a f\n1 1\n.exdc\n.outputs g\n", 5, 10,
            "'g' is not listed before `.exdc`");
    }
    void refuses() { oracle::check_refused(); }

    void networksAreWhatTheyComputeRowByRow() {
        Random random(test_suite::seed(18));
        for (int i = 0; i < 3000; ++i) {
            const Network network = random_network(random);
            const Network open = random_network(random);
            std::vector<std::size_t> outputs;
            for (std::size_t k = 1 + random.below(3); k > 0; --k)
                if (const std::size_t signal = network.inputs + random.below(network.gates.size());
                    std::find(outputs.begin(), outputs.end(), signal) == outputs.end())
                    outputs.push_back(signal);
            std::string text = text_of(network, outputs, random);
            const bool has_open = open.inputs == network.inputs;
            if (has_open) {
                text += ".exdc\n";
                for (std::size_t k = 0; k < open.gates.size(); ++k)
                    text += open.text_of(k);
            }
            text += random.below(2) == 0 ? ".end\n" : "";
            const auto function = read_function(text);
            QVERIFY2(function.has_value(),
                     (text + (function ? "" : function.error().message)).c_str());
            QCOMPARE(function->outputs.size(), outputs.size());
            for (std::uint64_t row = 0; row < std::uint64_t{1} << network.inputs; ++row) {
                const auto values = network.signals(row);
                const auto either = open.signals(row);
                for (std::size_t k = 0; k < outputs.size(); ++k) {
                    const bool is_open =
                        has_open && outputs[k] < either.size() && either[outputs[k]];
                    const auto expected = is_open              ? oracle::Value::open
                                          : values[outputs[k]] ? oracle::Value::yes
                                                               : oracle::Value::no;
                    QVERIFY2(oracle::value(*function, row, static_cast<int>(k)) == expected,
                             text.c_str());
                }
            }
        }
    }

    void isWrittenWithItsDontCares() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 1000; ++i) {
            const Function function = oracle::random_function(
                random, static_cast<int>(random.below(6)), 1 + static_cast<int>(random.below(3)),
                random.below(6), random.below(3), random.real());
            const WideFunction wide = widened(function);
            const auto text = write_blif(wide, Form::dnf, wide.on, wide.dont_care).value();
            const Function again = read_function(text).value();
            QVERIFY(again.inputs == function.inputs && again.outputs == function.outputs);
            QCOMPARE(oracle::values(again).c_str(), oracle::values(function).c_str());
        }
    }

    void widerOnesAreReadAndComeBack() {
        std::string text = ".inputs";
        for (int i = 0; i < 200; ++i)
            text += fmt::format(" x{}", i);
        text += "\n.outputs f g\n.names x0 x199 f\n10 1\n.names t x7 g\n1- 1\n-1 1\n"
                ".names x198 x1 t\n11 1\n";
        const auto any = read_any_function(text).value();
        const WideFunction& function = std::get<WideFunction>(any);
        QCOMPARE(function.inputs.size(), std::size_t{200});
        std::vector<bool> point(200, false);
        QVERIFY(!function.on.value(point, 0) && !function.on.value(point, 1));
        point[0] = true;
        QVERIFY(function.on.value(point, 0) && !function.on.value(point, 1));
        point[7] = true;
        QVERIFY(function.on.value(point, 1));
        point[7] = false;
        point[198] = point[1] = true;
        QVERIFY(function.on.value(point, 1));
        const auto written = write_form(function, Form::dnf, function.on, Format::blif).value();
        QVERIFY(std::get<WideFunction>(read_any_function(written).value()).on == function.on);
        QVERIFY(!read_function(text).has_value());
        QVERIFY(looks_like_function(text));
    }

    /// Outputs of more inputs than a word has bits: a random network whose inputs are spread over
    /// many, with an OR of the others put in.
    void outputsOfManyInputsAreWhatTheyCompute() {
        Random random(test_suite::seed(9));
        constexpr std::size_t others = 70;
        for (int i = 0; i < 150; ++i) {
            const Network network = random_network(random);
            const std::size_t last = network.inputs + network.gates.size() - 1;
            std::string text = text_of(network, {last}, random);
            const std::size_t lists = text.find("\n.outputs");
            std::string more;
            for (std::size_t k = 0; k < others; ++k)
                more += fmt::format(" x{}", k);
            text.insert(lists, more);
            const bool negated = random.below(2) == 0;
            text += fmt::format(".names{} any\n{} 0\n.names {} any top\n", more,
                                std::string(others, '0'), network.name(last));
            text += negated ? "00 1\n" : "10 1\n01 1\n";
            text.insert(text.find(".outputs") + 8, " top");
            const auto read = read_any_function(text);
            QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
            const WideFunction& function = std::get<WideFunction>(*read);
            for (int tries = 0; tries < 60; ++tries) {
                const std::uint64_t row = random.below(std::uint64_t{1} << network.inputs);
                std::vector<bool> point(network.inputs + others, false);
                for (std::size_t k = 0; k < network.inputs; ++k)
                    point[k] = (row >> (network.inputs - 1 - k) & 1U) != 0;
                const bool any = random.below(2) == 0;
                if (any)
                    point[network.inputs + random.below(others)] = true;
                const bool value = network.signals(row)[last];
                QCOMPARE(function.on.value(point, 0), negated ? !value && !any : value != any);
                QCOMPARE(function.on.value(point, 1), value);
            }
        }
        // As in e64 of the MCNC set: products of 65 inputs each.
        std::string wide = ".inputs";
        for (std::size_t k = 0; k < 65; ++k)
            wide += fmt::format(" x{}", k);
        const std::string names = wide.substr(7);
        wide += "\n.outputs f\n.names" + names + " f\n" + std::string(65, '1') + " 1\n";
        QCOMPARE(std::get<WideFunction>(read_any_function(wide).value()).on.terms(),
                 std::size_t{1});
        // 2^40 products of 40 inputs from 80: refused at once.
        std::string huge = ".outputs f\n.names";
        for (int k = 0; k < 40; ++k)
            huge += fmt::format(" n{}", k);
        huge += " f\n" + std::string(40, '1') + " 1\n";
        for (int k = 0; k < 40; ++k)
            huge += fmt::format(".names a{} b{} n{}\n1- 1\n-1 1\n", k, k, k);
        const auto refused = read_any_function(huge);
        QVERIFY(!refused && refused.error().message ==
                                "the function of this output is too large to expand into a DNF: an "
                                "irredundant one has 1,099,511,627,776 terms, and the limit is "
                                "16,384");
    }

    void longChainsAreNoDeepRecursion() {
        std::string text = ".inputs a\n.outputs n100000\n.names a n0\n1 1\n";
        for (int i = 0; i < 100'000; ++i)
            text += fmt::format(".names n{} n{}\n0 1\n", i, i + 1);
        const Function function = read_function(text).value();
        QCOMPARE(oracle::values(function).c_str(), "01");
    }
};

LOGGIA_TEST(ReadBlifTest)

} // namespace read_blif_test

#include "read_blif_test.moc"
