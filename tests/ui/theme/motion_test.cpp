// That every animation asks, and that it does at its start; what the setting is, is in theme_test.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/theme/motion.hpp"
#include "ui/theme/style.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/graph/graph_view.hpp"

#include <QApplication>

namespace motion_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class MotionTest : public QObject {
    Q_OBJECT

private:
    Style* style_ = nullptr;

private Q_SLOTS:
    void initTestCase() {
        style_ = new Style;
        QApplication::setStyle(style_);
    }
    void init() {
        failOnWarnings();
        style_->setReducedMotion(false);
    }

    void isShortOrNone() {
        const QWidget widget;
        QVERIFY(animationDuration(widget) > 0 && animationDuration(widget) < 200);
        style_->setReducedMotion(true);
        QCOMPARE(animationDuration(widget), 0);
    }

    void piecesFallOrLie() {
        BoardView view;
        BoardScene scene = emptyBoard(7, 6);
        view.setScene(scene);
        view.show();
        const auto drop = [&](int column) {
            scene.at(column, 0).piece = 1;
            view.setScene(scene);
        };
        drop(0);
        QVERIFY(view.isFalling());
        style_->setReducedMotion(true);
        QTRY_VERIFY(!view.isFalling()); // what has begun may end
        drop(1);
        QVERIFY(!view.isFalling());
        style_->setReducedMotion(false);
        drop(2);
        QVERIFY(view.isFalling());
    }

    void viewsGlideOrJump() {
        GraphView view;
        GraphScene scene;
        scene.nodes.resize(1);
        scene.places.emplace_back(0, 0, 400, 300);
        scene.bounds = scene.places[0];
        view.resize(500, 400);
        view.setScene(scene);
        view.show();
        const double before = view.scale();
        view.zoomIn();
        QCOMPARE(view.scale(), before); // on its way
        QTRY_VERIFY(std::abs(view.scale() - before * 1.3) < 1e-9);
        style_->setReducedMotion(true);
        view.zoomIn();
        QVERIFY(std::abs(view.scale() - before * 1.3 * 1.3) < 1e-9);
        view.fit();
        QCOMPARE(view.scale(), before);
    }
};

LOGGIA_WINDOW_TEST(MotionTest)

} // namespace motion_test

#include "motion_test.moc"
