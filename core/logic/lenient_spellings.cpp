#include "core/logic/lenient_spellings.hpp"

#include "core/base/letters.hpp"

#include <algorithm>
#include <array>

namespace loggia::logic::lenient {

namespace {

using Sort = Token::Sort;

struct Spelling {
    std::string_view text;
    Sort sort;
    Operator infix = Operator::iff;
    bool value = false;
};

constexpr std::array words{
    Spelling{"not", Sort::negation},
    Spelling{"and", Sort::infix, Operator::both},
    Spelling{"nand", Sort::infix, Operator::nand},
    Spelling{"or", Sort::infix, Operator::either},
    Spelling{"nor", Sort::infix, Operator::nor},
    Spelling{"xor", Sort::infix, Operator::exclusive},
    Spelling{"xnor", Sort::infix, Operator::xnor},
    Spelling{"implies", Sort::infix, Operator::implies},
    Spelling{"iff", Sort::infix, Operator::iff},
    Spelling{"true", Sort::constant, {}, true},
    Spelling{"false", Sort::constant, {}, false},
};

/// What begins like another stands before it.
constexpr std::array symbols{
    Spelling{"-->", Sort::infix, Operator::implies},
    Spelling{"->", Sort::infix, Operator::implies},
    Spelling{"–>", Sort::infix, Operator::implies},
    Spelling{"-", Sort::negation},
    Spelling{"!=", Sort::infix, Operator::differ},
    Spelling{"!", Sort::negation},
    Spelling{"~&", Sort::infix, Operator::nand},
    Spelling{"~|", Sort::infix, Operator::nor},
    Spelling{"~^", Sort::infix, Operator::xnor},
    Spelling{"~", Sort::negation},
    Spelling{"¬", Sort::negation},
    Spelling{"￢", Sort::negation},
    Spelling{"！", Sort::negation},
    Spelling{"～", Sort::negation},
    Spelling{"∼", Sort::negation},
    Spelling{"−", Sort::negation},
    Spelling{"–", Sort::negation}, // what word processors make of a hyphen
    Spelling{"'", Sort::prime},
    Spelling{"’", Sort::prime},
    Spelling{"´", Sort::prime},
    Spelling{"′", Sort::prime},
    Spelling{overbar, Sort::prime},
    Spelling{macron, Sort::prime},
    Spelling{spacing_macron, Sort::prime},
    Spelling{spacing_overline, Sort::prime},
    Spelling{"*", Sort::infix, Operator::both},
    Spelling{"&&", Sort::infix, Operator::both},
    Spelling{"&", Sort::infix, Operator::both},
    Spelling{"/\\", Sort::infix, Operator::both},
    Spelling{"∧", Sort::infix, Operator::both},
    Spelling{"\u02C4", Sort::infix, Operator::both}, // an arrowhead that looks the same
    Spelling{"·", Sort::infix, Operator::both},
    Spelling{"⋅", Sort::infix, Operator::both},
    Spelling{"×", Sort::infix, Operator::both},
    Spelling{"∙", Sort::infix, Operator::both},
    Spelling{"•", Sort::infix, Operator::both},
    Spelling{"∗", Sort::infix, Operator::both},
    Spelling{"⋀", Sort::infix, Operator::both},
    Spelling{"＆", Sort::infix, Operator::both},
    Spelling{"＊", Sort::infix, Operator::both},
    Spelling{"⊼", Sort::infix, Operator::nand},
    Spelling{"↑", Sort::infix, Operator::nand},
    Spelling{"+", Sort::infix, Operator::either},
    Spelling{"||", Sort::infix, Operator::either},
    Spelling{"|", Sort::infix, Operator::either},
    Spelling{"\\/", Sort::infix, Operator::either},
    Spelling{"∨", Sort::infix, Operator::either},
    Spelling{"⋁", Sort::infix, Operator::either},
    Spelling{"\u02C5", Sort::infix, Operator::either},
    Spelling{"｜", Sort::infix, Operator::either},
    Spelling{"＋", Sort::infix, Operator::either},
    Spelling{"⊽", Sort::infix, Operator::nor},
    Spelling{"↓", Sort::infix, Operator::nor},
    Spelling{"^\\prime", Sort::prime},
    Spelling{"^{\\prime}", Sort::prime},
    Spelling{"^", Sort::infix, Operator::exclusive},
    Spelling{"⊕", Sort::infix, Operator::exclusive},
    Spelling{"⊻", Sort::infix, Operator::exclusive},
    Spelling{"⊙", Sort::infix, Operator::xnor},
    Spelling{"==>", Sort::infix, Operator::implies},
    Spelling{"==", Sort::infix, Operator::equal},
    Spelling{"≠", Sort::infix, Operator::differ},
    Spelling{"≢", Sort::infix, Operator::differ},
    Spelling{"↮", Sort::infix, Operator::differ},
    Spelling{"⇎", Sort::infix, Operator::differ},
    Spelling{"=>", Sort::infix, Operator::implies},
    Spelling{"→", Sort::infix, Operator::implies},
    Spelling{"⇒", Sort::infix, Operator::implies},
    Spelling{"⟶", Sort::infix, Operator::implies},
    Spelling{"⟹", Sort::infix, Operator::implies},
    Spelling{"⊃", Sort::infix, Operator::implies},
    Spelling{">>", Sort::infix, Operator::implies},
    Spelling{"<<", Sort::infix, Operator::implied_by},
    Spelling{"<-->", Sort::infix, Operator::iff},
    Spelling{"<->", Sort::infix, Operator::iff},
    Spelling{"<–>", Sort::infix, Operator::iff},
    Spelling{"<==>", Sort::infix, Operator::iff},
    Spelling{"<=>", Sort::infix, Operator::iff},
    Spelling{"<==", Sort::infix, Operator::implied_by},
    Spelling{"<~>", Sort::infix, Operator::differ},
    Spelling{"<>", Sort::infix, Operator::differ},
    Spelling{"<-", Sort::infix, Operator::implied_by},
    Spelling{"←", Sort::infix, Operator::implied_by},
    Spelling{"⇐", Sort::infix, Operator::implied_by},
    Spelling{"↔", Sort::infix, Operator::iff},
    Spelling{"⇔", Sort::infix, Operator::iff},
    Spelling{"⟷", Sort::infix, Operator::iff},
    Spelling{"⟺", Sort::infix, Operator::iff},
    Spelling{"≡", Sort::infix, Operator::iff},
    Spelling{"⊤", Sort::constant, {}, true},
    Spelling{"⊥", Sort::constant, {}, false},
    Spelling{",", Sort::comma},
    Spelling{"?", Sort::question},
    Spelling{"(", Sort::open},
    Spelling{"[", Sort::open},
    Spelling{"{", Sort::open},
    Spelling{"（", Sort::open},
    Spelling{"）", Sort::close},
    Spelling{")", Sort::close},
    Spelling{"]", Sort::close},
    Spelling{"}", Sort::close},
};

/// What follows the backslash of a LaTeX command.
constexpr std::array commands{
    Spelling{"neg", Sort::negation},
    Spelling{"lnot", Sort::negation},
    Spelling{"sim", Sort::negation},
    Spelling{"overline", Sort::overline},
    Spelling{"bar", Sort::overline},
    Spelling{"land", Sort::infix, Operator::both},
    Spelling{"wedge", Sort::infix, Operator::both},
    Spelling{"cdot", Sort::infix, Operator::both},
    Spelling{"times", Sort::infix, Operator::both},
    Spelling{"uparrow", Sort::infix, Operator::nand},
    Spelling{"barwedge", Sort::infix, Operator::nand},
    Spelling{"downarrow", Sort::infix, Operator::nor},
    Spelling{"&", Sort::infix, Operator::both},
    Spelling{"lor", Sort::infix, Operator::either},
    Spelling{"vee", Sort::infix, Operator::either},
    Spelling{"oplus", Sort::infix, Operator::exclusive},
    Spelling{"veebar", Sort::infix, Operator::exclusive},
    Spelling{"odot", Sort::infix, Operator::xnor},
    Spelling{"ne", Sort::infix, Operator::differ},
    Spelling{"neq", Sort::infix, Operator::differ},
    Spelling{"nleftrightarrow", Sort::infix, Operator::differ},
    Spelling{"nLeftrightarrow", Sort::infix, Operator::differ},
    Spelling{"supset", Sort::infix, Operator::implies},
    Spelling{"to", Sort::infix, Operator::implies},
    Spelling{"implies", Sort::infix, Operator::implies},
    Spelling{"rightarrow", Sort::infix, Operator::implies},
    Spelling{"Rightarrow", Sort::infix, Operator::implies},
    Spelling{"longrightarrow", Sort::infix, Operator::implies},
    Spelling{"Longrightarrow", Sort::infix, Operator::implies},
    Spelling{"gets", Sort::infix, Operator::implied_by},
    Spelling{"leftarrow", Sort::infix, Operator::implied_by},
    Spelling{"Leftarrow", Sort::infix, Operator::implied_by},
    Spelling{"iff", Sort::infix, Operator::iff},
    Spelling{"equiv", Sort::infix, Operator::iff},
    Spelling{"leftrightarrow", Sort::infix, Operator::iff},
    Spelling{"Leftrightarrow", Sort::infix, Operator::iff},
    Spelling{"longleftrightarrow", Sort::infix, Operator::iff},
    Spelling{"Longleftrightarrow", Sort::infix, Operator::iff},
    Spelling{"top", Sort::constant, {}, true},
    Spelling{"bot", Sort::constant, {}, false},
    Spelling{"{", Sort::open},
    Spelling{"}", Sort::close},
};

/// Commands that only move what follows.
constexpr std::array<std::string_view, 17> spaces{
    ",",   ";",   ":",    "!",    " ",    "quad", "qquad", "left",        "right",
    "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "bigg",  "displaystyle"};

/// Commands that set the name in the braces behind them in another font.
constexpr std::array<std::string_view, 9> fonts{
    "mathit", "mathrm", "mathsf", "mathtt", "mathbf", "text", "textit", "textrm", "operatorname"};

Token token_of(const Spelling& spelling) {
    Token token;
    token.sort = spelling.sort;
    token.infix = spelling.infix;
    token.value = spelling.value;
    token.end = spelling.text.size();
    if (token.sort == Sort::open || token.sort == Sort::close)
        token.bracket = spelling.text == "（"   ? '('
                        : spelling.text == "）" ? ')'
                                                : spelling.text[0];
    return token;
}

template <class Table>
Token lookup(const Table& table, std::string_view text) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Spelling& s) { return s.text == text; });
    return found == table.end() ? Token{} : token_of(*found);
}

