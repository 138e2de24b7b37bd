#include "core/ladr/models/cell_table.hpp"

#include <utility>

namespace loggia::ladr {

std::size_t CellTable::cells_of(std::span<const Shape> shapes, int size) noexcept {
    std::size_t cells = 0;
    for (const Shape& shape : shapes) {
        std::size_t entries = 1;
        for (int i = 0; i < shape.arity && entries <= most_cells; ++i)
            entries *= static_cast<std::size_t>(size);
        cells += entries;
        if (cells > most_cells)
            return most_cells + 1;
    }
    return cells;
}

CellTable::CellTable(std::span<const Shape> shapes, int size, bool near_literals)
    : size_(size), near_literals_(near_literals),
      words_(static_cast<std::size_t>(size + 63) / 64), powers_{1} {
    const std::size_t cells = cells_of(shapes, size);
    first_axis_.reserve(cells);
    operation_.reserve(cells);
    std::uint32_t axis = 0;
    std::size_t lines = 0; // of the operations before
    for (const Shape& shape : shapes) {
        while (powers_.size() <= static_cast<std::size_t>(shape.arity))
            powers_.push_back(powers_.back() * static_cast<std::size_t>(size));
        base_.push_back(operation_.size());
        const auto operation = static_cast<std::uint16_t>(arity_.size());
        arity_.push_back(shape.arity);
        is_relation_.push_back(shape.is_relation);
        for (std::size_t entry = 0; entry < powers_[static_cast<std::size_t>(shape.arity)];
             ++entry) {
            operation_.push_back(operation);
            first_axis_.push_back(axis);
            for (int i = 0; i < shape.arity; ++i) {
                const std::size_t stride = powers_[static_cast<std::size_t>(shape.arity - 1 - i)];
                const auto n = static_cast<std::size_t>(size);
                const std::size_t lines_of_axis =
                    powers_[static_cast<std::size_t>(shape.arity) - 1];
                coordinates_.push_back(static_cast<std::uint8_t>(entry / stride % n));
                lines_.push_back(
                    static_cast<std::uint32_t>(lines + static_cast<std::size_t>(i) * lines_of_axis +
                                               entry / stride / n * stride + entry % stride));
            }
            axis += static_cast<std::uint32_t>(shape.arity);
        }
        if (shape.arity > 0)
            lines += static_cast<std::size_t>(shape.arity) *
                     powers_[static_cast<std::size_t>(shape.arity) - 1];
    }
    value_.assign(cells, -1);
    crossings_.assign(cells, 0);
    crossed_.assign(cells * words_, 0);
    listed_.assign(cells, -1);
    nears_of_line_.assign(lines, -1);
    nears_of_value_.assign(lines * values(), -1);
    scores_.assign(cells, 0);
    places_.resize(cells);
    for (std::size_t cell = 0; cell < cells; ++cell)
        places_[cell] = static_cast<std::uint32_t>(cell);
}

std::span<const std::uint8_t> CellTable::coordinates(std::size_t cell) const noexcept {
    return std::span(coordinates_)
        .subspan(first_axis_[cell], static_cast<std::size_t>(arity_[operation_[cell]]));
}

void CellTable::set_places(std::vector<std::uint32_t> place_of_cell) {
    places_ = std::move(place_of_cell);
    for (std::uint32_t cell = 0; cell < value_.size(); ++cell)
        set_score(cell);
}

void CellTable::set_score(std::uint32_t cell) {
    scores_[places_[cell]] = value_[cell] >= 0 ? std::int16_t{-1} : crossings_[cell];
}

std::int32_t CellTable::add_application(std::size_t operation,
                                        std::span<const Argument> arguments) {
    const auto node = static_cast<std::int32_t>(nodes_.size());
    Node made{static_cast<std::int32_t>(base_[operation]),
              -1,
              0,
              -1,
              0,
              0,
              0,
              0,
              is_relation_[operation] ? NodeKind::relation : NodeKind::function,
              false};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const auto stride = static_cast<std::int32_t>(powers_[arguments.size() - 1 - i]);
        if (arguments[i].value >= 0) {
            made.cell += stride * arguments[i].value;
            continue;
        }
        Node& argument = nodes_[static_cast<std::size_t>(arguments[i].node)];
        argument.parent = node;
        argument.stride = stride;
        argument.position = static_cast<std::uint8_t>(i);
        made.arguments += static_cast<std::uint32_t>(arguments[i].node);
        ++made.unknown;
    }
    nodes_.push_back(made);
    return node;
}

