#include "tests/suite.hpp"
#include "ui/widgets/graph/graph_fit.hpp"

#include <QTest>

namespace graph_fit_test {

using namespace loggia::ui;

namespace {

/// A scene in a widget of 400 by 300 with buttons of 100 by 40 and bars of 10.
GraphFit fitOf(const QRectF& bounds) {
    GraphFit fit;
    fit.bounds = bounds;
    fit.size = {400, 300};
    fit.buttons = 100;
    fit.strip = 40;
    fit.bar = 10;
    return fit;
}

} // namespace

class GraphFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsAllOfAScene() {
        const GraphFit fit = fitOf({0, 0, 800, 400});
        QCOMPARE(fit.freeStrip(), 40.0);
        const GraphSight sight = fit.at({0, 0});
        QCOMPARE(sight.scale, 0.5);
        // In the middle of what the buttons leave free, 20 pixels above that of the widget.
        QCOMPARE(sight.centre, QPointF(400, 240));
        QCOMPARE(fitOf({0, 0, 20, 10}).at({}).scale, GraphFit::largest_fit);
    }

    void aNarrowSceneEndsBesideTheButtons() {
        const GraphFit fit = fitOf({0, 0, 100, 300});
        QCOMPARE(fit.freeStrip(), 0.0);
        QCOMPARE(fit.at({}).scale, 1.0);
        QCOMPARE(fit.at({}).centre, QPointF(50, 150));
    }

    void labelsStayReadable() {
        GraphFit fit = fitOf({0, 0, 4000, 400});
        fit.readable = 0.5;
        fit.nearly_readable = 0.4;
        QCOMPARE(fit.wholeScale(), 0.1);
        QCOMPARE(fit.at({0, 0}).scale, 0.5);
        // Scrolled to the end, with nothing but the scene in sight.
        QCOMPARE(fit.at({0, 200}).centre.x(), 400.0);
        QCOMPARE(fit.at({5000, 200}).centre.x(), 3600.0);
        QCOMPARE(fit.at({2000, 200}).centre.x(), 2000.0);
        fit.bounds = {0, 0, 900, 400}; // all of it with labels a little smaller
        QVERIFY(fit.at({}).scale < fit.readable);
        QCOMPARE(fit.at({}).scale, fit.wholeScale());
        fit.bounds = {0, 0, 4000, 400};
        fit.whole = true;
        QCOMPARE(fit.at({}).scale, 0.1);
    }

    void sightsStayAtTheScene() {
        const GraphFit fit = fitOf({0, 0, 800, 400});
        const GraphSight sight = fit.clamped({100, {-50, 900}});
        QCOMPARE(sight.scale, GraphFit::largest_scale);
        QCOMPARE(sight.centre, QPointF(0, 400));
        QCOMPARE(fit.clamped({0.01, {400, 200}}).scale, fit.wholeScale());
        // A small scene may be as small as life.
        QCOMPARE(fitOf({0, 0, 20, 10}).clamped({0.01, {10, 5}}).scale, 1.0);
    }

    void nothingIsFittedWhereThereIsNoScene() {
        QCOMPARE(fitOf({}).at({3, 4}).scale, 1.0);
        QCOMPARE(fitOf({}).fullWidth(), 0.0);
        GraphFit none = fitOf({0, 0, 10, 10});
        none.size = {0, 0};
        QCOMPARE(none.at({3, 4}).scale, 1.0);
    }

    void tellsTheWidthThatItNeeds() { QCOMPARE(fitOf({0, 0, 800, 520}).fullWidth(), 400.0); }
};

LOGGIA_TEST(GraphFitTest)

} // namespace graph_fit_test

#include "graph_fit_test.moc"
