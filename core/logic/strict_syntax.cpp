#include "core/base/symbol.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace loggia::logic {

namespace {

constexpr std::string_view what_a_variable_is = "expected a lower-case letter, a to z";

bool is_variable(char c) {
    return c >= 'a' && c <= 'z';
}

bool is_connective(char c) {
    return c == '*' || c == '+';
}

/// Reads left to right with a stack of what is still open, so depth costs memory and nothing else.
class StrictReader {
public:
    StrictReader(std::string_view text, Store& store) : text_(text), store_(store) {}

    Result<Expr> read() {
        if (text_.size() > max_strict_length)
            return failure(fmt::format("the formula is too long (the limit is {} characters)",
                                       max_strict_length),
                           span(0));
        bool operand_read = false;
        for (; at_ < text_.size(); ++at_) {
            auto read = operand_read ? read_after_operand() : read_operand();
            if (!read)
                return tl::unexpected(std::move(read.error()));
            operand_read = *read;
        }
        if (!operand_read)
            return missing_operand();
        if (!open_.empty())
            return failure("`(` is never closed", span(open_.back().offset));
        return done_.back();
    }

private:
    /// A `-` or `(` whose operands are not complete.
    struct Open {
        std::size_t offset;
        std::size_t first; ///< index in done_ of its first operand
        char sign;         ///< `-`, the connective, or `(` while that is not known
    };

    [[nodiscard]] static SourceSpan span(std::size_t offset, std::size_t length = 1) {
        return {1, static_cast<int>(offset) + 1, static_cast<int>(length)};
    }
    [[nodiscard]] SourceSpan here() const {
        return span(at_, at_ < text_.size() ? symbol_length(text_, at_) : 1);
    }

    /// One character where a formula has to begin. The value: whether one is complete now.
    Result<bool> read_operand() {
        const char c = text_[at_];
        if (is_variable(c)) {
            complete(store_.variable(text_.substr(at_, 1)));
            return true;
        }
        if (c == '-' || c == '(') {
            open_.push_back({at_, done_.size(), c});
            return false;
        }
        if (is_connective(c) || c == ')')
            return missing_operand();
        return wrong_character();
    }

    /// One character after a formula. The value: whether a formula is complete now.
    Result<bool> read_after_operand() {
        const char c = text_[at_];
        if (open_.empty())
            return surplus();
        Open& group = open_.back(); // no negation: those end with their operand
        if (c == ')') {
            if (group.sign == '(')
                return needless_parentheses(group);
            const Kind kind = group.sign == '*' ? Kind::conjunction : Kind::disjunction;
            const auto operands = std::span(done_).subspan(group.first);
            const Expr e = store_.node(kind, operands);
            done_.resize(group.first);
            open_.pop_back();
            complete(e);
            return true;
        }
        if (is_connective(c)) {
            if (group.sign != '(' && group.sign != c)
                return failure("`*` and `+` are mixed; each needs its own brackets", here());
            group.sign = c;
            return false;
        }
        if (is_variable(c) && is_variable(text_[at_ - 1]))
            return failure("missing `*` or `+` before this letter (variables are single letters)",
                           here());
        if (is_variable(c) || c == '-' || c == '(')
            return failure(fmt::format("missing `*` or `+` before `{}`", c), here());
        return wrong_character();
    }

    /// Puts a complete formula where it belongs, and closes the negations that it is the operand
    /// of.
    void complete(Expr e) {
        for (; !open_.empty() && open_.back().sign == '-'; open_.pop_back())
            e = store_.negation(e);
        done_.push_back(e);
    }

    [[nodiscard]] tl::unexpected<Error> missing_operand() const {
        if (text_.empty())
            return failure("expected a formula, found nothing", here());
        const std::string_view found = at_ < text_.size() ? text_.substr(at_, 1) : "";
        if (at_ == 0)
            return failure(fmt::format("expected a formula before `{}`", found), here());
        const char before = text_[at_ - 1];
        if (before == '(' && found == ")")
            return failure("expected a formula between these brackets", span(at_ - 1, 2));
        if (found.empty())
            return failure(fmt::format("expected a formula after `{}`", before), here());
        return failure(fmt::format("expected a formula between `{}` and `{}`", before, found),
                       here());
    }

    /// Something follows a formula that no parentheses are around.
    [[nodiscard]] tl::unexpected<Error> surplus() const {
        const char c = text_[at_];
        if (is_connective(c))
            return failure(fmt::format("missing brackets around the operands of `{}`", c), here());
        if (c == ')')
            return failure("unmatched `)`", here());
        if (lenient::is_letter(c) && is_variable(text_[at_ - 1]))
            return failure(
                "expected the end of the formula before this letter (variables are single letters)",
                here());
        return failure(
            fmt::format("expected the end of the formula, found {}", shown_symbol(text_, at_)),
            here());
    }

