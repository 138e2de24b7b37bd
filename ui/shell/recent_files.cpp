#include "ui/shell/recent_files.hpp"

#include <QFileInfo>
#include <QSettings>

namespace loggia::ui {

namespace {

constexpr QLatin1String recent_files_key("recentFiles");
constexpr QLatin1String folder_key("lastFolder");

} // namespace

RecentFiles::RecentFiles(QSettings& settings, QObject* parent)
    : QObject(parent), settings_(settings) {}

QStringList RecentFiles::paths() const {
    return settings_.value(recent_files_key).toStringList();
}

void RecentFiles::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList list = paths();
    list.removeAll(absolute);
    list.prepend(absolute);
    store(list.mid(0, most));
}

void RecentFiles::remove(const QString& path) {
    QStringList list = paths();
    list.removeAll(path);
    store(list);
}

void RecentFiles::clear() {
    store({});
}

QString RecentFiles::folder() const {
    return settings_.value(folder_key).toString();
}

void RecentFiles::setFolder(const QString& folder) {
    settings_.setValue(folder_key, folder);
}

void RecentFiles::store(const QStringList& paths) {
    settings_.setValue(recent_files_key, paths);
}

} // namespace loggia::ui
