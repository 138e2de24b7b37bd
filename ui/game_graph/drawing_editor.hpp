#pragma once

#include "ui/game_graph/graph/drawn_game.hpp"
#include "ui/game_graph/graph/drawn_scene.hpp"

#include <QObject>
#include <QPointF>
#include <QString>

namespace loggia::ui {

class DrawingBar;
class DrawnGameView;
class GameGraphDocument;

/// Makes edits of a drawn game of what is done to its view and its tools, each a step of undo.
class DrawingEditor final : public QObject {
    Q_OBJECT

public:
    /// All of them have to outlive it.
    DrawingEditor(GameGraphDocument* document, DrawnGameView* view, DrawingBar* bar,
                  QObject* parent = nullptr);

    /// The selected state of the drawing; -1 where none is, or nothing is drawn.
    [[nodiscard]] int selectedPlace() const;
    /// Shows the drawing with what `study` (null: nothing yet) knows of it. There has to be one.
    void show(const GameStudy* study, const DrawnLook& look);

Q_SIGNALS:
    /// Another state is selected, or none any more.
    void selectionChanged();
    /// What was done, or why nothing was.
    void said(const QString& text);

private:
    void connectView();
    void connectBar();
    [[nodiscard]] const DrawnGame& drawing() const;
    /// Of selectedPlace(), where one is selected.
    [[nodiscard]] std::size_t place() const;
    void edit(DrawnGame drawing, const QString& step);
    void add(const QPointF& point);
    void toggleArrow(std::size_t from, std::size_t to);
    void remove(std::size_t place);
    void setStart(std::size_t place);
    [[nodiscard]] QString nameOf(std::size_t place) const;
    void rename(const QString& name);

    GameGraphDocument* document_;
    DrawnGameView* view_;
    DrawingBar* bar_;
};

} // namespace loggia::ui
