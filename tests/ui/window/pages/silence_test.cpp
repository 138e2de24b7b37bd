// With the largest files that are read on another thread: whatever is done with them, the window
// answers.
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/large_files.hpp"
#include "tests/ui/support/silence.hpp"
#include "ui/peg/peg_view.hpp"
#include "ui/shell/page.hpp"
#include "ui/window/pages.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>

#include <algorithm>

namespace silence_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr qsizetype megabyte = 1'000'000;

/// Lines of a form in which %1 is another number each, up to so many bytes.
QByteArray lines(const QByteArray& form, qsizetype bytes, int numbers = 1'000'000) {
    QByteArray text;
    text.reserve(bytes + form.size());
    for (int i = 0; text.size() < bytes; ++i)
        text += QByteArray(form).replace("%1", QByteArray::number(i % numbers + 1));
    return text;
}

QByteArray map(int side) {
    QByteArray text = "type octile\nheight " + QByteArray::number(side) + "\nwidth " +
                      QByteArray::number(side) + "\nmap\n";
    for (int y = 0; y < side; ++y)
        text += (y % 16 == 5 ? QByteArray("@@@@@@@@@@@@@@.@").repeated(side / 16)
                             : QByteArray(side, '.')) +
                '\n';
    return text;
}

class PagesSilenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theWindowAnswers_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char* page, const char* name, const QByteArray& content) {
            QTest::newRow(name) << QString::fromLatin1(page) << content;
        };
        row("sat", "a large clause set",
            "p cnf 99999 9999999\n" + lines("%1 -7 8 0\n", 20 * megabyte, 99999));
        row("game-graph", "a large graph", largeGraph(100'000));
        row("pathfinding", "a large map", map(1008));
        row("formula-game", "a large formula", largeFormula(200'000));
    }
    /// Opened, edited, taken back, kept in the session, left and come back to.
    void theWindowAnswers() {
        QFETCH(QString, page);
        QFETCH(QByteArray, content);
        Bench bench(allPages);
        const QString file = bench.file("large.txt");
        put(file, content);
        static_cast<void>(bench.window->page(page)); // It takes a moment to make one.
        QTest::qWait(500);
        const auto key = [&bench](Qt::Key which) {
            QTest::keyClick(bench.window.get(), which, Qt::ControlModifier);
        };
        LongestSilence silence;
        QStringList slow;
        const auto note = [&](const char* what) {
            QTest::qWait(700);
            if (silence.milliseconds() > most_silence_ms)
                slow << QStringLiteral("%1: %2 ms")
                            .arg(QLatin1String(what))
                            .arg(qRound(silence.milliseconds()));
            silence.reset();
        };
        bench.window->openFiles({file});
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.window->windowTitle().startsWith(QStringLiteral("large.txt")), patience);
        QCOMPARE(bench.window->currentPage()->info().id, page);
        note("open");
        for (auto* editor : bench.window->currentPage()->findChildren<QPlainTextEdit*>())
            if (editor->isVisible() && !editor->isReadOnly()) {
                QTest::keyClick(editor, Qt::Key_Return);
                note("edit");
                key(Qt::Key_Z);
                note("undo");
                break;
            }
        key(Qt::Key_N);
        note("new");
        key(Qt::Key_Z);
        note("back");
        key(Qt::Key_1);
        note("another page");
        bench.window->openFiles({file});
        note("again");
        bench.window->currentPage()->stop();
        QVERIFY2(slow.isEmpty(), qPrintable(slow.join(QStringLiteral("; "))));
    }

    void aLargeTextIsPasted_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* page, const char* editor, const QByteArray& text) {
            QTest::newRow(page) << QString::fromLatin1(editor) << text;
        };
        const QByteArray game = largeFormula(25'000); // A line has a limit.
        const qsizetype begin = game.indexOf(' ') + 1;
        row("formula-game", "formula", game.mid(begin, game.indexOf('\n') - begin));
        row("wumpus", "statement", lines("(or P_1_%1 (not M_2_%1))\n", megabyte / 2));
        row("sat", "clauses", lines("%1 -7 8 0\n", megabyte / 2, 99999));
        row("normal-forms", "source", lines("a*b' + c*d*%1 +\n", megabyte / 2, 1));
        row("puzzles", "words", lines("Abe says: Bea is a knave. (%1)\n", megabyte / 2, 999));
    }
    void aLargeTextIsPasted() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        Bench bench(allPages);
        const Page* page = bench.window->page(QString::fromLatin1(QTest::currentDataTag()));
        bench.window->showPage(page);
        auto* editor = page->findChild<QPlainTextEdit*>(name);
        QTRY_VERIFY(editor != nullptr && editor->isVisible());
        const QString before = editor->toPlainText();
        QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
        QTest::qWait(500);
        LongestSilence silence;
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(editor, Qt::Key_V, Qt::ControlModifier);
        QTest::qWait(2000);
        QVERIFY(editor->toPlainText() != before);
        QVERIFY2(silence.milliseconds() <= most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
        bench.window->currentPage()->stop();
    }

    /// A puzzle is read and drawn anew after each letter.
    void manyStatementsArePictured() {
        constexpr int statements = 500;
        QByteArray puzzle;
        for (int i = 0; i < statements; ++i)
            puzzle += QByteArray(i % 2 == 0 ? "Abe" : "Bea") + " says: " +
                      (i % 3 == 0 ? "Cid is a knave or Abe is a knight.\n"
                                  : "Bea is a knave or Cid is a knight.\n");
        Bench bench(allPages);
        const QString file = bench.file("large.txt");
        put(file, puzzle);
        static_cast<void>(bench.window->page(QStringLiteral("puzzles")));
        QTest::qWait(500);
        bench.window->openFiles({file});
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.window->windowTitle().startsWith(QStringLiteral("large.txt")), patience);
        Page* page = bench.window->currentPage();
        QTRY_VERIFY_WITH_TIMEOUT(!page->isRunning(), patience);
        LongestSilence silence;
        QTest::keyClick(page->findChild<QPlainTextEdit*>(QStringLiteral("words")), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!page->isRunning(), patience);
        QVERIFY2(silence.milliseconds() <= most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
    }

    /// As many lines as a board can have, which are drawn anew whenever the mouse moves.
    void allLinesOfABoardArePainted() {
        constexpr int holes = 64;
        QByteArray board = "64 1\n";
        for (int a = 1; a <= holes; ++a)
            for (int b = a + 1; b <= holes; ++b)
                for (int c = b + 1; c <= holes; ++c)
                    board += QByteArray::number(a) + ' ' + QByteArray::number(b) + ' ' +
                             QByteArray::number(c) + '\n';
        Bench bench(allPages);
        const QString file = bench.file("large.txt");
        put(file, board);
        bench.window->openFiles({file});
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.window->windowTitle().startsWith(QStringLiteral("large.txt")), patience);
        QCOMPARE(bench.window->currentPage()->info().id, QStringLiteral("peg"));
        QTest::qWait(500);
        auto* view = bench.window->currentPage()->findChild<PegView*>();
        LongestSilence silence;
        view->repaint();
        QTest::qWait(50);
        QVERIFY2(silence.milliseconds() <= most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
    }
};

LOGGIA_WINDOW_TEST(PagesSilenceTest)

} // namespace silence_test

#include "silence_test.moc"
