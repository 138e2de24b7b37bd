#include "core/normal_forms/formats/hardware_text.hpp"

#include "core/base/letters.hpp"
#include "core/base/scanner.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <span>
#include <utility>

namespace loggia::normal_forms {

namespace {

using logic::lenient::is_digit;
using logic::lenient::is_letter;

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The length of an identifier without quotation marks.
std::size_t identifier_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() &&
           (is_letter(text[length]) || text[length] == '_' ||
            (length > 0 && (is_digit(text[length]) || text[length] == '$'))))
        ++length;
    return length;
}

/// What both languages have in common: a text from which everything is taken that is no equation.
class HardwareReader {
public:
    explicit HardwareReader(std::string_view text) : scan_(text), out_(text) {}

protected:
    using Name = HardwareText::Name;

    void blank(std::size_t begin, std::size_t end) {
        std::replace_if(
            out_.begin() + static_cast<std::ptrdiff_t>(begin),
            out_.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; }, ' ');
    }

    /// Passes over a comment that begins so at the position, and makes it blank.
    bool skip_comment(std::string_view opening, std::string_view closing) {
        if (!scan_.rest().starts_with(opening))
            return false;
        const std::size_t begin = scan_.offset();
        const std::size_t end = scan_.text().find(closing, begin + opening.size());
        scan_.go_to(end == std::string_view::npos ? scan_.text().size() : end);
        scan_.take(closing);
        blank(begin, scan_.offset());
        return true;
    }

    [[nodiscard]] std::string_view identifier() const {
        return scan_.rest().substr(0, identifier_length(scan_.rest()));
    }

    /// A name in quotation marks of the language, from `begin` to `end`, in ours; these take as
    /// many bytes.
    Result<Name> requoted(std::size_t begin, std::size_t end) {
        const std::string name(scan_.text().substr(begin + 1, end - begin - 2));
        if (name.empty() || name.find_first_of("\"\\") != std::string::npos)
            return scan_.error(fmt::format("the name {} has a sign that Loggia does not read",
                                           quoted_for_message(name)),
                               begin, end - begin);
        out_[begin] = '"';
        out_[end - 1] = '"';
        scan_.go_to(end);
        return Name{name, begin};
    }

    Scanner scan_;
    std::string out_;
    std::vector<Name> inputs_;
    std::vector<Name> outputs_;
};

class VerilogReader : public HardwareReader {
public:
    using HardwareReader::HardwareReader;

    Result<HardwareText> read() {
        skip();
        bool is_module = false;
        if (identifier() == "module") {
            is_module = true;
            if (auto taken = take_header(); !taken)
                return tl::unexpected(taken.error());
        }
        for (skip(); !scan_.at_end(); skip()) {
            if (identifier() == "endmodule") {
                blank(scan_.offset(), scan_.offset() + identifier().size());
                scan_.advance(identifier().size());
                skip();
                if (!scan_.at_end())
                    return scan_.expected("the end of the file behind one module");
                is_module = false;
            } else if (auto taken = take_statement(); !taken) {
                return tl::unexpected(taken.error());
            }
        }
        if (is_module)
            return scan_.expected("`endmodule`");
        return HardwareText{std::move(out_), std::move(inputs_), std::move(outputs_)};
    }

private:
    /// Blanks, comments and directives of the compiler.
    void skip() {
        do
            scan_.skip_space();
        while (skip_comment("//", "\n") || skip_comment("/*", "*/") || skip_comment("`", "\n"));
    }

    Result<Name> take_name() {
        const std::size_t begin = scan_.offset();
        if (scan_.peek() == '\\')
            return requoted(begin, begin + std::min(scan_.rest().find_first_of(" \t\r\n") + 1,
                                                    scan_.rest().size()));
        const std::string_view word = identifier();
        if (word.empty())
            return scan_.expected("a name");
        scan_.advance(word.size());
        return Name{std::string(word), begin};
    }

