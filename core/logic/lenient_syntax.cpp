#include "core/logic/lenient_tokens.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/typeset_letters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace loggia::logic {

namespace {

using lenient::Operator;
using lenient::Token;
using Sort = lenient::Token::Sort;

/// So that offsets and numbers of operands fit into what a Store counts with.
constexpr std::size_t longest_text = std::size_t{1} << 28U;

/// Of what was found, in an error.
constexpr std::size_t longest_excerpt = 60;

/// How tightly things bind; what is open binds loosest of all.
enum class Level : std::uint8_t {
    bracket,
    choice,
    iff,
    implies,
    either,
    exclusive,
    both,
    negation
};

Level level_of(Operator infix) {
    switch (infix) {
    case Operator::iff:
    case Operator::equal:
    case Operator::differ:
        return Level::iff;
    case Operator::implies:
    case Operator::implied_by:
        return Level::implies;
    case Operator::either:
    case Operator::nor:
        return Level::either;
    case Operator::exclusive:
    case Operator::xnor:
        return Level::exclusive;
    case Operator::both:
    case Operator::nand:
        break;
    }
    return Level::both;
}

/// C, Python and mathematics disagree on how tightly these bind, and on what a chain of them means.
bool is_comparison(Operator infix) {
    return infix == Operator::equal || infix == Operator::differ;
}

/// Operators of two operands, of which a chain has no agreed meaning.
bool takes_two(Operator infix) {
    return infix == Operator::nand || infix == Operator::nor || infix == Operator::xnor;
}

std::string_view sign_of(Operator infix) {
    switch (infix) {
    case Operator::iff:
        return "<->";
    case Operator::equal:
        return "==";
    case Operator::differ:
        return "!=";
    case Operator::implies:
        return "->";
    case Operator::implied_by:
        return "<-";
    case Operator::either:
        return "or";
    case Operator::nor:
        return "nor";
    case Operator::exclusive:
        return "xor";
    case Operator::xnor:
        return "xnor";
    case Operator::both:
        return "and";
    case Operator::nand:
        break;
    }
    return "nand";
}

/// C and Python have two kinds of and, or and xor, and bind those of bits more tightly than all of
/// the others, while here every and binds more tightly than any or.
bool is_word(std::string_view spelled) {
    return lenient::is_letter(spelled[spelled[0] == '\\' && spelled.size() > 1 ? 1 : 0]);
}
bool is_logical_and(Operator infix, std::string_view spelled) {
    return infix == Operator::both && !spelled.empty() &&
           (spelled == "&&" || lenient::is_letter(spelled[0]));
}
bool is_loose_bitwise(std::string_view spelled) {
    return spelled == "|" || spelled == "^";
}

/// SymPy's signs of implication, which bind more tightly than and, or and not in Python.
bool is_shift(std::string_view spelled) {
    return spelled == ">>" || spelled == "<<";
}

char closing(char bracket) {
    return bracket == '(' ? ')' : bracket == '[' ? ']' : '}';
}

/// Precedence climbing with stacks of its own (Dijkstra's shunting yard). A chain of one operator
/// is one pending entry, and so is a run of negations.
class Parser {
public:
    Parser(Store& store, std::string_view text, LenientOptions options, const Control& control)
        : store_(store), text_(text), control_(control), lexer_(text, options.single_letters),
          juxtaposition_(options.single_letters) {}

    Result<Expr> read();

private:
    /// What a bracket opens.
    enum class Opens : std::uint8_t {
        formula,
        exactly_one, ///< the operands of exactly-one
        choice,      ///< the operands of `ITE(a, b, c)`
        equivalent,  ///< those of `Equivalent(a, b, c)`
        chosen,      ///< `b` of `a ? b : c`
        operation    ///< the operands of the operator, as `And(a, b)`
    };