/// The word in lower case; empty where it is longer than any that means something.
struct Folded {
    explicit Folded(std::string_view word) {
        if (word.size() > letters.size())
            return;
        size = word.size();
        std::transform(word.begin(), word.end(), letters.begin(), small_letter);
    }
    [[nodiscard]] std::string_view view() const { return {letters.data(), size}; }

    std::array<char, 11> letters{};
    std::size_t size = 0;
};

bool is_index_digit(char32_t c) {
    return c >= 0x2080 && c <= 0x2089;
}

/// Latin, Greek and Cyrillic letters, and digits set as an index.
bool is_letter_beyond_ascii(char32_t c) {
    const auto between = [&](char32_t first, char32_t last) { return c >= first && c <= last; };
    return (between(0xC0, 0x2AF) && c != 0xD7 && c != 0xF7) ||
           (between(0x370, 0x52F) && c != 0x37E && c != 0x387) || is_index_digit(c);
}

} // namespace

Token symbol_at(std::string_view text) {
    for (const Spelling& symbol : symbols)
        if (symbol.text[0] == text[0] && text.starts_with(symbol.text))
            return token_of(symbol);
    return {};
}

Token keyword(std::string_view word) {
    return lookup(words, Folded(word).view());
}

Token command(std::string_view name) {
    return lookup(commands, name);
}