    /// `module NAME (PORTS);`
    Result<void> take_header() {
        const std::size_t begin = scan_.offset();
        scan_.advance(std::string_view("module").size());
        skip();
        if (auto name = take_name(); !name)
            return tl::unexpected(name.error());
        skip();
        if (scan_.take("(")) {
            if (auto taken = take_ports(nullptr, ')'); !taken)
                return taken;
            scan_.advance();
            skip();
        }
        if (!scan_.take(";"))
            return scan_.expected("`;` behind the ports");
        blank(begin, scan_.offset());
        return {};
    }

    /// `input [1:0] a, b`, of a header with or without directions, up to the closing sign.
    Result<void> take_ports(std::vector<Name>* list, char closing) {
        constexpr std::array<std::string_view, 7> types{"wire", "reg", "tri",   "logic",
                                                        "bit",  "var", "signed"};
        std::vector<int> bits;
        for (skip(); scan_.peek() != closing; skip()) {
            const std::string_view word = identifier();
            if (word == "input" || word == "output") {
                list = word == "input" ? &inputs_ : &outputs_;
                bits.clear();
                scan_.advance(word.size());
            } else if (is_one_of(word, types)) {
                scan_.advance(word.size());
            } else if (scan_.peek() == '[') {
                if (auto taken = take_range(bits); !taken)
                    return taken;
            } else {
                const auto name = take_name();
                if (!name)
                    return tl::unexpected(name.error());
                if (list != nullptr)
                    declare(*list, *name, bits);
                skip();
                if (!scan_.take(",") && scan_.peek() != closing)
                    return scan_.expected(closing == ')' ? "',' or ')'" : "',' or ';'");
            }
        }
        return {};
    }

    static void declare(std::vector<Name>& list, const Name& name, const std::vector<int>& bits) {
        if (bits.empty())
            list.push_back(name);
        for (const int bit : bits)
            list.push_back({fmt::format("{}[{}]", name.text, bit), name.offset});
    }

    /// `[3:0]`, the numbers from left to right.
    Result<void> take_range(std::vector<int>& bits) {
        constexpr int most = 4096;
        const std::size_t begin = scan_.offset();
        scan_.advance();
        const auto left = scan_.take_integer();
        const bool colon = scan_.take_next(":");
        const auto right = scan_.take_integer();
        if (!left || !colon || !right || !scan_.take_next("]") || std::min(*left, *right) < 0 ||
            std::abs(*left - *right) >= most)
            return scan_.error("expected a range of bits such as [3:0]", begin);
        bits.clear();
        for (int bit = *left;; bit += *left < *right ? 1 : -1) {
            bits.push_back(bit);
            if (bit == *right)
                return {};
        }
    }

    Result<void> take_statement() {
        constexpr std::array<std::string_view, 5> signals{"wire", "reg", "tri", "logic", "bit"};
        constexpr std::array<std::string_view, 8> gates{"and", "or",   "nand", "nor",
                                                        "xor", "xnor", "not",  "buf"};
        const std::size_t begin = scan_.offset();
        const std::string_view word = identifier();
        if (word == "input" || word == "output") {
            if (auto taken = take_ports(nullptr, ';'); !taken)
                return taken;
            scan_.advance();
            blank(begin, scan_.offset());
            return {};
        }
        if (is_one_of(word, gates))
            return take_gates();
        const bool is_signal = is_one_of(word, signals);
        if (!is_signal && word != "assign")
            return scan_.error(fmt::format("expected ports, assign statements or gates; Loggia "
                                           "does not read {} in Verilog",
                                           quoted_for_message(scan_.word())),
                               begin, scan_.word().size());
        bool defines = !is_signal;
        for (; scan_.peek() != ';'; skip()) {
            if (scan_.at_end())
                return scan_.expected("`;`");
            defines = defines || scan_.peek() == '=';
            if (auto taken = pass(!is_signal); !taken)
                return taken;
        }
        scan_.advance();
        if (!defines)
            blank(begin, scan_.offset());
        return {};
    }

