#pragma once

#include <QFrame>
#include <QTimer>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace loggia::ui {

/// A framed title and text, with buttons below: what happens now, a hint, the outcome. Its text has
/// room for five lines, or as many as are asked for, before what is around it moves. Where it shows
/// another title, a screen reader reads title and text; where only the text is another, once that
/// stays for a moment, as steps by hand do and those of a replay do not.
class ExplanationCard : public QFrame {
    Q_OBJECT

public:
    explicit ExplanationCard(QWidget* parent = nullptr);

    void setExplanation(const QString& title, const QString& text);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    void setLines(int lines);
    /// Has a screen reader read it while another of the tabs at the side is in front, too: for what
    /// happens on the board, which is always there. Off by default.
    void setReadBehindTabs(bool read) { read_behind_tabs_ = read; }
    /// Whether a screen reader reads it now: it is seen, or that.
    [[nodiscard]] bool isRead() const;
    /// Has a screen reader read it, also where nothing has changed.
    void tell();
    /// From the left to the right; takes the button over.
    void addButton(QPushButton* button);

Q_SIGNALS:
    void told();

private:
    QLabel* title_;
    QLabel* text_;
    QHBoxLayout* buttons_;
    bool read_behind_tabs_ = false;
    QTimer stays_; ///< Runs while a text may still be followed by the next.
};

} // namespace loggia::ui
