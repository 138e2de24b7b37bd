// The part of GameGraphPage that keeps what comes back at the next start.
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_session.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/game_graph/position_panel.hpp"
#include "ui/game_graph/study_runner.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

void GameGraphPage::keepSession() {
    session()->keep(
        "players", [this] { return playersJson(*document_); },
        [this](const QJsonArray& json) { restorePlayers(*document_, json); }, document_,
        &GameGraphDocument::playersChanged);
    session()->keep(
        Session::document_key, [this] { return documentJson(*document_); },
        [this](const QJsonObject& json) { restoreDocument(*document_, json); }, document_,
        &GameGraphDocument::changed);
    session()->keep(
        "view", [this] { return viewJson(view()); },
        [this](const QJsonObject& json) { setView(viewOf(json, view_)); }, this,
        &GameGraphPage::viewChanged, document_, &GameGraphDocument::changed);
    session()->keep(
        "values", [this] { return values_; }, [this](bool shown) { setValuesShown(shown); }, this,
        &GameGraphPage::valuesShownChanged);
    session()->keep(
        "board-values", [this] { return board_values_; },
        [this](bool shown) { setBoardValuesShown(shown); }, this,
        &GameGraphPage::valuesShownChanged);
    session()->keep(
        "close-up", [this] { return close_up_; }, [this](bool close_up) { setCloseUp(close_up); },
        this, &GameGraphPage::closeUpChanged);
    session()->keep(
        "shows-whole", [this] { return shows_whole_; }, [this](bool whole) { showWhole(whole); },
        this, &GameGraphPage::closeUpChanged);
    session()->keep(
        "assisted", [this] { return game_over_->isAssisted(); },
        [this](bool assisted) { game_over_->setAssisted(assisted); }, game_over_,
        &GameOverBar::assistedChanged);
    session()->keep("tab", tabs_);
    session()->keep(
        "rules", [this] { return position_->rules()->isExpanded(); },
        [this](bool shown) { position_->rules()->setExpanded(shown); }, position_->rules(),
        &Expander::expandedChanged);
    keepAwaited();
    session()->keep(
        "looked-at",
        [this]() -> std::optional<std::string> {
            if (!looked_at_)
                return {};
            return document_->game().state_text(*looked_at_);
        },
        [this](const std::string& text) {
            if (const auto state = document_->game().state_of(text))
                lookAt(*state);
        },
        this, &GameGraphPage::lookedAtChanged, this, &GameGraphPage::viewChanged, document_,
        &GameGraphDocument::changed);
    // A study that was there already is taken again, for what is awaited of it.
    connect(session(), &Session::restored, this, [this] {
        shown_.reset();
        takeStudy();
    });
}

/// What is of the study, which is not there yet when the session comes back.
void GameGraphPage::keepAwaited() {
    session()->keep(
        "folded",
        [this] {
            QJsonArray json;
            for (const int node : foldedNodes())
                json.append(node);
            return json;
        },
        [this](const QJsonArray& json) {
            awaited_.emplace();
            for (const QJsonValue node : json)
                if (node.toInt(-1) >= 0)
                    awaited_->folded.push_back(node.toInt());
        },
        graph_, &StateGraphView::foldChanged, tree_, &TreeView::foldChanged, this,
        &GameGraphPage::treeFolded, this, &GameGraphPage::viewChanged, studies_,
        &StudyRunner::changed, document_, &GameGraphDocument::changed);
    session()->keep(
        "own-labels", [this] { return labelling_->ownLabels(); },
        [this](const QJsonObject& labels) { labelling_->keepOwnLabels(labels); }, labelling_,
        &LabellingPanel::moved);
    // Nothing if all are labelled.
    session()->keep(
        "labelled", [this] { return labelledSteps(); },
        [this](int steps) {
            if (!awaited_)
                awaited_.emplace();
            if (steps >= 0)
                awaited_->labelled = static_cast<std::size_t>(steps);
        },
        labelling_, &LabellingPanel::moved, studies_, &StudyRunner::changed, document_,
        &GameGraphDocument::changed);
}

std::vector<int> GameGraphPage::foldedNodes() const {
    if (awaited_)
        return awaited_->folded;
    if (view().kind == GameViewChoice::Kind::graph)
        return graph_->foldedNodes();
    std::vector<int> folded;
    if (tree_is_there_ && view().kind == GameViewChoice::Kind::tree)
        for (int node = 0; node < tree_->tree().size(); ++node)
            if (tree_->isFolded(node))
                folded.push_back(node);
    return folded;
}

/// How many positions are labelled; nothing: all of them.
std::optional<int> GameGraphPage::labelledSteps() const {
    std::optional<std::size_t> labelled;
    if (awaited_)
        labelled = awaited_->labelled;
    else if (!labelling_->isOwn() && labelling_->done() < labelling_->steps())
        labelled = labelling_->done();
    return labelled ? std::optional(static_cast<int>(*labelled)) : std::nullopt;
}

} // namespace loggia::ui
