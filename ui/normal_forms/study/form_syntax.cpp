#include "ui/normal_forms/study/form_syntax.hpp"

#include "core/normal_forms/formats/read.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <algorithm>
#include <array>

namespace loggia::ui {

using normal_forms::Syntax;

namespace {

constexpr std::array form_words{"and",  "or",    "not",     "xor",      "iff",  "implies", "one",
                                "true", "false", "INORDER", "OUTORDER", "nand", "nor",     "xnor"};
/// Only before a parenthesis: lists of rows.
constexpr std::array row_words{"m", "M", "d", "D"};

bool isFormWord(QStringView word, bool before_parenthesis) {
    const auto is = [word](const char* each) { return word == QLatin1String(each); };
    return std::any_of(form_words.begin(), form_words.end(), is) ||
           (before_parenthesis && std::any_of(row_words.begin(), row_words.end(), is));
}

bool isWordPart(QChar c) {
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

std::vector<StyledRange> highlightForms(QStringView line) {
    std::vector<StyledRange> ranges;
    const auto add = [&ranges](qsizetype start, qsizetype end, TextStyle style) {
        ranges.push_back({static_cast<int>(start), static_cast<int>(end - start), style});
    };
    for (qsizetype at = 0; at < line.size();) {
        const QChar c = line[at];
        const qsizetype start = at;
        const QStringView before = line.first(at).trimmed();
        const bool begins = before.isEmpty() || before.endsWith(QLatin1Char(';'));
        if (c == QLatin1Char('#') || (begins && line.sliced(at).startsWith(QLatin1String("//")))) {
            add(at, line.size(), TextStyle::comment);
            break;
        }
        if (c == QLatin1Char('.') && at + 1 < line.size() && line[at + 1].isLetter()) {
            while (++at < line.size() && isWordPart(line[at])) {
            }
            add(start, at, TextStyle::keyword);
        } else if (isWordPart(c)) {
            const bool number = c.isDigit();
            while (at < line.size() && isWordPart(line[at]))
                ++at;
            if (number)
                add(start, at, TextStyle::number);
            else if (isFormWord(line.mid(start, at - start),
                                at < line.size() && line[at] == QLatin1Char('(')))
                add(start, at, TextStyle::keyword);
        } else {
            ++at;
            if (!c.isSpace() && c != QLatin1Char('(') && c != QLatin1Char(')') &&
                c != QLatin1Char(','))
                add(start, at, TextStyle::operation);
        }
    }
    return ranges;
}

void prepareFormEditor(SourceEditor* editor) {
    editor->setHighlighter(highlightForms);
    const auto wrap = [editor] {
        const Syntax syntax = normal_forms::syntax_of(editor->text().toStdString());
        const bool rows = syntax == Syntax::table || syntax == Syntax::pla ||
                          syntax == Syntax::blif || syntax == Syntax::dimacs;
        const auto mode = rows ? QPlainTextEdit::NoWrap : QPlainTextEdit::WidgetWidth;
        if (editor->lineWrapMode() != mode)
            editor->setLineWrapMode(mode);
    };
    QObject::connect(editor, &SourceEditor::documentEdited, editor, wrap);
    wrap();
}

} // namespace loggia::ui
