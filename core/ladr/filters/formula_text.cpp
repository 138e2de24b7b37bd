#include "core/ladr/filters/formula_text.hpp"

#include "core/ladr/signature.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

namespace {

constexpr int loosest = 1000;

class FormulaPrinter {
public:
    explicit FormulaPrinter(const MaceInput& input)
        : input_(input), terms_(input.terms), bound_(terms_.names()) {}

    std::string print(TermId member) {
        const TermId formula = without_attributes(terms_, member);
        find_free(formula);
        const bool is_clause = is_clausal(formula);
        if (is_clause) {
            name_variables();
            add_clause(formula);
        } else if (free_.empty()) {
            add(formula, loosest);
        } else {
            add_quantified(free_, formula);
        }
        remove_some_blanks();
        if (formula != member)
            for (const TermId attribute : terms_.arguments(member).subspan(1)) {
                out_ += " # ";
                add(attribute, loosest);
            }
        return std::move(out_);
    }

private:
    [[nodiscard]] const std::string& text(TermId id) const { return terms_.text(terms_[id].name); }

    void find_free(TermId id) {
        const Term& t = terms_[id];
        const auto arguments = terms_.arguments(id);
        if (t.kind == Term::Kind::quantified) {
            ++bound_[terms_[arguments[0]].name];
            find_free(arguments[1]);
            --bound_[terms_[arguments[0]].name];
            return;
        }
        const bool is_free =
            terms_.is_name(id) && bound_[t.name] == 0 && input_.is_variable(t.name);
        if (is_free && known_.emplace(t.name, std::string()).second)
            free_.push_back(t.name);
        for (const TermId argument : arguments)
            find_free(argument);
    }

    [[nodiscard]] static bool connects(const Term& t) noexcept {
        return t.kind == Term::Kind::quantified || t.name < name_minus;
    }

    [[nodiscard]] bool is_clausal(TermId id) const {
        const auto arguments = terms_.arguments(id);
        if (terms_[id].kind == Term::Kind::plain && terms_[id].name == name_or)
            return std::all_of(arguments.begin(), arguments.end(),
                               [&](TermId part) { return is_clausal(part); });
        if (!terms_.is(id, name_minus, 1))
            return !connects(terms_[id]);
        const Term& atom = terms_[arguments[0]];
        return !connects(atom) && atom.name != name_minus && atom.name != name_unequal;
    }

    /// As LADR names the variables of clauses.
    void name_variables() {
        constexpr const char* small = "xyzuw";
        for (std::size_t i = 0; i < free_.size(); ++i) {
            std::string& name = known_[free_[i]];
            if (input_.capital_variables)
                name = i < 6 ? std::string(1, static_cast<char>('A' + i)) : fmt::format("V{}", i);
            else
                name = i < 5 ? std::string(1, small[i]) : fmt::format("v{}", i);
        }
        renames_ = true;
    }

    /// The parts of a conjunction or disjunction, those of parts of the same kind too.
    void flatten(TermId id, Name name, std::vector<TermId>& parts) const {
        for (const TermId part : terms_.arguments(id))
            if (terms_[part].kind == Term::Kind::plain && terms_[part].name == name)
                flatten(part, name, parts);
            else
                parts.push_back(part);
    }

    /// Without what is false anyway.
    void add_clause(TermId id) {
        std::vector<TermId> literals{id};
        if (terms_[id].kind == Term::Kind::plain && terms_[id].name == name_or) {
            literals.clear();
            flatten(id, name_or, literals);
            std::erase_if(literals, [&](TermId part) { return terms_.is(part, name_false, 0); });
        }
        if (literals.empty())
            out_ += terms_.text(name_false);
        add_chain(literals, name_or, loosest);
    }

    void add(TermId id, int most) {
        const Term& t = terms_[id];
        const auto arguments = terms_.arguments(id);
        if (t.kind == Term::Kind::list)
            return add_arguments(arguments, '[', ']');
        if (t.kind == Term::Kind::quantified)
            return add_quantified({}, id);
        if (terms_.is(id, name_nil, 0) || terms_.is(id, name_cons, 2))
            return add_list(id);
        if (arguments.empty()) {
            const auto renamed = known_.find(t.name);
            out_ += renames_ && renamed != known_.end() ? renamed->second : text(id);
            return;
        }
        if (terms_.is(id, name_minus, 1) && terms_.is(arguments[0], name_equal, 2)) {
            const auto sides = terms_.arguments(arguments[0]);
            return add_chain({sides[0], sides[1]}, name_unequal, most);
        }
        if (arguments.size() == 1)
            if (const Operator* op = unary(text(id)))
                return add_unary(*op, arguments[0], most);
        const Operator* op = input_.operators.after(text(id));
        if (arguments.size() >= 2 && op != nullptr && !op->is_postfix()) {
            std::vector<TermId> parts(arguments.begin(), arguments.end());
            if (t.name == name_and || t.name == name_or) {
                parts.clear();
                flatten(id, t.name, parts);
            }
            return add_chain(parts, t.name, most);
        }
        out_ += text(id);
        add_arguments(arguments, '(', ')');
    }

