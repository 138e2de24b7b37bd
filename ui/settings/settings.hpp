#pragma once

#include "ui/language/language.hpp"

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace loggia::ui {

/// One thing that a person sets for the whole program.
template <class T>
struct Setting {
    const char* key; ///< Under which it is stored.
    T usual;
    T least;
    T most;
};

/// Whether a page shows values and verdicts when it is opened.
enum class AnswersAtStart { remembered, shown, hidden };
/// What comes back at the next start.
enum class KeptAtExit { everything, documents, nothing };

/// Every setting there is, but for theme and motion, which Theme keeps.
namespace settings {

/// Per cent of the usual size.
inline constexpr Setting<int> window_text{"text/window", 100, 80, 200};
inline constexpr Setting<int> editor_text{"text/editors", 100, 60, 250};
inline constexpr Setting<int> board_text{"text/boards", 100, 60, 200};
/// Of an engine for a move, in seconds.
inline constexpr Setting<double> thinking_seconds{"limits/thinkingSeconds", 1, 0.1, 3600};
/// Of an engine that can use several.
inline constexpr Setting<int> threads{"limits/threads", 1, 1, 64};
/// Of a minimisation; 0 for no limit.
inline constexpr Setting<int> minimising_seconds{"limits/minimisingSeconds", 0, 0, 3600};
/// An AnswersAtStart.
inline constexpr Setting<int> answers{"answers", 0, 0, 2};
/// A Language.
inline constexpr Setting<int> language{"language", 0, 0, language_count - 1};
/// A KeptAtExit.
inline constexpr Setting<int> kept_at_exit{"keptAtExit", 0, 0, 2};
/// Of the steps of one page, in MB.
inline constexpr Setting<int> undo_megabytes{"undoMegabytes", 64, 1, 4096};

} // namespace settings

/// What a page is given of the settings that limit its work.
struct WorkLimits {
    double thinking_seconds = settings::thinking_seconds.usual;
    int threads = settings::threads.usual;
    int minimising_seconds = settings::minimising_seconds.usual; ///< 0 for no limit.
};

/// The settings of the whole program, kept in a QSettings. What honours one says so once, and is
/// told its value then and whenever it changes. What another window stores meanwhile comes at the
/// next start: until then this window goes on as it began.
class Settings final : public QObject {
    Q_OBJECT

public:
    explicit Settings(QSettings& stored, QObject* parent = nullptr)
        : QObject(parent), stored_(stored) {}

    /// The usual value where none is stored, or one that makes no sense.
    template <class T>
    [[nodiscard]] T value(const Setting<T>& setting) const {
        const QString key = QLatin1String(setting.key);
        if (!known_.contains(key))
            known_.insert(key, stored(setting));
        return known_.value(key).template value<T>();
    }
    /// Clamped to the setting's range.
    template <class T>
    void set(const Setting<T>& setting, T wanted) {
        const T clamped = std::clamp(wanted, setting.least, setting.most);
        const QString key = QLatin1String(setting.key);
        const bool is_new = clamped != value(setting);
        // Another window may have stored another one.
        if (clamped != stored(setting))
            stored_.setValue(key, clamped);
        known_[key] = clamped;
        if (is_new)
            Q_EMIT changed(key);
    }
    /// Calls `apply` with the value, at once and whenever it changes, as long as `context` lives.
    template <class T, class Apply>
    void honour(const Setting<T>& setting, const QObject* context, Apply apply) {
        apply(value(setting));
        connect(this, &Settings::changed, context,
                [this, setting, apply = std::move(apply)](const QString& key) {
                    if (key == QLatin1String(setting.key))
                        apply(value(setting));
                });
    }
    /// Every setting is as usual.
    void reset();

Q_SIGNALS:
    void changed(const QString& key);

private:
    template <class T>
    [[nodiscard]] T stored(const Setting<T>& setting) const {
        bool is_number = false;
        const double number =
            stored_.value(QLatin1String(setting.key)).toString().toDouble(&is_number);
        const bool makes_sense = is_number && number >= setting.least && number <= setting.most;
        return makes_sense ? static_cast<T>(number) : setting.usual;
    }

    QSettings& stored_;
    mutable QHash<QString, QVariant> known_; ///< What was told, by key.
};

} // namespace loggia::ui
