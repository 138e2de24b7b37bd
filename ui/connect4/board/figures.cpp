#include "ui/connect4/board/figures.hpp"

#include "core/connect4/engine/explain.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/connect4_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/language/number_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace loggia::ui {

QString countText(double count) {
    if (count < 10'000)
        return decimalText(count, 0);
    if (count < 1e6)
        return Connect4Words::tr("%1 k").arg(decimalText(count / 1e3, 1));
    return Connect4Words::tr("%1 M").arg(decimalText(count / 1e6, 1));
}

QString figuresText(const connect4::Analysis& analysis) {
    QString text = (analysis.nodes == 1 ? Connect4Words::tr("depth %1, %2 position")
                                        : Connect4Words::tr("depth %1, %2 positions"))
                       .arg(analysis.depth)
                       .arg(countText(static_cast<double>(analysis.nodes)));
    if (analysis.seconds > 0.005)
        text += Connect4Words::tr(", %1/s, %2")
                    .arg(countText(static_cast<double>(analysis.nodes) / analysis.seconds),
                         durationText(analysis.seconds));
    return text;
}

namespace {

/// With a sign, and a minus that is as wide as the plus.
QString signedText(double number, int decimals) {
    QString text = decimalText(std::abs(number), decimals);
    if (number > 0)
        text.prepend(QLatin1Char('+'));
    else if (number < 0)
        text.prepend(QChar(0x2212));
    return text;
}

} // namespace

QString pointsText(int points) {
    return signedText(points, 0);
}

QString lossFigure(const connect4::MoveLoss& loss) {
    const bool proven = loss.certainty == connect4::Certainty::exact;
    return (proven ? QString() : QString(QChar(0x2248))) +
           signedText(-loss.hundredths / 100.0, proven ? 0 : 1);
}

QString markText(connect4::MoveMark mark) {
    switch (mark) {
    case connect4::MoveMark::only:
        return QStringLiteral("!");
    case connect4::MoveMark::mistake:
        return QStringLiteral("?");
    case connect4::MoveMark::blunder:
        return QStringLiteral("??");
    case connect4::MoveMark::none:
        break;
    }
    return {};
}

QString lossText(const connect4::MoveLoss& loss, LossWords words) {
    const bool proven = loss.certainty == connect4::Certainty::exact;
    const QString amount = decimalText(loss.hundredths / 100.0, proven ? 0 : 1);
    constexpr int point = 100;
    constexpr int shown = 10; // an estimate is rounded to a tenth
    const bool is_one =
        proven ? loss.hundredths == point : (loss.hundredths + shown / 2) / shown == point / shown;
    const QString points =
        is_one ? Connect4Words::tr("1 point") : Connect4Words::tr("%1 points").arg(amount);
    if (loss.gives_away && words == LossWords::clause)
        return Connect4Words::tr("gives away %1 and the better result").arg(points);
    if (loss.gives_away)
        return Connect4Words::tr("a blunder: gives away %1").arg(points);
    return proven ? Connect4Words::tr("gives away %1").arg(points)
                  : Connect4Words::tr("gives away about %1").arg(points);
}

QString valueText(const connect4::Value& value) {
    const double points = value.hundredths / 100.0;
    switch (value.certainty) {
    case connect4::Certainty::exact:
        return Connect4Words::tr("exactly %1").arg(signedText(points, 0));
    case connect4::Certainty::at_least:
        return Connect4Words::tr("at least %1").arg(signedText(points, 0));
    case connect4::Certainty::at_most:
        return Connect4Words::tr("at most %1").arg(signedText(points, 0));
    case connect4::Certainty::heuristic:
        break;
    }
    return Connect4Words::tr("about %1").arg(signedText(points, 2));
}

bool isBest(const connect4::Analysis& analysis, const connect4::ColumnValue& column) {
    return column.column == analysis.column ||
           (column.value == analysis.value && column.value.certainty == connect4::Certainty::exact);
}

QString withPlayerNames(const std::string& sentence) {
    QString text = coreWords(sentence);
    static const QRegularExpression point(QStringLiteral("(?<=\\d)\\.(?=\\d\\d\\b)"));
    text.replace(point, QLocale().decimalPoint());
    text.replace(QLatin1String("player 1"), playerName(connect4::Player::one));
    text.replace(QLatin1String("player 2"), playerName(connect4::Player::two));
    return text;
}

QString verdictText(connect4::Value value, connect4::Player mover) {
    return firstUpper(withPlayerNames(connect4::verdict(value, mover)));
}

} // namespace loggia::ui