bool is_spacing_command(std::string_view name) {
    return std::find(spaces.begin(), spaces.end(), name) != spaces.end();
}

bool is_font_command(std::string_view name) {
    return std::find(fonts.begin(), fonts.end(), name) != fonts.end();
}

bool is_exactly_one(std::string_view word) {
    const Folded folded(word);
    return folded.view() == "one" || folded.view() == "exactly_one";
}

bool is_equivalent(std::string_view word) {
    return Folded(word).view() == "equivalent";
}

bool is_choice(std::string_view word) {
    const Folded folded(word);
    return folded.view() == "ite" || folded.view() == "if";
}

bool is_truth_letter(std::string_view word) {
    return word == "T" || word == "F";
}

std::string_view letter_below_bar(std::string_view word) {
    constexpr std::array<std::string_view, 14> barred{"ā", "ē", "ī", "ō", "ū", "ȳ", "ǣ",
                                                      "Ā", "Ē", "Ī", "Ō", "Ū", "Ȳ", "Ǣ"};
    constexpr std::array<std::string_view, 14> plain{"a", "e", "i", "o", "u", "y", "æ",
                                                     "A", "E", "I", "O", "U", "Y", "Æ"};
    const auto* const found = std::find(barred.begin(), barred.end(), word);
    return found == barred.end() ? std::string_view()
                                 : plain.at(static_cast<std::size_t>(found - barred.begin()));
}

