#pragma once

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace loggia::ui {

/// How long an engine may think: seconds, or a number of moves looked ahead.
class LimitBox : public QWidget {
    Q_OBJECT

public:
    /// `subject` goes into the accessible names: "Limit of player 1".
    explicit LimitBox(const QString& subject, QWidget* parent = nullptr);

    [[nodiscard]] bool isByDepth() const;
    [[nodiscard]] int depth() const;
    [[nodiscard]] double seconds() const;
    /// Does not emit changed().
    void setLimit(bool by_depth, int depth, double seconds);

Q_SIGNALS:
    void changed();

private:
    void showKind();
    void nameDepth();

    QComboBox* kind_;
    QDoubleSpinBox* seconds_;
    QSpinBox* depth_;
};

} // namespace loggia::ui
