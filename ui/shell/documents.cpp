#include "ui/shell/documents.hpp"

#include "core/base/file.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/shell/sentence.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

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

/// "*.txt" of the filter that was chosen, without the star; empty where it does not tell.
QString suffix_of(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral(R"(\(\*(\.[^\s*?)]+))"));
    return pattern.match(filter).captured(1);
}

QString with_suffix(const QString& path, const QString& filter) {
    return QFileInfo(path).fileName().contains(QLatin1Char('.')) ? path : path + suffix_of(filter);
}

bool names_a_picture(const QString& path) {
    return path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) ||
           path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
}

QString documents_folder() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

} // namespace

Documents::Documents(const std::vector<PageHost*>& hosts, Dialogs& dialogs, RecentFiles& recent,
                     QWidget& window)
    : QObject(&window), dialogs_(dialogs), recent_(recent), window_(window) {
    for (PageHost* host : hosts) {
        documents_.push_back({host, {}});
        connect(host, &PageHost::pageMade, this, [this, host] { watch(*host); });
    }
    connect(&reading_, &JobBase::progressed, this, &Documents::openingProgressed);
    connect(&reading_, &JobBase::failed, this, [this] {
        const QString name = QFileInfo(waiting_.front().path).fileName();
        waiting_.pop_front();
        report(tr("Cannot open %1").arg(name), {"it takes more memory than there is"}, name, {});
        readNext();
    });
}

/// From now on the undo stack knows whether the document is modified.
void Documents::watch(PageHost& host) {
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
    const QString start = path.isEmpty() ? documents_folder() : QFileInfo(path).absolutePath();
    dialogs_.openFile(
        &window_, {tr("Open"), start, filter},
        [this, host = &current](const QString& chosen, const QString&) { open(chosen, *host); });
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
    const auto bytes = read_file(native(path));
    if (!bytes) {
        const QString name = QFileInfo(path).fileName();
        report(tr("Cannot open %1").arg(name), bytes.error(), name, {});
        return;
    }
    const QByteArray content = QByteArray::fromStdString(*bytes);
    put(content, path, hostFor(content, path, current));
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
            auto bytes = read_file(native(next.path), control);
            if (!bytes)
                return Reading{{}, std::move(bytes.error()), nullptr};
            QByteArray content = QByteArray::fromStdString(*bytes);
            PageHost* host = hostFor(content, next.path, *next.current);
            return Reading{std::move(content), std::nullopt, host};
        },
        [this](const Reading& read) {
            const QString path = waiting_.front().path;
            waiting_.pop_front();
            if (const QString name = QFileInfo(path).fileName(); read.error)
                report(tr("Cannot open %1").arg(name), *read.error, name, {});
            else
                put(read.content, path, read.host);
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
    const QStringList filter = filters(host.info().formats, &FileFormat::can_save);
    const QString known = path(host);
    const QString start =
        known.isEmpty()
            ? QDir(documents_folder()).filePath(host.info().id + suffix_of(filter.value(0)))
            : known;
    dialogs_.saveFile(&window_, {tr("Save as"), start, filter},
                      [this, of = &host](const QString& chosen, const QString& chosen_filter) {
                          const QString path = with_suffix(chosen, chosen_filter);
                          unlessItReplaces(chosen, path, [this, of, path] { saveTo(*of, path); });
                      });
}

void Documents::unlessItReplaces(const QString& chosen, const QString& path,
                                 const std::function<void()>& write_it) {
    const QFileInfo file(path);
    if (path == chosen || !file.exists()) {
        write_it();
        return;
    }
    dialogs_.ask(&window_,
                 {tr("Replace file"),
                  tr("%1 exists already.").arg(file.fileName()),
                  tr("Replacing it overwrites what is in it."),
                  {tr("Replace")}},
                 [write_it](int) { write_it(); });
}

bool Documents::write(const QString& path, const QByteArray& bytes) {
    const auto written = write_file(
        native(path), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    const QString name = QFileInfo(path).fileName();
    if (!written)
        report(tr("Cannot save %1").arg(name), written.error(), name, {});
    return written.has_value();
}

void Documents::saveTo(PageHost& host, const QString& path) {
    Page& page = host.made();
    if (!write(path, page.save(path)))
        return;
    page.undoStack()->setClean();
    setPath(host, QFileInfo(path).absoluteFilePath());
    recent_.add(path);
    Q_EMIT message(tr("Saved %1").arg(QFileInfo(path).fileName()));
}

void Documents::exportPicture(PageHost& host) {
    const QString known = path(host);
    const QString name = known.isEmpty() ? host.info().id : QFileInfo(known).completeBaseName();
    const QString folder = known.isEmpty() ? documents_folder() : QFileInfo(known).absolutePath();
    const QStringList filter{tr("SVG picture (*.svg)"), tr("PNG picture (*.png)")};
    dialogs_.saveFile(
        &window_,
        {tr("Export picture"), QDir(folder).filePath(name + QLatin1String(".svg")), filter},
        [this, of = &host.made()](const QString& chosen, const QString& chosen_filter) {
            const QString suffix = suffix_of(chosen_filter);
            const QString path = names_a_picture(chosen) ? chosen
                                 : suffix.isEmpty()      ? chosen + QLatin1String(".svg")
                                                         : chosen + suffix;
            unlessItReplaces(chosen, path, [this, of, path] {
                const bool png = path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
                if (write(path, png ? pictureAsPng(*of) : pictureAsSvg(*of)))
                    Q_EMIT message(tr("Exported %1").arg(QFileInfo(path).fileName()));
            });
        });
}

void Documents::report(const QString& title, const Error& error, const QString& name,
                       const std::string& text) {
    const QString excerpt =
        error.span ? QString::fromStdString(describe(error, name.toStdString(), text)) : QString();
    dialogs_.showError(&window_, {title, sentence(error.message),
                                  excerpt.trimmed().isEmpty() ? QString() : excerpt});
}

} // namespace loggia::ui
