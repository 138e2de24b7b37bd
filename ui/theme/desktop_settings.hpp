#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

#include <optional>

class QDBusVariant;

namespace loggia::ui {

/// What the desktop prefers, asked from its settings portal (org.freedesktop.portal.Settings) where
/// there is one: Qt 6.4 does not tell. Nothing waits for the answer; without a session bus there is
/// none.
class DesktopSettings final : public QObject {
    Q_OBJECT

public:
    explicit DesktopSettings(QObject* parent = nullptr);

    /// Unset as long as nobody said.
    [[nodiscard]] std::optional<bool> prefersDark() const { return prefers_dark_; }
    [[nodiscard]] std::optional<bool> reducesMotion() const { return reduces_motion_; }

    /// One setting in the portal's terms; public so that a test can play the portal.
    void take(const QString& name_space, const QString& key, const QVariant& value);

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString& name_space, const QString& key, const QDBusVariant& value);

private:
    void ask(const QString& name_space, const QString& key);

    std::optional<bool> prefers_dark_;
    std::optional<bool> reduces_motion_;
};

} // namespace loggia::ui
