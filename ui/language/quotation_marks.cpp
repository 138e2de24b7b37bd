#include "ui/language/quotation_marks.hpp"

#include "ui/language/language.hpp"

#include <QLatin1String>
#include <QStringList>

namespace loggia::ui {

namespace {

constexpr QLatin1String typed_marks("\"'`");

struct Marks {
    QChar opening;
    QChar closing;
};

Marks marksSpoken() {
    const QString code = codeSpoken();
    if (code == codeOf(Language::german))
        return {u'\u201e', u'\u201c'};
    if (code == codeOf(Language::spanish))
        return {u'\u00ab', u'\u00bb'};
    return {u'\u201c', u'\u201d'};
}

bool isSpaceOrEnd(const QString& text, qsizetype at) {
    return at < 0 || at >= text.size() || text[at].isSpace();
}

/// Not that of a' nor of Leaf('x').
bool opens(const QString& text, qsizetype at) {
    const bool in_brackets =
        at > 0 && (text[at - 1] == QLatin1Char('(') || text[at - 1] == QLatin1Char('['));
    return typed_marks.contains(text[at]) && isSpaceOrEnd(text, in_brackets ? at - 2 : at - 1);
}

/// Where the quotation that begins here ends; -1 where none does. It has one sign at least, which
/// may be such a mark.
qsizetype endOfQuotation(const QString& text, qsizetype begin) {
    for (qsizetype at = begin + 2; at < text.size() && text[at] != QLatin1Char('\n'); ++at)
        if (text[at] == text[begin] && (at + 1 == text.size() || !text[at + 1].isLetterOrNumber()))
            return at;
    return -1;
}

} // namespace

QString withQuotationMarks(QString text) {
    const Marks marks = marksSpoken();
    QStringList named;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype end = opens(text, at) ? endOfQuotation(text, at) : -1;
        if (end < 0)
            continue;
        const QString quoted = text.mid(at + 1, end - at - 1);
        const bool is_double = text[at] == QLatin1Char('"');
        // 'AB' is ambiguous; write "AB" for a variable
        if (!is_double || !named.contains(quoted)) {
            text[at] = marks.opening;
            text[end] = marks.closing;
        }
        if (!is_double)
            named << quoted;
        at = end;
    }
    return text;
}

} // namespace loggia::ui
