#include "core/normal_forms/diagram_products.hpp"

#include "core/base/large_number.hpp"
#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace loggia::normal_forms {

namespace {

using Node = std::uint32_t;
constexpr Node never = 0;
constexpr Node always = 1;

struct Triple {
    std::uint32_t a, b, c;
    friend bool operator==(const Triple&, const Triple&) = default;
};
struct HashTriple {
    std::size_t operator()(const Triple& triple) const noexcept {
        std::uint64_t hash = triple.a * 0x9E37'79B9'7F4A'7C15U;
        hash = (hash ^ hash >> 29U ^ triple.b) * 0xBF58'476D'1CE4'E5B9U;
        hash = (hash ^ hash >> 32U ^ triple.c) * 0x94D0'49BB'1331'11EBU;
        return static_cast<std::size_t>(hash ^ hash >> 31U);
    }
};

/// A reduced ordered binary decision diagram whose nodes are shared by all functions in it. Once it
/// is full or stopped, what it returns means nothing.
class Diagram {
public:
    Diagram(std::size_t most_nodes, const Control& control)
        : most_nodes_(most_nodes), poll_(control, one_node) {
        nodes_.push_back({last_level, never, never});
        nodes_.push_back({last_level, always, always});
    }

    [[nodiscard]] bool is_full() const noexcept { return full_; }
    [[nodiscard]] bool is_stopped() const noexcept { return stopped_; }
    [[nodiscard]] bool is_over() const noexcept { return full_ || stopped_; }

    [[nodiscard]] std::uint32_t level(Node f) const { return nodes_[f].level; }
    [[nodiscard]] Node low(Node f, std::uint32_t level) const {
        return nodes_[f].level == level ? nodes_[f].low : f;
    }
    [[nodiscard]] Node high(Node f, std::uint32_t level) const {
        return nodes_[f].level == level ? nodes_[f].high : f;
    }

    Node make(std::uint32_t level, Node low, Node high);
    Node if_then_else(Node f, Node g, Node h);
    Node negation(Node f) { return if_then_else(f, never, always); }

private:
    static constexpr std::size_t one_node = 100; // nanoseconds
    static constexpr std::uint32_t last_level = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::size_t steps_for_node = 16;

    struct Branch {
        std::uint32_t level;
        Node low, high;
    };

    std::size_t most_nodes_;
    Poll poll_;
    bool full_ = false;
    bool stopped_ = false;
    std::size_t steps_ = 0;
    std::vector<Branch> nodes_;
    std::unordered_map<Triple, Node, HashTriple> unique_;
    std::unordered_map<Triple, Node, HashTriple> known_; ///< by the operands of if_then_else
};

Node Diagram::make(std::uint32_t level, Node low, Node high) {
    if (low == high || is_over())
        return low;
    const auto [place, is_new] =
        unique_.try_emplace(Triple{level, low, high}, static_cast<Node>(nodes_.size()));
    if (is_new)
        nodes_.push_back({level, low, high});
    full_ = nodes_.size() > most_nodes_;
    return place->second;
}

Node Diagram::if_then_else(Node f, Node g, Node h) {
    if (f == always || g == h)
        return g;
    if (f == never)
        return h;
    if (g == always && h == never)
        return f;
    const Triple key{f, g, h};
    if (const auto found = known_.find(key); found != known_.end())
        return found->second;
    stopped_ = stopped_ || poll_.stop();
    full_ = full_ || ++steps_ > steps_for_node * most_nodes_;
    if (is_over())
        return never;
    const std::uint32_t top = std::min({level(f), level(g), level(h)});
    const Node at_low = if_then_else(low(f, top), low(g, top), low(h, top));
    const Node at_high = if_then_else(high(f, top), high(g, top), high(h, top));
    const Node node = make(top, at_low, at_high);
    if (!is_over())
        known_.emplace(key, node);
    return node;
}

/// The diagram of an expression.
class Builder {
public:
    Builder(const logic::Store& store, Diagram& diagram) : store_(store), diagram_(diagram) {}

    Node node_of(logic::Expr root);
    /// The variable of each level.
    [[nodiscard]] const std::vector<logic::Variable>& order() const noexcept { return order_; }

private:
    Node node_of_operands(logic::Kind kind, const std::vector<Node>& operands);

    const logic::Store& store_;
    Diagram& diagram_;
    std::vector<logic::Variable> order_;
};

Node Builder::node_of_operands(logic::Kind kind, const std::vector<Node>& operands) {
    using logic::Kind;
    Node result = kind == Kind::conjunction ? always : never;
    Node none = always; // of the operands so far, for exactly one
    for (const Node operand : operands) {
        switch (kind) {
        case Kind::conjunction:
            result = diagram_.if_then_else(result, operand, never);
            break;
        case Kind::disjunction:
            result = diagram_.if_then_else(result, always, operand);
            break;
        case Kind::parity:
            result = diagram_.if_then_else(result, diagram_.negation(operand), operand);
            break;
        case Kind::exactly_one:
            result = diagram_.if_then_else(operand, none, result);
            none = diagram_.if_then_else(operand, never, none);
            break;
        default:
            break;
        }
        if (diagram_.is_over())
            break;
    }
    return result;
}

Node Builder::node_of(logic::Expr root) {
    using logic::Kind;
    std::unordered_map<std::uint32_t, Node> nodes;
    std::vector<Node> operands;
    for (const logic::Expr e : logic::postorder(store_, root)) {
        if (diagram_.is_over())
            return never;
        operands.clear();
        for (const logic::Expr operand : store_.operands(e))
            operands.push_back(nodes.at(operand.index()));
        Node& node = nodes[e.index()];
        switch (const Kind kind = store_.kind(e)) {
        case Kind::constant:
            node = store_.value_of(e) ? always : never;
            break;
        case Kind::variable:
            node = diagram_.make(static_cast<std::uint32_t>(order_.size()), never, always);
            order_.push_back(store_.variable_of(e));
            break;
        case Kind::negation:
            node = diagram_.negation(operands[0]);
            break;
        case Kind::implication:
            node = diagram_.if_then_else(operands[0], operands[1], always);
            break;
        case Kind::equivalence:
            node = diagram_.if_then_else(operands[0], operands[1], diagram_.negation(operands[1]));
            break;
        default:
            node = node_of_operands(kind, operands);
        }
    }
    return nodes.at(root.index());
}

/// Irredundant forms between a lower and an upper bound, shared where the same bounds come again.
class Forms {
public:
    explicit Forms(Diagram& diagram) : diagram_(diagram) {}

