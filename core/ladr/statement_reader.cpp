#include "core/ladr/statement_reader.hpp"

#include "core/base/symbol.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace loggia::ladr {

namespace {

bool is_blank(char c) noexcept {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

/// Whether it is an operator that chains after set(arithmetic).
bool is_sum_or_product(Name name) noexcept {
    return name == name_plus || name == name_times;
}

} // namespace

tl::unexpected<Error> StatementReader::fail(std::string message, std::size_t offset,
                                            std::size_t length) const {
    return failure(std::move(message), span_at(text_, offset, length));
}

std::string StatementReader::shown(const Token& token) const {
    constexpr std::size_t most = 40;
    if (token.kind == Token::Kind::end)
        return "the end of the text";
    return token.length <= most ? fmt::format("'{}'", text_of(token))
                                : fmt::format("'{}...'", text_.substr(token.offset, most));
}

Result<void> StatementReader::skip_blanks() {
    constexpr std::string_view begin = "%BEGIN";
    constexpr std::string_view end = "END%";
    while (at_ < text_.size()) {
        if (is_blank(text_[at_])) {
            ++at_;
        } else if (text_.substr(at_).starts_with(begin)) {
            const std::size_t found = text_.find(end, at_ + begin.size());
            if (found == std::string_view::npos)
                return fail("missing 'END%' for this comment", at_, begin.size());
            at_ = found + end.size();
        } else if (text_[at_] == '%') {
            const std::size_t line_end = text_.find('\n', at_);
            at_ = line_end == std::string_view::npos ? text_.size() : line_end;
        } else {
            break;
        }
    }
    return {};
}

Result<StatementReader::Token> StatementReader::scan() {
    if (const auto skipped = skip_blanks(); !skipped)
        return tl::unexpected(skipped.error());
    const std::size_t begin = at_;
    if (begin == text_.size())
        return Token{Token::Kind::end, begin, 1};
    const char c = text_[begin];
    if (is_name_character(c)) {
        while (at_ < text_.size() && is_name_character(text_[at_]))
            ++at_;
        return Token{Token::Kind::name, begin, at_ - begin};
    }
    if (c == '"') {
        at_ = text_.find('"', begin + 1);
        if (at_ == std::string_view::npos)
            return fail("the quotation mark is never closed", begin, 1);
        ++at_;
        return Token{Token::Kind::name, begin, at_ - begin};
    }
    constexpr std::string_view marks = "()[],.";
    if (const std::size_t mark = marks.find(c); mark != std::string_view::npos) {
        constexpr std::array kinds{Token::Kind::open,     Token::Kind::close, Token::Kind::list,
                                   Token::Kind::end_list, Token::Kind::comma, Token::Kind::stop};
        ++at_;
        return Token{kinds.at(mark), begin, 1};
    }
    std::size_t length = operators_.match(text_.substr(begin), wants_operand_).size();
    while (plain_operators_ && length > 0 && begin + length < text_.size() &&
           is_special_character(text_[begin + length]))
        ++length;
    if (length == 0)
        return fail(fmt::format("unexpected {} here", shown_symbol(text_, begin)), begin,
                    symbol_length(text_, begin));
    at_ += length;
    return Token{Token::Kind::op, begin, length};
}

Result<std::optional<Statement>> StatementReader::next() {
    pending_.clear();
    operands_.clear();
    wants_operand_ = true;
    std::size_t begin = 0;
    std::size_t last = 0;
    for (bool first = true;; first = false) {
        const auto token = scan();
        if (!token)
            return tl::unexpected(token.error());
        if (first) {
            if (token->kind == Token::Kind::end)
                return std::nullopt;
            begin = token->offset;
        }
        if (token->kind == Token::Kind::stop && !wants_operand_) {
            while (reducible())
                if (auto reduced = reduce(); !reduced)
                    return tl::unexpected(reduced.error());
            if (!pending_.empty())
                return fail(fmt::format("this '{}' is never closed",
                                        pending_.back().kind == Pending::Kind::list ? '[' : '('),
                            pending_.back().offset, pending_.back().length);
            return Statement{operands_.back().term, begin, last - begin};
        }
        if (token->kind == Token::Kind::end)
            return fail("Terminating \".\" not found", last == 0 ? begin : last - 1, 1);
        const auto taken = wants_operand_ ? take_operand(*token) : take_after(*token);
        if (!taken)
            return tl::unexpected(taken.error());
        last = at_;
    }
}

Result<void> StatementReader::take_operand(const Token& token) {
    switch (token.kind) {
    case Token::Kind::name:
        return operators_.prefix(text_of(token)) != nullptr ? take_operator(token)
                                                            : take_name(token);
    case Token::Kind::open:
        pending_.push_back({Pending::Kind::group, {}, 0, 0, 0, 1, token.offset, 1, 0});
        return {};
    case Token::Kind::list:
        pending_.push_back({Pending::Kind::list, {}, 0, name_list, 0, 1, token.offset, 1, 0});
        return {};
    case Token::Kind::end_list:
        if (!pending_.empty() && pending_.back().kind == Pending::Kind::list &&
            pending_.back().operands == 1) {
            const std::size_t offset = pending_.back().offset;
            pending_.pop_back();
            wants_operand_ = false;
            return lists_as_terms_ ? push_term(Term::Kind::plain, name_nil, 0, offset, 1, 0)
                                   : push_term(Term::Kind::list, name_list, 0, offset, 1, 0);
        }
        break;
    case Token::Kind::op:
        return take_operator(token);
    default:
        break;
    }
    if (token.kind == Token::Kind::close && !pending_.empty() &&
        pending_.back().kind == Pending::Kind::call && pending_.back().operands == 1 &&
        text_[token.offset - 1] == '(')
        return fail("a name without arguments must not have brackets", token.offset - 1, 2);
    return fail(fmt::format("expected a name, '-', '(' or a quantifier, found {}", shown(token)),
                token.offset, token.length);
}

/// An operator in the place of an operand: before one, before its arguments, or by itself as in
/// `op(400, infix, *)` and `[+,*]`.
Result<void> StatementReader::take_operator(const Token& token) {
    const auto next = peek();
    if (!next)
        return tl::unexpected(next.error());
    const bool is_alone = *next == ',' || *next == ')' || *next == ']';
    const bool is_argument =
        !pending_.empty() && pending_.back().kind >= Pending::Kind::group && is_alone;
    const Operator* op = operators_.prefix(text_of(token));
    if (op != nullptr && !is_argument && !(plain_operators_ && *next == '(')) {
        pending_.push_back({Pending::Kind::prefix, op->type, op->precedence,
                            terms_->intern(op->text), 0, 1, token.offset, token.length, 0});
        return {};
    }
    if (*next == '(' || is_alone)
        return take_name(token);
    return fail(fmt::format("expected a name, '-', '(' or a quantifier, found {}", shown(token)),
                token.offset, token.length);
}

Result<char> StatementReader::peek() {
    if (auto skipped = skip_blanks(); !skipped)
        return tl::unexpected(skipped.error());
    return at_ < text_.size() ? text_[at_] : '\0';
}

/// Whether a name is that of a quantifier, before a variable, which is taken too.
Result<bool> StatementReader::take_quantifier(const Token& token, Name name) {
    if (name != name_all && name != name_exists)
        return false;
    const std::size_t back = at_;
    const auto variable = scan();
    if (!variable)
        return tl::unexpected(variable.error());
    if (variable->kind != Token::Kind::name) {
        at_ = back;
        return false;
    }
    pending_.push_back({Pending::Kind::quantifier, Operator::Type::prefix, quantifier_precedence,
                        name, terms_->intern(text_of(*variable)), 1, token.offset, token.length,
                        variable->offset});
    return true;
}

Result<void> StatementReader::take_name(const Token& token) {
    const Name name = terms_->intern(text_of(token));
    const auto quantifier = take_quantifier(token, name);
    if (!quantifier)
        return tl::unexpected(quantifier.error());
    if (*quantifier)
        return {};
    const std::size_t end = at_;
    const auto next = peek();
    if (!next)
        return tl::unexpected(next.error());
    if (*next == '(') {
        pending_.push_back({Pending::Kind::call, {}, 0, name, 0, 1, token.offset, token.length, 0});
        ++at_;
        return {};
    }
    at_ = end;
    wants_operand_ = false;
    return push_term(Term::Kind::plain, name, 0, token.offset, token.length, 0);
}

Result<void> StatementReader::take_after(const Token& token) {
    switch (token.kind) {
    case Token::Kind::name:
    case Token::Kind::op: {
        const Operator* op = operators_.after(text_of(token));
        if (op == nullptr && text_of(token) == ":")
            return close(token);
        if (op == nullptr)
            break;
        if (!op->is_postfix())
            return take_infix(token, *op);
        if (auto reduced = reduce_below(op->precedence); !reduced)
            return reduced;
        if (operands_.back().precedence >
            op->precedence - (op->type == Operator::Type::postfix_paren ? 1 : 0))
            return fail(fmt::format("the operand before '{}' needs brackets", op->text),
                        token.offset, token.length);
        return push_term(Term::Kind::plain, terms_->intern(op->text), 1, token.offset, token.length,
                         op->precedence);
    }
    case Token::Kind::comma:
    case Token::Kind::close:
    case Token::Kind::end_list:
        return close(token);
    default:
        break;
    }
    if (text_of(token) == "-")
        return fail("'-' is only a negation; write a minus b as 'a + -b', or as 'a -- b' after "
                    "set(arithmetic)",
                    token.offset, token.length);
    if (text_of(token) == "mod")
        return fail("'mod' is an operator only after set(arithmetic)", token.offset, token.length);
    return fail(fmt::format("expected an operator or '.', found {}", shown(token)), token.offset,
                token.length);
}

Result<void> StatementReader::take_infix(const Token& token, const Operator& op) {
    if (auto reduced = reduce_below(op.precedence); !reduced)
        return reduced;
    const Name name = terms_->intern(op.text);
    if (reducible() && pending_.back().precedence == op.precedence) {
        Pending& top = pending_.back();
        const bool right = top.kind == Pending::Kind::infix &&
                           top.type == Operator::Type::infix_right &&
                           op.type == Operator::Type::infix_right;
        if (right && top.name == name && is_flat(name)) {
            ++top.operands;
            wants_operand_ = true;
            return {};
        }
        if (top.kind == Pending::Kind::infix && op.type == Operator::Type::infix)
            return fail(is_sum_or_product(name) && is_sum_or_product(top.name)
                            ? fmt::format("'{}' after '{}' is ambiguous; add brackets, or use "
                                          "set(arithmetic) if the terms are numbers",
                                          op.text, terms_->text(top.name))
                            : fmt::format("'{}' after '{}' is ambiguous; add brackets", op.text,
                                          terms_->text(top.name)),
                        token.offset, token.length);
        if (!right)
            if (auto reduced = reduce(); !reduced)
                return reduced;
    }
    pending_.push_back(
        {Pending::Kind::infix, op.type, op.precedence, name, 0, 2, token.offset, token.length, 0});
    wants_operand_ = true;
    return {};
}

/// A comma, a colon, or what ends a group, a call or a list.
Result<void> StatementReader::close(const Token& token) {
    while (reducible())
        if (auto reduced = reduce(); !reduced)
            return reduced;
    const auto fits = [&](Pending::Kind kind) {
        switch (token.kind) {
        case Token::Kind::comma:
            return kind != Pending::Kind::group && !pending_.back().has_tail;
        case Token::Kind::op:
            return kind == Pending::Kind::list && !pending_.back().has_tail;
        case Token::Kind::close:
            return kind != Pending::Kind::list;
        default:
            return kind == Pending::Kind::list;
        }
    };
    if (pending_.empty())
        return fail(token.kind == Token::Kind::comma ? "expected an operator or '.', found ','"
                    : token.kind == Token::Kind::op
                        ? "':' must precede the tail of a list, for example [a,b:x]"
                        : fmt::format("unmatched {}", shown(token)),
                    token.offset, token.length);
    if (!fits(pending_.back().kind))
        return fail(fmt::format("expected {}, found {}",
                                pending_.back().kind == Pending::Kind::list ? "']'" : "')'",
                                shown(token)),
                    token.offset, token.length);
    if (token.kind == Token::Kind::comma || token.kind == Token::Kind::op) {
        ++pending_.back().operands;
        pending_.back().has_tail = token.kind == Token::Kind::op;
        wants_operand_ = true;
        return {};
    }
    const Pending ended = pending_.back();
    pending_.pop_back();
    if (ended.kind == Pending::Kind::group) {
        operands_.back().precedence = 0;
        return {};
    }
    if (ended.kind == Pending::Kind::list && (lists_as_terms_ || ended.has_tail))
        return push_list(ended);
    return push_term(ended.kind == Pending::Kind::list ? Term::Kind::list : Term::Kind::plain,
                     ended.name, ended.operands, ended.offset, ended.length, 0);
}

Result<void> StatementReader::reduce_below(int precedence) {
    while (reducible() && pending_.back().precedence < precedence)
        if (auto reduced = reduce(); !reduced)
            return reduced;
    return {};
}

Result<void> StatementReader::reduce() {
    const Pending top = pending_.back();
    pending_.pop_back();
    const auto operands =
        std::span(operands_).last(top.kind == Pending::Kind::infix ? top.operands : 1);
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const bool own_allowed =
            (top.kind != Pending::Kind::infix && top.type != Operator::Type::prefix_paren) ||
            (top.type == Operator::Type::infix_right && i + 1 == operands.size()) ||
            (top.type == Operator::Type::infix_left && i == 0);
        if (operands[i].precedence > top.precedence - (own_allowed ? 0 : 1))
            return fail(fmt::format("an operand of '{}' needs brackets", terms_->text(top.name)),
                        top.offset, top.length);
    }
    if (arithmetic_ && top.kind == Pending::Kind::infix && terms_->text(top.name) == "--")
        return push_difference(top);
    if (top.kind != Pending::Kind::quantifier)
        return push_term(Term::Kind::plain, top.name, operands.size(), top.offset, top.length,
                         top.precedence);
    const Operand body = operands_.back();
    operands_.back() = {terms_->make(Term::Kind::plain, top.variable, {}, top.variable_offset,
                                     terms_->text(top.variable).size()),
                        0};
    operands_.push_back(body);
    return push_term(Term::Kind::quantified, top.name, 2, top.offset, top.length, top.precedence);
}

