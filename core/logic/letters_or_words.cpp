#include "core/logic/letters_or_words.hpp"

#include "core/logic/lenient_tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace loggia::logic {

namespace {

using lenient::Operator;
using lenient::Token;
using Sort = lenient::Token::Sort;

bool ends_operand(Sort sort) {
    return sort == Sort::name || sort == Sort::constant || sort == Sort::prime ||
           sort == Sort::close;
}

bool begins_operand(Sort sort) {
    return sort == Sort::name || sort == Sort::constant || sort == Sort::open ||
           sort == Sort::function || sort == Sort::overline;
}

/// The letters of a word; no value where one is no ASCII letter or occurs twice.
std::optional<std::uint64_t> letters_of(std::string_view word) {
    std::uint64_t letters = 0;
    for (const char c : word) {
        if (!lenient::is_letter(c))
            return std::nullopt;
        const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(c) & 63U);
        if ((letters & bit) != 0)
            return std::nullopt;
        letters |= bit;
    }
    return letters;
}

/// The parts of a word such as `x1x2`, `x₁x₂` or `x_1x_2`, each a letter with digits; none where it
/// is not made of two or more.
std::vector<std::string_view> indexed_letters_of(std::string_view word) {
    std::vector<std::string_view> parts;
    while (!word.empty()) {
        const std::size_t digits = word.size() > 1 && word[1] == '_' ? 2 : 1;
        std::size_t length = digits;
        while (const std::size_t digit = lenient::digit_character(word, length))
            length += digit;
        if (!lenient::is_letter(word[0]) || length == digits)
            return {};
        parts.push_back(word.substr(0, length));
        word.remove_prefix(length);
    }
    return parts.size() > 1 ? parts : std::vector<std::string_view>();
}

/// The parts of a word such as `Q1X` or `Q1Q0X`, letters of which at least half have digits, but
/// not all; none where it is not made of such.
std::vector<std::string_view> mixed_letters_of(std::string_view word) {
    std::vector<std::string_view> parts;
    std::size_t plain = 0;
    while (!word.empty()) {
        const std::size_t digits = word.size() > 1 && word[1] == '_' ? 2 : 1;
        std::size_t length = digits;
        while (const std::size_t digit = lenient::digit_character(word, length))
            length += digit;
        if (!lenient::is_letter(word[0]) || (digits == 2 && length == 2))
            return {};
        plain += length == 1 ? 1 : 0;
        parts.push_back(word.substr(0, length));
        word.remove_prefix(length);
    }
    return plain > 0 && 2 * plain <= parts.size() ? parts : std::vector<std::string_view>();
}

/// The letters of the parts, without their indices.
std::string initials_of(const std::vector<std::string_view>& parts) {
    std::string letters;
    for (const std::string_view part : parts)
        letters += part[0];
    return letters;
}

/// The first characters of a word, as a message quotes it.
std::string_view beginning_of(std::string_view word) {
    constexpr int longest = 12;
    std::size_t end = 0;
    for (int i = 0; i < longest && end < word.size(); ++i)
        end += std::max<std::size_t>(lenient::word_character(word, end), 1);
    return word.substr(0, end);
}

/// The sign of a disjunction as it is printed, which no programming language has.
bool is_vee(std::string_view spelled) {
    return spelled == "∨" || spelled == "⋁" || spelled == "˅" || spelled == "\\lor" ||
           spelled == "\\vee";
}

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Whether a word is what control signals are called.
bool is_signal(std::string_view word) {
    constexpr std::array<std::string_view, 8> signals{"EN", "CLK", "CLR", "RST",
                                                      "en", "clk", "clr", "rst"};
    return std::find(signals.begin(), signals.end(), word) != signals.end();
}

/// Whether a place in a word is one of several small letters behind a capital.
bool is_in_name(std::string_view word, std::size_t at) {
    constexpr std::string_view small = "abcdefghijklmnopqrstuvwxyz";
    constexpr std::size_t longest = 52; // longer ones have a letter twice, and are no products
    if (!lenient::is_lower(word[at]) || word.size() > longest)
        return false;
    const std::size_t capital = word.find_last_not_of(small, at);
    const std::size_t end = std::min(word.find_first_not_of(small, at), word.size());
    return capital != std::string_view::npos && end - capital > 2;
}