    /// Passes over a name or sign of an expression; a comma between two assignments ends the first.
    Result<void> pass(bool ends_at_comma) {
        if (scan_.peek() == '\\' || identifier_length(scan_.rest()) > 0) {
            const auto name = take_name();
            return name ? Result<void>() : tl::unexpected(name.error());
        }
        depth_ += scan_.peek() == '(' || scan_.peek() == '{' ? 1 : 0;
        depth_ -= scan_.peek() == ')' || scan_.peek() == '}' ? 1 : 0;
        if (ends_at_comma && depth_ == 0 && scan_.peek() == ',')
            out_[scan_.offset()] = ';';
        scan_.advance();
        return {};
    }

    /// `nand NAME (f, a, b), (g, c, d);`: each becomes `f=~(a&b)`.
    Result<void> take_gates() {
        const std::string_view gate = identifier();
        std::size_t begin = scan_.offset();
        scan_.advance(gate.size());
        for (;;) {
            skip();
            if (scan_.peek() != '(') {
                if (auto name = take_name(); !name)
                    return tl::unexpected(name.error());
                skip();
            }
            if (!scan_.take("("))
                return scan_.expected("'('");
            if (auto taken = take_gate(gate, begin); !taken)
                return taken;
            skip();
            begin = scan_.offset();
            if (scan_.take(";"))
                return {};
            if (!scan_.take(","))
                return scan_.expected("',' or ';'");
            out_[begin++] = ';';
        }
    }

    /// What stands behind the bracket of a gate that begins there.
    Result<void> take_gate(std::string_view gate, std::size_t begin) {
        const bool negated = gate == "not" || gate == "xnor" || gate.starts_with("n");
        const bool is_one = gate == "not" || gate == "buf";
        const char sign = gate.ends_with("and") ? '&' : gate.starts_with("x") ? '^' : '|';
        skip();
        const std::size_t open = scan_.offset();
        if (auto name = take_name(); !name)
            return tl::unexpected(name.error());
        if (scan_.peek() == '[')
            scan_.go_to(scan_.text().find_first_of("]\n", scan_.offset()) + 1);
        const std::size_t end = scan_.offset();
        const std::string output = out_.substr(open, end - open);
        skip();
        if (scan_.peek() != ',')
            return scan_.expected("','");
        const std::size_t first = scan_.offset();
        blank(begin, first + 1);
        const std::string left = output + (negated ? "=~(" : "=");
        out_.replace(end + 1 - left.size(), left.size(), left);
        scan_.advance();
        int operands = 1;
        for (depth_ = 0, skip(); depth_ > 0 || scan_.peek() != ')'; skip()) {
            if (scan_.at_end() || scan_.peek() == ';')
                return scan_.expected("')'");
            if (depth_ == 0 && scan_.peek() == ',') {
                out_[scan_.offset()] = sign;
                ++operands;
            }
            if (auto taken = pass(false); !taken)
                return taken;
        }
        if (is_one && operands > 1)
            return scan_.error(fmt::format("expected one operand of {}", quoted_for_message(gate)),
                               open);
        if (!negated)
            out_[scan_.offset()] = ' ';
        scan_.advance();
        return {};
    }

    int depth_ = 0; ///< of brackets
};

class VhdlReader : public HardwareReader {
public:
    using HardwareReader::HardwareReader;

    Result<HardwareText> read() {
        for (skip(); !scan_.at_end(); skip())
            if (auto taken = take_statement(); !taken)
                return tl::unexpected(taken.error());
        return HardwareText{std::move(out_), std::move(inputs_), std::move(outputs_)};
    }

private:
    void skip() {
        do
            scan_.skip_space();
        while (skip_comment("--", "\n") || skip_comment("/*", "*/"));
    }

    [[nodiscard]] std::string word() const { return in_small_letters(identifier()); }

