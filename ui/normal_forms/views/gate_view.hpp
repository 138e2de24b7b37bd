#pragma once

#include "ui/normal_forms/views/gate_painter.hpp"
#include "ui/normal_forms/views/gate_scene.hpp"
#include "ui/widgets/cell_table.hpp"

#include <QScrollArea>

#include <cstdint>
#include <optional>

namespace loggia::ui {

/// Shows a circuit, as large as fits, and scrolling where that would be too small to read. Pointing
/// at a term's gate or its wires points at the term; Up, Down, Home and End go from term to term. A
/// click on an input gives it the other value, and wires with a 1 light up; Left and Right go from
/// input to input, Space, 0 and 1 set the one where the keyboard is, Escape puts the values away.
/// To a screen reader it is a table of one column: the inputs that are drawn, and the terms below
/// them.
class GateView final : public QScrollArea, public CellTable {
    Q_OBJECT

public:
    explicit GateView(QWidget* parent = nullptr);

    [[nodiscard]] const GateScene& scene() const { return scene_; }
    void setGates(GateScene scene);
    /// The term that is talked about; -1: none.
    void setTerm(int term);
    [[nodiscard]] int term() const { return term_; }
    [[nodiscard]] double scale() const { return scale_; }
    /// The values of the inputs as a row of the truth table; nothing before one was given.
    [[nodiscard]] std::optional<std::uint64_t> row() const { return row_; }
    void setRow(std::optional<std::uint64_t> row);
    /// Where an input is drawn, in the viewport.
    [[nodiscard]] QRectF inputRect(int input) const;
    /// Where a term is drawn, in the viewport.
    [[nodiscard]] QRectF termRect(int term) const;

    [[nodiscard]] QSize pictureSize() const;
    void paintPicture(QPainter& painter, const Colours& colours) const;

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

    [[nodiscard]] QSize sizeHint() const override { return {480, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

    static constexpr double smallest_scale = 0.55;
    static constexpr double largest_scale = 1.6;

Q_SIGNALS:
    void termPointed(int term);  ///< By the pointer.
    void termSelected(int term); ///< By a click or the keyboard.
    /// A person gave inputs other values: "a = 1, b = 0: f = 1"; empty where they were put away.
    void valuesChanged(const QString& values);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void paintCanvas();
    void point(int term);
    void pressed(const QPointF& point);
    void setInput(int input, std::optional<bool> value);
    void goToInput(int step);
    /// Where an input is among those that are drawn; their number: it is not.
    [[nodiscard]] int placeOf(int input) const;
    [[nodiscard]] int drawnInputs() const { return static_cast<int>(scene_.inputs.size()); }
    void goToPlace(int place);
    void goToTerm(int term);
    [[nodiscard]] GateState state() const;

    GateScene scene_;
    QWidget* canvas_;
    double scale_ = 1;
    int term_ = -1;
    int pointed_ = -1;
    std::optional<std::uint64_t> row_;
    int input_ = -1;        ///< Where the keyboard is.
    bool at_terms_ = false; ///< The keys went to a term after that.
};

} // namespace loggia::ui
