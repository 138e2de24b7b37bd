#include "tests/suite.hpp"
#include "ui/undo/undo_step.hpp"

namespace undo_step_test {

using namespace loggia::ui;

class Large final : public UndoStep {
public:
    Large(std::size_t bytes, UndoStep* parent) : UndoStep(parent), bytes_(bytes) {}

protected:
    [[nodiscard]] std::size_t heldBytes() const override { return bytes_; }

private:
    std::size_t bytes_;
};

class UndoStepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStepHoldsWhatItsPartsHold() {
        UndoStep step(QStringLiteral("all"));
        const std::size_t empty = step.bytes();
        new Large(1000, &step);
        new Large(500, new Large(70, &step));
        QCOMPARE(step.bytes(), 4 * empty + 1570);
    }
};

LOGGIA_TEST(UndoStepTest)

} // namespace undo_step_test

#include "undo_step_test.moc"
