#include "ui/pathfinding/graph/graph_panel.hpp"

#include "core/pathfinding/problems/road_format.hpp"
#include "ui/pathfinding/graph/road_edit.hpp"
#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"

#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace loggia::ui {

namespace {

using NodeEdit = RoadTrip (*)(const RoadTrip&, std::size_t);

enum NodeColumn { node_name, node_heuristic, node_columns };
enum EdgeColumn { edge_from, edge_to, edge_cost, edge_one_way, edge_columns };

QTableWidgetItem* itemOf(const QString& text, bool editable) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                   (editable ? Qt::ItemIsEditable : Qt::NoItemFlags));
    return item;
}

/// With a decimal point or, as in other countries, a decimal comma.
std::optional<pathfinding::Cost> hundredthsTyped(const QString& text) {
    return pathfinding::hundredths_of(
        text.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString());
}

pathfinding::Cost inHundredths(pathfinding::Cost value, const pathfinding::RoadMap& map) {
    return value * (pathfinding::road_hundredths / map.unit);
}

QString numberIn(const pathfinding::RoadMap& map, pathfinding::Cost value) {
    return roadNumberText(value, map.unit);
}

} // namespace

GraphPanel::GraphPanel(MazeDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), nodes_(new QTableWidget(0, node_columns, this)),
      edges_(new QTableWidget(0, edge_columns, this)), add_(new QPushButton(tr("Add node"), this)),
      remove_(new QPushButton(tr("Delete node"), this)),
      start_(new QPushButton(tr("Start here"), this)),
      goal_(new QPushButton(tr("Goal here"), this)), from_(new QComboBox(this)),
      to_(new QComboBox(this)), join_(new QPushButton(tr("Add edge"), this)),
      part_(new QPushButton(tr("Delete edge"), this)), note_(new QLabel(this)) {
    build();
    connect(nodes_, &QTableWidget::cellChanged, this, &GraphPanel::nodeTyped);
    connect(edges_, &QTableWidget::cellChanged, this, &GraphPanel::edgeTyped);
    connect(nodes_, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!views_.empty() && graphOf(document_->subject()) != nullptr)
            views_.front()->select(row);
    });
    connect(add_, &QPushButton::clicked, this, [this] {
        if (const RoadTrip* trip = graphOf(document_->subject())) {
            const auto& towns = mapOf(*trip).towns;
            addNode(towns.empty() ? QPointF() : QPointF(towns.back().x, towns.back().y));
        }
    });
    const auto onNode = [this](QPushButton* button, NodeEdit change, const QString& step) {
        connect(button, &QPushButton::clicked, this, [this, change, step] {
            if (const auto at = node())
                edit([&](const RoadTrip& trip) { return change(trip, *at); }, step);
        });
    };
    onNode(remove_, &withoutNode, tr("delete a node"));
    onNode(start_, &withStart, tr("set the start"));
    onNode(goal_, &withGoal, tr("set the goal"));
    connect(join_, &QPushButton::clicked, this, [this] {
        toggleEdge(static_cast<std::size_t>(from_->currentIndex()),
                   static_cast<std::size_t>(to_->currentIndex()));
    });
    connect(part_, &QPushButton::clicked, this, [this] {
        if (const auto at = edge())
            edit([&](const RoadTrip& trip) { return withoutEdge(trip, *at); },
                 tr("delete an edge"));
    });
    connect(document_, &MazeDocument::changed, this, &GraphPanel::refresh);
    refresh();
}

