#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/file_desk.hpp"

namespace files_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture : testing::FileDesk {
    /// What was saved is its format's name.
    [[nodiscard]] static SaveRequest request() {
        SaveRequest request{QStringLiteral("Save the sheet"), QStringLiteral("sheet"), {}};
        for (const auto& [name, pattern] :
             {std::pair("PDF", "*.pdf"), std::pair("LaTeX", "*.tex"), std::pair("Text", "*.txt"),
              std::pair("Key", "*_key.txt")})
            request.formats << formatAtOnce(
                {QString::fromLatin1(name), {QString::fromLatin1(pattern)}},
                [name = name] { return Result<QByteArray>(name); });
        return request;
    }
};

class FilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// A part of a document that has a file of its own, such as one of several texts.
    void aFileThatChangedIsNotReplacedUnasked() {
        Fixture f;
        const QString path = f.path("part.txt");
        QVERIFY(f.files.write(path, "first"));
        SaveRequest request{QStringLiteral("Save"), QStringLiteral("part"), {}};
        request.formats << formatAtOnce({QStringLiteral("Text"), {QStringLiteral("*.txt")}},
                                        [] { return Result<QByteArray>("mine"); });
        request.is_document = true;
        request.file = path;
        // Of an earlier run of the program: nobody knows what was in it.
        f.files.save(request);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.bytesOf("part.txt"), QByteArray("first"));
        QString opened;
        f.files.open({QStringLiteral("Open"),
                      {},
                      {},
                      path,
                      [&opened](const QByteArray& content, const QString&) {
                          opened = QString::fromUtf8(content);
                      }});
        QCOMPARE(opened, QStringLiteral("first"));
        f.files.save(request);
        f.files.save(request);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.bytesOf("part.txt"), QByteArray("mine"));
        QVERIFY(f.files.write(path, "theirs"));
        f.dialogs.answer = 0;
        f.answer("elsewhere.txt");
        f.files.save(request);
        QCOMPARE(f.dialogs.questions.size(), 2);
        QCOMPARE(f.bytesOf("part.txt"), QByteArray("theirs"));
        QCOMPARE(f.bytesOf("elsewhere.txt"), QByteArray("mine"));
        f.dialogs.answer = 1;
        f.files.save(request);
        QCOMPARE(f.bytesOf("part.txt"), QByteArray("mine"));
    }

    void theFormatIsTheOneThatWasChosen_data() {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("filter");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char* name, const char* typed, const char* filter,
                            const char* file, const char* content) {
            QTest::newRow(name) << QByteArray(typed) << QByteArray(filter) << QByteArray(file)
                                << QByteArray(content);
        };
        row("the proposed one", "exam", "PDF (*.pdf)", "exam.pdf", "PDF");
        row("no filter", "exam", "", "exam.pdf", "PDF");
        row("another filter", "exam", "LaTeX (*.tex)", "exam.tex", "LaTeX");
        row("by the ending", "exam.tex", "PDF (*.pdf)", "exam.tex", "LaTeX");
        row("by the ending, large", "exam.TEX", "PDF (*.pdf)", "exam.TEX", "LaTeX");
        row("the filter before the ending", "exam.txt", "LaTeX (*.tex)", "exam.txt", "LaTeX");
        row("the longest ending", "exam_key.txt", "", "exam_key.txt", "Key");
        row("an ending of no format", "exam.2026", "LaTeX (*.tex)", "exam.2026.tex", "LaTeX");
        row("an ending of no format and no filter", "exam.v2", "", "exam.v2.pdf", "PDF");
    }
    void theFormatIsTheOneThatWasChosen() {
        QFETCH(QByteArray, typed);
        QFETCH(QByteArray, filter);
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, content);
        Fixture f;
        f.answer(typed.constData(), filter.constData());
        f.files.save(Fixture::request());
        QCOMPARE(f.bytesOf(file.constData()), content);
        QCOMPARE(f.said.size(), 1);
        QCOMPARE(f.said[0][0].toString(), QStringLiteral("Saved ") + QString::fromUtf8(file));
        QCOMPARE(QDir(f.folder.path()).entryList(QDir::Files),
                 QStringList{QString::fromUtf8(file)});
        // It is none that could be opened again.
        QVERIFY(f.recent.paths().isEmpty() && f.dialogs.errors.isEmpty());
    }

    /// The dialog has asked about the name that was typed.
    void asksBeforeTheFileThatIsReallyWrittenIsReplaced() {
        Fixture f;
        QVERIFY(f.files.write(f.path("exam.tex"), "precious"));
        f.answer("exam", "LaTeX (*.tex)");
        f.files.save(Fixture::request());
        QCOMPARE(f.bytesOf("exam.tex"), QByteArray("precious"));
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].text.contains(QStringLiteral("exam.tex")));
        f.dialogs.answer = 0;
        f.files.save(Fixture::request());
        QCOMPARE(f.bytesOf("exam.tex"), QByteArray("LaTeX"));
        f.answer("exam.tex");
        f.files.save(Fixture::request());
        QCOMPARE(f.dialogs.questions.size(), 2);
    }

    void proposesANameInTheLastFolder() {
        Fixture f;
        f.files.save(Fixture::request());
        const Dialogs::FileRequest first = f.dialogs.saved[0];
        QCOMPARE(first.title, QStringLiteral("Save the sheet"));
        QVERIFY(first.start.endsWith(QStringLiteral("/sheet.pdf")));
        QCOMPARE(first.filters,
                 QStringList({QStringLiteral("PDF (*.pdf)"), QStringLiteral("LaTeX (*.tex)"),
                              QStringLiteral("Text (*.txt)"), QStringLiteral("Key (*_key.txt)")}));
        f.answer("exam");
        f.files.save(Fixture::request());
        f.files.save(Fixture::request());
        QCOMPARE(f.dialogs.saved[2].start, f.path("sheet.pdf"));
        f.recent.setFolder(f.path("gone"));
        f.files.save(Fixture::request());
        QCOMPARE(f.dialogs.saved[3].start, first.start);
    }

    void failuresAreShown() {
        Fixture f;
        f.answer("no/folder/exam.pdf");
        f.files.save(Fixture::request());
        QCOMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(f.dialogs.errors[0].title, QStringLiteral("Cannot save exam.pdf"));
        SaveRequest request = Fixture::request();
        request.formats[0] = formatAtOnce(request.formats[0].kind, []() -> Result<QByteArray> {
            return failure("there is no sheet yet");
        });
        f.answer("exam.pdf");
        f.files.save(request);
        QCOMPARE(f.dialogs.errors[1].text, QStringLiteral("There is no sheet yet."));
        QCOMPARE(f.bytesOf("exam.pdf"), QByteArray("missing"));
        f.dialogs.file = f.path("missing.txt");
        f.files.open({QStringLiteral("Open"), {}, {}, {}, {}});
        QCOMPARE(f.dialogs.errors[2].title, QStringLiteral("Cannot open missing.txt"));
        QVERIFY(f.said.isEmpty() && f.recent.paths().isEmpty());
    }

    void aDocumentKeepsItsEndingAndIsAskedForOnce() {
        Fixture f;
        SaveRequest request = Fixture::request();
        request.is_document = true;
        request.saved = [&request](const QString& file) { request.file = file; };
        f.answer("game.v2");
        f.files.save(request);
        QCOMPARE(request.file, f.path("game.v2"));
        f.files.save(request);
        QCOMPARE(f.dialogs.saved.size(), 1);
        QCOMPARE(f.said.size(), 2);
        QCOMPARE(f.bytesOf("game.v2"), QByteArray("PDF"));
        QCOMPARE(f.recent.paths(), QStringList{f.path("game.v2")});
    }

    void bytesMayComeLater() {
        Fixture f;
        SaveRequest request = Fixture::request();
        SaveFormat::Deliver deliver;
        request.formats[0].make = [&deliver](const SaveFormat::Deliver& to) { deliver = to; };
        f.answer("late");
        f.files.save(request);
        QCOMPARE(f.bytesOf("late.pdf"), QByteArray("missing"));
        deliver(QByteArray("found"));
        QCOMPARE(f.bytesOf("late.pdf"), QByteArray("found"));
    }

    void opensWhatIsChosenOrDropped() {
        Fixture f;
        QVERIFY(f.files.write(f.path("a.txt"), "one"));
        QStringList opened;
        const OpenRequest request{QStringLiteral("Open into: Rules"),
                                  {{QStringLiteral("Rules"), {QStringLiteral("*.txt")}}},
                                  f.path("other.txt"),
                                  {},
                                  [&opened](const QByteArray& content, const QString& file) {
                                      opened << QString::fromUtf8(content) << file;
                                  }};
        f.files.open(request); // dismissed
        QVERIFY(opened.isEmpty());
        QCOMPARE(f.dialogs.opened[0].start, f.folder.path());
        QCOMPARE(f.dialogs.opened[0].filters,
                 QStringList({QStringLiteral("Rules (*.txt)"), QStringLiteral("All files (*)")}));
        f.answer("a.txt");
        f.files.open(request);
        OpenRequest dropped = request;
        dropped.file = f.path("a.txt");
        f.files.open(dropped);
        QCOMPARE(opened, QStringList({QStringLiteral("one"), f.path("a.txt"), QStringLiteral("one"),
                                      f.path("a.txt")}));
        QCOMPARE(f.dialogs.opened.size(), 2);
        QCOMPARE(f.recent.paths(), QStringList{f.path("a.txt")});
    }
};

LOGGIA_WINDOW_TEST(FilesTest)

} // namespace files_test

#include "files_test.moc"
