// Formulas that are too large for the session, in a whole window, which goes on while they are
// read.
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/large_files.hpp"
#include "tests/ui/support/silence.hpp"
#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_game_page.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace formula_game_large_file_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Field = FormulaDocument::Field;

struct Fixture : Bench {
    Fixture() : Bench([] { return std::vector{FormulaGamePage::pageInfo()}; }) { playAlone(); }

    void playAlone() const {
        document().setComputer(formula_game::Player::e, false);
        document().setComputer(formula_game::Player::a, false);
    }
    [[nodiscard]] FormulaGamePage& page() const {
        return *qobject_cast<FormulaGamePage*>(window->currentPage());
    }
    [[nodiscard]] FormulaDocument& document() const { return *page().document(); }
    void settle() const {
        QTRY_VERIFY_WITH_TIMEOUT(!window->documents().isOpening() &&
                                     !window->documents().isSaving() && !page().awaitsFile(),
                                 patience);
    }
    void open(const char* name) const {
        window->openFiles({file(name)});
        settle();
    }
    void key(Qt::Key key) const { QTest::keyClick(window.get(), key, Qt::ControlModifier); }
    void play(bool value) const { QVERIFY(document().play(value).has_value()); }
    [[nodiscard]] QByteArray saved() const { return page().save({}); }
    [[nodiscard]] std::size_t bytesKept() const {
        return static_cast<std::size_t>(
            QJsonDocument(page().session()->state()).toJson(QJsonDocument::Compact).size());
    }
};

/// The same formula to be played in the opposite order.
QByteArray turnedRound(QByteArray configuration) {
    const QByteArray letters = "abcdefghijklmnopqrstuvwxyz";
    QByteArray reversed = letters;
    std::reverse(reversed.begin(), reversed.end());
    return configuration.replace("variables: " + letters, "variables: " + reversed);
}

class FormulaGameLargeFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Whatever is done with it, the window answers, at the next start too.
    void theWindowGoesOn() {
        Fixture f;
        put(f.file("large.fg"), largeFormula(200'000));
        LongestSilence silence;
        QStringList slow;
        const auto note = [&](const char* what) {
            QTest::qWait(SessionStore::usual_wait * 2);
            if (silence.milliseconds() >= most_silence_ms)
                slow << QStringLiteral("%1: %2 ms")
                            .arg(QLatin1String(what))
                            .arg(qRound(silence.milliseconds()));
            silence.reset();
        };
        f.open("large.fg");
        QVERIFY(f.document().isGame());
        note("open");
        f.play(true);
        f.play(false);
        note("play");
        f.document().toggleTurn(5);
        note("another turn");
        f.key(Qt::Key_N);
        note("new");
        f.key(Qt::Key_Z);
        f.settle();
        note("back");
        QVERIFY(f.document().isGame());
        QVERIFY(f.bytesKept() < 20'000);
        const QByteArray before = f.saved();
        f.close();
        f.Bench::open();
        silence.reset();
        f.settle();
        note("start");
        QCOMPARE(f.saved(), before);
        QVERIFY2(slow.isEmpty(), qPrintable(slow.join(QStringLiteral("; "))));
    }

    /// With the values that were chosen and the turns as they were edited.
    void comesBackFromItsFile() {
        Fixture f;
        put(f.file("a.fg"), largeFormula(20'000));
        f.open("a.fg");
        QVERIFY(f.page().needsFile());
        f.document().toggleTurn(9);
        f.play(true);
        f.play(true);
        f.play(false);
        f.document().show(2);
        auto* tree = f.page().findChild<TreeView*>(QStringLiteral("tree"));
        QVERIFY(!tree->isFolded(1));
        tree->setFolded(1, true);
        const auto folded = [&f] {
            return f.page().session()->state().value(QLatin1String("folded")).toObject();
        };
        const QJsonObject before = folded();
        QVERIFY(!before.isEmpty());
        const QByteArray saved = f.saved();
        QVERIFY(saved != largeFormula(20'000));
        f.close();
        f.Bench::open();
        f.settle();
        QCOMPARE(f.saved(), saved);
        QCOMPARE(f.document().shown(), std::size_t{2});
        QCOMPARE(f.document().played(), std::size_t{3});
        QCOMPARE(folded(), before);
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("a.fg")));
        QVERIFY(f.window->isWindowModified());
        f.key(Qt::Key_S);
        f.settle();
        QCOMPARE(bytesOf(f.file("a.fg")), saved);
        QVERIFY(f.dialogs.questions.isEmpty() && f.dialogs.errors.isEmpty());
    }

    /// What is half typed beside it is kept as well.
    void turnsThatAreHalfTypedComeBack() {
        Fixture f;
        put(f.file("a.fg"), largeFormula(20'000));
        f.open("a.fg");
        f.document().type(Field::turns, QStringLiteral("EEA"));
        QVERIFY(!f.document().isGame());
        f.session->flush();
        f.killAndOpen();
        f.settle();
        QCOMPARE(f.document().text(Field::turns), QStringLiteral("EEA"));
        QVERIFY(f.document().text(Field::formula).size() > 20'000);
        f.document().type(Field::turns, QStringLiteral("EA").repeated(13));
        QVERIFY(f.document().isGame());
    }

    /// In no file: a kill does not lose it either.
    void comesBackAfterAKill() {
        Fixture f;
        QVERIFY(f.page().paste(QString::fromLatin1(largeFormula(60'000))).has_value());
        QVERIFY(f.page().needsFile());
        f.settle();
        f.playAlone();
        f.play(true);
        const QByteArray saved = f.saved();
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(f.session->path()).contains(".copy"), patience);
        f.session->flush(); // The copy may have been there before the move.
        f.killAndOpen();
        f.settle();
        QCOMPARE(f.saved(), saved);
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("untitled")));
        QVERIFY(f.dialogs.errors.isEmpty());
    }

    /// Another order that was saved elsewhere meanwhile is not taken back, nor does another formula
    /// get turns that were not made for it.
    void theFileMayHoldAnotherFormula() {
        Fixture f;
        put(f.file("a.fg"), largeFormula(20'000));
        f.open("a.fg");
        f.play(true);
        f.close();
        const QByteArray other = "formula: (" + QByteArray("(x*-y)+").repeated(6'000) +
                                 "z)\nturns: AEA\n"
                                 "variables: zyx\nvalues: \n";
        put(f.file("a.fg"), other);
        f.Bench::open();
        f.settle();
        QVERIFY(f.document().isGame());
        QCOMPARE(f.document().text(Field::turns), QStringLiteral("AEA"));
        QCOMPARE(f.document().text(Field::variables), QStringLiteral("zyx"));
        QCOMPARE(f.document().played(), std::size_t{0}); // the value was one of another formula
        QVERIFY(f.dialogs.errors.isEmpty());
    }

    /// What is typed instead is not waited for.
    void anotherFormulaIsNotWaitedFor() {
        Fixture f;
        put(f.file("a.fg"), turnedRound(largeFormula(20'000)));
        f.open("a.fg");
        const QJsonObject kept = f.page().session()->state();
        FormulaGamePage page;
        page.restoreSession(kept);
        QVERIFY(page.awaitsFile() && page.needsFile());
        QCOMPARE(page.session()->state().value(QLatin1String("document")),
                 kept.value(QLatin1String("document")));
        page.document()->type(Field::formula, QStringLiteral("(x*y)"));
        QVERIFY(!page.awaitsFile() && !page.needsFile() && page.document()->isGame());
        page.history()->undo();
        QVERIFY(page.awaitsFile());
        page.restoreFile({});
        QVERIFY(!page.awaitsFile() && !page.needsFile());
        QCOMPARE(page.document()->text(Field::formula), QString());
    }
};

LOGGIA_WINDOW_TEST(FormulaGameLargeFileTest)

} // namespace formula_game_large_file_test

#include "formula_game_large_file_test.moc"