std::int32_t CellTable::add_equality(Argument left, Argument right) {
    const auto node = static_cast<std::int32_t>(nodes_.size());
    Node made{0, -1, 0, -1, 0, 0, 0, 0, NodeKind::equality, false};
    for (const Argument& side : {left, right}) {
        if (side.value >= 0) {
            made.cell += side.value;
            continue;
        }
        Node& argument = nodes_[static_cast<std::size_t>(side.node)];
        argument.parent = node;
        argument.stride = 1;
        made.arguments += static_cast<std::uint32_t>(side.node);
        ++made.unknown;
    }
    nodes_.push_back(made);
    return node;
}

bool CellTable::close_clause(std::size_t from, std::span<const std::int32_t> atoms) {
    const auto clause = static_cast<std::uint32_t>(clauses_.size());
    Clause made{0, static_cast<std::uint16_t>(atoms.size()), false};
    for (const std::int32_t atom : atoms)
        made.atoms += static_cast<std::uint32_t>(atom);
    clauses_.push_back(made);
    for (std::size_t i = from; i < nodes_.size(); ++i) {
        nodes_[i].clause = clause;
        if (nodes_[i].kind != NodeKind::equality && nodes_[i].unknown == 0)
            list(static_cast<std::uint32_t>(i));
    }
    return !atoms.empty() && consider(clause);
}

void CellTable::list(std::uint32_t node) {
    Node& n = nodes_[node];
    n.next = listed_[static_cast<std::size_t>(n.cell)];
    listed_[static_cast<std::size_t>(n.cell)] = static_cast<std::int32_t>(node);
    note(Change::listed, node);
}

bool CellTable::assign(std::uint32_t cell, int value) {
    if (value_[cell] >= 0)
        return value_[cell] == value;
    if (is_crossed(cell, value))
        return false;
    value_[cell] = static_cast<std::int16_t>(value);
    set_score(cell);
    note(Change::assigned, cell);
    events_.push_back({cell, static_cast<std::int16_t>(value), true});
    return true;
}

bool CellTable::cross(std::uint32_t cell, int value) {
    if (value_[cell] >= 0)
        return value_[cell] != value;
    if (is_crossed(cell, value))
        return true;
    std::uint64_t* words = &crossed_[cell * words_];
    words[value / 64] |= std::uint64_t{1} << (value % 64);
    ++crossings_[cell];
    set_score(cell);
    note(Change::crossed, cell, value);
    events_.push_back({cell, static_cast<std::int16_t>(value), false});
    if (crossings_[cell] < size_ - 1)
        return true;
    for (int left = 0; left < size_; ++left)
        if (!is_crossed(cell, left))
            return assign(cell, left);
    return false;
}

bool CellTable::propagate() {
    bool alive = true;
    for (std::size_t i = 0; i < events_.size() && alive; ++i) {
        const Event event = events_[i];
        if (event.is_assignment)
            alive = propagate_value(event.cell, event.value);
        alive = alive && propagate_near(event);
    }
    events_.clear();
    return alive;
}

bool CellTable::propagate_value(std::uint32_t cell, int value) {
    for (std::int32_t i = listed_[cell]; i >= 0; i = nodes_[static_cast<std::size_t>(i)].next)
        if (!evaluate(static_cast<std::uint32_t>(i), value))
            return false;
    return true;
}

bool CellTable::evaluate(std::uint32_t node, int value) {
    const std::uint32_t clause = nodes_[node].clause;
    // Nodes of true clauses stay as they are: the clause is true for as long as this value is
    // there.
    if (clauses_[clause].is_true)
        return true;
    for (;;) {
        const Node& n = nodes_[node];
        if (n.kind == NodeKind::relation)
            return decide(node, value != 0);
        const auto above = static_cast<std::uint32_t>(n.parent);
        Node& parent = nodes_[above];
        const std::int32_t before = parent.cell;
        parent.cell += value * n.stride;
        parent.arguments -= node;
        --parent.unknown;
        note(Change::node, node, value);
        if (parent.kind == NodeKind::equality)
            return parent.unknown == 0 ? decide(above, before == value) : consider(clause);
        if (parent.unknown > 0)
            return consider(clause);
        const int next = value_[static_cast<std::size_t>(parent.cell)];
        if (next < 0) {
            list(above);
            return consider(clause);
        }
        node = above;
        value = next;
    }
}

bool CellTable::decide(std::uint32_t atom, bool value) {
    const Node& n = nodes_[atom];
    Clause& clause = clauses_[n.clause];
    if (value != n.is_negated) {
        clause.is_true = true;
        note(Change::clause_true, n.clause);
        return true;
    }
    clause.atoms -= atom;
    --clause.count;
    note(Change::literal_false, atom);
    return clause.count > 0 && consider(n.clause);
}

