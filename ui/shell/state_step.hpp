#pragma once

#include <QUndoCommand>

#include <functional>
#include <utility>

namespace loggia::ui {

/// A step of a document whose whole state is one value: the state before it and the state after it,
/// which undo and redo put back. Which steps become one is for those who derive from this: id() and
/// mergeWith().
template <class State>
class StateStep : public QUndoCommand {
public:
    /// Shows a state. `again` is false only when the step is made for the first time.
    using Put = std::function<void(const State& state, bool again)>;

    StateStep(Put put, State before, State after, const QString& text)
        : QUndoCommand(text), put_(std::move(put)), before_(std::move(before)),
          after_(std::move(after)) {}

    void undo() override { put_(before_, true); }
    void redo() override { put_(after_, std::exchange(done_, true)); }

protected:
    /// Takes in `next`, the step that was made just after this one.
    void takeIn(const StateStep& next) { after_ = next.after_; }

private:
    Put put_;
    State before_;
    State after_;
    bool done_ = false;
};

} // namespace loggia::ui
