#pragma once

#include "core/base/random.hpp"
#include "core/ladr/interpretation.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/signature.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

/// What a file for Mace4 says in an interpretation, by plain recursion, and random files.
namespace loggia::ladr::oracle {

class Evaluator {
public:
    Evaluator(const MaceInput& input, const Interpretation& model) : input_(input), model_(model) {}

    /// Whether all lists hold.
    bool holds() {
        for (const MaceList& list : input_.lists)
            for (const TermId member : list.members) {
                const bool goal = list.name == "goals";
                if (list.name != "hints" && closed(member, 0) == goal)
                    return false;
            }
        return true;
    }

private:
    /// For all values of variables from the letter `u` + `next` on that no quantifier binds.
    bool closed(TermId id, int next) {
        if (next == 6)
            return formula(id);
        const std::string name(1, static_cast<char>('u' + next));
        if (input_.text.find(name) == std::string::npos)
            return closed(id, next + 1);
        bool all = true;
        for (int value = 0; value < model_.size; ++value) {
            environment_[name] = value;
            all = all && closed(id, next + 1);
        }
        environment_.erase(name);
        return all;
    }

    bool formula(TermId id) {
        const auto a = input_.terms.arguments(id);
        const std::string& name = input_.terms.text(input_.terms[id].name);
        const auto all = [&](bool value) {
            return std::all_of(a.begin(), a.end(),
                               [&](TermId part) { return formula(part) == value; });
        };
        if (input_.terms[id].kind == Term::Kind::quantified)
            return quantified(id);
        if (name == "&")
            return all(true);
        if (name == "|")
            return !all(false);
        if (name == "->")
            return !formula(a[0]) || formula(a[1]);
        if (name == "<-")
            return formula(a[0]) || !formula(a[1]);
        if (name == "<->")
            return formula(a[0]) == formula(a[1]);
        if (name == "-")
            return !formula(a[0]);
        if (name == "$T" || name == "$F")
            return name == "$T";
        if (name == "=")
            return term(a[0]) == term(a[1]);
        if (name == "!=")
            return term(a[0]) != term(a[1]);
        if (name == "<")
            return term(a[0]) < term(a[1]);
        if (name == ">=")
            return term(a[0]) >= term(a[1]);
        return entry(id) == 1;
    }

    bool quantified(TermId id) {
        const auto a = input_.terms.arguments(id);
        const bool all = input_.terms.text(input_.terms[id].name) == "all";
        const std::string& variable = input_.terms.text(input_.terms[a[0]].name);
        const auto around = environment_;
        bool value = all;
        for (int element = 0; element < model_.size; ++element) {
            environment_[variable] = element;
            const bool here = formula(a[1]);
            value = all ? value && here : value || here;
        }
        environment_ = around;
        return value;
    }

    long term(TermId id) {
        const auto a = input_.terms.arguments(id);
        const std::string& name = input_.terms.text(input_.terms[id].name);
        if (const auto known = environment_.find(name); known != environment_.end())
            return known->second;
        if (number_of(name) >= 0)
            return number_of(name);
        if (!input_.arithmetic || a.empty())
            return entry(id);
        if (name == "+" || name == "*") {
            long value = term(a[0]);
            for (std::size_t i = 1; i < a.size(); ++i)
                value = name == "+" ? value + term(a[i]) : value * term(a[i]);
            return value;
        }
        if (name == "-")
            return -term(a[0]);
        if (name == "mod") {
            const long modulus = term(a[1]);
            return ((term(a[0]) % modulus) + modulus) % modulus;
        }
        if (name == "/")
            return term(a[0]) / term(a[1]);
        return entry(id);
    }

    int entry(TermId id) {
        const std::string& name = input_.terms.text(input_.terms[id].name);
        std::size_t index = 0;
        for (const TermId argument : input_.terms.arguments(id))
            index = index * static_cast<std::size_t>(model_.size) +
                    static_cast<std::size_t>(term(argument));
        for (const auto& operation : model_.operations)
            if (operation.name == name)
                return operation.table.at(index);
        std::abort();
    }

