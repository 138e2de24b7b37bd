#include "ui/shell/document_opening.hpp"

#include "ui/shell/document_parts.hpp"
#include "ui/shell/file_failures.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/open_documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

QString filter_of(const FileFormat& format) {
    return QStringLiteral("%1 (%2)").arg(format.name, format.patterns.join(QLatin1Char(' ')));
}

QStringList filters_to_open(const QList<FileFormat>& formats) {
    QStringList result;
    for (const FileFormat& format : formats)
        if (format.can_open)
            result << filter_of(format);
    return result;
}

/// Whether the file is one of the page's whose filter was chosen, by its name alone; many kinds are
/// called *.txt, which tells nothing.
bool is_meant(const PageInfo& info, const QString& filter, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    return std::any_of(info.formats.begin(), info.formats.end(), [&](const FileFormat& format) {
        return format.can_open && filter_of(format) == filter &&
               !format.patterns.contains(QStringLiteral("*.txt")) &&
               QDir::match(format.patterns, name);
    });
}

bool opens_name(const PageInfo& info, const QString& name) {
    return std::any_of(info.formats.begin(), info.formats.end(), [&name](const FileFormat& format) {
        return format.can_open && QDir::match(format.patterns, name);
    });
}

/// One filter for all files that a page opens.
QString all_of(const PageInfo& info) {
    QStringList patterns;
    for (const FileFormat& format : info.formats)
        if (format.can_open)
            patterns << format.patterns;
    return QStringLiteral("%1 (%2)").arg(info.title, patterns.join(QLatin1Char(' ')));
}

} // namespace

DocumentOpening::DocumentOpening(const With& with, QObject* parent) : QObject(parent), with_(with) {
    connect(&with_.documents, &OpenDocuments::documentShown, this,
            [this](PageHost* host) { awaitFile(*host); });
    for (PageHost* host : with_.documents.hosts())
        connect(host, &PageHost::pageMade, this, [this, host] { takePage(*host); });
    connect(&with_.reader, &FileReader::readingChanged, this, [this](const QString& name) {
        if (name.isEmpty())
            with_.failures.report();
    });
    connect(&with_.reader, &FileReader::stopped, this, [this](const QString& name) {
        Q_EMIT message(std::exchange(keeps_copy_, false)
                           ? tr("Stopped reading the unsaved document. It is kept and will be read "
                                "again at the next start or when you save it.")
                           : tr("Stopped opening %1.").arg(name));
    });
}

void DocumentOpening::takePage(PageHost& host) {
    if (const DocumentParts* parts = host.page()->parts())
        connect(parts, &DocumentParts::openWanted, this,
                [this, &host](const QString& part, const QString& path) {
                    if (path.isEmpty())
                        askPart(host, part);
                    else
                        openPart(path, host, part);
                });
}

void DocumentOpening::serve(Page& page) {
    const DocumentParts* parts = page.parts();
    if (!parts)
        return;
    connect(parts, &DocumentParts::openWanted, this,
            [this, &page](const QString& part, const QString& path) {
                const auto open_it = [this, &page, part](const QString& chosen) {
                    openInGuest(chosen, page, part);
                };
                if (path.isEmpty())
                    with_.files.askWhich(
                        tr("Open"), with_.files.folderToOpen(), {tr("All files (*)")},
                        [open_it](const QString& chosen, const QString&) { open_it(chosen); });
                else
                    open_it(path);
            });
}

void DocumentOpening::openInGuest(const QString& path, Page& page, const QString& part) {
    const auto content = readBytes(path);
    const auto done = content ? page.parts()->open(part, *content, path)
                              : Result<void>(tl::unexpected(content.error()));
    if (!done)
        with_.failures.add({path, done.error()});
    with_.failures.report();
}

void DocumentOpening::ask(PageHost& current) {
    QStringList filter = filters_to_open(current.info().formats);
    if (filter.size() > 1)
        filter.prepend(all_of(current.info()));
    for (const PageHost* each : with_.documents.hosts())
        if (each != &current)
            filter << filters_to_open(each->info().formats);
    filter << tr("All files (*)");
    filter.removeDuplicates();
    const QString known = with_.documents.path(current);
    const QString start =
        known.isEmpty() ? with_.files.folderToOpen() : QFileInfo(known).absolutePath();
    with_.files.askWhich(tr("Open"), start, filter,
                         [this, host = &current](const QString& path, const QString& chosen) {
                             if (!is_meant(host->info(), chosen, path))
                                 return open({path}, *host);
                             openOne(path, [host](const QByteArray& content) {
                                 const PageInfo& info = host->info();
                                 const bool is_its = content.size() <= info.largest_file &&
                                                     !hasToBeUnpacked(content, info);
                                 return is_its ? host : nullptr;
                             });
                             reportUnlessReading();
                         });
}

