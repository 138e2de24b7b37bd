#include "core/logic/lenient_tokens.hpp"

#include "core/base/plain_text.hpp"
#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace loggia::logic::lenient {

namespace {

using Sort = Token::Sort;

std::size_t blank_at(std::string_view text) {
    constexpr std::array<std::string_view, 3> wide{"\u00A0", "\u2009", "\u202F"};
    if (text[0] == ' ' || (text[0] >= '\t' && text[0] <= '\r'))
        return 1;
    for (const std::string_view blank : wide)
        if (text.starts_with(blank))
            return blank.size();
    return invisible_length(text); // as copies from web pages and word processors have them
}

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

std::size_t command_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && (is_lower(text[length]) || is_upper(text[length])))
        ++length;
    return length == 0 ? std::min<std::size_t>(text.size(), 1) : length;
}

constexpr std::size_t verilog_bit_length = 4;

/// `1'b0` and `1'b1`, also with another base.
bool is_bit_of_verilog(std::string_view text) {
    return text.size() >= verilog_bit_length && text.starts_with("1'") &&
           std::string_view("bBdDhHoO").find(text[2]) != std::string_view::npos &&
           (text[3] == '0' || text[3] == '1') &&
           (text.size() == verilog_bit_length || word_character(text, verilog_bit_length) == 0);
}

constexpr std::size_t vhdl_bit_length = 3;

/// `'0'` and `'1'`, where no operand stands right before that it could negate.
bool is_bit_of_vhdl(std::string_view text, std::size_t at) {
    const std::string_view bit = text.substr(at, vhdl_bit_length);
    return (bit == "'0'" || bit == "'1'") &&
           (at == 0 || std::string_view(" \t\r\n(=<>&|+*^!~,;:?").find(text[at - 1]) !=
                           std::string_view::npos) &&
           (at + vhdl_bit_length == text.size() ||
            (text[at + vhdl_bit_length] != '\'' &&
             word_character(text, at + vhdl_bit_length) == 0));
}

/// Whether a number follows a letter: `A1` is a name, not A times 1.
bool is_numbered(std::string_view word) {
    const auto is_numbered_letter = [](char c, char next) {
        return is_letter(c) && next >= '0' && next <= '9';
    };
    return std::adjacent_find(word.begin(), word.end(), is_numbered_letter) != word.end();
}

} // namespace

Lexer::Lexer(std::string_view text, bool single_letters)
    : whole_(text), text_(text), single_letters_(single_letters) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark))
        at_ = byte_order_mark.size();
    open_mathematics();
}

void Lexer::open_mathematics() {
    constexpr std::array<std::array<std::string_view, 2>, 4> pairs{
        {{"$$", "$$"}, {"$", "$"}, {"\\(", "\\)"}, {"\\[", "\\]"}}};
    skip_blanks();
    last_end_ = at_;
    for (const auto& [open, close] : pairs) {
        if (!rest().starts_with(open))
            continue;
        const auto last = text_.find_last_not_of(" \t\r\n");
        const std::string_view inside = text_.substr(0, last + 1).substr(at_ + open.size());
        if (!inside.ends_with(close))
            continue;
        at_ += open.size();
        last_end_ = at_;
        text_ = text_.substr(0, at_ + inside.size() - close.size());
        return;
    }
}

tl::unexpected<Error> Lexer::error(std::string message, const Token& token) const {
    return failure(std::move(message), span_at(whole_, token.begin, token.end - token.begin));
}

tl::unexpected<Error> Lexer::error_here(std::string message, std::size_t length) const {
    return failure(std::move(message), span_at(whole_, at_, length));
}

tl::unexpected<Error> Lexer::unknown() const {
    const CodePoint point = code_point_at(text_, at_);
    if (point.length == 0)
        return error_here(
            fmt::format("byte 0x{:02X} is not UTF-8", static_cast<unsigned char>(text_[at_])), 1);
    const auto number = static_cast<std::uint32_t>(point.value);
    if (number < 0x20 || (number >= 0x7F && number < 0xA0))
        return error_here(fmt::format("unknown character U+{:04X}", number), point.length);
    if (number < 0x7F)
        return error_here(fmt::format("unknown character '{}'", text_[at_]), 1);
    return error_here(
        fmt::format("unknown character '{}' (U+{:04X})", rest().substr(0, point.length), number),
        point.length);
}

