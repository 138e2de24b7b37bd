#pragma once

#include "ui/game_graph/graph/game_study.hpp"
#include "ui/game_graph/graph/state_look.hpp"
#include "ui/widgets/graph/graph_view.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// The label that a key gives while a person labels: W, L or D, without Ctrl and its like.
[[nodiscard]] std::optional<game_graph::Outcome> labelOf(const QKeyEvent& key);

/// Shows the graph of a game in rows by remoteness, or one position of it with its moves. Beyond
/// GraphView: a double click, + and - fold and unfold what lies behind a position, * unfolds
/// everything; while a person labels, W, L and D give the selected position its label.
class StateGraphView final : public GraphView {
    Q_OBJECT

public:
    explicit StateGraphView(QWidget* parent = nullptr);

    /// A study with nothing to draw shows nothing. Another one starts unfolded and fitted.
    void setStudy(std::shared_ptr<const GameStudy> study, const StateLook& look);
    /// Another look at the same place.
    void setLook(const StateLook& look);
    /// One position with those around it (closeScene()), instead of all; -1: all.
    void setCloseUp(int node);
    [[nodiscard]] int closeUp() const { return close_up_; }
    /// How many positions have a move to the one that is seen from close by, and how many of them
    /// are shown; those that its own moves lead to are not counted.
    [[nodiscard]] int before() const { return before_; }
    [[nodiscard]] int shownBefore() const { return shown_before_; }

    [[nodiscard]] bool isFolded(int node) const;
    void setFolded(int node, bool folded);
    void unfoldAll();
    /// Folds every position but the start.
    void foldBelowStart();
    [[nodiscard]] std::vector<int> foldedNodes() const;
    void setFoldedNodes(const std::vector<int>& nodes);

Q_SIGNALS:
    void foldChanged();
    /// The key W, L or D, while a person labels.
    void labelWanted(loggia::game_graph::Outcome outcome);

protected:
    void layOut(int anchor) override;
    void keyPressEvent(QKeyEvent* event) override;
    void toggleFold(int node) override;

private:
    [[nodiscard]] bool isThere() const { return study_ && study_->shown; }

    std::shared_ptr<const GameStudy> study_;
    StateLook look_;
    std::vector<bool> folded_;
    int close_up_ = -1;
    int before_ = 0;
    int shown_before_ = 0;
};

} // namespace loggia::ui
