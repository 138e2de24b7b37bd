#include "core/formula_game/residual.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace loggia::formula_game {

namespace {

using logic::Expr;
using logic::Kind;

constexpr std::uint32_t parity_bit = 1U << 31U;
constexpr Variables everything = ~Variables{0};

} // namespace

void Reducer::clear_draft() {
    draft_.nodes.clear();
    draft_.operands.clear();
}

// One node is made at a time: begin, add its operands, end. What it turns out to be may be less
// than a node.

void Reducer::begin(bool parity) {
    parity_ = parity;
    flip_ = false;
    node_ = {0, 0, static_cast<std::uint32_t>(draft_.operands.size()), 0};
}

void Reducer::add(Link link) {
    if (link.is_literal()) {
        const Variables bit = Variables{1} << link.turn();
        if (parity_) {
            node_.positive ^= bit;
            flip_ ^= link.complemented();
        } else {
            (link.complemented() ? node_.negative : node_.positive) |= bit;
        }
    } else if (parity_) {
        flip_ ^= link.complemented(); // of a constant: its value
        if (link.is_node())
            draft_.operands.push_back(link ^ link.complemented());
    } else if (link.is_node()) {
        draft_.operands.push_back(link);
    } else if (!link.value()) {
        flip_ = true;
    }
}

Link Reducer::end(Literals context) {
    if (parity_) {
        flip_ ^= (std::popcount(node_.positive & context.ones) & 1) != 0;
        node_.positive &= ~context.variables();
    } else {
        flip_ |= (node_.positive & (context.zeros | node_.negative)) != 0 ||
                 (node_.negative & context.ones) != 0;
        node_.positive &= ~context.ones;
        node_.negative &= ~context.zeros;
        if (flip_) {
            draft_.operands.resize(node_.first);
            return Link::constant(false);
        }
    }
    const Variables literals = node_.variables();
    const auto count = static_cast<std::uint32_t>(draft_.operands.size()) - node_.first;
    if (count == 0 && literals == 0)
        return Link::constant(parity_ ? flip_ : true);
    if (count == 0 && std::has_single_bit(literals))
        return Link::literal(static_cast<unsigned>(std::countr_zero(literals)),
                             parity_ ? flip_ : node_.negative != 0);
    if (count == 1 && literals == 0) {
        const Link only = draft_.operands.back() ^ flip_;
        draft_.operands.pop_back();
        return only;
    }
    if (count == 0)
        node_.first = 0;
    node_.packed = count | (parity_ ? parity_bit : 0);
    draft_.nodes.push_back(node_);
    return Link::node(draft_.nodes.size() - 1) ^ flip_;
}

// "None of them so far" and "one of them so far", operand by operand.
Link Reducer::exactly_one(std::span<const Expr> operands, std::span<const Link> links) {
    Link none = Link::constant(true);
    Link one = Link::constant(false);
    const auto both = [&](Link a, Link b) {
        begin(false);
        add(a);
        add(b);
        return end({});
    };
    for (const Expr operand : operands) {
        const Link link = links[operand.index()];
        one = both(both(one, link ^ true) ^ true, both(none, link) ^ true) ^ true;
        none = both(none, link ^ true);
    }
    return one;
}

