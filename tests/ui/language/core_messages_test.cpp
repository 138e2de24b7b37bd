#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/core_hearing.hpp"
#include "tests/ui/support/cpp_texts.hpp"

#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace core_messages_test {

using namespace loggia;
using ui::testing::answerLeftOf;
using ui::testing::CppText;
using ui::testing::FixedInBrackets;
using ui::testing::leftOf;
using ui::testing::speaks;

constexpr QChar gap = QLatin1Char(CppText::gap);

/// Sources whose header no window includes: what they say is for loggia-cli alone.
constexpr auto not_in_window = std::to_array<const char*>({
    "core/base/process_windows",
    "core/connect4/matches/match_journal",
    "core/formula_game/play",
    "core/game_graph/analysis/picture",
    "core/game_graph/play/play",
    "core/grading/sandbox/sandbox_windows",
    "core/ladr/filters/",
    "core/ladr/interpretation",
    "core/ladr/models/",
    "core/peg/encoding/decode",
    "core/sat/cubes/",
    "core/sat/formats/counting_comments",
    "core/sat/formats/icnf",
    "core/sat/proofs/lrat",
    "core/sat/traces/trace_text",
    "core/shards/",
});

struct Exception {
    const char* what;
    const char* why;
};

/// Sources whose texts are no messages.
constexpr auto no_speakers = std::to_array<Exception>({
    {"core/formula_game/python_repr",
     "Formulas as Python prints them; the window says itself what it expects."},
    {"core/gf2/algebra_steps", "The steps of a derivation in a file."},
    {"core/gf2/derivation_latex", "A derivation in a file."},
    {"core/gf2/derivation_text", "A derivation in a file."},
    {"core/gf2/system_text", "The steps of a derivation in a file."},
    {"core/grading/config/", "A file of settings, which only loggia-cli reads."},
    {"core/grading/grading_output", "Only loggia-cli chooses where reports go."},
    {"core/grading/players/tournament_report", "Tables and files of results."},
    {"core/grading/reports/", "What a student reads in a report."},
    {"core/grading/tasks/formula_game_driver", "Python."},
    {"core/normal_forms/exercises/exercise_blocks", "An exercise on paper."},
    {"core/puzzles/line_speaker", "The language of puzzles."},
    {"core/puzzles/phrases", "The language of puzzles."},
    {"core/puzzles/random_claims", "The language of puzzles."},
    {"core/puzzles/symmetric_function", "The language of puzzles."},
    {"core/puzzles/write_claim", "The language of puzzles."},
    {"core/wumpus/reference_rules", "The rules of the cave in a file."},
});