void Lexer::skip_blanks() {
    while (!at_end()) {
        const std::size_t blank = blank_at(rest());
        if (blank == 0)
            return;
        at_ += blank;
    }
}

Token Lexer::taken(Token token, std::size_t length) {
    at_ += length;
    token.begin = begin_;
    token.end = at_;
    last_end_ = at_;
    return token;
}

Result<Token> Lexer::next() {
    while (skip_blanks(), !at_end()) {
        if (rest().starts_with("{}")) { // ends a command in LaTeX and shows nothing
            at_ += 2;
            continue;
        }
        if (text_[at_] != '\\')
            return token();
        const std::string_view name = rest().substr(1, command_length(rest().substr(1)));
        if (!is_spacing_command(name))
            return token();
        at_ += 1 + name.size();
    }
    Token end;
    end.begin = last_end_;
    end.end = last_end_;
    return end;
}

Result<Token> Lexer::token() {
    begin_ = at_;
    if (is_bit_of_verilog(rest())) {
        Token token;
        token.sort = Sort::constant;
        token.value = rest()[verilog_bit_length - 1] == '1';
        return taken(token, verilog_bit_length);
    }
    if (is_bit_of_vhdl(text_, at_)) {
        Token token;
        token.sort = Sort::constant;
        token.value = rest()[1] == '1';
        return taken(token, vhdl_bit_length);
    }
    if (word_character(text_, at_) != 0)
        return single_letters_ ? single_letter() : word();
    if (text_[at_] == '"')
        return quoted();
    if (follows(':') && questions_ > 0) {
        --questions_;
        Token colon;
        colon.sort = Sort::colon;
        return taken(colon, 1);
    }
    if (const Token symbol = symbol_at(rest()); symbol.end != 0) {
        questions_ += symbol.sort == Sort::question ? 1 : 0;
        return taken(symbol, symbol.end);
    }
    if (text_[at_] == '.')
        return dot();
    return text_[at_] == '\\' ? command() : unknown();
}

/// A full stop between operands is a product, as in `A .B` and `(A+B).(C+D)`; not in `A.B`, which
/// may be a name, nor at the end of a sentence or the beginning of a line.
Result<Token> Lexer::dot() {
    const std::string_view before = text_.substr(0, at_);
    const std::string_view behind = rest().substr(1);
    if (before.empty() || behind.empty() ||
        std::string_view("\r\n").find(before.back()) != std::string_view::npos ||
        std::string_view("\r\n.").find(behind[0]) != std::string_view::npos ||
        (blank_at(behind) != 0 && before.back() != ' ' && before.back() != '\t'))
        return unknown();
    const std::string_view left = word_before(at_);
    const std::string_view right = word_at(at_ + 1);
    if (!left.empty() && !right.empty()) {
        constexpr std::size_t longest = 20;
        const std::string name =
            fmt::format("{}.{}", whole_characters(left, longest), whole_characters(right, longest));
        return error_here(
            fmt::format(
                "'{0}' is ambiguous; write \"{0}\" for a variable, or {1}*{2} for a product", name,
                whole_characters(left, longest), whole_characters(right, longest)),
            1);
    }
    Token token;
    token.sort = Sort::infix;
    token.infix = Operator::both;
    return taken(token, 1);
}

/// The word that ends at a place.
std::string_view Lexer::word_before(std::size_t end) const {
    std::size_t begin = end;
    for (std::size_t at = end; at > 0; begin = at) {
        --at;
        while (at > 0 && (static_cast<unsigned char>(text_[at]) & 0xC0U) == 0x80)
            --at;
        if (word_character(text_, at) == 0)
            break;
    }
    return text_.substr(begin, end - begin);
}

std::string_view Lexer::word_at(std::size_t at) const {
    std::size_t end = at;
    while (end < text_.size()) {
        const std::size_t length = word_character(text_, end);
        if (length == 0)
            break;
        end += length;
    }
    return text_.substr(at, end - at);
}

