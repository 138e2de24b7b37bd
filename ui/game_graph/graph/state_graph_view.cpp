#include "ui/game_graph/graph/state_graph_view.hpp"

#include "ui/game_graph/graph/close_scene.hpp"
#include "ui/game_graph/graph/layered_scene.hpp"

#include <QKeyEvent>

#include <numeric>
#include <utility>

namespace loggia::ui {

namespace {

bool is_plain(const QKeyEvent& key) {
    return !key.modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

} // namespace

std::optional<game_graph::Outcome> labelOf(const QKeyEvent& key) {
    if (!is_plain(key))
        return std::nullopt;
    switch (key.key()) {
    case Qt::Key_W:
        return game_graph::Outcome::win;
    case Qt::Key_L:
        return game_graph::Outcome::loss;
    case Qt::Key_D:
        return game_graph::Outcome::draw;
    default:
        return std::nullopt;
    }
}

StateGraphView::StateGraphView(QWidget* parent) : GraphView(parent) {
    setAccessibleName(tr("Graph of the game"));
    setWhatsThis(
        tr("The positions of the game and the moves between them. Point at a position to see "
           "who wins there and why."));
}

void StateGraphView::setStudy(std::shared_ptr<const GameStudy> study, const StateLook& look) {
    study_ = std::move(study);
    look_ = look;
    folded_.assign(isThere() ? study_->shown->nodes.size() : 0, false);
    close_up_ = -1;
    select(-1);
    layOut(-1);
    fit();
}

void StateGraphView::setCloseUp(int node) {
    if (!isThere() || node == close_up_)
        return;
    close_up_ = node;
    layOut(-1);
    fit();
}

void StateGraphView::setLook(const StateLook& look) {
    if (!isThere() || look == look_)
        return;
    look_ = look;
    if (close_up_ >= 0)
        return layOut(-1);
    GraphScene next = scene();
    showLook(next, *study_->shown, look_);
    replaceScene(std::move(next), -1);
}

bool StateGraphView::isFolded(int node) const {
    return folded_[static_cast<std::size_t>(node)];
}

void StateGraphView::setFolded(int node, bool folded) {
    if (!isThere() || isFolded(node) == folded || study_->shown->at(node).moves.empty())
        return;
    folded_[static_cast<std::size_t>(node)] = folded;
    layOut(node);
    Q_EMIT foldChanged();
}

void StateGraphView::unfoldAll() {
    setFoldedNodes({});
}

void StateGraphView::foldBelowStart() {
    // All of them, so that each one that is unfolded then opens one level.
    std::vector<int> nodes(isThere() ? study_->shown->nodes.size() - 1 : 0);
    std::iota(nodes.begin(), nodes.end(), 1);
    setFoldedNodes(nodes);
}

std::vector<int> StateGraphView::foldedNodes() const {
    std::vector<int> nodes;
    for (std::size_t node = 0; node < folded_.size(); ++node)
        if (folded_[node])
            nodes.push_back(static_cast<int>(node));
    return nodes;
}

void StateGraphView::setFoldedNodes(const std::vector<int>& nodes) {
    if (!isThere())
        return;
    std::vector<bool> folded(folded_.size(), false);
    for (const int node : nodes)
        if (node >= 0 && node < study_->shown->size())
            folded[static_cast<std::size_t>(node)] = !study_->shown->at(node).moves.empty();
    if (folded == folded_)
        return;
    folded_ = std::move(folded);
    layOut(0);
    Q_EMIT foldChanged();
}

void StateGraphView::layOut(int anchor) {
    if (isThere() && close_up_ >= 0) {
        CloseScene close = closeScene(*study_->shown, look_, close_up_, font());
        before_ = close.before;
        shown_before_ = close.shown_before;
        return replaceScene(std::move(close.scene), anchor);
    }
    replaceScene(isThere() ? layeredScene(*study_->shown, look_, folded_, font()) : GraphScene(),
                 anchor);
}

void StateGraphView::toggleFold(int node) {
    if (close_up_ >= 0)
        return;
    setFolded(node, !isFolded(node));
}

void StateGraphView::keyPressEvent(QKeyEvent* event) {
    const bool plain = is_plain(*event);
    const int key = event->key();
    const auto label = labelOf(*event);
    if (label && !look_.corrected.empty())
        Q_EMIT labelWanted(*label);
    else if (plain && close_up_ < 0 && selected() >= 0 &&
             (key == Qt::Key_Plus || key == Qt::Key_Minus))
        setFolded(selected(), key == Qt::Key_Minus);
    else if (plain && close_up_ < 0 && key == Qt::Key_Asterisk)
        unfoldAll();
    else
        GraphView::keyPressEvent(event);
}

} // namespace loggia::ui
