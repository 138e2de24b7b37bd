#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/settings/settings.hpp"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace settings_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class SettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void comesBackFromTheDisk() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            QSettings stored(file, QSettings::IniFormat);
            Settings settings(stored);
            QCOMPARE(settings.value(settings::editor_text), 100);
            settings.set(settings::editor_text, 140);
            settings.set(settings::thinking_seconds, 2.5);
        }
        QSettings stored(file, QSettings::IniFormat);
        const Settings settings(stored);
        QCOMPARE(settings.value(settings::editor_text), 140);
        QCOMPARE(settings.value(settings::thinking_seconds), 2.5);
        QCOMPARE(settings.value(settings::threads), 1);
    }

    void whatMakesNoSenseIsAsUsual() {
        const QTemporaryDir folder;
        QSettings stored(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        for (const QVariant& value :
             {QVariant(QStringLiteral("large")), QVariant(-5), QVariant(1e9), QVariant(),
              QVariant(QStringLiteral("nan")), QVariant(QStringList{QStringLiteral("1")})}) {
            stored.setValue(QLatin1String(settings::board_text.key), value);
            QCOMPARE(Settings(stored).value(settings::board_text), 100);
        }
    }

    void isHonouredAtOnceAndWheneverItChanges() {
        const QTemporaryDir folder;
        QSettings stored(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Settings settings(stored);
        QList<int> seen;
        {
            const QObject context;
            settings.honour(settings::threads, &context, [&seen](int value) { seen << value; });
            settings.set(settings::threads, 4);
            settings.set(settings::threads, 4);
            settings.set(settings::editor_text, 120);
            settings.set(settings::threads, 1000);
            QCOMPARE(seen, QList<int>({1, 4, 64}));
        }
        settings.set(settings::threads, 2);
        QCOMPARE(seen.size(), 3);
    }

    /// Another window stores the same value first: this one does what it is told all the same.
    void otherWindowsDoNotChangeIt() {
        const QTemporaryDir folder;
        QSettings stored(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Settings here(stored);
        Settings there(stored);
        QList<int> seen;
        here.honour(settings::language, &here, [&seen](int value) { seen << value; });
        there.set(settings::language, 3);
        QCOMPARE(here.value(settings::language), 0);
        here.set(settings::language, 3);
        QCOMPARE(seen, QList<int>({0, 3}));
        there.set(settings::language, 1);
        here.set(settings::language, 3);
        QCOMPARE(seen, QList<int>({0, 3}));
        QCOMPARE(Settings(stored).value(settings::language), 3);
    }

    void resetsEverything() {
        const QTemporaryDir folder;
        QSettings stored(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Settings settings(stored);
        settings.set(settings::window_text, 120);
        settings.set(settings::language, 2);
        settings.set(settings::editor_text, 120);
        settings.set(settings::board_text, 120);
        settings.set(settings::thinking_seconds, 3.0);
        settings.set(settings::threads, 3);
        settings.set(settings::minimising_seconds, 3);
        settings.set(settings::answers, 2);
        settings.set(settings::kept_at_exit, 2);
        settings.set(settings::undo_megabytes, 3);
        QCOMPARE(stored.allKeys().size(), 10);
        const QSignalSpy changes(&settings, &Settings::changed);
        settings.reset();
        QCOMPARE(changes.size(), 10);
        QCOMPARE(settings.value(settings::window_text), 100);
        QCOMPARE(settings.value(settings::language), 0);
        QCOMPARE(settings.value(settings::editor_text), 100);
        QCOMPARE(settings.value(settings::board_text), 100);
        QCOMPARE(settings.value(settings::thinking_seconds), 1.0);
        QCOMPARE(settings.value(settings::threads), 1);
        QCOMPARE(settings.value(settings::minimising_seconds), 0);
        QCOMPARE(settings.value(settings::answers), 0);
        QCOMPARE(settings.value(settings::kept_at_exit), 0);
        QCOMPARE(settings.value(settings::undo_megabytes), 64);
    }
};

LOGGIA_WINDOW_TEST(SettingsTest)

} // namespace settings_test

#include "settings_test.moc"