    bool take_word(std::string_view wanted) {
        if (word() != wanted)
            return false;
        scan_.advance(wanted.size());
        skip();
        return true;
    }

    /// Letters of either case are the same, but in `\a\`: the name as it was declared.
    Result<Name> take_name() {
        const std::size_t begin = scan_.offset();
        if (scan_.peek() == '\\') {
            const std::size_t end = scan_.text().find('\\', begin + 1);
            return requoted(begin, std::min(end, scan_.text().size() - 1) + 1);
        }
        const std::string_view spelled = identifier();
        if (spelled.empty())
            return scan_.expected("a name");
        scan_.advance(spelled.size());
        const std::string& name =
            spellings_.emplace(in_small_letters(spelled), spelled).first->second;
        out_.replace(begin, name.size(), name);
        return Name{name, begin};
    }

    /// Up to the `;` that ends a statement, which goes.
    Result<void> drop(std::size_t begin) {
        while (!scan_.at_end() && scan_.peek() != ';') {
            scan_.advance();
            skip();
        }
        if (!scan_.take(";"))
            return scan_.expected("`;`");
        blank(begin, scan_.offset());
        return {};
    }

    Result<void> take_statement() {
        constexpr std::array<std::string_view, 4> dropped{"library", "use", "signal", "end"};
        const std::size_t begin = scan_.offset();
        const std::string keyword = word();
        if (is_one_of(keyword, dropped))
            return drop(begin);
        if (take_word("entity"))
            return take_entity(begin);
        if (take_word("architecture")) {
            while (!scan_.at_end() && word() != "is")
                advance();
            if (!take_word("is"))
                return scan_.expected("`is`");
            blank(begin, scan_.offset());
            return {};
        }
        if (take_word("begin")) {
            blank(begin, scan_.offset());
            return {};
        }
        return take_assignment(begin);
    }

    void advance() {
        scan_.advance(std::max<std::size_t>(identifier().size(), 1));
        skip();
    }

    Result<void> take_entity(std::size_t begin) {
        if (auto name = take_name(); !name)
            return tl::unexpected(name.error());
        skip();
        if (!take_word("is"))
            return scan_.expected("`is`");
        if (take_word("port")) {
            if (!scan_.take("("))
                return scan_.expected("'('");
            do
                if (auto taken = take_ports(); !taken)
                    return taken;
            while (scan_.take(";"));
            if (!scan_.take(")"))
                return scan_.expected("`;` or `)`");
            skip();
            scan_.take(";");
            skip();
        }
        if (word() != "end")
            return scan_.expected("ports or `end`");
        return drop(begin);
    }

    /// `a, b : in std_logic`
    Result<void> take_ports() {
        std::vector<Name> names;
        skip();
        take_word("signal");
        do {
            skip();
            auto name = take_name();
            if (!name)
                return tl::unexpected(name.error());
            names.push_back(*std::move(name));
            skip();
        } while (scan_.take(","));
        if (!scan_.take(":"))
            return scan_.expected("',' or ':'");
        skip();
        const bool is_output = take_word("out") || take_word("buffer");
        if (!is_output)
            take_word("in");
        const std::string type = word();
        if (type != "std_logic" && type != "std_ulogic" && type != "bit" && type != "boolean")
            return scan_.expected("a port of one bit (std_logic, bit or boolean)");
        scan_.advance(type.size());
        skip();
        auto& list = is_output ? outputs_ : inputs_;
        std::move(names.begin(), names.end(), std::back_inserter(list));
        return {};
    }

