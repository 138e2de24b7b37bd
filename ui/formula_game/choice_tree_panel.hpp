#pragma once

#include "ui/formula_game/choice_tree.hpp"

#include <QWidget>

#include <memory>

class QLabel;

namespace loggia::ui {

class FormulaDocument;
class PerfectPlay;
class TreeView;

/// The game tree: which choices there are from here, and, while perfect play is in sight, who wins
/// after each of them. A click on a position of the game shows it, one on the next choice makes it.
class ChoiceTreePanel final : public QWidget {
    Q_OBJECT

public:
    /// Both have to outlive this.
    ChoiceTreePanel(FormulaDocument* document, PerfectPlay* perfect, QWidget* parent = nullptr);

    /// What is drawn; no nodes where there is no game.
    [[nodiscard]] const ChoiceTree& choices() const { return drawn_; }
    [[nodiscard]] TreeView* view() const { return view_; }
    /// Follows the position shown and what is known of it.
    void refresh();

Q_SIGNALS:
    /// The next value is to be chosen.
    void chosen(bool value);
    /// Why a click did nothing, as a sentence.
    void said(const QString& sentence);

private:
    void pick(int node);

    FormulaDocument* document_;
    PerfectPlay* perfect_;
    QLabel* text_;
    TreeView* view_;
    ChoiceTree drawn_;
    std::shared_ptr<const formula_game::Game> game_; ///< That is drawn ...
    std::size_t root_ = 0;                           ///< ... from this turn on.
};

} // namespace loggia::ui
