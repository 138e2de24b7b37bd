#include "ui/language/core_words.hpp"

#include "ui/language/core_sentences.hpp"
#include "ui/language/language.hpp"
#include "ui/language/number_words.hpp"
#include "ui/language/quotation_marks.hpp"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <vector>

namespace loggia::ui {

namespace {

/// A sentence with gaps: before, between and after them stands what is fixed.
struct Shape {
    const char* english;
    std::vector<QString> fixed;
    std::vector<int> numbers; ///< Of the gaps, from left to right: %2 before %1 is {2, 1}.
    qsizetype length = 0;     ///< Of all that is fixed.
    bool lists = false;       ///< Has a "; " of its own.
    bool counts = false;      ///< A gap, one word: "%1 states" is no shape for "the drawn states".
};

Shape shapeOf(const char* english) {
    static const QRegularExpression gap(QStringLiteral("%([1-9])"));
    static const QRegularExpression word(QStringLiteral("\\b[a-z]"));
    const QString text = QString::fromUtf8(english);
    Shape shape{english, {}, {}};
    qsizetype end = 0;
    for (auto found = gap.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        shape.fixed.push_back(text.mid(end, match.capturedStart() - end));
        shape.numbers.push_back(match.captured(1).toInt());
        end = match.capturedEnd();
    }
    shape.fixed.push_back(text.mid(end));
    for (const QString& fixed : shape.fixed)
        shape.length += fixed.size();
    shape.lists = text.contains(QLatin1String("; "));
    shape.counts =
        shape.numbers.size() == 1 && shape.fixed.front().isEmpty() && text.count(word) == 1;
    return shape;
}

bool isCount(QStringView put_in) {
    return put_in.size() == 1 ||
           std::any_of(put_in.begin(), put_in.end(), [](QChar c) { return c.isDigit(); });
}

/// What fills the gaps, each with one character at least; what comes first is as short as it can
/// be.
std::optional<std::vector<QStringView>> gapsIn(QStringView text, const Shape& shape) {
    const QString& before = shape.fixed.front();
    const QString& after = shape.fixed.back();
    if (text.size() < shape.length + static_cast<qsizetype>(shape.numbers.size()) ||
        !text.startsWith(before) || !text.endsWith(after))
        return std::nullopt;
    std::vector<QStringView> gaps;
    qsizetype from = before.size();
    for (std::size_t i = 1; i + 1 < shape.fixed.size(); ++i) {
        const qsizetype next = text.indexOf(shape.fixed[i], from + 1);
        if (next < 0)
            return std::nullopt;
        gaps.push_back(text.sliced(from, next - from));
        from = next + shape.fixed[i].size();
    }
    const qsizetype end = text.size() - after.size();
    if (end <= from)
        return std::nullopt;
    gaps.push_back(text.sliced(from, end - from));
    if (shape.counts && !isCount(gaps.front()))
        return std::nullopt;
    return gaps;
}

/// Those that say most by themselves first.
void sortByLength(std::vector<Shape>& some) {
    std::stable_sort(some.begin(), some.end(),
                     [](const Shape& a, const Shape& b) { return a.length > b.length; });
}

struct Shapes {
    using Some = std::vector<const Shape*>;

    QHash<QString, const char*> whole; ///< Without gaps.
    std::vector<Shape> with_gaps;      ///< Those that say most by themselves first.
    QHash<QChar, Some> by_first;       ///< Those of them that may fit, by the first small letter.
    Some others;                       ///< Where nothing begins so: those that begin with a gap.

