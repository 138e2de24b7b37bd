#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/settings/settings.hpp"
#include "ui/settings/settings_dialog.hpp"
#include "ui/shell/documents.hpp"
#include "ui/undo/history.hpp"
#include "ui/window/language_switch.hpp"

#include <QMenuBar>
#include <QSignalSpy>

namespace language_switch_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Desk {
    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Theme theme{*qApp, settings};
    SessionStore session{folder.filePath(QStringLiteral("session"))};
    LanguageSwitch shown{MainWindow::Services{settings, dialogs, theme, session, {}},
                         Bench::samplePages};

    Desk() {
        shown.window().activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&shown.window()));
    }
    [[nodiscard]] SamplePage& page() const {
        return *qobject_cast<SamplePage*>(shown.window().currentPage());
    }
    [[nodiscard]] QString firstMenu() const {
        return plainText(shown.window().findChild<QMenuBar*>()->actions().constFirst()->text());
    }
    /// As a person chooses it in the menu; whether there is another window then.
    bool choose(const char* command) {
        const QSignalSpy changed(&shown, &LanguageSwitch::windowChanged);
        shown.window().commands().action(QLatin1String(command))->trigger();
        return QTest::qWaitFor([&] { return !changed.isEmpty(); }, 1000);
    }
};

class LanguageSwitchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// There and back: words change, and nothing that a person made.
    void documentsAndUndoStay() {
        Desk desk;
        QCOMPARE(desk.firstMenu(), QStringLiteral("File"));
        desk.page().change(QStringLiteral("third"), QStringLiteral("type"));
        desk.page().change(QStringLiteral("second"), QStringLiteral("type"));
        desk.shown.window().resize(700, 600);
        QVERIFY(desk.choose("view.languageGerman"));
        QCOMPARE(desk.firstMenu(), QStringLiteral("Datei"));
        QCOMPARE(desk.page().text(), QStringLiteral("second"));
        QCOMPARE(desk.shown.window().size(), QSize(700, 600));
        QVERIFY(desk.shown.window()
                    .commands()
                    .action(QStringLiteral("view.languageGerman"))
                    ->isChecked());
        QVERIFY(desk.choose("view.languageSpanish"));
        QCOMPARE(desk.firstMenu(), QStringLiteral("Archivo"));
        QVERIFY(desk.choose("view.languageEnglish"));
        QCOMPARE(desk.firstMenu(), QStringLiteral("File"));
        QCOMPARE(desk.page().text(), QStringLiteral("second"));
        // The same one again changes nothing.
        QVERIFY(!desk.choose("view.languageEnglish"));
    }

    /// The switch waits for a large file that is being read.
    void aFileThatIsBeingOpenedIsThere() {
        constexpr int size = 1 << 19;
        Desk desk;
        const QString file = desk.folder.filePath(QStringLiteral("large.txt"));
        put(file, "sample: " + QByteArray(size, 'x'));
        desk.shown.window().openFiles({file});
        QVERIFY(desk.shown.window().documents().isOpening());
        QVERIFY(desk.choose("view.languageGerman"));
        QCOMPARE(desk.page().text().size(), size);
        QVERIFY(desk.shown.window().windowTitle().startsWith(QStringLiteral("large.txt")));
    }

    /// It is the next start's too.
    void isRemembered() {
        Desk desk;
        QVERIFY(desk.choose("view.languageGerman"));
        QCOMPARE(Settings(desk.settings).value(settings::language),
                 static_cast<int>(Language::german));
    }

    /// Chosen in the dialog of the settings, which is there again.
    void settingsStayOpen() {
        Desk desk;
        desk.shown.window().commands().action(QStringLiteral("edit.settings"))->trigger();
        auto* box =
            desk.shown.window().findChild<QComboBox*>(QLatin1String(settings::language.key));
        QVERIFY(box != nullptr);
        const QSignalSpy changed(&desk.shown, &LanguageSwitch::windowChanged);
        box->setCurrentIndex(static_cast<int>(Language::german));
        QVERIFY(QTest::qWaitFor([&] { return !changed.isEmpty(); }, 1000));
        const auto* dialog = desk.shown.window().findChild<SettingsDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(
            dialog->findChild<QComboBox*>(QLatin1String(settings::language.key))->currentIndex(),
            static_cast<int>(Language::german));
    }
};

LOGGIA_WINDOW_TEST(LanguageSwitchTest)

} // namespace language_switch_test

#include "language_switch_test.moc"
