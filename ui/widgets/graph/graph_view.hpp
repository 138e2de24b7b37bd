#pragma once

#include "ui/widgets/graph/graph_fit.hpp"
#include "ui/widgets/graph/graph_painter.hpp"
#include "ui/widgets/graph/graph_scene.hpp"
#include "ui/widgets/zoomable.hpp"

#include <QList>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <unordered_map>

class QToolButton;

namespace loggia::ui {

class GraphBars;

/// Shows a GraphScene, wherever its layout comes from, and tells what a person points at and picks.
///
/// The whole is fitted into the window until a person zooms, and again from fit() on. Mouse: a
/// click picks a node, dragging pans, the wheel scrolls, with Ctrl it zooms, as two fingers do;
/// where a part is out of sight scroll bars show it and lead to it.
/// Keyboard: arrows go from node to node, Enter or Space picks, Ctrl with +, - and 0 zooms. To a
/// screen reader it is a list of its nodes. The buttons that zoom, at the foot on the right, never
/// lie on the scene: where it does not end above or beside them it is cut off above them.
class GraphView : public QWidget, public Zoomable {
    Q_OBJECT

public:
    explicit GraphView(QWidget* parent = nullptr);

    [[nodiscard]] const GraphScene& scene() const { return scene_; }
    void setScene(GraphScene scene);

    /// The node where the keyboard is; -1: none.
    [[nodiscard]] int selected() const { return selected_; }
    /// Selects a node that is shown, or none by -1, and scrolls to it. Says nothing where it is
    /// selected already.
    void select(int node);
    /// Scrolls until a node is seen.
    void reveal(int node);
    /// Scrolls so that a node is in the middle, unless all is seen anyway.
    void centreOn(int node) { centreOn(QList<int>{node}); }
    /// The first of these nodes, and of the others, in this order, those that fit beside it.
    void centreOn(const QList<int>& nodes);

    [[nodiscard]] double scale() const { return view_.scale; }
    [[nodiscard]] bool isFitted() const { return fitted_; }
    void fit();
    /// A fitted scene is not made smaller than that its labels, those of edges too, have as many
    /// pixels; those of edges may have a fifth less where all of it is seen then. What does not
    /// fit is scrolled to, by reveal() too. 0, the default: all of it is shown.
    void setReadable(double pixels);
    /// As fit(), or if the scene is as that made it, all of it however small; Ctrl+0.
    void fitWhole();
    /// The width in pixels in which a fitted scene is as large as it gets in this height.
    [[nodiscard]] double widthToFit() const;
    /// Some of a fitted scene is out of sight, for otherwise it could not be read.
    [[nodiscard]] bool isCut() const;
    void zoomIn() { zoomBy(zoom_step); }
    void zoomOut() { zoomBy(1 / zoom_step); }
    void changeZoom(Zoom zoom) override;

    /// Where a node lies in the widget.
    [[nodiscard]] QRectF rectOf(int node) const;
    /// The node at a point of the widget, -1 for none.
    [[nodiscard]] int nodeAt(const QPointF& point) const;

    /// The whole scene as a picture, smaller than life where it would be larger than a sheet.
    [[nodiscard]] QSize pictureSize() const;
    void paintPicture(QPainter& painter, const Colours& colours) const;

    [[nodiscard]] QSize sizeHint() const override { return {520, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

    /// For setReadable(): what can be read by everyone.
    static constexpr double readable_label = 11;
    static constexpr double largest_scale = GraphFit::largest_scale;
    static constexpr double largest_fit = GraphFit::largest_fit;

Q_SIGNALS:
    /// By the mouse, or Enter or Space on the selected one.
    void nodeClicked(int node);
    /// -1: the pointer is on none any more.
    void nodeHovered(int node);
    void selectionChanged(int node);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

    /// With another font nodes have other sizes: lays the scene out anew, with the node `anchor`
    /// where it is. Only for what can be seen, or when it is shown again. By default nothing.
    virtual void layOut(int anchor);

    /// Where an arrow key or Home leads from a node; -1: nowhere. The default is the nearest node
    /// on that side.
    [[nodiscard]] virtual int neighbour(int node, Qt::Key key) const;
    /// A double click on a node, or a click on the sign below it.
    virtual void toggleFold(int node);
    /// Whether the strip of the buttons stays free over its whole width, as something else is drawn
    /// beside them.
    [[nodiscard]] virtual bool keepsStrip() const { return false; }
    /// Which child the selected node is to screen readers; -1: none.
    [[nodiscard]] virtual int childOfSelected() const;

    /// Another content of a node at the same place; a new tone lights up.
    void showNode(int node, const GraphNode& content);
    /// Whether a fitted scene is fitted again: always, or only where some of it would not be seen.
    enum class Refit { yes, where_needed };
    /// Replaces the scene and leaves `anchor` (-1: none) where it is on the screen.
    void replaceScene(GraphScene scene, int anchor, Refit refit = Refit::yes);
    /// The part of the widget in which the scene is seen: without scroll bars, and without the
    /// strip of the buttons, unless the scene ends beside them.
    [[nodiscard]] QRectF room() const;
    /// Points of the scene and of the widget.
    [[nodiscard]] QPointF toWidget(const QPointF& point) const;
    [[nodiscard]] QPointF toScene(const QPointF& point) const;

private:
    static constexpr double zoom_step = 1.3;

    /// The selection has moved or the focus has come: for screen readers.
    void tellFocus();
    /// Where the node that they were told of last is called something else now.
    void tellIfChanged();
    /// What they call a child.
    [[nodiscard]] QString nameOfChild(int child);
    [[nodiscard]] double strip() const;
    [[nodiscard]] bool isWholeSeen() const;
    /// How the scene of now is fitted into the widget of now.
    [[nodiscard]] GraphFit fitting() const;
    /// With what was in the middle still there, as far as not all of it is seen.
    [[nodiscard]] GraphSight fittedView() const { return fitting().at(target().centre); }
    /// Where a view is or glides to.
    [[nodiscard]] GraphSight target() const;
    [[nodiscard]] QPointF beginning() const;
    /// Goes to a view without gliding.
    void setView(const GraphSight& view);
    [[nodiscard]] int foldSignAt(const QPointF& point) const;
    [[nodiscard]] double pictureScale() const;
    void zoomBy(double factor, std::optional<QPointF> about = {});
    void glideTo(const GraphSight& view);
    void jumpTo(const GraphSight& view);
    void pan(const QPointF& by);
    void hover(int node);
    void updateNodeArea(int node);
    void makeButtons();
    [[nodiscard]] QString toolTipOf(int node) const;

    GraphScene scene_;
    GraphSight view_;
    bool fitted_ = true;
    double readable_ = 0; ///< Pixels of labels; see setReadable().
    bool whole_ = false;  ///< All is shown though it cannot be read.
    bool has_edge_labels_ = false;
    int selected_ = -1;
    int told_child_ = -1; ///< To screen readers, last.
    QString told_name_;
    int hovered_ = -1;
    std::optional<QPointF> pressed_; ///< Where the left button went down, or the last pan was.
    bool panning_ = false;
    bool other_font_ = false; ///< Since the scene was laid out, while it was hidden.
    GraphSight glide_from_;
    GraphSight glide_to_;
    QVariantAnimation glide_;
    std::unordered_map<int, NodeTone> lit_;
    QVariantAnimation light_;
    QWidget* buttons_ = nullptr;
    GraphBars* bars_ = nullptr;
    QRectF drawn_; ///< The bounds of the scene without its margin.
};

} // namespace loggia::ui
