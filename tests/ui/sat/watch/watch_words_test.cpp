#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/watch/watch_words.hpp"

namespace watch_words_test {

using namespace loggia;
using namespace loggia::ui;
using sat::EventKind;
using testing::q;

WatchWords wordsAfterFirst(Replay& replay, EventKind kind) {
    replay.goTo(0);
    return replay.forwardTo(kind) ? wordsOf(replay) : WatchWords{};
}

class WatchWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// P false forces Q and R, these S, and with Q not S: so P is learned.
    void learningInWords() {
        Replay replay;
        replay.setRecording(testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        QVERIFY(wordsOf(replay).text.startsWith(q("Assignment format: 4 clauses, 4 atoms")));
        QCOMPARE(wordsAfterFirst(replay, EventKind::decide).title, q("Decision: P is false"));
        const WatchWords forced = wordsAfterFirst(replay, EventKind::propagate);
        QCOMPARE(forced.title, q("Q is true"));
        QCOMPARE(forced.text, q("Unit propagation from clause 1 (P ∨ Q): P is already false, so "
                                "this literal must be true."));
        const WatchWords conflict = wordsAfterFirst(replay, EventKind::conflict);
        QCOMPARE(conflict.title, q("Conflict"));
        QVERIFY(conflict.text.startsWith(q("Every literal of clause ")));
        const WatchWords learned = wordsAfterFirst(replay, EventKind::learn);
        QVERIFY(learned.title.startsWith(q("Learned clause ")));
        QVERIFY(learned.text.startsWith(q("The cut: ")));
        replay.goTo(replay.size());
        QCOMPARE(wordsOf(replay).title, q("Satisfiable"));
    }

    void eliminationInWords() {
        Replay replay;
        replay.setRecording(
            testing::recordingOf("1 2\n-1 2\n1 -2\n-1 -2\n0\n1 P\n2 Q\n", sat::procedure_1960()));
        QVERIFY(wordsAfterFirst(replay, EventKind::resolve).title.startsWith(q("Resolvent ")));
        QVERIFY(wordsAfterFirst(replay, EventKind::eliminate).title.endsWith(q(" is eliminated")));
        replay.goTo(replay.size());
        QCOMPARE(wordsOf(replay).title, q("Unsatisfiable"));
        QVERIFY(wordsOf(replay).text.contains(q("no decision was made")));
    }

    void splittingInWords() {
        Replay replay;
        replay.setRecording(testing::recordingOf(testing::core_text, sat::dpll()));
        const WatchWords turned = wordsAfterFirst(replay, EventKind::flip);
        QVERIFY(turned.title.startsWith(q("Flipped: ")));
        QVERIFY(
            wordsAfterFirst(replay, EventKind::backtrack).text.startsWith(q("Nothing below this")));
        replay.goTo(replay.size());
        QCOMPARE(wordsOf(replay).title, q("Unsatisfiable"));
        QVERIFY(wordsOf(replay).text.contains(q("no decision left to undo")));
    }

    /// Nothing that happens in any run is without words, and all of them are short.
    void everyEventHasWords() {
        for (const sat::Features& features :
             {sat::procedure_1960(), sat::dpll(), sat::cdcl(), testing::plainLearning()}) {
            for (const char* text : {testing::conflict_text, testing::core_text, "1\n-1\n0\n"}) {
                Replay replay;
                replay.setRecording(testing::recordingOf(text, features));
                for (std::size_t i = 0; i <= replay.size(); ++i) {
                    replay.goTo(i);
                    const WatchWords words = wordsOf(replay);
                    QVERIFY(!words.title.isEmpty() && !words.text.isEmpty());
                    QVERIFY(words.text.size() < 600);
                    QVERIFY2(!words.text.contains(q("%")), qPrintable(words.text));
                }
            }
        }
    }

    void derivations() {
        Replay replay;
        replay.setRecording(testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        QCOMPARE(derivationWords(replay, 1), q("Clause 2 is part of the input."));
        QCOMPARE(clauseWords(replay, 0), q("clause 1 (P ∨ Q)"));
        QVERIFY(derivationWords(replay, 4).startsWith(q("Resolve clause ")));
        QVERIFY2(derivationWords(replay, 4).contains(q(" with clause ")) &&
                     derivationWords(replay, 4).contains(q(" on ")),
                 qPrintable(derivationWords(replay, 4)));
        // All steps of a short one are named.
        QVERIFY(!derivationWords(replay, 4).contains(q("more step")));
    }
};

LOGGIA_WINDOW_TEST(WatchWordsTest)

} // namespace watch_words_test

#include "watch_words_test.moc"
