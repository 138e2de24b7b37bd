#pragma once

#include "ui/widgets/board/board_view.hpp"
#include "ui/wumpus/cave_painter.hpp"

namespace loggia::ui {

/// The cave map: shows a CaveScene and tells what a person picks; knows no rules.
///
/// While one walks a click (Enter, Space) visits a square; otherwise a click on a mark asks about
/// it. The right button on a mark always asks, as do the keys M, S, P and B at the cursor. On a
/// hunt Shift with an arrow key steps, Ctrl with one shoots. To a screen reader it is a table of
/// named cells.
class CaveView final : public BoardView {
    Q_OBJECT

public:
    explicit CaveView(QWidget* parent = nullptr);

    [[nodiscard]] const CaveScene& cave() const { return cave_; }
    void setCave(CaveScene cave);
    void setWalking(bool walking);
    void setHunting(bool hunting) { hunting_ = hunting; }
    [[nodiscard]] BoardGeometry geometryNow() const override;

    [[nodiscard]] QSize sizeHint() const override { return {480, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }

Q_SIGNALS:
    void visited(loggia::wumpus::Square square);
    void asked(loggia::wumpus::Symbol symbol);
    void stepped(loggia::wumpus::Direction direction);
    void shot(loggia::wumpus::Direction direction);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void point(const std::optional<wumpus::Square>& square,
               const std::optional<wumpus::Symbol>& symbol);

    CaveScene cave_;
    bool walking_ = false;
    bool hunting_ = false;
    std::optional<wumpus::Square> pointed_square_;
    std::optional<wumpus::Symbol> pointed_;
};

/// A small cave that is only looked at.
class CavePicture final : public QWidget {
    Q_OBJECT

public:
    explicit CavePicture(QWidget* parent = nullptr);

    void setWorld(wumpus::World world, const std::optional<wumpus::World>& other = std::nullopt);
    [[nodiscard]] const CaveScene& cave() const { return cave_; }

    [[nodiscard]] QSize sizeHint() const override { return {240, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {130, 130}; }
    [[nodiscard]] bool hasHeightForWidth() const override {
        return sizePolicy().hasHeightForWidth();
    }
    [[nodiscard]] int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    CaveScene cave_;
};

} // namespace loggia::ui
