#include "ui/help/guide.hpp"

#include <QDir>
#include <QRegularExpression>
#include <QResource>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

const QString index_path = QStringLiteral("guide/index.md");

/// The text of a heading of this level; none where the line is something else.
std::optional<QString> heading(const QString& line, int level) {
    const QString marks = QString(level, QLatin1Char('#')) + QLatin1Char(' ');
    if (!line.startsWith(marks))
        return {};
    return plainLine(line.mid(marks.size()));
}

std::optional<QString> read_compiled_in(const QString& path) {
    const QResource file(QStringLiteral(":/docs/") + path);
    if (!file.isValid())
        return {};
    return QString::fromUtf8(file.uncompressedData());
}

std::optional<GuideChapter> read_chapter(const Guide::Reader& read, const QString& path) {
    const std::optional<QString> text = read(path);
    if (!text)
        return {};
    GuideChapter chapter{path, {}, *text, {}};
    FencedCode code;
    for (const QString& line : chapter.text.split(QLatin1Char('\n'))) {
        if (code.holds(line))
            continue;
        if (const auto title = heading(line, 1); title && chapter.title.isEmpty())
            chapter.title = *title;
        if (const auto section = heading(line, 2))
            chapter.sections << *section;
    }
    return chapter;
}

/// The files that a text links to, below docs/, where the text lies in guide/.
QStringList linked_files(const QString& text) {
    static const QRegularExpression link(QStringLiteral(R"(\]\(([^)#:]+\.md)(#[^)]*)?\))"));
    QStringList files;
    for (auto match = link.globalMatch(text); match.hasNext();) {
        const QString path = QDir::cleanPath(QStringLiteral("guide/") + match.next().captured(1));
        if (!files.contains(path))
            files << path;
    }
    return files;
}

bool holds_all(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(), [&text](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

/// The first of these lines that holds one of the words.
QString telling_line(const QStringList& lines, const QStringList& words) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&words](const QString& line) {
        return std::any_of(words.begin(), words.end(), [&line](const QString& word) {
            return line.contains(word, Qt::CaseInsensitive);
        });
    });
    return found == lines.end() ? QString() : *found;
}

} // namespace

bool FencedCode::holds(const QString& line) {
    const QString text = line.trimmed();
    qsizetype ticks = 0;
    while (ticks < text.size() && text[ticks] == QLatin1Char('`'))
        ++ticks;
    constexpr qsizetype least_fence = 3;
    if (fence_ == 0) {
        fence_ = ticks >= least_fence ? ticks : 0;
        return fence_ > 0;
    }
    if (ticks >= fence_ && ticks == text.size())
        fence_ = 0;
    return true;
}

QString plainLine(const QString& markdown) {
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->"));
    static const QRegularExpression picture(QStringLiteral(R"(!\[[^\]]*\]\([^)]*\))"));
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
    static const QRegularExpression rule(QStringLiteral(R"(^[\s|:*-]*$)"));
    static const QRegularExpression start(
        QStringLiteral(R"(^\s*(?:#{1,6} |[-*] |\d+\. |> |\| ?))"));
    static const QRegularExpression emphasis(QStringLiteral(R"((?<![\\\w*])\*([^*\s][^*]*)\*)"));
    static const QRegularExpression cell_border(QStringLiteral(R"(\s(?<!\\)\|\s)"));
    static const QRegularExpression row_end(QStringLiteral(R"(\s*(?<!\\)\|$)"));
    static const QRegularExpression escape(QStringLiteral(R"(\\([*_|<>\[\]]))"));
    QString plain = markdown.trimmed();
    plain.remove(comment).remove(picture).replace(link, QStringLiteral("\\1"));
    if (rule.match(plain).hasMatch())
        return {};
    plain.remove(start).remove(QStringLiteral("**")).remove(QLatin1Char('`'));
    plain.replace(emphasis, QStringLiteral("\\1"));
    plain.replace(cell_border, QStringLiteral(" \u2013 ")).remove(row_end);
    plain.replace(escape, QStringLiteral("\\1"));
    // Of code in a table that has a bar, which is HTML.
    plain.remove(QLatin1String("<code>")).remove(QLatin1String("</code>"));
    for (const auto& [entity, sign] :
         {std::pair("&#124;", '|'), std::pair("&#42;", '*'), std::pair("&lt;", '<'),
          std::pair("&gt;", '>'), std::pair("&amp;", '&')})
        plain.replace(QLatin1String(entity), QString(QLatin1Char(sign)));
    return plain.trimmed();
}