/// What tells whether words or letters are meant, gathered from the tokens of a text in one pass.
class Survey {
public:
    Survey(const Store& store, std::string_view text, const Control& control)
        : store_(store), text_(text), control_(control) {}

    /// Whether to read single letters, or why neither reading is plain; anything when stopped.
    Result<bool> single_letters();

private:
    struct Word {
        std::size_t begin;
        std::size_t length;
    };

    void gather();
    [[nodiscard]] bool stops() const { return control_.stop_requested(); }
    void take(const Token& token);
    void take_name(const Token& token);
    void take_gap(const Token& token);
    void take_no_operand(const Token& token);
    void take_application(const Token& token);
    void take_turnstile(const Token& token);
    [[nodiscard]] bool known(const Word& word) const { return store_.find(view(word)).has_value(); }
    [[nodiscard]] std::string_view view(const Word& word) const {
        return text_.substr(word.begin, word.length);
    }
    [[nodiscard]] bool is_constant(const Token& token) const {
        return token.sort == Sort::constant ||
               (token.sort == Sort::name &&
                lenient::is_truth_letter(text_.substr(token.begin, token.end - token.begin)));
    }
    [[nodiscard]] bool is_single(const Token& token) const { return token.end - token.begin == 1; }
    /// Of the name or constant that begins at a place.
    [[nodiscard]] std::size_t word_length(std::size_t begin) const {
        std::size_t end = begin;
        while (end < text_.size()) {
            const std::size_t length = lenient::word_character(text_, end);
            if (length == 0)
                break;
            end += length;
        }
        return end - begin;
    }
    using Letters = std::bitset<256>; ///< by their bytes
    [[nodiscard]] std::array<std::size_t, 64> letter_uses() const;
    [[nodiscard]] bool has_letter_of(std::string_view some) const {
        const std::array<std::size_t, 64> uses = letter_uses();
        return std::any_of(some.begin(), some.end(),
                           [&](char c) { return uses.at(static_cast<unsigned>(c) & 63U) > 0; });
    }
    [[nodiscard]] std::vector<bool> products() const;
    [[nodiscard]] bool all_may_be_products() const;
    [[nodiscard]] Letters letters_with_index() const;
    [[nodiscard]] Letters letters_apart() const;
    [[nodiscard]] std::set<std::string> repeated_letters() const;
    [[nodiscard]] bool is_indexed_product(const Word& word, const Letters& with_index) const;
    [[nodiscard]] std::optional<Word> mixed_product() const;
    [[nodiscard]] tl::unexpected<Error> both(const Word& word) const;
    [[nodiscard]] tl::unexpected<Error> error(std::string message, const Word& word) const {
        return failure(std::move(message), span_at(text_, word.begin, word.length));
    }

    const Store& store_;
    std::string_view text_;
    const Control& control_;
    Token last_;                   ///< no views are kept of it
    bool last_barred_ = false;     ///< last_ is an overline drawn by a combining character
    bool behind_constant_ = false; ///< last_ ends a constant, perhaps with primes
    bool readable_ = true;         ///< the tokens are all right, and letters are no nonsense
    bool side_by_side_ = false;
    bool algebra_ = false;           ///< `+`, `'` or a bar is there
    bool vee_ = false;               ///< `∨` is there
    bool elsewhere_ = false;         ///< an operator is there that is not of algebra
    bool has_long_names_ = false;    ///< such as x1, which cannot be letters side by side
    std::vector<Word> words_;        ///< of letters alone, two or more
    std::vector<Word> letters_;      ///< names of one letter
    std::vector<Word> indexed_;      ///< names such as x1, and x1x2
    std::set<std::string> repeated_; ///< letters of several names such as x1y1 and x0y0
    std::optional<Word> adrift_;     ///< a word between blanks, beside an operand
    std::optional<Word> or_;         ///< `v`, or the Spanish `o`, between operands
    std::optional<Word> and_;        ///< the Spanish `y` between operands
    std::optional<Word> applied_;    ///< `P(a)` or `x[0]`
    std::size_t argument_ = 0;       ///< where its argument begins
    std::optional<Word> turnstile_;
    std::optional<Word> bars_;   ///< letters side by side, each with its bar
    std::optional<Word> barred_; ///< `ĀC`, a product with bars in its letters
    std::optional<Word> truth_;  ///< `T` or `F` that may be a constant
    bool has_capital_ = false;   ///< another single letter is a capital
    std::optional<Token> lone_v_;
    std::optional<Word> applying_; ///< a name right before the bracket that is open
    bool has_argument_ = false;    ///< and the name or constant that is all there is in it so far
};

