#pragma once

#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/work/job.hpp"

#include <QByteArray>
#include <QObject>

#include <memory>

namespace loggia::ui {

/// Reads the clauses whenever they change, off the window's thread.
class ClauseReader final : public QObject {
    Q_OBJECT

public:
    explicit ClauseReader(QObject* parent = nullptr);

    /// Begins anew with this content; what was read of an older one is gone.
    void follow(const Revision& about, const QByteArray& content,
                sat::CutOff cut_off = sat::CutOff::refuse);
    [[nodiscard]] bool isReading() const { return job_.isRunning(); }
    /// Ends; that it was stopped is what is known then.
    void stop() { job_.stop(); }

    /// Null as long as the content has not been read as it is now.
    [[nodiscard]] std::shared_ptr<const ClauseReading> reading() const {
        return reading_ && reading_->about.isCurrent() ? reading_ : nullptr;
    }

Q_SIGNALS:
    /// Another reading, or none any more.
    void changed();
    void readingChanged(bool reading);

private:
    std::shared_ptr<const ClauseReading> reading_;
    // Last, so that it ends before what it calls is gone.
    Job<std::shared_ptr<ClauseReading>> job_;
};

} // namespace loggia::ui
