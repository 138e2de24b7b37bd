#pragma once

#include "core/connect4/matches/contestant.hpp"

#include <QJsonObject>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace loggia::ui {

class EngineEditor;

/// Who plays in a match: a level by name, the engine with its settings, chance, or a program that
/// makes moves by files.
class ContestantEditor final : public QWidget {
    Q_OBJECT

public:
    /// `side` begins the accessible names: "A".
    explicit ContestantEditor(const QString& side, QWidget* parent = nullptr);

    /// Fails where the command of the program makes no sense.
    [[nodiscard]] Result<connect4::Contestant> contestant() const;
    /// "casual", "engine, depth 8", "random" or the program's command.
    [[nodiscard]] QString summary() const;

    [[nodiscard]] QJsonObject state() const;
    /// What is missing or makes no sense keeps its default. Does not emit changed().
    void restore(const QJsonObject& stored);

Q_SIGNALS:
    void changed();

private:
    void showKind();

    QComboBox* kind_;
    EngineEditor* engine_;
    QLineEdit* program_;
};

} // namespace loggia::ui
