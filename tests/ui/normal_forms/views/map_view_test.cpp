#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/normal_forms/views/map_view.hpp"

#include <QAccessible>
#include <QSignalSpy>

namespace map_view_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class MapViewTest : public QObject {
    Q_OBJECT

    struct Fixture {
        MapView view;
        std::vector<std::pair<quint64, RowValue>> edits;

        explicit Fixture(const char* text) {
            view.setMap(mapScene(studyOf(text)));
            QObject::connect(&view, &MapView::edited, &view, [this](quint64 row, RowValue value) {
                edits.emplace_back(row, value);
            });
            view.resize(500, 450);
            view.show();
            view.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&view));
            view.setFocus();
        }
        [[nodiscard]] QPoint at(int row, int column) const {
            return view.mapGeometry().cellRect(row, column).center().toPoint();
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void clicksGoThroughTheValues() {
        Fixture f("f(a, b) = m(0) + d(1)");
        QTest::mouseClick(&f.view, Qt::LeftButton, {}, f.at(0, 0));
        QTest::mouseClick(&f.view, Qt::LeftButton, {}, f.at(0, 1));
        QTest::mouseClick(&f.view, Qt::LeftButton, {}, f.at(1, 1));
        QTest::mouseClick(&f.view, Qt::LeftButton, {}, QPoint(1, 1));
        QCOMPARE(f.edits.size(), std::size_t{3});
        QVERIFY(f.edits[0] == std::pair(quint64{0}, RowValue::open));
        QVERIFY(f.edits[1] == std::pair(quint64{1}, RowValue::zero));
        QVERIFY(f.edits[2] == std::pair(quint64{3}, RowValue::one));
    }

    void keysGoAndSet() {
        Fixture f("a & b & c & d");
        QTest::keyClick(&f.view, Qt::Key_Right);
        QTest::keyClick(&f.view, Qt::Key_Down);
        QTest::keyClick(&f.view, Qt::Key_1);
        QTest::keyClick(&f.view, Qt::Key_Minus);
        QTest::keyClick(&f.view, Qt::Key_0); // It is that already.
        QTest::keyClick(&f.view, Qt::Key_Space);
        QTest::keyClick(&f.view, Qt::Key_7);
        const auto row = f.view.map().at(1, 1).row;
        QCOMPARE(row, std::uint64_t{5});
        QCOMPARE(f.edits.size(), std::size_t{3});
        QVERIFY(f.edits[0] == std::pair(quint64{5}, RowValue::one));
        QVERIFY(f.edits[1] == std::pair(quint64{5}, RowValue::open));
        QVERIFY(f.edits[2] == std::pair(quint64{5}, RowValue::one));
    }

    void pointsAtTerms() {
        Fixture f(small_text);
        QSignalSpy pointed(&f.view, &MapView::termPointed);
        QSignalSpy selected(&f.view, &MapView::termSelected);
        QTest::mouseMove(&f.view, f.at(1, 1));
        QTRY_VERIFY_WITH_TIMEOUT(!pointed.isEmpty(), patience);
        QCOMPARE(pointed.last().first().toInt(), f.view.map().groupAt(1, 1));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&f.view, &leave);
        QCOMPARE(pointed.last().first().toInt(), -1);
        QTest::keyClick(&f.view, Qt::Key_Down);
        QCOMPARE(selected.size(), 1);
    }

    void isATableOfNamedCells() {
        Fixture f(small_text);
        QVERIFY(namelessWidgets(f.view).isEmpty());
        auto* table = QAccessible::queryAccessibleInterface(&f.view);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 16);
        QVERIFY(table->text(QAccessible::Name).contains(q("Karnaugh map")));
        QCOMPARE(table->child(0)->text(QAccessible::Name), f.view.map().at(0, 0).name);
        QCOMPARE(table->child(15)->text(QAccessible::Name), f.view.map().at(3, 3).name);
        f.view.setMap(mapScene(studyOf("a")));
        QCOMPARE(table->childCount(), 1);
        QTest::keyClick(&f.view, Qt::Key_1);
        QTest::mouseClick(&f.view, Qt::LeftButton, {}, QPoint(200, 200));
        QVERIFY(f.edits.empty());
    }
};

LOGGIA_WINDOW_TEST(MapViewTest)

} // namespace map_view_test

#include "map_view_test.moc"
