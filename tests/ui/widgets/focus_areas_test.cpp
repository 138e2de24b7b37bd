#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/widgets/focus_areas.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace focus_areas_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A window of areas: each a panel with three fields, except those a test changes.
struct Fixture {
    QWidget window;
    QList<QWidget*> areas;
    QList<QList<QLineEdit*>> fields;

    explicit Fixture(int count) {
        auto* row = new QHBoxLayout(&window);
        for (int i = 0; i < count; ++i) {
            auto* area = new QWidget(&window);
            auto* column = new QHBoxLayout(area);
            QList<QLineEdit*> its;
            for (int f = 0; f < 3; ++f) {
                auto* field = new QLineEdit(area);
                column->addWidget(field);
                its << field;
            }
            row->addWidget(area);
            areas << area;
            fields << its;
        }
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }
    [[nodiscard]] int areaWithFocus() const {
        for (int i = 0; i < areas.size(); ++i)
            if (areas[i]->isAncestorOf(QApplication::focusWidget()))
                return i;
        return -1;
    }
};

class FocusAreasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// A walk at random beside one that is counted by hand; areas come, go and are disabled.
    void goesRoundAndRound() {
        loggia::Random random(29);
        for (int round = 0; round < 40; ++round) {
            const int count = 2 + static_cast<int>(random.below(4));
            Fixture f(count);
            QList<int> can;
            for (int i = 0; i < count; ++i) {
                const auto fate = random.below(4);
                f.areas[i]->setVisible(fate != 0);
                f.areas[i]->setEnabled(fate != 1);
                if (fate > 1)
                    can << i;
            }
            if (can.isEmpty())
                continue;
            f.fields[can.first()][0]->setFocus();
            qsizetype at = 0;
            for (int step = 0; step < 25; ++step) {
                const int by = random.below(2) == 0 ? 1 : -1;
                focusArea(f.areas, by);
                at = (at + by + can.size()) % can.size();
                QCOMPARE(f.areaWithFocus(), can[at]);
            }
        }
    }

    /// A text that can be selected takes the keyboard by a click alone, and would not show it.
    void textsAreNoPlaceForTheKeyboard() {
        QWidget window;
        auto* column = new QHBoxLayout(&window);
        auto* first = new QLineEdit(&window);
        auto* area = new QWidget(&window);
        auto* inside = new QHBoxLayout(area);
        auto* text = new QLabel(QStringLiteral("Four in a row"), area);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setFocusPolicy(Qt::ClickFocus);
        auto* field = new QLineEdit(area);
        inside->addWidget(text);
        inside->addWidget(field);
        column->addWidget(first);
        column->addWidget(area);
        addAreaKeys(window, [first, area] { return QList<QWidget*>{first, area}; });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        first->setFocus();
        QTest::keyClick(&window, Qt::Key_F6);
        QVERIFY(field->hasFocus());
        text->setFocus();
        QTest::keyClick(&window, Qt::Key_F6);
        QVERIFY(first->hasFocus());
        QTest::keyClick(&window, Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(field->hasFocus());
    }

    void comesBackToWhereAPersonWas() {
        Fixture f(2);
        f.fields[0][2]->setFocus();
        focusArea(f.areas, 1);
        QCOMPARE(QApplication::focusWidget(), f.fields[1][0]); // the first time: the first
        f.fields[1][1]->setFocus();
        focusArea(f.areas, 1);
        QCOMPARE(QApplication::focusWidget(), f.fields[0][2]);
        focusArea(f.areas, -1);
        QCOMPARE(QApplication::focusWidget(), f.fields[1][1]);
        // What was left has been disabled or hidden since.
        f.fields[0][2]->setEnabled(false);
        focusArea(f.areas, 1);
        QCOMPARE(QApplication::focusWidget(), f.fields[0][0]);
    }

    void fromOutsideItEntersAtTheNearerEnd() {
        for (const int by : {1, -1}) {
            Fixture f(3);
            auto* outside = new QLineEdit(&f.window);
            outside->show();
            outside->setFocus();
            focusArea(f.areas, by);
            QCOMPARE(f.areaWithFocus(), by > 0 ? 0 : 2);
        }
    }

    void anAreaMayLieInAnother() {
        Fixture f(2);
        QList<QWidget*> areas{f.areas[0], f.fields[0][1], f.areas[1]};
        f.fields[0][1]->setFocus();
        focusArea(areas, 1);
        QCOMPARE(f.areaWithFocus(), 1);
        focusArea(areas, -1);
        QCOMPARE(QApplication::focusWidget(), f.fields[0][1]);
    }

    void anAreaThatTakesTheKeyboardItselfIsVisited() {
        Fixture f(2);
        f.areas[1]->setFocusPolicy(Qt::StrongFocus);
        f.fields[0][0]->setFocus();
        focusArea(f.areas, 1);
        QCOMPARE(QApplication::focusWidget(), f.areas[1]);
    }

    void whereNothingCanHaveItItStays() {
        Fixture f(2);
        auto* outside = new QLineEdit(&f.window);
        outside->show();
        outside->setFocus();
        focusArea({}, 1);
        for (QWidget* area : std::as_const(f.areas))
            area->setEnabled(false);
        focusArea(f.areas, -1);
        QCOMPARE(QApplication::focusWidget(), outside);
    }
};

LOGGIA_WINDOW_TEST(FocusAreasTest)

} // namespace focus_areas_test

#include "focus_areas_test.moc"
