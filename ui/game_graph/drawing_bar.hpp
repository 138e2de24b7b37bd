#pragma once

#include "ui/game_graph/graph/drawn_game.hpp"

#include <QWidget>

#include <optional>

class QComboBox;
class QPushButton;

namespace loggia::ui {

class SourceEditor;

/// The tools of a drawn game, and what the selected state is.
class DrawingBar : public QWidget {
    Q_OBJECT

public:
    explicit DrawingBar(QWidget* parent = nullptr);

    /// `place` is the selected one, -1 for none.
    void setPlace(const DrawnGame& drawing, int place);
    void setDrawingArrow(bool drawing);
    /// Who may follow the arrows that are drawn: bit 0 player 1, bit 1 player 2.
    [[nodiscard]] int players() const;
    void setPlayers(int players);
    /// The keyboard goes to the name, which is replaced by what is typed.
    void editName();

Q_SIGNALS:
    void addWanted();
    void arrowWanted();
    void playersChanged(int players);
    void removeWanted();
    void startWanted();
    void endPicked(const std::optional<loggia::game_graph::Outcome>& end);
    void named(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void sendName();

    QPushButton* add_;
    QPushButton* arrow_;
    QComboBox* players_;
    QPushButton* remove_;
    QPushButton* start_;
    SourceEditor* name_;
    QComboBox* end_;
    QString shown_name_;
};

} // namespace loggia::ui
