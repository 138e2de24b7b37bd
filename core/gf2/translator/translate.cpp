#include "core/gf2/translator/translate.hpp"

#include "core/gf2/named_polynomial.hpp"
#include "core/ladr/proposition.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/transform.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <unordered_map>
#include <utility>

namespace loggia::gf2 {

using logic::Expr;

namespace {

constexpr std::string_view substitutions_name = "substitutions";

/// The commands that are kept, then those that the ring needs.
std::string command_lines(const ladr::MaceInput& input, bool ring) {
    std::string text;
    for (const ladr::MaceCommand& command : input.commands)
        if (command.arguments[0] != "arithmetic" && command.arguments[0] != "domain_size" &&
            command.name != "redeclare")
            text += fmt::format("{}({}).\n", command.name, fmt::join(command.arguments, ", "));
    if (ring)
        text += "set(arithmetic).\n";
    return text + "assign(domain_size, 2).\n\n";
}

/// What stands for the symbols that substitutions define.
class Substitutions {
public:
    Substitutions(const ladr::MaceInput& input, logic::Store& store)
        : input_(input), store_(store) {}

    Result<void> read(const ladr::MaceList& list) {
        for (const ladr::TermId member : list.members) {
            const auto sides = input_.terms.arguments(member);
            const bool defines =
                input_.terms.is(member, ladr::name_iff, 2) && input_.terms.is_name(sides[0]);
            if (!defines)
                return fail(member, "expected a substitution of the form 'a <-> F'");
            const auto symbol = proposition_of(input_, sides[0], store_);
            const auto value = proposition_of(input_, sides[1], store_);
            if (!symbol || !value)
                return tl::unexpected(symbol ? value.error() : symbol.error());
            if (store_.kind(*symbol) != logic::Kind::variable)
                return fail(sides[0], "a constant cannot be substituted");
            const logic::Variable v = store_.variable_of(*symbol);
            if (!values_.emplace(v, *value).second)
                return fail(sides[0], fmt::format("'{}' is substituted twice", store_.name(v)));
            order_.push_back({v, sides[0]});
        }
        return resolve();
    }

    Expr operator()(Expr e) { return logic::substituted(store_, e, values_); }

private:
    struct Definition {
        logic::Variable variable;
        ladr::TermId place;
    };

    [[nodiscard]] tl::unexpected<Error> fail(ladr::TermId at, std::string message) const {
        return failure(std::move(message), input_.span(at));
    }

    /// Puts substitutions into each other, those first that need no other one.
    Result<void> resolve() {
        std::unordered_map<logic::Variable, Expr> resolved;
        std::vector<Definition> open = order_;
        while (!open.empty()) {
            std::vector<Definition> left;
            for (const Definition& definition : open) {
                const Expr value = values_.at(definition.variable);
                bool ready = true;
                for (const logic::Variable v : logic::variables_of(store_, value))
                    ready = ready && (!values_.contains(v) || resolved.contains(v));
                if (ready)
                    resolved[definition.variable] = logic::substituted(store_, value, resolved);
                else
                    left.push_back(definition);
            }
            if (left.size() == open.size())
                return fail(left[0].place,
                            fmt::format("the substitution of '{}' leads back to itself",
                                        store_.name(left[0].variable)));
            open = std::move(left);
        }
        values_ = std::move(resolved);
        return {};
    }

    const ladr::MaceInput& input_;
    logic::Store& store_;
    std::unordered_map<logic::Variable, Expr> values_;
    std::vector<Definition> order_;
};

class RingTranslator {
public:
    RingTranslator(const ladr::MaceInput& input, const TranslateOptions& options,
                   const Control& control)
        : input_(input), options_(options), control_(control), substitutions_(input, store_) {}

