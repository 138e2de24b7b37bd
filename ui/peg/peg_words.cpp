#include "ui/peg/peg_words.hpp"

#include "ui/widgets/number_text.hpp"

#include <QStringList>

#include <bit>

namespace loggia::ui {

QString inWords(const peg::Jump& jump) {
    return PegWords::tr("%1 over %2 to %3").arg(jump.from).arg(jump.over).arg(jump.to);
}

QString pegsInWords(int pegs) {
    return counted(static_cast<std::uint64_t>(pegs), PegWords::tr("%1 peg"),
                   PegWords::tr("%1 pegs"));
}

QString jumpsInWords(int jumps) {
    return counted(static_cast<std::uint64_t>(jumps), PegWords::tr("%1 jump"),
                   PegWords::tr("%1 jumps"));
}

QString movesInWords(int moves) {
    return counted(static_cast<std::uint64_t>(moves), PegWords::tr("%1 move"),
                   PegWords::tr("%1 moves"));
}

QString inWords(peg::Holes holes) {
    QStringList numbers;
    for (; holes != 0; holes &= holes - 1)
        numbers << QString::number(std::countr_zero(holes) + 1);
    return numbers.join(QStringLiteral(", "));
}

QString inWords(const peg::Goal& goal) {
    QString pegs =
        goal.pegs == 1 ? PegWords::tr("one peg left") : PegWords::tr("%1 pegs left").arg(goal.pegs);
    const int wanted = countOf(goal.in);
    if (wanted == 0)
        return pegs;
    if (wanted < goal.pegs)
        return (wanted == 1 ? PegWords::tr("%1, including hole %2")
                            : PegWords::tr("%1, including holes %2"))
            .arg(pegs, inWords(goal.in));
    return wanted == 1 ? PegWords::tr("%1, in hole %2").arg(pegs, inWords(goal.in))
                       : PegWords::tr("%1, in holes %2").arg(pegs, inWords(goal.in));
}

int countOf(peg::Holes position) {
    return std::popcount(position);
}

} // namespace loggia::ui