    /// Something whose last operand is still to come.
    struct Pending {
        std::uint32_t base;  ///< its first operand in operands_; of negations, how many
        std::uint32_t begin; ///< in the text
        Level level;
        Operator infix;
        Opens opens = Opens::formula; ///< of a bracket
        char close = 0;               ///< of a bracket, as which `?` counts: what closes it
        bool by_word = false;         ///< of negations: one of them is the word `not`
        bool logical_and = false;     ///< of an operator: one of the chain is `&&` or `and`
        bool loose_bitwise = false;   ///< of an operator: the last one is `|` or `^`
        std::string_view shift = {};  ///< of an operator: `>>` or `<<` where it is spelled so
    };

    Result<bool> take_operand(const Token& token);
    Result<bool> take_behind_operand(const Token& token);
    /// How an operator is spelled; nothing where operands stand side by side.
    [[nodiscard]] std::string_view spelling_of(const Token& token) const {
        return token.sort == Sort::infix ? text_.substr(token.begin, token.end - token.begin)
                                         : std::string_view();
    }
    void negate(const Token& token);
    void open(const Token& token, Opens opens);
    Result<bool> call(const Token& token);
    Result<bool> close_call(const Pending& bracket, const Token& token);
    Result<void> check_agreed(Operator infix, const Token& token) const;
    Result<bool> close(const Token& token);
    Result<bool> join(Operator infix, const Token& token);
    void question(const Token& token);
    Result<bool> colon(const Token& token);
    void choose(std::size_t base);
    void reduce_down_to(Level level);
    void reduce();
    Expr chain(Operator infix, std::span<const Expr> operands);
    Expr variable(const Token& token);

    [[nodiscard]] bool begins_operand(const Token& token) const;
    [[nodiscard]] std::string found(const Token& token) const;
    [[nodiscard]] tl::unexpected<Error> not_an_operand(const Token& token) const;
    [[nodiscard]] tl::unexpected<Error> not_an_operator(const Token& token) const;