    [[nodiscard]] const Some& fitting(const QString& text) const {
        const auto found = by_first.constFind(text.front().toLower());
        return found == by_first.constEnd() ? others : *found;
    }
};

void sortByFirst(Shapes& made) {
    const auto firstOf = [](const Shape& shape) { return shape.fixed.front().front().toLower(); };
    for (const Shape& shape : made.with_gaps)
        if (shape.fixed.front().isEmpty())
            made.others.push_back(&shape);
        else
            made.by_first.insert(firstOf(shape), {});
    for (auto some = made.by_first.begin(); some != made.by_first.end(); ++some)
        for (const Shape& shape : made.with_gaps)
            if (shape.fixed.front().isEmpty() || firstOf(shape) == some.key())
                some->push_back(&shape);
}

const Shapes& shapes() {
    static const Shapes all = [] {
        Shapes made;
        for (const char* english : coreSentences()) {
            Shape shape = shapeOf(english);
            if (shape.numbers.empty())
                made.whole.insert(shape.fixed.front(), english);
            else
                made.with_gaps.push_back(std::move(shape));
        }
        sortByLength(made.with_gaps);
        sortByFirst(made);
        return made;
    }();
    return all;
}

constexpr int deepest = 8; ///< Sentences in sentences.

std::optional<QString> translated(const QString& english, int depth);

QString translatedOrAsIs(const QString& english, int depth) {
    auto text = translated(english, depth);
    return text ? *std::move(text) : english;
}

QString inFrame(const Shape& shape, const std::vector<QStringView>& gaps, int depth) {
    const QString frame = QCoreApplication::translate("Core", shape.english);
    // Not by arg(): what is put in may have a "%1" of its own.
    QString text;
    for (qsizetype i = 0; i < frame.size(); ++i) {
        const int number =
            frame[i] == QLatin1Char('%') && i + 1 < frame.size() ? frame[i + 1].digitValue() : -1;
        const auto at = std::find(shape.numbers.begin(), shape.numbers.end(), number);
        if (at == shape.numbers.end()) {
            text += frame[i];
            continue;
        }
        const QStringView gap = gaps[static_cast<std::size_t>(at - shape.numbers.begin())];
        // In quotation marks is what a person or a program wrote.
        text += text.endsWith(QLatin1Char('"')) || text.endsWith(QLatin1Char('\''))
                    ? gap.toString()
                    : coreNumber(translatedOrAsIs(gap.toString(), depth + 1));
        ++i;
    }
    return text;
}

QString withFirst(QString text, bool upper) {
    if (!text.isEmpty())
        text[0] = upper ? text[0].toUpper() : text[0].toLower();
    return text;
}

/// Core's sentences are also shown with a capital letter and a full stop.
struct Spelling {
    QString text; ///< As core may have said it.
    bool lowered = false;
    bool stopped = false;

