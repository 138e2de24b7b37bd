#pragma once

#include "ui/connect4/players/player_settings.hpp"

#include <QWidget>

class QComboBox;

namespace loggia::ui {

class LimitBox;

/// One engine of a measurement or a match: search, evaluation and, if wanted, a limit.
class EngineEditor : public QWidget {
    Q_OBJECT

public:
    /// `subject` begins the accessible names: "Engine A".
    EngineEditor(const QString& subject, bool with_limit, QWidget* parent = nullptr);

    [[nodiscard]] ThinkSettings settings() const;
    /// Does not emit changed().
    void setSettings(const ThinkSettings& settings);

Q_SIGNALS:
    void changed();

private:
    QComboBox* method_;
    QComboBox* evaluation_;
    LimitBox* limit_ = nullptr;
};

} // namespace loggia::ui