    Result<Translation> run() {
        const ladr::MaceList* list_of_substitutions = nullptr;
        if (options_.substitute) {
            for (const ladr::MaceList& list : input_.lists)
                if (list.name == substitutions_name && list_of_substitutions == nullptr)
                    list_of_substitutions = &list;
            if (list_of_substitutions == nullptr)
                return failure("Cannot substitute. 'formulas(substitutions).' does not exist");
            if (const auto read = substitutions_.read(*list_of_substitutions); !read)
                return tl::unexpected(read.error());
        }
        result_.text = command_lines(input_, true);
        for (const ladr::MaceList& list : input_.lists)
            if (&list != list_of_substitutions)
                if (auto added = add_list(list); !added)
                    return tl::unexpected(added.error());
        return std::move(result_);
    }

private:
    Result<void> add_list(const ladr::MaceList& list) {
        if (list.kind == ladr::MaceList::Kind::distinct)
            return failure("a list of distinct terms is not allowed in propositional logic",
                           list.members.empty() ? SourceSpan() : input_.span(list.members[0]));
        result_.text += fmt::format("formulas({}).\n", list.name);
        std::vector<Expr> formulas;
        for (const ladr::TermId member : list.members) {
            if (control_.stop_requested())
                return failure("stopped");
            const auto e = proposition_of(input_, member, store_);
            if (!e)
                return tl::unexpected(e.error());
            formulas.push_back(substitutions_(*e));
        }
        if (options_.merge) {
            const auto kind =
                list.name == "goals" ? logic::Kind::disjunction : logic::Kind::conjunction;
            const Expr all = store_.node(kind, formulas);
            if (auto added = add_equation(all, std::nullopt); !added)
                return added;
        } else {
            for (std::size_t i = 0; i < formulas.size(); ++i)
                if (auto added = add_equation(formulas[i], list.members[i]); !added)
                    return added;
        }
        result_.text += "end_of_list.\n\n";
        return {};
    }

    Result<void> add_equation(Expr e, std::optional<ladr::TermId> place) {
        const auto span = [&] { // looks for the line from the beginning of the text
            return place ? std::optional(input_.span(*place)) : std::nullopt;
        };
        const auto form = ring_form(store_, e, control_);
        if (!form)
            return tl::unexpected(Error{form.error().message, span()});
        const std::string text = options_.collect ? to_collected_text(*form) : gf2::to_text(*form);
        result_.text +=
            fmt::format("\t{} = 1.\n", options_.mod ? fmt::format("({}) mod 2", text) : text);
        if (!options_.mod && !warned_ && form->polynomial.terms().size() > 2) {
            warned_ = true;
            result_.warnings.push_back(
                {"Mace4 computes with integers, where an odd sum of three or more terms need not "
                 "be 1; translate with --mod for Mace4",
                 span()});
        }
        return {};
    }

    const ladr::MaceInput& input_;
    const TranslateOptions& options_;
    const Control& control_;
    logic::Store store_;
    Substitutions substitutions_;
    Translation result_;
    bool warned_ = false;
};

} // namespace

Result<Translation> to_ring(const ladr::MaceInput& input, const TranslateOptions& options,
                            const Control& control) {
    return RingTranslator(input, options, control).run();
}

Result<Translation> to_propositional(const ladr::MaceInput& input, const Control& control) {
    Translation result{command_lines(input, false), {}};
    logic::Store store;
    for (const ladr::MaceList& list : input.lists) {
        result.text += fmt::format("formulas({}).\n", list.name);
        for (const ladr::TermId member : list.members) {
            if (control.stop_requested())
                return failure("stopped");
            const auto e = from_ring(input, member, store);
            if (!e)
                return tl::unexpected(e.error());
            const auto line = ladr::to_ladr(store, logic::folded(store, *e));
            if (!line)
                return tl::unexpected(Error{line.error().message, input.span(member)});
            result.text += fmt::format("\t{}.\n", *line);
        }
        result.text += "end_of_list.\n\n";
    }
    return result;
}

} // namespace loggia::gf2
