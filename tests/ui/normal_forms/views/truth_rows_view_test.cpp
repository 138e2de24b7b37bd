#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/normal_forms/views/truth_rows_view.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>
#include <QScrollBar>

namespace truth_rows_view_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class TruthRowsViewTest : public QObject {
    Q_OBJECT

    struct Edit {
        int output;
        quint64 row;
        RowValue value;
        friend bool operator==(const Edit&, const Edit&) = default;
    };
    struct Fixture {
        TruthRowsView view;
        std::vector<Edit> edits;

        explicit Fixture(const std::string& text) {
            FormSettings settings;
            settings.output = all_outputs;
            view.resize(400, 300);
            view.setRows(studyOf(text, settings).rows);
            QObject::connect(&view, &TruthRowsView::edited, &view,
                             [this](int output, quint64 row, RowValue value) {
                                 edits.push_back({output, row, value});
                             });
            view.show();
            view.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&view));
            view.setFocus();
        }
        void click(int row, int column) {
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                              view.visualRect(view.model()->index(row, column)).center());
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// It does not end as if there were no more rows.
    void thePictureOfALongTableSaysSo() {
        QCOMPARE(partPictured(128, 4096, 13, 13), QStringLiteral("128 of 4,096 rows are shown."));
        QCOMPARE(partPictured(8, 8, 128, 200), QStringLiteral("128 of 200 columns are shown."));
        QCOMPARE(partPictured(128, 1000, 128, 200),
                 QStringLiteral("128 of 1,000 rows and 128 of 200 columns are shown."));
        QCOMPARE(partPictured(8, 8, 4, 4), QString());
        const Fixture whole("a & b & c & d & e & f & g");     // 128 rows
        const Fixture part("a & b & c & d & e & f & g & !h"); // 256
        QCOMPARE(part.view.pictureSize().height(),
                 whole.view.pictureSize().height() + 10 + part.view.fontMetrics().lineSpacing());
        QImage image(part.view.pictureSize(), QImage::Format_RGB32);
        image.fill(paperColours().window);
        QPainter painter(&image);
        part.view.paintPicture(painter, paperColours());
        painter.end();
        const QRect below(0, whole.view.pictureSize().height() - 9, image.width(), image.height());
        QVERIFY(pixelsOf(image, paperColours().text, below, 60) > 20);
    }

    void clicksGoThroughTheValues() {
        Fixture f(two_outputs);
        f.click(0, 0); // an input
        QVERIFY(f.edits.empty());
        f.click(3, 4);
        f.click(5, 4);
        f.click(6, 3);
        QCOMPARE(f.edits.size(), std::size_t{3});
        QVERIFY((f.edits[0] == Edit{1, 3, RowValue::open}));
        QVERIFY((f.edits[1] == Edit{1, 5, RowValue::zero}));
        QVERIFY((f.edits[2] == Edit{0, 6, RowValue::open}));
    }

    void keysSetTheChosenRow() {
        Fixture f("f(a, b) = m(1)");
        QTest::keyClick(&f.view, Qt::Key_1); // None is chosen yet.
        QVERIFY(f.edits.empty());
        QTest::keyClick(&f.view, Qt::Key_Down);
        QTest::keyClick(&f.view, Qt::Key_0); // It is that already.
        QTest::keyClick(&f.view, Qt::Key_1);
        QTest::keyClick(&f.view, Qt::Key_Down);
        QTest::keyClick(&f.view, Qt::Key_Minus);
        QTest::keyClick(&f.view, Qt::Key_Space);
        QCOMPARE(f.edits.size(), std::size_t{3});
        QVERIFY((f.edits[0] == Edit{0, 0, RowValue::one}));
        QVERIFY((f.edits[1] == Edit{0, 1, RowValue::open}));
        QVERIFY((f.edits[2] == Edit{0, 1, RowValue::open}));
    }

    void aLongTableIsAWindow() {
        std::string text = "x1";
        for (int i = 2; i <= 20; ++i)
            text += " & x" + std::to_string(i);
        Fixture f(text);
        QVERIFY(f.view.model()->rowCount() < 40);
        QTest::keyClick(&f.view, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(&f.view, Qt::Key_0);
        QCOMPARE(f.edits.size(), std::size_t{1});
        QCOMPARE(f.edits.front().row, quint64{(1U << 20U) - 1});
        // The same shape leaves it there.
        f.view.setRows(studyOf(text + " | x1 & !x2").rows);
        QCOMPARE(f.view.current().value(), std::uint64_t{(1U << 20U) - 1});
        QVERIFY(namelessWidgets(f.view).isEmpty());
    }
};

LOGGIA_WINDOW_TEST(TruthRowsViewTest)

} // namespace truth_rows_view_test

#include "truth_rows_view_test.moc"
