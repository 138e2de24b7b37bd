// What the settings change on the real pages and in the window: one test for each.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/settings/settings.hpp"
#include "ui/settings/settings_dialog.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSpinBox>

namespace settings_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

QJsonValue kept(const Bench& bench, const char* page, const char* key) {
    return bench.window->page(QLatin1String(page))->session()->state().value(QLatin1String(key));
}

/// Whether each page tells its answers, of those that can hide them.
QStringList pagesThatTell(const Bench& bench) {
    QStringList pages;
    const auto add = [&pages](const char* page, bool tells) {
        if (tells)
            pages << QLatin1String(page);
    };
    add("connect4", kept(bench, "connect4", "analysing").toBool());
    add("formula-game", kept(bench, "formula-game", "perfect-play").toBool());
    add("peg", kept(bench, "peg", "lamp").toBool());
    add("game-graph", kept(bench, "game-graph", "values").toBool());
    add("puzzles", !kept(bench, "puzzles", "problem")
                        .toObject()[QStringLiteral("attempt")]
                        .toObject()[QStringLiteral("trying")]
                        .toBool());
    return pages;
}

/// How often a page's session holds a value.
qsizetype occurrences(const Bench& bench, const char* page, const char* value) {
    const QJsonObject state = bench.window->page(QLatin1String(page))->session()->state();
    return QJsonDocument(state).toJson(QJsonDocument::Compact).count(value);
}

/// The only widget of that class on a page that is shown; the first where there are several.
template <class Widget>
Widget* shown(const Bench& bench, const char* page) {
    bench.window->showPage(bench.window->page(QLatin1String(page)));
    for (Widget* each : bench.window->currentPage()->findChildren<Widget*>())
        if (each->isVisible())
            return each;
    return nullptr;
}

constexpr std::size_t megabyte = std::size_t{1} << 20U;

/// A step that holds much.
class HeavyStep final : public UndoStep {
public:
    HeavyStep() : UndoStep(QStringLiteral("heavy")) {}

protected:
    [[nodiscard]] std::size_t heldBytes() const override { return 300'000; }
};

class PagesSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isOpenedByKeyboard() {
        const Bench bench;
        QTest::keyClick(bench.window.get(), Qt::Key_Comma, Qt::ControlModifier);
        const auto* dialog = bench.window->findChild<SettingsDialog*>();
        QVERIFY(dialog != nullptr);
        // Its buttons are on the screen, however small that is; the rest is scrolled to.
        QVERIFY(dialog->height() <= dialog->screen()->availableGeometry().height());
        QVERIFY(dialog->minimumSizeHint().height() <= 560);
    }

    void editorText() {
        Bench bench(allPages);
        Settings& settings = bench.window->settings();
        const auto size = [&bench](const char* page) {
            return shown<SourceEditor>(bench, page)->font().pointSizeF();
        };
        const double usual = size("wumpus");
        QVERIFY(usual >= QApplication::font().pointSizeF());
        QVERIFY(QFontInfo(shown<SourceEditor>(bench, "wumpus")->font()).pixelSize() >= 13);
        settings.set(settings::editor_text, 150);
        QCOMPARE(size("wumpus"), usual * 1.5);
        QVERIFY(shown<SourceEditor>(bench, "wumpus")->font().fixedPitch() ||
                QFontInfo(shown<SourceEditor>(bench, "wumpus")->font()).fixedPitch());
        // On a page that is made now, and after a new start.
        QCOMPARE(size("sat"), usual * 1.5);
        bench.close();
        bench.open();
        QCOMPARE(size("wumpus"), usual * 1.5);
        bench.window->settings().reset();
        QCOMPARE(size("wumpus"), usual);
    }

    void boardText() {
        Bench bench(allPages);
        Settings& settings = bench.window->settings();
        auto* board = shown<BoardView>(bench, "connect4");
        const double usual = board->font().pointSizeF();
        const QImage before = board->grab().toImage();
        settings.set(settings::board_text, 150);
        QCOMPARE(board->font().pointSizeF(), usual * 1.5);
        QVERIFY(board->grab().toImage() != before);
        QCOMPARE(shown<GraphView>(bench, "formula-game")->font().pointSizeF(), usual * 1.5);
        settings.reset();
        QCOMPARE(board->font().pointSizeF(), usual);
    }

