#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/plot.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QToolTip>

#include <cmath>
#include <limits>

namespace plot_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

PlotSeries seriesOf(std::vector<QPointF> points) {
    PlotSeries series;
    series.name = QStringLiteral("series");
    series.points = std::move(points);
    for (const QPointF& point : series.points)
        series.labels.push_back(QStringLiteral("at %1: %2").arg(point.x()).arg(point.y()));
    return series;
}

PlotContent contentOf(std::vector<QPointF> points) {
    PlotContent content;
    content.x_title = QStringLiteral("x");
    content.y_title = QStringLiteral("y");
    content.empty_text = QStringLiteral("nothing yet");
    content.series = {seriesOf(std::move(points))};
    return content;
}

struct Fixture {
    Plot plot;
    QSignalSpy picked{&plot, &Plot::pointPicked};

    Fixture() {
        plot.setPalette(paletteFor(lightColours()));
        plot.resize(400, 240);
        plot.show();
        plot.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&plot));
    }
    void click(const QPointF& position) {
        QTest::mouseClick(&plot, Qt::LeftButton, {}, position.toPoint());
    }
    QImage image() { return plot.grab().toImage().convertToFormat(QImage::Format_RGB32); }
};

class PlotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Arrows go from point to point, and each is told.
    void screenReadersAreToldWhereTheKeyboardIs() {
        Plot plot;
        plot.resize(400, 200);
        plot.show();
        plot.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&plot));
        plot.setFocus();
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&plot);
        QCOMPARE(spoken->role(), QAccessible::Table);
        const auto here = [spoken] {
            const QAccessibleInterface* cell = spoken->focusChild();
            return cell != nullptr ? cell->text(QAccessible::Name) : QStringLiteral("nothing");
        };
        PlotContent content;
        content.empty_text = QStringLiteral("nothing yet");
        plot.setContent(content);
        QCOMPARE(here(), QStringLiteral("nothing yet"));
        content.series = {seriesOf({{1, 3}, {2, 5}, {4, 4}})};
        plot.setContent(content);
        QCOMPARE(spoken->childCount(), 3);
        for (const char* name : {"at 1: 3", "at 2: 5", "at 4: 4", "at 4: 4"}) {
            QTest::keyClick(&plot, Qt::Key_Right);
            QCOMPARE(here(), QLatin1String(name));
        }
        QTest::keyClick(&plot, Qt::Key_Left);
        QCOMPARE(here(), QStringLiteral("at 2: 5"));
        const auto actions = [spoken](int point) {
            return spoken->child(point)->actionInterface()->actionNames();
        };
        const QString press = QAccessibleActionInterface::pressAction();
        QVERIFY(!actions(2).contains(press)); // nobody listens
        const QSignalSpy picked(&plot, &Plot::pointPicked);
        QVERIFY(actions(2).contains(press));
        spoken->child(2)->actionInterface()->doAction(press);
        QCOMPARE(picked.last().first().toInt(), 2);
        QCOMPARE(here(), QStringLiteral("at 4: 4"));
        for (int i = 0; i < 3; ++i) {
            const QPoint middle = spoken->child(i)->rect().center();
            QCOMPARE(spoken->childAt(middle.x(), middle.y()), spoken->child(i));
        }
    }

    /// Positions keep the order and the proportions of the numbers, and lie within the widget.
    void pointsLieWhereTheirNumbersSay() {
        loggia::Random random(13);
        Fixture f;
        for (int i = 0; i < 500; ++i) {
            std::vector<QPointF> points;
            double x = random.real() * 10;
            const double scale = std::pow(10, random.real() * 6 - 3);
            for (int n = 3 + static_cast<int>(random.below(30)); n > 0; --n) {
                points.emplace_back(x, (random.real() - 0.5) * scale);
                x += 0.5 + random.real();
            }
            PlotContent content = contentOf(points);
            content.logarithmic = i % 3 == 0;
            content.zero_line = i % 3 == 1;
            if (content.logarithmic)
                for (QPointF& point : content.series[0].points)
                    point.setY(std::abs(point.y()) + scale * 1e-4);
            points = content.series[0].points;
            f.plot.setContent(content);
            const auto height_of = [&](const QPointF& p) {
                return content.logarithmic ? std::log10(p.y()) : p.y();
            };
            const QPointF first = f.plot.positionOf(0);
            const QPointF last = f.plot.positionOf(points.size() - 1);
            for (std::size_t p = 0; p < points.size(); ++p) {
                const QPointF at = f.plot.positionOf(p);
                QVERIFY(QRectF(f.plot.rect()).contains(at));
                const double share =
                    (points[p].x() - points[0].x()) / (points.back().x() - points[0].x());
                QVERIFY(std::abs(first.x() + share * (last.x() - first.x()) - at.x()) < 1e-6);
                if (p == 0)
                    continue;
                const QPointF before = f.plot.positionOf(p - 1);
                QVERIFY(before.x() < at.x());
                QCOMPARE(height_of(points[p - 1]) < height_of(points[p]), before.y() > at.y());
            }
        }
    }

    void zeroLiesInTheMiddleWhereThatIsWanted() {
        Fixture f;
        PlotContent content = contentOf({{0, 0}, {1, 3}, {2, -1}});
        content.zero_line = true;
        f.plot.setContent(content);
        const double zero = f.plot.positionOf(0).y();
        content.series[0].points = {{0, 3}, {1, -3}, {2, 0}};
        f.plot.setContent(content);
        QVERIFY(std::abs((f.plot.positionOf(0).y() + f.plot.positionOf(1).y()) / 2 - zero) < 1e-9);
    }

    void aClickPicksTheNearestPoint() {
        loggia::Random random(17);
        Fixture f;
        std::vector<QPointF> points;
        for (int i = 0; i < 20; ++i)
            points.emplace_back(i * i, random.real());
        f.plot.setContent(contentOf(points));
        for (int i = 0; i < 400; ++i) {
            const QPoint at(static_cast<int>(random.below(400)),
                            static_cast<int>(random.below(240)));
            int nearest = 0;
            double least = std::numeric_limits<double>::infinity();
            bool tie = false;
            for (int p = 0; p < 20; ++p) {
                const double distance =
                    std::abs(f.plot.positionOf(static_cast<std::size_t>(p)).x() - at.x());
                tie = std::abs(distance - least) < 1e-6 || (tie && distance > least);
                if (distance < least) {
                    least = distance;
                    nearest = p;
                }
            }
            if (tie)
                continue;
            f.click(at);
            QCOMPARE(f.picked.last()[0].toInt(), nearest);
        }
        const auto before = f.picked.size();
        QTest::mouseClick(&f.plot, Qt::RightButton, {}, f.plot.positionOf(3).toPoint());
        QCOMPARE(f.picked.size(), before);
    }

    void keysWalkAlongThePoints() {
        Fixture f;
        f.plot.setContent(contentOf({{0, 1}, {1, 2}, {2, 1}}));
        f.plot.setFocus();
        QTest::keyClick(&f.plot, Qt::Key_Return); // nothing is selected yet
        QCOMPARE(f.picked.size(), 0);
        const auto picks = [&f](Qt::Key key, Qt::Key enter = Qt::Key_Return) {
            QTest::keyClick(&f.plot, key);
            QTest::keyClick(&f.plot, enter);
            return f.picked.last()[0].toInt();
        };
        QCOMPARE(picks(Qt::Key_Right), 0);
        QCOMPARE(picks(Qt::Key_Right, Qt::Key_Space), 1);
        QCOMPARE(picks(Qt::Key_Right, Qt::Key_Enter), 2);
        QCOMPARE(picks(Qt::Key_Right), 2); // the end
        QCOMPARE(picks(Qt::Key_Left), 1);
        QCOMPARE(picks(Qt::Key_Left), 0);
        QCOMPARE(picks(Qt::Key_Left), 0);
        // Fewer points: what was selected is gone, and keys begin at the end they come from.
        QTest::keyClick(&f.plot, Qt::Key_Right);
        QTest::keyClick(&f.plot, Qt::Key_Right);
        f.plot.setContent(contentOf({{0, 1}, {1, 2}}));
        QCOMPARE(picks(Qt::Key_Left), 1);
    }

    /// A logarithmic axis has no place for zero: such a point is not drawn and not there to pick.
    void whatIsLeftOutCannotBePicked() {
        Fixture f;
        PlotContent content = contentOf({{1, 0}, {2, 0.001}, {3, -1}, {4, 0.1}, {5, 0}});
        content.logarithmic = true;
        f.plot.setContent(content);
        for (int x = 0; x < f.plot.width(); x += 3) {
            QTest::mouseMove(&f.plot, {x, 100});
            f.click(QPointF(x, 100));
            const int index = f.picked.last()[0].toInt();
            QVERIFY2(index == 1 || index == 3, qPrintable(QString::number(index)));
        }
        f.plot.setFocus();
        QTest::keyClick(&f.plot, Qt::Key_Left);
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Right, Qt::Key_Right,
                                  Qt::Key_Right, Qt::Key_Right}) {
            QTest::keyClick(&f.plot, key);
            QTest::keyClick(&f.plot, Qt::Key_Return);
            const int index = f.picked.last()[0].toInt();
            QVERIFY2(index == 1 || index == 3, qPrintable(QString::number(index)));
            QVERIFY(!f.image().isNull());
        }
        QCOMPARE(f.picked.last()[0].toInt(), 3);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&f.plot);
        QCOMPARE(interface->text(QAccessible::Description),
                 QStringLiteral("at 2: 0.001; at 4: 0.1"));
    }

    void saysItsPointsInWords() {
        Fixture f;
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&f.plot);
        f.plot.setContent(contentOf({}));
        QCOMPARE(interface->text(QAccessible::Description), QStringLiteral("nothing yet"));
        f.plot.setContent(contentOf({{1, 2}, {3, 4}}));
        QCOMPARE(interface->text(QAccessible::Description), QStringLiteral("at 1: 2; at 3: 4"));
        PlotContent unnamed = contentOf({{1, 2}});
        unnamed.series[0].labels.clear();
        f.plot.setContent(unnamed);
        QCOMPARE(interface->text(QAccessible::Description), QStringLiteral("1: 2"));
    }

    void pointingShowsTheLabel() {
        Fixture f;
        f.plot.setContent(contentOf({{0, 1}, {1, 2}}));
        QTest::mouseMove(&f.plot, f.plot.positionOf(1).toPoint());
        QTRY_COMPARE(QToolTip::text(), QStringLiteral("at 1: 2"));
        QTest::mouseMove(&f.plot, f.plot.positionOf(0).toPoint());
        QTRY_COMPARE(QToolTip::text(), QStringLiteral("at 0: 1"));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&f.plot, &leave);
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    void drawsCurveMarkerAndSelection() {
        Fixture f;
        f.plot.setContent(contentOf({}));
        const QImage empty = f.image();
        PlotContent content = contentOf({{0, 1}, {1, 2}, {2, 1}});
        content.series[0].colour = &Colours::lose;
        const QColor red = lightColours().lose;
        f.plot.setContent(content);
        const QImage curve = f.image();
        QVERIFY(pixelsOf(curve, red) > 100);
        QCOMPARE(pixelsOf(empty, red), 0);
        content.marker = 1.5;
        f.plot.setContent(content);
        // An upright line between the second point and the third, from the top to the axis.
        const QImage marked = f.image();
        const QRect line = differenceOf(marked, curve);
        const QPointF middle = (f.plot.positionOf(1) + f.plot.positionOf(2)) / 2;
        QVERIFY(line.width() <= 3);
        QVERIFY(std::abs(line.center().x() - middle.x()) <= 2);
        QVERIFY(line.contains(line.center().x(), qRound(middle.y())));
        QVERIFY(line.height() > f.plot.height() / 2);
        QVERIFY(pixelsOf(marked, lightColours().accent, line, 60) > line.height() / 3);
        f.plot.setFocus();
        const QImage before = f.image();
        QTest::keyClick(&f.plot, Qt::Key_Right);
        // A ring around the first point, in the colour of text.
        const QImage selected = f.image();
        const QRect ring = differenceOf(selected, before);
        const QPointF first = f.plot.positionOf(0);
        QVERIFY((QRectF(ring).center() - first).manhattanLength() <= 2);
        QVERIFY(ring.width() >= 12 && ring.width() <= 16);
        QCOMPARE(ring.height(), ring.width());
        QVERIFY(pixelsOf(selected, lightColours().text, ring, 60) > 8);
        // The same into a picture of any size.
        QImage picture(800, 500, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        f.plot.paintInto(painter, QRectF(100, 50, 600, 400));
        painter.end();
        QVERIFY(pixelsOf(picture, red) > 100);
        for (int y = 0; y < 500; ++y)
            for (int x = 0; x < 90; ++x)
                QCOMPARE(picture.pixelColor(x, y), QColor(Qt::white));
    }

    /// A line in the colour of text would not be seen on the other theme's ground.
    void linesFollowTheTheme() {
        Fixture f;
        PlotContent content = contentOf({{0, 1}, {1, 2}, {2, 1}});
        content.series[0].colour = &Colours::lose;
        f.plot.setContent(content);
        QVERIFY(pixelsOf(f.image(), lightColours().lose) > 100);
        f.plot.setPalette(paletteFor(darkColours()));
        const QImage dark = f.image();
        QVERIFY(pixelsOf(dark, darkColours().lose) > 100);
        QCOMPARE(pixelsOf(dark, lightColours().lose), 0);
    }

    void drawsWhateverItIsGiven() {
        loggia::Random random(19);
        Fixture f;
        for (int i = 0; i < 150; ++i) {
            PlotContent content;
            content.logarithmic = random.below(2) == 0;
            content.zero_line = !content.logarithmic && random.below(2) == 0;
            if (random.below(2) == 0)
                content.marker = random.real() * 100 - 50;
            for (auto series = random.below(3); series > 0; --series) {
                std::vector<QPointF> points;
                for (auto n = random.below(6); n > 0; --n)
                    points.emplace_back(static_cast<double>(random.below(3)),
                                        (random.real() - 0.5) *
                                            std::pow(10, random.real() * 20 - 8));
                content.series.push_back(seriesOf(points));
                content.series.back().stepped = random.below(2) == 0;
                content.series.back().dashed = random.below(2) == 0;
            }
            f.plot.resize(1 + static_cast<int>(random.below(500)),
                          1 + static_cast<int>(random.below(300)));
            f.plot.setContent(content);
            QTest::mouseMove(&f.plot, {5, 5});
            f.click({5, 5});
            QTest::keyClick(&f.plot, Qt::Key_Right);
            QTest::keyClick(&f.plot, Qt::Key_Return);
            QCOMPARE(f.image().size(), f.plot.size());
        }
    }
};

LOGGIA_WINDOW_TEST(PlotTest)

} // namespace plot_test

#include "plot_test.moc"