/// Whether the word names a function and a parenthesis (or, as Mathematica has it, a square
/// bracket) follows, which is taken with it. `token` is that function then.
bool Lexer::opens_operands(std::string_view word, Token& token) {
    const bool exactly_one = is_exactly_one(word);
    const bool choice = is_choice(word);
    if (!exactly_one && !choice && !is_equivalent(word))
        return false;
    const std::size_t before = at_;
    if (const bool is_if = choice && word.size() == 2; !is_if) // `if (a) then b` is not for this
        skip_blanks();
    if (!follows('(') && (exactly_one || !follows('['))) {
        at_ = before;
        return false;
    }
    token.bracket = text_[at_];
    ++at_;
    token.sort = Sort::function;
    token.exactly_one = exactly_one;
    token.choice = choice;
    token.infix = Operator::iff;
    return true;
}

/// A letter that has its bar in it, as a keyboard types it: to those who write the bar over a
/// letter for its negation it is that, to others a letter like any.
Result<void> Lexer::refuse_bar() const {
    const std::string_view word = word_at(at_);
    const std::string_view letter = letter_below_bar(word);
    if (letter.empty())
        return {};
    return error_here(fmt::format("'{0}' is ambiguous; write {1}' for the negation, or \"{0}\" for "
                                  "a variable of that name",
                                  word, letter),
                      word.size());
}

Result<Token> Lexer::word() {
    const std::string_view word = word_at(at_);
    if (const Token known = keyword(word); known.end != 0)
        return taken(known, word.size());
    Token token;
    if (word == "0" || word == "1") {
        token.sort = Sort::constant;
        token.value = word == "1";
        return taken(token, 1);
    }
    if (is_digit(word[0]))
        return error_here("expected a name that starts with a letter, or a constant 0 or 1",
                          word.size());
    if (auto plain = refuse_bar(); !plain)
        return tl::unexpected(std::move(plain.error()));
    at_ += word.size();
    if (opens_operands(word, token))
        return taken(token, 0);
    token.sort = Sort::name;
    token.name = word;
    if (word.back() != '_' || !follows('{'))
        return taken(token, 0);
    token.name.remove_suffix(1);
    --at_;
    return with_index(token);
}

Result<Token> Lexer::single_letter() {
    Token token;
    if (at_ >= run_end_) {
        const std::string_view word = word_at(at_);
        run_end_ = at_ + word.size();
        if (const Token known = keyword(word); known.end != 0)
            return taken(known, word.size());
        if (is_truth_letter(word)) {
            has_truth_letter_ = true;
            if (has_capital_)
                return truth_letter_or_variable();
            token.sort = Sort::constant;
            token.value = word == "T";
            return taken(token, 1);
        }
        if (word.size() > 1 && word.find_first_not_of("TF") == std::string_view::npos)
            return truth_letter_or_variable();
        at_ += word.size();
        if (opens_operands(word, token))
            return taken(token, 0);
        at_ = begin_;
        if (is_numbered(word))
            return error_here(fmt::format("a variable is one letter, found '{}'", word),
                              word.size());
    }
    return variable_letter();
}

/// A letter that is a variable, or a digit that is a constant.
Result<Token> Lexer::variable_letter() {
    Token token;
    const char c = text_[at_];
    if (is_letter(c)) {
        has_capital_ = has_capital_ || is_upper(c);
        if (has_capital_ && has_truth_letter_)
            return truth_letter_or_variable();
        token.sort = Sort::name;
        token.quoted = true; // T and F in `DEF` are no constants
        token.name = rest().substr(0, 1);
        return taken(token, 1);
    }
    if (c == '0' || c == '1') {
        token.sort = Sort::constant;
        token.value = c == '1';
        return taken(token, 1);
    }
    const std::size_t length = word_character(text_, at_);
    return error_here(fmt::format("a variable is one letter, found '{}'", rest().substr(0, length)),
                      length);
}

tl::unexpected<Error> Lexer::truth_letter_or_variable() const {
    return error_here("T and F are ambiguous next to other capital letters; write 1 and 0, or "
                      "lower-case variables",
                      1);
}

Result<Token> Lexer::quoted() {
    name_.clear();
    for (++at_; !at_end() && !follows('"'); ++at_) {
        if (follows('\\') && ++at_ == text_.size())
            break;
        name_ += text_[at_];
    }
    if (at_end()) {
        at_ = begin_;
        return error_here("expected '\"' at the end of this name", 1);
    }
    if (single_letters_ && (name_.size() != 1 || !is_letter(name_[0]))) {
        const std::size_t length = at_ + 1 - begin_;
        at_ = begin_;
        return error_here("a variable is one letter", length);
    }
    Token token;
    token.sort = Sort::name;
    token.quoted = true;
    token.name = name_;
    return taken(token, 1);
}

