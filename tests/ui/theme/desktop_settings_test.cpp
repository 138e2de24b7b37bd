// Over a real message bus, private to this test, with a settings portal of the test's own on it:
// what a desktop would say is asked for and followed by the very code that does so in the window.
#include "tests/ui/support/bench.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/desktop_settings.hpp"
#include "ui/theme/motion.hpp"
#include "ui/theme/theme.hpp"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QMap>
#include <QProcess>
#include <QSignalSpy>

#include <csignal>
#include <optional>
#include <sys/prctl.h>

using namespace loggia::ui;
using namespace loggia::ui::testing;

namespace desktop_settings_test {

const QString portal_name = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portal_path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portal_interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString scheme = QStringLiteral("color-scheme");
const QString animations = QStringLiteral("enable-animations");

/// Another program's place in all this: the portal, on a connection of its own.
class Portal final : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    explicit Portal(const QString& address)
        : bus_(QDBusConnection::connectToBus(address, QStringLiteral("portal"))) {
        bus_.registerObject(portal_path, this,
                            QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
    }
    ~Portal() override { QDBusConnection::disconnectFromBus(QStringLiteral("portal")); }

    bool appear() { return bus_.registerService(portal_name); }
    void vanish() { bus_.unregisterService(portal_name); }

    /// Sets a value without telling anybody.
    void set(const QString& name_space, const QString& key, const QVariant& value) {
        values_[name_space + key] = value;
    }
    /// A person changes a setting of the desktop.
    void change(const QString& name_space, const QString& key, const QVariant& value) {
        set(name_space, key, value);
        Q_EMIT SettingChanged(name_space, key, QDBusVariant(value));
    }
    void clear() { values_.clear(); }

    bool wraps_twice = false; ///< As the older portals' Read does.
    int asked = 0;

Q_SIGNALS:
    // NOLINTNEXTLINE(readability-identifier-naming): the portal's names
    void SettingChanged(const QString& name_space, const QString& key, const QDBusVariant& value);

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming)
    QDBusVariant Read(const QString& name_space, const QString& key) {
        ++asked;
        const auto found = values_.constFind(name_space + key);
        if (found == values_.constEnd()) {
            sendErrorReply(QStringLiteral("org.freedesktop.portal.Error.NotFound"),
                           QStringLiteral("no such setting"));
            return {};
        }
        const QDBusVariant once(*found);
        return wraps_twice ? QDBusVariant(QVariant::fromValue(once)) : once;
    }

private:
    QDBusConnection bus_;
    QMap<QString, QVariant> values_;
};

struct Desk {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    Theme theme{*qApp, settings};
    QSignalSpy changed{&theme.desktop(), &DesktopSettings::changed};
};

} // namespace desktop_settings_test

using namespace desktop_settings_test;

class DesktopSettingsTest : public QObject {
    Q_OBJECT

public:
    static QString address; ///< of the private bus

private Q_SLOTS:
    void initTestCase() {
        portal_ = std::make_unique<Portal>(address);
        QVERIFY(portal_->appear());
    }
    void init() {
        failOnWarnings();
        portal_->clear();
        portal_->asked = 0;
        portal_->wraps_twice = false;
    }
    void cleanupTestCase() { portal_.reset(); }

    void readsWhatTheDesktopPrefers_data() {
        QTest::addColumn<uint>("value");
        QTest::addColumn<bool>("twice");
        QTest::addColumn<bool>("known");
        QTest::addColumn<bool>("dark");
        for (const bool twice : {false, true}) {
            const char* way = twice ? "wrapped twice" : "wrapped once";
            QTest::addRow("no preference, %s", way) << 0U << twice << false << false;
            QTest::addRow("dark, %s", way) << 1U << twice << true << true;
            QTest::addRow("light, %s", way) << 2U << twice << true << false;
            QTest::addRow("what is yet to come, %s", way) << 99U << twice << false << false;
        }
    }
    void readsWhatTheDesktopPrefers() {
        QFETCH(uint, value);
        QFETCH(bool, twice);
        QFETCH(bool, known);
        QFETCH(bool, dark);
        portal_->wraps_twice = twice;
        portal_->set(appearance, scheme, value);
        portal_->set(gnome, animations, true);
        Desk desk;
        QTRY_COMPARE(desk.changed.size(), 2);
        QCOMPARE(desk.theme.desktop().prefersDark(), known ? std::optional(dark) : std::nullopt);
        QCOMPARE(desk.theme.desktop().reducesMotion(), std::optional(false));
        QCOMPARE(desk.theme.isDark(), dark);
    }

    void followsEachChange() {
        portal_->set(appearance, scheme, 2U);
        portal_->set(gnome, animations, true);
        Desk desk;
        QTRY_COMPARE(desk.changed.size(), 2);
        QWidget widget;
        QVERIFY(!desk.theme.isDark() && animationDuration(widget) > 0);

        portal_->change(appearance, scheme, 1U);
        QTRY_VERIFY(desk.theme.isDark());
        QVERIFY(coloursFor(QApplication::palette()) == darkColours());
        portal_->change(gnome, animations, false);
        QTRY_COMPARE(animationDuration(widget), 0);
        portal_->change(appearance, scheme, 2U);
        QTRY_VERIFY(coloursFor(QApplication::palette()) == lightColours());
        portal_->change(gnome, animations, true);
        QTRY_VERIFY(animationDuration(widget) > 0);
        // No more than was said.
        QCOMPARE(desk.changed.size(), 6);
    }

