#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/table/table_picture.hpp"

#include <QBrush>
#include <QPainter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

namespace table_picture_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class TablePictureTest : public QObject {
    Q_OBJECT

    static QImage painted(const QStandardItemModel& model, const TablePart& part) {
        const QFont font = QGuiApplication::font();
        QImage image(tablePictureSize(model, part, font), QImage::Format_RGB32);
        image.fill(paperColours().window);
        QPainter painter(&image);
        paintTable(painter, model, part, paperColours(), font);
        return image;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void paintsCellsAndHeadings() {
        QStandardItemModel model(2, 3);
        model.setHorizontalHeaderLabels(
            {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("f")});
        model.setItem(0, 0, new QStandardItem(QStringLiteral("a long text in a cell")));
        const QImage plain = painted(model, {0, 2, 0, 3});
        QVERIFY(pixelsOf(plain, paperColours().text, plain.rect(), 60) > 20);
        QVERIFY(plain.width() > painted(model, {0, 2, 1, 2}).width());
        QVERIFY(plain.height() > painted(model, {0, 1, 0, 3}).height());
        model.item(0, 0)->setBackground(QBrush(paperColours().accent));
        QVERIFY(painted(model, {0, 2, 0, 3}) != plain);
    }

    /// All of a table, or what is in view of one that would be too large.
    void takesWhatIsInView() {
        QStandardItemModel model(500, 3);
        QTableView view;
        view.setModel(&model);
        view.resize(300, 300);
        view.show();
        QCOMPARE(partInView(view), (TablePart{0, most_pictured, 0, 3}));
        view.scrollTo(model.index(499, 0));
        QCOMPARE(partInView(view), (TablePart{500 - most_pictured, most_pictured, 0, 3}));
        model.setRowCount(20);
        QCOMPARE(partInView(view), (TablePart{0, 20, 0, 3}));
        QCOMPARE(partInView(QTableView()), TablePart());
    }
};

LOGGIA_WINDOW_TEST(TablePictureTest)

} // namespace table_picture_test

#include "table_picture_test.moc"
