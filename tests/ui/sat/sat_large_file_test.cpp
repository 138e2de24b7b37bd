// Clauses that are too large for the session, in a whole window: they come back from their file.
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/large_files.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/session.hpp"

#include <QFile>

namespace sat_large_file_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture : Bench {
    Fixture() : Bench([] { return std::vector{SatPage::pageInfo()}; }) {}

    [[nodiscard]] SatPage& sat() const { return *qobject_cast<SatPage*>(window->currentPage()); }
    [[nodiscard]] QByteArray content() const { return sat().document()->content(); }
    [[nodiscard]] PageHost& host() const { return *PageHost::of(sat()); }
    void key(Qt::Key key) const { QTest::keyClick(window.get(), key, Qt::ControlModifier); }
    void open(const char* name) {
        window->openFiles({file(name)});
        QTRY_VERIFY_WITH_TIMEOUT(!window->documents().isOpening(), patience);
    }
    /// Quits and starts again.
    void restart(const std::function<void()>& meanwhile = [] {}) {
        close();
        meanwhile();
        Bench::open();
        QTRY_VERIFY_WITH_TIMEOUT(!window->documents().isOpening(), patience);
    }
    [[nodiscard]] bool isCalled(const char* name) const {
        return window->windowTitle().startsWith(QString::fromUtf8(name));
    }
};

class SatLargeFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// From the file that it was saved in last, not from the one that it came from.
    void comesBackFromItsFile() {
        Fixture f;
        put(f.file("a.cnf"), largeClauses(0));
        f.open("a.cnf");
        QVERIFY(f.sat().document()->isLarge());
        f.dialogs.file = f.file("b.cnf");
        f.window->documents().saveAs(f.host());
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->documents().isSaving(), patience);
        f.restart([&] { put(f.file("a.cnf"), largeClauses(5)); });
        QVERIFY(f.isCalled("b.cnf") && !f.window->isWindowModified());
        QCOMPARE(f.content(), largeClauses(0));
        // What another program wrote meanwhile is what is shown.
        f.restart([&] { put(f.file("b.cnf"), largeClauses(7)); });
        QVERIFY(f.isCalled("b.cnf") && !f.window->isWindowModified());
        QCOMPARE(f.content(), largeClauses(7));
        QVERIFY(f.dialogs.questions.isEmpty() && f.dialogs.errors.isEmpty());
    }

    void comesBackByUndoAfterARestart() {
        Fixture f;
        put(f.file("a.cnf"), largeClauses(0));
        f.open("a.cnf");
        f.key(Qt::Key_N);
        f.restart();
        QVERIFY(f.isCalled("untitled"));
        f.key(Qt::Key_Z);
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->documents().isOpening(), patience);
        QVERIFY(f.isCalled("a.cnf"));
        QCOMPARE(f.content(), largeClauses(0));
        QCOMPARE(bytesOf(f.file("a.cnf")), largeClauses(0));
    }

    /// Nothing empty goes in the place of what is not there.
    void aFileThatIsGoneLeavesAnUntitledDocument() {
        Fixture f;
        put(f.file("a.cnf"), largeClauses(0));
        f.open("a.cnf");
        f.restart([&] { QFile::remove(f.file("a.cnf")); });
        QVERIFY(f.isCalled("untitled"));
        QCOMPARE(f.dialogs.errors.size(), 1);
        QVERIFY(f.content().isEmpty());
    }

    void isNotSavedBeforeItIsThere() {
        Fixture f;
        put(f.file("a.cnf"), largeClauses(0));
        f.open("a.cnf");
        PageHost host(SatPage::pageInfo());
        QWidget window;
        RecentFiles recent(*f.settings);
        Documents documents({&host}, f.dialogs, recent, window);
        host.setSession(f.sat().session()->state());
        documents.restore(host, f.window->documents().state(f.host()));
        auto& sat = static_cast<SatPage&>(host.made());
        QVERIFY(sat.awaitsFile() && documents.isOpening());
        documents.save(host);
        documents.saveAs(host);
        QVERIFY(!documents.isSaving() && f.dialogs.saved.isEmpty());
        QCOMPARE(bytesOf(f.file("a.cnf")), largeClauses(0));
        documents.stopOpening();
        QVERIFY(documents.path(host).isEmpty() && sat.document()->content().isEmpty());
    }

    /// It is nowhere but here, until a copy of it is written; from then on neither closing nor a
    /// kill loses it.
    void closingAsksWhereItLiesInNoFile() {
        Fixture f;
        const auto isCopied = [&f] { return bytesOf(f.session->path()).contains(".copy"); };
        QVERIFY(f.sat().paste(QString::fromLatin1(largeClauses(0))).has_value());
        QVERIFY(f.sat().document()->isLarge());
        f.window->close();
        QVERIFY(f.window->isVisible());
        QCOMPARE(f.dialogs.questions.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(isCopied(), patience);
        f.restart();
        QCOMPARE(f.content(), largeClauses(0));
        QVERIFY(f.isCalled("untitled"));
        f.killAndOpen();
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->documents().isOpening(), patience);
        QCOMPARE(f.content(), largeClauses(0));
        // The same behind another one.
        f.key(Qt::Key_N);
        f.restart();
        f.key(Qt::Key_Z);
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->documents().isOpening(), patience);
        QCOMPARE(f.content(), largeClauses(0));
        QVERIFY(f.isCalled("untitled"));
        f.dialogs.file = f.file("a.cnf");
        f.key(Qt::Key_S);
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->documents().isSaving(), patience);
        f.restart();
        QVERIFY(f.isCalled("a.cnf"));
        QCOMPARE(f.content(), largeClauses(0));
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.errors.isEmpty());
    }
};

LOGGIA_WINDOW_TEST(SatLargeFileTest)

} // namespace sat_large_file_test

#include "sat_large_file_test.moc"
