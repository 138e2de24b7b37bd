#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/theme.hpp"

#include <QAction>
#include <QDBusVariant>
#include <QSignalSpy>

namespace theme_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class Listener final : public QWidget {
public:
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override {
        changes += event->type() == QEvent::PaletteChange ? 1 : 0;
        QWidget::changeEvent(event);
    }
};

class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void switchesAndTells() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Theme theme(*qApp, settings);
        QVERIFY(theme.mode() == ThemeMode::system);
        theme.setMode(ThemeMode::light);
        Listener listener;
        listener.show();
        const QSignalSpy changed(&theme, &Theme::changed);
        theme.setMode(ThemeMode::dark);
        QCOMPARE(changed.size(), 1);
        QTRY_VERIFY(listener.changes > 0);
        QVERIFY(coloursFor(listener.palette()) == darkColours());
        Theme again(*qApp, settings);
        QVERIFY(again.mode() == ThemeMode::dark && again.isDark());
    }

    void followsTheSystem() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Theme theme(*qApp, settings);
        theme.setMode(ThemeMode::dark);
        theme.setMode(ThemeMode::system);
        // The offscreen platform is a light one, and our own dark palette is not taken for its.
        theme.followSystem();
        QVERIFY(!theme.isDark());
        QVERIFY(coloursFor(QApplication::palette()) == lightColours());
    }

    void theDesktopSettingsComeFirst() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Theme theme(*qApp, settings);
        const auto says = [&theme](const char* name_space, const char* key, const QVariant& value) {
            theme.desktop().take(QString::fromLatin1(name_space), QString::fromLatin1(key), value);
        };
        const auto wrapped =
            QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(1U))));
        says("org.freedesktop.appearance", "color-scheme", wrapped);
        QVERIFY(theme.isDark());
        says("org.freedesktop.appearance", "color-scheme", 2U);
        QVERIFY(!theme.isDark());
        says("org.freedesktop.appearance", "color-scheme", 0U);
        QVERIFY(!theme.isDark());
        says("somebody.else", "color-scheme", 1U);
        QVERIFY(!theme.isDark());
        QWidget widget;
        says("org.gnome.desktop.interface", "enable-animations", false);
        QCOMPARE(animationDuration(widget), 0);
        theme.setMotion(Motion::full);
        QVERIFY(animationDuration(widget) > 0);
        theme.setMode(ThemeMode::light);
        says("org.freedesktop.appearance", "color-scheme", 1U);
        QVERIFY(!theme.isDark());
    }

    void motionIsTold() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Theme theme(*qApp, settings);
        QWidget widget;
        theme.setMotion(Motion::full);
        QVERIFY(animationDuration(widget) > 0 && animationDuration(widget) < 200);
        theme.setMotion(Motion::reduced);
        QCOMPARE(animationDuration(widget), 0);
    }

    void oddSettingsAreTheDefault() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        settings.setValue(QLatin1String("theme"), QStringLiteral("plaid"));
        settings.setValue(QLatin1String("motion"), 17);
        Theme theme(*qApp, settings);
        QVERIFY(theme.mode() == ThemeMode::system && theme.motion() == Motion::system);
    }

    void theMenuSwitches() {
        Bench bench;
        QAction* dark = bench.window->commands().action(QStringLiteral("view.themeDark"));
        dark->trigger();
        QVERIFY(bench.theme->isDark());
        QVERIFY(dark->isChecked());
        bench.window->commands().action(QStringLiteral("view.themeLight"))->trigger();
        QVERIFY(!bench.theme->isDark());
        QVERIFY(!dark->isChecked());
        bench.window->commands().action(QStringLiteral("view.motionReduced"))->trigger();
        QCOMPARE(animationDuration(*bench.window), 0);
    }
};

LOGGIA_WINDOW_TEST(ThemeTest)

} // namespace theme_test

#include "theme_test.moc"
