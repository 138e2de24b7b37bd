#include "core/logic/notation.hpp"

#include <fmt/format.h>

#include <limits>
#include <unordered_map>
#include <vector>

namespace loggia::logic {

namespace notations {

namespace {

// Of people's notations, from loose to tight: 1 iff, 2 implies, 3 or, 4 xor, 5 and, 6 not, 7 names.
constexpr Notation of_people(std::string_view title, Notation::Names names, std::string_view truth,
                             std::string_view falsehood, std::string_view negation,
                             std::array<std::string_view, 5> between,
                             std::string_view exactly_one) {
    return {.title = title,
            .names = names,
            .truth = truth,
            .falsehood = falsehood,
            .negation = negation,
            .negation_binds = 6,
            .negation_demands = 6,
            .conjunction = {{}, between[0], 5, 6, 6},
            .disjunction = {{}, between[1], 3, 4, 4},
            .parity = {{}, between[2], 4, 5, 5},
            .implication = {{}, between[3], 2, 3, 2},
            .equivalence = {{}, between[4], 1, 2, 2},
            .exactly_one = exactly_one,
            .reserved = {}};
}

// Of programming languages: 1 comparisons, 2 or, 3 and, 4 not, 5 names. The languages disagree with
// people, and with each other, on how tightly comparisons bind, so these stand between parentheses
// and take nothing but names.
constexpr Notation of_programs(std::string_view title, std::string_view truth,
                               std::string_view falsehood, std::string_view negation,
                               std::string_view both, std::string_view either,
                               std::string_view reserved) {
    return {.title = title,
            .names = Notation::Names::identifiers,
            .truth = truth,
            .falsehood = falsehood,
            .negation = negation,
            .negation_binds = 4,
            .negation_demands = 4,
            .conjunction = {{}, both, 3, 4, 4},
            .disjunction = {{}, either, 2, 3, 3},
            .parity = {{}, " ^ ", 1, 5, 5},
            .implication = {negation, either, 2, 4, 3},
            .equivalence = {{}, " == ", 1, 5, 5},
            .exactly_one = {},
            .reserved = reserved};
}

} // namespace

constinit const Notation unicode = of_people("Unicode", Notation::Names::quoted, "⊤", "⊥", "¬",
                                             {" ∧ ", " ∨ ", " ⊕ ", " → ", " ↔ "}, "one");

constinit const Notation ascii = of_people("ASCII", Notation::Names::quoted, "1", "0", "-",
                                           {" & ", " | ", " ^ ", " -> ", " <-> "}, "one");

constinit const Notation latex =
    of_people("LaTeX", Notation::Names::latex, "\\top", "\\bot", "\\neg ",
              {" \\land ", " \\lor ", " \\oplus ", " \\rightarrow ", " \\leftrightarrow "},
              "\\operatorname{one}");

constinit const Notation c = of_programs(
    "C", "1", "0", "!", " && ", " || ",
    " and auto bool break case char const continue default do double else enum extern false float "
    "for goto if inline int long not or register restrict return short signed sizeof static struct "
    "switch true typedef union unsigned void volatile while xor "); // also of <stdbool.h>,
                                                                    // <iso646.h>

constinit const Notation python = of_programs(
    "Python", "True", "False", "not ", " and ", " or ",
    " False None True and as assert async await break class continue def del elif else except "
    "finally for from global if import in is lambda nonlocal not or pass raise return try while "
    "with yield ");

} // namespace notations

namespace {

class Printer {
public:
    Printer(const Store& store, const Notation& notation, std::size_t limit)
        : store_(store), notation_(notation), limit_(limit) {}

    Result<std::string> print(Expr root);

private:
    /// An expression that is being written, with how much of it is.
    struct Open {
        Expr e;
        bool parenthesis;
        std::size_t next;
    };

    Result<void> prepare(Expr root);
    void begin(Expr e, std::uint8_t demanded);
    void go_on(Open& open);
    void go_on_with_infix(Open& open, const Infix& infix);
    void go_on_with_function(Open& open);
    void go_on_writing_out(Open& open);

    [[nodiscard]] const Infix* infix_of(Kind kind) const;
    [[nodiscard]] std::uint8_t binding_of(Kind kind) const;