void Survey::gather() {
    lenient::Lexer lexer(text_, false);
    while (!stops()) {
        const auto token = lexer.next();
        if (!token) {
            readable_ = false;
            return;
        }
        take(*token);
        if (token->sort == Sort::end)
            return;
    }
}

void Survey::take(const Token& token) {
    const bool barred =
        token.sort == Sort::prime && lenient::starts_with_bar(text_.substr(token.begin));
    if (ends_operand(last_.sort) && begins_operand(token.sort) && last_.end != 0)
        take_gap(token);
    else
        take_no_operand(token);
    take_application(token);
    take_turnstile(token);
    if (token.sort == Sort::name)
        take_name(token);
    if (barred && last_.sort == Sort::name && !last_.quoted) {
        side_by_side_ = side_by_side_ || !is_single(last_); // over the last letter alone
        if (last_barred_ && !bars_)
            bars_ = Word{last_.begin, token.end - last_.begin};
    }
    if (token.sort == Sort::infix) {
        const bool plus = token.infix == Operator::either && text_[token.begin] == '+';
        algebra_ = algebra_ || plus;
        const bool vee = is_vee(text_.substr(token.begin, token.end - token.begin));
        vee_ = vee_ || vee;
        elsewhere_ = elsewhere_ || (!plus && !vee && token.infix != Operator::exclusive);
    }
    algebra_ = algebra_ || token.sort == Sort::prime || token.sort == Sort::overline;
    // a letter right behind a bar may get the next one
    last_barred_ = barred || (last_barred_ && token.sort == Sort::name && is_single(token) &&
                              token.begin == last_.end);
    behind_constant_ = is_constant(token) || (behind_constant_ && token.sort == Sort::prime);
    last_ = token;
}

void Survey::take_name(const Token& token) {
    const Word word{token.begin, token.end - token.begin};
    if (token.quoted || !token.index.empty())
        return;
    if (lenient::is_truth_letter(token.name) && !known(word))
        truth_ = word;
    else
        has_capital_ = has_capital_ || (word.length == 1 && lenient::is_upper(token.name[0]));
    if (!std::all_of(token.name.begin(), token.name.end(), lenient::is_letter)) {
        has_long_names_ = true; // x1 is no product, so ab is none either
        if (!barred_ && !known(word) && !lenient::product_with_bars(token.name).empty())
            barred_ = word;
        indexed_.push_back(word);
        return;
    }
    (word.length == 1 ? letters_ : words_).push_back(word);
}

/// A name and, right behind it, one name or constant in brackets: hardly a product.
void Survey::take_application(const Token& token) {
    if (token.sort == Sort::open && last_.sort == Sort::name && !last_.quoted &&
        last_.end == token.begin) {
        applying_ = Word{last_.begin, last_.end - last_.begin};
        has_argument_ = false;
        return;
    }
    if (applying_ && !has_argument_ && (token.sort == Sort::name || token.sort == Sort::constant)) {
        has_argument_ = true;
        return;
    }
    if (applying_ && has_argument_ && token.sort == Sort::close && !applied_) {
        applied_ = Word{applying_->begin, token.end - applying_->begin};
        argument_ = last_.begin;
    }
    applying_.reset();
}

/// `|-` between blanks, as people type the sign of a conclusion.
void Survey::take_turnstile(const Token& token) {
    if (token.sort == Sort::negation && text_[token.begin] == '-' && last_.sort == Sort::infix &&
        last_.end == token.begin && last_.end - last_.begin == 1 && text_[last_.begin] == '|' &&
        last_.begin > 0 && is_blank(text_[last_.begin - 1]) && token.end < text_.size() &&
        is_blank(text_[token.end]) && !turnstile_)
        turnstile_ = Word{last_.begin, 2};
}