/// Texts that are no messages, by what they begin with, in sources that have some.
constexpr auto no_messages = std::to_array<Exception>({
    {"the line 0 after", "The beginning of a warning that is looked for."},
    {"standard input", "Only loggia-cli reads it."},
    {"(empty string)", "The notation of a game on a formula."},
    {"Formula: {}", "The notation of a game on a formula."},
    {"values played", "The notation of a game on a formula."},
    {"graph misere", "The notation of a game."},
    {"mu-torere misere", "The notation of a game."},
    {"noughts and crosses", "What a person may call a game."},
    {"connect four", "What a person may call a game."},
    {"three men's morris", "What a person may call a game."},
    {"  blunder: ", "A table for other programs."},
    {"  not the best: ", "A table for other programs."},
    {"document has ", "The notation of lessons."},
    {"document lacks ", "The notation of lessons."},
    {"page shows ", "The notation of lessons."},
    {"page hides ", "The notation of lessons."},
    {" and auto bool ", "The keywords of C."},
    {" False None True ", "The keywords of Python."},
    {"always and assign ", "The keywords of Verilog."},
    {"abs access after ", "The keywords of VHDL."},
    {"async def ", "Python."},
    {"export PYTHONPATH=", "A line for the shell."},
    {" given that ", "What a person may ask at the end of a puzzle."},
    {" knowing that ", "What a person may ask at the end of a puzzle."},
    {" if possible", "What a person may ask at the end of a puzzle."},
    {" if it is possible", "What a person may ask at the end of a puzzle."},
    {"in this case, ", "What a person may ask at the end of a puzzle."},
    {" say about ", "What a person may ask at the end of a puzzle."},
    {"work out", "What a person may ask at the end of a puzzle."},
    {"figure out", "What a person may ask at the end of a puzzle."},
    {"there exists", "A quantifier in words."},
    {"There exists", "A quantifier in words."},
    {"For all", "A quantifier in words."},
    {"module form(", "Verilog."},
    {"library ieee;", "VHDL."},
    {"{} : in std_logic", "VHDL."},
    {"{} : out std_logic", "VHDL."},
    {".model function", "BLIF."},
    {"end architecture", "VHDL."},
    {"no order", "What nobody sees: the exercise that takes its place is made at once."},
    {"The fewest {} of ", "A comment in a file."},
    {"{} prime {}: ", "A comment in a file."},
    {"for {}. Each is", "A comment in a file."},
    {": where the clause is false", "A comment in a file."},
    {"r5_0 is row 5", "A comment in a file."},
    {"x{} is 1, ", "A comment in a file."},
    {"node {} {} at ", "The notation of a road map."},
    {"graph\n", "The notation of a road map."},
    {"type octile", "The notation of a maze."},
    {"Random 3-SAT: ", "A comment in a file."},
    {"groups=", "A script of the shell."},
    {"loggia tile patterns", "What a file begins with."},
    {"loggia peg table", "What a file begins with."},
    {"Loggia tournament", "What a file begins with."},
    {"{} scanned {} between", "A table of loggia-cli."},
    {"{} needed {:.3f} ms", "A table of loggia-cli."},
    {"{},not possible", "A table in a file."},
    {"with {} per player the limit", "It counts pits and seeds; core_sentences_test hears it."},
    {"the board must be {} of {}", "It counts rows and cells; core_sentences_test hears it."},
    {"there are more than {}", "It counts positions; core_sentences_test hears it."},
    {"the positions have more than {}", "It counts moves; both shapes are known."},
    {"the tree has more than {}", "It counts nodes; core_sentences_test hears it."},
    {"a player has at most {}", "It counts cars; core_sentences_test hears it."},
    {"closed box", "Within a longer sentence, which core_sentences_test hears."},
    {"of {} player 2 has {}", "It counts boxes; core_sentences_test hears it."},
    {"found no irredundant", "It counts terms and literals; all four shapes are known."},
    {"not reachable: {}", "A longer sentence, which core_sentences_test hears."},
    {"the number of pegs in holes", "Within a longer sentence, which core_sentences_test hears."},
    {"no jump uses hole {}", "Within a longer sentence, which core_sentences_test hears."},
    {"a lady is in room", "The language of puzzles."},
    {"a tiger is in room", "The language of puzzles."},
    {"room {} is empty", "The language of puzzles."},
    {"the sign on door", "The language of puzzles."},
    {"A formula that is too long", "A comment in a file."},
    {"# Majority: ", "A comment in a file."},
    {"# One clause for ", "A comment in a file."},
    {"Loggia grading journal", "What a file begins with."},
    {"handin of depth ", "What a journal has of a tournament."},
    {", built by ", "What a journal has of a tournament."},
    {", run by ", "What a journal has of a tournament."},
    {"opening moves", "What a journal has of a tournament."},
    {"echo works", "A command of the shell."},
    {"# the rules", "A comment in a file."},
    {"# what was seen", "A comment in a file."},
    {"# a question", "A comment in a file."},
    {"This is a simple example", "A comment in a file."},
    {"PROGRAM ", "How a program is called."},
    {"def build_tree", "Python."},
    {"def play2win", "Python."},
    {"end of the file", "What nobody sees: it stands for a line that is missing."},
    {"<!doctype ", "How a document begins."},
    {"pseudo-Boolean proof version", "How a proof begins."},
    {"<svg ", "A picture."},
    {"<circle ", "A picture."},
});

