#include "ui/language/core_words.hpp"

#include "ui/language/core_sentences.hpp"
#include "ui/language/language.hpp"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <vector>

namespace loggia::ui {

namespace {

struct Shape {
    const char* english;
    qsizetype fixed; ///< How many characters are not put in.
    QRegularExpression pattern;
    std::vector<int> numbers; ///< Of what is put in, from left to right: %2 before %1 is {2, 1}.
};

Shape shapeOf(const char* english) {
    static const QRegularExpression put_in(QStringLiteral("%([1-9])"));
    const QString text = QString::fromUtf8(english);
    Shape shape{english, 0, {}, {}};
    QString pattern;
    qsizetype end = 0;
    const auto take_fixed = [&](qsizetype until) {
        const QString fixed = text.mid(end, until - end);
        shape.fixed += fixed.size();
        pattern += QRegularExpression::escape(fixed);
    };
    for (auto found = put_in.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        take_fixed(match.capturedStart());
        pattern += QStringLiteral("(.+?)");
        shape.numbers.push_back(match.captured(1).toInt());
        end = match.capturedEnd();
    }
    take_fixed(text.size());
    shape.pattern.setPattern(QRegularExpression::anchoredPattern(pattern));
    return shape;
}

/// Those that say most by themselves first: "%1 wins in %2 moves" before "%1 wins %2".
const std::vector<Shape>& shapes() {
    static const std::vector<Shape> all = [] {
        std::vector<Shape> made;
        for (const char* english : coreSentences())
            made.push_back(shapeOf(english));
        std::stable_sort(made.begin(), made.end(),
                         [](const Shape& a, const Shape& b) { return a.fixed > b.fixed; });
        return made;
    }();
    return all;
}

constexpr int deepest = 6; ///< Sentences in sentences.

QString translated(const QString& english, int depth);

std::optional<QString> inShape(const QString& english, int depth) {
    for (const Shape& shape : shapes()) {
        const auto match = shape.pattern.match(english);
        if (!match.hasMatch())
            continue;
        const QString frame = QCoreApplication::translate("Core", shape.english);
        // Not by arg(): what is put in may have a "%1" of its own.
        QString text;
        for (qsizetype i = 0; i < frame.size(); ++i) {
            const int number = frame[i] == QLatin1Char('%') && i + 1 < frame.size()
                                   ? frame[i + 1].digitValue()
                                   : -1;
            const auto at = std::find(shape.numbers.begin(), shape.numbers.end(), number);
            if (at == shape.numbers.end()) {
                text += frame[i];
                continue;
            }
            const auto place = static_cast<int>(at - shape.numbers.begin());
            text += translated(match.captured(place + 1), depth + 1);
            ++i;
        }
        return text;
    }
    return std::nullopt;
}

QString withFirst(QString text, bool upper) {
    if (!text.isEmpty())
        text[0] = upper ? text[0].toUpper() : text[0].toLower();
    return text;
}

/// One line. Core's sentences are also shown with a capital letter and a full stop.
QString translated(const QString& english, int depth) {
    if (english.isEmpty() || depth > deepest)
        return english;
    if (auto text = inShape(english, depth))
        return *std::move(text);
    const bool stops = english.endsWith(QLatin1Char('.')) && english.size() > 1;
    const QString whole = stops ? english.chopped(1) : english;
    const QString stop = stops ? QStringLiteral(".") : QString();
    if (stops)
        if (const auto text = inShape(whole, depth))
            return *text + stop;
    if (english.front().isUpper())
        if (const auto text = inShape(withFirst(whole, false), depth))
            return withFirst(*text, true) + stop;
    return english;
}

} // namespace

QString coreWords(const QString& english) {
    if (codeSpoken() == codeOf(Language::english))
        return english;
    constexpr qsizetype most_kept = 4096;
    static thread_local QHash<QString, QString> kept;
    static thread_local QString language;
    if (language != codeSpoken() || kept.size() > most_kept) {
        language = codeSpoken();
        kept.clear();
    }
    if (const auto found = kept.constFind(english); found != kept.constEnd())
        return *found;
    QStringList lines = english.split(QLatin1Char('\n'));
    for (QString& line : lines) {
        const qsizetype indent =
            std::find_if(line.begin(), line.end(), [](QChar c) { return !c.isSpace(); }) -
            line.begin();
        line = line.left(indent) + translated(line.mid(indent), 0);
    }
    return kept[english] = lines.join(QLatin1Char('\n'));
}

QString coreWords(std::string_view english) {
    return coreWords(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
}

QStringList coreShapes() {
    QStringList all;
    for (const char* english : coreSentences())
        all << QString::fromUtf8(english);
    return all;
}

} // namespace loggia::ui
