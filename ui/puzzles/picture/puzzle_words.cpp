#include "ui/puzzles/picture/puzzle_words.hpp"

#include "ui/language/core_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <string>
#include <string_view>

namespace loggia::ui {

using puzzles::PuzzleSheet;
using puzzles::SheetForm;

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

StatementWords::StatementWords(const PuzzleSheet& sheet) : sheet_(sheet) {
    for (std::size_t form = 0; form < begins_.size(); ++form) {
        const std::string& text = sheet.texts.at(form);
        begins_.at(form).push_back(0);
        for (std::size_t i = text.find('\n'); i != std::string::npos; i = text.find('\n', i + 1))
            begins_.at(form).push_back(i + 1);
    }
}

namespace {

/// A line without what marks a comment or a fact.
QString withoutMark(QString line) {
    static const QRegularExpression mark(QStringLiteral("^\\s*(?:[%#]+\\s*|fact\\s*:\\s*)"),
                                         QRegularExpression::CaseInsensitiveOption);
    return line.remove(mark);
}

} // namespace

/// The lines of a statement in a form, without what marks a comment or a fact; in one line.
QString StatementWords::linesOf(std::size_t statement, SheetForm form) const {
    const auto at = static_cast<std::size_t>(form);
    const auto& lines = sheet_.statements.at(statement).lines.at(at);
    const std::string_view text = sheet_.texts.at(at);
    const std::vector<std::size_t>& begins = begins_.at(at);
    QStringList words;
    for (std::size_t i = lines.first; i < lines.first + lines.count && i < begins.size(); ++i) {
        const std::size_t end = std::min(text.find('\n', begins[i]), text.size());
        const std::string_view line = text.substr(begins[i], end - begins[i]);
        words << withoutMark(QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size())))
                     .trimmed();
    }
    return words.join(QLatin1Char(' ')).simplified();
}

/// Whether the words begin with a name whose case matters: p is not P.
bool StatementWords::beginsWithAtom(const QString& words) const {
    return sheet_.setting == PuzzleSheet::Setting::plain &&
           std::binary_search(sheet_.atoms.begin(), sheet_.atoms.end(),
                              words.section(QLatin1Char(' '), 0, 0).toStdString());
}

QString StatementWords::of(std::size_t statement) const {
    const std::string& own = sheet_.statements.at(statement).sentence;
    const QString words = own.empty() ? linesOf(statement, SheetForm::words)
                                      : withoutMark(QString::fromStdString(own)).simplified();
    if (!words.isEmpty()) {
        QString sentence = sentenceOf(words);
        if (beginsWithAtom(words))
            sentence[0] = words[0];
        return sentence;
    }
    for (const SheetForm form : {SheetForm::propositions, SheetForm::ring}) {
        QString formula = linesOf(statement, form);
        if (formula.endsWith(QLatin1Char('.')))
            formula.chop(1);
        if (!formula.isEmpty())
            return formula;
    }
    return {};
}

QString statementWords(const PuzzleSheet& sheet, std::size_t statement) {
    return StatementWords(sheet).of(statement);
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