/// Two operands side by side.
void Survey::take_gap(const Token& token) {
    side_by_side_ = true;
    const std::string_view gap = text_.substr(last_.end, token.begin - last_.end);
    // `A \ B` is the difference of two sets
    if (behind_constant_ || is_constant(token) || gap.find('\n') != std::string_view::npos ||
        gap.find(" \\ ") != std::string_view::npos)
        readable_ = false;
    const auto is_v = [&](const Token& t) {
        const int letter = t.sort == Sort::name && is_single(t) ? text_[t.begin] | 0x20 : 0;
        return letter == 'v' || letter == 'o' || letter == 'y';
    };
    if (lone_v_ && !gap.empty()) {
        std::optional<Word>& found = (text_[lone_v_->begin] | 0x20) == 'y' ? and_ : or_;
        if (!found)
            found = Word{lone_v_->begin, 1};
    }
    lone_v_ = !gap.empty() && is_v(token) ? std::optional(token) : std::nullopt;
    if (gap.empty() || adrift_)
        return;
    for (const Token* const beside : {&std::as_const(last_), &token})
        if (beside->sort == Sort::name && beside->end - beside->begin > 1) {
            adrift_ = Word{beside->begin, beside->end - beside->begin};
            return;
        }
}

/// In `p v ~q` the v cannot be a variable, for a product needs a sign before a negation.
void Survey::take_no_operand(const Token& token) {
    if (lone_v_ && token.sort == Sort::negation && token.begin > lone_v_->end && !or_ &&
        (text_[lone_v_->begin] | 0x20) != 'y')
        or_ = Word{lone_v_->begin, 1};
    lone_v_.reset();
}

/// How often each letter stands in the words and by itself.
std::array<std::size_t, 64> Survey::letter_uses() const {
    std::array<std::size_t, 64> uses{};
    const auto count = [&](const std::vector<Word>& words) {
        for (const Word& word : words)
            for (const char c : view(word))
                ++uses.at(static_cast<unsigned>(c) & 63U);
    };
    count(words_);
    count(letters_);
    return uses;
}

/// Which small letters stand elsewhere than in a part such as `Cin` or `Sel`.
Survey::Letters Survey::letters_apart() const {
    Letters apart;
    for (const auto* const words : {&words_, &letters_})
        for (const Word& word : *words)
            for (std::size_t i = 0; i < word.length; ++i)
                if (!is_in_name(view(word), i))
                    apart.set(static_cast<unsigned char>(view(word)[i]));
    return apart;
}

/// Which words a person would write as a product: the letters are in order, or all of them stand
/// elsewhere too. Not so `Cin`, whose small letters stand in such parts alone, and `en` beside
/// capitals.
std::vector<bool> Survey::products() const {
    const std::array<std::size_t, 64> uses = letter_uses();
    const Letters apart = letters_apart();
    std::map<std::string_view, std::size_t> times;
    for (const Word& word : words_)
        if (!stops())
            ++times[view(word)];
    Letters alone;
    for (const Word& letter : letters_)
        alone.set(static_cast<unsigned char>(view(letter)[0]));
    const bool beside_capitals =
        !letters_.empty() && std::all_of(letters_.begin(), letters_.end(), [&](const Word& letter) {
            return lenient::is_upper(view(letter)[0]);
        });
    std::vector<bool> products;
    for (const Word& word : words_) {
        if (stops())
            return std::vector<bool>(words_.size());
        const std::string_view text = view(word);
        const bool distinct = letters_of(text).has_value();
        // Cin is no product because capitals stand before small letters in ASCII.
        const auto is_capital = [](char c) { return (c & 0x20) == 0; };
        const bool in_order = std::is_sorted(text.begin(), text.end()) &&
                              std::all_of(text.begin(), text.end(), [&](char c) {
                                  return is_capital(c) == is_capital(text[0]);
                              });
        // LOAD shares no letter with itself, but DCBA and yzw are products in an order of their own
        const bool is_in_disorder = text.size() > 2 &&
                                    text.find_first_of("AEIOUaeiou") != std::string_view::npos &&
                                    !std::is_sorted(text.rbegin(), text.rend());
        const std::size_t own = is_in_disorder ? times.at(text) : 1;
        const bool shared = std::all_of(text.begin(), text.end(), [&](char c) {
            return uses.at(static_cast<unsigned>(c) & 63U) > own;
        });
        bool has_name = beside_capitals && std::all_of(text.begin(), text.end(), lenient::is_lower);
        for (std::size_t i = 0; i < text.size(); ++i)
            has_name = has_name ||
                       (is_in_name(text, i) && !apart.test(static_cast<unsigned char>(text[i])));
        has_name =
            has_name || (is_signal(text) && !std::all_of(text.begin(), text.end(), [&](char c) {
                             return alone.test(static_cast<unsigned char>(c));
                         }));
        products.push_back(distinct && (in_order || shared) && !has_name);
    }
    return products;
}