QString anchorOf(const QString& heading) {
    QString anchor;
    for (const QChar letter : heading.toLower())
        if (letter.isLetterOrNumber() || letter == QLatin1Char('-') || letter == QLatin1Char('_'))
            anchor += letter;
        else if (letter == QLatin1Char(' '))
            anchor += QLatin1Char('-');
    return anchor;
}

QString firstParagraph(const GuideChapter& chapter, const QString& section) {
    QString paragraph;
    bool inside = section.isEmpty();
    FencedCode code;
    for (const QString& line : chapter.text.split(QLatin1Char('\n'))) {
        const bool is_code = code.holds(line);
        if (!is_code && line.startsWith(QLatin1Char('#'))) {
            if (!paragraph.isEmpty())
                break;
            inside = section.isEmpty() || heading(line, 2) == section;
            continue;
        }
        const QString plain = inside && !is_code ? plainLine(line) : QString();
        if (plain.isEmpty() && !paragraph.isEmpty())
            break;
        if (!plain.isEmpty())
            paragraph += (paragraph.isEmpty() ? QString() : QStringLiteral(" ")) + plain;
    }
    return paragraph;
}

QString guideIntroduction(const QString& path) {
    const auto chapter = read_chapter(&read_compiled_in, path);
    if (!chapter)
        return {};
    const QString paragraph = firstParagraph(*chapter);
    static const QRegularExpression two_sentences(QStringLiteral(R"(^.*?[.!?] .*?[.!?](?= |$))"));
    const auto match = two_sentences.match(paragraph);
    return match.hasMatch() ? match.captured() : paragraph;
}

Guide::Guide(const Reader& read) {
    const auto index = read_chapter(read, index_path);
    if (!index)
        return;
    chapters_ << *index;
    for (const QString& path : linked_files(index->text))
        if (auto chapter = read_chapter(read, path))
            chapters_ << *std::move(chapter);
}

std::optional<QString> Guide::readResource(const QString& path) {
    return read_compiled_in(path);
}

const GuideChapter* Guide::find(const QString& path) const {
    const auto found = std::find_if(chapters_.begin(), chapters_.end(),
                                    [&path](const auto& each) { return each.path == path; });
    return found == chapters_.end() ? nullptr : &*found;
}

QList<GuideHit> Guide::search(const QString& words) const {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return {};
    QList<GuideHit> in_headings;
    QList<GuideHit> in_text;
    for (const GuideChapter& chapter : chapters_) {
        QString section;
        QStringList lines;
        const auto look = [&] {
            const QString title = section.isEmpty() ? chapter.title : section;
            const bool named = holds_all(title, wanted);
            if (!named && !holds_all(title + lines.join(QLatin1Char('\n')), wanted))
                return;
            QString line = telling_line(lines, wanted);
            if (line.isEmpty() && !lines.isEmpty())
                line = lines.front();
            (named ? in_headings : in_text) << GuideHit{chapter.path, section, line};
        };
        FencedCode code;
        for (const QString& line : chapter.text.split(QLatin1Char('\n'))) {
            const bool is_code = code.holds(line);
            if (const auto next = heading(line, 2); next && !is_code) {
                look();
                section = *next;
                lines.clear();
            } else if (const QString plain = plainLine(line); !plain.isEmpty()) {
                if (is_code || !heading(line, 1))
                    lines << plain;
            }
        }
        look();
    }
    return in_headings + in_text;
}

} // namespace loggia::ui