std::string product_with_bars(std::string_view word) {
    constexpr std::size_t longest = 4;
    std::string letters;
    std::string product;
    for (std::size_t at = 0; at < word.size();) {
        const std::string_view written = word.substr(at, word_character(word, at));
        const std::string_view below = letter_below_bar(written);
        const std::string_view letter = below.empty() ? written : below;
        if (letter.size() != 1 || !is_letter(letter[0]) || letters.size() == longest ||
            letters.find(letter[0]) != std::string::npos)
            return {};
        letters += letter;
        product += product.empty() ? "" : "*";
        product += letter;
        product += below.empty() ? "" : "'";
        at += written.size();
    }
    const bool barred = product.find('\'') != std::string::npos;
    const bool in_order = std::is_sorted(letters.begin(), letters.end());
    const bool capitals = std::all_of(letters.begin(), letters.end(), is_upper);
    return letters.size() > 1 && barred && (in_order || capitals) ? product : std::string();
}

bool is_run_of_indices(std::string_view word) {
    if (word.empty() || !is_letter(word[0]))
        return false;
    const char letter = word[0];
    int runs = 0;
    for (; !word.empty(); ++runs) {
        std::size_t length = word.size() > 1 && word[1] == '_' ? 2 : 1;
        const std::size_t digits = length;
        while (const std::size_t digit = digit_character(word, length))
            length += digit;
        if (word[0] != letter || length == digits)
            return false;
        word.remove_prefix(length);
    }
    return runs > 1;
}

bool is_disjunction_in_letters(std::string_view word) {
    return word.size() == 3 && word[1] == 'v' && word[0] != 'v' && word[2] != 'v' &&
           word[0] != word[2] && is_letter(word[0]) && is_letter(word[2]) &&
           is_lower(word[0]) == is_lower(word[2]);
}

bool is_plain_name(std::string_view name) {
    if (name.empty() || is_digit(name[0]) || is_truth_letter(name) || keyword(name).end != 0 ||
        !letter_below_bar(name).empty())
        return false;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t length = word_character(name, at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

CodePoint code_point_at(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() - at < length)
        return {0, 0};
    char32_t value = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return {0, 0};
        value = value << 6U | (byte(i) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    if (value < least.at(length) || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
        return {0, 0};
    return {value, length};
}

std::size_t word_character(std::string_view text, std::size_t at) {
    const char c = text[at];
    if (static_cast<unsigned char>(c) < 0x80)
        return is_lower(c) || is_upper(c) || is_digit(c) || c == '_' ? 1 : 0;
    const CodePoint point = code_point_at(text, at);
    return is_letter_beyond_ascii(point.value) ? point.length : 0;
}

std::size_t digit_character(std::string_view text, std::size_t at) {
    if (at >= text.size())
        return 0;
    const CodePoint point = code_point_at(text, at);
    return is_digit(text[at]) || is_index_digit(point.value) ? point.length : 0;
}

} // namespace loggia::logic::lenient
