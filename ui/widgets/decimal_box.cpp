#include "ui/widgets/decimal_box.hpp"

namespace loggia::ui {

/// With the desktop's own decimal point in place of a single other one. What three digits follow
/// stays, since it groups thousands: "1,200".
QString DecimalBox::withDecimalPoint(const QString& text) const {
    const QString point = locale().decimalPoint();
    const QChar other = point == QStringLiteral(".") ? u',' : u'.';
    const qsizetype place = text.indexOf(other);
    if (place < 0 || text.indexOf(other, place + 1) >= 0 || text.contains(point))
        return text;
    qsizetype end = place + 1;
    while (end < text.size() && text[end].isDigit())
        ++end;
    constexpr qsizetype digits_of_thousands = 3;
    return end - place - 1 == digits_of_thousands ? text : QString(text).replace(place, 1, point);
}

double DecimalBox::valueFromText(const QString& text) const {
    return QDoubleSpinBox::valueFromText(withDecimalPoint(text));
}

QValidator::State DecimalBox::validate(QString& text, int& position) const {
    QString read = withDecimalPoint(text);
    const QValidator::State state = QDoubleSpinBox::validate(read, position);
    // On the way to "1,200" there are more decimals than the field takes.
    return state == QValidator::Invalid ? QDoubleSpinBox::validate(text, position) : state;
}

} // namespace loggia::ui
