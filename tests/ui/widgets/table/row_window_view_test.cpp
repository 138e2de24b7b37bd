#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/table/row_window_model.hpp"
#include "ui/widgets/table/row_window_view.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTest>

namespace row_window_view_test {

using namespace loggia::ui;

class ManyRows final : public RowWindowModel {
public:
    [[nodiscard]] std::uint64_t places() const override { return 1'000'000; }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : 2;
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (role != Qt::DisplayRole)
            return {};
        return QVariant::fromValue(static_cast<qulonglong>(placeOfRow(index.row())));
    }
};

class PaintCount final : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

class RowWindowViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void goesThroughAllRows() {
        ManyRows model;
        RowWindowView view(&model, QStringLiteral("Rows"));
        view.resize(300, 300);
        view.show();
        view.refresh();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const int window = model.rowCount();
        QVERIFY(window > 3 && window < 100);
        QCOMPARE(view.scrollBar()->maximum(), 1'000'000 - window);
        QVERIFY(!view.current());
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(view.current().value(), std::uint64_t{999'999});
        QCOMPARE(view.currentIndex().data().toULongLong(), qulonglong{999'999});
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(view.current().value(), std::uint64_t{999'999} - static_cast<unsigned>(window));
        view.goTo(5);
        QCOMPARE(view.currentIndex().data().toULongLong(), qulonglong{5});
        // A row that is scrolled away stays the chosen one.
        view.scrollBar()->setValue(5000);
        QVERIFY(!view.currentIndex().isValid());
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.current().value(), std::uint64_t{6});
        view.resize(300, 150);
        QVERIFY(model.rowCount() < window);
    }

    /// Once it is painted it rests, whatever its width: beside its bar the columns may just fit or
    /// just not fit.
    void restsOnceItIsPainted_data() {
        QTest::addColumn<bool>("bare");
        QTest::newRow("with headings") << false;
        QTest::newRow("one column that fills it, as of a text") << true;
    }
    void restsOnceItIsPainted() {
        QFETCH(bool, bare);
        ManyRows model;
        RowWindowView view(&model, QStringLiteral("Rows"));
        if (bare) {
            view.horizontalHeader()->hide();
            view.horizontalHeader()->setStretchLastSection(true);
        }
        view.resize(300, 300);
        view.show();
        view.refresh();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        PaintCount paints;
        view.viewport()->installEventFilter(&paints);
        for (int width = 120; width < 240; width += 3) {
            view.resize(width, 300 + width % 7);
            QTest::qWait(20);
            paints.count = 0;
            QTest::qWait(60);
            QVERIFY2(paints.count < 2,
                     qPrintable(
                         QStringLiteral("%1 wide: painted %2 times").arg(width).arg(paints.count)));
            QCOMPARE(view.scrollBar()->maximum(), 1'000'000 - model.rowCount());
        }
    }
};

LOGGIA_WINDOW_TEST(RowWindowViewTest)

} // namespace row_window_view_test

#include "row_window_view_test.moc"