    [[nodiscard]] QString undone(QString translation) const {
        if (lowered)
            translation = withFirst(std::move(translation), true);
        return stopped ? translation + QLatin1Char('.') : translation;
    }
};

std::vector<Spelling> spellingsOf(const QString& english) {
    std::vector<Spelling> all;
    const bool stops = english.size() > 1 && english.endsWith(QLatin1Char('.')) &&
                       !english.endsWith(QLatin1String(".."));
    if (stops)
        all.push_back({english.chopped(1), false, true});
    all.push_back({english});
    if (english.front().isUpper())
        all.push_back({withFirst(all.front().text, false), true, stops});
    return all;
}

/// Within a sentence a word alone may be the name of something that a person made: an atom "draw".
bool mayBeName(const QString& english) {
    static const QStringList no_names{QStringLiteral("true"),   QStringLiteral("false"),
                                      QStringLiteral("easy"),   QStringLiteral("medium"),
                                      QStringLiteral("hard"),   QStringLiteral("nothing"),
                                      QStringLiteral("stopped")};
    return !english.contains(QLatin1Char(' ')) && !no_names.contains(english);
}

std::optional<QString> wholeShape(const std::vector<Spelling>& spellings, bool within) {
    for (const Spelling& each : spellings) {
        const auto found = shapes().whole.constFind(each.text);
        if (found != shapes().whole.constEnd() && !(within && mayBeName(each.text)))
            return each.undone(QCoreApplication::translate("Core", *found));
    }
    return std::nullopt;
}

std::optional<QString> inShape(const std::vector<Spelling>& spellings, int depth, bool lists_only) {
    const auto fitting = [&](const auto& wanted) -> std::optional<QString> {
        for (const Shape* const shape : shapes().fitting(spellings.front().text))
            if ((shape->lists || !lists_only) && wanted(*shape))
                for (const Spelling& each : spellings)
                    if (const auto gaps = gapsIn(each.text, *shape))
                        return each.undone(inFrame(*shape, *gaps, depth));
        return std::nullopt;
    };
    // What a reader expected and found can be long, and says more than what stands around it.
    static const QString expected = QStringLiteral("expected ");
    if (spellings.back().text.startsWith(expected))
        if (auto text = fitting(
                [](const Shape& shape) { return shape.fixed.front().startsWith(expected); }))
            return text;
    return fitting([](const Shape&) { return true; });
}

bool isList(const QString& english) {
    const std::vector<Spelling> spellings = spellingsOf(english);
    const auto& some = shapes().fitting(spellings.front().text);
    return wholeShape(spellings, true).has_value() ||
           std::any_of(some.begin(), some.end(), [&](const Shape* shape) {
               return shape->lists &&
                      std::any_of(spellings.begin(), spellings.end(), [&](const Spelling& each) {
                          return gapsIn(each.text, *shape).has_value();
                      });
           });
}

/// In a shape with a sentence in it that has a "; " of its own: "This is no formula: a; found b".
std::optional<QString> aroundList(const std::vector<Spelling>& spellings, int depth) {
    static const QLatin1String separator("; ");
    for (const Shape* const shape : shapes().fitting(spellings.front().text))
        for (const Spelling& each : spellings) {
            const auto gaps = gapsIn(each.text, *shape);
            if (gaps && std::any_of(gaps->begin(), gaps->end(), [](QStringView gap) {
                    return gap.contains(separator) && isList(gap.toString());
                }))
                return each.undone(inFrame(*shape, *gaps, depth));
        }
    return std::nullopt;
}

/// Whether the full stop here does: not that of "a board (. X O)" or "e.g. a board".
bool endsSentence(const QString& english, qsizetype stop) {
    return stop > 0 && !english[stop - 1].isSpace() && english[stop - 1] != QLatin1Char('(') &&
           !english[stop + 2].isLower();
}

/// Part by part at a separator, outside of quotation marks; nothing where no part is known.
std::optional<QString> inParts(const QString& english, QLatin1String separator, bool new_sentences,
                               int depth) {
    QStringList parts;
    qsizetype begin = 0;
    bool quoted = false;
    for (qsizetype i = 0; i + separator.size() < english.size(); ++i) {
        if (english[i] == QLatin1Char('"'))
            quoted = !quoted;
        const qsizetype next = i + separator.size();
        if (quoted || QStringView(english).sliced(i, separator.size()) != separator ||
            (new_sentences && !endsSentence(english, i)))
            continue;
        parts << english.mid(begin, i - begin + (new_sentences ? 1 : 0));
        begin = next;
    }
    if (parts.isEmpty())
        return std::nullopt;
    parts << english.mid(begin);
    bool known = false;
    for (QString& part : parts)
        if (const auto text = translated(part, depth + 1)) {
            part = *text;
            known = true;
        }
    if (!known)
        return std::nullopt;
    return parts.join(new_sentences ? QStringLiteral(" ") : QString(separator));
}

/// As a whole: not "'a' or 'b'".
bool isQuoted(const QString& text) {
    return text.size() > 1 && QStringLiteral("\"'`").contains(text.front()) &&
           text.indexOf(text.front(), 1) == text.size() - 1;
}

/// One line, or nothing where it is not known.
std::optional<QString> translated(const QString& english, int depth) {
    const bool says = std::any_of(english.begin(), english.end(),
                                  [](QChar c) { return c.isLower() || c.isUpper(); });
    if (!says || depth > deepest || isQuoted(english))
        return std::nullopt;
    const bool within = depth > 0;
    const std::vector<Spelling> spellings = spellingsOf(english);
    if (auto text = wholeShape(spellings, within))
        return text;
    if (auto text = inParts(english, QLatin1String(". "), true, depth))
        return text;
    if (english.contains(QLatin1String("; "))) {
        if (auto text = inShape(spellings, depth, true))
            return text;
        if (auto text = aroundList(spellings, depth))
            return text;
        if (auto text = inParts(english, QLatin1String("; "), false, depth))
            return text;
    }
    if (auto text = inShape(spellings, depth, false))
        return text;
    return within ? inParts(english, QLatin1String(", "), false, depth) : std::nullopt;
}

/// A line of an answer that is in core's own words, or nothing.
std::optional<QString> answerLine(const QString& line) {
    static const std::vector<Shape> answers = [] {
        std::vector<Shape> made;
        for (const char* english : coreAnswers())
            made.push_back(shapeOf(english));
        sortByLength(made);
        return made;
    }();
    for (const Shape& shape : answers)
        if (shape.numbers.empty()) {
            if (line == shape.fixed.front())
                return QCoreApplication::translate("Core", shape.english);
        } else if (const auto gaps = gapsIn(line, shape)) {
            return inFrame(shape, *gaps, 0);
        }
    return std::nullopt;
}

} // namespace

QString coreWords(const QString& english) {
    if (codeSpoken() == codeOf(Language::english))
        return withQuotationMarks(english);
    constexpr qsizetype most_kept = 16384; // also the faults of a large class while it is sorted
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
        line = line.left(indent) + coreNumber(translatedOrAsIs(line.mid(indent), 0));
    }
    return kept[english] = withQuotationMarks(lines.join(QLatin1Char('\n')));
}

QString coreWords(std::string_view english) {
    return coreWords(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
}

QString coreAnswer(const QString& english) {
    if (codeSpoken() == codeOf(Language::english))
        return english;
    QStringList lines = english.split(QLatin1Char('\n'));
    for (QString& line : lines)
        if (auto text = answerLine(line))
            line = *std::move(text);
    return lines.join(QLatin1Char('\n'));
}

bool beginsWithCoreAnswer(const QString& english) {
    return answerLine(english.section(QLatin1Char('\n'), 0, 0)).has_value();
}

QStringList coreShapes() {
    QStringList all;
    for (const char* english : coreSentences())
        all << QString::fromUtf8(english);
    for (const char* english : coreAnswers())
        if (const QString shape = QString::fromUtf8(english); !all.contains(shape))
            all << shape; // "%1 clauses" is a sentence, too
    return all;
}

} // namespace loggia::ui