/// What a person types, in any language: words of notations and values of settings.
constexpr const char* typed =
    "advanced all alpha-beta and attribute backward_implication beginner casual cave conjunction "
    "delaying depth disjunction easy engine equality equivalence evaluation evens "
    "existential_quantification expert false hard if iff implication intermediate medium method "
    "minimax nand negated_equality negation nim nonprimes nor not odds or pattern perfect primes "
    "random score table threads time timeout true universal_quantification version xnor xor";

/// What a text is given to where it is no message, or is translated by itself.
constexpr auto no_speech = std::to_array<const char*>({
    "QLatin1String",
    "QStringLiteral",
    "QT_TRANSLATE_NOOP",
    "QT_TR_NOOP",
    "fputs",
    "qWarning",
    "static_assert",
    "tr",
    "translate",
});

template <class List, class Matches>
bool isIn(const List& list, const Matches& matches) {
    return std::any_of(list.begin(), list.end(), matches);
}

bool isLeftOut(const QString& source) {
    const auto begins = [&source](const char* with) {
        // "play" is play.cpp, not play_board.cpp, and "grading/" a folder.
        const QString name = QString::fromUtf8(with);
        return source.startsWith(name) &&
               (name.endsWith(u'/') || source[name.size()] == u'.' || source[name.size()] == u'_');
    };
    return isIn(not_in_window, begins) ||
           isIn(no_speakers, [&](const Exception& each) { return begins(each.what); });
}

/// The one that begins as a text does, or none.
const Exception* exceptionOf(const QString& text) {
    for (const Exception& each : no_messages) {
        const QString begin = QString::fromUtf8(each.what);
        if (text.startsWith(begin) || text.startsWith(gap + begin))
            return &each;
    }
    return nullptr;
}

/// With gaps for what fmt::format() puts in.
QString withGaps(QString text) {
    static const QRegularExpression put_in(QStringLiteral("\\{[^{}]*\\}"));
    text.replace(QLatin1String("{{"), QLatin1String("\x02"))
        .replace(QLatin1String("}}"), QLatin1String("\x03"))
        .replace(put_in, QString(gap));
    return text.replace(u'\x02', u'{').replace(u'\x03', u'}');
}

/// As core may say it: `put_in` fills the gaps, but in the one with the number `other_at`, counted
/// from 0, stands `other`; behind a letter comes what makes a plural.
struct Filling {
    QString put_in;
    bool plural = false;
    qsizetype other_at = -1;
    QString other = {};

    [[nodiscard]] QString of(const QString& text) const {
        static const QString quotes = QStringLiteral("'\"`");
        QString said;
        qsizetype gaps = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] != gap) {
                said += text[i];
                continue;
            }
            const QChar before = i > 0 ? text[i - 1] : QChar(u' ');
            const QChar after = i + 1 < text.size() ? text[i + 1] : QChar(u' ');
            if (gaps++ == other_at)
                said += other;
            else if (quotes.contains(before) && before == after)
                said += u'x';
            else if (before.isLetter())
                said += plural ? QStringLiteral("s") : QString();
            else
                said += put_in;
        }
        return said;
    }
};

const std::vector<Filling>& fillings() {
    static const std::vector<Filling> all = [] {
        std::vector<Filling> made;
        for (const char* put_in : {"7", "'x'", "x", "7 holes", "player 2"})
            for (const bool plural : {false, true})
                made.push_back({QString::fromUtf8(put_in), plural});
        return made;
    }();
    return all;
}

/// Whether it has a word by itself that nobody types: not start: nor fast-distances.
bool hasEnglish(const QString& left) {
    static const QStringList typed_words = QString::fromUtf8(typed).split(u' ');
    static const QRegularExpression word(
        QStringLiteral("(?<![\\w.:/(+-])[A-Za-z][a-z]{2,}(?![\\w:/(-])"));
    for (auto each = word.globalMatch(left); each.hasNext();)
        if (!typed_words.contains(each.next().captured()))
            return true;
    return false;
}

