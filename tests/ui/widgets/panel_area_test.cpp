#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/panel_area.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace panel_area_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A panel of a wrapped text, a list and a button, in an area beside something.
struct Desk {
    QWidget window;
    QLabel* text = new QLabel(QStringLiteral("some words that are wrapped ").repeated(8));
    QListWidget* list = new QListWidget;
    QPushButton* button = new QPushButton(QStringLiteral("Start"));
    PanelArea* area;

    Desk() {
        auto* panel = new QWidget;
        auto* column = new QVBoxLayout(panel);
        text->setWordWrap(true);
        list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
        for (QWidget* widget : std::initializer_list<QWidget*>{text, list, button})
            column->addWidget(widget);
        area = new PanelArea(panel);
        auto* row = new QHBoxLayout(&window);
        row->addWidget(area);
        window.resize(320, 500);
        window.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&window));
    }
    /// Nothing of a widget is cut off at the side, and a wrapped text has all its lines.
    [[nodiscard]] bool isWhole(const QWidget* widget) const {
        const QRect place(widget->mapTo(area->widget(), QPoint()), widget->size());
        return area->widget()->rect().contains(place) &&
               place.right() < area->viewport()->width() &&
               widget->height() >= widget->heightForWidth(widget->width());
    }
};

class PanelAreaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void nothingIsCutHoweverSmallTheWindow() {
        Desk desk;
        for (const QSize size : {QSize(320, 500), QSize(250, 200), QSize(900, 60), QSize(10, 10)}) {
            desk.window.resize(size);
            QCoreApplication::processEvents();
            QVERIFY(desk.isWhole(desk.text) && desk.isWhole(desk.button));
            QVERIFY(desk.list->height() >= desk.list->minimumSizeHint().height());
            QVERIFY(!desk.area->horizontalScrollBar()->isVisible());
        }
        QVERIFY(desk.area->verticalScrollBar()->isVisible());
    }

    /// What the panel comes to show later may be wider and longer than it was.
    void growsWithThePanel() {
        Desk desk;
        desk.window.resize(10, 300);
        const int before = desk.area->width();
        desk.button->setText(QStringLiteral("Start a search that has a very long name"));
        QTRY_VERIFY(desk.area->width() > before);
        QVERIFY(desk.isWhole(desk.button));
        desk.text->setText(desk.text->text().repeated(6));
        QTRY_VERIFY(desk.isWhole(desk.text));
        QVERIFY(desk.area->verticalScrollBar()->isVisible());
    }

    /// And gives the room back.
    void shrinksWithThePanel() {
        Desk desk;
        desk.text->setText(desk.text->text().repeated(20));
        QTRY_VERIFY(desk.area->verticalScrollBar()->isVisible());
        desk.text->setText(QStringLiteral("short"));
        QTRY_VERIFY(!desk.area->verticalScrollBar()->isVisible());
    }

    void takesNoKeyboardOfItsOwn() {
        Desk desk;
        QCOMPARE(desk.area->focusPolicy(), Qt::NoFocus);
        desk.window.resize(300, 120);
        QCoreApplication::processEvents();
        desk.button->setFocus();
        desk.area->ensureWidgetVisible(desk.button);
        QVERIFY(desk.button->visibleRegion().boundingRect() == desk.button->rect());
    }
};

LOGGIA_WINDOW_TEST(PanelAreaTest)

} // namespace panel_area_test

#include "panel_area_test.moc"
