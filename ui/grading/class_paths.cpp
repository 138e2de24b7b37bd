#include "ui/grading/class_paths.hpp"

#include <QByteArray>

namespace loggia::ui {

namespace {

const QString raw_mark = QStringLiteral("base64:");

} // namespace

std::filesystem::path nativePath(const QString& path) {
    return path.toLocal8Bit().toStdString();
}

QString shownPath(const std::filesystem::path& path) {
    return QString::fromLocal8Bit(path.string());
}

QString storedPath(const std::filesystem::path& path) {
    QString shown = shownPath(path);
    return nativePath(shown) == path && !shown.startsWith(raw_mark)
               ? shown
               : raw_mark +
                     QString::fromLatin1(QByteArray::fromStdString(path.string()).toBase64());
}

std::filesystem::path pathStoredAs(const QString& stored) {
    if (!stored.startsWith(raw_mark))
        return nativePath(stored);
    return QByteArray::fromBase64(stored.mid(raw_mark.size()).toLatin1()).toStdString();
}

std::filesystem::path normalPath(const std::filesystem::path& path) {
    std::filesystem::path normal = path.lexically_normal();
    return normal.has_filename() ? normal : normal.parent_path();
}

} // namespace loggia::ui
