#pragma once

#include <QMarginsF>
#include <QObject>
#include <QPoint>
#include <QPointF>
#include <QRectF>

class QScrollBar;
class QWidget;

namespace loggia::ui {

/// The scroll bars of a GraphView: there where some of its scene is out of sight.
class GraphBars final : public QObject {
    Q_OBJECT

public:
    /// Which part of a scene is seen: its point `centre` lies at `middle` of the widget.
    struct Sight {
        QRectF bounds; ///< Of the scene.
        QRectF drawn;  ///< The same without its margin, of which nothing is missed.
        QPointF middle;
        QPointF centre;
        double scale = 1;
    };

    explicit GraphBars(QWidget* view);

    /// How thick a bar is.
    [[nodiscard]] double extent() const;
    /// What those that are shown take of the widget.
    [[nodiscard]] QMarginsF taken() const;
    /// Puts bars at the edges of that part of the widget, as far as they are needed.
    void show(QRectF room, const Sight& sight);

Q_SIGNALS:
    /// By a person, who moves the scene by so many pixels.
    void scrolled(const QPointF& by);

private:
    void scroll();

    QScrollBar* across_;
    QScrollBar* down_;
    QPoint at_; ///< Where the bars are.
};

} // namespace loggia::ui
