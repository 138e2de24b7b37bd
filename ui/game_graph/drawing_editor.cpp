#include "ui/game_graph/drawing_editor.hpp"

#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/widgets/sentence.hpp"

#include <QGuiApplication>

#include <utility>

namespace loggia::ui {

DrawingEditor::DrawingEditor(GameGraphDocument* document, DrawnGameView* view, DrawingBar* bar,
                             QObject* parent)
    : QObject(parent), document_(document), view_(view), bar_(bar) {
    connectView();
    connectBar();
}

void DrawingEditor::connectView() {
    connect(view_, &GraphView::selectionChanged, this, &DrawingEditor::selectionChanged);
    connect(view_, &DrawingView::edgeStateChanged, this, [this] {
        bar_->setDrawingArrow(view_->isDrawingEdge());
        // Whoever drags the mouse sees where the arrow leads.
        if (view_->isDrawingEdge() && QGuiApplication::mouseButtons() == Qt::NoButton)
            Q_EMIT said(tr("Click the target of the arrow, or choose it with the arrow keys and "
                           "press Enter."));
    });
    connect(view_, &DrawingView::addWanted, this, &DrawingEditor::add);
    connect(view_, &DrawingView::moveWanted, this, [this](int moved, const QPointF& point) {
        edit(withPlaceAt(drawing(), static_cast<std::size_t>(moved), point), tr("move a state"));
    });
    connect(view_, &DrawingView::edgeWanted, this, [this](int from, int to) {
        toggleArrow(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    });
    connect(view_, &DrawnGameView::playersWanted, bar_, &DrawingBar::setPlayers);
    connect(view_, &DrawingView::removeWanted, this,
            [this](int removed) { remove(static_cast<std::size_t>(removed)); });
    connect(view_, &DrawingView::startWanted, this,
            [this](int start) { setStart(static_cast<std::size_t>(start)); });
    connect(view_, &DrawingView::renameWanted, bar_, &DrawingBar::editName);
}

void DrawingEditor::connectBar() {
    connect(bar_, &DrawingBar::playersChanged, this, [this](int players) {
        view_->setPlayers(players);
        Q_EMIT said(players == 3 ? tr("New arrows belong to both players.")
                                 : tr("New arrows belong to player %1 only.").arg(players));
    });
    connect(bar_, &DrawingBar::addWanted, this, [this] { add(view_->middle()); });
    connect(bar_, &DrawingBar::arrowWanted, this, [this] {
        view_->setFocus();
        view_->beginEdge();
    });
    // Neither button can be pressed again at once, so the focus goes back to the drawing instead of
    // to the next widget of the window.
    connect(bar_, &DrawingBar::removeWanted, this, [this] {
        view_->setFocus();
        remove(place());
    });
    connect(bar_, &DrawingBar::startWanted, this, [this] {
        view_->setFocus();
        setStart(place());
    });
    connect(bar_, &DrawingBar::endPicked, this,
            [this](const std::optional<game_graph::Outcome>& end) {
                edit(withEnd(drawing(), place(), end), tr("change the outcome"));
            });
    connect(bar_, &DrawingBar::named, this, &DrawingEditor::rename);
}

const DrawnGame& DrawingEditor::drawing() const {
    return *document_->state().drawing;
}

QString DrawingEditor::nameOf(std::size_t place) const {
    return QString::fromStdString(drawing().drawn.places.at(place));
}

int DrawingEditor::selectedPlace() const {
    return document_->isDrawn() && view_->selected() < static_cast<int>(drawing().size())
               ? view_->selected()
               : -1;
}

std::size_t DrawingEditor::place() const {
    return static_cast<std::size_t>(selectedPlace());
}

void DrawingEditor::show(const GameStudy* study, const DrawnLook& look) {
    view_->setDrawing(drawnScene(drawing(), study, look, view_->font()));
    bar_->setPlace(drawing(), selectedPlace());
}

void DrawingEditor::edit(DrawnGame drawing, const QString& step) {
    document_->setDrawn(std::move(drawing), step);
}

void DrawingEditor::add(const QPointF& point) {
    if (drawing().size() >= most_drawn_places) {
        Q_EMIT said(tr("The limit is %1 states.").arg(most_drawn_places));
        return;
    }
    const int added = static_cast<int>(drawing().size());
    edit(withPlace(drawing(), point), tr("add a state"));
    view_->select(added);
}

void DrawingEditor::toggleArrow(std::size_t from, std::size_t to) {
    const auto players = static_cast<std::uint8_t>(bar_->players());
    const std::uint8_t before = drawing().playersOf(from, to);
    edit(withArrowToggled(drawing(), from, to, players), before == players ? tr("delete an arrow")
                                                         : before == 0
                                                             ? tr("draw an arrow")
                                                             : tr("change the owner of an arrow"));
    if (before == players)
        Q_EMIT said(tr("Deleted the arrow from %1 to %2.").arg(nameOf(from), nameOf(to)));
    else if (before == 0)
        Q_EMIT said(tr("Drew an arrow from %1 to %2.").arg(nameOf(from), nameOf(to)));
    else if (players == both_players)
        Q_EMIT said(
            tr("The arrow from %1 to %2 belongs to both players.").arg(nameOf(from), nameOf(to)));
    else
        Q_EMIT said(tr("The arrow from %1 to %2 belongs to player %3 only.")
                        .arg(nameOf(from), nameOf(to), QString::number(players)));
}

void DrawingEditor::remove(std::size_t place) {
    if (drawing().size() == 1) {
        Q_EMIT said(tr("A game needs at least one state."));
        return;
    }
    const QString words = tr("Deleted the state %1.").arg(nameOf(place));
    edit(withoutPlace(drawing(), place), tr("delete a state"));
    Q_EMIT said(words);
}

void DrawingEditor::setStart(std::size_t place) {
    edit(withStart(drawing(), place), tr("change the start"));
    Q_EMIT said(tr("The game starts at %1.").arg(nameOf(place)));
}

void DrawingEditor::rename(const QString& name) {
    auto named = withName(drawing(), place(), name.toStdString());
    if (named)
        edit(std::move(*named), tr("name a state"));
    else
        Q_EMIT said(sentence(named.error().message));
}

} // namespace loggia::ui
