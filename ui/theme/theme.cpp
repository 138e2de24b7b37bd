#include "ui/theme/theme.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/style.hpp"

#include <QApplication>
#include <QSettings>

#include <array>

namespace loggia::ui {

namespace {

constexpr std::array mode_names{"system", "light", "dark"};
constexpr std::array motion_names{"system", "full", "reduced"};

template <class Enum, std::size_t count>
Enum stored(const QSettings& settings, const char* key,
            const std::array<const char*, count>& names) {
    const QString value = settings.value(QLatin1String(key)).toString();
    for (std::size_t i = 0; i < count; ++i)
        if (value == QLatin1String(names[i]))
            return static_cast<Enum>(i);
    return Enum{};
}

} // namespace

Theme::Theme(QApplication& application, QSettings& settings, QObject* parent)
    : QObject(parent), application_(application), settings_(settings), style_(new Style),
      mode_(stored<ThemeMode>(settings, "theme", mode_names)),
      motion_(stored<Motion>(settings, "motion", motion_names)) {
    // Before our own palette covers it.
    system_is_dark_ = loggia::ui::isDark(QApplication::palette());
    system_reduces_motion_ = !QApplication::isEffectEnabled(Qt::UI_General);
    QApplication::setStyle(style_);
    apply();
    connect(&desktop_, &DesktopSettings::changed, this, &Theme::apply);
}

void Theme::setMode(ThemeMode mode) {
    settings_.setValue(QLatin1String("theme"),
                       QLatin1String(mode_names[static_cast<std::size_t>(mode)]));
    mode_ = mode;
    apply();
}

void Theme::setMotion(Motion motion) {
    settings_.setValue(QLatin1String("motion"),
                       QLatin1String(motion_names[static_cast<std::size_t>(motion)]));
    motion_ = motion;
    apply();
}

bool Theme::isDark() const {
    return mode_ == ThemeMode::dark ||
           (mode_ == ThemeMode::system && desktop_.prefersDark().value_or(system_is_dark_));
}

void Theme::followSystem() {
    // A palette without a single colour of its own is the platform's, whatever stood there before.
    QApplication::setPalette(QPalette());
    system_is_dark_ = loggia::ui::isDark(QApplication::palette());
    apply();
}

void Theme::apply() {
    if (style_)
        style_->setReducedMotion(motion_ == Motion::reduced ||
                                 (motion_ == Motion::system &&
                                  desktop_.reducesMotion().value_or(system_reduces_motion_)));
    QApplication::setPalette(paletteFor(isDark() ? darkColours() : lightColours()));
    Q_EMIT changed();
}

} // namespace loggia::ui
