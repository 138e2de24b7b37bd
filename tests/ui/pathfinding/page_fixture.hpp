#pragma once

#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_view.hpp"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

namespace loggia::ui::testing {

/// A page in a window, as a person has it.
struct LabFixture {
    PathfindingPage page;
    MazeView* maze = page.lanes()->lane(0)->maze();

    LabFixture() {
        page.resize(1100, 750);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    template <class T>
    T* find(const char* name) {
        return page.findChild<T*>(q(name));
    }
    void run(const char* command) { runCommand(page, q(command)); }
    [[nodiscard]] bool canRun(const char* command) const {
        return testing::canRun(page, q(command));
    }
    bool settled() {
        return QTest::qWaitFor([this] { return !page.isRunning(); }, patience);
    }
    MazeDocument& document() { return *page.document(); }
    void set(pathfinding::Maze made) { document().replace(std::move(made), q("test")); }
    [[nodiscard]] int terrain(int x, int y) {
        return document().maze()->terrain[document().maze()->index({x, y})];
    }
};

/// What the path of the first lane costs.
inline pathfinding::Cost costOf(LabFixture& f) {
    return f.page.race()->lanes()[0]->result().cost;
}

/// Who searches, side by side; waits for their results.
inline void setLanes(LabFixture& f, const std::vector<pathfinding::Algorithm>& lanes) {
    RaceSettings settings;
    settings.lanes = lanes;
    f.page.run()->setSettings(settings);
    QVERIFY(f.settled());
}

inline QPoint pixelOf(const MazeView& view, const QPoint& cell) {
    return view.mazeGeometry().centreOf(cell).toPoint();
}

inline void moveTo(MazeView& view, const QPoint& cell, Qt::MouseButtons buttons) {
    const QPointF at(pixelOf(view, cell));
    QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, buttons, {});
    QApplication::sendEvent(&view, &move);
}

/// Pressed on one cell, moved over others, let go on the last.
inline void dragOver(MazeView& view, const std::vector<QPoint>& cells,
                     Qt::MouseButton button = Qt::LeftButton) {
    QTest::mousePress(&view, button, {}, pixelOf(view, cells.front()));
    for (const QPoint& cell : cells)
        moveTo(view, cell, button);
    QTest::mouseRelease(&view, button, {}, pixelOf(view, cells.back()));
}

} // namespace loggia::ui::testing