/// The first letters of the names with an index that are not made of two or more.
Survey::Letters Survey::letters_with_index() const {
    Letters letters;
    for (const Word& word : indexed_)
        if (!stops() && indexed_letters_of(view(word)).empty())
            letters.set(static_cast<unsigned char>(view(word)[0]));
    return letters;
}

/// The letters of what several names are made of, such as `ab` of a1b1 and a0b0.
std::set<std::string> Survey::repeated_letters() const {
    std::map<std::string, std::string_view> first;
    std::set<std::string> repeated;
    for (const Word& word : indexed_) {
        if (stops())
            break;
        const auto parts = indexed_letters_of(view(word));
        if (parts.empty() || known(word))
            continue;
        const auto [at, is_new] = first.emplace(initials_of(parts), view(word));
        if (!is_new && at->second != view(word))
            repeated.insert(at->first);
    }
    return repeated;
}

/// Whether all words that are not known may be products: those whose letters are not in order are
/// short, and a letter of theirs stands elsewhere, too, as in `ab + ca'`.
bool Survey::all_may_be_products() const {
    constexpr std::size_t longest = 4;
    const std::array<std::size_t, 64> uses = letter_uses();
    const std::vector<bool> product = products();
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const std::string_view text = view(words_[i]);
        const bool shares = text.size() <= longest && letters_of(text).has_value() &&
                            std::any_of(text.begin(), text.end(), [&](char c) {
                                return uses.at(static_cast<unsigned>(c) & 63U) > 1;
                            });
        if (!product[i] && !shares && !known(words_[i]))
            return false;
    }
    return true;
}

/// Whether a person may have meant the product of what a name is made of: it is the same letter
/// each time, one of its letters stands elsewhere with an index of its own, or the same letters
/// stand elsewhere with other indices, as in `a1b1 + a0b0`.
bool Survey::is_indexed_product(const Word& word, const Letters& with_index) const {
    const auto parts = indexed_letters_of(view(word));
    return !parts.empty() && !known(word) &&
           (std::all_of(parts.begin(), parts.end(),
                        [&](std::string_view part) { return part[0] == parts[0][0]; }) ||
            std::any_of(parts.begin(), parts.end(),
                        [&](std::string_view part) {
                            return with_index.test(static_cast<unsigned char>(part[0]));
                        }) ||
            repeated_.contains(initials_of(parts)));
}

/// A name that a person may have meant as the product of what it is made of, letters with and
/// without an index: one of them stands elsewhere, too, as in `Q1X + X'` and `Q1X + Q0X`.
std::optional<Survey::Word> Survey::mixed_product() const {
    std::map<std::string_view, std::set<std::string_view>> words_with;
    for (const auto* const words : {&letters_, &indexed_})
        for (const Word& word : *words) {
            if (stops())
                return std::nullopt;
            auto parts = mixed_letters_of(view(word));
            if (parts.empty())
                parts = indexed_letters_of(view(word));
            if (parts.empty())
                parts.push_back(view(word));
            for (const std::string_view part : parts)
                words_with[part].insert(view(word));
        }
    for (const Word& word : indexed_) {
        const auto parts = mixed_letters_of(view(word));
        if (!known(word) && std::any_of(parts.begin(), parts.end(), [&](std::string_view part) {
                return words_with[part].size() > 1;
            }))
            return word;
    }
    return std::nullopt;
}

tl::unexpected<Error> Survey::both(const Word& word) const {
    const std::string_view name = view(word);
    const std::string_view beginning = beginning_of(name);
    std::string product;
    auto parts = indexed_letters_of(name);
    if (parts.empty())
        parts = mixed_letters_of(name);
    if (parts.empty())
        for (const char c : beginning)
            product += product.empty() ? std::string(1, c) : fmt::format("*{}", c);
    else if (beginning == name)
        product = fmt::format("{}", fmt::join(parts, "*"));
    else
        product = fmt::format("{}*{}", parts[0], parts[1]);
    return error(
        fmt::format("'{0}' is ambiguous; write \"{0}\" for a variable, or {1} for a product",
                    beginning, product),
        word);
}