Result<Token> Lexer::command() {
    const std::string_view name = rest().substr(1, command_length(rest().substr(1)));
    if (const Token known = lenient::command(name); known.end != 0)
        return taken(known, 1 + name.size());
    if (is_font_command(name)) {
        at_ += 1 + name.size();
        return named_group(name == "operatorname", name != "mathit" && name != "textit");
    }
    if (name == "(" || name == "[")
        return error_here(fmt::format("expected '\\{}' at the end of what '\\{}' begins",
                                      name == "(" ? ')' : ']', name),
                          2);
    const bool printable = !name.empty() && name[0] >= ' ' && name[0] < 0x7F;
    return error_here(printable ? fmt::format("unknown command '\\{}'", name)
                                : "expected the name of a command after '\\'",
                      printable ? 1 + name.size() : 1);
}

/// What follows \mathit and its like: a name in braces, perhaps with an index behind; upright
/// also a word such as `\text{ and }`.
Result<Token> Lexer::named_group(bool function, bool upright) {
    skip_blanks();
    if (!follows('{'))
        return error_here("expected a name in braces", 1);
    name_.clear();
    for (++at_; !at_end() && !follows('}');)
        if (const auto taken = name_piece(); !taken)
            return tl::unexpected(taken.error());
    if (at_end())
        return error_here("expected '}' after the name", 1);
    ++at_;
    const Token known = keyword(without_blanks(name_));
    if (upright && known.end != 0 && !rest().starts_with("_{"))
        return taken(known, 0);
    if (single_letters_ && !function && (name_.size() != 1 || !is_letter(name_[0]))) {
        const std::size_t length = at_ - begin_;
        at_ = begin_;
        return error_here("a variable is one letter", length);
    }
    Token token;
    if (function && opens_operands(name_, token))
        return taken(token, 0);
    token.sort = Sort::name;
    token.quoted = true;
    token.name = name_;
    return rest().starts_with("_{") ? with_index(token) : taken(token, 0);
}

/// A character of a name in braces, as LaTeX has to have it.
Result<void> Lexer::name_piece() {
    struct Escape {
        std::string_view spelled;
        std::string_view meant;
    };
    constexpr std::array escapes{
        Escape{"\\textbackslash{}", "\\"},
        Escape{"\\textasciicircum{}", "^"},
        Escape{"\\textasciitilde{}", "~"},
        Escape{"\\textless{}", "<"},
        Escape{"\\textgreater{}", ">"},
        Escape{"\\textbar{}", "|"},
        Escape{"\\#", "#"},
        Escape{"\\$", "$"},
        Escape{"\\%", "%"},
        Escape{"\\&", "&"},
        Escape{"\\_", "_"},
        Escape{"\\{", "{"},
        Escape{"\\}", "}"},
    };
    for (const Escape& escape : escapes)
        if (rest().starts_with(escape.spelled)) {
            name_ += escape.meant;
            at_ += escape.spelled.size();
            return {};
        }
    const std::size_t length = code_point_at(text_, at_).length;
    if (length == 0 || static_cast<unsigned char>(text_[at_]) < ' ' || follows('\\') ||
        follows('{'))
        return error_here(
            R"(a name in braces may contain no command except \_, \#, \$, \%, \&, \{ and \})", 1);
    name_ += rest().substr(0, length);
    at_ += length;
    return {};
}

/// Reads `_{1,2}`.
Result<Token> Lexer::with_index(Token token) {
    if (token.name.empty())
        return error_here("expected a name before the index", 1);
    index_.clear();
    at_ += 2;
    for (;;) {
        skip_blanks();
        std::size_t length = 0;
        for (; !at_end() && text_[at_] != '_' && (length = word_character(text_, at_)) != 0;
             at_ += length)
            index_ += rest().substr(0, length);
        if (index_.empty() || index_.back() == '_')
            return error_here("expected letters or digits in the index", 1);
        skip_blanks();
        if (!follows(','))
            break;
        ++at_;
        index_ += '_';
    }
    if (!follows('}'))
        return error_here("expected ',' or '}' in the index", 1);
    token.index = index_;
    return taken(token, 1);
}

} // namespace loggia::logic::lenient
