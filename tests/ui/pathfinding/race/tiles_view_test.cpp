#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

namespace tiles_view_test {

using namespace loggia::ui;
using loggia::pathfinding::Tiles;
using loggia::pathfinding::tiles_of;
using testing::q;

class TilesViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        testing::failOnWarnings();
        view_ = std::make_unique<TilesView>();
        view_->resize(400, 480);
        show("724506831");
        view_->show();
        view_->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(view_.get()));
    }
    void cleanup() { view_.reset(); }

    /// Also before anything is shown in it, which a screen reader may come upon.
    void isATableFromTheBeginning() {
        TilesView view;
        for (int times = 0; times < 2; ++times) {
            QCOMPARE(view.tableSize(), QSize(3, 3));
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 3; ++column)
                    QVERIFY(!view.tableCell({column, row}).name.isEmpty());
            view.setTiles(sceneOf("724506831"));
        }
        view.setTiles(sceneOf("3 1 2 0"));
        QCOMPARE(view.tableSize(), QSize(2, 2));
    }

    /// Those beside the gap, and no others.
    void tilesArePushedByClicks() {
        const QSignalSpy wanted(view_.get(), &TilesView::pushWanted);
        for (int place = 0; place < 9; ++place)
            QTest::mouseClick(view_.get(), Qt::LeftButton, {},
                              view_->tilesGeometry().rectOf(place).center().toPoint());
        QCOMPARE(wanted.size(), 4);
        for (const int place : {1, 3, 5, 7})
            QCOMPARE(std::count_if(wanted.begin(), wanted.end(),
                                   [&](const auto& each) { return each[0].toInt() == place; }),
                     1);
        // The cursor tells of each, also of the one in the corner.
        for (const char* order : {"724506831", "106724583"}) {
            show(order);
            for (int place = 0; place < 9; ++place) {
                QTest::mouseMove(view_.get(),
                                 view_->tilesGeometry().rectOf(place).center().toPoint());
                QCOMPARE(view_->cursor().shape() == Qt::PointingHandCursor,
                         loggia::pathfinding::pushed(*tiles_of(order), place).has_value());
            }
        }
    }

    /// An arrow key pushes the tile that can go that way.
    void tilesArePushedByArrows() {
        const QSignalSpy wanted(view_.get(), &TilesView::pushWanted);
        view_->setFocus();
        for (const auto key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right})
            QTest::keyClick(view_.get(), key);
        QCOMPARE(wanted.size(), 4);
        const std::array<int, 4> places{7, 1, 5, 3};
        for (int i = 0; i < 4; ++i)
            QCOMPARE(wanted[i][0].toInt(), places.at(static_cast<std::size_t>(i)));
        show("012345678"); // the gap in the corner: nothing comes from beyond the border
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QTest::keyClick(view_.get(), Qt::Key_X);
        QCOMPARE(wanted.size(), 4);
    }

    void isATableOfNamedCells() {
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(view_.get());
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 9);
        QCOMPARE(table->text(QAccessible::Name), q("Sliding puzzle of 8 tiles"));
        QCOMPARE(table->child(0)->text(QAccessible::Name), q("tile 7"));
        QCOMPARE(table->child(1)->text(QAccessible::Name), q("tile 2, can slide"));
        QCOMPARE(table->child(4)->text(QAccessible::Name), q("gap"));
        show("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
        QCOMPARE(table->childCount(), 16);
        QCOMPARE(table->child(15)->text(QAccessible::Name), q("tile 15, in its place"));
    }

private:
    static TilesScene sceneOf(const char* order) {
        return tilesScene(*tiles_of(order), nullptr, {}, {});
    }
    void show(const char* order) { view_->setTiles(sceneOf(order)); }

    std::unique_ptr<TilesView> view_;
};

LOGGIA_WINDOW_TEST(TilesViewTest)

} // namespace tiles_view_test

#include "tiles_view_test.moc"
