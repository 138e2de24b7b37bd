#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/style.hpp"

#include <QAbstractAnimation>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionSlider>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace style_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class StyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void initTestCase() { QApplication::setStyle(new Style); }

    void controlsInARowAreOfOneHeight() {
        QPushButton button(QStringLiteral("Start"));
        QLineEdit line;
        QComboBox combo;
        combo.addItem(QStringLiteral("Engine"));
        QSpinBox spin;
        for (const QWidget* widget : std::initializer_list<QWidget*>{&button, &line, &combo, &spin})
            QCOMPARE(widget->sizeHint().height(), 30);
    }

    /// Every state of every control: nothing crashes, everything leaves a mark on the window, and
    /// what has the keyboard looks different from what has not.
    void everythingShows() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* table = new QTableWidget(40, 2);
        auto* button = new QPushButton(QStringLiteral("Start"));
        auto* check = new QCheckBox(QStringLiteral("Check"));
        auto* radio = new QRadioButton(QStringLiteral("Radio"));
        auto* spin = new QSpinBox;
        auto* combo = new QComboBox;
        auto* field = new QLineEdit;
        auto* progress = new QProgressBar;
        check->setTristate(true);
        const QList<QWidget*> all{button, check, radio, spin, combo, field, progress, table};
        for (QWidget* widget : all)
            column->addWidget(widget);
        window.resize(320, 560);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (QWidget* widget : all) {
            window.setFocus();
            const QImage calm = widget->grab().toImage();
            QVERIFY(calm != QImage());
            if (widget->focusPolicy() != Qt::NoFocus && widget != table) {
                widget->setFocus(Qt::TabFocusReason);
                QVERIFY2(widget->grab().toImage() != calm, widget->metaObject()->className());
            }
            widget->setEnabled(false);
            QVERIFY2(widget->grab().toImage() != calm || widget == table,
                     widget->metaObject()->className());
            widget->setEnabled(true);
        }
        const QImage off = check->grab().toImage();
        check->setCheckState(Qt::PartiallyChecked);
        const QImage some = check->grab().toImage();
        check->setCheckState(Qt::Checked);
        QVERIFY(off != some && some != check->grab().toImage());
        const QImage empty = progress->grab().toImage();
        progress->setValue(60);
        QVERIFY(progress->grab().toImage() != empty);
        progress->setRange(0, 0);
        progress->grab();
    }

    /// The stripes of a bar that cannot tell how far it is end with its being busy.
    void nothingMovesBehindABarThatIsDone() {
        QProgressBar bar;
        bar.show();
        const auto moves = [&bar] { return bar.findChild<QAbstractAnimation*>() != nullptr; };
        bar.setRange(0, 0);
        QTRY_VERIFY(moves());
        bar.setRange(0, 100);
        bar.setValue(0);
        QTRY_VERIFY(!moves());
    }

    /// A flat button, and an item of a list, that have the keyboard: framed in the accent colour,
    /// whether or not the mouse is there too.
    void theKeyboardIsSeen() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* button = new QToolButton;
        button->setText(QStringLiteral("Advanced"));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        auto* list = new QListWidget;
        list->addItems({QStringLiteral("one"), QStringLiteral("two")});
        column->addWidget(button);
        column->addWidget(list);
        window.resize(320, 200);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto accented = [](QWidget* widget) {
            const QImage image = widget->grab().toImage();
            const QRgb accent = coloursFor(widget->palette()).accent.rgb();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixel(x, y) == accent ? 1 : 0;
            return count;
        };
        list->setFocus(Qt::TabFocusReason);
        QCOMPARE(accented(button), 0);
        button->setFocus(Qt::TabFocusReason);
        QVERIFY(accented(button) > button->width());
        list->setFocus(Qt::TabFocusReason);
        list->setCurrentRow(1, QItemSelectionModel::NoUpdate);
        const QRect item = list->visualItemRect(list->item(1));
        QVERIFY(accented(list->viewport()) >= 2 * item.width());
    }

    void theScrollBarWorksByMouse() {
        QScrollBar bar(Qt::Vertical);
        bar.setRange(0, 1000);
        bar.setPageStep(100);
        bar.resize(bar.sizeHint().width(), 300);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QTest::mouseClick(&bar, Qt::LeftButton, {}, {7, 280});
        QCOMPARE(bar.value(), 100);
        QTest::mousePress(&bar, Qt::LeftButton, {}, {7, 40});
        QTest::mouseMove(&bar, {7, 400});
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, {7, 400});
        QCOMPARE(bar.value(), 1000);
        QTest::mouseClick(&bar, Qt::LeftButton, {}, {7, 10});
        QCOMPARE(bar.value(), 900);
    }

    void theHandleStaysInTheBar_data() {
        QTest::addColumn<int>("maximum");
        QTest::addColumn<int>("page");
        QTest::newRow("none") << 0 << 10;
        QTest::newRow("few") << 3 << 1;
        QTest::newRow("many") << 2'000'000'000 << 10;
        QTest::newRow("page of everything") << 10 << 2'000'000'000;
        QTest::newRow("no page") << 10 << 0;
    }
    void theHandleStaysInTheBar() {
        QFETCH(int, maximum);
        QFETCH(int, page);
        for (const int length : {5, 33, 300})
            for (const auto orientation : {Qt::Horizontal, Qt::Vertical})
                for (const int value : {0, maximum / 2, maximum}) {
                    QStyleOptionSlider option;
                    option.orientation = orientation;
                    option.rect = orientation == Qt::Vertical ? QRect(0, 0, 14, length)
                                                              : QRect(0, 0, length, 14);
                    option.maximum = maximum;
                    option.pageStep = page;
                    option.sliderPosition = value;
                    const auto part = [&option](QStyle::SubControl which) {
                        return QApplication::style()->subControlRect(QStyle::CC_ScrollBar, &option,
                                                                     which, nullptr);
                    };
                    const QRect handle = part(QStyle::SC_ScrollBarSlider);
                    QVERIFY(option.rect.contains(handle));
                    const QRect before = part(QStyle::SC_ScrollBarSubPage);
                    const QRect after = part(QStyle::SC_ScrollBarAddPage);
                    QVERIFY(!before.intersects(handle) && !after.intersects(handle));
                    QVERIFY(before.united(handle).united(after) == option.rect);
                }
    }
};

LOGGIA_WINDOW_TEST(StyleTest)

} // namespace style_test

#include "style_test.moc"