Result<bool> Survey::single_letters() {
    gather();
    if (readable_ && vee_ && !algebra_ && !elsewhere_)
        for (const Word& word : indexed_)
            if (lenient::is_run_of_indices(view(word)) && !known(word))
                return both(word);
    // beside a prime or a bar ∨ is of algebra, too, as German textbooks have it
    elsewhere_ = elsewhere_ || (vee_ && !algebra_);
    if (bars_)
        return error("ambiguous bar over several letters; write (ab)' or a'b'", *bars_);
    if (turnstile_)
        return error("'|-' is ambiguous; write -> for a conclusion, or | - for a disjunction",
                     *turnstile_);
    if (readable_ && truth_ && has_capital_)
        return error(fmt::format("'{0}' is ambiguous next to other capital letters; write {1} for "
                                 "the constant, or \"{0}\" for a variable",
                                 view(*truth_), view(*truth_) == "T" ? 1 : 0),
                     *truth_);
    if (readable_ && barred_)
        return error(
            fmt::format("'{0}' is ambiguous; write \"{0}\" for a variable, or {1} for a product",
                        view(*barred_), lenient::product_with_bars(view(*barred_))),
            *barred_);
    if (readable_ && algebra_ && !elsewhere_) {
        const Letters with_index = letters_with_index();
        repeated_ = repeated_letters();
        for (const Word& word : indexed_)
            if (is_indexed_product(word, with_index))
                return both(word);
        if (const auto word = mixed_product())
            return both(*word);
    }
    const std::vector<bool> product = products();
    const auto first = [&](bool wanted) {
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (product[i] == wanted && !known(words_[i]))
                return i;
        return words_.size();
    };
    if (!side_by_side_) {
        const std::size_t some = std::min(first(true), first(false));
        if (readable_ && algebra_ && !elsewhere_ && !has_long_names_ && some < words_.size() &&
            all_may_be_products())
            return both(words_[some]);
        const auto disjoined = [&](const Word& word) {
            return lenient::is_disjunction_in_letters(view(word)) && !known(word);
        };
        if (readable_ && !has_long_names_ && !words_.empty() &&
            std::all_of(words_.begin(), words_.end(), disjoined)) {
            const std::string_view word = view(words_[0]);
            return error(fmt::format("'{0}' is ambiguous; write \"{0}\" for a variable, or {1} | "
                                     "{2} for a disjunction",
                                     word, word.substr(0, 1), word.substr(2)),
                         words_[0]);
        }
        return false;
    }
    if (!readable_ || has_long_names_)
        return false; // an error then, of the other reading
    if (or_) {
        const std::string_view sign = view(*or_); // `V` as well
        const std::size_t hat = text_.find('^');
        const bool may_be_and =
            hat != std::string_view::npos && text_.find_first_of("\\{", hat) != hat + 1;
        return error(
            may_be_and ? fmt::format("'{}' is ambiguous between two operands; write | or *, and & "
                                     "for a ^ that means and, not xor",
                                     sign)
                       : fmt::format("'{}' is ambiguous between two operands; write | or *", sign),
            *or_);
    }
    if (and_ && !has_letter_of("WXZwxz")) // x y z is a product
        return error("'y' is ambiguous between two operands; write & for the Spanish 'and', or * "
                     "on both sides of a variable",
                     *and_);
    if (applied_) {
        constexpr std::size_t longest = 20;
        const Word name{applied_->begin, word_length(applied_->begin)};
        const Word argument{argument_, word_length(argument_)};
        return error(
            fmt::format("'{0}' is ambiguous; write \"{0}\" for a variable, or {1}*{2} for a "
                        "product",
                        view(*applied_).substr(0, longest), view(name).substr(0, longest),
                        view(argument).substr(0, longest)),
            *applied_);
    }
    if (adrift_)
        return error(
            fmt::format("expected an operator next to the word '{}'", view(*adrift_).substr(0, 40)),
            *adrift_);
    if (const std::size_t odd = first(false); odd < words_.size())
        return both(words_[odd]);
    if (const auto name = std::find_if(words_.begin(), words_.end(),
                                       [this](const Word& word) { return known(word); });
        name != words_.end())
        return both(*name); // elsewhere it is a variable
    return true;
}

} // namespace

Result<bool> means_single_letters(const Store& store, std::string_view text,
                                  const Control& control) {
    auto means = Survey(store, text, control).single_letters();
    return control.stop_requested() ? failure("stopped") : std::move(means);
}

} // namespace loggia::logic
