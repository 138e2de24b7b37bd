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
        f.put("exam.tex", "precious");
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
        QVERIFY(f.said.isEmpty() && f.recent.paths().isEmpty());
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
};

LOGGIA_WINDOW_TEST(FilesTest)

} // namespace files_test

#include "files_test.moc"
