#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_example.hpp"

#include <QTest>

namespace wumpus_document_test {

using namespace loggia;
using namespace loggia::ui;
using wumpus::Square;

QString q(const char* text) {
    return QString::fromLatin1(text);
}

/// All that undo has to bring back.
struct State {
    std::array<QString, 3> texts;
    std::optional<WalkState> walk;

    friend bool operator==(const State&, const State&) = default;
};

struct Fixture {
    History stack;
    SourceEditor rules;
    SourceEditor knowledge;
    SourceEditor statement;
    WumpusDocument document{{&rules, &knowledge, &statement}, &stack};

    [[nodiscard]] State state() const {
        return {{rules.text(), knowledge.text(), statement.text()}, document.walkState()};
    }
};

class WumpusDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void visitsTeachFourLines() {
        Fixture f;
        f.document.startWalk(32);
        QCOMPARE(f.knowledge.text(), q("(not M_1_1)\n(not P_1_1)\n(not B_1_1)\n(not S_1_1)\n"));
        QVERIFY(f.document.visit({1, 2}).has_value());
        QVERIFY(f.knowledge.text().endsWith(q("(not M_1_2)\n(not P_1_2)\nB_1_2\n(not S_1_2)\n")));
        QCOMPARE(f.stack.count(), 2);
        QVERIFY(f.document.visit({1, 2}).error().message.find("already") != std::string::npos);
        QVERIFY(f.document.visit({4, 4}).error().message.find("not next to") != std::string::npos);
        QVERIFY(f.document.visit({1, 3}).has_value()); // the pit
        QVERIFY(f.document.walk()->died());
        QVERIFY(f.document.visit({2, 1}).error().message.find("over") != std::string::npos);
        f.document.endWalk();
        QVERIFY(f.document.visit({2, 1}).error().message.find("no walk") != std::string::npos);
        QCOMPARE(f.stack.count(), 4);
        // A text without an end of line gets one first.
        f.document.startWalk(1);
        f.knowledge.setText(q("P_4_4"));
        QVERIFY(f.document.visit({1, 2}).has_value());
        QVERIFY(f.knowledge.text().startsWith(q("P_4_4\n(")));
    }

    void otherKnowledgeEndsAWalk() {
        Fixture f;
        f.document.startWalk(5);
        f.document.replaceText(TextKind::rules, q("P_1_1"), q("rules"));
        QVERIFY(f.document.walk());
        f.document.replaceText(TextKind::knowledge, q("P_1_1"), q("knowledge"));
        QVERIFY(!f.document.walk());
        f.stack.undo();
        QVERIFY(f.document.walk());
        QCOMPARE(f.document.walkState()->seed, std::uint64_t{5});
    }

    void undoBringsEveryStateBack() {
        Random random(11);
        for (int round = 0; round < 30; ++round) {
            Fixture f;
            std::vector<State> states{f.state()};
            for (int step = 0; step < 40; ++step) {
                const int before = f.stack.index();
                const auto some = static_cast<TextKind>(random.below(3));
                const QString text = q("P_%1_1\n").arg(random.below(4) + 1);
                switch (random.below(6)) {
                case 0:
                    f.document.startWalk(random.below(100) + 1);
                    break;
                case 1:
                    f.document.replaceText(some, text, q("text"));
                    break;
                case 2:
                    f.document.endWalk();
                    break;
                case 3:
                    f.document.replaceAll({text, text, text}, WalkState{7, {{1, 2}}}, q("all"));
                    break;
                default:
                    static_cast<void>(
                        f.document.visit(Square::of(static_cast<int>(random.below(16)))));
                }
                // What changes nothing is no step.
                QCOMPARE(f.stack.index() > before, !(f.state() == states.back()));
                if (f.stack.index() > before)
                    states.push_back(f.state());
            }
            for (std::size_t i = states.size() - 1; i-- > 0;) {
                f.stack.undo();
                QVERIFY(f.state() == states[i]);
            }
            QVERIFY(!f.stack.canUndo());
            for (std::size_t i = 1; i < states.size(); ++i) {
                f.stack.redo();
                QVERIFY(f.state() == states[i]);
            }
        }
    }

    void restoresAsFarAsItCanBeWalked() {
        Fixture f;
        f.document.restore({}, WalkState{32, {{1, 2}, {1, 2}, {2, 1}}});
        QVERIFY(f.document.walkState()->path == std::vector<Square>({{1, 2}}));
        f.document.restore({}, WalkState{32, {{1, 2}, {1, 3}, {1, 4}}});
        QCOMPARE(f.document.walkState()->path.size(), std::size_t{2}); // Nobody walks on dead.
        QCOMPARE(f.stack.count(), 0);
    }

    /// The example says what its walk has taught.
    void exampleIsAWalk() {
        const WumpusExample example = wumpusExample();
        Fixture f;
        f.document.startWalk(example.walk.seed);
        for (const Square square : example.walk.path)
            QVERIFY(f.document.visit(square).has_value());
        QCOMPARE(f.knowledge.text(), example.texts[1]);
        QVERIFY(!f.document.walk()->died());
    }
};

LOGGIA_WINDOW_TEST(WumpusDocumentTest)

} // namespace wumpus_document_test

#include "wumpus_document_test.moc"
