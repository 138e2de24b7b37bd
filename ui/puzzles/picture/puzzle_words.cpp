#include "ui/puzzles/picture/puzzle_words.hpp"

#include "ui/language/core_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <string_view>

namespace loggia::ui {

using puzzles::PuzzleSheet;
using puzzles::SheetForm;

namespace {

/// The lines of a statement in a form, without what marks a comment or a fact; in one line.
QString linesOf(const PuzzleSheet& sheet, std::size_t statement, SheetForm form) {
    static const QRegularExpression mark(QStringLiteral("^\\s*(?:[%#]+\\s*|fact\\s*:\\s*)"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto at = static_cast<std::size_t>(form);
    const auto& lines = sheet.statements.at(statement).lines.at(at);
    // Each statement asks anew, so only its own lines are taken out of a long text.
    std::string_view rest = sheet.texts.at(at);
    const auto next_line = [&rest] {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        return line;
    };
    for (std::size_t i = 0; i < lines.first; ++i)
        next_line();
    QStringList words;
    for (std::size_t i = 0; i < lines.count; ++i) {
        const std::string_view line = next_line();
        words << QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()))
                     .remove(mark)
                     .trimmed();
    }
    return words.join(QLatin1Char(' ')).simplified();
}

/// Whether a name begins the words that is no other one for being written large: p is not P.
bool beginsWithAtom(const PuzzleSheet& sheet, const QString& words) {
    return sheet.setting == PuzzleSheet::Setting::plain &&
           std::binary_search(sheet.atoms.begin(), sheet.atoms.end(),
                              words.section(QLatin1Char(' '), 0, 0).toStdString());
}

} // namespace

QString nameOf(const PuzzleSheet& sheet, const puzzles::Figure& figure) {
    return sheet.setting == PuzzleSheet::Setting::doors ? coreWords(figure.name)
                                                        : QString::fromStdString(figure.name);
}

QString sentenceOf(const QString& text) {
    QString sentence = firstUpper(text.simplified());
    if (sentence.isEmpty())
        return sentence;
    if (sentence.back().isLetterOrNumber() || sentence.back() == QLatin1Char(')'))
        sentence += QLatin1Char('.');
    return sentence;
}

QString statementWords(const PuzzleSheet& sheet, std::size_t statement) {
    const std::string& own = sheet.statements.at(statement).sentence;
    const QString words = own.empty() ? linesOf(sheet, statement, SheetForm::words)
                                      : QString::fromStdString(own).simplified();
    if (!words.isEmpty()) {
        QString sentence = sentenceOf(words);
        if (beginsWithAtom(sheet, words))
            sentence[0] = words[0];
        return sentence;
    }
    for (const SheetForm form : {SheetForm::propositions, SheetForm::ring}) {
        QString formula = linesOf(sheet, statement, form);
        if (formula.endsWith(QLatin1Char('.')))
            formula.chop(1);
        if (!formula.isEmpty())
            return formula;
    }
    return {};
}

QString whoWords(PuzzleItem::Kind kind, PuzzleItem::Who who) {
    const bool door = kind == PuzzleItem::Kind::door;
    switch (who) {
    case PuzzleItem::Who::hidden:
        break;
    case PuzzleItem::Who::either:
        return door ? PuzzleWords::tr("lady or tiger") : PuzzleWords::tr("knight or knave");
    case PuzzleItem::Who::good:
        return door ? PuzzleWords::tr("lady") : PuzzleWords::tr("knight");
    case PuzzleItem::Who::bad:
        return door ? PuzzleWords::tr("tiger") : PuzzleWords::tr("knave");
    case PuzzleItem::Who::empty:
        return PuzzleWords::tr("nobody");
    }
    return {};
}

} // namespace loggia::ui