/// A source that speaks, or may be heard in what another text of it says.
class Source {
public:
    explicit Source(const QByteArray& cpp) {
        for (const CppText& said : ui::testing::textsIn(cpp.toStdString()))
            if (!isIn(no_speech, [&](const char* name) { return said.within == name; }))
                texts_.emplace_back(said.line, QString::fromStdString(said.text));
    }

    [[nodiscard]] std::vector<std::pair<int, QString>> speaking() const {
        std::vector<std::pair<int, QString>> all;
        std::copy_if(texts_.begin(), texts_.end(), std::back_inserter(all), [](const auto& text) {
            return speaks(text.second) && text.second.trimmed().contains(u' ');
        });
        return all;
    }
    /// Whether all of it is recognised, whatever is put in.
    [[nodiscard]] static bool isHeard(const QString& text) {
        for (const QString& each : {withGaps(text), text})
            for (const Filling& filling : fillings())
                if (isSaid(filling.of(each)))
                    return true;
        return false;
    }
    /// With another text of this source in a gap.
    [[nodiscard]] bool isHeardWithPart(const QString& text) const {
        return std::any_of(texts_.begin(), texts_.end(), [&text](const auto& part) {
            constexpr qsizetype longest = 60;
            return part.second.size() <= longest && isHeardAround(withGaps(text), part.second);
        });
    }
    /// In a gap of another text of this source.
    [[nodiscard]] bool isHeardInAnother(const QString& text) const {
        return std::any_of(texts_.begin(), texts_.end(), [&text](const auto& whole) {
            static const QRegularExpression word(QStringLiteral("[a-z]{2}"));
            const QString frame = withGaps(whole.second);
            return whole.second != text && frame.contains(word) && isHeardAround(frame, text);
        });
    }

private:
    /// By itself, as the rest of a sentence, behind a colon, as what was expected or as an answer.
    static bool isSaid(const QString& text) {
        if (!hasEnglish(answerLeftOf(text.trimmed())))
            return true;
        static const QStringList begins{QString(), QStringLiteral("'x' "), QStringLiteral("x: "),
                                        QStringLiteral("expected ")};
        return std::any_of(begins.begin(), begins.end(), [&text](const QString& begin) {
            return !hasEnglish(leftOf(begin + text.trimmed()));
        });
    }
    static bool isHeardAround(const QString& frame, const QString& part) {
        const QStringList fixed = frame.split(gap);
        QString before;
        for (qsizetype at = 0; at + 1 < fixed.size(); ++at) {
            before += fixed[at];
            if (isInQuotes(before)) // which keep all that is put in
                continue;
            for (Filling filling : fillings()) {
                filling.other = filling.of(withGaps(part));
                filling.other_at = at;
                if (isSaid(filling.of(frame)))
                    return true;
            }
        }
        return false;
    }
    /// An apostrophe opens none.
    static bool isInQuotes(const QString& before) {
        static const QRegularExpression apostrophe(QStringLiteral("\\b'\\b"));
        static const QString quotes = QStringLiteral("'\"`");
        const QString text = QString(before).remove(apostrophe);
        return std::any_of(quotes.begin(), quotes.end(),
                           [&text](QChar quote) { return text.count(quote) % 2 != 0; });
    }

    std::vector<std::pair<int, QString>> texts_;
};

/// Whether something stands before or after a text, as its ends show, and a shape says all that is
/// fixed in it, one after the other and as whole words. What is in quotation marks may be put in.
bool isPartOfShape(const QString& part) {
    static const QString ends = QStringLiteral(" ,;:(") + gap;
    const QString text = withGaps(part);
    if (!ends.contains(text.front()) && !ends.contains(text.back()))
        return false;
    static const QRegularExpression between(
        QStringLiteral("[\"'`][^\"'`]*[\"'`]|[%1,;:.() ]{2,}|%1").arg(gap));
    const QStringList wanted = text.split(between, Qt::SkipEmptyParts);
    const auto behind = [](const QString& shape, const QString& words, qsizetype at) {
        const QString trimmed = words.trimmed();
        for (at = shape.indexOf(trimmed, at); at >= 0; at = shape.indexOf(trimmed, at + 1)) {
            const qsizetype end = at + trimmed.size();
            if ((at == 0 || !shape[at - 1].isLetter()) &&
                (end == shape.size() || !shape[end].isLetter()))
                return end;
        }
        return at;
    };
    const QStringList shapes = ui::coreShapes();
    return std::any_of(shapes.begin(), shapes.end(), [&](const QString& shape) {
        qsizetype at = 0;
        for (const QString& words : wanted)
            if (at >= 0)
                at = behind(shape, words, at);
        return at > 0;
    });
}

