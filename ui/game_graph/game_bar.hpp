#pragma once

#include "ui/game_graph/game_view_choice.hpp"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace loggia::ui {

class GameGraphDocument;
class SourceEditor;

/// Above the picture: which game, its parameters with what is wrong with them, and how it is shown.
class GameBar : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit GameBar(GameGraphDocument* document, QWidget* parent = nullptr);

    [[nodiscard]] SourceEditor* parameters() const { return parameters_; }
    void setView(const GameViewChoice& choice);
    /// The text below, in as many lines as needed; an error in the parameters takes precedence.
    void setNote(const QString& note);
    [[nodiscard]] QString said() const { return said_; }

Q_SIGNALS:
    void viewPicked(const loggia::ui::GameViewChoice& choice);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void pickGame(int index);
    void refresh();
    void showNote();

    GameGraphDocument* document_;
    QComboBox* games_;
    SourceEditor* parameters_;
    QComboBox* views_;
    QLabel* label_;
    std::vector<GameViewChoice> choices_; ///< As listed in views_.
    GameViewChoice choice_;
    QString note_;
    QString said_;
};

} // namespace loggia::ui
