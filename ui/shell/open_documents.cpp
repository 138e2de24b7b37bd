#include "ui/shell/open_documents.hpp"

#include "ui/shell/document_parts.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/undo/history.hpp"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

Result<void> fill(Page& page, const QString& part, const FileReading& read, const QString& path) {
    if (!part.isEmpty())
        return page.parts()->open(part, read.content, path);
    return read.prepared ? page.openPrepared(read.prepared, read.content, path)
                         : page.openFile(read.content, path);
}

Result<QString> part_of(const QByteArray& content, const QString& path, PageHost& host) {
    const DocumentParts* parts = host.made().parts();
    return parts ? parts->partFor(content, path) : QString();
}

} // namespace

OpenDocuments::OpenDocuments(const std::vector<PageHost*>& hosts, QObject* parent)
    : QObject(parent) {
    for (PageHost* host : hosts) {
        documents_.push_back({host});
        connect(host, &PageHost::pageMade, this, [this, host] { takePage(*host); });
    }
}

/// From now on the page's history knows whether the document is modified.
void OpenDocuments::takePage(PageHost& host) {
    files(host).setPage(*host.page());
    const History* history = host.page()->history();
    connect(history, &History::cleanChanged, this, [this, &host] { Q_EMIT changed(&host); });
    connect(history, &History::documentChanged, this, [this, &host] {
        files(host).follow();
        Q_EMIT pathsShownChanged();
        Q_EMIT documentShown(&host);
        noteChange(host);
    });
    if (const DocumentParts* parts = host.page()->parts()) {
        connect(parts, &DocumentParts::edited, this, [this, &host] { showParts(host); });
        connect(parts, &DocumentParts::kept, this, [this, &host](const QStringList& kept) {
            files(host).keep(kept);
            noteFiles(host);
        });
    }
    Q_EMIT pathsShownChanged();
    Q_EMIT documentShown(&host);
    showParts(host);
}

std::vector<PageHost*> OpenDocuments::hosts() const {
    std::vector<PageHost*> hosts;
    hosts.reserve(documents_.size());
    for (const Document& each : documents_)
        hosts.push_back(each.host);
    return hosts;
}

QStringList OpenDocuments::kindsOpened() const {
    QStringList names;
    for (const Document& each : documents_)
        for (const FileFormat& format : each.host->info().formats)
            if (format.can_open)
                names << format.name;
    names.removeDuplicates();
    return names;
}

DocumentFiles& OpenDocuments::files(const PageHost& host) {
    return const_cast<DocumentFiles&>(std::as_const(*this).files(host));
}

const DocumentFiles& OpenDocuments::files(const PageHost& host) const {
    return std::find_if(documents_.begin(), documents_.end(),
                        [&host](const Document& each) { return each.host == &host; })
        ->files;
}

QString OpenDocuments::path(const PageHost& host) const {
    return files(host).shown().path;
}

QString OpenDocuments::title(const PageHost& host) const {
    const DocumentFile& file = files(host).shown();
    if (file.path.isEmpty())
        return file.example.isEmpty() ? tr("untitled") : tr("%1 (example)").arg(file.example);
    const QString name = QFileInfo(file.path).fileName();
    return file.missing ? tr("%1 (deleted)").arg(name) : name;
}

bool OpenDocuments::isModified(const PageHost& host) const {
    return files(host).isModified();
}

bool OpenDocuments::isModified(const PageHost& host, const QString& part) const {
    return part.isEmpty() ? files(host).isModified() : files(host).isPartModified(part);
}

QStringList OpenDocuments::pathsShown() const {
    QStringList paths;
    for (const Document& each : documents_)
        if (each.files.page())
            for (const QString& part : each.files.inFiles())
                paths << each.files.of(part).path;
    return paths;
}

QJsonObject OpenDocuments::state(const PageHost& host) const {
    return files(host).state();
}

void OpenDocuments::restore(PageHost& host, const QJsonObject& state) {
    files(host).restore(state);
    Q_EMIT changed(&host);
}

QStringList OpenDocuments::lostAtClose(bool undo_is_kept) const {
    QStringList titles;
    for (const Document& each : documents_)
        if (each.files.losesAtClose(undo_is_kept))
            titles << each.host->info().title;
    return titles;
}

