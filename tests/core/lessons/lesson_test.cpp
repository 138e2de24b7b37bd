#include "core/base/random.hpp"
#include "core/lessons/lesson.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace lesson_test {

using namespace loggia;
using namespace loggia::lessons;
using Kind = Check::Kind;

constexpr const char* whole = R"(# One jump

A peg jumps over its neighbour.

```lesson
page peg
title de Ein Sprung
title es Un salto
```

## Jump

Jump *from 1 over 2*.

```
a block of code
# that is no title
```

```lesson
open peg/ring4.txt
values hidden
point Board
document has Jumps: 1
document lacks error
page shows One jump
page hides Stuck
tab Text
run peg.hint
field Threads = 2
hint Click a peg.
hint Then click the hole.
```

## How many are left?

```document
4 1
1 2 3
```
```lesson
answer 3 | three
```
)";

QString problemOf(const std::string& text) {
    const auto lesson = lesson_of(text);
    if (lesson)
        return QStringLiteral("none");
    return QString::fromStdString(lesson.error().message) + QStringLiteral(" at %1:%2")
                                                                .arg(lesson.error().span->line)
                                                                .arg(lesson.error().span->column);
}

class LessonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAll() {
        const auto lesson = lesson_of(whole);
        QVERIFY(lesson.has_value());
        QCOMPARE(lesson->title, std::string("One jump"));
        QCOMPARE(lesson->page, std::string("peg"));
        QCOMPARE(lesson->text, std::string("A peg jumps over its neighbour."));
        QCOMPARE(title_in(*lesson, "de"), std::string("Ein Sprung"));
        QCOMPARE(title_in(*lesson, "es"), std::string("Un salto"));
        QCOMPARE(title_in(*lesson, "fr"), std::string("One jump"));
        QCOMPARE(lesson->steps.size(), std::size_t{2});
        const Step& jump = lesson->steps[0];
        QCOMPARE(jump.title, std::string("Jump"));
        QVERIFY(jump.text.find("# that is no title") != std::string::npos);
        QCOMPARE(jump.example, std::string("peg/ring4.txt"));
        QVERIFY(jump.values == Values::hidden);
        QVERIFY(lesson->steps[1].values == Values::as_before);
        QCOMPARE(jump.target, std::string("Board"));
        QCOMPARE(jump.hints.size(), std::size_t{2});
        const std::vector<Check> checks{{Kind::document_has, {}, "Jumps: 1"},
                                        {Kind::document_lacks, {}, "error"},
                                        {Kind::page_shows, {}, "One jump"},
                                        {Kind::page_hides, {}, "Stuck"},
                                        {Kind::tab, {}, "Text"},
                                        {Kind::ran, {}, "peg.hint"},
                                        {Kind::field, "Threads", "2"}};
        QVERIFY(jump.checks == checks);
        QCOMPARE(lesson->steps[1].document, std::string("4 1\n1 2 3\n"));
        QVERIFY(is_answer(lesson->steps[1].checks[0], " Three "));
        QVERIFY(is_answer(lesson->steps[1].checks[0], "3"));
        for (const char* const right : {"Three.", "\"three\"", "\u201Cthree\u201D", "three!",
                                        "three?", "3 .", "\u201Ethree\""})
            QVERIFY2(is_answer(lesson->steps[1].checks[0], right), right);
        for (const char* const wrong : {"4", ".", "\"\"", "3.5", "three four"})
            QVERIFY2(!is_answer(lesson->steps[1].checks[0], wrong), wrong);
        const Check primed{Kind::answer, {}, {}, {"a' c'"}};
        QVERIFY(is_answer(primed, "a'c'") && !is_answer(primed, "a' c"));
        QVERIFY(is_answer(primed, "'a' c''"));
        QVERIFY(!is_answer(lesson->steps[1].checks[0], ""));
    }

    void comesBackAsText() {
        auto lesson = lesson_of(whole);
        QVERIFY(lesson_of(to_text(*lesson)) == lesson);
        lesson->steps[1].values = Values::shown;
        QVERIFY(lesson_of(to_text(*lesson)) == lesson);
        lesson->steps[1].values = Values::as_before;
        // As other systems write the same lines.
        std::string dos = "\xEF\xBB\xBF";
        for (const char c : std::string(whole))
            dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
        QVERIFY(lesson_of(dos) == lesson);
    }

    void aBarMayBePartOfAnAnswer() {
        const auto lesson = lesson_of(
            "# T\n```lesson\npage sat\n```\n## S\n```lesson\nanswer b \\| c | d \\|\\| e\n```\n");
        QVERIFY(lesson.has_value());
        const Check& check = lesson->steps.front().checks.front();
        QVERIFY((check.answers == std::vector<std::string>{"b | c", "d || e"}));
        QVERIFY(is_answer(check, "b|c") && is_answer(check, "d || e"));
        QVERIFY(!is_answer(check, "b") && !is_answer(check, "c"));
        QVERIFY(lesson_of(to_text(*lesson)) == lesson);
    }

    /// However many returns end a line, as after several conversions.
    void linesMayEndInReturns() {
        const auto plain = lesson_of("# T\n```lesson\npage sat\n```\n## S\none\ntwo\n");
        const auto odd = lesson_of("# T\r\n```lesson\npage sat\r\r\n```\n## S\none\r\r\r\ntwo\r\n");
        QVERIFY(plain && odd);
        QVERIFY(*odd == *plain);
        QVERIFY(*lesson_of(to_text(*odd)) == *odd);
    }

    /// As Markdown and its editors have them: what a step asks must not be shown as text.
    void blocksMayBeIndented() {
        const auto plain = lesson_of("# T\n```lesson\npage sat\n```\n## S\n```document\n1 2\n  0\n"
                                     "```\n```lesson\nanswer 4\n```\n");
        const auto odd =
            lesson_of("# T\n``` Lesson\npage sat\n```\n## S\n  ```document\n  1 2\n    0\n"
                      "  ```\n   ```LESSON\n   answer 4\n   ```\n");
        QVERIFY(plain && odd);
        QVERIFY(*odd == *plain);
        QCOMPARE(odd->steps[0].checks.size(), std::size_t{1});
        // Four blanks are a block of code.
        const auto code = lesson_of("# T\n```lesson\npage sat\n```\n## S\n    ```lesson\n");
        QVERIFY(code && code->steps[0].checks.empty());
    }

    void saysWhereItIsWrong_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* text, const char* problem) {
            QTest::addRow("%s", problem) << QString::fromUtf8(text) << QString::fromUtf8(problem);
        };
        row("", "expected the title");
        row("# a\n# b\n", "a lesson has one title; a step begins with \"##\" at 2:1");
        row("# a\n## b\n", "expected the page of the lesson");
        row("# a\n```lesson\npage peg\n```\n", "expected a step, for example \"## Jump\" at 4:1");
        row("# a\n```lesson\npage peg\n", "this block has no end: expected a line \"```\" at 3:1");
        row("# a\n```lesson\nopen x\n```\n", "expected \"page\" or \"title\", found \"open\"");
        row("# a\n```lesson\ntitle de\n```\n",
            "expected a language and the title in that language");
        row("# a\n```lesson\ntitle Deutsch x\n```\n",
            "expected a language and the title in that language");
        row("# a\n```lesson\ntitle de x\ntitle de y\n```\n", "in this language already at 4:7");
        row("# a\n```lesson\npage peg\n```\n## s\n```lesson\ntitle de x\n```\n", "found \"title\"");
        row("# a\n```lesson\npage a b\n```\n", "expected the id of one page");
        row("# a\n## s\n```lesson\n  jump 3\n```\n", "found \"jump\" at 4:3");
        row("# a\n## s\n```lesson\nhint\n```\n", "expected something after \"hint\" at 4:1");
        row("# a\n## s\n```lesson\npage sees x\n```\n", "\"page hides TEXT\" at 4:6");
        row("# a\n## s\n```lesson\ndocument has\n```\n", "expected a text after \"has\" at 4:10");
        row("# a\n## s\n```lesson\nvalues off\n```\n",
            "expected \"values hidden\" or \"values shown\" at 4:8");
        row("# a\n## s\n```lesson\nvalues shown\nvalues hidden\n```\n",
            "this step shows or hides values already at 5:1");
        row("# a\n## s\n```lesson\nfield x\n```\n", "expected a field and its value");
        row("# a\n## s\n```lesson\nanswer a ||\n```\n", "on both sides of \"|\" at 4:1");
        row("# a\n## s\n```lesson\nanswer a\nanswer b\n```\n", "one answer");
        row("# a\n## s\n```lesson\nopen a\nopen b\n```\n", "a document already at 5:1");
        row("# a\n## s\n```document\n```\n", "expected a document above this line at 4:1");
        row("# a\n```document\nx\n```\n", "a document belongs to a step");
        row("# a\n##  \n", "expected the title of the step");
    }

    void saysWhereItIsWrong() {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QString found = problemOf(text.toStdString());
        QVERIFY2(found.contains(problem), qPrintable(found));
    }

    /// Whatever lines are lost, doubled or exchanged: read and the same again, or refused with a
    /// place within the text.
    void bearsAnything() {
        std::vector<std::string> lines;
        std::string line;
        for (const char c : std::string(whole))
            if (c == '\n')
                lines.push_back(std::exchange(line, {}));
            else
                line += c;
        int read = 0;
        for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
            Random random(seed);
            std::vector<std::string> mixed = lines;
            for (int i = 0; i < 3; ++i) {
                const auto at = static_cast<std::size_t>(random.below(mixed.size()));
                const auto other = static_cast<std::size_t>(random.below(mixed.size()));
                switch (random.below(3)) {
                case 0:
                    mixed.erase(mixed.begin() + static_cast<std::ptrdiff_t>(at));
                    break;
                case 1:
                    mixed.insert(mixed.begin() + static_cast<std::ptrdiff_t>(at), mixed[other]);
                    break;
                default:
                    std::swap(mixed[at], mixed[other]);
                }
            }
            std::string text;
            for (const std::string& each : mixed)
                text += each + '\n';
            const auto lesson = lesson_of(text);
            if (lesson) {
                ++read;
                QVERIFY(lesson_of(to_text(*lesson)) == lesson);
            } else {
                QVERIFY(lesson.error().span.has_value());
                QVERIFY(lesson.error().span->line <= static_cast<int>(mixed.size()));
            }
        }
        QVERIFY(read > 100 && read < 4000);
    }

    /// Two or three small letters, whichever they are.
    void anyLanguageHasATitle() {
        for (const std::string language : {"az", "za", "aaa", "zzz"}) {
            const auto lesson =
                lesson_of("# T\n```lesson\npage sat\ntitle " + language + " Eins\n```\n## S\n");
            QVERIFY(lesson.has_value());
            QCOMPARE(title_in(*lesson, language), std::string("Eins"));
        }
        for (const std::string language : {"a", "aaaa", "a`", "{z", "De"})
            QVERIFY(
                !lesson_of("# T\n```lesson\npage sat\ntitle " + language + " Eins\n```\n## S\n"));
    }

    void tooLargeIsRefused() {
        QVERIFY(!lesson_of(std::string(most_lesson_bytes + 1, 'a')).has_value());
    }
};

LOGGIA_TEST(LessonTest)

} // namespace lesson_test

#include "lesson_test.moc"
