#include "ui/shell/file_watch.hpp"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace loggia::ui {

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setInterval(delay_ms);
    const auto seen = [this] { timer_.start(); };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, seen);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, seen);
    connect(&timer_, &QTimer::timeout, this, [this] {
        watch();
        Q_EMIT changed();
    });
}

void FileWatch::setPaths(const QStringList& paths) {
    if (paths == paths_)
        return;
    paths_ = paths;
    watch();
}

/// If a file is replaced, the system still watches the old one; a change of the folder shows that
/// there is a new one.
void FileWatch::watch() {
    QSet<QString> wanted;
    for (const QString& path : paths_) {
        const QFileInfo file(path);
        if (const QString target = file.canonicalFilePath(); !target.isEmpty())
            wanted << target << QFileInfo(target).path();
        if (file.dir().exists())
            wanted << file.absolutePath();
    }
    QStringList dropped;
    for (const QStringList& some : {watcher_.files(), watcher_.directories()})
        for (const QString& path : some)
            if (!wanted.remove(path))
                dropped << path;
    if (!dropped.isEmpty())
        watcher_.removePaths(dropped);
    if (!wanted.isEmpty())
        watcher_.addPaths(wanted.values());
}

} // namespace loggia::ui
