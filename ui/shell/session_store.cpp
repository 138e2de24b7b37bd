#include "ui/shell/session_store.hpp"

#include "core/base/file.hpp"
#include "ui/language/core_words.hpp"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <optional>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int most_windows = 64;
constexpr QLatin1String lock_ending(".lock");
constexpr QLatin1String version_key("version");
/// Whether the window was open when this was written.
constexpr QLatin1String open_key("open");

QString name_of(const QString& folder, int number) {
    return QDir(folder).filePath(QStringLiteral("session-%1").arg(number));
}

std::unique_ptr<QLockFile> lock_of(const QString& name) {
    auto lock = std::make_unique<QLockFile>(name + lock_ending);
    // However long a window has been open: only the death of its process frees its file.
    lock->setStaleLockTime(0);
    return lock;
}

/// The object in a session's file; nothing where it is damaged, and an error where it can't be
/// read.
Result<std::optional<QJsonObject>> read(const QString& path) {
    const auto text = read_file(QFile::encodeName(path).toStdString());
    if (!text)
        return tl::unexpected(text.error());
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(*text));
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

/// Writes a state, unless it is what lies there; returns the bytes that do.
Result<QByteArray> write(const QString& path, const QJsonObject& state, const QByteArray& there) {
    QByteArray bytes = QJsonDocument(state).toJson(QJsonDocument::Compact);
    if (bytes == there)
        return bytes;
    auto written = write_file(QFile::encodeName(path).toStdString(),
                              {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written)
        return tl::unexpected(std::move(written).error());
    return bytes;
}

} // namespace

SessionStore::SessionStore(const QString& folder, int longest_wait, QObject* parent)
    : QObject(parent), folder_(folder), job_(std::make_unique<Job<Result<QByteArray>>>()) {
    timer_.setSingleShot(true);
    timer_.setInterval(longest_wait);
    connect(&timer_, &QTimer::timeout, this, &SessionStore::writeInBackground);

    if (QDir(folder).mkpath(QStringLiteral(".")))
        takeFile(1);
}

/// The first one from this number on that no other window has.
void SessionStore::takeFile(int first) {
    path_.clear();
    for (int number = first; number <= most_windows; ++number) {
        const QString name = name_of(folder_, number);
        auto lock = lock_of(name);
        if (lock->tryLock(0)) {
            lock_ = std::move(lock);
            number_ = number;
            path_ = name + QStringLiteral(".json");
            return;
        }
        if (lock->error() != QLockFile::LockFailedError)
            return;
    }
}

/// Calls `each` with the file and the state of each of them, while nobody else can have it.
void SessionStore::eachAbandoned(
    const std::function<void(const QString& path, QJsonObject state)>& each) const {
    for (int number = 1; number <= most_windows; ++number) {
        const QString name = name_of(folder_, number);
        const QString path = name + QStringLiteral(".json");
        if (number == number_ || !QFile::exists(path))
            continue;
        const auto lock = lock_of(name);
        if (!lock->tryLock(0))
            continue;
        const auto state = read(path).value_or(std::nullopt);
        if (state && (state->value(open_key).toBool() || state->value(unsaved_key).toBool()) &&
            state->value(version_key).toInt() <= version)
            each(path, *state);
    }
}

int SessionStore::abandonedWindows() const {
    int count = 0;
    eachAbandoned([&count](const QString&, const QJsonObject& state) {
        count += state.value(open_key).toBool() ? 1 : 0;
    });
    return count;
}

int SessionStore::unsavedWindows() const {
    int count = 0;
    eachAbandoned([&count](const QString&, const QJsonObject& state) {
        count += state.value(open_key).toBool() ? 0 : 1;
    });
    return count;
}

void SessionStore::leaveAbandonedClosed() const {
    eachAbandoned([](const QString& path, QJsonObject state) {
        state.insert(open_key, false);
        state.remove(unsaved_key);
        // Where that fails, they are asked about again.
        static_cast<void>(write(path, state, {}));
    });
}

SessionStore::~SessionStore() {
    flush();
}

SessionStore::Loaded SessionStore::load() {
    Loaded loaded;
    while (!path_.isEmpty() && QFile::exists(path_)) {
        auto known = read(path_);
        if (!known) { // perhaps by this user alone: it may be whole
            // The lock is this user's.
            if (QFileInfo(path_).ownerId() ==
                QFileInfo(name_of(folder_, number_) + lock_ending).ownerId())
                loaded.unreadable = path_;
            takeFile(number_ + 1);
            continue;
        }
        auto state = *std::move(known);
        if (!state) {
            loaded.damaged = setAside();
            break;
        }
        if (state->value(version_key).toInt() <= version) {
            state->remove(version_key);
            state->remove(open_key);
            state->remove(unsaved_key);
            loaded.state = *state;
            break;
        }
        loaded.newer = path_;
        takeFile(number_ + 1);
    }
    return loaded;
}

/// Where the file is now.
QString SessionStore::setAside() const {
    const QString stamp =
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    QString aside = path_;
    aside.insert(aside.size() - qsizetype{5}, QStringLiteral("-damaged-") + stamp);
    return QFile::rename(path_, aside) ? aside : path_;
}

QJsonObject SessionStore::state() const {
    QJsonObject state = source_();
    state.insert(version_key, version);
    state.insert(open_key, !closed_);
    return state;
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
    // Some megabytes of text take longer to make than the window may be silent.
    job_->start([path = path_, now = state(),
                 there = on_disk_](const Control&, const auto&) { return write(path, now, there); },
                [this](const Result<QByteArray>& result) { written(result); });
}

bool SessionStore::flush() {
    timer_.stop();
    // Waits for a write under way, whose result nobody hears of.
    if (job_->isRunning())
        on_disk_.clear();
    job_ = std::make_unique<Job<Result<QByteArray>>>();
    if (path_.isEmpty() || !source_)
        return false;
    const auto result = write(path_, state(), on_disk_);
    written(result);
    return result.has_value();
}

bool SessionStore::setClosed(bool closed) {
    closed_ = closed;
    return flush();
}

void SessionStore::written(const Result<QByteArray>& result) {
    if (result) {
        on_disk_ = *result;
        if (!std::exchange(last_failure_, QString()).isEmpty())
            Q_EMIT recovered();
        return;
    }
    on_disk_.clear();
    const QString reason = coreWords(result.error().message);
    if (reason != last_failure_) {
        last_failure_ = reason;
        Q_EMIT failed(reason);
    }
}

} // namespace loggia::ui
