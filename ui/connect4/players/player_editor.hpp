#pragma once

#include "core/connect4/position.hpp"
#include "ui/connect4/players/player_settings.hpp"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace loggia::ui {

class Expander;
class LimitBox;

/// Who plays a colour: a person, or the computer with how it thinks.
class PlayerEditor : public QWidget {
    Q_OBJECT

public:
    explicit PlayerEditor(connect4::Player player, QWidget* parent = nullptr);

    [[nodiscard]] PlayerSettings settings() const;
    /// Does not emit changed().
    void setSettings(const PlayerSettings& settings);

Q_SIGNALS:
    void changed();

private:
    void showKind();

    QComboBox* kind_;
    QComboBox* level_; ///< The levels, then Custom.
    LimitBox* limit_;
    QComboBox* method_;
    QComboBox* evaluation_;
    QSpinBox* threads_;
    Expander* advanced_;
};

} // namespace loggia::ui
