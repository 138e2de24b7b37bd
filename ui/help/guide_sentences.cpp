#include "ui/help/guide_sentences.hpp"

#include "ui/help/guide.hpp"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace loggia::ui {

namespace {

/// A paragraph or an item of a list, in one line of Markdown.
struct Block {
    QString section;
    QString markdown;
};

/// Tables are not among them: their rows are no sentences.
std::vector<Block> blocksOf(const GuideChapter& chapter) {
    static const QRegularExpression item(QStringLiteral(R"(^\s*(?:[-*]|\d+\.) )"));
    std::vector<Block> blocks;
    QString section;
    QString block;
    FencedCode code;
    const auto end = [&] {
        if (!plainLine(block).isEmpty())
            blocks.push_back({section, block});
        block.clear();
    };
    for (const QString& line : chapter.text.split(QLatin1Char('\n'))) {
        const QString text = line.trimmed();
        const bool is_code = code.holds(line);
        const bool is_heading = text.startsWith(QLatin1Char('#'));
        if (is_code || is_heading || text.startsWith(QLatin1Char('|')) ||
            plainLine(text).isEmpty()) {
            end();
            if (!is_code && text.startsWith(QLatin1String("## ")))
                section = plainLine(text);
            continue;
        }
        if (item.match(line).hasMatch())
            end();
        block += (block.isEmpty() ? QString() : QStringLiteral(" ")) + text;
    }
    end();
    return blocks;
}

bool isWhole(const QString& sentence) {
    static const QRegularExpression stop(QStringLiteral(R"([.!?:]["”)]?$)"));
    return stop.match(sentence).hasMatch();
}

/// As many of the sentences from `first` on, up to `most`, as there is room for. Empty where the
/// first one is too long or no sentence. Ends with a colon only where the first one does: the table
/// or list that it leads to is not shown.
QString sentencesFrom(const QStringList& sentences, qsizetype first, qsizetype most) {
    QString text;
    const qsizetype end = std::min(sentences.size(), first + most);
    for (qsizetype i = first; i < end; ++i) {
        const QString& next = sentences[i];
        const bool leads_on = i > first && next.endsWith(QLatin1Char(':'));
        if (!isWhole(next) || leads_on || text.size() + 1 + next.size() > longest_help)
            break;
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + next;
    }
    return text;
}

/// "It", "They": who that is stands in the sentence before.
bool refersBack(const QString& sentence) {
    static const QRegularExpression word(
        QStringLiteral(R"(^(?:It|Its|They|Their|This|These|That|Both|Then|So|But)\b)"));
    return word.match(sentence).hasMatch();
}

QString sentencesWith(const Block& block, const QRegularExpression& name) {
    const QStringList sentences = sentencesOf(plainLine(block.markdown));
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        if (!name.match(sentences[i]).hasMatch())
            continue;
        QString text;
        if (i > 0 && refersBack(sentences[i]))
            text = sentencesFrom(sentences, i - 1, 2);
        if (text.isEmpty() || !name.match(text).hasMatch())
            text = sentencesFrom(sentences, i, 2);
        if (!text.isEmpty())
            return text;
    }
    return {};
}

/// The name as words of their own.
QRegularExpression wordsOf(const QString& name) {
    return QRegularExpression(
        QStringLiteral(R"((?<!\w)%1(?!\w))").arg(QRegularExpression::escape(name)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

bool emphasises(const QString& markdown, const QString& name) {
    return markdown.contains(QLatin1Char('*') + name + QLatin1Char('*'), Qt::CaseInsensitive);
}

} // namespace

QStringList sentencesOf(const QString& paragraph) {
    // "e.g. x" goes on, and so does "Back (F9) takes it back".
    static const QRegularExpression border(
        QStringLiteral(R"((?<!e\.g\.)(?<!i\.e\.)(?<=[.!?]|[.!?]["”)])\s+(?=["“(]?[\p{Lu}\p{N}]))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return paragraph.split(border, Qt::SkipEmptyParts);
}

QString guideSentences(const GuideChapter& chapter, const QStringList& names,
                       const QString& section) {
    const std::vector<Block> blocks = blocksOf(chapter);
    const auto told = [&](bool emphasised, bool here) -> QString {
        for (const QString& name : names)
            for (const Block& block : blocks)
                if ((!here || block.section == section) &&
                    (!emphasised || emphasises(block.markdown, name)))
                    if (QString text = sentencesWith(block, wordsOf(name)); !text.isEmpty())
                        return text;
        return {};
    };
    if (!section.isEmpty())
        if (QString text = told(true, true); !text.isEmpty())
            return text;
    if (QString text = told(true, false); !text.isEmpty())
        return text;
    // Elsewhere the same word without marks is likely to speak of something else.
    return told(false, !section.isEmpty());
}

QString openingSentences(const GuideChapter& chapter, const QString& section) {
    for (const Block& block : blocksOf(chapter))
        if (section.isEmpty() || block.section == section) {
            const QStringList sentences = sentencesOf(plainLine(block.markdown));
            if (QString text = sentencesFrom(sentences, 0, sentences.size()); !text.isEmpty())
                return text;
        }
    return {};
}

QStringList namesIn(const GuideChapter& chapter) {
    static const QRegularExpression emphasis(
        QStringLiteral(R"((?<![\\\w*])(\*{1,2})([^*\s][^*]*)\1)"));
    QStringList names;
    for (const Block& block : blocksOf(chapter))
        for (auto each = emphasis.globalMatch(block.markdown); each.hasNext();)
            names << plainLine(each.next().captured(2));
    names.removeDuplicates();
    return names;
}

} // namespace loggia::ui
