#pragma once

#include "ui/theme/desktop_settings.hpp"
#include "ui/theme/motion.hpp"

#include <QObject>
#include <QPointer>

class QApplication;
class QSettings;

namespace loggia::ui {

class Style;

enum class ThemeMode { system, light, dark };

/// How the whole program looks and moves: style, palette and motion, kept in `settings`.
///
/// Widgets need not know it: they see the palette change (changeEvent) and ask coloursFor() and
/// animationDuration().
class Theme : public QObject {
    Q_OBJECT

public:
    /// Applies what is stored; the application takes the style.
    Theme(QApplication& application, QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] ThemeMode mode() const { return mode_; }
    void setMode(ThemeMode mode);
    [[nodiscard]] Motion motion() const { return motion_; }
    void setMotion(Motion motion);

    [[nodiscard]] bool isDark() const;
    [[nodiscard]] DesktopSettings& desktop() { return desktop_; }

    /// Looks again at what the desktop prefers: call it when the platform's theme has changed.
    void followSystem();

Q_SIGNALS:
    /// Mode or motion has changed, or what the desktop prefers where that is followed.
    void changed();

private:
    void apply();

    QApplication& application_;
    QSettings& settings_;
    DesktopSettings desktop_;
    QPointer<Style> style_;
    ThemeMode mode_ = ThemeMode::system;
    Motion motion_ = Motion::system;
    bool system_is_dark_ = false;        ///< As the palette of the platform is.
    bool system_reduces_motion_ = false; ///< As the platform's plug-in says.
};

} // namespace loggia::ui
