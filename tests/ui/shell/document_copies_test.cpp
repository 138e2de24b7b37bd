#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"
#include "tests/ui/support/large_files.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/shell/document_copies.hpp"
#include "ui/shell/session.hpp"
#include "ui/work/job.hpp"

#include <QFile>

#include <memory>

namespace document_copies_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture : DocumentsDesk {
    Fixture() : DocumentsDesk(SatPage::pageInfo()) {}

    [[nodiscard]] SatPage& sat() { return static_cast<SatPage&>(sample.made()); }
    [[nodiscard]] QByteArray content() { return sat().document()->content(); }
    void paste(int first) {
        QVERIFY(sat().paste(QString::fromLatin1(largeClauses(first))).has_value());
        QVERIFY(sat().needsFile());
    }
    [[nodiscard]] QString copy() { return documents.files(sample).shown().copy; }
    /// A new DocumentCopies, as at a start with this session.
    [[nodiscard]] std::unique_ptr<DocumentCopies> start(const QByteArray& session = {}) {
        return std::make_unique<DocumentCopies>(documents, at("session-1"), session);
    }
};

class DocumentCopiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<PageHost*>(); }
    void init() { failOnWarnings(); }

    void whatLiesInNoFileIsCopied() {
        Fixture f;
        const auto copies = f.start();
        f.paste(0);
        QVERIFY(f.documents.lostAtClose(true) == QStringList{f.sample.info().title});
        QTRY_VERIFY_WITH_TIMEOUT(!f.copy().isEmpty(), patience);
        QCOMPARE(bytesOf(f.copy()), largeClauses(0));
        QVERIFY(f.documents.lostAtClose(true).isEmpty());
        QVERIFY(f.documents.isModified(f.sample) || f.documents.path(f.sample).isEmpty());
        // Each document has its own, and a saved one none.
        const QString first = f.copy();
        f.paste(3);
        QVERIFY(f.copy().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!f.copy().isEmpty(), patience);
        QVERIFY(f.copy() != first);
        QCOMPARE(bytesOf(first), largeClauses(0));
        DocumentSaving saving{f.forSaving()};
        f.answer("a.cnf", {});
        saving.save(f.sample);
        QTRY_VERIFY_WITH_TIMEOUT(!f.files.writer().isWriting(), patience);
        QVERIFY(f.copy().isEmpty());
        f.sat().history()->undo();
        QCOMPARE(f.copy(), first);
    }

    /// What has a file needs no copy until that file is gone.
    void aFileThatIsGoneIsReplacedByACopy() {
        Fixture f;
        const auto copies = f.start();
        DiskChanges changes{f.forChanges()};
        f.put("a.cnf", largeClauses(0));
        f.show("a.cnf", f.sample);
        QTest::qWait(50);
        QVERIFY(f.copy().isEmpty());
        QVERIFY(QFile::remove(f.at("a.cnf")));
        changes.check();
        QTRY_VERIFY_WITH_TIMEOUT(!f.copy().isEmpty(), patience);
        QCOMPARE(bytesOf(f.copy()), largeClauses(0));

        Fixture next;
        DocumentOpening opening{next.forOpening()};
        DiskChanges watching{next.forChanges()};
        next.sample.setSession(f.sat().session()->state());
        next.documents.restore(next.sample, f.documents.state(f.sample));
        QTRY_VERIFY_WITH_TIMEOUT(next.sat().needsFile() && !next.sat().awaitsFile(), patience);
        QCOMPARE(next.content(), largeClauses(0));
        QCOMPARE(next.documents.title(next.sample), QStringLiteral("a.cnf (deleted)"));
        QVERIFY(next.dialogs.errors.isEmpty());
    }

    /// The next window has the document and, by undo, the one before.
    void comesBackFromItsCopy() {
        Fixture before;
        const auto copies = before.start();
        before.paste(0);
        QTRY_VERIFY_WITH_TIMEOUT(!before.copy().isEmpty(), patience);
        before.paste(3);
        QTRY_VERIFY_WITH_TIMEOUT(!before.copy().isEmpty(), patience);

        Fixture f;
        const auto later = f.start();
        DocumentOpening opening{f.forOpening()};
        f.sample.setSession(before.sat().session()->state());
        f.documents.restore(f.sample, before.documents.state(before.sample));
        QVERIFY(f.sat().awaitsFile());
        QTRY_VERIFY_WITH_TIMEOUT(!f.sat().awaitsFile(), patience);
        QCOMPARE(f.content(), largeClauses(3));
        QVERIFY(f.documents.path(f.sample).isEmpty() && f.dialogs.errors.isEmpty());
        QVERIFY(f.documents.lostAtClose(true).isEmpty());
        f.sat().history()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(!f.sat().awaitsFile(), patience);
        QCOMPARE(f.content(), largeClauses(0));
    }

    /// Who stops the reading, or has no memory for it, does not lose what is in the copy alone.
    void whatIsNotReadStaysInItsCopy() {
        Fixture before;
        const auto copies = before.start();
        before.paste(0);
        QTRY_VERIFY_WITH_TIMEOUT(!before.copy().isEmpty(), patience);

        Fixture f;
        DocumentOpening opening{f.forOpening()};
        DocumentSaving saving{f.forSaving()};
        QSignalSpy told(&opening, &DocumentOpening::message);
        f.sample.setSession(before.sat().session()->state());
        f.documents.restore(f.sample, before.documents.state(before.sample));
        QVERIFY(f.sat().awaitsFile());
        f.reader.stop();
        QVERIFY(f.sat().awaitsFile() && f.sat().needsFile());
        QCOMPARE(f.copy(), before.copy());
        QVERIFY(told.last()[0].toString().contains(QStringLiteral("It is kept")));
        QVERIFY(f.documents.lostAtClose(true).isEmpty());
        {
            const MemoryShortage shortage;
            saving.save(f.sample);
            QTRY_COMPARE_WITH_TIMEOUT(f.dialogs.errors.size(), 1, patience);
        }
        QVERIFY(f.sat().awaitsFile());
        QCOMPARE(f.copy(), before.copy());
        // To save it reads it, once.
        saving.save(f.sample);
        saving.save(f.sample);
        QVERIFY(f.reader.isReading() && f.dialogs.saved.isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!f.sat().awaitsFile() && !f.reader.isReading(), patience);
        QCOMPARE(f.content(), largeClauses(0));
        QCOMPARE(f.dialogs.errors.size(), 1);
    }

    /// Copies that the session does not name any more go at the next start; no other file does.
    void removesWhatNobodyNeeds() {
        Fixture f;
        for (const char* name : {"session-1-1.copy", "session-1-2.copy", "session-1-3.copy",
                                 "session-2-1.copy", "session-1.json"})
            f.put(name, "x");
        f.put("session-1-damaged-1.json", "{\"copy\":\"/some/where/session-1-3.copy");
        const auto copies = f.start("{\"copy\":\"/some/where/session-1-2.copy\"}");
        QVERIFY(!QFile::exists(f.at("session-1-1.copy")));
        for (const char* name : {"session-1-2.copy", "session-1-3.copy", "session-2-1.copy",
                                 "session-1.json", "session-1-damaged-1.json"})
            QVERIFY(QFile::exists(f.at(name)));
        f.paste(0);
        QTRY_COMPARE_WITH_TIMEOUT(f.copy(), f.at("session-1-1.copy"), patience);
    }
};

LOGGIA_WINDOW_TEST(DocumentCopiesTest)

} // namespace document_copies_test

#include "document_copies_test.moc"
