#include "tests/ui/screenshots/album.hpp"

#include <QCoreApplication>
#include <QPixmap>
#include <QWidget>

#include <cstdio>

namespace loggia::ui {

bool Album::take(QWidget& window, const char* name) const {
    const QString path = folder.filePath(QLatin1String(name) + ending);
    QCoreApplication::processEvents();
    if (window.grab().save(path))
        return true;
    std::fprintf(stderr, "%s: cannot be written\n", qPrintable(path));
    return false;
}

} // namespace loggia::ui
