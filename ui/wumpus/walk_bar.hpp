#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace loggia::ui {

class WumpusDocument;

/// The bar under the map: walks through hidden caves, and what the walker should know.
class WalkBar final : public QWidget {
    Q_OBJECT

public:
    explicit WalkBar(WumpusDocument* document, QWidget* parent = nullptr);

    /// Begins in a hidden cave picked by chance.
    void startNext();
    /// One careful step: to a square that is proven safe, or else to the least risky one.
    void step();
    [[nodiscard]] bool canStep() const;
    /// Whether the hidden cave is shown.
    [[nodiscard]] bool isRevealing() const;
    void setRevealing(bool revealing);
    /// Where the walker stands, in a sentence.
    [[nodiscard]] QString status() const;

Q_SIGNALS:
    void revealChanged();

private:
    void refresh();

    WumpusDocument* document_;
    QLabel* status_;
    QPushButton* step_;
    QPushButton* reveal_;
    QSpinBox* seed_;
};

} // namespace loggia::ui
