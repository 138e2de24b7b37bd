#include "ui/widgets/dropped_files.hpp"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace loggia::ui {

QStringList filesIn(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}

void acceptAsCopy(QDropEvent& event) {
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

} // namespace loggia::ui
