#include "tests/suite.hpp"
#include "tests/ui/shell/documents_desk.hpp"
#include "tests/ui/support/large_files.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/graph/drawn_game.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/shell/document_copies.hpp"
#include "ui/shell/session.hpp"
#include "ui/work/job.hpp"

#include <QDir>
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

/// With a graph that is too large for the session, and drawn all the same.
struct GraphFixture : DocumentsDesk {
    GraphFixture() : DocumentsDesk(GameGraphPage::pageInfo()) {}

    [[nodiscard]] GameGraphPage& games() { return static_cast<GameGraphPage&>(sample.made()); }
    [[nodiscard]] std::size_t states() { return games().document()->state().drawing->size(); }
    void removeState() {
        games().document()->setDrawn(withoutPlace(*games().document()->state().drawing, 5),
                                     QStringLiteral("delete"));
    }
    [[nodiscard]] QString copy() { return documents.files(sample).shown().copy; }
    [[nodiscard]] static QByteArray text() {
        constexpr int count = 210;
        QByteArray text;
        for (int from = 0; from + 1 < count; ++from) {
            text += 'p' + QByteArray::number(from) + " ->";
            for (int to = from + 1; to < count; ++to)
                text += " p" + QByteArray::number(to);
            text += '\n';
        }
        return text;
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

    /// The folder of the copies may have any name.
    void aFolderCalledPercentOneIsWrittenTo() {
        Fixture f;
        QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("50%1")));
        const DocumentCopies copies(f.documents, f.at("50%1/session-1"), {});
        f.paste(0);
        QTRY_VERIFY_WITH_TIMEOUT(!f.copy().isEmpty(), patience);
        QCOMPARE(f.copy(), f.at("50%1/session-1-1.copy"));
        QCOMPARE(bytesOf(f.copy()), largeClauses(0));
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

    /// A file holds what was opened from it, and not what was edited since.
    void whatIsEditedIsCopiedAgainAndAgain() {
        GraphFixture f;
        const DocumentCopies copies(f.documents, f.at("session-1"), {});
        f.put("g.txt", GraphFixture::text());
        f.show("g.txt", f.sample);
        QVERIFY(f.games().needsFile() && f.games().editsLarge());
        QCOMPARE(f.states(), std::size_t{210});
        QTest::qWait(50);
        QVERIFY(f.copy().isEmpty() && f.documents.lostAtClose(true).isEmpty());
        f.removeState();
        QCOMPARE(f.documents.lostAtClose(true), QStringList{f.sample.info().title});
        QTRY_VERIFY_WITH_TIMEOUT(!f.copy().isEmpty(), patience);
        QVERIFY(f.documents.lostAtClose(true).isEmpty());
        const QByteArray once = bytesOf(f.copy());
        f.removeState();
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(f.copy()) != once, patience);

        GraphFixture next;
        DocumentOpening opening{next.forOpening()};
        const DocumentCopies later(next.documents, f.at("session-1"), f.copy().toUtf8());
        next.sample.setSession(f.games().session()->state());
        next.documents.restore(next.sample, f.documents.state(f.sample));
        QTRY_VERIFY_WITH_TIMEOUT(next.games().needsFile() && !next.games().awaitsFile(), patience);
        QCOMPARE(next.states(), std::size_t{208});
        QVERIFY(next.documents.isModified(next.sample));
        QCOMPARE(next.documents.path(next.sample), f.at("g.txt"));

        // As it is in the file, it needs no copy.
        f.games().history()->setIndex(f.games().history()->index() - 2);
        QVERIFY(f.games().history()->isClean());
        QTRY_VERIFY_WITH_TIMEOUT(f.copy().isEmpty(), patience);
        QVERIFY(f.documents.lostAtClose(true).isEmpty());
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