    [[nodiscard]] const Operator* unary(const std::string& name) const {
        if (const Operator* op = input_.operators.prefix(name))
            return op;
        const Operator* op = input_.operators.after(name);
        return op != nullptr && op->is_postfix() ? op : nullptr;
    }

    void add_arguments(std::span<const TermId> arguments, char open, char close) {
        out_ += open;
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (i > 0)
                out_ += ',';
            add(arguments[i], loosest);
        }
        out_ += close;
    }

    void add_list(TermId id) {
        out_ += '[';
        for (bool first = true; terms_.is(id, name_cons, 2); first = false) {
            out_ += first ? "" : ",";
            add(terms_.arguments(id)[0], loosest);
            id = terms_.arguments(id)[1];
        }
        if (!terms_.is(id, name_nil, 0)) {
            out_ += ':';
            add(id, loosest);
        }
        out_ += ']';
    }

    void add_unary(const Operator& op, TermId argument, int most) {
        const bool again = op.type == Operator::Type::prefix || op.type == Operator::Type::postfix;
        const int inside = op.precedence - (again ? 0 : 1);
        const bool closed = op.precedence > most;
        out_ += closed ? "(" : "";
        if (op.is_prefix())
            out_ += op.text + ' ';
        add(argument, inside);
        if (!op.is_prefix())
            out_ += ' ' + op.text;
        out_ += closed ? ")" : "";
    }

    void add_chain(const std::vector<TermId>& parts, Name name, int most) {
        const Operator* op = input_.operators.after(terms_.text(name));
        const bool is_chain = parts.size() > 1 && op != nullptr;
        if (!is_chain) {
            for (const TermId part : parts)
                add(part, most);
            return;
        }
        const bool closed = op->precedence > most;
        out_ += closed ? "(" : "";
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool is_last = i + 1 == parts.size();
            const bool own = is_last ? op->type == Operator::Type::infix_right
                                     : op->type == Operator::Type::infix_left;
            add(parts[i], op->precedence - (own ? 0 : 1));
            if (!is_last)
                out_ += ' ' + op->text + ' ';
        }
        out_ += closed ? ")" : "";
    }

    /// With quantifiers for `closed` in front.
    void add_quantified(const std::vector<Name>& closed, TermId id) {
        out_ += '(';
        for (const Name name : closed)
            out_ += fmt::format("{} {} ", terms_.text(name_all), terms_.text(name));
        while (terms_[id].kind == Term::Kind::quantified) {
            const auto arguments = terms_.arguments(id);
            out_ += fmt::format("{} {} ", text(id), text(arguments[0]));
            id = arguments[1];
        }
        add(id, quantifier_precedence);
        out_ += ')';
    }

    /// LADR prints every operator with blanks, and then takes back those after `-` and before `'`
    /// where no other operator is near.
    void remove_some_blanks() {
        constexpr char removed = '\0';
        const auto at = [&](std::size_t i) { return i < out_.size() ? out_[i] : removed; };
        bool quoted = false;
        for (std::size_t i = 1; i < out_.size(); ++i) {
            quoted = quoted != (out_[i] == '"');
            if (quoted || out_[i] != ' ')
                continue;
            const bool after_minus = at(i - 1) == '-';
            if (after_minus ? i < 2 || !is_special_character(at(i - 2))
                            : at(i + 1) == '\'' && !is_special_character(at(i + 2)))
                out_[i] = removed;
        }
        std::erase(out_, removed);
    }

    const MaceInput& input_;
    const Terms& terms_;
    std::vector<int> bound_; ///< by name: quantifiers around
    std::vector<Name> free_; ///< in the order in which they occur
    std::unordered_map<Name, std::string> known_;
    bool renames_ = false;
    std::string out_;
};

} // namespace

std::string formula_text(const MaceInput& input, TermId formula) {
    return FormulaPrinter(input).print(formula);
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