void GraphPanel::build() {
    nodes_->setObjectName(QStringLiteral("nodes"));
    nodes_->setAccessibleName(tr("Nodes"));
    nodes_->setHorizontalHeaderLabels({tr("Node"), tr("h (heuristic)")});
    nodes_->setToolTip(tr("Type the names and the heuristics of the nodes"));
    edges_->setObjectName(QStringLiteral("edges"));
    edges_->setAccessibleName(tr("Edges"));
    edges_->setHorizontalHeaderLabels({tr("From"), tr("To"), tr("Cost"), tr("One way")});
    edges_->setToolTip(tr("Type the costs; check the edges that lead one way only"));
    for (QTableWidget* table : {nodes_, edges_}) {
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->setTabKeyNavigation(false);
        table->verticalHeader()->hide();
        fitRowsToText(*table);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        table->horizontalHeader()->setHighlightSections(false);
        table->setMinimumHeight(4 * (fontMetrics().height() + 8));
    }
    add_->setToolTip(tr("Add a node (Insert, or double-click the background)"));
    remove_->setToolTip(tr("Delete the selected node and its edges (Delete)"));
    start_->setToolTip(tr("The search starts at the selected node (S)"));
    goal_->setToolTip(tr("The search ends at the selected node (G)"));
    join_->setToolTip(tr("Add an edge between the two nodes, or delete the existing one"));
    from_->setAccessibleName(tr("New edge from"));
    from_->setToolTip(tr("Where the new edge begins"));
    to_->setAccessibleName(tr("New edge to"));
    to_->setToolTip(tr("Where the new edge ends"));
    for (QComboBox* box : {from_, to_}) {
        box->setMinimumContentsLength(4);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    note_->setObjectName(QStringLiteral("graph-note"));
    note_->setWordWrap(true);
    note_->setTextFormat(Qt::PlainText);
    auto* node_buttons = new FlowLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{add_, remove_, start_, goal_})
        node_buttons->addWidget(each);
    auto* edge_buttons = new FlowLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{from_, to_, join_, part_})
        edge_buttons->addWidget(each);
    auto* column = new QVBoxLayout(this);
    column->addWidget(heading(tr("Nodes"), this));
    column->addWidget(nodes_, 1);
    column->addLayout(node_buttons);
    column->addWidget(heading(tr("Edges"), this));
    column->addWidget(edges_, 1);
    column->addLayout(edge_buttons);
    column->addWidget(note_);
}

