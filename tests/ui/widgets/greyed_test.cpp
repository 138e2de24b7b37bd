#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/greyed.hpp"

#include <QGraphicsEffect>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QScreen>
#include <QStackedWidget>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace greyed_test {

using namespace loggia::ui;

/// The largest difference of a point's lightness from that of the ground, 0 to 255.
int contrast(const QImage& image) {
    const int ground = qGray(image.pixel(0, 0));
    int most = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            most = std::max(most, std::abs(qGray(image.pixel(x, y)) - ground));
    return most;
}

class GreyedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Seen, and out of reach; and all as before afterwards.
    void greysAndComesBack() {
        QWidget part;
        auto* label = new QLabel(QStringLiteral("Solved"), &part);
        (new QVBoxLayout(&part))->addWidget(label);
        part.show();
        const QImage before = part.grab().toImage();
        for (int i = 0; i < 2; ++i) {
            setGreyed(part, true);
            setGreyed(part, true);
            QVERIFY(!label->isEnabled());
            QVERIFY(part.graphicsEffect() != nullptr);
            const int faint = contrast(part.grab().toImage());
            QVERIFY(faint > 0 && faint < contrast(before) / 2);
            setGreyed(part, false);
            QVERIFY(label->isEnabled());
            QVERIFY(part.graphicsEffect() == nullptr);
            QVERIFY(part.grab().toImage() == before);
        }
    }

    void givesTheKeyboardBack() {
        QWidget window;
        auto* part = new QWidget(&window);
        auto* list = new QListWidget(part);
        auto* other = new QListWidget(&window);
        auto* column = new QVBoxLayout(&window);
        column->addWidget(part);
        column->addWidget(other);
        (new QVBoxLayout(part))->addWidget(list);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        list->setFocus();
        for (int i = 0; i < 2; ++i) {
            setGreyed(*part, true);
            setGreyed(*part, true);
            QVERIFY(!list->hasFocus());
            setGreyed(*part, false);
            QVERIFY(list->hasFocus());
        }
        setGreyed(*part, true);
        other->setFocus();
        setGreyed(*part, false);
        QVERIFY(other->hasFocus());
        setGreyed(*part, false);
        QVERIFY(other->hasFocus());
    }

    /// Nothing of what the window showed in that place before shines through, as a list is opaque
    /// by itself.
    void hidesWhatWasThere() {
        QStackedWidget pages;
        auto* before = new QWidget;
        QPalette red;
        red.setColor(QPalette::Window, Qt::red);
        before->setPalette(red);
        before->setAutoFillBackground(true);
        pages.addWidget(before);
        auto* page = new QWidget;
        auto* list = new QListWidget;
        (new QVBoxLayout(page))->addWidget(list);
        pages.addWidget(page);
        pages.resize(200, 150);
        pages.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pages));
        const auto seen = [&pages] {
            const QPoint centre = pages.rect().center();
            const QPixmap window = pages.screen()->grabWindow(pages.winId());
            return window.toImage().pixelColor(centre * window.devicePixelRatio());
        };
        QTRY_COMPARE(seen(), QColor(Qt::red));
        setFaded(*list, true);
        pages.setCurrentWidget(page);
        QTRY_VERIFY(seen() != QColor(Qt::red));
        QTest::qWait(50);
        QCOMPARE(seen().red(), seen().green());
    }

    /// An opaque part of it becomes faint as well, and is as ever afterwards.
    void fadesOpaqueParts() {
        QWidget window;
        auto* pane = new QWidget(&window);
        auto* part = new QWidget(pane);
        QPalette red;
        red.setColor(QPalette::Window, Qt::red);
        part->setPalette(red);
        part->setAutoFillBackground(true);
        window.resize(200, 150);
        pane->resize(200, 150);
        part->resize(200, 150);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto seen = [&window] {
            const QPoint centre = window.rect().center();
            const QPixmap picture = window.screen()->grabWindow(window.winId());
            return picture.toImage().pixelColor(centre * window.devicePixelRatio());
        };
        QTRY_COMPARE(seen(), QColor(Qt::red));
        setFaded(*pane, true);
        QTRY_VERIFY(seen() != QColor(Qt::red));
        setFaded(*pane, false);
        QTRY_COMPARE(seen(), QColor(Qt::red));
    }
};

LOGGIA_WINDOW_TEST(GreyedTest)

} // namespace greyed_test

#include "greyed_test.moc"
