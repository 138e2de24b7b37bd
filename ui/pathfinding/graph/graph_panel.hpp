#pragma once

#include "ui/pathfinding/maze/search_subject.hpp"

#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace loggia::ui {

class MazeDocument;
class RoadMapView;

/// The nodes and edges of a graph that a person draws, as tables to type in, and buttons for what
/// the mouse does in the picture.
class GraphPanel final : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit GraphPanel(MazeDocument* document, QWidget* parent = nullptr);

    /// Makes edits of what is drawn in a picture of the graph, each a step of undo. The first one
    /// shows what is selected in the table. It has to outlive this.
    void addView(RoadMapView* view);
    [[nodiscard]] QString note() const;
    /// For the end of the page: what is still being typed then is no edit any more.
    void dropTyping();

Q_SIGNALS:
    /// A name is about to be typed here.
    void shownWanted();
    /// Why nothing was done.
    void said(const QString& text);

private:
    void selectNode(int node);
    void addNode(const QPointF& place);
    void toggleEdge(std::size_t from, std::size_t to);
    void editName(int node);

    void build();
    void refresh();
    void showNodes(const RoadTrip& trip);
    void showEdges(const RoadTrip& trip);
    void showNote(const RoadTrip& trip);
    [[nodiscard]] std::optional<std::size_t> node() const;
    [[nodiscard]] std::optional<std::size_t> edge() const;
    void nodeTyped(int row, int column);
    void edgeTyped(int row, int column);
    /// An edit of the graph, as a step; false where it cannot be, of which `refusal` says why.
    bool edit(const std::function<RoadTrip(const RoadTrip&)>& change, const QString& step,
              const QString& refusal = {});

    MazeDocument* document_;
    QList<RoadMapView*> views_;
    QTableWidget* nodes_;
    QTableWidget* edges_;
    QPushButton* add_;
    QPushButton* remove_;
    QPushButton* start_;
    QPushButton* goal_;
    QComboBox* from_;
    QComboBox* to_;
    QPushButton* join_;
    QPushButton* part_;
    QLabel* note_;
};

} // namespace loggia::ui