/// The folder of core's sources, with the files in it that have such an ending.
QStringList filesIn(const QString& folder) {
    QStringList files;
    for (QDirIterator each(folder, {QStringLiteral("*.cpp"), QStringLiteral("*.hpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
         each.hasNext();)
        files << each.next();
    files.sort();
    return files;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class CoreMessagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        ui::testing::failOnWarnings();
        QLocale::setDefault(QLocale::c()); // In English nothing is looked up.
    }

    /// Or its texts had to be known.
    void theWindowHasNoneOfThoseLeftOut() {
        // The one reads only what its own session holds, the other comments; they show no error of
        // it.
        const QStringList without_errors{QStringLiteral("/ui/connect4/match/match_panel.cpp"),
                                         QStringLiteral("/ui/sat/clauses/clause_reading.cpp")};
        for (const QString& path : filesIn(places::source("ui"))) {
            if (std::any_of(without_errors.begin(), without_errors.end(),
                            [&path](const QString& each) { return path.endsWith(each); }))
                continue;
            const QByteArray cpp = contentOf(path);
            for (const char* left_out : not_in_window) {
                const QByteArray name(left_out);
                const QByteArray header = name + (name.endsWith('/') ? "" : ".hpp");
                QVERIFY2(!cpp.contains("#include \"" + header), qPrintable(path));
            }
        }
    }

    /// Those of the language: straight ones are for what a shell or a program reads.
    void sentencesOfTheWindowHaveOneKindOfQuotationMarks() {
        int count = 0;
        for (const QString& path : filesIn(places::source("ui"))) {
            if (path.contains(QLatin1String("/core_sentences")))
                continue;
            for (const CppText& said : ui::testing::textsIn(contentOf(path).toStdString())) {
                const QString within = QString::fromStdString(said.within);
                if (within != QLatin1String("tr") && !within.endsWith(QLatin1String("::tr")) &&
                    within != QLatin1String("QT_TRANSLATE_NOOP"))
                    continue;
                ++count;
                const QString text =
                    QString::fromStdString(said.text).remove(QLatin1String("\"$@\""));
                QVERIFY2(!text.contains(u'"') && !text.contains(u'\u2019'),
                         qPrintable(path + u'\n' + text));
            }
        }
        QVERIFY2(count > 1000, qPrintable(QString::number(count)));
    }

    /// Each text with two words in a row: all in core, and the errors that the window makes.
    void allAreKnown() {
        const FixedInBrackets language;
        QStringList unknown;
        std::set<const char*> used;
        int count = 0;
        const QString root = places::source() + QLatin1Char('/');
        for (const QString& path :
             filesIn(root + QStringLiteral("core")) + filesIn(root + QStringLiteral("ui"))) {
            const QString name = path.mid(root.size());
            if (isLeftOut(name))
                continue;
            const Source source(contentOf(path));
            for (const auto& [line, text] : source.speaking()) {
                ++count;
                if (const Exception* const found = exceptionOf(text))
                    used.insert(found->what);
                else if (!Source::isHeard(text) && !source.isHeardWithPart(text) &&
                         !source.isHeardInAnother(text) && !isPartOfShape(text))
                    unknown << QStringLiteral("%1:%2: %3").arg(name).arg(line).arg(text);
            }
        }
        QVERIFY2(count > 1000, qPrintable(QString::number(count)));
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
        for (const Exception& each : no_messages) // No more than there have to be.
            QVERIFY2(used.contains(each.what), each.what);
    }
};

LOGGIA_WINDOW_TEST(CoreMessagesTest)

} // namespace core_messages_test

#include "core_messages_test.moc"
