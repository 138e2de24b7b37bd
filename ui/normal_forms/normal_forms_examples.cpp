#include "ui/normal_forms/normal_forms_examples.hpp"

#include <array>

namespace loggia::ui {

QString formsExample() {
    return QStringLiteral("(!a & !b & !d) | (!a & b & d) | (a & b & d) |\n"
                          "(a & !b & !d) | (b & c & d) | (a & c & !d)");
}

QString segmentsExample() {
    // Segments a to g, from the top clockwise, the middle one last.
    constexpr std::array digits{"1111110", "0110000", "1101101", "1111001", "0110011",
                                "1011011", "1011111", "1110000", "1111111", "1111011"};
    QString text = QStringLiteral("x3 x2 x1 x0 | a b c d e f g\n");
    for (unsigned row = 0; row < 16; ++row) {
        for (unsigned bit = 4; bit-- > 0;)
            text += QStringLiteral("%1 ").arg(row >> bit & 1U);
        text += QLatin1Char('|');
        for (std::size_t segment = 0; segment < 7; ++segment) {
            text += QLatin1Char(' ');
            text += row < digits.size() ? QLatin1Char(digits.at(row)[segment]) : QLatin1Char('-');
        }
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace loggia::ui
