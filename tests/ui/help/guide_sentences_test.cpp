#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_sentences.hpp"

#include <QTest>

namespace guide_sentences_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

QString q(const char* text) {
    return QString::fromUtf8(text);
}

/// As read_chapter() makes it, where lines end anywhere.
GuideChapter fruit() {
    return {q("guide/fruit.md"),
            q("Fruit"),
            q("# Fruit\n\nGrows on trees. Shown for the\npear too.\n\n## Red\n\n"
              "Some are round, e.g. the\n*Cherry* (`F5`). It is sweet! Nobody knows why.\n\n"
              "1. Take an\n   **Apple** and eat\n   it.\n2. Wait for the plum\n\n"
              "| pear | a cell. |\n|---|---|\n\n```\nA pear in code.\n```\n\n"
              "## Green\n\nThe appletree. The pear is green; it is\nnot *Ripe*:\n"),
            {q("Red"), q("Green")}};
}

class GuideSentencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void endAtStops() {
        QCOMPARE(sentencesOf(q("One (F5) is e.g. red. \"Two\" is. 3 is! What? A* and B. no")),
                 QStringList({q("One (F5) is e.g. red."), q("\"Two\" is."), q("3 is!"), q("What?"),
                              q("A* and B. no")}));
        QCOMPARE(sentencesOf({}), QStringList());
    }

    void areThoseWithTheName() {
        const GuideChapter chapter = fruit();
        const auto told = [&chapter](const char* name, const char* section = "") {
            return guideSentences(chapter, {q(name)}, q(section));
        };
        QCOMPARE(told("cherry"), q("Some are round, e.g. the Cherry (F5). It is sweet!"));
        QCOMPARE(told("apple"), q("Take an Apple and eat it."));
        QCOMPARE(told("sweet"), q("Some are round, e.g. the Cherry (F5). It is sweet!"));
        QCOMPARE(told("knows"), q("Nobody knows why."));
        QCOMPARE(told("pear"), q("Shown for the pear too."));
        QCOMPARE(told("pear", "Green"), q("The pear is green; it is not Ripe:"));
        QCOMPARE(told("apple", "Green"), q("Take an Apple and eat it."));
        QCOMPARE(told("sweet", "Green"), QString()); // a word of another section
        QCOMPARE(told("plum"), QString());           // no whole sentence
        QCOMPARE(told("cell"), QString());           // a table
        QCOMPARE(told("code"), QString());
        QCOMPARE(told("tree"), QString()); // a part of a word
        QCOMPARE(guideSentences(chapter, {q("banana"), q("ripe")}),
                 q("The pear is green; it is not Ripe:"));
        QCOMPARE(guideSentences(chapter, {}), QString());
    }

    void areNeverCut() {
        GuideChapter chapter = fruit();
        const QString half = QString(longest_help / 2 + 1, QLatin1Char('x'));
        chapter.text = q("# F\n\nA pear ") + half + q(". Another pear ") + half + q(".\n");
        QCOMPARE(guideSentences(chapter, {q("pear")}), q("A pear ") + half + q("."));
        QCOMPARE(openingSentences(chapter), q("A pear ") + half + q("."));
        chapter.text = q("# F\n\nA pear ") + half + half + q(".\n\nA small pear.\n");
        QCOMPARE(guideSentences(chapter, {q("pear")}), q("A small pear."));
        QCOMPARE(openingSentences(chapter), q("A small pear."));
    }

    void openASection() {
        const GuideChapter chapter = fruit();
        QCOMPARE(openingSentences(chapter), q("Grows on trees. Shown for the pear too."));
        QCOMPARE(openingSentences(chapter, q("Red")),
                 q("Some are round, e.g. the Cherry (F5). It is sweet! Nobody knows why."));
        QCOMPARE(openingSentences(chapter, q("Green")), q("The appletree."));
        QCOMPARE(openingSentences(chapter, q("Blue")), QString());
    }

    void findsNames() {
        QCOMPARE(namesIn(fruit()), QStringList({q("Cherry"), q("Apple"), q("Ripe")}));
    }
};

LOGGIA_WINDOW_TEST(GuideSentencesTest)

} // namespace guide_sentences_test

#include "guide_sentences_test.moc"
