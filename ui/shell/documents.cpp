#include "ui/shell/documents.hpp"

#include "core/base/file.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/recent_files.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

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
QString all_of(const Page& page) {
    QStringList patterns;
    for (const FileFormat& format : page.formats())
        if (format.can_open)
            patterns << format.patterns;
    return QStringLiteral("%1 (%2)").arg(page.title(), patterns.join(QLatin1Char(' ')));
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

Documents::Documents(const std::vector<Page*>& pages, Dialogs& dialogs, RecentFiles& recent,
                     QWidget& window)
    : QObject(&window), dialogs_(dialogs), recent_(recent), window_(window) {
    for (Page* page : pages) {
        documents_.push_back({page, {}});
        connect(page->undoStack(), &QUndoStack::cleanChanged, this,
                [this, page] { Q_EMIT changed(page); });
    }
}

Documents::Document& Documents::document(const Page& page) {
    return *std::find_if(documents_.begin(), documents_.end(),
                         [&page](const Document& each) { return each.page == &page; });
}

const Documents::Document& Documents::document(const Page& page) const {
    return *std::find_if(documents_.begin(), documents_.end(),
                         [&page](const Document& each) { return each.page == &page; });
}

QString Documents::path(const Page& page) const {
    return document(page).path;
}

bool Documents::isModified(const Page& page) const {
    return !document(page).page->undoStack()->isClean();
}

void Documents::restore(Page& page, const QString& path, bool modified) {
    if (modified)
        page.undoStack()->resetClean();
    else
        page.undoStack()->setClean();
    setPath(page, path);
}

void Documents::setPath(Page& page, const QString& path) {
    document(page).path = path;
    Q_EMIT changed(&page);
}

void Documents::newDocument(Page& page) {
    page.newDocument();
    page.undoStack()->setClean();
    setPath(page, {});
}

void Documents::askOpen(Page& current) {
    QStringList filter = filters(current.formats(), &FileFormat::can_open);
    if (filter.size() > 1)
        filter.prepend(all_of(current));
    for (const Document& each : documents_)
        if (each.page != &current)
            filter << filters(each.page->formats(), &FileFormat::can_open);
    filter << tr("All files (*)");
    filter.removeDuplicates();
    const QString& path = document(current).path;
    const QString start = path.isEmpty() ? documents_folder() : QFileInfo(path).absolutePath();
    dialogs_.openFile(
        &window_, {tr("Open"), start, filter},
        [this, page = &current](const QString& chosen, const QString&) { open(chosen, *page); });
}

Page* Documents::pageFor(const QByteArray& content, const QString& path, Page& current) const {
    if (current.recognises(content))
        return &current;
    for (const Document& each : documents_)
        if (each.page->recognises(content))
            return each.page;
    // Nobody does: the page whose files are called so can say what is wrong with this one.
    const QString name = QFileInfo(path).fileName();
    const auto named_so = [&name](Page& page) {
        const auto formats = page.formats();
        return std::any_of(formats.begin(), formats.end(), [&name](const FileFormat& format) {
            return format.can_open && QDir::match(format.patterns, name);
        });
    };
    if (named_so(current))
        return &current;
    for (const Document& each : documents_)
        if (named_so(*each.page))
            return each.page;
    return nullptr;
}

void Documents::open(const QString& path, Page& current) {
    const QString name = QFileInfo(path).fileName();
    const auto bytes = read_file(native(path));
    if (!bytes) {
        report(tr("Cannot open %1").arg(name), bytes.error(), name, {});
        return;
    }
    const QByteArray content = QByteArray::fromStdString(*bytes);
    Page* page = pageFor(content, path, current);
    if (!page) {
        report(tr("Cannot open %1").arg(name), {"no page of this program knows such a file"}, name,
               {});
        return;
    }
    if (const auto done = page->open(content); !done) {
        report(tr("Cannot open %1").arg(name), done.error(), name, *bytes);
        return;
    }
    page->undoStack()->setClean();
    setPath(*page, QFileInfo(path).absoluteFilePath());
    recent_.add(path);
    Q_EMIT opened(page);
    Q_EMIT message(tr("Opened %1").arg(name));
}

void Documents::save(Page& page) {
    if (const QString known = path(page); !known.isEmpty())
        saveTo(page, known);
    else
        saveAs(page);
}

void Documents::saveAs(Page& page) {
    const QStringList filter = filters(page.formats(), &FileFormat::can_save);
    const QString known = path(page);
    const QString start =
        known.isEmpty() ? QDir(documents_folder()).filePath(page.id() + suffix_of(filter.value(0)))
                        : known;
    dialogs_.saveFile(&window_, {tr("Save as"), start, filter},
                      [this, of = &page](const QString& chosen, const QString& chosen_filter) {
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

void Documents::saveTo(Page& page, const QString& path) {
    if (!write(path, page.save(path)))
        return;
    page.undoStack()->setClean();
    setPath(page, QFileInfo(path).absoluteFilePath());
    recent_.add(path);
    Q_EMIT message(tr("Saved %1").arg(QFileInfo(path).fileName()));
}

void Documents::exportPicture(Page& page) {
    const QString known = path(page);
    const QString name = known.isEmpty() ? page.id() : QFileInfo(known).completeBaseName();
    const QString folder = known.isEmpty() ? documents_folder() : QFileInfo(known).absolutePath();
    const QStringList filter{tr("SVG picture (*.svg)"), tr("PNG picture (*.png)")};
    dialogs_.saveFile(
        &window_,
        {tr("Export picture"), QDir(folder).filePath(name + QLatin1String(".svg")), filter},
        [this, of = &page](const QString& chosen, const QString& chosen_filter) {
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
    QString message = QString::fromStdString(error.message);
    if (!message.isEmpty())
        message[0] = message[0].toUpper();
    const QString excerpt =
        error.span ? QString::fromStdString(describe(error, name.toStdString(), text)) : QString();
    dialogs_.showError(&window_, {title, message + QLatin1Char('.'),
                                  excerpt.trimmed().isEmpty() ? QString() : excerpt});
}

} // namespace loggia::ui
