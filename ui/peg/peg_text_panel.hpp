#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace loggia::ui {

class PegDocument;

/// The board and the jumps as text, in the assignment's formats.
class PegTextPanel final : public QWidget {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit PegTextPanel(PegDocument* document, QWidget* parent = nullptr);

Q_SIGNALS:
    void copyWanted(const QString& text);

private:
    void refresh();
    [[nodiscard]] QPlainTextEdit* field(const QString& name, const QString& title,
                                        const QString& help);

    PegDocument* document_;
    QPlainTextEdit* jumps_;
    QPlainTextEdit* board_;
};

} // namespace loggia::ui
