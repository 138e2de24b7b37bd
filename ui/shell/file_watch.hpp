#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace loggia::ui {

/// Tells when something may have happened to one of some files: it was changed, replaced, deleted
/// or made. Not every file system tells (network folders do not), and what happens is told a moment
/// later, many changes as one; so it is only a hint to check.
class FileWatch final : public QObject {
    Q_OBJECT

public:
    static constexpr int delay_ms = 100;

    explicit FileWatch(QObject* parent = nullptr);

    /// The files to be watched from now on, and no others. They need not exist.
    void setPaths(const QStringList& paths);

Q_SIGNALS:
    void changed();

private:
    void watch();

    QStringList paths_;
    QFileSystemWatcher watcher_;
    QTimer timer_;
};

} // namespace loggia::ui
