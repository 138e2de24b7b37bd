#include "core/puzzles/sentence_lines.hpp"
#include "core/puzzles/sentences.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <string_view>
#include <vector>

namespace sentence_lines_test {

using namespace loggia;
using namespace loggia::puzzles;

class SentenceLinesTest : public QObject {
    Q_OBJECT

private:
    static std::vector<std::string> parts(std::string_view text) {
        std::vector<std::string> all;
        for_each_line(text, [&](std::size_t begin, std::size_t end) {
            all.emplace_back(text.substr(begin, end - begin));
            return true;
        });
        return all;
    }

private Q_SLOTS:
    void cutsAtSpeakers() {
        using Parts = std::vector<std::string>;
        QCOMPARE(parts("A says B lies. C says A lies."),
                 (Parts{"A says B lies.", "C says A lies."}));
        QCOMPARE(parts("A says \"B lies\" and C says \"A lies\""),
                 (Parts{"A says \"B lies\"", "C says \"A lies\""}));
        QCOMPARE(parts("A says: \"B lies. C says so.\""),
                 (Parts{"A says: \"B lies. C says so.\""}));
        QCOMPARE(parts("% a comment\n\n1. A lies\n(2) B lies. Who lies?"),
                 (Parts{"A lies", "B lies."}));
        int calls = 0;
        for_each_line("A lies\nB lies\nC lies",
                      [&](std::size_t, std::size_t) { return ++calls < 2; });
        QCOMPARE(calls, 2);
    }

    void findsTheQuestionsAtTheEnd() {
        const std::string_view text = "A says B lies. Who lies? Why?";
        QCOMPARE(LineCutter(text, 0, text.size()).question(), text.find("Who"));
        const std::string_view none = "A says B lies.";
        QCOMPARE(LineCutter(none, 0, none.size()).question(), std::string_view::npos);
    }

    void passesOverListMarks() {
        const auto behind = [](std::string_view line) {
            return std::string(line.substr(behind_list_mark(line, 0, line.size())));
        };
        for (const char* const line : {"1. A lies", "12) A lies", "(3) A lies", "a) A lies",
                                       "- A lies", "\u2022 A lies", "Question: A lies", "A lies"})
            QCOMPARE(behind(line), std::string("A lies"));
        QCOMPARE(behind("A. B"), std::string("A. B"));
        QCOMPARE(behind("2.5 lies"), std::string("2.5 lies"));
    }

    void passesOverQuestionsAndTasks() {
        for (const char* text :
             {"A says, \u201cB is a knave.\u201d What are A and B?",
              "A says, \u201cB is a knave\u201d What are A and B?",
              "A says: \u201cB is a knave!\u201d  Who\u2019s the knight?",
              "A says 'B is a knave.' Who's lying, and who isn't?",
              "A says that B is a knave. What are A and B? Explain.",
              "A says \"B is a knave.\" Where's the knave? Why?\n  Justify your answer.",
              "A says B is a knave.\nDetermine, if you can, who is a knight. Is there a knave?",
              "A says B is a knave.\n  Work out who is who"}) {
            const auto puzzle = read_puzzle(text);
            QVERIFY2(puzzle.has_value(), puzzle ? text : puzzle.error().message.c_str());
            QVERIFY2(puzzle->lines.size() == 1, text);
            QVERIFY2(puzzle->vocabulary.people.size() == 2, text);
        }
        const auto rooms =
            read_puzzle("Sign 1: a lady is in room 2.\nSign 2: sign 1 is true. Where's the lady?");
        QVERIFY2(rooms.has_value(), rooms ? "" : rooms.error().message.c_str());
        QCOMPARE(rooms->lines.size(), std::size_t{2});
        for (const char* text : {"find is true", "A says: B is a knave.\nFind lies."}) {
            const auto puzzle = read_puzzle(text);
            QVERIFY2(puzzle.has_value(), puzzle ? text : puzzle.error().message.c_str());
            QVERIFY2(puzzle->lines.back().claim.has_value(), text);
        }
        QVERIFY(!read_puzzle("A says: B is a knave. Does B say that C lies?").has_value());
        QVERIFY(!read_puzzle("A says: explain that B is a knave.").has_value());
    }

    void cutsNoSpeech_data() {
        const test_suite::Refusals row(2);
        const char* const second = "a statement is one sentence; join the two with 'and', or put "
                                   "the second on a separate line";
        row("A says: B is a knave. C is a knight.", 23, second);
        row("A says: \"B is a knave. C says so.\"", 24, second);
        row("A says: B is a knave. C tells the truth.", 23, second);
        row("A says that B is a knave. Everyone tells lies.", 27, second);
        row("A says B is a knave. B says A is a baker", 36,
            "expected 'knight' or 'knave', found 'baker'");
        row("A says B is a knave. If C lies, who is B?", 41, "unexpected `?` here");
        row("A says B is a knave. Who lies, given that one of us does?", 57, "unexpected `?` here");
        row("A says B is a knave. Determine who lies if one of us does.", 22, second);
        row("A says B is a knave. Find out who lies, given that one of us does.", 22, second);
        row("Jos\u00e9 says: B is a knave.", 4,
            "expected a letter from A to Z, as all names have, found `\u00e9`");
        row("A says: is B a knave?", 21, "unexpected `?` here");
    }
    void cutsNoSpeech() {
        test_suite::check_refusal([](const std::string& text) {
            return read_puzzle("% a puzzle\n" + text, PuzzleSetting::islanders);
        });
    }
};

LOGGIA_LOOP_TEST(SentenceLinesTest)

} // namespace sentence_lines_test

#include "sentence_lines_test.moc"
