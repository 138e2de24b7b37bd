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
/// when there is a second window again. The lock of a process that died is taken over. A file that
/// a newer version of the program wrote is left alone, and the next one is used.
class SessionStore : public QObject {
    Q_OBJECT

public:
    /// In milliseconds: much shorter, and typing would keep the disk busy.
    static constexpr int usual_wait = 500;
    /// Of the files that are written, and the newest that is understood.
    static constexpr int version = 1;
    /// In a state: whether a window that is closed holds work that lies in no file.
    static constexpr QLatin1String unsaved_key{"unsaved"};

    /// Takes the first free file in `folder`, which is made if need be. A change reaches the disk
    /// `longest_wait` ms after it at the latest, but for the time that the disk takes.
    explicit SessionStore(const QString& folder, int longest_wait = usual_wait,
                          QObject* parent = nullptr);
    ~SessionStore() override;

    struct Loaded {
        QJsonObject state; ///< Empty at the first start.
        QString damaged;   ///< Where a file that could not be understood was put; empty if none.
        QString newer;     ///< The file of a newer version that was left alone; empty if none.
        /// This user's file that was left alone because it can't be read; empty if none.
        QString unreadable;
    };
    /// Reads the file. One that cannot be understood is set aside, never lost and never fatal. One
    /// that can't be read at all, such as another user's, is left alone, and the next one is used.
    [[nodiscard]] Loaded load();
    /// How many other windows ended without being closed, killed for example, and did not come
    /// back: each further SessionStore in this folder takes over one of them.
    [[nodiscard]] int abandonedWindows() const;
    /// The same of windows that were closed with unsaved work, which a person who starts the
    /// program once would not see again.
    [[nodiscard]] int unsavedWindows() const;
    /// None of them counts from now on. Their documents stay: the next further window has them.
    void leaveAbandonedClosed() const;

    /// Where the state comes from when it is time to store it.
    void setSource(std::function<QJsonObject()> source) { source_ = std::move(source); }
    /// The state has changed: store it soon. May be called as often as things change.
    void schedule();
    /// Stores what is not yet stored, and returns when it is on the disk; or false where it cannot
    /// be stored.
    bool flush();
    /// The same when the window is closed, or is not going to be closed after all.
    bool setClosed(bool closed);

    /// Empty where no file could be had; then nothing is stored.
    [[nodiscard]] const QString& path() const { return path_; }

Q_SIGNALS:
    /// Could not be stored; said once for the same reason.
    void failed(const QString& reason);
    /// Is stored again after it failed.
    void recovered();

private:
    /// Of both kinds.
    void
    eachAbandoned(const std::function<void(const QString& path, QJsonObject state)>& each) const;
    void takeFile(int first);
    void writeInBackground();
    void written(const Result<QByteArray>& result);
    [[nodiscard]] QString setAside() const;
    [[nodiscard]] QJsonObject state() const;

    QString folder_;
    std::unique_ptr<QLockFile> lock_;
    QString path_;
    int number_ = 0; ///< Of the file.
    bool closed_ = false;
    std::function<QJsonObject()> source_;
    QTimer timer_;
    std::unique_ptr<Job<Result<QByteArray>>> job_;
    QByteArray on_disk_;
    QString last_failure_;
};

} // namespace loggia::ui