std::vector<DocumentOpening::Candidate>
DocumentOpening::candidatesOf(const std::vector<PageHost*>& hosts, PageHost& current) {
    std::vector<Candidate> candidates{{&current, current.info()}};
    for (PageHost* host : hosts)
        candidates.push_back({host, host->info()});
    return candidates;
}

PageHost* DocumentOpening::hostFor(const QByteArray& content, const QString& path,
                                   const std::vector<Candidate>& candidates) {
    const auto first = [&](const auto& is_right) -> PageHost* {
        const auto found =
            std::find_if(candidates.begin(), candidates.end(), [&](const Candidate& each) {
                return content.size() <= each.info.largest_file && is_right(each.info);
            });
        return found == candidates.end() ? nullptr : found->host;
    };
    if (PageHost* host = first([&](const PageInfo& each) { return each.recognises(content); }))
        return host;
    const QString name = QFileInfo(path).fileName();
    const auto is_called_so = [&](const PageInfo& each) {
        return !hasToBeUnpacked(content, each) && opens_name(each, name);
    };
    if (PageHost* host = first([&](const PageInfo& each) {
            return is_called_so(each) && each.resembles && each.resembles(content);
        }))
        return host;
    return first(is_called_so);
}

bool DocumentOpening::isGuessed(const FileReading& read, const QString& path) const {
    if (!read.host || read.content.size() > FileReader::most_at_once)
        return false;
    const PageInfo& info = read.host->info();
    if (info.recognises(read.content) || (info.resembles && info.resembles(read.content)))
        return false;
    const QString name = QFileInfo(path).fileName();
    const auto hosts = with_.documents.hosts();
    return std::count_if(hosts.begin(), hosts.end(), [&name](const PageHost* each) {
               return opens_name(each->info(), name);
           }) > 1;
}

void DocumentOpening::askPart(PageHost& host, const QString& part) {
    for (const DocumentParts::Part& each : host.page()->parts()->all()) {
        if (each.id != part)
            continue;
        const QString known = with_.documents.files(host).of(part).path;
        with_.files.askWhich(
            tr("Open: %1").arg(each.title),
            known.isEmpty() ? with_.files.folderToOpen() : QFileInfo(known).absolutePath(),
            {QStringLiteral("%1 (%2)").arg(each.kind.name,
                                           each.kind.patterns.join(QLatin1Char(' '))),
             tr("All files (*)")},
            [this, &host, part](const QString& path, const QString&) {
                openPart(path, host, part);
            });
    }
}

void DocumentOpening::open(const QStringList& paths, PageHost& current) {
    const auto candidates = candidatesOf(with_.documents.hosts(), current);
    const auto together = std::make_shared<Together>();
    for (const QString& path : paths)
        openOne(
            path,
            [path, candidates](const QByteArray& content) {
                return hostFor(content, path, candidates);
            },
            together);
    reportUnlessReading();
}

void DocumentOpening::openOne(const QString& path, const FileReader::Recognise& recognise,
                              const std::shared_ptr<Together>& together) {
    with_.reader.read(path, recognise,
                      [this, path, together](const Result<FileReading>& read, bool is_stopped) {
                          if (!is_stopped)
                              show(path, std::nullopt, read, together.get());
                      });
}

void DocumentOpening::openPart(const QString& path, PageHost& host, const QString& part) {
    with_.reader.read(
        path, [&host](const QByteArray& /*content*/) { return &host; },
        [this, path, part](const Result<FileReading>& read, bool is_stopped) {
            if (!is_stopped)
                show(path, part, read);
        });
    reportUnlessReading();
}

/// What is still being read may fail as well, and is told with the rest.
void DocumentOpening::reportUnlessReading() {
    if (!with_.reader.isReading())
        with_.failures.report();
}

