#include "core/puzzles/sentence_words.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace sentence_words_test {

using namespace loggia::puzzles;

class SentenceWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsWordsAndMarks() {
        const std::string text = "x\nAbe says: I'";
        const auto words = sentence_words(text, 2, 11);
        QVERIFY(words.has_value());
        QCOMPARE(words->size(), std::size_t{4});
        QCOMPARE((*words)[0].text, std::string("abe"));
        QCOMPARE((*words)[2].text, std::string(":"));
        QCOMPARE((*words)[2].offset, std::size_t{10});
        QVERIFY((*words)[3].text.empty());
        const auto apostrophe = sentence_words(text, 2, text.size());
        QCOMPARE(apostrophe.error().message, std::string("unexpected `'` here"));
        QCOMPARE(apostrophe.error().span->line, 2);
        QCOMPARE(apostrophe.error().span->column, 12);
        // What lies between them would be left out.
        for (const char* range : {"rooms 1\u20133 are", "rooms 1 \u2013 3 are", "A\u2013C lie"}) {
            const std::string line = range;
            const auto read = sentence_words(line, 0, line.size());
            QVERIFY(!read);
            QCOMPARE(read.error().message, std::string("unexpected `\u2013` here"));
        }
    }

    void takesContractionsApart() {
        const std::string text = "I'm Bob's isn’t truth-teller “x”";
        const auto words = sentence_words(text, 0, text.size());
        QVERIFY(words.has_value());
        std::string all;
        for (const SentenceWord& word : *words)
            all += word.text + '|';
        QCOMPARE(all, std::string("i|am|bob|is|is|not|truth-teller|x||"));
        QCOMPARE((*words)[1].offset, std::size_t{1});
        QCOMPARE((*words)[1].length, std::size_t{2});
        QCOMPARE((*words)[5].offset, std::size_t{12});
        for (const char* wrong : {"dogs'", "o'clock", "anti-hero", "-"})
            QVERIFY(!sentence_words(wrong, 0, std::string(wrong).size()).has_value());
    }

    void passesOverQuotationMarks() {
        const auto all = [](const std::string& text) {
            const auto words = sentence_words(text, 0, text.size());
            std::string joined;
            if (words)
                for (const SentenceWord& word : *words)
                    joined += word.text + '|';
            return joined;
        };
        QCOMPARE(all("A says, 'it's me.'"), std::string("a|says|,|it|is|me|.||"));
        QCOMPARE(all("A says, 'dogs bark!'"), std::string("a|says|,|dogs|bark|.||"));
        QCOMPARE(all("A: `dogs bark'."), std::string("a|:|dogs|bark|.||"));
        QCOMPARE(all("\u2018dogs bark\u2019"), std::string("dogs|bark||"));
        QCOMPARE(all("'and' is true"), std::string("'and'|is|true||")); // a name
        for (const std::string wrong : {"'dogs bark", "dogs bark'", "`dogs", "a ' b'"})
            QVERIFY(!sentence_words(wrong, 0, wrong.size()).has_value());
    }

    void knowsNames() {
        QVERIFY(is_person_name({"abe", 0, 3}) && is_person_name({"7", 0, 1}));
        for (const char* text : {"a", "will", "may", "room", "p"}) // `Will` and `May`
            QVERIFY(is_person_name({text, 0, 1}) && is_atom_name({text, 0, 1}));
        for (const char* text : {"i", "us", "knight", ":", "", "they", "both", "each", "anyone",
                                 "one", "islanders", "people", "signs", "most", "with"})
            QVERIFY2(!is_person_name({text, 0, 1}) && !is_atom_name({text, 0, 1}), text);
        QVERIFY(is_pronoun("they") && is_pronoun("each") && !is_pronoun("abe"));
        // An atom of that name is written as it is read.
        QCOMPARE(written_name("They"), std::string("'They'"));
        QCOMPARE(written_name("signs"), std::string("'signs'"));
        QCOMPARE(written_name("will"), std::string("will"));
    }

    void putsTheSpeakerBeforeWhatIsSaid() {
        const auto opened = [](const std::string& text) {
            auto words = sentence_words(text, 0, text.size()).value();
            std::string all = open_quotation(text, words).value() ? "" : "none: ";
            for (const SentenceWord& word : words)
                all += word.text + '|';
            return all;
        };
        QCOMPARE(opened("\"We are all knaves,\" says Abe."),
                 std::string("abe|says|we|are|all|knaves|.||"));
        QCOMPARE(opened("\"Bea is a knave.\", said Abe"), std::string("abe|said|bea|is|a|knave||"));
        QCOMPARE(opened("\u201CBea is a knave,\u201D says Abe."),
                 std::string("abe|says|bea|is|a|knave|.||"));
        QCOMPARE(opened("\"Bea is a knave,\" Abe declared."),
                 std::string("abe|declared|bea|is|a|knave|.||"));
        for (const char* by_dash : {"\"Bea lies\" - Abe.", "\u201CBea lies\u201D \u2014 Abe."})
            QCOMPARE(opened(by_dash), std::string("abe|says|bea|lies|.||"));
        QCOMPARE(opened("According to Abe, \"Bea lies\"."), std::string("abe|says|,|bea|lies|.||"));
        QCOMPARE(opened("In Abe's words: \"Bea lies\"."), std::string("abe|says|:|bea|lies|.||"));
        QCOMPARE(opened("As Abe puts it, \"Bea lies\"."), std::string("abe|says|,|bea|lies|.||"));
        QCOMPARE(opened("In a statement by Abe: \"Bea lies\"."),
                 std::string("abe|says|:|bea|lies|.||"));
        QCOMPARE(opened("According to Abe, Bea lies."),
                 std::string("none: abe|says|,|bea|lies|.||"));
        QCOMPARE(opened("According to sign 1, a"), std::string("none: according|to|sign|1|,|a||"));
        QVERIFY(opened("Bea is a knave, says Abe.").starts_with("none: "));
        for (const char* led :
             {"Then Abe says: Bea lies.", "After this, Abe says: Bea lies.",
              "Suppose that Abe says: Bea lies.", "Abe then says: Bea lies.",
              "Abe also says: Bea lies.", "But Abe says: Bea lies.", "Lastly, Abe says: Bea lies."})
            QCOMPARE(opened(led), std::string("none: abe|says|:|bea|lies|.||"));
        QCOMPARE(opened("Then Abe: Bea lies."), std::string("none: abe|:|bea|lies|.||"));
        QCOMPARE(opened("Then Abe tells the truth"),
                 std::string("none: then|abe|tells|the|truth||"));
        QCOMPARE(opened("Abe also tells lies"), std::string("none: abe|also|tells|lies||"));
        QCOMPARE(opened("Then says"), std::string("none: then|says||"));
        QCOMPARE(opened("Then"), std::string("none: then||"));
        QCOMPARE(opened("Abe says, \"Bea is a knave.\""),
                 std::string("abe|says|,|bea|is|a|knave|.||"));
        QVERIFY(opened("\"a b\" is true").starts_with("none: "));
        QVERIFY(opened("\"a b\" says the sign").starts_with("none: "));
    }
};

LOGGIA_LOOP_TEST(SentenceWordsTest)

} // namespace sentence_words_test

#include "sentence_words_test.moc"
