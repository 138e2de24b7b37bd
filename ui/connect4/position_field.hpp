#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace loggia::ui {

class Connect4Document;

/// The position shown as one line of text, to copy and to replace: Enter accepts another position
/// or the moves of a game, and Escape restores the old text.
class PositionField final : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit PositionField(Connect4Document* document, QWidget* parent = nullptr);

Q_SIGNALS:
    void copyWanted(const QString& text);
    /// The typed text has been accepted.
    void acted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void judge();
    void takeOver();

    Connect4Document* document_;
    QLineEdit* text_;
    QPushButton* copy_;
    QLabel* error_;
};

} // namespace loggia::ui
