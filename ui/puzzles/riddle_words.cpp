#include "ui/puzzles/riddle_words.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"

#include <QStringList>

#include <algorithm>

namespace loggia::ui {

using puzzles::AnswerCheck;
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
        if (door && QString::fromStdString(atom) == QStringLiteral("e%1").arg(i + 1))
            return (fact.value ? PuzzleWords::tr("%1 is empty")
                               : PuzzleWords::tr("%1 is not empty"))
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

bool areShown(const std::vector<puzzles::AtomValue>& facts,
              const std::vector<puzzles::KnownFact>& shown) {
    return std::all_of(facts.begin(), facts.end(), [&](const puzzles::AtomValue& fact) {
        return std::any_of(shown.begin(), shown.end(),
                           [&](const puzzles::KnownFact& each) { return each.fact == fact; });
    });
}

/// `what is in room 1`, `what Abe is`, `whether the sign of room 1 is true`, `whether p is true`.
QString questionWords(const PuzzleSheet& sheet, std::size_t atom) {
    const std::string& name = sheet.atoms.at(atom);
    const bool door = sheet.setting == PuzzleSheet::Setting::doors;
    for (const puzzles::Figure& figure : sheet.figures) {
        const QString who = nameOf(sheet, figure);
        if (figure.good == name || figure.bad == name)
            return (door ? PuzzleWords::tr("what is in %1") : PuzzleWords::tr("what %1 is"))
                .arg(who);
    }
    return PuzzleWords::tr("whether %1").arg(atomWords(sheet, {atom, true}));
}

} // namespace

QString inferenceWords(const PuzzleSheet& sheet, const puzzles::Inference& inference,
                       const std::vector<puzzles::KnownFact>& shown) {
    using Kind = puzzles::Inference::Kind;
    const QString conclusion = atomWords(sheet, inference.conclusion);
    const QString premises = factsInALine(sheet, inference.premises);
    const QString statements = statementsInALine(inference.statements);
    const bool one = inference.statements.size() == 1;
    switch (inference.kind) {
    case Kind::assume:
        return PuzzleWords::tr("Suppose %1.").arg(conclusion);
    case Kind::answer:
        return PuzzleWords::tr("Suppose %1, as you answered.").arg(conclusion);
    case Kind::follow:
        if (premises.isEmpty())
            return sentenceOf((one ? PuzzleWords::tr("%1 alone means that %2.")
                                   : PuzzleWords::tr("%1 together mean that %2."))
                                  .arg(statements, conclusion));
        if (areShown(inference.premises, shown))
            return (one ? PuzzleWords::tr("As shown, %1, so %2 means that %3.")
                        : PuzzleWords::tr("As shown, %1, so %2 together mean that %3."))
                .arg(premises, statements, conclusion);
        return (one ? PuzzleWords::tr("Because %1, %2 means that %3.")
                    : PuzzleWords::tr("Because %1, %2 together mean that %3."))
            .arg(premises, statements, conclusion);
    case Kind::contradiction:
        if (premises.isEmpty())
            return (one ? PuzzleWords::tr("But %1 can never hold.")
                        : PuzzleWords::tr("But %1 cannot hold together."))
                .arg(statements);
        return (one ? PuzzleWords::tr("But %1 cannot hold if %2.")
                    : PuzzleWords::tr("But %1 cannot hold together if %2."))
            .arg(statements, premises);
    case Kind::conclude:
        return PuzzleWords::tr("That is a contradiction, so %1.").arg(conclusion);
    case Kind::refute:
        return PuzzleWords::tr("That is a contradiction, so it cannot be that %1.").arg(premises);
    case Kind::recall:
        return PuzzleWords::tr("As shown before, %1.").arg(conclusion);
    case Kind::enumerate:
        break;
    }
    return sentenceOf(
        PuzzleWords::tr("In every case in which %1 can hold, %2.").arg(statements, conclusion));
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

QString hintWords(const PuzzleSheet& sheet, const puzzles::Hint& hint) {
    const QString settles = questionWords(sheet, hint.steps.back().conclusion.atom);
    const QString statements = statementsInALine(hint.statements);
    if (hint.statements.empty())
        return PuzzleWords::tr("You already know %1.").arg(settles);
    if (!hint.premises.empty())
        return PuzzleWords::tr("Look at %1: because %2, you can determine %3.")
            .arg(statements, factsInALine(sheet, hint.premises), settles);
    return (hint.statements.size() == 1
                ? PuzzleWords::tr("Look at %1: it determines %2.")
                : PuzzleWords::tr("Look at %1: together they determine %2."))
        .arg(statements, settles);
}

} // namespace loggia::ui
