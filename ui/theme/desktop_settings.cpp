#include "ui/theme/desktop_settings.hpp"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QFileInfo>
#include <QGuiApplication>

namespace loggia::ui {

namespace {

QString service() {
    return QStringLiteral("org.freedesktop.portal.Desktop");
}
QString path() {
    return QStringLiteral("/org/freedesktop/portal/desktop");
}
QString interface() {
    return QStringLiteral("org.freedesktop.portal.Settings");
}
QString appearance() {
    return QStringLiteral("org.freedesktop.appearance");
}
QString gnome() {
    return QStringLiteral("org.gnome.desktop.interface");
}

/// Without a bus of the session Qt would start one.
bool has_session_bus() {
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

/// The portal wraps a value once or twice, depending on its version.
QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>() && value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

DesktopSettings::DesktopSettings(QObject* parent) : QObject(parent) {
    if (!has_session_bus() || QGuiApplication::platformName() == QLatin1String("offscreen"))
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service(), path(), interface(), QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask(appearance(), QStringLiteral("color-scheme"));
    ask(gnome(), QStringLiteral("enable-animations"));
}

void DesktopSettings::ask(const QString& name_space, const QString& key) {
    QDBusMessage message =
        QDBusMessage::createMethodCall(service(), path(), interface(), QStringLiteral("Read"));
    message << name_space << key;
    auto* watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, name_space, key] {
        watcher->deleteLater();
        if (!watcher->isError())
            take(name_space, key, watcher->reply().arguments().value(0));
    });
}

void DesktopSettings::settingChanged(const QString& name_space, const QString& key,
                                     const QDBusVariant& value) {
    take(name_space, key, value.variant());
}

void DesktopSettings::take(const QString& name_space, const QString& key, const QVariant& value) {
    const QVariant plain = unwrapped(value);
    if (name_space == appearance() && key == QLatin1String("color-scheme")) {
        // 0 no preference, 1 dark, 2 light.
        const uint scheme = plain.toUInt();
        prefers_dark_ = scheme == 1   ? std::optional(true)
                        : scheme == 2 ? std::optional(false)
                                      : std::nullopt;
    } else if (name_space == gnome() && key == QLatin1String("enable-animations")) {
        reduces_motion_ = !plain.toBool();
    } else {
        return;
    }
    Q_EMIT changed();
}

} // namespace loggia::ui
