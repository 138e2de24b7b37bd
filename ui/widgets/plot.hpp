#pragma once

#include "ui/theme/colours.hpp"
#include "ui/widgets/cell_table.hpp"

#include <QColor>
#include <QPointF>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace loggia::ui {

/// How a point is drawn.
enum class PlotMark : char {
    dot,
    ring,     ///< What is estimated.
    at_least, ///< A triangle that points up: the value is this or more.
    at_most   ///< One that points down.
};

/// One line of a plot.
struct PlotSeries {
    QString name;
    std::vector<QPointF> points; ///< By rising x.
    std::vector<QString> labels; ///< What each point means; empty or one a point.
    bool stepped = false;        ///< Holds its value until the next point, as scores do.
    bool dashed = false;         ///< Lines are distinguished by their dashes, not by colour alone.
    QColor Colours::*colour = &Colours::accent; ///< Of the theme in which it is drawn.
    bool dotted = false;                        ///< In place of dashes, for a third line.
    std::vector<PlotMark> marks = {};           ///< Of each point; empty: dots.
};

/// What a plot shows.
struct PlotContent {
    QString x_title;
    QString y_title;
    bool logarithmic = false; ///< The y axis; points with y <= 0 are left out.
    bool zero_line = false;   ///< A line at y = 0, with the axis reaching as far up as down; not
                              ///< with a logarithmic one, which never gets there.
    bool counts = false;      ///< The y axis is of whole numbers, and so are its ticks.
    std::vector<PlotSeries> series;
    std::optional<double> marker = std::nullopt; ///< A vertical line at this x.
    QString empty_text;                          ///< Shown while there is no point.
};

/// A line chart with axes. Points of the first series can be pointed at and picked, by mouse and by
/// arrow keys with Enter. To a screen reader it is a table of these points in one row, and its
/// description has all of them in words.
class Plot : public QWidget, public CellTable {
    Q_OBJECT

public:
    explicit Plot(QWidget* parent = nullptr);

    void setContent(PlotContent content);
    [[nodiscard]] const PlotContent& content() const { return content_; }
    /// Where a point of the first series lies, for tests and for callouts.
    [[nodiscard]] QPointF positionOf(std::size_t point) const;

    [[nodiscard]] QString tableName() const override { return accessibleName(); }
    [[nodiscard]] QSize tableSize() const override;
    [[nodiscard]] Cell tableCell(const QPoint& cell) const override;
    [[nodiscard]] QString tableRowName(int row) const override;
    [[nodiscard]] QString tableColumnName(int column) const override;
    [[nodiscard]] QRectF tableCellRect(const QPoint& cell) const override;
    [[nodiscard]] std::optional<QPoint> tableCellUnder(const QPointF& point) const override;
    [[nodiscard]] QPoint currentTableCell() const override;
    void goToTableCell(const QPoint& cell) override;
    void pressTableCell(const QPoint& cell) override;

    /// It takes whatever room there is, and on a laptop's screen no more than it needs.
    [[nodiscard]] QSize sizeHint() const override { return {300, 120}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 110}; }

    /// Paints the same into any rectangle: for pictures in files.
    void paintInto(QPainter& painter, const QRectF& area) const;

Q_SIGNALS:
    void pointPicked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Whether the first series has such a point and it is not left out.
    [[nodiscard]] bool canSelect(int point) const;
    /// Of the first series.
    [[nodiscard]] int points() const;
    [[nodiscard]] QString wordsOf(std::size_t point) const;
    [[nodiscard]] std::optional<int> nearest(const QPointF& position) const;
    void select(std::optional<int> point);

    PlotContent content_;
    std::optional<int> selected_;
};

} // namespace loggia::ui
