#include "ui/formula_game/table_rows.hpp"

#include "core/formula_game/solve.hpp"
#include "core/logic/syntax.hpp"

#include <QCoreApplication>

#include <utility>

namespace loggia::ui {

using formula_game::Game;
using logic::Expr;
using logic::Kind;

namespace {

/// As many groups of 64 rows are kept as a tall window shows, in whatever order.
constexpr std::size_t most_known = 256;

std::vector<Expr> columnsOf(const Game& game, bool with_parts, bool& cut) {
    const logic::Store& store = game.store();
    std::vector<Expr> columns;
    for (std::size_t turn = 0; turn < game.size(); ++turn)
        columns.push_back(store.variable(game.variable(turn)));
    if (with_parts) {
        std::vector<Expr> parts;
        for (const Expr part : logic::postorder(store, game.root()))
            if (store.kind(part) != Kind::variable && part != game.root())
                parts.push_back(part);
        cut = parts.size() > TableRows::most_parts;
        const auto begin =
            cut ? parts.end() - static_cast<std::ptrdiff_t>(TableRows::most_parts) : parts.begin();
        columns.insert(columns.end(), begin, parts.end());
    }
    columns.push_back(game.root());
    return columns;
}

} // namespace

TableRows::TableRows(std::shared_ptr<const Game> game, bool with_parts)
    : game_(std::move(game)), columns_(columnsOf(*game_, with_parts, cut_)),
      order_(formula_game::order_of(*game_)), program_(game_->store(), columns_, order_),
      block_(static_cast<int>(game_->size())) {}

bool TableRows::value(std::uint64_t row, std::size_t column) {
    const std::uint64_t group = row / 64;
    auto found = known_.find(group);
    if (found == known_.end()) {
        if (known_.size() >= most_known)
            known_.clear();
        block_.move_to(row / logic::RowBlock::rows);
        std::vector<const std::uint64_t*> inputs(block_.columns().begin(), block_.columns().end());
        for (const std::uint64_t*& input : inputs)
            input += row % logic::RowBlock::rows / 64;
        std::vector<std::uint64_t> words(columns_.size());
        std::vector<std::uint64_t*> results;
        results.reserve(words.size());
        for (std::uint64_t& word : words)
            results.push_back(&word);
        program_.run(inputs, results, 1);
        found = known_.emplace(group, std::move(words)).first;
    }
    return (found->second[column] >> (row % 64) & 1U) != 0;
}

std::string TableRows::heading(std::size_t column, std::size_t longest) const {
    const logic::TreeSize size = logic::tree_size(game_->store(), columns_[column]);
    if (size.nodes <= longest)
        if (const auto text = logic::write_strict(game_->store(), columns_[column]);
            text && text->size() <= longest)
            return *text;
    return columns_[column] == game_->root()
               ? QCoreApplication::translate("TableRows", "formula").toStdString()
               : QCoreApplication::translate("TableRows", "(%1 leaves)")
                     .arg(size.leaves)
                     .toStdString();
}

OrderedRows::OrderedRows(std::shared_ptr<const logic::TruthIndex> index, RowOrder order)
    : rows_(index->table().rows()), index_(std::move(index)), order_(order) {}

std::uint64_t OrderedRows::size() const {
    if (order_ == RowOrder::only_true || order_ == RowOrder::only_false)
        return index_->count(order_ == RowOrder::only_true);
    return rows_;
}

std::uint64_t OrderedRows::row(std::uint64_t place) const {
    if (order_ == RowOrder::counting)
        return place;
    const bool first = order_ == RowOrder::only_true || order_ == RowOrder::true_first;
    const std::uint64_t firsts = index_->count(first);
    return place < firsts ? index_->select(first, place) : index_->select(!first, place - firsts);
}

std::uint64_t OrderedRows::placeOf(std::uint64_t row) const {
    if (order_ == RowOrder::counting)
        return row;
    const bool first = order_ == RowOrder::only_true || order_ == RowOrder::true_first;
    const bool all = order_ == RowOrder::true_first || order_ == RowOrder::false_first;
    if (!all || index_->table()[row] == first)
        return index_->rank(first, row);
    return index_->count(first) + index_->rank(!first, row);
}

} // namespace loggia::ui
