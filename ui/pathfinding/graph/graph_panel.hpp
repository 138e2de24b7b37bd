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

/// The nodes and edges of a graph that a person draws, as tables to type in, and buttons for what
/// the mouse does in the picture.
class GraphPanel final : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit GraphPanel(MazeDocument* document, QWidget* parent = nullptr);

    /// The node that is selected in the picture; -1: none.
    void selectNode(int node);
    [[nodiscard]] QString note() const;

Q_SIGNALS:
    void nodeSelected(int node);

private:
    void build();
    void refresh();
    void showNodes(const RoadTrip& trip);
    void showEdges(const RoadTrip& trip);
    void showNote(const RoadTrip& trip);
    [[nodiscard]] std::optional<std::size_t> node() const;
    [[nodiscard]] std::optional<std::size_t> edge() const;
    void nodeTyped(int row, int column);
    void edgeTyped(int row, int column);
    /// An edit of the graph, as a step.
    void edit(const std::function<RoadTrip(const RoadTrip&)>& change, const QString& step);

    MazeDocument* document_;
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