    const MaceInput& input_;
    const Interpretation& model_;
    std::map<std::string, long> environment_;
};

/// All interpretations of the symbols, the last entry running fastest; the first one is all 0.
inline std::vector<Interpretation> all_models(const MaceInput& input, const Signature& signature,
                                              int size) {
    Interpretation model;
    model.size = size;
    for (const Symbol& symbol : signature.symbols) {
        std::size_t entries = 1;
        for (int i = 0; i < symbol.arity; ++i)
            entries *= static_cast<std::size_t>(size);
        model.operations.push_back(
            {symbol.text, symbol.arity, symbol.is_relation, std::vector<int>(entries)});
    }
    std::vector<Interpretation> models;
    for (bool more = true; more;) {
        if (Evaluator(input, model).holds())
            models.push_back(model);
        more = false;
        for (std::size_t i = model.operations.size(); i > 0 && !more; --i) {
            auto& operation = model.operations[i - 1];
            const int top = operation.is_relation ? 2 : size;
            for (std::size_t n = operation.table.size(); n > 0 && !more; --n) {
                int& value = operation.table[n - 1];
                more = ++value < top;
                if (!more)
                    value = 0;
            }
        }
    }
    return models;
}

/// A random formula in full parentheses. `depth` bounds its nesting.
struct RandomText {
    Random& random;
    bool first_order = false;
    bool arithmetic = false;

    std::string pick(const std::vector<std::string>& from) {
        return from[static_cast<std::size_t>(random.below(from.size()))];
    }

    std::string formula(int depth, std::vector<std::string> variables = {}) {
        if (depth == 0 || random.below(6) == 0)
            return atom(variables);
        switch (random.below(first_order ? 7 : 5)) {
        case 0:
            return "-(" + formula(depth - 1, variables) + ")";
        case 1:
        case 2:
            return "(" + formula(depth - 1, variables) + pick({" & ", " | ", "&", "|"}) +
                   formula(depth - 1, variables) + ")";
        case 3:
            return "(" + formula(depth - 1, variables) + pick({" -> ", " <- "}) +
                   formula(depth - 1, variables) + ")";
        case 4:
            return "(" + formula(depth - 1, variables) + " <-> " + formula(depth - 1, variables) +
                   ")";
        default: {
            const std::string variable = pick({"x", "y"});
            variables.push_back(variable);
            return "(" + pick({"all ", "exists "}) + variable + " (" +
                   formula(depth - 1, variables) + "))";
        }
        }
    }

    std::string atom(const std::vector<std::string>& variables) {
        if (arithmetic && random.below(3) != 0)
            return "(" + sum(2) + pick({" = ", " != ", " < ", " >= "}) + sum(2) + ")";
        if (!first_order)
            return pick({"a", "b", "c", "d", "e1", "$T", "$F", "a", "b", "c", "d"});
        switch (random.below(4)) {
        case 0:
            return "p(" + term(1, variables) + ")";
        case 1:
            return "(" + term(2, variables) + pick({" = ", " != "}) + term(1, variables) + ")";
        case 2:
            return "q";
        default:
            return "p(" + term(0, variables) + ")";
        }
    }

    std::string term(int depth, const std::vector<std::string>& variables) {
        if (depth > 0 && random.below(2) == 0)
            return "f(" + term(depth - 1, variables) + ")";
        if (!variables.empty() && random.below(3) != 0)
            return pick(variables);
        return pick({"k", "0", "1", "z"});
    }

    std::string sum(int depth) {
        if (depth == 0)
            return pick({"m1", "m2", "m3", "0", "1", "2"});
        switch (random.below(6)) {
        case 0:
            return sum(0);
        case 1:
            return "(" + sum(depth - 1) + " * " + sum(depth - 1) + ")";
        case 2:
            return "((" + sum(depth - 1) + ") mod " + pick({"2", "3"}) + ")";
        case 3:
            return "(-" + sum(depth - 1) + ")";
        default:
            return "(" + sum(depth - 1) + " + " + sum(depth - 1) + " + " + sum(0) + ")";
        }
    }
};

/// A file of `formulas` random formulas.
inline std::string random_file(Random& random, bool first_order, bool arithmetic, int formulas) {
    RandomText text{random, first_order, arithmetic};
    std::string file = arithmetic ? "set(arithmetic).\n" : "";
    file += "formulas(assumptions).\n";
    for (int i = 0; i < formulas; ++i)
        file += text.formula(3) + ".\n";
    file += "end_of_list.\n";
    if (random.below(4) == 0)
        file +=
            "formulas(goals).\n" + text.formula(2) + ".\n" + text.formula(1) + ".\nend_of_list.\n";
    return file;
}

} // namespace loggia::ladr::oracle
