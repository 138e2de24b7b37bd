#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/document_files.hpp"
#include "ui/shell/session.hpp"

#include <QJsonArray>

namespace document_files_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class DocumentFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void aFileKnowsItsContent() {
        const FileStamp one{1, 2, 3, 4};
        const FileStamp two{1, 2, 3, 5};
        DocumentFile file;
        QVERIFY(!file.isOutdated() && file.digest.isEmpty());
        file.missing = true;
        file.setContent(digestOf("text"), one);
        QVERIFY(file.digest == digestOf("text") && file.digest != digestOf("other") &&
                !file.missing);
        QVERIFY(!file.isOutdated());
        file.told = two;
        QVERIFY(file.isOutdated());
        file.setContent(digestOf("other"), two);
        QVERIFY(!file.isOutdated());
    }

    void eachDocumentHasItsOwn() {
        SamplePage page(SamplePage::pageInfo());
        DocumentFiles files;
        QVERIFY(files.shown().path.isEmpty() && !files.isModified());
        files.setPage(page);
        files.shown().path = QStringLiteral("/a");
        page.change(QStringLiteral("edited"), QStringLiteral("Type"));
        QVERIFY(files.isModified());
        QCOMPARE(files.shown().path, QStringLiteral("/a"));
        page.replace(QStringLiteral("other"), QStringLiteral("Example"));
        QVERIFY(files.shown().path.isEmpty() && !files.isModified());
        files.shown().path = QStringLiteral("/b");
        page.history()->undo();
        QCOMPARE(files.shown().path, QStringLiteral("/a"));
        page.history()->redo();
        QCOMPARE(files.shown().path, QStringLiteral("/b"));
    }

    /// Every document that lies in that file, shown or not.
    void whatAPersonWasToldIsToldOfAll() {
        SamplePage page(SamplePage::pageInfo());
        DocumentFiles files;
        files.setPage(page);
        const FileStamp before{1, 2, 3, 4};
        const FileStamp now{1, 9, 3, 7};
        files.shown().path = QStringLiteral("/a");
        files.shown().setContent(digestOf("one"), before);
        page.replace(QStringLiteral("two"), QStringLiteral("Open"));
        files.shown().path = QStringLiteral("/a");
        files.shown().setContent(digestOf("two"), before);
        files.setTold(QStringLiteral("/b"), now);
        QVERIFY(!files.isModified());
        files.setTold(QStringLiteral("/a"), now);
        QVERIFY(files.isModified());
        page.history()->undo();
        QVERIFY(files.isModified());
    }

    void comesBackFromTheSession() {
        SamplePage page(SamplePage::pageInfo());
        DocumentFiles files;
        files.setPage(page);
        files.shown().path = QStringLiteral("/a");
        files.shown().setContent(digestOf("one"), FileStamp{1, 2, 3, 4});
        page.replace(QStringLiteral("two"), QStringLiteral("Example"));
        page.change(QStringLiteral("three"), QStringLiteral("Type"));
        const QJsonObject state = files.state();

        DocumentFiles restored;
        restored.restore(state);
        QCOMPARE(restored.state(), state); // as long as there is no page
        QVERIFY(restored.isModified() && restored.shown().path.isEmpty());
        SamplePage next(SamplePage::pageInfo());
        next.restoreSession(page.session()->state());
        restored.setPage(next);
        QCOMPARE(restored.state(), state);
        QVERIFY(restored.isModified());
        next.history()->undo();
        QCOMPARE(next.text(), QStringLiteral("first"));
        QCOMPARE(restored.shown().path, QStringLiteral("/a"));
        QCOMPARE(restored.shown().digest, digestOf("one"));
        QCOMPARE(restored.shown().stamp.value(), (FileStamp{1, 2, 3, 4}));
    }

    void aDamagedSessionDoesNoHarm() {
        for (const QJsonObject& state :
             {QJsonObject{{QStringLiteral("file"), 7}, {QStringLiteral("stamp"), true}},
              QJsonObject{{QStringLiteral("stamp"), QStringLiteral("1 2 x")},
                          {QStringLiteral("digest"), QStringLiteral("no")}},
              QJsonObject{{QStringLiteral("earlier"), QJsonArray{1, QJsonObject{}}}},
              QJsonObject{{QStringLiteral("earlier"),
                           QJsonArray{QJsonObject{
                               {QStringLiteral("document"), QStringLiteral("AAAAAg==")}}}}}}) {
            SamplePage page(SamplePage::pageInfo());
            DocumentFiles files;
            files.restore(state);
            files.setPage(page);
            QVERIFY(files.shown().path.isEmpty() && !files.shown().stamp);
            page.history()->setIndex(0);
            QCOMPARE(page.text(), QStringLiteral("first"));
        }
    }
};

LOGGIA_WINDOW_TEST(DocumentFilesTest)

} // namespace document_files_test

#include "document_files_test.moc"
