#include "ui/settings/table_cache.hpp"

#include "core/base/cache_folder.hpp"

#include <QDir>
#include <QFileInfo>

namespace loggia::ui {

namespace {

QString cache_path() {
    const auto folder = cache_folder();
    return folder ? QString::fromLocal8Bit(folder->string().c_str()) : QString();
}

/// By the names that the solvers give them.
QFileInfoList tables_in(const QString& folder) {
    if (folder.isEmpty())
        return {};
    return QDir(folder).entryInfoList(
        {QStringLiteral("peg-*.table"), QStringLiteral("tiles-*.patterns")},
        QDir::Files | QDir::NoSymLinks);
}

} // namespace

TableCache tableCache() {
    TableCache cache{cache_path()};
    for (const QFileInfo& file : tables_in(cache.folder)) {
        ++cache.files;
        cache.bytes += static_cast<std::uint64_t>(file.size());
    }
    return cache;
}

TableCache clearTableCache() {
    for (const QFileInfo& file : tables_in(cache_path()))
        file.dir().remove(file.fileName());
    return tableCache();
}

} // namespace loggia::ui