QStringList OpenDocuments::unsaved() const {
    QStringList titles;
    for (const Document& each : documents_)
        if (each.files.isModified() || each.files.isMissing() || each.files.hasUnsavedInUndo())
            titles << each.host->info().title;
    return titles;
}

void OpenDocuments::noteChange(PageHost& host) {
    showParts(host);
    Q_EMIT changed(&host);
}

void OpenDocuments::noteFiles(PageHost& host) {
    Q_EMIT pathsShownChanged();
    noteChange(host);
}

void OpenDocuments::showParts(PageHost& host) {
    DocumentParts* parts = host.page() ? host.page()->parts() : nullptr;
    if (!parts)
        return;
    const DocumentFiles& all = std::as_const(*this).files(host);
    const auto show = [&](const QString& part) {
        const DocumentFile& file = all.of(part);
        parts->showFile(
            part, {file.path, !file.path.isEmpty() && all.isPartModified(part), file.missing});
    };
    show({});
    for (const DocumentParts::Part& part : parts->all())
        show(part.id);
}

std::optional<FileFailure> OpenDocuments::replace(const QString& path, const FileReading& read,
                                                  const QString& part) {
    Page& page = read.host->made();
    History& history = *page.history();
    const int before = history.document();
    if (const auto done = fill(page, part, read, path); !done)
        return FileFailure(path, done.error(), read.content);
    // The same content may have been there already: then the page has to be told of the file again,
    // of which it knew nothing while that was another document.
    if (history.document() == before) {
        history.replace(std::make_unique<UndoStep>(tr("open a file")));
        if (const auto again = fill(page, part, read, path); !again)
            return FileFailure(path, again.error(), read.content);
    }
    return std::nullopt;
}

std::optional<FileFailure> OpenDocuments::putExample(const QString& path, const QByteArray& content,
                                                     PageHost& host) {
    if (auto why = putUntitled(path, content, host))
        return why;
    files(host).shown().example = QFileInfo(path).fileName();
    noteFiles(host);
    return std::nullopt;
}

std::optional<FileFailure> OpenDocuments::putUntitled(const QString& name,
                                                      const QByteArray& content, PageHost& host) {
    if (auto why = replace(name, {content, {}, {}, &host},
                           part_of(content, name, host).value_or(QString())))
        return why;
    host.page()->history()->setClean();
    files(host).shown() = {};
    noteFiles(host);
    return std::nullopt;
}

std::optional<FileFailure> OpenDocuments::put(const Place& place, const FileReading& read) {
    const QString& path = place.path;
    PageHost* host = read.host;
    if (!host)
        return FileFailure::unknownKind(path, read.content);
    Page& page = host->made();
    const DocumentParts* parts = page.parts();
    const auto part =
        place.part ? Result<QString>(*place.part) : part_of(read.content, path, *host);
    if (!part)
        return FileFailure(path, part.error(), read.content);
    History& history = *page.history();
    DocumentFiles& of_page = files(*host);
    const QString main_before = of_page.mainPart();
    const bool lies_in_file = !of_page.of({}).path.isEmpty();
    const bool loses_others =
        !part->isEmpty() && !history.isClean() && of_page.isOtherModified(*part);
    if (auto why = replace(path, read, *part))
        return why;
    // A part of the document is another one now, and the others lie where they did. The file of all
    // of it holds something else, unless it is a file of its own that has changed.
    if (!part->isEmpty()) {
        QStringList kept;
        for (const DocumentParts::Part& each : parts->all())
            if (each.id != *part)
                kept << each.id;
        if (place.is_changed)
            kept << QString();
        of_page.keep(kept);
    }
    const bool names_document = part->isEmpty() || !place.part;
    of_page.setMainPart(names_document ? *part : main_before);
    if (loses_others || (place.is_changed && *part != main_before && lies_in_file))
        history.resetClean();
    else
        history.setClean();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    of_page.setTold(absolute, read.stamp);
    DocumentFile& file = of_page.of(*part);
    file = {};
    file.path = absolute;
    file.setContent(read.digest, read.stamp);
    if (!part->isEmpty())
        file.saved = digestOf(parts->content(*part));
    noteFiles(*host);
    return std::nullopt;
}

} // namespace loggia::ui