    void whatDoesNotConcernItChangesNothing() {
        portal_->set(appearance, scheme, 1U);
        portal_->set(gnome, animations, true);
        Desk desk;
        QTRY_COMPARE(desk.changed.size(), 2);
        portal_->change(appearance, QStringLiteral("accent-color"), 3U);
        portal_->change(gnome, QStringLiteral("cursor-size"), 24);
        portal_->change(QStringLiteral("org.example"), scheme, 2U);
        portal_->change(gnome, animations, false); // the last one heard, so all were
        QTRY_COMPARE(desk.theme.desktop().reducesMotion(), std::optional(true));
        QVERIFY(desk.theme.isDark());
        QCOMPARE(desk.changed.size(), 3);
    }

    void aPersonsOwnChoiceComesFirst() {
        portal_->set(appearance, scheme, 1U);
        portal_->set(gnome, animations, false);
        Desk desk;
        QTRY_COMPARE(desk.changed.size(), 2);
        desk.theme.setMode(ThemeMode::light);
        desk.theme.setMotion(Motion::full);
        QWidget widget;
        portal_->change(appearance, scheme, 0U);
        portal_->change(appearance, scheme, 1U);
        QTRY_COMPARE(desk.changed.size(), 4);
        QVERIFY(!desk.theme.isDark() && animationDuration(widget) > 0);
        desk.theme.setMode(ThemeMode::system);
        desk.theme.setMotion(Motion::system);
        QVERIFY(desk.theme.isDark());
        QCOMPARE(animationDuration(widget), 0);
    }

    void aPortalWithoutTheSettingsIsNoPreference() {
        Desk desk;
        QTRY_COMPARE(portal_->asked, 2);
        QTest::qWait(20);
        QCOMPARE(desk.changed.size(), 0);
        QVERIFY(!desk.theme.desktop().prefersDark() && !desk.theme.desktop().reducesMotion());
        // It may learn of them while the window is open.
        portal_->change(appearance, scheme, 1U);
        QTRY_VERIFY(desk.theme.isDark());
    }

    void withoutAPortalNothingWaits() {
        portal_->vanish();
        QElapsedTimer timer;
        timer.start();
        {
            Desk desk;
            QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
            QTest::qWait(20);
            QCOMPARE(desk.changed.size(), 0);
            // A desktop that starts after the program is heard, too.
            QVERIFY(portal_->appear());
            portal_->change(appearance, scheme, 1U);
            QTRY_VERIFY(desk.theme.isDark());
        }
        portal_->change(appearance, scheme, 2U); // to nobody
        QTest::qWait(20);
    }

    /// Ended in the middle of a question, nobody hears the answer.
    void isGoneBeforeTheAnswer() {
        portal_->set(appearance, scheme, 1U);
        for (int i = 0; i < 50; ++i)
            DesktopSettings settings;
        QTest::qWait(20);
    }

private:
    std::unique_ptr<Portal> portal_;
};

QString DesktopSettingsTest::address;

namespace {

/// A bus for this test alone: it starts no service and knows none of the machine's.
const char bus_config[] = R"(<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir=%1</listen>
  <policy context="default">
    <allow send_destination="*"/>
    <allow receive_sender="*"/>
    <allow own="*"/>
    <allow user="*"/>
  </policy>
</busconfig>
)";

/// Starts the bus and returns its address; empty where that failed.
QString startBus(QProcess& bus, const QTemporaryDir& folder) {
    const QString path = folder.filePath(QStringLiteral("bus.conf"));
    QFile config(path);
    if (!config.open(QIODevice::WriteOnly))
        return {};
    config.write(QString::fromLatin1(bus_config).arg(folder.path()).toUtf8());
    config.close();
    bus.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    // Nor does it outlive a test that crashes.
    bus.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    bus.start(QStringLiteral(LOGGIA_DBUS_DAEMON),
              {QStringLiteral("--config-file=") + path, QStringLiteral("--nofork"),
               QStringLiteral("--print-address")});
    if (!bus.waitForStarted() || !bus.waitForReadyRead())
        return {};
    return QString::fromLocal8Bit(bus.readLine()).trimmed();
}

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    QProcess bus;
    DesktopSettingsTest::address = startBus(bus, folder);
    if (DesktopSettingsTest::address.isEmpty())
        qFatal("the bus did not start");
    qputenv("DBUS_SESSION_BUS_ADDRESS", DesktopSettingsTest::address.toLocal8Bit());
    // On the offscreen platform nobody asks the desktop.
    qputenv("QT_QPA_PLATFORM", "minimal");
    int result = 0;
    {
        QApplication application(argc, argv);
        DesktopSettingsTest test;
        result = QTest::qExec(&test, argc, argv);
    }
    bus.terminate();
    if (!bus.waitForFinished(2000))
        bus.kill();
    bus.waitForFinished();
    return result;
}

#include "desktop_settings_test.moc"