void GraphPanel::addView(RoadMapView* view) {
    views_ << view;
    const auto onNode = [this, view](auto signal, NodeEdit change, const QString& step) {
        connect(view, signal, this, [this, change, step](int node) {
            edit([&](const RoadTrip& trip) { return change(trip, static_cast<std::size_t>(node)); },
                 step);
        });
    };
    onNode(&DrawingView::removeWanted, &withoutNode, tr("delete a node"));
    onNode(&DrawingView::startWanted, &withStart, tr("set the start"));
    onNode(&RoadMapView::goalWanted, &withGoal, tr("set the goal"));
    connect(view, &DrawingView::addWanted, this, &GraphPanel::addNode);
    connect(view, &DrawingView::moveWanted, this, [this](int node, const QPointF& place) {
        edit(
            [&](const RoadTrip& trip) {
                return withPlace(trip, static_cast<std::size_t>(node), place);
            },
            tr("move a node"));
    });
    connect(view, &DrawingView::edgeWanted, this, [this](int from, int to) {
        toggleEdge(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    });
    connect(view, &DrawingView::edgeStateChanged, this, [this, view] {
        // Whoever drags the mouse sees where the edge leads.
        if (view->isDrawingEdge() && QGuiApplication::mouseButtons() == Qt::NoButton)
            Q_EMIT said(tr("Click the other end of the edge, or choose it with the arrow keys and "
                           "press Enter."));
    });
    connect(view, &DrawingView::renameWanted, this, &GraphPanel::editName);
    connect(view, &GraphView::selectionChanged, this, &GraphPanel::selectNode);
}

bool GraphPanel::edit(const std::function<RoadTrip(const RoadTrip&)>& change, const QString& step,
                      const QString& refusal) {
    const RoadTrip* trip = graphOf(document_->subject());
    if (trip == nullptr)
        return false;
    const RoadTrip before = *trip;
    const RoadTrip after = change(before);
    const int chosen = nodes_->currentRow();
    document_->setSubject(after, step);
    refresh(); // also where nothing could be changed: what was typed goes
    // After the last node of the list was deleted, the one before it is chosen.
    if (const int last = nodes_->rowCount() - 1; chosen > last && last >= 0) {
        selectNode(last);
        for (RoadMapView* view : std::as_const(views_))
            view->select(last);
    }
    if (after == before && !refusal.isEmpty())
        Q_EMIT said(refusal);
    return !(after == before);
}

void GraphPanel::addNode(const QPointF& place) {
    if (!edit([&](const RoadTrip& trip) { return withNode(trip, place); }, tr("add a node"),
              tr("The limit is %1 nodes.").arg(pathfinding::most_road_nodes)))
        return;
    const int added = nodes_->rowCount() - 1;
    selectNode(added);
    for (RoadMapView* view : std::as_const(views_))
        view->select(added);
}

void GraphPanel::toggleEdge(std::size_t from, std::size_t to) {
    const RoadTrip* trip = graphOf(document_->subject());
    const std::size_t before = trip != nullptr ? mapOf(*trip).roads.size() : 0;
    if (!edit([&](const RoadTrip& graph) { return withEdgeChanged(graph, from, to); },
              tr("change an edge"),
              from == to ? tr("An edge joins two different nodes.")
                         : tr("The limit is %1 edges.").arg(pathfinding::most_road_edges)))
        return;
    const pathfinding::RoadMap& map = mapOf(*graphOf(document_->subject()));
    const auto name = [&map](std::size_t node) {
        return QString::fromStdString(map.towns.at(node).name);
    };
    Q_EMIT said((map.roads.size() < before ? tr("Deleted the edge from %1 to %2.")
                                           : tr("Drew an edge from %1 to %2."))
                    .arg(name(from), name(to)));
}

void GraphPanel::editName(int node) {
    selectNode(node);
    Q_EMIT shownWanted();
    nodes_->setFocus(Qt::OtherFocusReason);
    nodes_->editItem(nodes_->item(node, node_name));
}

std::optional<std::size_t> GraphPanel::node() const {
    return nodes_->currentRow() < 0 ? std::nullopt
                                    : std::optional(static_cast<std::size_t>(nodes_->currentRow()));
}

std::optional<std::size_t> GraphPanel::edge() const {
    return edges_->currentRow() < 0 ? std::nullopt
                                    : std::optional(static_cast<std::size_t>(edges_->currentRow()));
}

void GraphPanel::selectNode(int node) {
    const QSignalBlocker blocker(nodes_);
    nodes_->setCurrentCell(node < nodes_->rowCount() ? node : -1, node_name);
}

void GraphPanel::dropTyping() {
    nodes_->disconnect(this);
    edges_->disconnect(this);
}

QString GraphPanel::note() const {
    return note_->text();
}

void GraphPanel::nodeTyped(int row, int column) {
    const QString text = nodes_->item(row, column)->text().trimmed();
    const auto at = static_cast<std::size_t>(row);
    const RoadTrip* trip = graphOf(document_->subject());
    if (trip == nullptr)
        return;
    const pathfinding::Town& town = mapOf(*trip).towns[at];
    if (column == node_name) {
        const QString refusal =
            text.toStdString() == town.name
                ? QString()
                : tr("A name is one word of at most %1 characters, without #, that no other node "
                     "has.")
                      .arg(pathfinding::longest_road_name);
        edit([&](const RoadTrip& now) { return withName(now, at, text); }, tr("rename a node"),
             refusal);
        return;
    }
    const auto value = hundredthsTyped(text);
    const QString refusal =
        value == inHundredths(town.straight_line, mapOf(*trip))
            ? QString()
            : tr("A heuristic is a number from 0 to %1 with at most two decimals.")
                  .arg(numberText(pathfinding::most_road_cost));
    edit(
        [&](const RoadTrip& now) {
            return value ? withHeuristic(now, at, *value, pathfinding::road_hundredths) : now;
        },
        tr("change a heuristic"), refusal);
}

void GraphPanel::edgeTyped(int row, int column) {
    const QTableWidgetItem* item = edges_->item(row, column);
    const auto at = static_cast<std::size_t>(row);
    const RoadTrip* trip = graphOf(document_->subject());
    if (trip == nullptr)
        return;
    if (column == edge_one_way) {
        const bool one_way = item->checkState() == Qt::Checked;
        edit([&](const RoadTrip& now) { return withOneWay(now, at, one_way); },
             tr("change an edge"));
    } else if (column == edge_cost) {
        const auto value = hundredthsTyped(item->text());
        const QString refusal =
            value == inHundredths(mapOf(*trip).roads[at].length, mapOf(*trip))
                ? QString()
                : tr("A cost is a number from 0 to %1 with at most two decimals.")
                      .arg(numberText(pathfinding::most_road_cost));
        edit(
            [&](const RoadTrip& now) {
                return value ? withCost(now, at, *value, pathfinding::road_hundredths) : now;
            },
            tr("change a cost"), refusal);
    }
}

void GraphPanel::refresh() {
    const RoadTrip* trip = graphOf(document_->subject());
    setEnabled(trip != nullptr);
    if (trip == nullptr)
        return;
    showNodes(*trip);
    showEdges(*trip);
    showNote(*trip);
}

void GraphPanel::showNodes(const RoadTrip& trip) {
    const auto& towns = mapOf(trip).towns;
    const QSignalBlocker blocker(nodes_);
    const int row = nodes_->currentRow();
    const int column = nodes_->currentColumn();
    nodes_->setRowCount(static_cast<int>(towns.size()));
    QStringList names;
    for (int i = 0; i < nodes_->rowCount(); ++i) {
        const auto& town = towns[static_cast<std::size_t>(i)];
        names << QString::fromStdString(town.name);
        nodes_->setItem(i, node_name, itemOf(names.back(), true));
        nodes_->setItem(i, node_heuristic, itemOf(numberIn(mapOf(trip), town.straight_line), true));
        nodes_->item(i, node_heuristic)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (row >= 0 && row < nodes_->rowCount())
        nodes_->setCurrentCell(row, std::max(column, 0));
    for (QComboBox* box : {from_, to_}) {
        const int chosen = box->currentIndex();
        box->clear();
        box->addItems(names);
        box->setCurrentIndex(chosen >= 0 && chosen < box->count() ? chosen
                             : box == to_ && box->count() > 1     ? 1
                                                                  : 0);
    }
    const bool any = nodes_->currentRow() >= 0;
    for (QPushButton* button : {remove_, start_, goal_}) {
        if (nodes_->rowCount() == 0 && button->hasFocus())
            add_->setFocus(); // where the keyboard goes on
        button->setEnabled(any || nodes_->rowCount() > 0);
    }
    join_->setEnabled(nodes_->rowCount() > 1);
}

void GraphPanel::showEdges(const RoadTrip& trip) {
    const pathfinding::RoadMap& map = mapOf(trip);
    const QSignalBlocker blocker(edges_);
    const int row = edges_->currentRow();
    const int column = edges_->currentColumn();
    edges_->setRowCount(static_cast<int>(map.roads.size()));
    for (int i = 0; i < edges_->rowCount(); ++i) {
        const pathfinding::Road& road = map.roads[static_cast<std::size_t>(i)];
        edges_->setItem(i, edge_from,
                        itemOf(QString::fromStdString(map.towns[road.a].name), false));
        edges_->setItem(i, edge_to, itemOf(QString::fromStdString(map.towns[road.b].name), false));
        edges_->setItem(i, edge_cost, itemOf(numberIn(map, road.length), true));
        edges_->item(i, edge_cost)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto* one_way = itemOf(QString(), false);
        one_way->setFlags(one_way->flags() | Qt::ItemIsUserCheckable);
        one_way->setCheckState(road.one_way ? Qt::Checked : Qt::Unchecked);
        one_way->setData(Qt::AccessibleTextRole, tr("One way"));
        edges_->setItem(i, edge_one_way, one_way);
    }
    if (row >= 0 && edges_->rowCount() > 0)
        edges_->setCurrentCell(std::min(row, edges_->rowCount() - 1), std::max(column, 0));
    if (edges_->rowCount() == 0 && part_->hasFocus())
        (join_->isEnabled() ? join_ : add_)->setFocus();
    part_->setEnabled(edges_->rowCount() > 0);
}

void GraphPanel::showNote(const RoadTrip& trip) {
    const pathfinding::RoadQuestion question = questionOf(trip);
    const auto over = pathfinding::overestimated(question);
    note_->setText(question.map.towns.empty()
                       ? tr("Press Add node, or double-click the picture, to draw the first node.")
                   : !question.start ? tr("Select a node and press Start here.")
                   : !question.goal  ? tr("Select a node and press Goal here.")
                   : over
                       ? tr("h of %1 is above the cheapest cost from there: the heuristic is not "
                            "admissible, so A* may miss the cheapest path.")
                             .arg(QString::fromStdString(question.map.towns[*over].name))
                       : tr("The heuristic is admissible: "
                            "A* finds a cheapest path if there is one."));
}

} // namespace loggia::ui
