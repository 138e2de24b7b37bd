// Each thing painted by itself; that controls use it is in style_test.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/style_painting.hpp"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <functional>

namespace style_painting_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr QRect place(20, 15, 60, 26);
constexpr QSize sheet(100, 60);

QStyleOptionProgressBar option(const Colours& colours, QStyle::State state) {
    QStyleOptionProgressBar option;
    option.palette = paletteFor(colours);
    option.rect = place;
    option.state = state;
    return option;
}

using Paint = std::function<void(QPainter&, const QStyleOptionProgressBar&)>;

QImage painted(const Paint& paint, const QStyleOptionProgressBar& option) {
    QImage image(sheet, QImage::Format_RGB32);
    image.fill(option.palette.color(QPalette::Window));
    QPainter painter(&image);
    paint(painter, option);
    return image;
}

const std::vector<std::pair<const char*, Paint>>& everything() {
    static const std::vector<std::pair<const char*, Paint>> all{
        {"field", [](auto& painter, const auto& option) { paint::field(painter, option); }},
        {"button", [](auto& p, const auto& o) { paint::button(p, o, false); }},
        {"default button", [](auto& p, const auto& o) { paint::button(p, o, true); }},
        {"tool button", [](auto& p, const auto& o) { paint::toolButton(p, o); }},
        {"group", [](auto& p, const auto& o) { paint::group(p, o); }},
        {"frame", [](auto& p, const auto& o) { paint::frame(p, o); }},
        {"tab",
         [](auto& p, const auto& o) {
             QStyleOptionTab tab;
             tab.palette = o.palette;
             tab.rect = o.rect;
             tab.state = o.state;
             paint::tab(p, tab);
         }},
        {"check", [](auto& p, const auto& o) { paint::check(p, o); }},
        {"radio", [](auto& p, const auto& o) { paint::radio(p, o); }},
        {"groove", [](auto& p, const auto& o) { paint::progressGroove(p, o); }},
        {"header",
         [](auto& p, const auto& o) {
             QStyleOptionHeader header;
             header.palette = o.palette;
             header.rect = o.rect;
             header.state = o.state;
             paint::header(p, header);
         }},
        {"rest of a header", [](auto& p, const auto& o) { paint::headerRest(p, o); }},
        {"menu bar item", [](auto& p, const auto& o) { paint::menuBarItem(p, o); }},
        {"scroll groove", [](auto& p, const auto& o) { paint::scrollGroove(p, o); }},
        {"scroll handle", [](auto& p, const auto& o) { paint::scrollHandle(p, o, o.rect, true); }},
        {"separator", [](auto& p, const auto& o) { paint::separator(p, o, Qt::Vertical); }},
        {"chevron",
         [](auto& p, const auto& o) { paint::chevron(p, o, o.rect, Qt::DownArrow, true); }}};
    return all;
}

/// How many dots differ.
int differing(const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return count;
}

class StylePaintingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// In all 64 states of both themes: within its rectangle, and the painter is left as it was.
    void nothingLeavesItsPlace() {
        for (const Colours* colours : {&lightColours(), &darkColours()})
            for (unsigned bits = 0; bits < 64; ++bits) {
                QStyle::State state;
                state.setFlag(QStyle::State_Enabled, (bits & 1U) != 0);
                state.setFlag(QStyle::State_HasFocus, (bits & 2U) != 0);
                state.setFlag(QStyle::State_MouseOver, (bits & 4U) != 0);
                state.setFlag(QStyle::State_Sunken, (bits & 8U) != 0);
                state.setFlag(QStyle::State_On, (bits & 16U) != 0);
                state.setFlag(QStyle::State_Selected, (bits & 32U) != 0);
                const auto which = option(*colours, state);
                for (const auto& [name, paint] : everything()) {
                    QImage image(sheet, QImage::Format_RGB32);
                    image.fill(Qt::magenta);
                    QPainter painter(&image);
                    painter.setPen(Qt::red);
                    painter.setBrush(Qt::blue);
                    paint(painter, which);
                    QVERIFY2(painter.pen().color() == QColor(Qt::red) &&
                                 painter.brush().color() == QColor(Qt::blue) &&
                                 !painter.testRenderHint(QPainter::Antialiasing) &&
                                 !painter.hasClipping(),
                             name);
                    painter.end();
                    for (int y = 0; y < sheet.height(); ++y)
                        for (int x = 0; x < sheet.width(); ++x)
                            if (!place.contains(x, y) && image.pixelColor(x, y) != Qt::magenta)
                                QFAIL(qPrintable(QStringLiteral("%1 in state %2 at %3, %4")
                                                     .arg(QLatin1String(name))
                                                     .arg(bits)
                                                     .arg(x)
                                                     .arg(y)));
                }
            }
    }

    /// Wherever the screen's dots lie, also where a widget begins in the middle of one.
    void framesAreWholeAtEachScale_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.25, 1.5, 1.75, 2.0})
            QTest::addRow("%g", scale) << scale;
    }
    void framesAreWholeAtEachScale() {
        QFETCH(double, scale);
        const auto frame = option(lightColours(), QStyle::State_Enabled | QStyle::State_HasFocus);
        using Draw = void (*)(QPainter&, const QStyleOption&);
        for (const Draw draw : {Draw(paint::frame), Draw(paint::currentItem)})
            for (const QPoint at : {QPoint(0, 0), QPoint(1, 1), QPoint(2, 3)}) {
                QImage image((QSizeF(sheet) * scale).toSize(), QImage::Format_RGB32);
                image.setDevicePixelRatio(scale);
                image.fill(Qt::white);
                QPainter painter(&image);
                painter.translate(at);
                painter.setClipRect(place);
                draw(painter, frame);
                painter.end();
                const QRectF seen = QRectF(place.translated(at));
                const auto isLined = [&](const QRectF& side) {
                    const QRectF dots(side.topLeft() * scale, side.size() * scale);
                    return pixelsOf(image, lightColours().accent, dots.toAlignedRect()) >=
                           std::max(side.width(), side.height()) * scale - 2;
                };
                QVERIFY(isLined(QRectF(seen.left(), seen.top(), seen.width(), 1)));
                QVERIFY(isLined(QRectF(seen.left(), seen.bottom() - 1, seen.width(), 1)));
                QVERIFY(isLined(QRectF(seen.left(), seen.top(), 1, seen.height())));
                QVERIFY(isLined(QRectF(seen.right() - 1, seen.top(), 1, seen.height())));
            }
    }

    /// Each leaves something on a ground of another colour, or lays one of its own.
    void everythingIsPainted_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < everything().size(); ++i)
            QTest::newRow(everything()[i].first) << static_cast<int>(i);
    }
    void everythingIsPainted() {
        QFETCH(int, index);
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            // Selected, as a menu item has to be, and between columns.
            const auto which =
                option(*colours, QStyle::State_Enabled | QStyle::State_Selected |
                                     QStyle::State_MouseOver | QStyle::State_Horizontal);
            QImage image(sheet, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            everything()[static_cast<std::size_t>(index)].second(painter, which);
            painter.end();
            QImage blank(sheet, QImage::Format_RGB32);
            blank.fill(Qt::magenta);
            QVERIFY(differing(image, blank) > 8);
        }
    }

    /// An item of the menu bar shows that it is chosen, and more so while it is open.
    void menuBarItemsShowTheChoice() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const auto middle = [&](QStyle::State state) {
                return painted([](QPainter& p, const auto& o) { paint::menuBarItem(p, o); },
                               option(*colours, state | QStyle::State_Enabled))
                    .pixelColor(place.center());
            };
            const QColor calm = middle({});
            const QColor chosen = middle(QStyle::State_Selected);
            const QColor open = middle(QStyle::State_Selected | QStyle::State_Sunken);
            QCOMPARE(calm, colours->window);
            QVERIFY(contrast(chosen, calm) > 1.05);
            QVERIFY(contrast(open, calm) > contrast(chosen, calm));
        }
    }

    /// Beside the columns a header goes on, below the rows the table does.
    void headersEndWithWhatTheyHead() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const auto middle = [&](QStyle::State state) {
                return painted([](QPainter& p, const auto& o) { paint::headerRest(p, o); },
                               option(*colours, state | QStyle::State_Enabled))
                    .pixelColor(place.center());
            };
            QCOMPARE(middle({}), colours->base);
            QVERIFY(middle(QStyle::State_Horizontal) != colours->base);
        }
    }

    /// What has the keyboard looks different, by the accent, and what is disabled does not.
    void theAccentIsWhereTheKeyboardIs_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < everything().size(); ++i)
            if (const QLatin1String name(everything()[i].first);
                name == QLatin1String("field") || name.endsWith(QLatin1String("button")) ||
                name == QLatin1String("frame") || name == QLatin1String("check") ||
                name == QLatin1String("radio"))
                QTest::newRow(everything()[i].first) << static_cast<int>(i);
    }
    void theAccentIsWhereTheKeyboardIs() {
        QFETCH(int, index);
        const Paint& paint = everything()[static_cast<std::size_t>(index)].second;
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const auto picture = [&](QStyle::State state) {
                return painted(paint, option(*colours, state));
            };
            const QImage calm = picture(QStyle::State_Enabled);
            const QImage focused = picture(QStyle::State_Enabled | QStyle::State_HasFocus);
            QVERIFY(differing(calm, focused) > 20);
            int accented = 0;
            for (int y = 0; y < sheet.height(); ++y)
                for (int x = 0; x < sheet.width(); ++x)
                    accented += contrast(focused.pixelColor(x, y), colours->accent) < 1.1 ? 1 : 0;
            QVERIFY2(accented > 20, qPrintable(QString::number(accented)));
            QCOMPARE(differing(picture(QStyle::State_None), picture(QStyle::State_HasFocus)), 0);
        }
    }

    /// Filled in proportion, from the side where reading begins, whatever the numbers are.
    void progressIsInProportion() {
        const Colours& colours = lightColours();
        auto bar = option(colours, QStyle::State_Enabled);
        const auto filled = [&](int x) {
            const QImage image = painted(
                [](QPainter& painter, const auto& each) { paint::progressContents(painter, each); },
                bar);
            return image.pixelColor(x, place.center().y()) == colours.accent;
        };
        const auto set = [&bar](int minimum, int maximum, int progress) {
            bar.minimum = minimum;
            bar.maximum = maximum;
            bar.progress = progress;
        };
        for (int percent = 0; percent <= 100; percent += 5) {
            set(-50, 50, percent - 50);
            for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
                bar.direction = direction;
                for (int i = 0; i < place.width(); ++i) {
                    const int x =
                        direction == Qt::LeftToRight ? place.left() + i : place.right() - i;
                    if (std::abs(i + 0.5 - place.width() * percent / 100.0) > 1)
                        QCOMPARE(filled(x), i < place.width() * percent / 100.0);
                }
            }
        }
        bar.direction = Qt::LeftToRight;
        const int middle = place.center().x();
        set(0, 0, 0);
        QVERIFY(!filled(middle));
        set(0, 100, -1);
        QVERIFY(!filled(middle));
        set(0, 100, 1000);
        QVERIFY(filled(middle) && filled(place.right() - 1));
        set(std::numeric_limits<int>::min(), std::numeric_limits<int>::max(), 1'000'000'000);
        QVERIFY(filled(middle) && !filled(place.right() - 1));
    }

    /// Not by colour alone: three states of a box, two of a disc.
    void marksDifferInShape() {
        const auto ink = [](const QImage& image) {
            // Which dots stand out from the middle of the mark's own ground.
            QSet<int> dots;
            const QColor ground = image.pixelColor(place.center() + QPoint(0, 6));
            for (int y = -4; y <= 4; ++y)
                for (int x = -4; x <= 4; ++x)
                    if (contrast(image.pixelColor(place.center() + QPoint(x, y)), ground) > 2)
                        dots << y * 100 + x;
            return dots;
        };
        const auto mark = [&](auto paint, QStyle::State state) {
            return ink(painted([&](QPainter& painter, const auto& o) { paint(painter, o); },
                               option(lightColours(), state | QStyle::State_Enabled)));
        };
        const auto off = mark(paint::check, QStyle::State_Off);
        const auto on = mark(paint::check, QStyle::State_On);
        const auto some = mark(paint::check, QStyle::State_NoChange);
        QVERIFY(off.isEmpty() && !on.isEmpty() && !some.isEmpty() && on != some);
        QVERIFY(mark(paint::radio, QStyle::State_Off).isEmpty());
        QVERIFY(!mark(paint::radio, QStyle::State_On).isEmpty());
    }

    /// The four heads are one head turned.
    void chevronsPointWhereTheyShould() {
        const QRect square(20, 10, 41, 41);
        const auto head = [&](Qt::ArrowType to, bool enabled = true) {
            return painted(
                       [&](QPainter& painter, const auto& each) {
                           paint::chevron(painter, each, square, to, enabled);
                       },
                       option(lightColours(), QStyle::State_Enabled))
                .copy(square);
        };
        const QImage down = head(Qt::DownArrow);
        const auto nearly = [](const QImage& one, const QImage& other) {
            for (int y = 0; y < one.height(); ++y)
                for (int x = 0; x < one.width(); ++x)
                    if (std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 100)
                        return false;
            return true;
        };
        QVERIFY(nearly(head(Qt::UpArrow), down.mirrored(false, true)));
        QVERIFY(nearly(head(Qt::LeftArrow), down.transformed(QTransform().rotate(90))));
        QVERIFY(nearly(head(Qt::RightArrow), down.transformed(QTransform().rotate(-90))));
        QVERIFY(!nearly(down, down.mirrored(false, true)));
        QVERIFY(differing(down, head(Qt::DownArrow, false)) > 0);
        // Its tip is below.
        QCOMPARE(down.pixelColor(20, 18), down.pixelColor(0, 0));
        QVERIFY(down.pixelColor(20, 22) != down.pixelColor(0, 0));
    }
};

LOGGIA_WINDOW_TEST(StylePaintingTest)

} // namespace style_painting_test

#include "style_painting_test.moc"
