#pragma once

#include "ui/sat/watch/recording.hpp"

#include <QObject>

#include <memory>
#include <optional>

namespace loggia::ui {

/// A recording at one moment, which can be stepped forward and back.
class Replay final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Begins at its start. Null: there is none.
    void setRecording(std::shared_ptr<const Recording> recording);
    [[nodiscard]] const std::shared_ptr<const Recording>& recording() const { return recording_; }
    /// Whether there is a run to be watched.
    [[nodiscard]] bool isThere() const { return view_.has_value(); }

    [[nodiscard]] const sat::TraceView& view() const { return *view_; }
    [[nodiscard]] const AtomWords& words() const { return recording_->reading->words; }
    /// The moment that pictures show: at the end of a run that found the clauses unsatisfiable, or
    /// eliminated atoms, the conflict or the resolution that it ended with.
    [[nodiscard]] sat::TraceView pictured() const;
    [[nodiscard]] std::size_t position() const { return view_ ? view_->position() : 0; }
    [[nodiscard]] std::size_t size() const { return view_ ? recording_->trace.size() : 0; }

    void goTo(std::size_t position);
    /// After the next event of the kind, or the one before. False where there is none.
    bool forwardTo(sat::EventKind kind);
    bool backTo(sat::EventKind kind);

Q_SIGNALS:
    /// Another recording.
    void replaced();
    /// Another moment; sent after replaced() too.
    void moved();

private:
    std::shared_ptr<const Recording> recording_;
    std::optional<sat::TraceView> view_;
};

} // namespace loggia::ui