Result<void> StatementReader::push_difference(const Pending& minus) {
    if (auto negative = push_term(Term::Kind::plain, name_minus, 1, minus.offset, minus.length, 0);
        !negative)
        return negative;
    return push_term(Term::Kind::plain, name_plus, 2, minus.offset, minus.length, minus.precedence);
}

/// `[a,b]` is `$cons(a,$cons(b,$nil))`, and `[a:x]` is `$cons(a,x)`.
Result<void> StatementReader::push_list(const Pending& list) {
    if (!list.has_tail)
        if (auto nil = push_term(Term::Kind::plain, name_nil, 0, list.offset, list.length, 0); !nil)
            return nil;
    for (std::uint32_t i = list.has_tail ? 1 : 0; i < list.operands; ++i)
        if (auto cons = push_term(Term::Kind::plain, name_cons, 2, list.offset, list.length, 0);
            !cons)
            return cons;
    return {};
}

/// Replaces the last `count` operands by a term of them.
Result<void> StatementReader::push_term(Term::Kind kind, Name name, std::size_t count,
                                        std::size_t offset, std::size_t length, int precedence) {
    std::vector<TermId> arguments;
    arguments.reserve(count);
    for (const Operand& operand : std::span(operands_).last(count))
        arguments.push_back(operand.term);
    operands_.resize(operands_.size() - count);
    const TermId term = terms_->make(kind, name, arguments, offset, length);
    if ((*terms_)[term].depth > most_depth)
        return fail(fmt::format("nested more than {} deep", most_depth), offset, length);
    operands_.push_back({term, precedence});
    return {};
}

} // namespace loggia::ladr
