#pragma once

#include "ui/pathfinding/race/race.hpp"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace loggia::ui {

class LaneView;

/// One to four lanes, side by side or above each other, whichever makes them larger.
class LaneGrid final : public QWidget {
    Q_OBJECT

public:
    explicit LaneGrid(QWidget* parent = nullptr);

    [[nodiscard]] int count() const { return count_; }
    void setCount(int count);
    [[nodiscard]] LaneView* lane(int lane) const { return lanes_[static_cast<std::size_t>(lane)]; }
    /// Of what is shown: columns by rows of a maze.
    void setShape(const QSize& shape);
    /// How wide the lanes are together where they have the height of a room: more is of no use.
    [[nodiscard]] int widthFor(const QSize& room) const;

Q_SIGNALS:
    /// There are more or fewer lanes, or their shape is another.
    void shapeChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QSize beside() const;
    void arrange();

    std::vector<LaneView*> lanes_;
    QGridLayout* grid_;
    QSize shape_{1, 1};
    int count_ = 1;
    int columns_ = 0; ///< As arranged; 0: not yet.
};

/// In how many columns so many pictures of a shape are largest in a room, where each takes the size
/// `beside` on top of its own: a gap, a headline.
[[nodiscard]] int bestColumns(int count, const QSize& shape, const QSize& room,
                              const QSize& beside = {0, 0});

} // namespace loggia::ui
