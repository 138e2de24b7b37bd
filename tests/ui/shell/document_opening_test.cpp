#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"

#include <QDir>

namespace document_opening_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture : DocumentsDesk {
    using DocumentsDesk::DocumentsDesk;

    DocumentOpening opening{forOpening()};
    QSignalSpy opened{&opening, &DocumentOpening::opened};
    QSignalSpy messages{&opening, &DocumentOpening::message};
};

SamplePage& page(PageHost& host) {
    return DocumentsDesk::page(host);
}

class DocumentOpeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<PageHost*>(); }
    void init() { failOnWarnings(); }

    void opensOnThePageThatKnowsIt() {
        Fixture f;
        f.put("a", "peg: jumped");
        f.opening.open({f.at("a")}, f.sample);
        QCOMPARE(page(f.peg).text(), QStringLiteral("jumped"));
        QCOMPARE(page(f.sample).text(), QStringLiteral("first"));
        QCOMPARE(f.opened.size(), 1);
        QCOMPARE(f.opened[0][0].value<PageHost*>(), &f.peg);
        QCOMPARE(f.documents.path(f.peg), f.at("a"));
        QVERIFY(!f.documents.isModified(f.peg));
        page(f.peg).history()->undo(); // opening is a step like any other
        QCOMPARE(page(f.peg).text(), QStringLiteral("first"));
        QVERIFY(!f.documents.isModified(f.peg) && f.documents.path(f.peg).isEmpty());
        page(f.peg).history()->redo();
        QCOMPARE(f.documents.path(f.peg), f.at("a"));
    }

    /// Saved again, it is compressed again. Where its name does not say so, it has no file: a text
    /// would take the place of a compressed file.
    void whatIsCompressedIsOpened() {
        Fixture f;
        const QByteArray packed = QByteArray::fromHex( // gzip of "peg: jumped"
            "1f8b08000000000002032b484db752c82acd2d484d0100c1886c160b000000");
        f.put("a.peg.gz", packed);
        f.opening.open({f.at("a.peg.gz")}, f.sample);
        QCOMPARE(page(f.peg).text(), QStringLiteral("jumped"));
        QCOMPARE(f.documents.path(f.peg), f.at("a.peg.gz"));
        QVERIFY(!f.documents.isModified(f.peg));
        f.put("a.packed", packed);
        f.opening.open({f.at("a.packed")}, f.sample);
        QCOMPARE(page(f.peg).text(), QStringLiteral("jumped"));
        QVERIFY(f.documents.path(f.peg).isEmpty());
        QCOMPARE(f.opened.size(), 2);
        f.put("b.gz", packed.left(packed.size() - 3));
        f.opening.open({f.at("b.gz")}, f.sample);
        QCOMPARE(f.dialogs.errors.size(), 1);
    }

    /// Its first bytes say so, whatever its name says.
    void whatIsCompressedNeedsNoNameOfIt() {
        const QByteArray packed = QByteArray::fromHex( // gzip of "peg: jumped"
            "1f8b08000000000002032b484db752c82acd2d484d0100c1886c160b000000");
        for (const bool is_chosen : {false, true}) {
            Fixture f;
            f.put("a.peg", packed);
            f.dialogs.file = f.at("a.peg");
            f.dialogs.filter = QStringLiteral("Sample text (*.peg)");
            if (is_chosen)
                f.opening.ask(f.peg);
            else
                f.opening.open({f.at("a.peg")}, f.sample);
            QVERIFY(f.dialogs.errors.isEmpty());
            QCOMPARE(page(f.peg).text(), QStringLiteral("jumped"));
            QVERIFY(f.documents.path(f.peg).isEmpty());
        }
    }

    /// One after the other, which is said, since the last one alone is seen.
    void filesOfOnePageOpenedTogether() {
        Fixture f;
        f.put("a", "peg: one");
        f.put("c", "peg: two");
        f.opening.open({f.at("a"), f.at("c")}, f.sample);
        QCOMPARE(f.messages.size(), 2);
        QCOMPARE(f.messages[0][0].toString(), QStringLiteral("Opened a"));
        QCOMPARE(f.messages[1][0].toString(),
                 QStringLiteral("Opened c in place of a. Undo brings back a."));
        QCOMPARE(page(f.peg).text(), QStringLiteral("two"));
        page(f.peg).history()->undo();
        QCOMPARE(page(f.peg).text(), QStringLiteral("one"));
        f.opening.open({f.at("c")}, f.sample); // alone
        QCOMPARE(f.messages[2][0].toString(), QStringLiteral("Opened c"));
    }

    void theCurrentPageIsAskedFirst() {
        Fixture f{SamplePage::pageInfo(QStringLiteral("peg"), QStringLiteral("Peg too"))};
        f.put("a", "peg: jumped");
        f.opening.open({f.at("a")}, f.peg);
        QCOMPARE(page(f.peg).text(), QStringLiteral("jumped"));
        QCOMPARE(page(f.sample).text(), QStringLiteral("first"));
    }

    void whatCannotBeOpenedIsSaidAndChangesNothing() {
        Fixture f;
        f.put("bad.peg", "peg: what?");
        f.put("foreign.peg", "\x01\x02");
        f.put("foreign.xyz", "\x01\x02");
        QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("folder")));
        for (const char* name : {"bad.peg", "foreign.peg", "foreign.xyz", "missing", "folder"})
            f.opening.open({f.at(name)}, f.sample);
        QCOMPARE(f.dialogs.errors.size(), 5);
        for (const auto& error : f.dialogs.errors) {
            QVERIFY(error.title.startsWith(QStringLiteral("Cannot open")));
            QVERIFY(error.text.at(0).isUpper() && error.text.endsWith(QLatin1Char('.')));
        }
        QVERIFY(f.dialogs.errors[0].excerpt.contains(QStringLiteral("peg: what?")));
        QVERIFY(f.dialogs.errors[1].excerpt.contains(QStringLiteral("foreign.peg:1:1")));
        QVERIFY(f.dialogs.errors[2].excerpt.isEmpty());
        QVERIFY(f.dialogs.errors[2].text.endsWith(QStringLiteral("Loggia opens Sample text.")));
        QVERIFY(f.recent.paths().isEmpty());
        QCOMPARE(f.opened.size() + f.changed.size() + f.messages.size(), 0);
        QVERIFY(f.documents.path(f.peg).isEmpty());
    }

    /// A kind that two pages open, or one page in two formats, once.
    void eachKindOfFileIsNamedOnce() {
        PageInfo info = SamplePage::pageInfo();
        info.formats.push_back(info.formats.front());
        Fixture f{info, info};
        f.put("foreign.xyz", "\x01\x02");
        f.opening.open({f.at("foreign.xyz")}, f.sample);
        QCOMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(f.dialogs.errors[0].text.count(QStringLiteral("Sample text")), 1);
    }

    void theOpenDialogListsTheCurrentPagesFilesFirst() {
        Fixture f;
        f.put("here.peg", "peg: here");
        f.opening.open({f.at("here.peg")}, f.peg);
        f.dialogs.file = f.at("here.peg");
        f.opening.ask(f.peg);
        const auto& request = f.dialogs.opened.constFirst();
        QCOMPARE(request.start, f.folder.path());
        QCOMPARE(request.filters, QStringList({QStringLiteral("Sample text (*.peg)"),
                                               QStringLiteral("Sample text (*.sample)"),
                                               QStringLiteral("All files (*)")}));
        QCOMPARE(f.opened.size(), 2);
    }

    /// Many pages have files called *.txt, and the first of them says what it misses.
    void thePageThatSpeaksOfAFileIsNamed() {
        PageInfo first = SamplePage::pageInfo();
        PageInfo other = SamplePage::pageInfo(QStringLiteral("other"), QStringLiteral("Other"));
        for (PageInfo* info : {&first, &other})
            info->formats.push_back({QStringLiteral("Notes"), {QStringLiteral("*.txt")}});
        Fixture f{first, other};
        f.put("a.txt", "nobody's");
        f.put("b.sample", "nobody's");
        f.opening.open({f.at("a.txt")}, f.peg);
        QVERIFY2(f.dialogs.errors[0].text.endsWith(
                     QStringLiteral("No page recognises this file, so Other tried to read it.")),
                 qPrintable(f.dialogs.errors[0].text));
        f.opening.open({f.at("b.sample")}, f.peg);
        QVERIFY(!f.dialogs.errors[1].text.contains(QStringLiteral("No page")));
        f.opening.open({f.at("a.txt"), f.at("b.sample")}, f.sample);
        QVERIFY(f.dialogs.errors[2].excerpt.startsWith(QStringLiteral("a.txt (Sample): ")));
        QVERIFY(f.dialogs.errors[2].excerpt.contains(QStringLiteral("\nb.sample: ")));
    }

    /// Pages with an editor show whatever text there is, and the page in front is asked first.
    void aPageThatIsGuessedIsNamed() {
        PageInfo first = SamplePage::pageInfo();
        PageInfo other = SamplePage::pageInfo(QStringLiteral("other"), QStringLiteral("Other"));
        for (PageInfo* info : {&first, &other}) {
            info->formats.push_back({QStringLiteral("Notes"), {QStringLiteral("*.txt")}});
            info->recognises = [](const QByteArray&) { return false; };
        }
        Fixture f{first, other};
        f.put("a.txt", "other: words");
        f.put("b.sample", "sample: words");
        f.opening.open({f.at("a.txt")}, f.peg);
        QCOMPARE(f.messages.last()[0].toString(),
                 QStringLiteral("Opened a.txt on Other. Its contents do not show which page it is "
                                "for."));
        f.opening.open({f.at("b.sample")}, f.peg);
        QCOMPARE(f.messages.last()[0].toString(), QStringLiteral("Opened b.sample"));
    }

    /// Such as a table without one of its rows, on the page of tables and not on that in front.
    void aPageWhoseFilesItResemblesComesFirst() {
        PageInfo first = SamplePage::pageInfo();
        PageInfo other = SamplePage::pageInfo(QStringLiteral("other"), QStringLiteral("Other"));
        for (PageInfo* info : {&first, &other}) {
            info->formats.push_back({QStringLiteral("Notes"), {QStringLiteral("*.txt")}});
            info->recognises = [](const QByteArray&) { return false; };
        }
        first.resembles = [](const QByteArray& content) { return content.contains("rows"); };
        Fixture f{first, other};
        f.put("a.txt", "sample: rows");
        f.put("a.other", "other: rows"); // called as files of the other page alone are
        f.opening.open({f.at("a.txt")}, f.peg);
        QCOMPARE(page(f.sample).text(), QStringLiteral("rows"));
        QCOMPARE(f.messages.last()[0].toString(), QStringLiteral("Opened a.txt"));
        f.opening.open({f.at("a.other")}, f.sample);
        QCOMPARE(page(f.peg).text(), QStringLiteral("rows"));
    }

    /// Clauses are a function, too: who chose the kind of a page means that page.
    void aKindThatIsChosenDecidesThePage() {
        PageInfo other = SamplePage::pageInfo(QStringLiteral("other"), QStringLiteral("Other"));
        other.formats.push_back({QStringLiteral("Odd"), {QStringLiteral("*.odd")}});
        other.formats.push_back({QStringLiteral("Notes"), {QStringLiteral("*.txt")}});
        other.largest_file = 20;
        Fixture f{SamplePage::pageInfo(), other};
        const auto open = [&](const char* name, const char* filter) {
            f.put(name, "sample: " + QByteArray(name));
            f.dialogs.file = f.at(name);
            f.dialogs.filter = QString::fromLatin1(filter);
            f.opening.ask(f.peg);
            return page(f.sample).text();
        };
        QCOMPARE(open("a.odd", "Odd (*.odd)"), QStringLiteral("first"));
        QCOMPARE(f.dialogs.errors.size(), 1); // of the page that was meant, which cannot read it
        QVERIFY(f.dialogs.errors[0].text.startsWith(QStringLiteral("Not a sample file")));
        QCOMPARE(open("b.odd", "All files (*)"), QStringLiteral("b.odd"));
        QCOMPARE(open("c.txt", "Odd (*.odd)"), QStringLiteral("c.txt")); // typed in spite of it
        QCOMPARE(open("d.txt", "Notes (*.txt)"),
                 QStringLiteral("d.txt")); // as many kinds are called
        QCOMPARE(f.dialogs.errors.size(), 1);
        // No page reads it, however small that of the chosen kind would have to be.
        f.put("e.odd", "other: more than twenty letters");
        f.dialogs.file = f.at("e.odd");
        f.dialogs.filter = QStringLiteral("Odd (*.odd)");
        f.opening.ask(f.peg);
        QCOMPARE(f.dialogs.errors.size(), 2);
        QCOMPARE(page(f.peg).text(), QStringLiteral("first"));
    }

    void theSameContentOfAnotherFileIsAnotherDocument() {
        Fixture f;
        f.put("a.sample", "sample: same");
        f.put("b.sample", "sample: same");
        f.opening.open({f.at("a.sample"), f.at("b.sample")}, f.sample);
        QCOMPARE(f.documents.path(f.sample), f.at("b.sample"));
        page(f.sample).history()->undo();
        QCOMPARE(f.documents.path(f.sample), f.at("a.sample"));
    }

    void manyBadFilesAreOneList() {
        Fixture f;
        QStringList paths{f.at("good.sample")};
        f.put("good.sample", "sample: good");
        for (int i = 0; i < 50; ++i) {
            const QByteArray name = "bad" + QByteArray::number(i);
            f.put(name.constData(), "\x01\x02");
            paths << f.at(name.constData());
        }
        f.opening.open(paths, f.sample);
        QCOMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(f.dialogs.errors[0].excerpt.count(QStringLiteral("bad")), 50);
        // The kinds that there are, once.
        QVERIFY(f.dialogs.errors[0].text.endsWith(QStringLiteral("Loggia opens Sample text.")));
        QVERIFY(!f.dialogs.errors[0].excerpt.contains(QStringLiteral("Sample text")));
        QCOMPARE(page(f.sample).text(), QStringLiteral("good"));
    }

    /// Whoever takes no files of that size is not asked, and the window goes on meanwhile.
    void aLargeFileIsReadOnTheSide() {
        bool asked = false;
        PageInfo small = SamplePage::pageInfo(QStringLiteral("small"), QStringLiteral("Small"));
        small.recognises = [&asked](const QByteArray&) { return asked = true; };
        PageInfo large = SamplePage::pageInfo(QStringLiteral("large"), QStringLiteral("Large"));
        large.largest_file = 100'000'000;
        Fixture f{small, large};
        const QSignalSpy changed(&f.reader, &FileReader::readingChanged);
        const QSignalSpy progressed(&f.reader, &FileReader::progressed);
        const QByteArray content = "large: " + QByteArray(5'000'000, 'x') + '\n';
        f.put("large.sample", content);
        f.put("more.sample", content);
        f.opening.open({f.at("large.sample")}, f.sample);
        f.opening.open({f.at("more.sample")}, f.sample);
        QVERIFY(f.reader.isReading() && f.documents.path(f.peg).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(f.documents.path(f.peg) == f.at("more.sample"), patience);
        QVERIFY(!asked && !f.reader.isReading() && f.dialogs.errors.isEmpty());
        QCOMPARE(f.recent.paths(), (QStringList{f.at("more.sample"), f.at("large.sample")}));
        QCOMPARE(page(f.peg).save({}), content);
        QCOMPARE(changed.size(), 3);
        QCOMPARE(changed.first()[0].toString(), QStringLiteral("large.sample"));
        QVERIFY(changed.last()[0].toString().isEmpty());
        QVERIFY(!progressed.isEmpty());
    }

    void aLargeFileCanBeGivenUp() {
        Fixture f;
        f.put("large.sample", "sample: " + QByteArray(20'000'000, 'x') + '\n');
        f.opening.open({f.at("large.sample")}, f.sample);
        QVERIFY(f.reader.isReading());
        f.reader.stop();
        QVERIFY(!f.reader.isReading());
        QVERIFY(f.messages.last()[0].toString().contains(QStringLiteral("large.sample")));
        QTest::qWait(20);
        QVERIFY(f.documents.path(f.sample).isEmpty() && f.opened.isEmpty());
        QVERIFY(f.dialogs.errors.isEmpty());
        // And what is nobody's is said to be.
        f.opening.open({f.at("large.sample")}, f.sample);
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.errors.size(), 1, patience);
        QVERIFY(f.dialogs.errors[0].text.contains(QStringLiteral("does not recognise")));
    }

    /// Failure takes the place of the result.
    void aLargeFileMayFail() {
        Fixture f;
        f.put("large.sample", "sample: " + QByteArray(5'000'000, 'x') + '\n');
        const MemoryShortage shortage;
        f.opening.open({f.at("large.sample")}, f.sample);
        QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.errors.size(), 1, patience);
        QCOMPARE(f.dialogs.errors[0].text, QStringLiteral("Not enough memory."));
        QVERIFY(!f.reader.isReading());
    }

    /// Of a part of a page's document or of all of it; a page takes no file that is too large for
    /// it.
    void findsThePageOfAFile() {
        Fixture f;
        const auto of = [&](const QByteArray& content, const char* name, PageHost& current) {
            return DocumentOpening::hostFor(
                content, f.at(name), DocumentOpening::candidatesOf(f.documents.hosts(), current));
        };
        QCOMPARE(of("peg: x", "a.sample", f.sample), &f.peg);
        QCOMPARE(of("?", "a.peg", f.sample), &f.peg);
        QCOMPARE(of("?", "a.xyz", f.sample), nullptr);
        QCOMPARE(of("peg: " + QByteArray(qsizetype{1} << 20, 'x'), "a.peg", f.peg), nullptr);
    }
};

LOGGIA_WINDOW_TEST(DocumentOpeningTest)

} // namespace document_opening_test

#include "document_opening_test.moc"
