#include "core/ladr/models/models.hpp"
#include "core/ladr/proposition.hpp"
#include "core/puzzles/generate.hpp"
#include "core/puzzles/sentences.hpp"
#include "core/puzzles/wrapped_lines.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace sentences_test {

using namespace loggia;
using namespace loggia::ladr;
using namespace loggia::puzzles;

Result<SentencePuzzle> read_islanders(const std::string& text) {
    return read_puzzle(text, PuzzleSetting::islanders);
}

class SentencesTest : public QObject {
    Q_OBJECT

private:
    /// The knights of the only solution; `-` where there is no single one.
    static std::string knights(const std::string& text) {
        const auto puzzle = read_islanders(text);
        if (!puzzle)
            return "error: " + puzzle.error().message;
        const auto& people = puzzle->vocabulary.people;
        const auto rating = rate(*puzzle);
        if (!rating || rating->solutions != 1)
            return "-";
        std::string all;
        for (std::size_t p = 0; p < people.size(); ++p)
            if (rating->solution[p])
                all += (all.empty() ? "" : " ") + people[p];
        return all;
    }

private Q_SLOTS:
    /// The first statement may speak of others whom no line before it names.
    void readsOthersBeforeTheyAreNamed() {
        QCOMPARE(
            knights("A says: everyone else lies.\nB says: A lies.\nC says: A tells the truth."),
            std::string("B"));
        QCOMPARE(knights("A says: the others all lie.\nB says: nobody else tells the truth.\n"
                         "C says: A and B lie."),
                 std::string("-"));
        QCOMPARE(knights("A says: at least one of the others always lies.\nB says: A is a knave.\n"
                         "C says: B lies."),
                 std::string("A C"));
        QVERIFY(!read_islanders("A says: everyone else bakes.\nB says: A lies.").has_value());
    }

    /// `Us` are all people, whoever is named in a question alone among them, who says nothing.
    void countsWhomAQuestionNames() {
        const std::string said = "A says: all of us are knaves.\nB says: exactly one of us is a "
                                 "knave.\n";
        for (const char* question :
             {"What is C?", "What are A, B and C?", "Is C a knight or a knave?",
              "Can you tell what B is? Can you tell what C is?", "Which of A and C is a knight?",
              "What is C's type?", "Could C be a knight?", "What can you say about C?",
              "In this case, what is C?", "Determine what C is.",
              "Find out whether C is a knight or a knave"}) {
            const auto puzzle = read_islanders(said + question);
            QVERIFY2(puzzle.has_value(), question);
            QVERIFY2(puzzle->vocabulary.people.size() == 3, question);
            QCOMPARE(puzzle->lines.size(), std::size_t{3});
            QCOMPARE(puzzle->lines[2].said, std::string_view(question).starts_with("Can")
                                                ? "Can you tell what C is?"
                                                : std::string(question));
        }
        QCOMPARE(knights("A says: B is a knave. B says: both of us are knights. What is B?"),
                 std::string("A"));
        for (const char* question :
             {"Who is who on the Isle of Man?", "What am I?", "What are they?", "What is b?",
              "Who is the knight?", "What is A?", "Who Is Telling the Truth?",
              "What Types are they?"}) {
            const auto puzzle = read_islanders(said + question);
            QVERIFY2(puzzle.has_value(), question);
            QVERIFY2(puzzle->vocabulary.people.size() == 2, question);
        }
    }

