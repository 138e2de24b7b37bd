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
#include <utility>

namespace loggia::ui {

DocumentCopies::DocumentCopies(OpenDocuments& documents, QString prefix, const QByteArray& session,
                               QObject* parent)
    : QObject(parent), documents_(documents), prefix_(std::move(prefix)) {
    removeUnnamed(session);
    // A moment later: what was opened is told to be in its file when it is shown already.
    connect(&documents_, &OpenDocuments::changed, this,
            [this](PageHost* host) { lookLater(*host); });
    for (PageHost* host : documents_.hosts()) {
        connect(host, &PageHost::pageMade, this, [this, host] { follow(*host); });
        if (host->page())
            follow(*host);
    }
}

void DocumentCopies::follow(PageHost& host) {
    const History* const history = host.page()->history();
    connect(history, &History::indexChanged, this,
            [this, &host, history, shown = history->document()](int /*index*/) mutable {
                // Another document is not an edit of this one.
                const int before = std::exchange(shown, history->document());
                if (before == shown)
                    ++edits_[{&host, shown}];
                if (host.page()->editsLarge())
                    lookLater(host);
            });
}

void DocumentCopies::lookLater(PageHost& host) {
    QTimer::singleShot(0, this, [this, &host] { look(host); });
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
    DocumentFile& file = documents_.files(host).shown();
    const Key key{&host, page->history()->document()};
    if (!file.isElsewhere() && (!page->editsLarge() || page->history()->isClean())) {
        // Undo has made it what is in its file.
        if (page->editsLarge())
            file.copy.clear();
        return;
    }
    const int edits = edits_[key];
    const bool is_copied = !file.copy.isEmpty() && (!page->editsLarge() || copied_[key] == edits);
    if (is_copied || !being_written_.insert(key).second)
        return;
    QString path = file.copy; // an edited document instead of its previous state
    for (int number = 1; path != file.copy || path.isEmpty(); ++number) {
        path = prefix_ + QStringLiteral("-%1.copy").arg(number);
        if (!QFileInfo::exists(path) && !writer_.isWriting(path))
            break;
    }
    writer_.write(path, page->bytesFor({}),
                  [this, &host, key, edits, path](const Result<FileWriter::Written>& written,
                                                  bool /*is_stopped*/) {
                      being_written_.erase(key);
                      if (!written)
                          return;
                      copied_[key] = edits;
                      documents_.files(host).of({}, key.second).copy = path;
                      Q_EMIT documents_.changed(&host);
                  });
}

} // namespace loggia::ui