bool CellTable::consider(std::uint32_t clause) {
    const Clause& c = clauses_[clause];
    if (c.count != 1 || c.is_true)
        return true;
    const Node& atom = nodes_[c.atoms];
    if (atom.kind == NodeKind::relation) {
        if (atom.unknown == 0)
            return assign(static_cast<std::uint32_t>(atom.cell), atom.is_negated ? 0 : 1);
        if (atom.unknown > 1 || nodes_[atom.arguments].unknown > 0)
            return true;
        return consider_near(atom, nodes_[atom.arguments], atom.is_negated ? 0 : 1, true);
    }
    if (atom.unknown != 1)
        return true;
    const Node& term = nodes_[atom.arguments];
    if (term.unknown == 0) {
        const auto cell = static_cast<std::uint32_t>(term.cell);
        return atom.is_negated ? cross(cell, atom.cell) : assign(cell, atom.cell);
    }
    if (term.unknown > 1 || nodes_[term.arguments].unknown > 0)
        return true;
    return consider_near(term, nodes_[term.arguments], atom.cell, !atom.is_negated);
}

bool CellTable::consider_near(const Node& term, const Node& argument, int value, bool is_equal) {
    if (!near_literals_)
        return true;
    const auto first = static_cast<std::uint32_t>(term.cell);
    const std::uint32_t line = lines_[first_axis_[first] + argument.position];
    const auto cell = static_cast<std::uint32_t>(argument.cell);
    const auto at = static_cast<std::int32_t>(nears_.size());
    nears_.push_back(
        {nears_of_line_[line], -1, line, cell, static_cast<std::int16_t>(value), is_equal});
    nears_of_line_[line] = at;
    if (is_equal) {
        std::int32_t& head = near_of_value(line, value);
        nears_.back().next_of_value = head;
        head = at;
    }
    note(Change::near, 0);
    const auto stride = static_cast<std::uint32_t>(argument.stride);
    for (int i = 0; i < size_; ++i) {
        const std::uint32_t other = first + static_cast<std::uint32_t>(i) * stride;
        const int known = value_[other];
        const bool is_out = !is_equal    ? known == value
                            : known >= 0 ? known != value
                                         : is_crossed(other, value);
        if (is_out && !cross(cell, i))
            return false;
    }
    return true;
}

bool CellTable::propagate_near(const Event& event) {
    const std::uint32_t first = first_axis_[event.cell];
    const auto arity = static_cast<std::uint32_t>(arity_[operation_[event.cell]]);
    for (std::uint32_t axis = first; axis < first + arity; ++axis) {
        const int coordinate = coordinates_[axis];
        const std::uint32_t line = lines_[axis];
        std::int32_t at =
            event.is_assignment ? nears_of_line_[line] : near_of_value(line, event.value);
        while (at >= 0) {
            const Near near = nears_[static_cast<std::size_t>(at)];
            at = event.is_assignment ? near.next : near.next_of_value;
            const bool is_out =
                !event.is_assignment || near.is_equal != (near.value == event.value);
            if (is_out && !cross(near.cell, coordinate))
                return false;
        }
    }
    return true;
}

void CellTable::undo(std::size_t mark) {
    events_.clear();
    while (trail_.size() > mark) {
        revert(trail_.back());
        trail_.pop_back();
    }
}

void CellTable::revert(const Entry& entry) {
    switch (entry.change) {
    case Change::node: {
        const Node& n = nodes_[entry.index];
        Node& parent = nodes_[static_cast<std::size_t>(n.parent)];
        parent.cell -= entry.value * n.stride;
        parent.arguments += entry.index;
        ++parent.unknown;
        break;
    }
    case Change::listed:
        listed_[static_cast<std::size_t>(nodes_[entry.index].cell)] = nodes_[entry.index].next;
        break;
    case Change::literal_false: {
        Clause& clause = clauses_[nodes_[entry.index].clause];
        clause.atoms += entry.index;
        ++clause.count;
        break;
    }
    case Change::clause_true:
        clauses_[entry.index].is_true = false;
        break;
    case Change::assigned:
        value_[entry.index] = -1;
        set_score(entry.index);
        break;
    case Change::crossed:
        crossed_[entry.index * words_ + static_cast<std::size_t>(entry.value) / 64] &=
            ~(std::uint64_t{1} << (entry.value % 64));
        --crossings_[entry.index];
        set_score(entry.index);
        break;
    case Change::near:
        nears_of_line_[nears_.back().line] = nears_.back().next;
        if (nears_.back().is_equal)
            near_of_value(nears_.back().line, nears_.back().value) = nears_.back().next_of_value;
        nears_.pop_back();
        break;
    }
}

} // namespace loggia::ladr
