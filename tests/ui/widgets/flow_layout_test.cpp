#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QRandomGenerator>
#include <QWidget>

namespace flow_layout_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A row of `count` widgets of known sizes; every third wants to grow.
struct Bar {
    QWidget widget;
    FlowLayout* layout = new FlowLayout(&widget);
    QList<QWidget*> parts;

    Bar(QRandomGenerator& random, int count) {
        for (int i = 0; i < count; ++i) {
            auto* part = new QWidget(&widget);
            part->setMinimumSize(random.bounded(20, 120), random.bounded(10, 40));
            part->setSizePolicy(i % 3 == 2 ? QSizePolicy::Expanding : QSizePolicy::Fixed,
                                QSizePolicy::Fixed);
            layout->addWidget(part);
            parts << part;
        }
    }
};

class FlowLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// At any width: in reading order, inside, never one over another, no row that could have taken
    /// the next part, and rows with something that grows are full.
    void placesEverythingAtAnyWidth() {
        QRandomGenerator random(7);
        for (int round = 0; round < 2000; ++round) {
            Bar bar(random, random.bounded(1, 9));
            const int width = random.bounded(bar.layout->minimumSize().width(), 700);
            const int height = bar.layout->heightForWidth(width);
            bar.layout->setGeometry({0, 0, width, height});
            const int spacing = bar.layout->spacing();
            int bottom = 0;
            for (qsizetype i = 0; i < bar.parts.size(); ++i) {
                const QRect now = bar.parts[i]->geometry();
                QVERIFY(QRect(0, 0, width, height).contains(now));
                QVERIFY(now.width() >= bar.parts[i]->minimumWidth());
                bottom = std::max(bottom, now.bottom() + 1);
                if (i == 0)
                    continue;
                const QRect before = bar.parts[i - 1]->geometry();
                if (now.left() > before.left()) {
                    QCOMPARE(now.left(), before.right() + 1 + spacing);
                } else {
                    QCOMPARE(now.left(), 0);
                    QVERIFY(now.top() > before.top());
                    // The row before had no room for it, or what grows took the room.
                    int needed = bar.parts[i]->minimumWidth();
                    bool full = false;
                    for (qsizetype j = i - 1; j >= 0; --j) {
                        needed += spacing + bar.parts[j]->minimumWidth();
                        full = full || j % 3 == 2;
                        if (bar.parts[j]->geometry().left() == 0)
                            break;
                    }
                    QVERIFY(needed > width);
                    if (full)
                        QCOMPARE(before.right() + 1, width);
                }
            }
            QCOMPARE(bottom <= height, true);
        }
    }

    void isOneRowWhereThereIsRoom() {
        QRandomGenerator random(8);
        Bar bar(random, 6);
        const QSize hint = bar.layout->sizeHint();
        QCOMPARE(bar.layout->heightForWidth(hint.width()), hint.height());
        QVERIFY(bar.layout->heightForWidth(hint.width() - 1) > hint.height());
    }

    void whatIsHiddenTakesNoRoom() {
        QRandomGenerator random(9);
        Bar bar(random, 4);
        const int all = bar.layout->sizeHint().width();
        const int part = bar.parts[1]->minimumWidth();
        bar.parts[1]->hide();
        QCOMPARE(bar.layout->sizeHint().width(), all - part - bar.layout->spacing());
    }

    void mirrorsForRightToLeft() {
        QRandomGenerator random(10);
        Bar bar(random, 2);
        bar.widget.setLayoutDirection(Qt::RightToLeft);
        bar.layout->setGeometry({0, 0, 600, 100});
        QCOMPARE(bar.parts[0]->geometry().right(), 599);
        QVERIFY(bar.parts[1]->geometry().right() < bar.parts[0]->geometry().left());
    }
};

LOGGIA_WINDOW_TEST(FlowLayoutTest)

} // namespace flow_layout_test

#include "flow_layout_test.moc"
