#pragma once

#include <QFrame>
#include <QString>
#include <QTimer>

class QLabel;
class QPushButton;

namespace loggia::ui {

/// What a page is for, above it, at the first start: a few words, and up to three ways to begin. It
/// takes room of its own and covers nothing.
class StartCard final : public QFrame {
    Q_OBJECT

public:
    struct Offers {
        bool lesson = false;
        bool example = false;
    };
    StartCard(const QString& text, const Offers& offers, QWidget* parent);

    /// Asks to be closed, but not while a mouse button is down, nor for a moment after a click on
    /// the page: a line that is being drawn keeps the picture under it where it is, and so does a
    /// second click.
    void leave();

Q_SIGNALS:
    void lessonWanted();
    void exampleWanted();
    void newWanted();
    void closeWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void closeIfIdle();
    /// In a low window the page gets the room: there the first sentence is enough.
    void fitToWindow();

    QString text_;
    QLabel* label_;
    QTimer pause_;            ///< Runs for a moment after each click beside the card.
    bool is_pressed_ = false; ///< A mouse button is down, anywhere in the program.
    bool is_leaving_ = false;
};

} // namespace loggia::ui
