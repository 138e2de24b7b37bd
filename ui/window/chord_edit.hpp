#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace loggia::ui {

/// A field that takes the next key pressed, with its modifiers, as its value. Tab goes on to the
/// next field, Backspace and Delete empty it, Escape is the dialog's.
class ChordEdit final : public QLineEdit {
    Q_OBJECT

public:
    explicit ChordEdit(QWidget* parent = nullptr);

    [[nodiscard]] QKeySequence chord() const { return chord_; }
    void setChord(const QKeySequence& chord);

Q_SIGNALS:
    /// By the person, not by setChord().
    void entered(const QKeySequence& chord);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QKeySequence chord_;
};

} // namespace loggia::ui