bool Reducer::load(const logic::Store& store, Expr root, std::span<const logic::Variable> order,
                   Residual& to) {
    clear_draft();
    std::vector<unsigned> turns(store.variables());
    for (unsigned turn = 0; turn < order.size(); ++turn)
        turns[order[turn]] = turn;
    // Operands have smaller numbers than what they are operands of.
    std::vector<bool> occurs(root.index() + std::size_t{1});
    occurs[root.index()] = true;
    for (std::uint32_t i = root.index() + 1; i-- > 0;) {
        if (stopped(i))
            return false;
        if (occurs[i])
            for (const Expr operand : store.operands(Expr(i)))
                occurs[operand.index()] = true;
    }
    std::vector<Link> links(root.index() + std::size_t{1});
    for (std::uint32_t i = 0; i <= root.index(); ++i) {
        if (stopped(i))
            return false;
        if (!occurs[i])
            continue;
        const Expr e(i);
        const auto operands = store.operands(e);
        const auto combine = [&](bool parity, bool complement_operands) {
            begin(parity);
            for (const Expr operand : operands)
                add(links[operand.index()] ^ complement_operands);
            return end({});
        };
        Link& link = links[e.index()];
        switch (store.kind(e)) {
        case Kind::constant:
            link = Link::constant(store.value_of(e));
            break;
        case Kind::variable:
            link = Link::literal(turns[store.variable_of(e)], false);
            break;
        case Kind::negation:
            link = links[operands[0].index()] ^ true;
            break;
        case Kind::conjunction:
            link = combine(false, false);
            break;
        case Kind::disjunction:
            link = combine(false, true) ^ true;
            break;
        case Kind::parity:
            link = combine(true, false);
            break;
        case Kind::exactly_one:
            link = exactly_one(operands, links);
            break;
        case Kind::implication:
            begin(false);
            add(links[operands[0].index()]);
            add(links[operands[1].index()] ^ true);
            link = end({}) ^ true;
            break;
        case Kind::equivalence:
            link = combine(true, false) ^ true;
            break;
        }
    }
    return tidy(links[root.index()], to);
}

bool Reducer::reduce(const Residual& from, Literals values, Residual& to) {
    assert(&from != &to);
    if (!from.root.is_node()) {
        clear_draft();
        begin(false);
        add(from.root);
        return tidy(end(values), to);
    }
    contexts_.assign(from.nodes.size(), {everything, everything});
    contexts_.back() = values;
    if (!pass_context_down(from) || !rewrite_upwards(from))
        return false;
    return tidy(links_[from.root.index()] ^ from.root.complemented(), to);
}

// What is known where a node is used: the intersection over its uses of what the conjunctions
// around it imply. A node that is used nowhere keeps the contradiction that it starts with.
bool Reducer::pass_context_down(const Residual& from) {
    for (std::size_t i = from.nodes.size(); i-- > 0;) {
        if (stopped(i))
            return false;
        const Residual::Node& node = from.nodes[i];
        if (node.count() == 0)
            continue;
        Literals context = contexts_[i];
        if (!node.is_parity())
            context |= {node.positive, node.negative};
        if ((context.ones & context.zeros) != 0)
            continue; // unused, or false here whatever its operands are
        for (const Link operand : from.operands_of(node)) {
            Literals& below = contexts_[operand.index()];
            below.ones &= context.ones;
            below.zeros &= context.zeros;
        }
    }
    return true;
}

bool Reducer::rewrite_upwards(const Residual& from) {
    clear_draft();
    links_.resize(from.nodes.size());
    for (std::size_t i = 0; i < from.nodes.size(); ++i) {
        if (stopped(i))
            return false;
        const Literals context = contexts_[i];
        if ((context.ones & context.zeros) != 0)
            continue;
        const Residual::Node& node = from.nodes[i];
        if (!node.is_parity() &&
            ((node.positive & context.zeros) != 0 || (node.negative & context.ones) != 0 ||
             (node.positive & node.negative) != 0)) {
            links_[i] = Link::constant(false); // its operands were not rewritten
            continue;
        }
        begin(node.is_parity());
        node_.positive = node.positive;
        node_.negative = node.negative;
        for (const Link operand : from.operands_of(node))
            add(links_[operand.index()] ^ operand.complemented());
        links_[i] = end(context);
    }
    return true;
}

