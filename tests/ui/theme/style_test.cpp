#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/style.hpp"

#include <QAbstractAnimation>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOptionButton>
#include <QStyleOptionFrame>
#include <QStyleOptionSlider>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace style_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class StyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void initTestCase() {
        QApplication::setStyle(new Style);
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void controlsInARowAreOfOneHeight() {
        QPushButton button(QStringLiteral("Start"));
        QLineEdit line;
        QComboBox combo;
        combo.addItem(QStringLiteral("Engine"));
        QSpinBox spin;
        for (const QWidget* widget : std::initializer_list<QWidget*>{&button, &line, &combo, &spin})
            QCOMPARE(widget->sizeHint().height(), 30);
    }

    void textsToReadLookOtherThanTextsToWrite() {
        QPlainTextEdit written;
        QPlainTextEdit read;
        read.setReadOnly(true);
        const auto background = [](QPlainTextEdit& text) {
            text.resize(120, 80);
            return text.grab().toImage().pixelColor(60, 60);
        };
        QCOMPARE(background(written), lightColours().base);
        QCOMPARE(background(read), lightColours().window);
    }

    void theTextOfACellIsNotSeenBehindItsEditor() {
        QTableWidget table(2, 1);
        table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("MMMM")));
        table.selectRow(0);
        table.show();
        table.editItem(table.item(0, 0));
        auto* editor = table.viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->clear();
        const QImage image = table.viewport()->grab().toImage();
        const QRect cell = editor->geometry();
        const QColor base = lightColours().base;
        int others = 0;
        for (int x = cell.left() + 6; x < cell.right() - 2; ++x)
            others += image.pixelColor(x, cell.center().y()) == base ? 0 : 1;
        QVERIFY2(others < 3, qPrintable(QString::number(others))); // the cursor
    }

    /// The widest value of a spin box, with what stands around it, is not cut.
    void spinBoxesHaveRoomForTheirText() {
        for (const QString& suffix : {QString(), QStringLiteral(" holes"), QStringLiteral(" %")}) {
            QSpinBox spin;
            spin.setRange(1, 64);
            spin.setValue(64);
            spin.setSuffix(suffix);
            spin.resize(spin.sizeHint());
            spin.show();
            auto* field = spin.findChild<QLineEdit*>();
            QStyleOptionFrame option;
            option.initFrom(field);
            const int room =
                spin.style()->subElementRect(QStyle::SE_LineEditContents, &option, field).width();
            constexpr int inner_margin = 2; // of each side, within QLineEdit
            QVERIFY2(room - 2 * inner_margin >= spin.fontMetrics().horizontalAdvance(spin.text()),
                     qPrintable(QStringLiteral("%1: %2").arg(spin.text()).arg(room)));
        }
    }

    /// A line that says that a list is empty has the contrast of text; what is disabled has less.
    void linesThatTellSomethingCanBeRead() {
        QListWidget list;
        QFont large = list.font();
        large.setPixelSize(40);
        list.setFont(large);
        list.addItem(QStringLiteral("HHH"));
        list.item(0)->setFlags(Qt::NoItemFlags);
        list.resize(300, 100);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const auto strongest = [&list] {
            const QImage image = list.viewport()->grab().toImage();
            double most = 1;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    most = std::max(
                        most, contrast(image.pixelColor(x, y),
                                       image.pixelColor(image.width() - 1, image.height() - 1)));
            return most;
        };
        QVERIFY(strongest() >= 4.5);
        list.setEnabled(false);
        QVERIFY(strongest() < 4.5);
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
        combo->addItem(QStringLiteral("Engine"));
        field->setText(QStringLiteral("text"));
        spin->setRange(0, 888);
        spin->setValue(888);
        progress->setFormat(QStringLiteral("none yet"));
        progress->setValue(0);
        check->setTristate(true);
        const QList<QWidget*> all{button, check, radio, spin, combo, field, progress, table};
        for (QWidget* widget : all)
            column->addWidget(widget);
        window.resize(320, 560);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const Colours& colours = coloursFor(window.palette());
        const auto inked = [](QWidget* widget, const QColor& colour) {
            const QImage image = widget->grab().toImage();
            return pixelsOf(image, colour, image.rect(), 60);
        };
        for (QWidget* widget : all) {
            const char* name = widget->metaObject()->className();
            window.setFocus();
            QVERIFY2(inked(widget, colours.text) > 10, name);
            if (widget->focusPolicy() != Qt::NoFocus && widget != table) {
                QCOMPARE(inked(widget, colours.accent), 0);
                widget->setFocus(Qt::TabFocusReason);
                QVERIFY2(inked(widget, colours.accent) > 40, name); // the outline of a box to check
            }
            widget->setEnabled(false);
            QVERIFY2(inked(widget, colours.accent) == 0, name);
            QVERIFY2(inked(widget, colours.text) == 0, name);
            widget->setEnabled(true);
        }
        // A check mark reaches into the upper half of its box, the sign of some does not.
        QStyleOptionButton option;
        option.initFrom(check);
        const QRect box =
            check->style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, check);
        const QRect upper = box.adjusted(4, 4, -4, -box.height() / 2 - 2);
        const auto boxed = [&](const QColor& colour, const QRect& within) {
            return pixelsOf(check->grab().toImage(), colour, within, 60);
        };
        QCOMPARE(boxed(colours.accent, box), 0);
        check->setCheckState(Qt::PartiallyChecked);
        QVERIFY(boxed(colours.accent, box) > 150);
        QVERIFY(boxed(colours.accent_text, box.adjusted(4, 4, -4, -4)) > 5);
        QCOMPARE(boxed(colours.accent_text, upper), 0);
        check->setCheckState(Qt::Checked);
        QVERIFY(boxed(colours.accent, box) > 150);
        QVERIFY(boxed(colours.accent_text, upper) > 0);
        QCOMPARE(inked(progress, colours.accent), 0);
        progress->setValue(60);
        const QImage bar = progress->grab().toImage();
        const auto at = [&bar](double share) {
            return bar.pixelColor(static_cast<int>(share * bar.width()), 4);
        };
        QCOMPARE(at(0.1), colours.accent);
        QCOMPARE(at(0.9), colours.base);
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
            return pixelsOf(widget->grab().toImage(), coloursFor(widget->palette()).accent);
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

    /// A button that is a menu has room for a sign behind its text, which says so; one that does
    /// something has not, nor has one of a picture alone.
    void buttonsOfMenusSayThatTheyAre() {
        QMenu menu;
        const auto make = [&menu](bool opens, const QString& text) {
            auto button = std::make_unique<QToolButton>();
            button->setText(text);
            button->setAutoRaise(true);
            button->setPopupMode(QToolButton::InstantPopup);
            if (opens)
                button->setMenu(&menu);
            button->resize(button->sizeHint());
            return button;
        };
        const QString text = QStringLiteral("Advanced");
        const auto plain = make(false, text);
        const auto opening = make(true, text);
        QCOMPARE(opening->width(), plain->width() + 16);
        const auto ink = [](QWidget& widget, const QRect& within) {
            return pixelsOf(widget.grab().toImage(), coloursFor(widget.palette()).text, within,
                            200);
        };
        const QRect sign(opening->width() - 18, 0, 14, opening->height());
        QVERIFY(ink(*opening, sign) > 3);
        // The text stands where it does without the sign.
        const QRect words(0, 0, plain->width() - 2, plain->height());
        QCOMPARE(ink(*opening, words), ink(*plain, words));
        QCOMPARE(make(true, QString())->width(), make(false, QString())->width());
    }

    /// On the line that is chosen an icon is drawn in the colour of its text, in menus and in boxes
    /// that drop down.
    void iconsOfChosenLinesAreSeen_data() {
        QTest::addColumn<bool>("is_dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void iconsOfChosenLinesAreSeen() {
        QFETCH(bool, is_dark);
        const QPalette before = QApplication::palette();
        const auto restore = qScopeGuard([&before] { QApplication::setPalette(before); });
        QApplication::setPalette(paletteFor(is_dark ? darkColours() : lightColours()));
        const QPalette palette = QApplication::palette();
        const auto isSeen = [&palette](const QImage& image, const QRect& line) {
            const QRect place(line.topLeft() + QPoint(1, 1), QSize(26, line.height() - 2));
            const auto count = [&](QPalette::ColorRole role) {
                return pixelsOf(image, palette.color(role), place, 60);
            };
            return count(QPalette::Highlight) > 100 && count(QPalette::HighlightedText) > 10 &&
                   count(QPalette::WindowText) == 0;
        };
        QMenu menu;
        QAction* const copy = menu.addAction(icon(QStringLiteral("copy")), QStringLiteral("Copy"));
        menu.addAction(QStringLiteral("Paste"));
        menu.setActiveAction(copy);
        menu.resize(menu.sizeHint());
        QVERIFY(isSeen(menu.grab().toImage(), menu.actionGeometry(copy)));
        // Below the icon of a checked line is a button in the colour of the window.
        copy->setCheckable(true);
        copy->setChecked(true);
        const QRect checked(menu.actionGeometry(copy).topLeft() + QPoint(1, 1),
                            QSize(26, menu.actionGeometry(copy).height() - 2));
        QVERIFY(pixelsOf(menu.grab().toImage(), palette.color(QPalette::WindowText), checked, 60) >
                10);

        QComboBox combo;
        combo.addItem(icon(QStringLiteral("computer")), QStringLiteral("Computer"));
        combo.resize(200, 30);
        combo.show();
        combo.showPopup();
        QTRY_VERIFY(combo.view()->isVisible());
        const QRect line = combo.view()->visualRect(combo.model()->index(0, 0));
        QVERIFY(isSeen(combo.view()->viewport()->grab().toImage(), line));
    }

    /// A flat button is its text until it is pointed at or has the keyboard.
    void slidersThatCannotBeMovedAreFaint() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            QSlider slider(Qt::Horizontal);
            slider.setPalette(paletteFor(*colours));
            slider.setRange(0, 10);
            slider.resize(200, 24);
            const auto contrastOfHandle = [&slider] {
                const QImage image = slider.grab().toImage();
                int darkest = 255;
                int lightest = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.height(); ++x) {
                        darkest = std::min(darkest, qGray(image.pixel(x, y)));
                        lightest = std::max(lightest, qGray(image.pixel(x, y)));
                    }
                return lightest - darkest;
            };
            const int usual = contrastOfHandle();
            slider.setEnabled(false);
            QVERIFY(4 * contrastOfHandle() < 3 * usual);
        }
    }

    void flatButtonsHaveNoFrame() {
        const auto edge = [](bool flat) {
            QPushButton button(QStringLiteral("Next"));
            button.setFlat(flat);
            button.resize(90, 30);
            const QImage image = button.grab().toImage();
            return pixelsOf(image, button.palette().color(QPalette::Window), image.rect(), 3) <
                   image.width() * image.height() * 2 / 3;
        };
        QVERIFY(edge(false));
        QVERIFY(!edge(true));
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