    Store& store_;
    std::string_view text_;
    const Control& control_;
    lenient::Lexer lexer_;
    bool juxtaposition_;
    bool below_bar_ = false;       ///< the token before is \overline or \bar
    bool behind_word_ = false;     ///< the token before is a name of several letters
    bool behind_constant_ = false; ///< the token before is a constant, perhaps with primes
    std::size_t behind_ = 0;       ///< where the token before ends
    bool complete_ = false;        ///< an operand stands before what comes next
    bool finished_ = false;
    std::vector<Expr> operands_;
    std::vector<Pending> pending_;
};

Result<Expr> Parser::read() {
    while (!finished_) {
        if (control_.stop_requested())
            return failure("stopped");
        const auto token = lexer_.next();
        if (!token)
            return tl::unexpected(token.error());
        const auto taken = complete_ ? take_behind_operand(*token) : take_operand(*token);
        if (!taken)
            return tl::unexpected(taken.error());
        behind_constant_ =
            token->sort == Sort::constant || (token->sort == Sort::prime && behind_constant_);
        behind_ = token->end;
    }
    return control_.stop_requested() ? failure("stopped") : Result<Expr>(operands_.back());
}

Result<bool> Parser::take_operand(const Token& token) {
    const bool below_bar = std::exchange(below_bar_, token.sort == Sort::overline);
    switch (token.sort) {
    case Sort::negation:
    case Sort::overline:
        negate(token);
        return true;
    case Sort::open:
        open(token, Opens::formula);
        return true;
    case Sort::function:
        open(token, token.exactly_one ? Opens::exactly_one
                    : token.choice    ? Opens::choice
                                      : Opens::equivalent);
        return true;
    case Sort::infix:
        return call(token);
    case Sort::constant:
        operands_.push_back(store_.constant(token.value));
        break;
    case Sort::name:
        behind_word_ =
            !token.quoted && token.name.size() > lenient::code_point_at(token.name, 0).length;
        if (below_bar && behind_word_)
            return lexer_.error("without braces the bar covers only the first letter", token);
        operands_.push_back(variable(token));
        break;
    case Sort::close:
        // one() has no operands
        if (token.bracket == ')' && !pending_.empty() &&
            pending_.back().opens == Opens::exactly_one && pending_.back().base == operands_.size())
            return close(token);
        return not_an_operand(token);
    default:
        return not_an_operand(token);
    }
    complete_ = true;
    return true;
}

Result<bool> Parser::take_behind_operand(const Token& token) {
    if (juxtaposition_ && begins_operand(token)) {
        // 0110 is a list of values, and what stands in another line is something else
        const bool is_constant = token.sort == Sort::constant;
        if ((is_constant && behind_constant_) ||
            text_.substr(behind_, token.begin - behind_).find('\n') != std::string_view::npos)
            return not_an_operator(token);
        if (auto joined = join(Operator::both, token); !joined)
            return joined;
        return take_operand(token);
    }
    const bool behind_word = std::exchange(behind_word_, false);
    switch (token.sort) {
    case Sort::prime:
        if (behind_word && lenient::starts_with_bar(text_.substr(token.begin)))
            return lexer_.error(
                "the bar covers only the last letter of this name; use `'` to negate all of it",
                token);
        operands_.back() = store_.negation(operands_.back());
        return true;
    case Sort::infix:
        return join(token.infix, token);
    case Sort::question:
        question(token);
        return true;
    case Sort::colon:
        return colon(token);
    case Sort::comma:
        reduce_down_to(Level::choice);
        if (pending_.empty() || pending_.back().opens == Opens::formula ||
            pending_.back().opens == Opens::chosen)
            return not_an_operator(token);
        complete_ = false;
        return true;
    case Sort::close:
        return close(token);
    case Sort::end:
        reduce_down_to(Level::choice);
        if (!pending_.empty())
            return not_an_operator(token);
        finished_ = true;
        return true;
    default:
        return not_an_operator(token);
    }
}

void Parser::negate(const Token& token) {
    if (!pending_.empty() && pending_.back().level == Level::negation)
        ++pending_.back().base;
    else
        pending_.push_back({1, 0, Level::negation, {}});
    pending_.back().by_word = pending_.back().by_word || lenient::is_letter(text_[token.begin]);
}

void Parser::open(const Token& token, Opens opens) {
    const bool function = opens != Opens::formula;
    pending_.push_back({static_cast<std::uint32_t>(operands_.size()),
                        static_cast<std::uint32_t>(function ? token.end - 1 : token.begin),
                        Level::bracket, token.infix, opens, closing(token.bracket)});
}

/// Of `a ? b : c`, which binds loosest: its condition is complete.
void Parser::question(const Token& token) {
    reduce_down_to(Level::iff);
    pending_.push_back({static_cast<std::uint32_t>(operands_.size() - 1),
                        static_cast<std::uint32_t>(token.begin),
                        Level::bracket,
                        {},
                        Opens::chosen,
                        ':'});
    complete_ = false;
}

Result<bool> Parser::colon(const Token& token) {
    reduce_down_to(Level::choice);
    if (pending_.empty() || pending_.back().opens != Opens::chosen)
        return not_an_operator(token);
    pending_.back().level = Level::choice;
    pending_.back().opens = Opens::formula;
    complete_ = false;
    return true;
}

/// Puts a choice in the place of its three operands.
void Parser::choose(std::size_t base) {
    const Expr condition = operands_[base];
    const Expr chosen = store_.node(Kind::conjunction, std::array{condition, operands_[base + 1]});
    const Expr other =
        store_.node(Kind::conjunction, std::array{store_.negation(condition), operands_[base + 2]});
    operands_.resize(base);
    operands_.push_back(store_.node(Kind::disjunction, std::array{chosen, other}));
}

/// `And(a, b)` as SymPy and others write it, `And[a, b]` as Mathematica does: an operator by its
/// word, where an operand is expected, and its operands in brackets.
Result<bool> Parser::call(const Token& token) {
    if (!is_word(text_.substr(token.begin)))
        return not_an_operand(token);
    const std::size_t open_at = text_.find_first_not_of(" \t\r\n", token.end);
    if (open_at == std::string_view::npos || (text_[open_at] != '(' && text_[open_at] != '['))
        return not_an_operand(token);
    auto bracket = lexer_.next();
    if (!bracket)
        return tl::unexpected(std::move(bracket.error()));
    bracket->infix = token.infix;
    open(*bracket, Opens::operation);
    return true;
}

Result<bool> Parser::close_call(const Pending& bracket, const Token& token) {
    const auto operands = std::span<const Expr>(operands_).subspan(bracket.base);
    const bool chains = bracket.infix == Operator::both || bracket.infix == Operator::either ||
                        bracket.infix == Operator::exclusive || bracket.infix == Operator::nand ||
                        bracket.infix == Operator::nor;
    if (!chains && operands.size() != 2)
        return lexer_.error(fmt::format("'{}' needs two operands, found {}", sign_of(bracket.infix),
                                        operands.size()),
                            token);
    const bool negated = bracket.infix == Operator::nand || bracket.infix == Operator::nor;
    Expr e = operands[0];
    if (operands.size() > 1)
        e = chain(bracket.infix, operands);
    else if (negated)
        e = store_.negation(e);
    operands_.resize(bracket.base);
    operands_.push_back(e);
    return true;
}

Result<bool> Parser::close(const Token& token) {
    reduce_down_to(Level::choice);
    if (pending_.empty() || pending_.back().close != token.bracket)
        return not_an_operator(token);
    const Pending bracket = pending_.back();
    pending_.pop_back();
    if (bracket.opens == Opens::operation ||
        (bracket.opens == Opens::equivalent && operands_.size() - bracket.base <= 2))
        return close_call(bracket, token);
    if (bracket.opens == Opens::equivalent) { // all are the same, unlike in a chain
        std::vector<Expr> pairs;
        for (std::size_t i = bracket.base + 1; i < operands_.size(); ++i)
            pairs.push_back(store_.equivalence(operands_[i - 1], operands_[i]));
        operands_.resize(bracket.base);
        operands_.push_back(store_.node(Kind::conjunction, pairs));
    }
    if (bracket.opens == Opens::choice) {
        constexpr std::size_t wanted = 3;
        if (const std::size_t found = operands_.size() - bracket.base; found != wanted)
            return lexer_.error(
                fmt::format("expected three operands, as in ITE(a, b, c), found {}", found), token);
        choose(bracket.base);
    }
    if (bracket.opens == Opens::exactly_one) {
        const Expr e =
            store_.node(Kind::exactly_one, std::span<const Expr>(operands_).subspan(bracket.base));
        operands_.resize(bracket.base);
        operands_.push_back(e);
    }
    complete_ = true;
    return true;
}

/// Refuses what C or Python would read as another formula: `a | b && c`, and `not a & b`.
Result<void> Parser::check_agreed(Operator infix, const Token& token) const {
    const std::string_view spelled = spelling_of(token);
    const auto disagreed = [&](std::string_view before, std::string_view what) {
        return lexer_.error(fmt::format("'{}' next to '{}' needs brackets, because the precedence "
                                        "of '{}' differs between languages",
                                        before, spelled, what),
                            token);
    };
    auto last = pending_.rbegin();
    if (last != pending_.rend() && last->level == Level::negation) {
        if (last->by_word && (spelled == "&" || is_loose_bitwise(spelled) || is_shift(spelled)))
            return disagreed("not", spelled);
        ++last;
    }
    if (is_loose_bitwise(spelled)) {
        for (; last != pending_.rend() && last->level >= Level::exclusive; ++last)
            if (last->logical_and)
                return disagreed("and", spelled);
    } else if (is_logical_and(infix, spelled)) {
        if (last != pending_.rend() && last->level == Level::both)
            ++last;
        if (last != pending_.rend() && last->loose_bitwise)
            return disagreed(last->level == Level::either ? "|" : "^", spelled);
    }
    return {};
}

Result<bool> Parser::join(Operator infix, const Token& token) {
    if (auto agreed = check_agreed(infix, token); !agreed)
        return tl::unexpected(std::move(agreed.error()));
    reduce_down_to(Level::negation);
    const std::string_view spelled = spelling_of(token);
    const bool logical_and = is_logical_and(infix, spelled);
    const bool loose_bitwise = is_loose_bitwise(spelled);
    const std::string_view shift = is_shift(spelled) ? spelled : std::string_view();
    if (!pending_.empty() && pending_.back().level > Level::choice)
        if (const std::string_view before = pending_.back().shift;
            !before.empty() || !shift.empty())
            return lexer_.error(
                fmt::format("'{}' next to '{}' needs brackets, because the precedence of '{}' "
                            "differs between languages",
                            before.empty() ? sign_of(pending_.back().infix) : before,
                            shift.empty() ? sign_of(infix) : shift,
                            before.empty() ? shift : before),
                token);
    if (!pending_.empty() && pending_.back().level > Level::choice)
        for (const Operator comparison : {infix, pending_.back().infix})
            if (is_comparison(comparison))
                return lexer_.error(fmt::format("'{}' next to '{}' needs brackets, because the "
                                                "precedence of '{}' differs between languages",
                                                sign_of(pending_.back().infix), sign_of(infix),
                                                sign_of(comparison)),
                                    token);
    const Level level = level_of(infix);
    reduce_down_to(static_cast<Level>(static_cast<std::uint8_t>(level) + 1));
    complete_ = false;
    if (!pending_.empty() && pending_.back().level == level) {
        const Operator before = pending_.back().infix;
        if (before == infix && !takes_two(infix)) {
            pending_.back().logical_and = pending_.back().logical_and || logical_and;
            pending_.back().loose_bitwise = loose_bitwise;
            return true;
        }
        if (before == infix)
            return lexer_.error(fmt::format("a chain of '{}' needs brackets", sign_of(infix)),
                                token);
        return lexer_.error(
            fmt::format("'{}' next to '{}' needs brackets", sign_of(before), sign_of(infix)),
            token);
    }
    pending_.push_back({static_cast<std::uint32_t>(operands_.size() - 1),
                        static_cast<std::uint32_t>(token.begin), level, infix});
    pending_.back().logical_and = logical_and;
    pending_.back().loose_bitwise = loose_bitwise;
    pending_.back().shift = shift;
    return true;
}

/// Finishes what binds as tightly as `level` or more so.
void Parser::reduce_down_to(Level level) {
    while (!pending_.empty() && pending_.back().level >= level)
        reduce();
}

void Parser::reduce() {
    const Pending top = pending_.back();
    pending_.pop_back();
    if (top.level == Level::negation) {
        for (std::uint32_t i = 0; i < top.base && !control_.stop_requested(); ++i)
            operands_.back() = store_.negation(operands_.back());
        return;
    }
    if (top.level == Level::choice)
        return choose(top.base);
    const Expr e = chain(top.infix, std::span<const Expr>(operands_).subspan(top.base));
    operands_.resize(top.base);
    operands_.push_back(e);
}

Expr Parser::chain(Operator infix, std::span<const Expr> operands) {
    switch (infix) {
    case Operator::both:
        return store_.node(Kind::conjunction, operands);
    case Operator::either:
        return store_.node(Kind::disjunction, operands);
    case Operator::exclusive:
    case Operator::differ:
        return store_.node(Kind::parity, operands);
    case Operator::nand:
        return store_.negation(store_.node(Kind::conjunction, operands));
    case Operator::nor:
        return store_.negation(store_.node(Kind::disjunction, operands));
    case Operator::xnor:
    case Operator::equal:
        return store_.equivalence(operands[0], operands[1]);
    case Operator::implies: {
        Expr e = operands.back();
        for (std::size_t i = operands.size() - 1; i-- > 0 && !control_.stop_requested();)
            e = store_.implication(operands[i], e);
        return e;
    }
    case Operator::implied_by:
    case Operator::iff:
        break;
    }
    Expr e = operands[0];
    for (const Expr operand : operands.subspan(1))
        if (!control_.stop_requested())
            e = infix == Operator::iff ? store_.equivalence(e, operand)
                                       : store_.implication(operand, e);
    return e;
}

Expr Parser::variable(const Token& token) {
    if (!token.quoted && token.index.empty() && lenient::is_truth_letter(token.name) &&
        !store_.find(token.name))
        return store_.constant(token.name == "T");
    if (token.index.empty())
        return store_.variable(token.name);
    const std::string underscored = fmt::format("{}_{}", token.name, token.index);
    const std::string joined = fmt::format("{}{}", token.name, token.index);
    return store_.variable(!store_.find(underscored) && store_.find(joined) ? joined : underscored);
}

bool Parser::begins_operand(const Token& token) const {
    switch (token.sort) {
    case Sort::name:
    case Sort::constant:
    case Sort::open:
    case Sort::function:
    case Sort::overline:
        return true;
    default:
        return false;
    }
}

std::string Parser::found(const Token& token) const {
    if (token.sort == Sort::end)
        return "the end";
    std::string_view text = text_.substr(token.begin, token.end - token.begin);
    if (text[0] == '"')
        return "a name in quotation marks";                  // in which any byte may be
    text = text.substr(0, text.find_first_of("\t\n\v\f\r")); // after the word of a function
    return text.size() > longest_excerpt ? fmt::format("a word of {} bytes", text.size())
                                         : fmt::format("'{}'", text);
}

tl::unexpected<Error> Parser::not_an_operand(const Token& token) const {
    if (token.sort == Sort::end && operands_.empty() && pending_.empty())
        return lexer_.error("the formula is empty", token);
    return lexer_.error(
        fmt::format("expected a variable, a constant, a negation or an opening bracket, found {}",
                    found(token)),
        token);
}

/// Something complete ends before `token`, which does not go on with it.
tl::unexpected<Error> Parser::not_an_operator(const Token& token) const {
    const auto bracket =
        std::find_if(pending_.rbegin(), pending_.rend(),
                     [](const Pending& pending) { return pending.level == Level::bracket; });
    if (bracket == pending_.rend())
        return lexer_.error(
            fmt::format("expected an operator or the end of the formula, found {}", found(token)),
            token);
    const SourceSpan opened = span_at(text_, bracket->begin);
    return lexer_.error(
        fmt::format("expected an operator{} '{}' for the '{}' in line {}, column "
                    "{}, found {}",
                    bracket->close != ':' && bracket->opens != Opens::formula ? ", ',' or" : " or",
                    bracket->close, text_[bracket->begin], opened.line, opened.column,
                    found(token)),
        token);
}

} // namespace

Result<Expr> read_lenient(Store& store, std::string_view text, LenientOptions options,
                          const Control& control) {
    if (text.size() >= longest_text)
        return failure("the formula is longer than 256 MB", SourceSpan{});
    if (const auto plain = with_plain_letters(text)) {
        auto root = Parser(store, *plain, options, control).read();
        return root ? std::move(root) : tl::unexpected(as_typeset(std::move(root.error()), text));
    }
    return Parser(store, text, options, control).read();
}

Result<Formula> read_lenient(std::string_view text, LenientOptions options) {
    Formula formula;
    auto root = read_lenient(formula.store, text, options);
    if (!root)
        return tl::unexpected(std::move(root.error()));
    formula.root = *root;
    return formula;
}

} // namespace loggia::logic
