// What a page is before a domain makes it more.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "ui/shell/session.hpp"

#include <QSignalSpy>
#include <QSplitter>
#include <QVBoxLayout>

#include <cmath>

namespace page_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A page with these formats, which does nothing of its own.
class PlainPage final : public Page {
public:
    explicit PlainPage(const QList<FileFormat>& formats = {})
        : Page({QStringLiteral("plain"), {}, {}, {}, formats, {}, {}}) {}

    QByteArray opened;

    void newDocument() override {}
    Result<void> open(const QByteArray& content) override {
        opened = content;
        if (content.isEmpty())
            return failure("nothing");
        return {};
    }
    [[nodiscard]] QByteArray save(const QString&) const override { return {}; }
    [[nodiscard]] QString copy() const override { return {}; }
    Result<void> paste(const QString&) override { return {}; }
    [[nodiscard]] QSize pictureSize() const override { return {}; }
    void paintPicture(QPainter&) const override {}

    /// Two parts, the second one a fourth of the page.
    QSplitter* divide() {
        auto* divider = new QSplitter(this);
        divider->addWidget(new QWidget(divider));
        divider->addWidget(new QWidget(divider));
        divider->setHandleWidth(4);
        addDivider("divider", divider, [](const QSize& size) {
            return QList<int>{size.width() * 3 / 4, size.width() / 4};
        });
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins({});
        layout->addWidget(divider);
        return divider;
    }
};

void drag(QSplitter& divider, int by) {
    QWidget* handle = divider.handle(1);
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + QPoint(by, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, from + QPoint(by, 0));
}

FileFormat format(const QStringList& patterns, bool can_save) {
    return {QStringLiteral("a format"), patterns, true, can_save};
}

class PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theNameOfAFileSaysItsFormat_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<qsizetype>("format");
        QTest::newRow("the first that can be saved") << "/x/a.txt" << qsizetype{1};
        QTest::newRow("a later one") << "/x/a.cnf" << qsizetype{2};
        QTest::newRow("by its second pattern") << "/x/a.dimacs" << qsizetype{2};
        QTest::newRow("in capitals") << "/x/A.CNF" << qsizetype{2};
        QTest::newRow("of none") << "/x/a.pdf" << qsizetype{1};
        QTest::newRow("without a suffix") << "/x/cnf" << qsizetype{1};
        QTest::newRow("without a name") << "" << qsizetype{1};
        QTest::newRow("of one that is only read") << "/x/a.old" << qsizetype{1};
        QTest::newRow("the folder's name is not the file's") << "/x.cnf/a" << qsizetype{1};
    }
    void theNameOfAFileSaysItsFormat() {
        QFETCH(QString, path);
        QFETCH(qsizetype, format);
        const PlainPage page(
            {page_test::format({QStringLiteral("*.old")}, false),
             page_test::format({QStringLiteral("*.txt")}, true),
             page_test::format({QStringLiteral("*.cnf"), QStringLiteral("*.dimacs")}, true)});
        QCOMPARE(page.formatFor(path), format);
    }

    void aPageMayHaveNothingToSave() {
        QCOMPARE(PlainPage().formatFor(QStringLiteral("a.txt")), qsizetype{-1});
        QCOMPARE(PlainPage({format({QStringLiteral("*.txt")}, false)})
                     .formatFor(QStringLiteral("a.txt")),
                 qsizetype{-1});
    }

    /// Unless the page says otherwise a file is its content, and its one area is the page.
    void theDefaults() {
        PlainPage page;
        QVERIFY(page.openFile("text", QStringLiteral("/x/a.txt")).has_value());
        QCOMPARE(page.opened, QByteArray("text"));
        QVERIFY(!page.openFile({}, QStringLiteral("/x/a.txt")).has_value());
        QCOMPARE(page.areas(), QList<QWidget*>{&page});
    }

    /// Until somebody moves it; then it is where it was put, also the next time.
    void aDividerFollowsThePage() {
        PlainPage page;
        const QSplitter& divider = *page.divide();
        const auto share = [&divider] {
            return 100.0 * divider.sizes()[1] / (divider.sizes()[0] + divider.sizes()[1]);
        };
        for (const int width : {800, 400, 1000}) {
            page.resize(width, 300);
            page.show();
            QVERIFY2(std::abs(share() - 25) < 1, qPrintable(QString::number(share())));
        }
        QVERIFY(!page.session()->state().contains(QStringLiteral("divider")));
        const QSignalSpy changed(page.session(), &Session::changed);
        drag(*page.findChild<QSplitter*>(), -250);
        QVERIFY(std::abs(share() - 50) < 2);
        QVERIFY(!changed.empty());
        page.resize(1200, 300);
        QVERIFY(share() > 40);

        PlainPage next;
        const QSplitter& same = *next.divide();
        next.resize(1200, 300);
        next.restoreSession(page.session()->state());
        next.show();
        QCOMPARE(same.sizes(), divider.sizes());
        next.resize(1000, 300);
        next.resize(1200, 300);
        QVERIFY(std::abs(same.sizes()[1] - divider.sizes()[1]) < 12);
        next.restoreSession({{QStringLiteral("divider"), QStringLiteral("AAAA")}});
        QVERIFY(same.sizes()[1] > 400);
    }
};

LOGGIA_WINDOW_TEST(PageTest)

} // namespace page_test

#include "page_test.moc"