// Drops what is unused, merges conjunctions into conjunctions and parities into parities, and sees
// which variable occurs with which sign.
bool Reducer::tidy(Link root, Residual& to) {
    to.nodes.clear();
    to.operands.clear();
    to.positive = 0;
    to.negative = 0;
    to.root = root;
    if (root.is_literal())
        (root.complemented() ? to.negative : to.positive) = Variables{1} << root.turn();
    if (!root.is_node())
        return true;
    if (!mark_draft(root))
        return false;
    links_.resize(std::max(links_.size(), draft_.nodes.size()));
    for (std::size_t i = 0; i <= root.index(); ++i) {
        if (stopped(i))
            return false;
        if (marks_[i].uses != 0 && !(marks_[i].uses == 1 && marks_[i].same_kind))
            emit(i, to);
    }
    to.root = links_[root.index()] ^ root.complemented();
    // Merging can bring a literal and its complement together. Within the graph such a conjunction
    // is false when it is next reduced; that the whole is decided has to be seen at once.
    const Residual::Node& top = to.nodes.back();
    if (!top.is_parity() && (top.positive & top.negative) != 0)
        to = {{}, {}, Link::constant(root.complemented()), 0, 0};
    return true;
}

bool Reducer::mark_draft(Link root) {
    marks_.assign(draft_.nodes.size(), {});
    marks_[root.index()] = {1, root.complemented() ? makes_false : makes_true, false};
    for (std::size_t i = root.index() + 1; i-- > 0;) {
        if (stopped(i))
            return false;
        if (marks_[i].uses == 0)
            continue;
        const Residual::Node& node = draft_.nodes[i];
        for (const Link operand : draft_.operands_of(node)) {
            Mark& mark = marks_[operand.index()];
            mark.uses = static_cast<std::uint8_t>(mark.uses == 0 ? 1 : 2);
            mark.same_kind = draft_.nodes[operand.index()].is_parity() == node.is_parity() &&
                             (node.is_parity() || !operand.complemented());
            mark.polarity |= node.is_parity()
                                 ? makes_either
                                 : seen_through(marks_[i].polarity, operand.complemented());
        }
    }
    return true;
}

void Reducer::emit(std::size_t index, Residual& to) {
    Residual::Node node = draft_.nodes[index];
    const bool parity = node.is_parity();
    const auto first = static_cast<std::uint32_t>(to.operands.size());
    bool flip = false;
    const auto span = draft_.operands_of(node);
    open_.assign(span.rbegin(), span.rend());
    while (!open_.empty()) {
        const Link link = open_.back();
        open_.pop_back();
        const Mark mark = marks_[link.index()];
        if (mark.uses == 1 && mark.same_kind) {
            const Residual::Node& merged = draft_.nodes[link.index()];
            if (parity)
                node.positive ^= merged.positive;
            else
                node.positive |= merged.positive;
            node.negative |= merged.negative;
            const auto inner = draft_.operands_of(merged);
            open_.insert(open_.end(), inner.rbegin(), inner.rend());
        } else {
            const Link operand = links_[link.index()] ^ link.complemented();
            flip ^= parity && operand.complemented();
            to.operands.push_back(parity ? operand ^ operand.complemented() : operand);
        }
    }
    const auto count = static_cast<std::uint32_t>(to.operands.size()) - first;
    node.first = count == 0 ? 0 : first;
    node.packed = count | (parity ? parity_bit : 0);
    if (parity) {
        to.positive |= node.positive;
        to.negative |= node.positive;
    } else {
        if ((marks_[index].polarity & makes_true) != 0) {
            to.positive |= node.positive;
            to.negative |= node.negative;
        }
        if ((marks_[index].polarity & makes_false) != 0) {
            to.positive |= node.negative;
            to.negative |= node.positive;
        }
    }
    to.nodes.push_back(node);
    links_[index] = Link::node(to.nodes.size() - 1) ^ flip;
}

bool Reducer::extract(const Residual& from, std::span<const Link> links, Residual& to) {
    clear_draft();
    draft_.nodes.assign(from.nodes.begin(), from.nodes.end() - 1);
    draft_.operands = from.operands;
    begin(false);
    for (const Link link : links)
        add(link);
    return tidy(end({}) ^ from.root.complemented(), to);
}

} // namespace loggia::formula_game
