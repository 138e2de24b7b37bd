#include "ui/puzzles/riddle_words.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"

#include <QStringList>

namespace loggia::ui {

using puzzles::AnswerCheck;
using puzzles::AnswerHint;
using puzzles::FigureAnswer;
using puzzles::PuzzleSheet;

namespace {

/// `a`, `a and b`, `a, b and c`.
QString inALine(const QStringList& all) {
    if (all.size() < 2)
        return all.join(QString());
    return PuzzleWords::tr("%1 and %2")
        .arg(all.mid(0, all.size() - 1).join(QStringLiteral(", ")), all.last());
}

/// `statement 2`, `statements 2 and 3`.
QString statementsInALine(const std::vector<std::size_t>& statements) {
    QStringList numbers;
    for (const std::size_t statement : statements)
        numbers << QString::number(statement + 1);
    if (statements.size() > 2 && statements.back() - statements.front() + 1 == statements.size())
        return PuzzleWords::tr("statements %1 to %2").arg(numbers.first(), numbers.last());
    return statements.size() == 1 ? PuzzleWords::tr("statement %1").arg(numbers.first())
                                  : PuzzleWords::tr("statements %1").arg(inALine(numbers));
}

QString answersInALine(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                       const std::vector<std::size_t>& figures) {
    QStringList words;
    for (const std::size_t figure : figures)
        words << answerWords(sheet, figure, answers[figure]);
    return inALine(words);
}

/// `Abe is a knave`, `room 1 has a tiger`, `sign 2 is true`, `p is false`.
QString atomWords(const PuzzleSheet& sheet, const puzzles::AtomValue& fact) {
    const std::string& atom = sheet.atoms.at(fact.atom);
    const bool door = sheet.setting == PuzzleSheet::Setting::doors;
    for (std::size_t i = 0; i < sheet.figures.size(); ++i) {
        const puzzles::Figure& figure = sheet.figures[i];
        const QString name = nameOf(sheet, figure);
        if (figure.good == atom && (fact.value || figure.bad.empty()))
            return answerWords(sheet, i, fact.value ? FigureAnswer::good : FigureAnswer::bad);
        if (figure.good == atom)
            return PuzzleWords::tr("%1 has no lady").arg(name);
        if (figure.bad == atom)
            return (fact.value ? PuzzleWords::tr("%1 has a tiger")
                               : PuzzleWords::tr("%1 has no tiger"))
                .arg(name);
        if (door && figure.truth == atom)
            return (fact.value ? PuzzleWords::tr("the sign of %1 is true")
                               : PuzzleWords::tr("the sign of %1 is false"))
                .arg(name);
    }
    return (fact.value ? PuzzleWords::tr("%1 is true") : PuzzleWords::tr("%1 is false"))
        .arg(QString::fromStdString(atom));
}

QString factsInALine(const PuzzleSheet& sheet, const std::vector<puzzles::AtomValue>& facts) {
    QStringList words;
    for (const puzzles::AtomValue& fact : facts)
        words << atomWords(sheet, fact);
    return inALine(words);
}

} // namespace

QString inferenceWords(const PuzzleSheet& sheet, const puzzles::Inference& inference) {
    using Kind = puzzles::Inference::Kind;
    const QString conclusion = atomWords(sheet, inference.conclusion);
    const QString premises = factsInALine(sheet, inference.premises);
    const int number = static_cast<int>(inference.statement.value_or(0)) + 1;
    switch (inference.kind) {
    case Kind::assume:
        return PuzzleWords::tr("Suppose %1.").arg(conclusion);
    case Kind::follow:
        return premises.isEmpty() ? PuzzleWords::tr("Statement %1 alone means that %2.")
                                        .arg(number)
                                        .arg(conclusion)
                                  : PuzzleWords::tr("Because %1, statement %2 means that %3.")
                                        .arg(premises, QString::number(number), conclusion);
    case Kind::contradiction:
        return premises.isEmpty() ? PuzzleWords::tr("But statement %1 can never hold.").arg(number)
                                  : PuzzleWords::tr("But statement %1 cannot hold if %2.")
                                        .arg(number)
                                        .arg(premises);
    case Kind::conclude:
        return PuzzleWords::tr("That is a contradiction, so %1.").arg(conclusion);
    case Kind::enumerate:
        break;
    }
    return sentenceOf(PuzzleWords::tr("%1, in all ways in which they can hold, mean that %2")
                          .arg(statementsInALine(inference.statements), conclusion));
}

QString answerWords(const PuzzleSheet& sheet, std::size_t figure, FigureAnswer answer) {
    const QString name = nameOf(sheet, sheet.figures.at(figure));
    const bool door = sheet.setting == PuzzleSheet::Setting::doors;
    switch (answer) {
    case FigureAnswer::open:
        return PuzzleWords::tr("not sure about %1").arg(name);
    case FigureAnswer::good:
        return (door ? PuzzleWords::tr("%1 has a lady") : PuzzleWords::tr("%1 is a knight"))
            .arg(name);
    case FigureAnswer::bad:
        return (door ? PuzzleWords::tr("%1 has a tiger") : PuzzleWords::tr("%1 is a knave"))
            .arg(name);
    case FigureAnswer::neither:
        return PuzzleWords::tr("%1 is empty").arg(name);
    }
    return {};
}

QString checkWords(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                   const AnswerCheck& check) {
    using Kind = AnswerCheck::Kind;
    QStringList open;
    std::vector<std::size_t> given;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i] == FigureAnswer::open)
            open << nameOf(sheet, sheet.figures[i]);
        else
            given.push_back(i);
    switch (check.kind) {
    case Kind::nothing:
        return PuzzleWords::tr("Choose at least one answer first.");
    case Kind::stopped:
        return PuzzleWords::tr("Stopped before the answer was checked.");
    case Kind::partly:
        return PuzzleWords::tr("Right so far: %1. Still to find: %2.")
            .arg(answersInALine(sheet, answers, given), inALine(open));
    case Kind::right:
        return PuzzleWords::tr("Right! %1.").arg(answersInALine(sheet, answers, given));
    case Kind::wrong:
        break;
    }
    const QString statements = statementsInALine(check.statements);
    if (check.figures.empty())
        return PuzzleWords::tr("No answer is right: %1 contradict each other.").arg(statements);
    const QString wrong = answersInALine(sheet, answers, check.figures);
    if (check.statements.empty())
        return PuzzleWords::tr("It is impossible that %1.").arg(wrong);
    return check.statements.size() == 1
               ? sentenceOf(PuzzleWords::tr("%1 excludes that %2.").arg(statements, wrong))
               : sentenceOf(PuzzleWords::tr("%1 together exclude that %2.").arg(statements, wrong));
}

QString hintWords(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                  const AnswerHint& hint) {
    const QString name = nameOf(sheet, sheet.figures.at(hint.figure));
    const QString settles = sheet.setting == PuzzleSheet::Setting::doors
                                ? PuzzleWords::tr("what is in %1").arg(name)
                                : PuzzleWords::tr("what %1 is").arg(name);
    if (hint.statements.empty())
        return PuzzleWords::tr("Your answers already determine %1.").arg(settles);
    const QString statements = statementsInALine(hint.statements);
    if (hint.figures.empty())
        return hint.statements.size() == 1
                   ? PuzzleWords::tr("Look at %1: it determines %2.").arg(statements, settles)
                   : PuzzleWords::tr("Look at %1: together they determine %2.")
                         .arg(statements, settles);
    return PuzzleWords::tr("Look at %1: because %2, you can determine %3.")
        .arg(statements, answersInALine(sheet, answers, hint.figures), settles);
}

} // namespace loggia::ui
