#include "tests/ui/screenshots/album.hpp"

#include "ui/window/main_window.hpp"

#include <QCoreApplication>
#include <QPixmap>

#include <cstdio>

namespace loggia::ui {

bool Album::take(MainWindow& window, const char* name) const {
    const QString path = folder.filePath(QLatin1String(name) + ending);
    QCoreApplication::processEvents();
    if (window.grab().save(path))
        return true;
    std::fprintf(stderr, "%s: cannot be written\n", qPrintable(path));
    return false;
}

} // namespace loggia::ui