    /// The form of one function, by number.
    std::uint32_t form_of(Node function) { return between(function, function); }
    [[nodiscard]] double count(std::uint32_t form) const { return forms_[form].count; }
    /// Appends the products of a form, with the literals so far.
    void append(std::uint32_t form, const std::vector<logic::Variable>& order,
                DiagramProducts::Product& literals,
                std::vector<DiagramProducts::Product>& products) const;

private:
    /// The products without a variable, with its negation, and with itself.
    struct Form {
        std::uint32_t level = 0;
        std::uint32_t without = 0;
        std::uint32_t low = 0;
        std::uint32_t high = 0;
        Node function = never;
        double count = 0;
    };
    static constexpr std::uint32_t none = 0; ///< no product
    static constexpr std::uint32_t one = 1;  ///< the product of no literals

    std::uint32_t between(Node lower, Node upper);

    Diagram& diagram_;
    std::vector<Form> forms_{{0, 0, 0, 0, never, 0}, {0, 0, 0, 0, always, 1}};
    std::unordered_map<Triple, std::uint32_t, HashTriple> known_;
};

std::uint32_t Forms::between(Node lower, Node upper) {
    if (lower == never || diagram_.is_over())
        return none;
    if (upper == always)
        return one;
    const Triple key{lower, upper, 0};
    if (const auto found = known_.find(key); found != known_.end())
        return found->second;
    const auto both = [this](Node f, Node g) { return diagram_.if_then_else(f, g, never); };
    const auto without = [this](Node f, Node g) { return diagram_.if_then_else(g, never, f); };
    Form form;
    form.level = std::min(diagram_.level(lower), diagram_.level(upper));
    const Node lower_low = diagram_.low(lower, form.level);
    const Node lower_high = diagram_.high(lower, form.level);
    const Node upper_low = diagram_.low(upper, form.level);
    const Node upper_high = diagram_.high(upper, form.level);
    // What needs the literal, since the other half is false there; then what is still missing.
    form.low = between(without(lower_low, upper_high), upper_low);
    form.high = between(without(lower_high, upper_low), upper_high);
    const Node missing_low = without(lower_low, forms_[form.low].function);
    const Node missing_high = without(lower_high, forms_[form.high].function);
    form.without = between(diagram_.if_then_else(missing_low, always, missing_high),
                           both(upper_low, upper_high));
    const Node shared = forms_[form.without].function;
    form.function =
        diagram_.make(form.level, diagram_.if_then_else(shared, always, forms_[form.low].function),
                      diagram_.if_then_else(shared, always, forms_[form.high].function));
    form.count = forms_[form.without].count + forms_[form.low].count + forms_[form.high].count;
    forms_.push_back(form);
    const auto number = static_cast<std::uint32_t>(forms_.size() - 1);
    known_.emplace(key, number);
    return number;
}

void Forms::append(std::uint32_t form, const std::vector<logic::Variable>& order,
                   DiagramProducts::Product& literals,
                   std::vector<DiagramProducts::Product>& products) const {
    if (form == none)
        return;
    if (form == one) {
        products.push_back(literals);
        return;
    }
    const Form& at = forms_[form];
    append(at.without, order, literals, products);
    for (const bool value : {false, true}) {
        literals.emplace_back(order[at.level], value);
        append(value ? at.high : at.low, order, literals, products);
        literals.pop_back();
    }
}

} // namespace

std::string too_many_products_text(const DiagramProducts& found, const DiagramBudget& budget) {
    return fmt::format("an irredundant one has {} terms, and the limit is {}",
                       large_number_text(found.count), number_text(budget.products));
}

DiagramProducts products_by_diagram(const logic::Store& store, logic::Expr root,
                                    const DiagramBudget& budget, const Control& control) {
    using Status = DiagramProducts::Status;
    DiagramProducts result;
    Diagram diagram(budget.nodes, control);
    Builder builder(store, diagram);
    const Node function = builder.node_of(root);
    Forms forms(diagram);
    const std::uint32_t form = forms.form_of(function);
    if (diagram.is_over()) {
        result.status = diagram.is_stopped() ? Status::stopped : Status::too_many_nodes;
        return result;
    }
    result.count = forms.count(form);
    if (result.count > static_cast<double>(budget.products)) {
        result.status = Status::too_many_products;
        return result;
    }
    DiagramProducts::Product literals;
    forms.append(form, builder.order(), literals, result.products);
    result.status = Status::complete;
    return result;
}

} // namespace loggia::normal_forms
