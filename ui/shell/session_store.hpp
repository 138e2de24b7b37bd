#pragma once

#include "core/base/error.hpp"
#include "ui/work/job.hpp"

#include <QJsonObject>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>

namespace loggia::ui {

/// Keeps the state of one window in a JSON file, so that it comes back at the next start, also
/// after a crash.
///
/// Each window has a file of its own: the first one that runs has session-1.json, a second one
/// started beside it session-2.json, and so on, each held by a lock file while its window lives.
/// So windows never destroy each other's state, and what was left in the second window comes back
/// when there is a second window again. The lock of a process that died is taken over.
class SessionStore : public QObject {
    Q_OBJECT

public:
    /// In milliseconds: much shorter, and typing would keep the disk busy.
    static constexpr int usual_wait = 500;

    /// Takes the first free file in `folder`, which is made if need be. A change reaches the disk
    /// `longest_wait` ms after it at the latest, but for the time that the disk takes.
    explicit SessionStore(const QString& folder, int longest_wait = usual_wait,
                          QObject* parent = nullptr);
    ~SessionStore() override;

    struct Loaded {
        QJsonObject state; ///< Empty at the first start.
        QString damaged;   ///< Where a file that could not be understood was put; empty if none.
    };
    /// Reads the file. One that cannot be understood is set aside, never lost and never fatal.
    [[nodiscard]] Loaded load();

    /// Where the state comes from when it is time to store it.
    void setSource(std::function<QJsonObject()> source) { source_ = std::move(source); }
    /// The state has changed: store it soon. May be called as often as things change.
    void schedule();
    /// Stores what is not yet stored, and returns when it is on the disk; or false where it cannot
    /// be stored.
    bool flush();

    /// Empty where no file could be had; then nothing is stored.
    [[nodiscard]] const QString& path() const { return path_; }

Q_SIGNALS:
    /// Could not be stored; said once for the same reason.
    void failed(const QString& reason);

private:
    void writeInBackground();
    void written(const QByteArray& bytes, const Result<void>& result);
    [[nodiscard]] QByteArray bytes() const;

    std::unique_ptr<QLockFile> lock_;
    QString path_;
    std::function<QJsonObject()> source_;
    QTimer timer_;
    std::unique_ptr<Job<Result<void>>> job_;
    QByteArray on_disk_;
    QString last_failure_;
};

} // namespace loggia::ui
