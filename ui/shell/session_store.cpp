#include "ui/shell/session_store.hpp"

#include "core/base/file.hpp"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

namespace loggia::ui {

namespace {

constexpr int most_windows = 64;

Result<void> write(const QString& path, const QByteArray& bytes) {
    return write_file(QFile::encodeName(path).toStdString(),
                      {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace

SessionStore::SessionStore(const QString& folder, int longest_wait, QObject* parent)
    : QObject(parent), job_(std::make_unique<Job<Result<void>>>()) {
    timer_.setSingleShot(true);
    timer_.setInterval(longest_wait);
    connect(&timer_, &QTimer::timeout, this, &SessionStore::writeInBackground);

    const QDir directory(folder);
    if (!directory.mkpath(QStringLiteral(".")))
        return;
    for (int number = 1; number <= most_windows; ++number) {
        const QString name = directory.filePath(QStringLiteral("session-%1").arg(number));
        auto lock = std::make_unique<QLockFile>(name + QStringLiteral(".lock"));
        // However long a window has been open: only the death of its process frees its file.
        lock->setStaleLockTime(0);
        if (lock->tryLock(0)) {
            lock_ = std::move(lock);
            path_ = name + QStringLiteral(".json");
            return;
        }
        if (lock->error() != QLockFile::LockFailedError)
            return;
    }
}

SessionStore::~SessionStore() {
    flush();
}

SessionStore::Loaded SessionStore::load() {
    if (path_.isEmpty() || !QFile::exists(path_))
        return {};
    const auto text = read_file(QFile::encodeName(path_).toStdString());
    if (text) {
        const QByteArray content = QByteArray::fromStdString(*text);
        const QJsonDocument document = QJsonDocument::fromJson(content);
        if (document.isObject()) {
            on_disk_ = content;
            return {document.object(), {}};
        }
    }
    const QString stamp =
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QString aside = path_;
    aside.insert(aside.size() - qsizetype{5}, QStringLiteral("-damaged-") + stamp);
    return {{}, QFile::rename(path_, aside) ? aside : path_};
}

QByteArray SessionStore::bytes() const {
    return QJsonDocument(source_()).toJson(QJsonDocument::Compact);
}

void SessionStore::schedule() {
    // Not restarted by later changes: a page that changes all the time is stored all the same.
    if (!path_.isEmpty() && !timer_.isActive())
        timer_.start();
}

void SessionStore::writeInBackground() {
    if (!source_)
        return;
    // One write after the other, or an older state could be renamed over a newer one.
    if (job_->isRunning()) {
        schedule();
        return;
    }
    const QByteArray now = bytes();
    if (now == on_disk_)
        return;
    job_->start([path = path_, now](const Control&, const auto&) { return write(path, now); },
                [this, now](const Result<void>& result) { written(now, result); });
}

bool SessionStore::flush() {
    timer_.stop();
    // Waits for a write under way.
    job_ = std::make_unique<Job<Result<void>>>();
    if (path_.isEmpty() || !source_)
        return false;
    const QByteArray now = bytes();
    if (now != on_disk_)
        written(now, write(path_, now));
    return on_disk_ == now;
}

void SessionStore::written(const QByteArray& bytes, const Result<void>& result) {
    if (result) {
        on_disk_ = bytes;
        last_failure_.clear();
        return;
    }
    on_disk_.clear();
    const QString reason = QString::fromStdString(result.error().message);
    if (reason != last_failure_) {
        last_failure_ = reason;
        Q_EMIT failed(reason);
    }
}

} // namespace loggia::ui
