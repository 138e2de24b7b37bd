#pragma once

#include <QDoubleSpinBox>

namespace loggia::ui {

/// A field for a number that need not be whole. A comma and a point both separate the decimals,
/// whatever the desktop's language: Qt would drop the one that groups thousands, and "2,5" would
/// become 25.
class DecimalBox final : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    [[nodiscard]] double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

private:
    [[nodiscard]] QString withDecimalPoint(const QString& text) const;
};

} // namespace loggia::ui
