#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/shell/state_step.hpp"

#include <QTest>
#include <QUndoStack>

#include <vector>

namespace state_step_test {

using namespace loggia;
using namespace loggia::ui;

/// A document that is a number; even steps take odd ones in that follow them.
struct Document {
    int state = 0;
    std::vector<bool> again;
    QUndoStack undo;

    class Step final : public StateStep<int> {
    public:
        Step(Document* document, int after)
            : StateStep(
                  [document](int value, bool repeated) {
                      document->state = value;
                      document->again.push_back(repeated);
                  },
                  document->state, after, QString::number(after)),
              after_(after) {}
        [[nodiscard]] int id() const override { return 1; }
        bool mergeWith(const QUndoCommand* other) override {
            const auto* next = static_cast<const Step*>(other);
            if (after_ % 2 != 0 || next->after_ % 2 == 0)
                return false;
            takeIn(*next);
            after_ = next->after_;
            return true;
        }

    private:
        int after_;
    };

    void go(int to) { undo.push(new Step(this, to)); }
};

class StateStepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheFirstTimeFromTheOthers() {
        Document document;
        document.go(2);
        document.undo.undo();
        document.undo.redo();
        QCOMPARE(document.state, 2);
        QVERIFY(document.again == (std::vector<bool>{false, true, true}));
    }

    /// Against a list of states with a place in it.
    void goesBackAndForthAsAListDoes() {
        Random random(1);
        Document document;
        std::vector<int> states{0};
        std::size_t at = 0;
        for (int i = 0; i < 3000; ++i) {
            switch (random.below(4)) {
            case 0:
                document.undo.undo();
                at -= at > 0 ? 1 : 0;
                break;
            case 1:
                document.undo.redo();
                at += at + 1 < states.size() ? 1 : 0;
                break;
            default:
                const int to = static_cast<int>(random.below(100));
                document.go(to);
                // Only a step that is the last one can take another in.
                states.resize(at + 1);
                if (at > 0 && states.back() % 2 == 0 && to % 2 != 0) {
                    states.back() = to;
                } else {
                    states.push_back(to);
                    ++at;
                }
            }
            QCOMPARE(document.state, states[at]);
            QCOMPARE(document.undo.index(), static_cast<int>(at));
        }
    }
};

LOGGIA_LOOP_TEST(StateStepTest)

} // namespace state_step_test

#include "state_step_test.moc"