    Result<void> take_assignment(std::size_t begin) {
        const std::string keyword = word();
        if (scan_.peek() == '\\' || !keyword.empty()) {
            if (auto name = take_name(); !name)
                return tl::unexpected(name.error());
            skip();
        }
        if (scan_.peek() == ':' && keyword != "port") { // a label
            scan_.advance();
            blank(begin, scan_.offset());
            skip();
            return take_assignment(scan_.offset());
        }
        if (!scan_.take("<="))
            return scan_.error(fmt::format("expected assignments; Loggia does not read {} in VHDL",
                                           quoted_for_message(identifier_at(begin))),
                               begin, std::max<std::size_t>(identifier_at(begin).size(), 1));
        for (skip(); scan_.peek() != ';'; skip()) {
            if (scan_.at_end())
                return scan_.expected("`;`");
            const std::string next = word();
            if (next == "when" || next == "select" || next == "after")
                return scan_.error(fmt::format("expected an expression; Loggia does not read {} "
                                               "in VHDL",
                                               quoted_for_message(identifier())),
                                   scan_.offset(), identifier().size());
            if (auto taken = pass(next); !taken)
                return taken;
        }
        scan_.advance();
        return {};
    }

    [[nodiscard]] std::string_view identifier_at(std::size_t begin) const {
        const std::string_view text = scan_.text().substr(begin);
        return text.substr(0, std::max<std::size_t>(identifier_length(text), 1));
    }

    /// Passes over a name, connective or sign of an expression.
    Result<void> pass(const std::string& next) {
        if (is_word_of_hardware(next)) {
            out_.replace(scan_.offset(), next.size(), next);
            scan_.advance(next.size());
        } else if (!next.empty() || scan_.peek() == '\\') {
            if (const auto name = take_name(); !name)
                return tl::unexpected(name.error());
        } else {
            scan_.advance();
        }
        return {};
    }

    std::map<std::string, std::string, std::less<>> spellings_; ///< by small letters
};

/// The first word behind comments and directives, and where it begins.
Scanner at_first_word(std::string_view text) {
    Scanner scan(text);
    for (scan.skip_space();; scan.skip_space()) {
        if (scan.rest().starts_with("/*"))
            scan.go_to(std::min(scan.text().find("*/", scan.offset() + 2), scan.text().size() - 2) +
                       2);
        else if (scan.rest().starts_with("//") || scan.rest().starts_with("-- ") ||
                 scan.rest().starts_with("---") || scan.rest().starts_with("`"))
            scan.skip_to_line_end();
        else
            return scan;
    }
}

bool is_verilog(const Scanner& scan) {
    return scan.rest().starts_with("module") || scan.rest().starts_with("input") ||
           scan.rest().starts_with("output");
}

} // namespace

bool begins_hardware(std::string_view text) {
    Scanner scan = at_first_word(text);
    const bool verilog = is_verilog(scan);
    const std::string_view first = scan.rest().substr(0, identifier_length(scan.rest()));
    const std::string word = verilog ? std::string(first) : in_small_letters(first);
    scan.advance(first.size());
    if (!verilog && (word == "module" || word == "input" || word == "output"))
        return false; // which begin with small letters
    if (word.empty() || !(Scanner::is_blank(scan.peek()) || scan.peek() == '\n'))
        return false;
    scan.skip_space();
    const std::string_view rest = scan.rest();
    const std::size_t end = rest.find_first_of(";=|\"\n");
    if (word == "input" || word == "output")
        return end != std::string_view::npos && rest[end] == ';' && rest[0] != ',';
    if (word == "library" || word == "use")
        return end != std::string_view::npos && rest[end] == ';';
    std::size_t length =
        rest.starts_with('\\') ? rest.find_first_of(" \t\r\n") : identifier_length(rest);
    if (length == 0 || length == std::string_view::npos)
        return false;
    scan.advance(length);
    scan.skip_space();
    if (word == "module")
        return scan.peek() == '(' || scan.peek() == ';' || scan.peek() == '#';
    length = identifier_length(scan.rest());
    const std::string next = in_small_letters(scan.rest().substr(0, length));
    return (word == "entity" && next == "is") || (word == "architecture" && next == "of");
}

bool is_word_of_hardware(std::string_view name) {
    constexpr std::array<std::string_view, 7> words{"and",  "or",  "not", "xor",
                                                    "nand", "nor", "xnor"};
    return is_one_of(name, words);
}

