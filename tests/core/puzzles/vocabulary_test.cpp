#include "core/puzzles/vocabulary.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace vocabulary_test {

using namespace loggia::puzzles;

class VocabularyTest : public QObject {
    Q_OBJECT

private:
    static std::optional<std::string> tell(Vocabulary& known, const char* atom,
                                           const std::string& words) {
        return define(known, atom, words, *sentence_words(words, 0, words.size()));
    }

private Q_SLOTS:
    void namesAtoms() {
        Vocabulary known;
        known.setting = PuzzleSetting::doors;
        known.rooms = 3;
        QCOMPARE(known.atom_of(Thing::lady, 2), std::string("l3"));
        QCOMPARE(known.atom_of(Thing::sign, 0), std::string("m1"));
        QVERIFY(known.atom_of(Thing::tiger, 0).empty());
        QVERIFY(known.atom_of(Thing::nothing, 0).empty());
        QVERIFY(!known.place_of("t1") && !known.place_of("l4"));
        QCOMPARE(known.place_of("l2")->room, std::size_t{1});
        known.may_be_empty = true;
        QCOMPARE(known.atom_of(Thing::tiger, 0), std::string("t1"));
        QVERIFY(known.place_of("e2")->thing == Thing::nothing);
        QCOMPARE(atom_of_person("Abe"), std::string("k_Abe"));
    }

    void learnsWords() {
        Vocabulary known;
        QVERIFY(!tell(known, "r2", "A lady is in room 2."));
        QVERIFY(known.setting == PuzzleSetting::doors);
        QCOMPARE(known.rooms, std::size_t{2});
        QCOMPARE(known.atom_of(Thing::lady, 1), std::string("r2"));
        QCOMPARE(known.atom_of(Thing::lady, 0), std::string("l1"));
        QVERIFY(!tell(known, "t2", "room 2 has a tiger"));
        QVERIFY(!tell(known, "s", "the sign on door 1 is true"));
        QVERIFY(!tell(known, "e5", "room 5 is empty"));
        QCOMPARE(known.rooms, std::size_t{5});
        QVERIFY(known.has_empty_rooms());
        QVERIFY(!tell(known, "p", "it rains"));
        QVERIFY(!tell(known, "q", "It rains in Rome."));
        QCOMPARE(known.phrase_of("q"), std::string("It rains in Rome"));
        const std::string text = "it rains in rome and";
        const auto words = *sentence_words(text, 0, text.size());
        QCOMPARE(known.phrase_at(words)->atom, std::string("q"));
        QVERIFY(known.phrase_at(std::span(words).subspan(1)) == nullptr);
        QVERIFY(!tell(known, "k_Abe", "Abe is a knight"));
    }

    void refuses() {
        Vocabulary known;
        QCOMPARE(*tell(known, "p", " ."), std::string("expected the words for it"));
        QVERIFY(tell(known, "p", "either this or that")->ends_with("'either'"));
        QVERIFY(tell(known, "p", "Abe is a knight")->starts_with("'k_Abe' already means"));
        QVERIFY(!tell(known, "p", "it rains"));
        QCOMPARE(*tell(known, "q", "it rains"), std::string("these words already mean 'p'"));
        QCOMPARE(*tell(known, "p", "room 1 has a lady"),
                 std::string("'p' already means something else"));
        std::string many;
        for (int i = 0; i < 31; ++i)
            many += "word ";
        QVERIFY(tell(known, "q", many)->starts_with("the limit is 30 words"));
    }
};

LOGGIA_LOOP_TEST(VocabularyTest)

} // namespace vocabulary_test

#include "vocabulary_test.moc"
