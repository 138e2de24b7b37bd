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

    /// Begins anew with this content; what is known of an older one stays until this is known.
    void follow(const Revision& about, const QByteArray& content);
    [[nodiscard]] bool isReading() const { return job_.isRunning(); }
    /// Ends; that it was stopped is what is known then.
    void stop() { job_.stop(); }

    /// Null before the first is known.
    [[nodiscard]] const std::shared_ptr<const ClauseReading>& reading() const { return reading_; }

Q_SIGNALS:
    void changed();
    void readingChanged(bool reading);

private:
    std::shared_ptr<const ClauseReading> reading_;
    // Last, so that it ends before what it calls is gone.
    Job<std::shared_ptr<ClauseReading>> job_;
};

} // namespace loggia::ui