Result<HardwareText> read_hardware(std::string_view text) {
    return is_verilog(at_first_word(text)) ? VerilogReader(text).read() : VhdlReader(text).read();
}

std::optional<HardwareText> read_lists_of_names(std::string_view text) {
    constexpr std::array<std::string_view, 3> of_inputs{"input", "inputs", "variables"};
    constexpr std::array<std::string_view, 2> of_outputs{"output", "outputs"};
    HardwareText found{std::string(text), {}, {}};
    for (Scanner scan(text); scan.skip_space(), !scan.at_end(); scan.skip_to_line_end()) {
        const std::size_t begin = scan.offset();
        const std::string_view line = scan.rest().substr(0, scan.rest().find('\n'));
        const std::size_t sign = line.find_first_of(":=");
        std::string title = in_small_letters(line.substr(0, std::min(sign, line.size())));
        title.erase(title.find_last_not_of(" \t") + 1);
        const bool is_input = is_one_of(title, of_inputs);
        if (sign == std::string_view::npos || (!is_input && !is_one_of(title, of_outputs)) ||
            (line[sign] == '=' && line.find(',') == std::string_view::npos &&
             found.inputs.empty() && found.outputs.empty()))
            break;
        std::vector<HardwareText::Name> names;
        for (std::size_t at = sign + 1; at < line.size();) {
            const std::size_t length = equation_name_length(line.substr(at));
            if (length > 0)
                names.push_back({std::string(line.substr(at, length)), begin + at});
            else if (std::string_view(" \t\r,;.").find(line[at]) == std::string_view::npos)
                return std::nullopt;
            at += std::max<std::size_t>(length, 1);
        }
        auto& list = is_input ? found.inputs : found.outputs;
        list.insert(list.end(), names.begin(), names.end());
        std::fill_n(found.equations.begin() + static_cast<std::ptrdiff_t>(begin), line.size(), ' ');
    }
    return found.inputs.empty() && found.outputs.empty() ? std::nullopt : std::optional(found);
}

std::vector<EquationStatement> in_order_of_definition(std::string_view text,
                                                      std::vector<EquationStatement> statements) {
    // The names between two places, as they are spelled.
    const auto for_each_name = [text](std::size_t at, std::size_t end, auto visit) {
        while (at < end) {
            const std::string_view rest = text.substr(at, end - at);
            std::size_t length = equation_name_length(rest);
            if (length == 0 && rest[0] == '"')
                length = std::min(rest.find('"', 1), rest.size() - 1) + 1;
            if (length > 0)
                visit(rest.substr(0, length));
            at += std::max<std::size_t>(length, 1);
        }
    };
    std::map<std::string_view, std::size_t> definitions;
    for (std::size_t i = 0; i < statements.size(); ++i)
        if (statements[i].definition != std::string_view::npos)
            for_each_name(statements[i].begin, statements[i].definition,
                          [&](std::string_view name) { definitions[name] = i; });
    std::vector<EquationStatement> ordered;
    std::vector<bool> seen(statements.size(), false);
    std::vector<std::pair<std::size_t, bool>> stack; // and whether what it depends on is done
    for (std::size_t i = statements.size(); i-- > 0;)
        stack.emplace_back(i, false);
    while (!stack.empty()) {
        const auto [i, is_ready] = stack.back();
        stack.pop_back();
        if (is_ready) {
            ordered.push_back(statements[i]);
            continue;
        }
        if (seen[i])
            continue;
        seen[i] = true;
        stack.emplace_back(i, true);
        if (statements[i].definition != std::string_view::npos)
            for_each_name(statements[i].definition, statements[i].end, [&](std::string_view name) {
                if (const auto found = definitions.find(name);
                    found != definitions.end() && !seen[found->second])
                    stack.emplace_back(found->second, false);
            });
    }
    return ordered;
}

} // namespace loggia::normal_forms
