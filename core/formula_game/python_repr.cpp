#include "core/base/number_text.hpp"
#include "core/base/symbol.hpp"
#include "core/formula_game/formula.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace loggia::formula_game {

namespace {

using logic::Expr;
using logic::Kind;

struct Class {
    std::string_view name;
    Kind kind;
};
constexpr std::array<Class, 4> classes{{{"Leaf", Kind::variable},
                                        {"NotTree", Kind::negation},
                                        {"AndTree", Kind::conjunction},
                                        {"OrTree", Kind::disjunction}}};

std::string_view name_of(Kind kind) {
    for (const Class& c : classes)
        if (c.kind == kind)
            return c.name;
    return {};
}

bool is_name_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<logic::Formula> read() {
        if (text_.size() > logic::max_strict_length)
            return failure(fmt::format("longer than {} characters", logic::max_strict_length),
                           {1, 1, 1});
        do {
            if (auto begun = read_beginning(); !begun)
                return tl::unexpected(std::move(begun.error()));
            if (auto ended = read_ends(); !ended)
                return tl::unexpected(std::move(ended.error()));
        } while (!open_.empty());
        skip_blanks();
        if (at_ < text_.size())
            return expected("the end of the text");
        formula_.root = done_.back();
        return std::move(formula_);
    }

private:
    struct Open {
        Kind kind;
        std::size_t first; ///< index in done_ of its first argument
        SourceSpan name;
    };

    void skip_blanks() {
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '\n') {
                ++line_;
                line_start_ = at_ + 1;
            } else if (c != ' ' && c != '\t' && c != '\r') {
                return;
            }
        }
    }

    [[nodiscard]] SourceSpan span(std::size_t offset, std::size_t length) const {
        return {line_, static_cast<int>(offset - line_start_) + 1, static_cast<int>(length)};
    }

    [[nodiscard]] tl::unexpected<Error> expected(std::string_view what) const {
        if (at_ == text_.size())
            return failure(fmt::format("expected {} before the end of the text", what),
                           span(at_, 1));
        return failure(fmt::format("expected {}, not {}", what, shown_symbol(text_, at_)),
                       span(at_, symbol_length(text_, at_)));
    }

    /// Passes over `c` with the blanks before it, if it is next.
    bool take(char c) {
        skip_blanks();
        if (at_ == text_.size() || text_[at_] != c)
            return false;
        ++at_;
        return true;
    }

    /// Reads the names and parentheses down to a leaf, and that.
    Result<void> read_beginning() {
        for (;;) {
            skip_blanks();
            const std::size_t begin = at_;
            while (at_ < text_.size() && is_name_character(text_[at_]))
                ++at_;
            const std::string_view name = text_.substr(begin, at_ - begin);
            const SourceSpan place = span(begin, std::max<std::size_t>(name.size(), 1));
            const auto* const found = std::find_if(classes.begin(), classes.end(),
                                                   [&](const Class& c) { return c.name == name; });
            if (found == classes.end()) {
                at_ = begin;
                constexpr std::string_view names = "`Leaf`, `NotTree`, `AndTree` or `OrTree`";
                if (name.empty())
                    return expected(names);
                return failure(fmt::format("expected {}, not `{}`", names, name.substr(0, 40)),
                               place);
            }
            if (!take('('))
                return expected(fmt::format("`(` after `{}`", name));
            if (found->kind == Kind::variable)
                return read_leaf();
            open_.push_back({found->kind, done_.size(), place});
        }
    }

    Result<void> read_leaf() {
        constexpr std::string_view letter = "a lower-case letter, a to z";
        char quote = '\'';
        if (!take(quote)) {
            quote = '"';
            if (!take(quote))
                return expected("a letter in quotes, for example Leaf('x')");
        }
        if (at_ == text_.size() || text_[at_] < 'a' || text_[at_] > 'z')
            return expected(letter);
        done_.push_back(formula_.store.variable(text_.substr(at_, 1)));
        ++at_;
        if (at_ == text_.size() || text_[at_] != quote)
            return expected(fmt::format("`{}` after a single letter", quote));
        ++at_;
        if (!take(')'))
            return expected("`)` after the letter");
        return {};
    }

    /// Reads `)` as often as it comes, and then the comma before the next argument.
    Result<void> read_ends() {
        while (!open_.empty()) {
            const Open& node = open_.back();
            if (take(','))
                return {};
            if (!take(')'))
                return expected("`,` or `)`");
            const std::size_t count = done_.size() - node.first;
            if (node.kind == Kind::negation ? count != 1 : count < 2)
                return failure(fmt::format("`{}` takes {}, found {}", name_of(node.kind),
                                           node.kind == Kind::negation ? "one argument"
                                                                       : "two arguments or more",
                                           count),
                               node.name);
            const Expr e =
                formula_.store.node(node.kind, std::span(done_).subspan(node.first, count));
            done_.resize(node.first);
            done_.push_back(e);
            open_.pop_back();
        }
        return {};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_start_ = 0;
    int line_ = 1;
    logic::Formula formula_{{}, Expr(0)};
    std::vector<Open> open_;
    std::vector<Expr> done_;
};

/// The length of the expression; it saturates above max_strict_length.
std::size_t repr_length(const logic::Store& store, Expr root) {
    std::vector<std::size_t> lengths(root.index() + std::size_t{1});
    for (const Expr e : logic::postorder(store, root)) {
        const auto operands = store.operands(e);
        std::size_t length = name_of(store.kind(e)).size() + 2;
        length += operands.empty() ? 3 : 2 * (operands.size() - 1);
        for (const Expr operand : operands)
            length = std::min(length + lengths[operand.index()], logic::max_strict_length + 1);
        lengths[e.index()] = length;
    }
    return lengths[root.index()];
}

} // namespace

Result<std::string> to_repr(const logic::Formula& formula) {
    const logic::Store& store = formula.store;
    if (auto checked = logic::check_strict(store, formula.root); !checked)
        return tl::unexpected(std::move(checked.error()));
    const std::size_t length = repr_length(store, formula.root);
    if (length > logic::max_strict_length)
        return failure(fmt::format("the expression would exceed {} characters",
                                   number_text(logic::max_strict_length)));
    std::string text;
    text.reserve(length);
    std::vector<std::pair<Expr, std::size_t>> open; // and the operand to be written next
    const auto begin = [&](Expr e) {
        text += name_of(store.kind(e));
        text += '(';
        if (store.kind(e) == Kind::variable)
            text += fmt::format("'{}')", store.name(store.variable_of(e)));
        else
            open.emplace_back(e, 0);
    };
    begin(formula.root);
    while (!open.empty()) {
        const auto [e, next] = open.back();
        const auto operands = store.operands(e);
        if (next == operands.size()) {
            text += ')';
            open.pop_back();
            continue;
        }
        if (next > 0)
            text += ", ";
        ++open.back().second;
        begin(operands[next]);
    }
    return text;
}

Result<logic::Formula> formula_of_repr(std::string_view text) {
    return Reader(text).read();
}

bool looks_like_repr(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return std::any_of(classes.begin(), classes.end(), [&](const Class& c) {
        if (!text.starts_with(c.name))
            return false;
        const auto next = text.find_first_not_of(blanks, c.name.size());
        return next != std::string_view::npos && text[next] == '(';
    });
}

} // namespace loggia::formula_game
