#include "ui/shell/page.hpp"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace loggia::ui {

Page::Page(PageInfo info, QWidget* parent) : QWidget(parent), info_(std::move(info)) {}
Page::~Page() = default;

Result<void> Page::openFile(const QByteArray& content, const QString& /*path*/) {
    return open(content);
}

QList<QWidget*> Page::areas() {
    return {this};
}

qsizetype Page::formatFor(const QString& file_name) const {
    const QList<FileFormat>& all = info_.formats;
    qsizetype first = -1;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!all[i].can_save)
            continue;
        if (QDir::match(all[i].patterns, QFileInfo(file_name).fileName()))
            return i;
        if (first < 0)
            first = i;
    }
    return first;
}

} // namespace loggia::ui