    void thinkingTimeAndThreads() {
        Bench bench(allPages);
        Settings& settings = bench.window->settings();
        // Both players and the analysis; the contestants of a match have times of their own.
        settings.set(settings::thinking_seconds, 2.5);
        QCOMPARE(occurrences(bench, "connect4", "\"seconds\":2.5"), 3);
        settings.set(settings::threads, 3);
        QCOMPARE(occurrences(bench, "connect4", "\"threads\":3"), 3);
        // What is set on the page later is the page's, also at the next start.
        auto* page = bench.window->page(QStringLiteral("connect4"));
        QJsonObject state = page->session()->state();
        QJsonObject analysis = state[QStringLiteral("analysis")].toObject();
        analysis[QStringLiteral("seconds")] = 9.5;
        page->session()->restore({{QStringLiteral("analysis"), analysis}});
        bench.close();
        bench.open();
        QCOMPARE(occurrences(bench, "connect4", "\"seconds\":2.5"), 2);
        QCOMPARE(occurrences(bench, "connect4", "\"seconds\":9.5"), 1);
        // The next change is for all again, also for a page that is not made yet.
        bench.window->showPage(bench.window->page(QStringLiteral("peg")));
        bench.close();
        bench.settings =
            std::make_unique<QSettings>(bench.file("settings.ini"), QSettings::IniFormat);
        Settings(*bench.settings).set(settings::thinking_seconds, 4.5);
        bench.settings.reset();
        bench.open();
        QCOMPARE(occurrences(bench, "connect4", "\"seconds\":4.5"), 3);
    }

    void minimisingTime() {
        const Bench bench(allPages);
        bench.window->settings().set(settings::minimising_seconds, 7);
        const auto* page = bench.window->page(QStringLiteral("normal-forms"));
        QCOMPARE(page->findChild<QSpinBox*>(QStringLiteral("seconds"))->value(), 7);
        bench.window->settings().reset();
        QCOMPARE(page->findChild<QSpinBox*>(QStringLiteral("seconds"))->value(), 0);
    }

    void answers() {
        Bench bench(allPages);
        const QStringList all{QStringLiteral("connect4"), QStringLiteral("formula-game"),
                              QStringLiteral("peg"), QStringLiteral("game-graph"),
                              QStringLiteral("puzzles")};
        const auto set = [&bench](AnswersAtStart answers) {
            bench.window->settings().set(settings::answers, static_cast<int>(answers));
        };
        set(AnswersAtStart::hidden);
        QCOMPARE(pagesThatTell(bench), QStringList());
        set(AnswersAtStart::shown);
        QCOMPARE(pagesThatTell(bench), all);
        bench.close();
        bench.open();
        QCOMPARE(pagesThatTell(bench), all);
        set(AnswersAtStart::hidden);
        QCOMPARE(pagesThatTell(bench), QStringList());
        // They stay as a person leaves them.
        set(AnswersAtStart::remembered);
        bench.close();
        bench.open();
        QCOMPARE(pagesThatTell(bench), QStringList());
    }

    void documentsAreKeptWithoutUndo() {
        Bench bench;
        bench.window->settings().set(settings::kept_at_exit,
                                     static_cast<int>(KeptAtExit::documents));
        bench.page().replace(QStringLiteral("second"), QStringLiteral("replace"));
        bench.page().change(QStringLiteral("mine"), QStringLiteral("type"));
        bench.close();
        QVERIFY(bench.dialogs.questions.isEmpty());
        bench.open();
        QCOMPARE(bench.page().text(), QStringLiteral("mine"));
        QVERIFY(!bench.page().history()->canUndo());
        // Nor can what was undone be redone.
        bench.page().replace(QStringLiteral("third"), QStringLiteral("replace"));
        bench.page().history()->undo();
        bench.close();
        bench.open();
        QCOMPARE(bench.page().text(), QStringLiteral("mine"));
        QVERIFY(!bench.page().history()->canRedo());
    }

    void nothingIsKept() {
        Bench bench;
        bench.window->settings().set(settings::kept_at_exit, static_cast<int>(KeptAtExit::nothing));
        bench.page().change(QStringLiteral("mine"), QStringLiteral("type"));
        // It asks, and stays open unless that is agreed to.
        bench.window->close();
        QCOMPARE(bench.dialogs.questions.size(), 1);
        QVERIFY(bench.window->isVisible());
        QVERIFY(!bench.dialogs.questions[0].text.isEmpty());
        QVERIFY(bytesOf(bench.session->path()).contains("\"open\":true"));
        // A crash loses nothing all the same.
        bench.session->flush();
        bench.killAndOpen();
        QCOMPARE(bench.page().text(), QStringLiteral("mine"));
        bench.dialogs.answer = 0;
        bench.window->close();
        QTRY_VERIFY(!bench.window->isVisible());
        bench.close();
        bench.open();
        QCOMPARE(bench.page().text(), QStringLiteral("first"));
    }

    void undoMemory() {
        const Bench bench;
        const auto fill = [&bench](const char* page) {
            History& history = *bench.page(page).history();
            for (int i = 0; i < 12; ++i)
                history.edit(std::make_unique<HeavyStep>());
            return history.bytes();
        };
        QVERIFY(fill("sample") > megabyte);
        bench.window->settings().set(settings::undo_megabytes, 1);
        const std::size_t most = megabyte + HeavyStep().bytes(); // with the newest
        QVERIFY(bench.page().history()->bytes() <= most);
        QVERIFY(fill("sample") <= most);
        // A page that is made now has the same limit.
        QVERIFY(fill("peg") <= most);
    }
};

LOGGIA_WINDOW_TEST(PagesSettingsTest)

} // namespace settings_test

#include "settings_test.moc"
