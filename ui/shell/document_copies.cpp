#include "ui/shell/document_copies.hpp"

#include "ui/shell/open_documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/undo/history.hpp"

#include <QByteArrayList>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>

namespace loggia::ui {

DocumentCopies::DocumentCopies(OpenDocuments& documents, QString prefix, const QByteArray& session,
                               QObject* parent)
    : QObject(parent), documents_(documents), prefix_(std::move(prefix)) {
    removeUnnamed(session);
    // A moment later: what was opened is told to be in its file when it is shown already.
    connect(&documents_, &OpenDocuments::changed, this,
            [this](PageHost* host) { QTimer::singleShot(0, this, [this, host] { look(*host); }); });
}

void DocumentCopies::removeUnnamed(const QByteArray& session) const {
    const QFileInfo prefix(prefix_);
    const QDir folder = prefix.dir();
    const auto files = [&](const char* ending) {
        return folder.entryList({prefix.fileName() + QLatin1String(ending)}, QDir::Files);
    };
    // One that could not be read is kept for a person to save what is in it.
    QByteArrayList sessions{session};
    for (const QString& damaged : files("-damaged-*.json"))
        if (QFile file(folder.filePath(damaged)); file.open(QIODevice::ReadOnly))
            sessions << file.readAll();
    for (const QString& copy : files("-*.copy"))
        if (std::none_of(sessions.begin(), sessions.end(),
                         [&copy](const QByteArray& each) { return each.contains(copy.toUtf8()); }))
            QFile::remove(folder.filePath(copy));
}

void DocumentCopies::look(PageHost& host) {
    Page* page = host.page();
    if (!page || !page->needsFile() || page->awaitsFile())
        return;
    const DocumentFile& file = documents_.files(host).shown();
    const int document = page->history()->document();
    if (!file.isElsewhere() || !file.copy.isEmpty() ||
        !being_written_.insert({&host, document}).second)
        return;
    QString path;
    for (int number = 1; path.isEmpty() || QFileInfo::exists(path) || writer_.isWriting(path);
         ++number)
        path = QStringLiteral("%1-%2.copy").arg(prefix_).arg(number);
    writer_.write(path, page->bytesFor({}),
                  [this, &host, document, path](const Result<FileWriter::Written>& written,
                                                bool /*is_stopped*/) {
                      being_written_.erase({&host, document});
                      if (!written)
                          return;
                      documents_.files(host).of({}, document).copy = path;
                      Q_EMIT documents_.changed(&host);
                  });
}

} // namespace loggia::ui