    /// Behind quotation marks of any kind, and before and behind what the reader is told to do.
    void means_data() {
        QTest::addColumn<QByteArray>("claim");
        QTest::addColumn<QByteArray>("formula");
        const auto row = [](const char* claim, const char* formula) {
            QTest::newRow(claim) << QByteArray(claim) << QByteArray(formula);
        };
        row("I am a knight", "k_A");
        row("B is a knight.", "k_B");
        row("B is a knave", "-k_B");
        row("B is not a knave", "k_B");
        row("B is a knave or C is a knight", "-k_B | k_C");
        row("B is a knight and C is a knight or B is a knave", "k_B & k_C | -k_B");
        row("not B is a knight and C is a knight", "-k_B & k_C");
        row("not (B is a knight and C is a knight)", "-(k_B & k_C)");
        row("if B is a knight then C is a knave", "k_B -> -k_C");
        row("if B is a knight, then C is a knave", "k_B -> -k_C");
        row("B is a knight if and only if C is a knight", "k_B <-> k_C");
        row("B is a knight iff C is a knight", "k_B <-> k_C");
        row("either B is a knight or C is a knight", "k_B | k_C");
        row("either B is a knight or C is a knight, but not both", "-(k_B <-> k_C)");
        row("B and C are knaves", "-k_B & -k_C");
        row("I, B, and C are knights", "k_A & k_B & k_C");
        row("B and I are the same", "k_B & k_A | -k_B & -k_A");
        row("exactly one of B and C is a knight", "(k_B | k_C) & -(k_B & k_C)");
        row("at least two of B and C are knights", "k_B & k_C");
        row("at most one of B and C are knights", "-(k_B & k_C)");
        row("all of B and C are knaves", "-k_B & -k_C");
        row("none of B and C is a knight", "-(k_B | k_C)");
        row("at least 0 of us are knaves", "$T");
    }
    void means() {
        QFETCH(QByteArray, claim);
        QFETCH(QByteArray, formula);
        const auto puzzle = read_islanders("A says: " + claim.toStdString() +
                                           "\nfact: B is a "
                                           "knight and C is a knight or not C is a knight");
        QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message.c_str());
        // The claim's models are those of the formula.
        const auto count = [](const std::string& formulas) {
            const auto input = read_mace("formulas(a). " + formulas +
                                         " k_A | -k_A. k_B | -k_B. "
                                         "k_C | -k_C. end_of_list.");
            if (!input)
                return std::uint64_t{99};
            const auto problem = ground(*input, *signature_of(*input), 2);
            return for_each_interpretation(*problem, std::nullopt,
                                           [](const Interpretation&) { return true; })
                .count;
        };
        logic::Store store = puzzle->store;
        const std::string said = to_ladr(store, *puzzle->lines.front().formula).value() + ".";
        const std::string wanted = "k_A <-> (" + formula.toStdString() + ").";
        QCOMPARE(count(said + " " + wanted), count(said));
        QCOMPARE(count(said + " " + wanted), count(wanted));
    }

    void solvesTheClassics() {
        // Smullyan's: A says that both are knaves, or that they are different, and so on.
        QCOMPARE(knights("A says: A and B are knaves."), std::string("B"));
        QCOMPARE(knights("A says: I am a knave or B is a knight"), std::string("A B"));
        QCOMPARE(knights("A says: all of us are knaves\nB says: exactly one of us is a knight\n"
                         "fact: A and C are the same"),
                 std::string("B"));
        QCOMPARE(knights("A says: I am a knave"), std::string("-"));
        QCOMPARE(knights("A says: B is a knight"), std::string("-"));
    }

    /// With the quotation marks of German and Spanish word processors.
    void readsQuotationMarksOfOtherLanguages() {
        for (const char* text :
             {"A says, \u201eB is a knave.\u201c B says, \u201eA lies.\u201c What are A and B?",
              "A says: \u00abB is a knave\u00bb, B says: \u00abA lies\u00bb.",
              "A says \u00bbB is a knave\u00ab and B says \u00bbA lies\u00ab",
              "\u201eB is a knave,\u201c says A.\n\u00abA lies\u00bb, B says.",
              "A says \u201cB is a knave.\u201d B says \u201cA lies.\u201d"}) {
            const auto puzzle = read_puzzle(text);
            QVERIFY2(puzzle.has_value(), puzzle ? text : puzzle.error().message.c_str());
            QVERIFY2(puzzle->lines.size() == 2 && puzzle->lines[1].speaker, text);
            QVERIFY2(puzzle->vocabulary.people.size() == 2, text);
        }
        QCOMPARE(knights("A says nothing.\nB says: A said \u201eI am a knave\u201c."),
                 std::string("-"));
    }

    /// As chat programs write it.
    void readsMarkdown() {
        for (const char* text : {"**A** says: \"B is a *knave*.\"\n**B** says: A lies.",
                                 "- **A:** B is a knave.\n- **B:** A lies.",
                                 "> A says: *B is a knave.*\n> B says: A ***lies***.",
                                 "**A** says: B is a knave. **B** says: A lies."}) {
            const auto puzzle = read_puzzle(text);
            QVERIFY2(puzzle.has_value(), puzzle ? text : puzzle.error().message.c_str());
            QVERIFY2(puzzle->lines.size() == 2 && puzzle->lines[1].speaker, text);
            QVERIFY2(puzzle->vocabulary.people.size() == 2, text);
        }
        QVERIFY(!read_puzzle("A says: B is a knave * C is a knave.").has_value());
    }

    /// As textbooks have it.
    void readsTwoInOneSentence() {
        for (const char* text :
             {"A says \"At least one of us is a knave\" and B says nothing.",
              "A says \"At least one of us is a knave\", and B says nothing.",
              "A says \"At least one of us is a knave\", B says nothing.",
              "A says \"At least one of us is a knave,\" B says nothing.",
              "A: \"At least one of us is a knave\"; B: nothing.",
              "A says, \"At least one of us is a knave,\" but B says nothing.",
              "A replied \u201cAt least one of us is a knave.\u201d, and B says nothing."}) {
            const auto puzzle = read_puzzle(text);
            QVERIFY2(puzzle.has_value(), puzzle ? text : puzzle.error().message.c_str());
            QCOMPARE(puzzle->lines.size(), std::size_t{2});
            QCOMPARE(puzzle->lines[0].said, std::string("At least one of us is a knave"));
            QCOMPARE(puzzle->vocabulary.people.size(), std::size_t{2});
        }
        const auto both = read_puzzle("A says \"The two of us are both knights\" and B says \"A "
                                      "is a knave.\"");
        QVERIFY2(both.has_value(), both ? "" : both.error().message.c_str());
        QCOMPARE(both->lines.size(), std::size_t{2});
        QCOMPARE(both->lines[1].said, std::string("A is a knave"));
    }

    /// As stories tell who speaks after whom.
    void readsWhoSpeaksNext() {
        for (const char* text :
             {"A says, \"B is a knave.\" B then says, \"A and C are different.\" Finally, C says: "
              "A "
              "is a knave.",
              "Suppose A says that B is a knave. Then B says that A and C are different. C also "
              "says that A lies.",
              "A says B is a knave.\nAfter this, B says \"A and C are different\".\nBut C claims "
              "that A is a knave."}) {
            const auto puzzle = read_islanders(text);
            QVERIFY2(puzzle.has_value(), puzzle ? text : puzzle.error().message.c_str());
            QVERIFY2(puzzle->lines.size() == 3 && puzzle->lines[2].speaker, text);
            QCOMPARE(knights(text), std::string("B C"));
        }
        QVERIFY(!read_islanders("A says: B lies.\nThen A tells the truth.").has_value());
    }

    /// Which of two statements it is, nobody knows.
    void readsOneOfTwoStatements() {
        for (const char* text :
             {"A says either \"I am a knight.\" or \"I am a knave.\", but you don't know which.",
              "A says either \u201cI am a knight.\u201d or \u201cI am a knave.\u201d, but you "
              "don\u2019t know which.",
              "A said either 'I am a knight' or 'I am a knave' but we do not know which one"}) {
            const auto puzzle = read_puzzle(text);
            QVERIFY2(puzzle.has_value(), puzzle ? text : puzzle.error().message.c_str());
            QVERIFY2(puzzle->lines.size() == 1 && !puzzle->lines[0].speaker, text);
            QCOMPARE(knights(text + std::string("\nA says: A or B is a knave.\nB says nothing.")),
                     std::string("A"));
        }
        QCOMPARE(
            knights("A says either \"B is a knave.\" or \"B and I are knaves.\", but you don't "
                    "know which.\nB says: A and I are different."),
            std::string("B"));
        for (const char* text :
             {"A says either \"I am a knight.\" or \"I am a knave.\"",
              "A says either \"I am a knight.\" or \"I am a baker.\", but you don't know which.",
              "A says either \"I am a knight.\", but you don't know which."})
            QVERIFY2(!read_puzzle(text).has_value(), text);
    }

    /// Each of them says it, of himself.
    void readsWhatSeveralSay() {
        QCOMPARE(
            knights("Both A and B say \"I am a knight.\"\nC says: A is a knave, and B is not."),
            std::string("-"));
        QCOMPARE(knights("A, B and C all say: I am a knave or A is a knight."),
                 std::string("A B C"));
        QCOMPARE(knights("A and B both say, 'exactly one of us is a knight.'"), std::string());
        QCOMPARE(knights("Both A and B claim that C is a knave.\nC says: A is a knight."),
                 std::string("-"));
        const auto both = read_islanders("Both A and B say \"I am a knight.\"");
        QVERIFY2(both.has_value(), both ? "" : both.error().message.c_str());
        QCOMPARE(both->vocabulary.people.size(), std::size_t{2});
        // Who says what is always true is in the formulas, too.
        QCOMPARE(both->lines.size(), std::size_t{2});
        for (const SentenceLine& line : both->lines)
            QCOMPARE(logic::variables_of(both->store, *line.formula).size(), std::size_t{1});
    }

    /// As exercises print them: all in one paragraph, single quotation marks, a question at the
    /// end.
    void readsAParagraph() {
        QCOMPARE(knights("A says B is a knave. B says A and B are knights."), std::string("A"));
        QCOMPARE(knights("A says: B is a knave! B says, 'A and B are knights!' Who is who?"),
                 std::string("A"));
        QCOMPARE(knights("A tells you, 'Neither B nor I are knaves.' B claims, `It's false that A "
                         "is a knave.' C says, \xE2\x80\x98"
                         "B isn\xE2\x80\x99t a knight.\xE2\x80\x99 "
                         "fact: C is a knave. Who is who?"),
                 std::string("A B"));
        QCOMPARE(knights("A says, 'B is a knave.' B says, \u2018"
                         "A is a knave or I am a knave.\u2019 "
                         "What are they?"),
                 std::string("B"));
        QCOMPARE(knights("A: \"I am a knave or B is a knight.\" B: \"A is a knight.\" "
                         "What are A and B?"),
                 std::string("A B"));
        QCOMPARE(knights("A very special island is inhabited only by knights and knaves. Knights "
                         "always tell the truth, and knaves always lie. You meet two inhabitants: "
                         "A and B. A tells you that B is a knave. B says, `Neither A nor I are "
                         "knaves.' So who is a knight and who is a knave?"),
                 std::string("A"));
        QCOMPARE(
            knights("You meet 8 inhabitants: Abe, Bea, Cid, Dan, Eve, Fay, Gus, and Hal. "
                    "According to Abe, \"Bea is a knave\". In Bea's words: \"Cid is a knave\". "
                    "As Cid put it, \"Dan is a knave\". \"Eve is a knave\" - Dan. "
                    "\"Fay is a knave,\" Eve mentioned. In a statement by Fay: \"Gus is a "
                    "knave\". Gus was heard saying, \"Abe is a knave or Hal is a knave.\" "
                    "\"Hal is a knight and Abe is a knight,\" says Hal. So who is a knight?"),
            std::string("Abe Cid Eve Gus"));
        QVERIFY(!read_islanders("Abe says: \"Bea lies.\" \"Cid lies.\" Bea says: \"Abe lies.\"")
                     .has_value());
        // What every puzzle begins with says nothing of this one.
        for (const char* story :
             {"Every inhabitant is either a knight or a knave.",
              "Knights tell the truth and knaves lie.",
              "On an island, everyone is either a knight, who always tells the truth, or a knave, "
              "who "
              "always lies.",
              "An island is inhabited by knights, who always tell the truth, and knaves, who "
              "always "
              "lie.",
              "There are two kinds of people on this island: knights and knaves.",
              "On an island, knights always tell the truth and knaves always lie.",
              "You are on a remote island where every inhabitant is either a knight or a knave.",
              "On an island where knights always tell truth and knaves lie, you meet A and B.",
              "A knight always tells the truth, and a knave will always lie.",
              "Assume that everyone is either a knight (who always tells the truth) or a knave "
              "(who always lies).",
              "Knights always tell the truth; knaves always lie. You meet two people.",
              "Everybody is a knight or a knave. Knaves never tell the truth, knights never lie."})
            QCOMPARE(knights(std::string(story) + "\nA says B is a knave.\nB says A and B are "
                                                  "knights."),
                     std::string("A"));
        for (const char* story :
             {"Knights always lie and knaves always tell the truth.",
              "On an island, a knave always tells the truth.",
              "On an island where A is a knight, you meet B.", "You meet three people.",
              "On this island there are a knight and a knave.",
              "Knights always tell the truth, and C is a knave."})
            QVERIFY(!read_islanders(std::string(story) + "\nA says B is a knave.").has_value());
        for (const char* text : {"1. A says B is a knave.\n2. B says A and B are knights.",
                                 "(1) A says B is a knave.\n\t(2) B says A and B are knights.",
                                 "a) A says B is a knave.\nb) B says A and B are knights.",
                                 "- A says B is a knave.\n\u2022 B says A and B are knights."})
            QCOMPARE(knights(text), std::string("A"));
        QCOMPARE(knights("There are three islanders: A, B, and C.\nA says: All of us are knaves.\n"
                         "B says: Exactly one of us is a knight."),
                 std::string("B"));
        QCOMPARE(knights("A says: all of us are knaves. B: exactly one of us is a knight.\n"
                         "Who is a knight?\nfact: A and C are the same"),
                 std::string("B"));
    }

    /// Puzzles may have words of their own for those who tell the truth and those who lie.
    void readsOtherKinds() {
        QCOMPARE(
            knights("A very special island is inhabited only by saints and sinners. Saints "
                    "always tell the truth, and sinners always lie. You meet 2 inhabitants: "
                    "Zoey, and Oliver. Zoey remarked, \"Oliver is not a saint\". Oliver stated, "
                    "\"Oliver is a saint if and only if Zoey is a sinner\". So who is a saint "
                    "and who is a sinner?"),
            std::string("Oliver"));
        for (const char* rule : {"Heroes always tell the truth and elves always lie.\n",
                                 "Elves always lie, while heroes always tell the truth.\n"})
            QCOMPARE(knights(std::string(rule) +
                             "A says that B is an elf.\nB says: we are both heroes.\n"
                             "fact: A is a hero."),
                     std::string("A"));
        QVERIFY(!read_islanders("A says that B is an elf.\nB says: A is an elf.").has_value());
    }

    /// Of three kinds no line is read as if there were two.
    void refusesThirdKinds() {
        for (const char* text :
             {"A says: B lies.\nB says: I am a spy.",
              "Everyone is a knight, a knave or a spy.\nA "
              "says: B lies.",
              "A says: B lies. fact: spy is what B is.", "A says: I am the spy.",
              "There are three types: knights, knaves, and spy. A says: B lies."})
            QCOMPARE(
                read_islanders(text).error().message,
                std::string("'spy' would be a third kind; here everyone is a knight or a knave"));
        QVERIFY(!read_islanders("Normals sometimes lie.\nA says: B lies.").has_value());
        // It can be a name, or a word of the puzzle's own.
        QCOMPARE(knights("Spy says: B is a knave.\nB says: Spy lies.\nfact: Spy is a knight."),
                 std::string("Spy"));
        QCOMPARE(knights("Normals always tell the truth, and spies always lie.\nA says: B is a "
                         "spy.\nfact: A is a normal."),
                 std::string("A"));
        QVERIFY(read_islanders("p means: Bea is a spy.\nA says: Bea is a spy.").has_value());
    }

    /// `Us` are all whom the story names.
    void readsWhoIsThere() {
        for (const char* story :
             {"There are three islanders, A, B and C.", "There are three people named A, B, and C.",
              "We have three people, A, B, C, each of whom is either a knight or a knave.",
              "You encounter three inhabitants: A, B and C.", "A, B and C are islanders.",
              "The people are A, B and C.", "The three islanders are: A, B and C.",
              "You meet three inhabitants of the island, A, B, and C.", "You meet A, B and C.",
              "Again there are three people, A, B, and C, each of whom is either a knight or a "
              "knave.",
              "Suppose that a visitor comes across exactly three people from this village: A, B, "
              "C.",
              "There are only three inhabitants here, A, B and C.", "Consider A, B and C.",
              "On this island, knaves never tell the truth. You meet islanders A, B, C.",
              "A, B and C are three inhabitants of this island.",
              "Knights always tell the truth, and knaves always lie. A, B and C are "
              "inhabitants."}) {
            const auto puzzle = read_islanders(std::string(story) +
                                               "\nA says: all of us are knaves.\nB says: A lies.");
            QVERIFY2(puzzle.has_value(), puzzle ? story : puzzle.error().message.c_str());
            QVERIFY2(puzzle->vocabulary.people.size() == 3, story);
        }
        // Whom else there is has to be named.
        for (const char* story :
             {"There are three islanders.", "There are three islanders, A and B.",
              "There are A, B and C.", "You meet three inhabitants of the house, A, B and C.",
              "You meet A and a knave.", "You meet four people, A, B and C.",
              "A and B are three islanders.", "A and B are islanders and C is a knave.",
              "We have two people, A, B, each of whom is either a knight or a knight."})
            QVERIFY2(!read_islanders(std::string(story) + "\nA says: B lies.").has_value(), story);
    }

    void countsTheRoomsThatAreThere() {
        const auto doors =
            read_puzzle("There are three rooms.\nSign 1 says: room 2 has a tiger.\n");
        QVERIFY2(doors.has_value(), doors ? "" : doors.error().message.c_str());
        QCOMPARE(doors->vocabulary.rooms, std::size_t{3});
        // Those of which nothing else is said are among the atoms, as people whom a story names.
        const auto atoms_of = [](const char* text) {
            auto puzzle = read_puzzle(text).value();
            std::string atoms;
            for (const logic::Variable v :
                 logic::variables_of(puzzle.store, *puzzle.lines.at(0).formula))
                atoms += puzzle.store.name(v) + ' ';
            return atoms;
        };
        QCOMPARE(atoms_of("There are three rooms.\nSign 1 says: room 2 has a tiger.\n"),
                 std::string("l1 l3 "));
        QCOMPARE(atoms_of("We have three rooms.\nSign 1 says: all rooms have tigers.\n"),
                 std::string());
    }

    /// `The signs` are not clear where two of three say something.
    void asksWhichSignsAreMeant() {
        const std::string signs = "Sign 1 says: room 3 has a lady.\nSign 2 says: room 1 has a "
                                  "tiger.\nfact: exactly one of the rooms has a lady.\n";
        const auto all = read_puzzle(signs + "fact: exactly one of the signs is true.");
        QVERIFY(!all && all.error().span->line == 4);
        QCOMPARE(all.error().message,
                 std::string("sign 3 says nothing; name the signs that you mean, for example "
                             "'signs 1 and 2'"));
        // The example names those that say something.
        const auto other = read_puzzle("Sign 1 says: room 3 has a lady.\nSign 3 says: room 1 has a "
                                       "tiger.\nfact: exactly one of the signs is true.");
        QVERIFY(!other);
        QCOMPARE(other.error().message,
                 std::string("sign 2 says nothing; name the signs that you mean, for example "
                             "'signs 1 and 3'"));
        // A sign whose text is wrong says something.
        QCOMPARE(read_puzzle("Sign 1: all signs are false, and room 2 likes ladies.\n"
                             "Sign 2: room 1 has a lady.\nSign 3: room 1 has a lady.")
                     .error()
                     .message,
                 std::string("expected 'has' or 'is', found 'likes'"));
        QVERIFY(read_puzzle(signs + "fact: exactly one of signs 1 and 2 is true.").has_value());
        QVERIFY(read_puzzle(signs + "Sign 3 says: sign 1 is false.\nfact: exactly one of the signs "
                                    "is true.")
                    .has_value());
        QVERIFY(read_puzzle("Sign 1 says: exactly one of the signs is true.").has_value());
    }

    /// Rooms and people that only a quoted statement mentions count as well.
    void looksIntoQuotationMarks() {
        const auto doors = read_puzzle("Sign 1 says: \"a tiger is in room 3.\"\n"
                                       "Sign 2: \"this room has a lady\"\n"
                                       "fact: exactly one of the rooms has a lady.");
        QVERIFY2(doors.has_value(), doors ? "" : doors.error().message.c_str());
        QCOMPARE(doors->vocabulary.rooms, std::size_t{3});
        QCOMPARE(logic::variables_of(doors->store, *doors->lines.back().formula).size(),
                 std::size_t{3});
        for (const char* text : {"A: \"B is a knave.\"\nB: \"A and I are the same.\"",
                                 "A: B lies.\nB: A and I are the same."}) {
            const auto people = read_puzzle(text);
            QVERIFY2(people.has_value(), people ? text : people.error().message.c_str());
            QVERIFY(people->vocabulary.setting == PuzzleSetting::islanders);
            QCOMPARE(people->vocabulary.people.size(), std::size_t{2});
            QCOMPARE(logic::variables_of(people->store, *people->lines.back().formula).size(),
                     std::size_t{2});
        }
    }

    /// Statements that a speaker may or may not go on with are refused, with their place.
    /// Where the facts say that there is one.
    void readsTheKnave() {
        QCOMPARE(knights("Exactly one of A, B and C is a knight.\nA says: I am the knight.\n"
                         "B says: A is not the knight.\nC says: B is the knight."),
                 std::string("A"));
        QCOMPARE(knights("A says: B is the knave.\nB says: I am the truth-teller.\nfact: there is "
                         "exactly one knave, and A and B are different."),
                 std::string("-"));
        QCOMPARE(knights("Exactly one of A, B and C is a knight.\nA says: the knight is A or C.\n"
                         "B says: the truth-teller is not A.\nC says: the knight is A."),
                 std::string("B"));
        for (const char* text : {"A says: B is the knave.\nB says nothing.",
                                 "A says: the knave is B.\nB says nothing.",
                                 "At least one of A and B is a knave.\nA says: B is the knave.",
                                 "Exactly one of A, B and C is a knight.\nA says: B is the knave."})
            QVERIFY2(!read_islanders(text).has_value(), text);
        const auto puzzle = read_puzzle_leniently("A says: B is the knave.\nB says: A lies.");
        QCOMPARE(puzzle.lines.size(), std::size_t{1});
        QCOMPARE(puzzle.errors.size(), std::size_t{1});
        QCOMPARE(
            puzzle.errors[0].message,
            std::string("no fact says that there is exactly one knave; write 'the only knave', "
                        "or 'a' instead of 'the'"));
        // `Not the only one` would be something else.
        QCOMPARE(read_islanders("A says: B is not the knave.\nB says nothing.").error().message,
                 std::string(
                     "no fact says that there is exactly one knave; write 'a' instead of 'the'"));
        // `A knave is B` would not be read.
        QCOMPARE(read_islanders("A says: the knave is B.\nB says nothing.").error().message,
                 std::string("no fact says that there is exactly one knave; write 'the only "
                             "knave', or begin with the name, as in 'Bea is a knave'"));
        QCOMPARE(read_islanders("A says: the knave is not B.\nB says nothing.").error().message,
                 std::string("no fact says that there is exactly one knave; begin with the name, "
                             "as in 'Bea is not a knave'"));
    }

    /// Who makes a statement is in it, and so not in what somebody says to him.
    void leavesOutWhoIsSpokenToAndSpeaks() {
        const auto puzzle = read_islanders("A says to B: C lies.\nB says: A knows that C lies.\n"
                                           "C says to D: A lies.");
        QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message.c_str());
        QCOMPARE(puzzle->lines.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(logic::variables_of(puzzle->store, *puzzle->lines[i].formula).size(),
                     i < 2 ? std::size_t{2} : std::size_t{3});
    }

    /// A word before a colon may be a heading, which nobody is called.
    void readsHeadings() {
        for (const char* heading :
             {"fact", "Facts", "Given", "Premise", "Premise 2", "Rule", "Assume"}) {
            const auto puzzle =
                read_puzzle(std::string(heading) + ": B is a knave.\nA says: all of us lie.");
            QVERIFY2(puzzle.has_value(), puzzle ? heading : puzzle.error().message.c_str());
            QVERIFY2(puzzle->vocabulary.people.size() == 2, heading);
            QVERIFY2(!puzzle->lines[0].speaker, heading);
        }
        const auto plain = read_puzzle("Given: if p is true then q is true.");
        QVERIFY(plain && plain->vocabulary.setting == PuzzleSetting::plain);
    }

    void passesOverQuestions() {
        for (const char* title : {"", "Question: ", "Puzzle: "})
            QCOMPARE(knights(title + std::string("A lies. B says A lies. C says B tells the truth. "
                                                 "D says C lies. Does D tell the truth?")),
                     std::string("B C"));
        // Knights and Knaves are nobody's names.
        const auto puzzle =
            read_puzzle("A says: B lies. B says: A lies. Who Are Knights and Who Are Knaves?");
        QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message.c_str());
        QCOMPARE(puzzle->vocabulary.people.size(), std::size_t{2});
    }

    void refuses_data() {
        const test_suite::Refusals row(2);
        for (const char* heading : {"Goal", "Conclusion", "Hint", "Claim", "Solution"})
            row(heading + QByteArray(": B is a knave"), 1,
                "expected the name of a speaker or 'fact:', found '" + QByteArray(heading) + '\'');
        row("A", 2, "expected 'is', found the end of the line");
        row("says: B is a knave", 1, "expected a name, found 'says'");
        row("A shouts: B is a knave", 3, "expected 'is', found 'shouts'");
        row("A says: B", 10, "expected 'is', found the end of the line");
        row("A says: B is a baker", 16, "expected 'knight' or 'knave', found 'baker'");
        row("A says: B is a knave C", 22, "expected 'and', 'or' or the end of the line, found 'C'");
        row("A says: (B is a knave", 22, "expected ')', found the end of the line");
        row("A says: exactly some of us are knaves", 17, "expected a number, found 'some'");
        row("A says: if B is a knave", 24, "expected 'then'");
        row("fact: I am a knave", 7, "'I' needs a speaker");
        // Whoever says nothing has to be named.
        row("A says: at least one of us is a knave", 25,
            "'us' means several people, but only one is named; add a line such as 'Bea says "
            "nothing'");
        row("A says: we are all knaves", 9,
            "'we' means several people, but only one is named; add a line such as 'Bea says "
            "nothing'");
        row("A says: !B is a knave", 9, "unexpected `!` here");
    }
    void refuses() {
        test_suite::check_refusal(
            [](const std::string& text) { return read_islanders("% a puzzle\n" + text); });
    }

    void refusesWhatIsTooLarge() {
        std::string deep = "A says: ";
        for (int i = 0; i < 100000; ++i)
            deep += "not ";
        QVERIFY(read_islanders(deep + "B is a knave").error().message.starts_with("nested more"));
        std::string many;
        for (int i = 0; i < 65; ++i)
            many += "P" + std::to_string(i) + " says: I am a knight\n";
        QCOMPARE(read_islanders(many).error().message, std::string("more than 64 people"));
    }

    /// As a text that was wrapped at a width has them.
    void readsSentencesThatGoOnBelow() {
        const std::string whole = knights("A says: B is a knave, and C is a knight.\nB says: A and "
                                          "I are both knights.\nfact: C is a knight.");
        QVERIFY(whole != "-");
        for (const char* text :
             {"A says: B is a knave, and\nC is a knight.\nB says: A and I\nare both knights.\n"
              "fact: C is a\nknight.",
              "1. A says: B is a knave,\r\n   and C is a knight.\r\n2. B says: A and I are\r\n"
              "   both knights.\r\n3. C is\r\n   a knight.",
              "A says: B is\na knave, and C\nis a knight.\nB says: A and I are both\nknights.\n"
              "C is a knight."})
            QCOMPARE(knights(text), whole);
        const auto puzzle = read_puzzle("A says: B is a knave, and\nC is a knight.");
        QVERIFY(puzzle.has_value());
        QCOMPARE(puzzle->lines[0].said, std::string("B is a knave, and C is a knight"));
        QCOMPARE(puzzle->lines[0].end, std::size_t{40});
        // Where only a longer line can be read, wherever it was wrapped.
        const auto signs =
            read_puzzle("Sign 1: in this room there is a lady, and in the other room\n"
                        "there is a tiger.\nSign 2: at least one of these\n"
                        "rooms contains a lady.");
        QVERIFY2(signs.has_value(), signs ? "" : signs.error().message.c_str());
        QCOMPARE(signs->lines.size(), std::size_t{2});
        QCOMPARE(signs->lines[1].said, std::string("at least one of these rooms contains a lady"));
        QCOMPARE(read_puzzle("A says: B lies\nexactly one of us is a knight.")->lines.size(),
                 std::size_t{2});
        const auto bad = read_puzzle_leniently("A says: B lies\nfoo bar baz");
        QCOMPARE(bad.lines.size(), std::size_t{1});
        QCOMPARE(bad.errors.size(), std::size_t{1});
        QCOMPARE(bad.errors[0].span->line, 2);
        // Errors keep their places.
        const auto wrong = read_puzzle("A says: B is a knave, and\nC is a foo.");
        QVERIFY(!wrong.has_value());
        QCOMPARE(wrong.error().span, std::optional(SourceSpan{2, 8, 3}));
        for (const char* text :
             {"A says: B lies\nExactly one of us lies", "A says: B lies,\nB says: A lies",
              "A says: B and\nB says: A lies", "A says: B is of the kind of A\nC lies",
              "A says: B is a\nfact: A lies", "A says: B is a\n\nknave.", "A says: B is a\n% knave",
              "% A says: B is a\nknave", "p means: the cat is in\nB lies",
              "A says: B is a\np means: it rains", "1. A lies and\n2. B lies"})
            QCOMPARE(with_whole_lines(text), std::string(text));
    }

    /// People whom only a line names that cannot be read would be missing in a count.
    void tellsTheMistakeBehindACount() {
        const auto error = [](const char* text) {
            const auto puzzle = read_puzzle(text);
            return puzzle ? std::string() : puzzle.error().message;
        };
        QCOMPARE(error("A says: both of us lie and B is a foo.\nC says: A lies."),
                 std::string("expected 'knight' or 'knave', found 'foo'"));
        QCOMPARE(error("A says: of the four of us, B is the only knave.\nC says: A lies."),
                 std::string("expected how many of them, for example 'exactly one', found 'B'"));
        QCOMPARE(error("A says: exactly two of the three of us are knights.\nB says: A lies."),
                 std::string("there are 2 of them, not 3"));
        QCOMPARE(error("A says: if the other two lie, then B is a knight.\nB says nothing."),
                 std::string("there is only one of them, not 2"));
    }

    /// Nobody is among the others yet where the first line is read for the first time.
    void readsWhatTheOthersDo() {
        for (const char* text : {"A says: if the others lie, then D is a knight.",
                                 "A says: if the others tell the truth, then D is a knight.",
                                 "A says: if the others have the same type, then D is a knight."}) {
            const auto puzzle = read_islanders(text);
            QVERIFY2(puzzle, text);
            QCOMPARE(puzzle->vocabulary.people.size(), std::size_t{2});
        }
    }
};

LOGGIA_LOOP_TEST(SentencesTest)

} // namespace sentences_test

#include "sentences_test.moc"