    [[nodiscard]] tl::unexpected<Error> needless_parentheses(const Open& group) const {
        const char first = text_[group.offset + 1];
        const std::string_view what = is_variable(first) ? "a variable"
                                      : first == '-'     ? "a negation"
                                                         : "other brackets";
        const bool negated = group.offset > 0 && text_[group.offset - 1] == '-';
        return failure(
            fmt::format("brackets are not allowed around {}{}", what, negated ? " after `-`" : ""),
            span(group.offset, at_ - group.offset + 1));
    }

    [[nodiscard]] tl::unexpected<Error> wrong_character() const {
        const char c = text_[at_];
        if (c >= 'A' && c <= 'Z')
            return failure(std::string(what_a_variable_is), here());
        const std::string shown = shown_symbol(text_, at_);
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            return failure(fmt::format("blanks are not allowed in a formula; found {}", shown),
                           here());
        return failure(fmt::format("unexpected {} in the formula: {}", shown, what_a_variable_is),
                       here());
    }

    std::string_view text_;
    Store& store_;
    std::size_t at_ = 0;
    std::vector<Open> open_;
    std::vector<Expr> done_; ///< complete operands of what is open
};

std::string_view name_of(Kind kind) {
    switch (kind) {
    case Kind::parity:
        return "exclusive or";
    case Kind::exactly_one:
        return "exactly-one";
    case Kind::implication:
        return "implication";
    case Kind::equivalence:
        return "equivalence";
    default:
        return "constant";
    }
}

} // namespace

Result<Expr> read_strict(std::string_view text, Store& store) {
    return StrictReader(text, store).read();
}

Result<Formula> read_strict(std::string_view text) {
    Formula formula{{}, Expr(0)};
    const auto root = read_strict(text, formula.store);
    if (!root)
        return tl::unexpected(root.error());
    formula.root = *root;
    return formula;
}

Result<void> check_strict(const Store& store, Expr root) {
    std::vector<std::uint32_t> lengths(root.index() + std::size_t{1});
    for (const Expr e : postorder(store, root)) {
        const auto operands = store.operands(e);
        std::size_t length = 1;
        switch (store.kind(e)) {
        case Kind::variable: {
            const std::string& name = store.name(store.variable_of(e));
            if (name.size() != 1 || !is_variable(name[0]))
                return failure(fmt::format("{}, found `{}`", what_a_variable_is, name));
            break;
        }
        case Kind::negation:
            break;
        case Kind::conjunction:
        case Kind::disjunction:
            if (operands.size() < 2)
                return failure(fmt::format("`{}` needs two or more operands, found {}",
                                           store.kind(e) == Kind::conjunction ? '*' : '+',
                                           operands.size()));
            length += operands.size(); // the other parenthesis and the connectives
            break;
        default:
            return failure(
                fmt::format("the game's syntax has no {}, only variables, `-`, `*` and `+`",
                            name_of(store.kind(e))));
        }
        for (const Expr operand : operands)
            length += lengths[operand.index()];
        if (length > max_strict_length)
            return failure(
                fmt::format("the formula is longer than {} characters", max_strict_length));
        lengths[e.index()] = static_cast<std::uint32_t>(length);
    }
    return {};
}

Result<std::string> write_strict(const Store& store, Expr root) {
    if (auto checked = check_strict(store, root); !checked)
        return tl::unexpected(std::move(checked.error()));
    struct Open {
        Expr e;
        std::size_t next; ///< operand to be written
    };
    std::string text;
    std::vector<Open> open;
    // Writes all that can be written of `e` before its first operand.
    const auto begin = [&](Expr e) {
        for (; store.kind(e) == Kind::negation; e = store.operands(e)[0])
            text += '-';
        if (store.kind(e) == Kind::variable) {
            text += store.name(store.variable_of(e));
            return;
        }
        text += '(';
        open.push_back({e, 0});
    };
    begin(root);
    while (!open.empty()) {
        const Open now = open.back();
        const auto operands = store.operands(now.e);
        if (now.next == operands.size()) {
            text += ')';
            open.pop_back();
            continue;
        }
        if (now.next > 0)
            text += store.kind(now.e) == Kind::conjunction ? '*' : '+';
        ++open.back().next;
        begin(operands[now.next]);
    }
    return text;
}

} // namespace loggia::logic
