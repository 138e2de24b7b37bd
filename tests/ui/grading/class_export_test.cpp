#include "tests/suite.hpp"
#include "tests/ui/grading/sample_reports.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/file_desk.hpp"
#include "ui/grading/class_export.hpp"

#include <QJsonDocument>
#include <QXmlStreamReader>

namespace class_export_test {

using namespace loggia;
using namespace loggia::ui;

GradedClass sampleClass() {
    return {testing::davisPutnam(),
            {},
            {testing::sampleReport("anna", 4), testing::sampleReport("<b>ben", 1),
             testing::sampleReport("../anna", 0)}};
}

class ClassExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void oneFile_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("ending");
        QTest::newRow("CSV") << static_cast<int>(ClassFormat::csv) << QStringLiteral(".csv");
        QTest::newRow("JSON") << static_cast<int>(ClassFormat::json) << QStringLiteral(".json");
        QTest::newRow("JUnit") << static_cast<int>(ClassFormat::junit) << QStringLiteral(".xml");
    }
    void oneFile() {
        QFETCH(const int, format);
        QFETCH(const QString, ending);
        testing::FileDesk desk;
        desk.answer("marks");
        desk.files.save(saveRequest(sampleClass(), static_cast<ClassFormat>(format)));
        QTRY_COMPARE_WITH_TIMEOUT(desk.said.size(), 1, testing::patience);
        const QByteArray written = desk.bytesOf(("marks" + ending.toStdString()).c_str());
        QVERIFY(written.contains("anna"));
        QCOMPARE(written.startsWith("\xEF\xBB\xBFhand-in,"), ending == QLatin1String(".csv"));
        if (ending == QLatin1String(".json"))
            QVERIFY(QJsonDocument::fromJson(written).isObject());
        if (ending == QLatin1String(".xml")) {
            QXmlStreamReader xml(written);
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY(!xml.hasError());
        }
        QVERIFY(desk.dialogs.saved.front().start.endsWith(QStringLiteral("davis-putnam") + ending));
    }

    void aFolderOfPages() {
        testing::FileDesk desk;
        desk.dialogs.folder = desk.folder.path();
        desk.files.saveInFolder(folderRequest(sampleClass(), ClassFormat::html));
        QTRY_COMPARE_WITH_TIMEOUT(desk.said.size(), 1, testing::patience);
        QVERIFY(desk.said[0][0].toString().startsWith(QStringLiteral("Saved 4 files in")));
        const QDir folder(desk.folder.path());
        QStringList written = folder.entryList({QStringLiteral("*.html")}, QDir::Files);
        written.sort();
        QCOMPARE(written,
                 QStringList({QStringLiteral("_._anna.html"), QStringLiteral("_b_ben.html"),
                              QStringLiteral("anna.html"), QStringLiteral("index.html")}));
        const QByteArray index = desk.bytesOf("index.html");
        QVERIFY(index.contains("&lt;b&gt;ben"));
        QVERIFY(!desk.bytesOf("_b_ben.html").contains("<img"));
    }

    void whatIsThereIsAskedAbout() {
        testing::FileDesk desk;
        desk.put("anna.json", "mine");
        desk.dialogs.folder = desk.folder.path();
        desk.files.saveInFolder(folderRequest(sampleClass(), ClassFormat::gradescope));
        QCOMPARE(desk.dialogs.questions.size(), 1);
        QVERIFY(desk.dialogs.questions[0].text.startsWith(QStringLiteral("1 file with this name")));
        QCOMPARE(desk.bytesOf("anna.json"), QByteArray("mine"));
        desk.dialogs.answer = 0;
        desk.files.saveInFolder(folderRequest(sampleClass(), ClassFormat::gradescope));
        QTRY_COMPARE_WITH_TIMEOUT(desk.said.size(), 1, testing::patience);
        QCOMPARE(QJsonDocument::fromJson(desk.bytesOf("anna.json"))
                     .object()
                     .value(QLatin1String("score"))
                     .toDouble(),
                 60.0);
    }

    void aFolderThatCannotBeWrittenIsSaidOnce() {
        testing::FileDesk desk;
        desk.dialogs.folder = desk.path("missing");
        desk.files.saveInFolder(folderRequest(sampleClass(), ClassFormat::html));
        QTRY_COMPARE_WITH_TIMEOUT(desk.dialogs.errors.size(), 1, testing::patience);
        QVERIFY(QTest::qWaitFor([&desk] { return !desk.files.writer().isWriting(); },
                                testing::patience));
        QCOMPARE(desk.dialogs.errors.size(), 1);
        QCOMPARE(desk.said.size(), 0);
    }
};

LOGGIA_WINDOW_TEST(ClassExportTest)

} // namespace class_export_test

#include "class_export_test.moc"