    const Store& store_;
    const Notation& notation_;
    std::size_t limit_;
    std::string text_;
    std::vector<Open> open_;
    std::unordered_map<Variable, std::string> names_; ///< of those in the formula
    std::vector<Expr> plain_; ///< by number: without operators that have just one operand
};

bool is_n_ary(Kind kind) {
    return kind == Kind::conjunction || kind == Kind::disjunction || kind == Kind::parity ||
           kind == Kind::exactly_one;
}

Result<void> Printer::prepare(Expr root) {
    plain_.resize(root.index() + std::size_t{1});
    for (const Expr e : postorder(store_, root)) {
        const Kind kind = store_.kind(e);
        plain_[e.index()] = e;
        if (kind == Kind::variable) {
            auto name = spelled_name(store_, store_.variable_of(e), notation_);
            if (!name)
                return tl::unexpected(std::move(name.error()));
            names_.emplace(store_.variable_of(e), std::move(*name));
        } else if (is_n_ary(kind) && store_.operands(e).size() == 1 &&
                   (kind != Kind::exactly_one || notation_.exactly_one.empty())) {
            plain_[e.index()] = plain_[store_.operands(e)[0].index()];
        }
    }
    return {};
}

Result<std::string> Printer::print(Expr root) {
    if (auto prepared = prepare(root); !prepared)
        return tl::unexpected(std::move(prepared.error()));
    begin(root, 0);
    while (!open_.empty() && text_.size() <= limit_)
        go_on(open_.back());
    if (text_.size() > limit_)
        return failure(fmt::format("the formula is too long to write: more than {} bytes", limit_));
    return std::move(text_);
}

const Infix* Printer::infix_of(Kind kind) const {
    switch (kind) {
    case Kind::conjunction:
        return &notation_.conjunction;
    case Kind::disjunction:
        return &notation_.disjunction;
    case Kind::parity:
        return &notation_.parity;
    case Kind::implication:
        return &notation_.implication;
    case Kind::equivalence:
        return &notation_.equivalence;
    default:
        return nullptr;
    }
}

std::uint8_t Printer::binding_of(Kind kind) const {
    if (kind == Kind::negation)
        return notation_.negation_binds;
    if (const Infix* infix = infix_of(kind))
        return infix->binds;
    return notation_.exactly_one.empty() ? notation_.disjunction.binds
                                         : std::numeric_limits<std::uint8_t>::max();
}

/// Writes a leaf, or what comes before the first operand.
void Printer::begin(Expr e, std::uint8_t demanded) {
    e = plain_[e.index()];
    const Kind kind = store_.kind(e);
    const bool function = kind == Kind::exactly_one && !notation_.exactly_one.empty();
    if (kind == Kind::variable) {
        text_ += names_.at(store_.variable_of(e));
    } else if (kind == Kind::constant) {
        text_ += store_.value_of(e) ? notation_.truth : notation_.falsehood;
    } else if (store_.operands(e).empty() && !function) {
        text_ += kind == Kind::conjunction ? notation_.truth : notation_.falsehood;
    } else {
        const bool parenthesis = binding_of(kind) < demanded;
        if (parenthesis)
            text_ += '(';
        if (function)
            text_.append(notation_.exactly_one) += '(';
        open_.push_back({e, parenthesis, 0});
    }
}

void Printer::go_on(Open& open) {
    const Kind kind = store_.kind(open.e);
    const std::size_t operands = store_.operands(open.e).size();
    const bool written_out = kind == Kind::exactly_one && notation_.exactly_one.empty();
    if (open.next == (written_out ? operands * operands : operands)) {
        if (kind == Kind::exactly_one && !written_out)
            text_ += ')';
        if (open.parenthesis)
            text_ += ')';
        open_.pop_back();
    } else if (const Infix* infix = infix_of(kind)) {
        go_on_with_infix(open, *infix);
    } else if (kind == Kind::negation) {
        text_ += notation_.negation;
        ++open.next;
        begin(store_.operands(open.e)[0], notation_.negation_demands);
    } else if (written_out) {
        go_on_writing_out(open);
    } else {
        go_on_with_function(open);
    }
}

void Printer::go_on_with_infix(Open& open, const Infix& infix) {
    const bool first = open.next == 0;
    text_ += first ? infix.before : infix.between;
    begin(store_.operands(open.e)[open.next++], first ? infix.first : infix.next);
}

void Printer::go_on_with_function(Open& open) {
    if (open.next > 0)
        text_ += ", ";
    begin(store_.operands(open.e)[open.next++], 0);
}

/// `x && !y || !x && y`: a conjunction for each operand, all others negated in it.
void Printer::go_on_writing_out(Open& open) {
    const auto operands = store_.operands(open.e);
    const std::size_t term = open.next / operands.size();
    const std::size_t at = open.next % operands.size();
    ++open.next;
    if (at > 0)
        text_ += notation_.conjunction.between;
    else if (term > 0)
        text_ += notation_.disjunction.between;
    if (at != term)
        text_ += notation_.negation;
    begin(operands[at], at == term ? notation_.conjunction.next : notation_.negation_demands);
}

} // namespace

Result<std::string> print(const Store& store, Expr root, const Notation& notation,
                          std::size_t limit) {
    return Printer(store, notation, limit).print(root);
}

} // namespace loggia::logic