void DocumentOpening::show(const QString& path, const std::optional<QString>& part,
                           const Result<FileReading>& read, Together* together) {
    if (!read)
        return with_.failures.add({path, read.error()});
    // Saving it under a name that is not one of a compressed file would put a text in its place.
    const bool is_untitled = read->is_unpacked && unpackedName(path) == path;
    if (auto why = is_untitled ? with_.documents.putUntitled(QFileInfo(path).completeBaseName(),
                                                             read->content, *read->host)
                               : with_.documents.put({path, part}, *read)) {
        if (!part && isGuessed(*read, path))
            why->read_by = read->host->info().title;
        return with_.failures.add(*std::move(why));
    }
    with_.recent.add(path);
    PageHost& host = *read->host;
    const QString name = QFileInfo(path).fileName();
    Q_EMIT opened(&host);
    if (is_untitled) {
        Q_EMIT message(tr("Opened the contents of %1. Save them under another name.").arg(name));
        return;
    }
    const QString shown = part.value_or(with_.documents.files(host).mainPart());
    const QString before = together ? std::exchange((*together)[{&host, shown}], name) : QString();
    if (!before.isEmpty()) {
        Q_EMIT message(tr("Opened %1 in place of %2. Undo brings back %2.").arg(name, before));
        return;
    }
    if (together && isGuessed(*read, path)) {
        Q_EMIT message(tr("Opened %1 on %2. Its contents do not show which page it is for.")
                           .arg(name, host.info().title));
        return;
    }
    if (const DocumentParts* parts = host.page()->parts())
        for (const DocumentParts::Part& each : parts->all())
            if (each.id == shown) {
                Q_EMIT message(tr("Opened %1: %2").arg(name, each.title));
                return;
            }
    Q_EMIT message(tr("Opened %1").arg(name));
}

void DocumentOpening::openExample(const QString& path, PageHost& host) {
    if (const auto content = readFileOrResource(path); !content) {
        with_.failures.add({path, content.error()});
    } else if (const auto why = with_.documents.putExample(path, *content, host)) {
        with_.failures.add(*why);
    } else {
        Q_EMIT opened(&host);
        Q_EMIT message(tr("Opened the example %1").arg(QFileInfo(path).fileName()));
    }
    with_.failures.report();
}

void DocumentOpening::openUntitled(const QString& name, const QByteArray& content, PageHost& host) {
    if (const auto why = with_.documents.putUntitled(name, content, host))
        with_.failures.add(*why);
    else
        Q_EMIT opened(&host);
    with_.failures.report();
}

/// A document that was too large for the session comes back from its file.
void DocumentOpening::awaitFile(PageHost& host) {
    if (!host.page()->awaitsFile())
        return;
    const DocumentFile& file = with_.documents.files(host).shown();
    const QString path = file.copy.isEmpty() ? file.path : file.copy;
    if (path.isEmpty())
        return host.page()->restoreFile({});
    if (!awaited_.insert({&host, path}).second)
        return;
    with_.reader.readLater(
        path, [&host](const QByteArray& /*content*/) { return &host; },
        [this, &host, path](const Result<FileReading>& read, bool is_stopped) {
            awaited_.erase({&host, path});
            restoreFile(host, path, read, is_stopped);
        });
}

void DocumentOpening::restoreFile(PageHost& host, const QString& path,
                                  const Result<FileReading>& read, bool is_stopped) {
    Page& page = *host.page();
    DocumentFile& file = with_.documents.files(host).shown();
    // Another document may be shown by now.
    if (!page.awaitsFile() || (file.path != path && file.copy != path))
        return;
    if (!read) {
        if (!is_stopped)
            with_.failures.add({path, read.error()});
        // It is nowhere but there: what forgets the copy has the next start remove it.
        if (file.copy == path && QFileInfo::exists(path)) {
            keeps_copy_ = is_stopped;
            return;
        }
        // What is empty now must not be saved in its place.
        file = {};
        page.restoreFile({});
        return with_.documents.noteFiles(host);
    }
    if (file.copy.isEmpty()) {
        if (read->digest != file.digest)
            Q_EMIT message(tr("Another program changed %1, so it was read again.")
                               .arg(QFileInfo(path).fileName()));
        file.setContent(read->digest, read->stamp);
    }
    if (read->prepared)
        page.restorePrepared(read->prepared, read->content);
    else
        page.restoreFile(read->content);
    with_.documents.noteFiles(host);
    // Its own file may be gone, or hold something else.
    Q_EMIT with_.documents.documentShown(&host);
}

} // namespace loggia::ui
