#include "ui/shell/documents.hpp"

#include "ui/shell/files.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/recent_files.hpp"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

QStringList filters(const QList<FileFormat>& formats, bool FileFormat::*use) {
    QStringList result;
    for (const FileFormat& format : formats)
        if (format.*use)
            result << QStringLiteral("%1 (%2)").arg(format.name,
                                                    format.patterns.join(QLatin1Char(' ')));
    return result;
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

Documents::Documents(const std::vector<PageHost*>& hosts, Dialogs& dialogs, RecentFiles& recent,
                     QWidget& window)
    : QObject(&window), recent_(recent), files_(new Files(dialogs, recent, window)) {
    connect(files_, &Files::message, this, &Documents::message);
    for (PageHost* host : hosts) {
        documents_.push_back({host, {}});
        connect(host, &PageHost::pageMade, this, [this, host] { watch(*host); });
    }
    connect(&reading_, &JobBase::progressed, this, &Documents::openingProgressed);
}

/// From now on the undo stack knows whether the document is modified, and the page may ask for
/// files.
void Documents::watch(PageHost& host) {
    connect(host.page(), &Page::saveWanted, files_, &Files::save);
    connect(host.page(), &Page::openWanted, files_, &Files::open);
    QUndoStack* stack = host.page()->undoStack();
    if (document(host).modified)
        stack->resetClean();
    else
        stack->setClean();
    connect(stack, &QUndoStack::cleanChanged, this, [this, &host] { Q_EMIT changed(&host); });
}

Documents::Document& Documents::document(const PageHost& host) {
    return *std::find_if(documents_.begin(), documents_.end(),
                         [&host](const Document& each) { return each.host == &host; });
}

const Documents::Document& Documents::document(const PageHost& host) const {
    return *std::find_if(documents_.begin(), documents_.end(),
                         [&host](const Document& each) { return each.host == &host; });
}

QString Documents::path(const PageHost& host) const {
    return document(host).path;
}

bool Documents::isModified(const PageHost& host) const {
    return host.page() ? !host.page()->undoStack()->isClean() : document(host).modified;
}

void Documents::restore(PageHost& host, const QString& path, bool modified) {
    Q_ASSERT(!host.page());
    document(host).modified = modified;
    setPath(host, path);
}

void Documents::setPath(PageHost& host, const QString& path) {
    document(host).path = path;
    Q_EMIT changed(&host);
}

void Documents::newDocument(PageHost& host) {
    Page& page = host.made();
    page.newDocument();
    page.undoStack()->setClean();
    setPath(host, {});
}

void Documents::askOpen(PageHost& current) {
    QStringList filter = filters(current.info().formats, &FileFormat::can_open);
    if (filter.size() > 1)
        filter.prepend(all_of(current.info()));
    for (const Document& each : documents_)
        if (each.host != &current)
            filter << filters(each.host->info().formats, &FileFormat::can_open);
    filter << tr("All files (*)");
    filter.removeDuplicates();
    const QString& path = document(current).path;
    const QString start = path.isEmpty() ? files_->folder() : QFileInfo(path).absolutePath();
    files_->askWhich(tr("Open"), start, filter,
                     [this, host = &current](const QString& chosen) { open(chosen, *host); });
}

PageHost* Documents::hostFor(const QByteArray& content, const QString& path,
                             PageHost& current) const {
    const auto is_small_enough = [&content](const PageHost& host) {
        return content.size() <= host.info().largest_file;
    };
    const auto recognised_by = [&](const PageHost& host) {
        return is_small_enough(host) && host.info().recognises(content);
    };
    if (recognised_by(current))
        return &current;
    for (const Document& each : documents_)
        if (recognised_by(*each.host))
            return each.host;
    // Nobody does: the page whose files are called so can say what is wrong with this one.
    const QString name = QFileInfo(path).fileName();
    const auto named_so = [&](const PageHost& host) {
        const auto& formats = host.info().formats;
        return is_small_enough(host) &&
               std::any_of(formats.begin(), formats.end(), [&name](const FileFormat& format) {
                   return format.can_open && QDir::match(format.patterns, name);
               });
    };
    if (named_so(current))
        return &current;
    for (const Document& each : documents_)
        if (named_so(*each.host))
            return each.host;
    return nullptr;
}

void Documents::open(const QString& path, PageHost& current) {
    if (QFileInfo(path).size() > most_at_once) {
        waiting_.push_back({path, &current});
        if (waiting_.size() == 1)
            readNext();
        return;
    }
    const auto content = readBytes(path);
    if (!content) {
        const QString name = QFileInfo(path).fileName();
        report(tr("Cannot open %1").arg(name), content.error(), name, {});
        return;
    }
    put(*content, path, hostFor(*content, path, current));
}

void Documents::readNext() {
    if (waiting_.empty()) {
        Q_EMIT openingChanged({});
        return;
    }
    const Waiting next = waiting_.front();
    // Who takes it is asked on that thread too: recognising may mean reading.
    reading_.start(
        [this, next](const Control& control, const auto& /*update*/) {
            return readBytes(next.path, control).map([&](const QByteArray& content) {
                return Reading{content, hostFor(content, next.path, *next.current)};
            });
        },
        [this](const Result<Reading>& read) {
            const QString path = waiting_.front().path;
            waiting_.pop_front();
            if (const QString name = QFileInfo(path).fileName(); !read)
                report(tr("Cannot open %1").arg(name), read.error(), name, {});
            else
                put(read->content, path, read->host);
            readNext();
        });
    Q_EMIT openingChanged(QFileInfo(next.path).fileName());
}

void Documents::stopOpening() {
    if (waiting_.empty())
        return;
    const QString name = QFileInfo(waiting_.front().path).fileName();
    waiting_.clear();
    reading_.abandon();
    Q_EMIT openingChanged({});
    Q_EMIT message(tr("%1 was not opened.").arg(name));
}

void Documents::put(const QByteArray& content, const QString& path, PageHost* host) {
    const QString name = QFileInfo(path).fileName();
    if (!host) {
        report(tr("Cannot open %1").arg(name), {"no page of this program knows such a file"}, name,
               {});
        return;
    }
    Page& page = host->made();
    if (const auto done = page.openFile(content, path); !done) {
        report(tr("Cannot open %1").arg(name), done.error(), name, content.toStdString());
        return;
    }
    page.undoStack()->setClean();
    setPath(*host, QFileInfo(path).absoluteFilePath());
    recent_.add(path);
    Q_EMIT opened(host);
    Q_EMIT message(tr("Opened %1").arg(name));
}

void Documents::save(PageHost& host) {
    if (const QString known = path(host); !known.isEmpty())
        saveTo(host, known);
    else
        saveAs(host);
}

void Documents::saveAs(PageHost& host) {
    Files::Choice choice{tr("Save as"), path(host), {}, true};
    for (const FileFormat& format : host.info().formats)
        if (format.can_save)
            choice.kinds << FileKind{format.name, format.patterns};
    if (choice.start.isEmpty())
        choice.start = files_->proposed(host.info().id, choice.kinds.constFirst());
    files_->askWhere(choice,
                     [this, of = &host](const QString& path, qsizetype) { saveTo(*of, path); });
}

void Documents::saveTo(PageHost& host, const QString& path) {
    Page& page = host.made();
    files_->writeDocument(path, page.save(path), [this, &host](const QString& written) {
        host.page()->undoStack()->setClean();
        setPath(host, written);
    });
}

void Documents::exportPicture(PageHost& host) {
    const QString known = path(host);
    const Page* page = &host.made();
    const QString name = known.isEmpty() ? host.info().id : QFileInfo(known).completeBaseName();
    files_->save({tr("Export picture"),
                  known.isEmpty() ? name : QFileInfo(known).dir().filePath(name),
                  {formatAtOnce({tr("SVG picture"), {QStringLiteral("*.svg")}},
                                [page] { return pictureAsSvg(*page); }),
                   formatAtOnce({tr("PNG picture"), {QStringLiteral("*.png")}},
                                [page] { return pictureAsPng(*page); })}});
}

void Documents::report(const QString& title, const Error& error, const QString& name,
                       const std::string& text) {
    files_->report(title, error, name, text);
}

} // namespace loggia::ui
