#include "core/puzzles/door_words.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <string_view>

namespace door_words_test {

using namespace loggia;
using namespace loggia::puzzles;

std::vector<SentenceWord> rewritten(std::string_view line) {
    return door_words(sentence_words(line, 0, line.size()).value());
}

class DoorWordsTest : public QObject {
    Q_OBJECT

    static void row(const char* line, const char* words) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(words);
    }

private Q_SLOTS:
    void findsTheWordsOfTheReader_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("words");
        row("A lady is in room 2.", "a lady is in room 2 .");
        row("Now, the message is false", ", the sign is false");
        row("It is false now", "it is false now");
        row("the inscriptions were true", "the signs are true");
        row("room 1 contained a tiger", "room 1 contains a tiger");
        // Numbers in words, as ordinals and as Smullyan writes them.
        row("the first room has a lady", "room 1 has a lady");
        row("the sign on the third door is true", "the sign on door 3 is true");
        row("the second sign is false", "sign 2 is false");
        row("room one or door nine", "room 1 or door 9");
        row("room ten", "room ten");
        row("Room IV has a lady", "room 4 has a lady");
        row("rooms I and II have ladies", "rooms 1 and 2 have ladies");
        row("rooms I, II, and IX", "rooms 1 , 2 , and 9");
        row("rooms I and a lady", "rooms 1 and a lady");
        row("the tiger is in the second", "the tiger is in room 2");
        row("the lady is in the first, or not", "the lady is in room 1 , or not");
        row("behind the third then", "behind room 3 then");
        row("the second has a lady", "the second has a lady");
        row("the first room has a lady, and the second has a tiger",
            "room 1 has a lady , and room 2 has a tiger");
        row("the first sign is true, and the second is false",
            "sign 1 is true , and sign 2 is false");
        row("the first room is empty. The second has a lady",
            "room 1 is empty . the second has a lady");
        row("the first room is empty, one has a lady, and the third has a tiger",
            "room 1 is empty , one has a lady , and the third has a tiger");
        row("the first of us lies", "the first of us lies");
        // Of the doors that rooms have.
        row("the sign on the door of room 1", "the sign on room 1");
        row("the sign on the door 1", "the sign on door 1");
        row("the sign where the tiger is is true", "the sign on room where the tiger is is true");
        row("The rules are reversed, i.e., the sign on room 1 is false",
            "the sign on room 1 is false");
        row("the sign is true, i.e. room i.e. is empty", "the sign is true , room is empty");
    }
    void findsTheWordsOfTheReader() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, words);
        const std::vector<SentenceWord> result = rewritten(line.toStdString());
        std::string joined;
        for (const SentenceWord& word : result)
            if (!word.text.empty())
                joined += (joined.empty() ? "" : " ") + word.text;
        QCOMPARE(QByteArray::fromStdString(joined), words);
        // The end of the line stays, and places are those of the line, in order.
        QVERIFY(result.back().text.empty());
        for (std::size_t i = 0; i + 1 < result.size(); ++i) {
            QVERIFY(result[i].offset <= result[i + 1].offset);
            QVERIFY(result[i].offset + result[i].length <= static_cast<std::size_t>(line.size()));
        }
    }

    void hasThePlaceOfAllThatAWordComesOf() {
        const std::string line = "Is the first  room empty";
        const auto words = rewritten(line);
        QCOMPARE(words[1].text, std::string("room"));
        QCOMPARE(words[2].text, std::string("1"));
        for (const SentenceWord& word : {words[1], words[2]})
            QCOMPARE(line.substr(word.offset, word.length), std::string("the first  room"));
    }
};

LOGGIA_TEST(DoorWordsTest)

} // namespace door_words_test

#include "door_words_test.moc"
