#include "ui/shell/documents.hpp"

#include "core/base/line_difference.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/document_parts.hpp"
#include "ui/shell/file_watch.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/sentence.hpp"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <malloc.h>
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

/// What was read, and read into something else, leaves holes that the C library keeps: a hundred
/// files of a megabyte took twice what they hold. Takes some milliseconds, which are not the
/// window's.
void returnFreeMemory() {
#ifdef __GLIBC__
    static_cast<void>(runOnSolverPool([] { ::malloc_trim(0); }));
#endif
}

} // namespace

Documents::Documents(const std::vector<PageHost*>& hosts, Dialogs& dialogs, RecentFiles& recent,
                     QWidget& window)
    : QObject(&window), window_(window), dialogs_(dialogs), recent_(recent),
      files_(new Files(dialogs, recent, window)), watch_(new FileWatch(this)) {
    connect(files_, &Files::message, this, &Documents::message);
    connect(watch_, &FileWatch::changed, this, &Documents::checkFiles);
    for (PageHost* host : hosts) {
        documents_.push_back({host});
        connect(host, &PageHost::pageMade, this, [this, host] { takePage(*host); });
    }
    connect(&reading_, &JobBase::progressed, this, &Documents::openingProgressed);
    const FileWriter& writer = files_->writer();
    connect(&writer, &FileWriter::writingChanged, this, &Documents::savingChanged);
    connect(&writer, &FileWriter::progressed, this, &Documents::savingProgressed);
    connect(&writer, &FileWriter::failed, this, &Documents::savingFailed);
}

/// From now on the page's history knows whether the document is modified, and the page may ask for
/// files.
void Documents::takePage(PageHost& host) {
    connect(host.page(), &Page::saveWanted, files_, &Files::save);
    Document& made = document(host);
    made.files.setPage(*host.page());
    const History* history = host.page()->history();
    connect(history, &History::cleanChanged, this, [this, &host] { Q_EMIT changed(&host); });
    connect(history, &History::documentChanged, this, [this, &host] {
        Document& shown = document(host);
        shown.files.follow();
        watchFiles();
        awaitFile(shown);
        checkFilesOf(shown);
        noteChange(host);
    });
    if (const DocumentParts* parts = host.page()->parts()) {
        connect(parts, &DocumentParts::edited, this, [this, &host] { showParts(host); });
        connect(parts, &DocumentParts::kept, this, [this, &host](const QStringList& kept) {
            document(host).files.keep(kept);
            watchFiles();
            noteChange(host);
        });
        connect(parts, &DocumentParts::saveWanted, this,
                [this, &host](const QString& part) { save(host, part); });
        connect(parts, &DocumentParts::openWanted, this,
                [this, &host](const QString& part, const QString& path) {
                    if (path.isEmpty())
                        return askOpenPart(host, part);
                    openOne({path, &host, part});
                    if (waiting_.empty())
                        reportFailures();
                });
    }
    watchFiles();
    awaitFile(made);
    checkFilesOf(made);
    showParts(host);
}

/// A path, a title or a mark may be another.
void Documents::noteChange(PageHost& host) {
    showParts(host);
    Q_EMIT changed(&host);
}

void Documents::showParts(PageHost& host) {
    DocumentParts* parts = host.page() ? host.page()->parts() : nullptr;
    if (!parts)
        return;
    const DocumentFiles& files = document(host).files;
    const auto show = [&](const QString& part) {
        const DocumentFile& file = files.of(part);
        parts->showFile(
            part, {file.path, !file.path.isEmpty() && files.isPartModified(part), file.missing});
    };
    show({});
    for (const DocumentParts::Part& part : parts->all())
        show(part.id);
}

void Documents::serve(Page& page) {
    connect(&page, &Page::saveWanted, files_, &Files::save);
    DocumentParts* parts = page.parts();
    if (!parts)
        return;
    connect(parts, &DocumentParts::openWanted, this,
            [this, parts](const QString& part, const QString& path) {
                const auto open = [this, parts, part](const QString& chosen) {
                    const auto content = readBytes(chosen);
                    const auto done = content ? parts->open(part, *content, chosen)
                                              : Result<void>(tl::unexpected(content.error()));
                    if (!done)
                        fail(chosen, done.error());
                    reportFailures();
                };
                if (path.isEmpty())
                    files_->askWhich(tr("Open"), files_->folderToOpen(), {tr("All files (*)")},
                                     open);
                else
                    open(path);
            });
    connect(parts, &DocumentParts::saveWanted, files_, [this, parts](const QString& id) {
        for (const DocumentParts::Part& part : parts->all())
            if (part.id == id)
                files_->save({tr("Save: %1").arg(part.title),
                              part.usual_name,
                              {formatAtOnce(part.kind, [parts, id] {
                                  return Result<QByteArray>(parts->content(id));
                              })}});
    });
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
    return document(host).files.shown().path;
}

QString Documents::title(const PageHost& host) const {
    const DocumentFile& file = document(host).files.shown();
    if (file.path.isEmpty())
        return file.example.isEmpty() ? tr("untitled") : tr("%1 (example)").arg(file.example);
    const QString name = QFileInfo(file.path).fileName();
    return file.missing ? tr("%1 (deleted)").arg(name) : name;
}

bool Documents::isModified(const PageHost& host) const {
    return document(host).files.isModified();
}

QJsonObject Documents::state(const PageHost& host) const {
    return document(host).files.state();
}

void Documents::restore(PageHost& host, const QJsonObject& state) {
    document(host).files.restore(state);
    Q_EMIT changed(&host);
}

QStringList Documents::lostAtClose(bool undo_is_kept) const {
    QStringList titles;
    for (const Document& each : documents_)
        if (each.files.losesAtClose(undo_is_kept))
            titles << each.host->info().title;
    return titles;
}

QStringList Documents::unsaved() const {
    QStringList titles;
    for (const Document& each : documents_)
        if (each.files.isModified())
            titles << each.host->info().title;
    return titles;
}

void Documents::newDocument(PageHost& host) {
    Page& page = host.made();
    const int before = page.history()->document();
    page.newDocument();
    // Nothing may have changed but that it is a new one.
    if (page.history()->document() == before)
        page.history()->replace(std::make_unique<UndoStep>(tr("new")));
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
    const QString known = path(current);
    const QString start =
        known.isEmpty() ? files_->folderToOpen() : QFileInfo(known).absolutePath();
    files_->askWhich(tr("Open"), start, filter,
                     [this, host = &current](const QString& chosen) { open({chosen}, *host); });
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

QString Documents::kindsOfFiles() const {
    QStringList names;
    for (const Document& each : documents_)
        for (const FileFormat& format : each.host->info().formats)
            if (format.can_open)
                names << format.name;
    names.removeDuplicates();
    return listInWords(names);
}

void Documents::askOpenPart(PageHost& host, const QString& part) {
    for (const DocumentParts::Part& each : host.page()->parts()->all()) {
        if (each.id != part)
            continue;
        const QString known = document(host).files.of(part).path;
        files_->askWhich(tr("Open: %1").arg(each.title),
                         known.isEmpty() ? files_->folderToOpen() : QFileInfo(known).absolutePath(),
                         {QStringLiteral("%1 (%2)").arg(each.kind.name,
                                                        each.kind.patterns.join(QLatin1Char(' '))),
                          tr("All files (*)")},
                         [this, &host, part](const QString& path) {
                             openOne({path, &host, part});
                             if (waiting_.empty())
                                 reportFailures();
                         });
    }
}

void Documents::open(const QStringList& paths, PageHost& current) {
    for (const QString& path : paths)
        openOne({path, &current});
    if (waiting_.empty())
        reportFailures();
}

void Documents::openOne(const Waiting& wanted) {
    const QString& path = wanted.path;
    if (QFileInfo(path).size() > most_at_once)
        return waitFor(wanted);
    const auto stamp = stampOf(path);
    if (const auto content = readBytes(path); !content)
        fail(path, content.error());
    else
        show(wanted, {*content, digestOf(*content), stamp,
                      wanted.part ? wanted.host : hostFor(*content, path, *wanted.host)});
}

void Documents::waitFor(const Waiting& next) {
    waiting_.push_back(next);
    if (waiting_.size() == 1)
        readNext();
}

void Documents::readNext() {
    if (waiting_.empty()) {
        returnFreeMemory();
        Q_EMIT openingChanged({});
        reportFailures();
        return;
    }
    const Waiting next = waiting_.front();
    // Who takes it is asked on that thread too: recognising may mean reading.
    reading_.start(
        [this, next](const Control& control, const auto& /*update*/) {
            const auto stamp = stampOf(next.path);
            return readBytes(next.path, control).map([&](const QByteArray& content) {
                PageHost* host = next.part ? next.host : hostFor(content, next.path, *next.host);
                return Reading{content, digestOf(content), stamp, host};
            });
        },
        [this](const Result<Reading>& read) {
            const Waiting wanted = waiting_.front();
            waiting_.pop_front();
            take(wanted, read);
            readNext();
        });
    Q_EMIT openingChanged(QFileInfo(next.path).fileName());
}

/// A document that was too large for the session comes back from its file.
void Documents::awaitFile(Document& document) {
    Page& page = *document.files.page();
    if (!page.awaitsFile())
        return;
    const QString path = document.files.shown().path;
    if (path.isEmpty())
        page.restoreFile({});
    else
        waitFor({path, document.host, QString(), false, true});
}

void Documents::restoreFile(const Waiting& wanted, const Result<Reading>& read) {
    Document& of = document(*wanted.host);
    Page& page = *of.files.page();
    DocumentFile& file = of.files.shown();
    // Another document may be shown by now.
    if (!page.awaitsFile() || file.path != wanted.path)
        return;
    const QString name = QFileInfo(wanted.path).fileName();
    if (read) {
        if (read->digest != file.digest)
            Q_EMIT message(tr("Another program changed %1, so it was read again.").arg(name));
        file.setContent(read->digest, read->stamp);
        page.restoreFile(read->content);
    } else {
        // What is empty now must not be saved in its place.
        file = {};
        page.restoreFile({});
        fail(wanted.path, read.error());
    }
    watchFiles();
    noteChange(*wanted.host);
}

void Documents::take(const Waiting& wanted, const Result<Reading>& read) {
    if (wanted.is_restored) {
        restoreFile(wanted, read);
    } else if (wanted.is_changed) {
        // The document may have gone elsewhere meanwhile. A file that cannot be read is being
        // written, perhaps: saving over it asks all the same.
        Document& of = document(*wanted.host);
        if (read && of.files.of(*wanted.part).path == wanted.path)
            followChange(of, *wanted.part, *read);
    } else if (read) {
        show(wanted, *read);
    } else {
        fail(wanted.path, read.error());
    }
}

void Documents::stopOpening() {
    if (waiting_.empty())
        return;
    const QString name = QFileInfo(waiting_.front().path).fileName();
    const auto given_up = std::exchange(waiting_, {});
    reading_.abandon();
    for (const Waiting& each : given_up)
        if (each.is_restored)
            restoreFile(each, failure("stopped while reading " + each.path.toStdString()));
    Q_EMIT openingChanged({});
    Q_EMIT message(tr("Stopped opening %1.").arg(name));
    reportFailures();
}

void Documents::fail(const QString& path, const Error& error, const QByteArray& content) {
    failures_.push_back({QFileInfo(path).fileName(), error, content.toStdString()});
}

void Documents::reportFailures() {
    const auto failures = std::exchange(failures_, {});
    if (failures.empty())
        return;
    const bool some_unknown = std::any_of(failures.begin(), failures.end(),
                                          [](const Failure& each) { return each.is_unknown; });
    const QString kinds =
        some_unknown ? QLatin1Char(' ') + tr("Loggia opens %1.").arg(kindsOfFiles()) : QString();
    if (failures.size() == 1) {
        const Failure& failure = failures.front();
        Error error = failure.error;
        error.message += kinds.toStdString();
        report(tr("Cannot open %1").arg(failure.name), error, failure.name, failure.text);
        return;
    }
    QStringList lines;
    for (const Failure& failure : failures)
        lines << QStringLiteral("%1: %2").arg(failure.name,
                                              QString::fromStdString(failure.error.message));
    dialogs_.showError(&window_, {tr("Some files cannot be opened"),
                                  tr("%1 files cannot be opened.").arg(failures.size()) + kinds,
                                  lines.join(QLatin1Char('\n'))});
}

Result<void> Documents::fill(Page& page, const QString& part, const QByteArray& content,
                             const QString& path) {
    return part.isEmpty() ? page.openFile(content, path) : page.parts()->open(part, content, path);
}

Result<QString> Documents::partOf(const QByteArray& content, const QString& path, PageHost& host) {
    const DocumentParts* parts = host.made().parts();
    return parts ? parts->partFor(content, path) : QString();
}

/// Puts the content in the place of the page's document, or of a part of it, or notes why that
/// cannot be done.
bool Documents::replace(const QString& path, const QByteArray& content, PageHost& host,
                        const QString& part) {
    Page& page = host.made();
    History& history = *page.history();
    const int before = history.document();
    if (const auto done = fill(page, part, content, path); !done) {
        fail(path, done.error(), content);
        return false;
    }
    // The same content may have been there already: then the page has to be told of the file again,
    // of which it knew nothing while that was another document.
    if (history.document() == before) {
        history.replace(std::make_unique<UndoStep>(tr("open a file")));
        if (const auto again = fill(page, part, content, path); !again) {
            fail(path, again.error(), content);
            return false;
        }
    }
    return true;
}

void Documents::setExamples(const QString& folder) {
    files_->setExamples(folder);
}

void Documents::openExample(const QString& path, PageHost& host) {
    const QString name = QFileInfo(path).fileName();
    if (const auto content = readFileOrResource(path); !content) {
        fail(path, content.error());
    } else if (replace(path, *content, host, partOf(*content, path, host).value_or(QString()))) {
        host.page()->history()->setClean();
        DocumentFiles& files = document(host).files;
        files.shown() = {};
        files.shown().example = name;
        watchFiles();
        noteChange(host);
        Q_EMIT opened(&host);
        Q_EMIT message(tr("Opened the example %1").arg(name));
    }
    reportFailures();
}

bool Documents::put(const Waiting& wanted, const Reading& read) {
    const QString& path = wanted.path;
    PageHost* host = read.host;
    if (!host) {
        fail(path, {tr("Loggia does not recognise this kind of file.").toStdString()});
        failures_.back().is_unknown = true;
        return false;
    }
    Page& page = host->made();
    const DocumentParts* parts = page.parts();
    const auto part =
        wanted.part ? Result<QString>(*wanted.part) : partOf(read.content, path, *host);
    if (!part) {
        fail(path, part.error(), read.content);
        return false;
    }
    History& history = *page.history();
    DocumentFiles& files = document(*host).files;
    const QString main_before = files.mainPart();
    const bool lies_in_file = !files.of({}).path.isEmpty();
    const bool loses_others =
        !part->isEmpty() && !history.isClean() && files.isOtherModified(*part);
    if (!replace(path, read.content, *host, *part))
        return false;
    // A part of the document is another one now, and the others lie where they did. The file of all
    // of it holds something else, unless it is a file of its own that has changed.
    if (!part->isEmpty()) {
        QStringList kept;
        for (const DocumentParts::Part& each : parts->all())
            if (each.id != *part)
                kept << each.id;
        if (wanted.is_changed)
            kept << QString();
        files.keep(kept);
    }
    const bool names_document = part->isEmpty() || !wanted.part;
    files.setMainPart(names_document ? *part : main_before);
    if (loses_others || (wanted.is_changed && *part != main_before && lies_in_file))
        history.resetClean();
    else
        history.setClean();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.setTold(absolute, read.stamp);
    DocumentFile& file = files.of(*part);
    file = {};
    file.path = absolute;
    file.setContent(read.digest, read.stamp);
    if (!part->isEmpty())
        file.saved = digestOf(parts->content(*part));
    watchFiles();
    recent_.add(path);
    noteChange(*host);
    return true;
}

/// A file that a person wants to see.
void Documents::show(const Waiting& wanted, const Reading& read) {
    if (!put(wanted, read))
        return;
    const QString name = QFileInfo(wanted.path).fileName();
    Q_EMIT opened(read.host);
    const QString part = wanted.part.value_or(document(*read.host).files.mainPart());
    if (const DocumentParts* parts = read.host->page()->parts())
        for (const DocumentParts::Part& each : parts->all())
            if (each.id == part) {
                Q_EMIT message(tr("Opened %1: %2").arg(name, each.title));
                return;
            }
    Q_EMIT message(tr("Opened %1").arg(name));
}

void Documents::watchFiles() {
    QStringList paths;
    for (const Document& each : documents_)
        if (each.files.page())
            for (const QString& part : each.files.inFiles())
                paths << each.files.of(part).path;
    watch_->setPaths(paths);
}

void Documents::checkFiles() {
    for (Document& each : documents_)
        if (each.files.page())
            checkFilesOf(each);
}

void Documents::checkFilesOf(Document& document) {
    const QStringList parts = document.files.inFiles();
    for (const QString& part : parts)
        checkFile(document, part);
}

void Documents::checkFile(Document& document, const QString& part) {
    // One that was read again may have left the document without this one.
    if (!document.files.inFiles().contains(part) || document.files.page()->awaitsFile())
        return;
    DocumentFile& file = document.files.of(part);
    if (files_->writer().isWriting(file.path))
        return;
    const auto now = stampOf(file.path);
    if (std::exchange(file.missing, !now) == now.has_value())
        noteChange(*document.host);
    if (!now || now == file.stamp || now == file.told)
        return;
    const Waiting wanted{file.path, document.host, part, true};
    if (now->size > std::uint64_t{most_at_once}) {
        const auto is_waited_for = [&wanted](const Waiting& each) {
            return each.is_changed && each.host == wanted.host && each.path == wanted.path;
        };
        if (std::none_of(waiting_.begin(), waiting_.end(), is_waited_for))
            waitFor(wanted);
        return;
    }
    take(wanted, readBytes(file.path).map([&](const QByteArray& content) {
        return Reading{content, digestOf(content), now, document.host};
    }));
}

bool Documents::isModified(const Document& document, const QString& part) {
    return part.isEmpty() ? document.files.isModified() : document.files.isPartModified(part);
}

/// What another program left in the file of a document or of a part of it.
void Documents::followChange(Document& document, const QString& part, const Reading& read) {
    DocumentFile& file = document.files.of(part);
    if (read.stamp == file.stamp || read.stamp == file.told)
        return;
    if (read.digest == file.digest) {
        file.setContent(read.digest, read.stamp);
        noteChange(*document.host);
        return;
    }
    const Waiting changed_file{file.path, document.host, part, true};
    const bool is_unchanged_here = file.spoiled && document.files.page()->history()->isClean();
    if (isModified(document, part) && !is_unchanged_here) {
        document.files.setTold(changed_file.path, read.stamp);
        noteChange(*document.host);
        askAboutChange(changed_file, read, {});
        return;
    }
    // Once, whatever comes of it.
    const QString name = QFileInfo(changed_file.path).fileName();
    document.files.setTold(changed_file.path, read.stamp);
    if (put(changed_file, read)) {
        Q_EMIT message(
            tr("Another program changed %1, so it was read again. Undo brings back your version.")
                .arg(name));
        return;
    }
    document.files.of(part).spoiled = true;
    noteChange(*document.host);
    Q_EMIT message(tr("Another program changed %1, which cannot be read now. The document is as it "
                      "was before.")
                       .arg(name));
    reportFailures();
}

void Documents::askAboutChange(const Waiting& changed, const Reading& theirs,
                               const QString& difference) {
    const QString name = QFileInfo(changed.path).fileName();
    QStringList answers{tr("Keep Mine"), tr("Load Theirs")};
    if (difference.isEmpty())
        answers << tr("Show the Difference");
    dialogs_.ask(
        &window_,
        {tr("The file was changed"),
         tr("Another program changed %1, and you changed it here.").arg(name),
         difference.isEmpty()
             ? tr("If you load theirs, Undo brings back yours.")
             : tr("If you load theirs, Undo brings back yours. Below, lines with - are only in "
                  "yours, and lines with + only in theirs."),
         answers, difference, false},
        [this, changed, theirs](int answer) {
            if (document(*changed.host).files.of(*changed.part).path != changed.path)
                return;
            if (answer == 1) {
                put(changed, theirs);
                reportFailures();
            } else if (answer == 2) {
                Page& page = changed.host->made();
                const QByteArray mine = changed.part->isEmpty()
                                            ? page.save(changed.path)
                                            : page.parts()->content(*changed.part);
                const std::string changes =
                    line_difference(mine.toStdString(), theirs.content.toStdString());
                askAboutChange(changed, theirs,
                               changes.empty() ? tr("The text is the same.")
                                               : QString::fromStdString(changes));
            }
        });
}

/// Not as long as its content is still being read.
bool Documents::canBeSaved(const PageHost& host) {
    const bool is_there = !host.page() || !host.page()->awaitsFile();
    if (!is_there)
        Q_EMIT message(tr("The file is still being read."));
    return is_there;
}

void Documents::save(PageHost& host) {
    if (!canBeSaved(host))
        return;
    const QString part = document(host).files.mainPart();
    if (const QString known = path(host); !known.isEmpty())
        saveTo(host, {part, known, true});
    else
        saveAs(host);
}

/// A part by itself.
void Documents::save(PageHost& host, const QString& part) {
    if (const QString known = document(host).files.of(part).path; !known.isEmpty())
        saveTo(host, {part, known, false});
    else
        savePartAs(host, part);
}

void Documents::saveAs(PageHost& host) {
    if (canBeSaved(host))
        saveAs(host, path(host));
}

void Documents::savePartAs(PageHost& host, const QString& part) {
    for (const DocumentParts::Part& each : host.page()->parts()->all()) {
        if (each.id != part)
            continue;
        const QString known = document(host).files.of(part).path;
        files_->askWhere({tr("Save: %1").arg(each.title),
                          known.isEmpty() ? files_->proposed(each.usual_name, each.kind) : known,
                          {each.kind},
                          true},
                         [this, &host, part](const QString& path, qsizetype) {
                             saveTo(host, {part, path, false});
                         });
    }
}

/// The same with the ending of the first format that leaves nothing out, if there is one.
QString Documents::nameThatKeepsAll(const PageHost& host, const QString& path) const {
    const QFileInfo file(path);
    for (const FileFormat& format : host.info().formats) {
        const QString pattern = format.patterns.value(0);
        if (!format.can_save || !pattern.startsWith(QLatin1Char('*')))
            continue;
        QString name = file.dir().filePath(file.completeBaseName() + pattern.mid(1));
        if (host.page()->lossOf(name).isEmpty())
            return name;
    }
    return path;
}

void Documents::saveAs(PageHost& host, const QString& proposed) {
    Files::Choice choice{tr("Save as"), proposed, {}, true};
    for (const FileFormat& format : host.info().formats)
        if (format.can_save)
            choice.kinds << FileKind{format.name, format.patterns};
    if (choice.start.isEmpty())
        choice.start = proposedFile(host, choice.kinds.constFirst());
    if (const QString loss = host.made().lossOf(choice.start);
        !loss.isEmpty() && loss != document(host).files.shown().accepted_loss)
        choice.start = nameThatKeepsAll(host, choice.start);
    files_->askWhere(choice, [this, of = &host](const QString& path, qsizetype) {
        const DocumentParts* parts = of->page()->parts();
        saveTo(*of, {parts ? parts->savedIn(path) : QString(), path, true});
    });
}

/// For a document without a file: the name of the example that it began as, or the page's.
QString Documents::proposedFile(const PageHost& host, const FileKind& kind) const {
    const QString example = document(host).files.shown().example;
    return example.isEmpty() ? files_->proposed(host.info().id, kind)
                             : QDir(files_->folder()).filePath(example);
}

/// Another place for what cannot or should not be written there.
void Documents::askElsewhere(PageHost& host, const Target& target) {
    if (target.becomes_main)
        saveAs(host, target.path);
    else
        savePartAs(host, target.part);
}

void Documents::saveTo(PageHost& host, const Target& target) {
    askAboutLoss(host, target, [this, of = &host, target] {
        askAboutNewer(*of, target, [this, of, target] { write(*of, target); });
    });
}

void Documents::askAboutLoss(PageHost& host, const Target& target,
                             const std::function<void()>& go_on) {
    // A part that is saved by itself is all that should be saved.
    const QString loss = target.becomes_main ? host.made().lossOf(target.path) : QString();
    if (loss.isEmpty() || loss == document(host).files.shown().accepted_loss)
        return go_on();
    dialogs_.ask(&window_,
                 {tr("This format loses something"),
                  loss,
                  tr("The open document still contains it until you close or replace it."),
                  {tr("Choose Another Format..."), tr("Save Anyway")}},
                 [this, of = &host, loss, target, go_on](int answer) {
                     if (answer == 0)
                         return saveAs(*of, target.path);
                     document(*of).files.shown().accepted_loss = loss;
                     go_on();
                 });
}

void Documents::askAboutNewer(PageHost& host, const Target& target,
                              const std::function<void()>& go_on) {
    const DocumentFile& file = document(host).files.of(target.part);
    // Of another file the dialog has asked; and what is being written there is from here.
    if (file.path != QFileInfo(target.path).absoluteFilePath() ||
        files_->writer().isWriting(file.path))
        return go_on();
    const auto now = stampOf(target.path);
    if (!now || now == file.stamp)
        return go_on();
    if (now->size <= std::uint64_t{most_at_once})
        if (const auto content = readBytes(target.path);
            content && digestOf(*content) == file.digest)
            return go_on();
    dialogs_.ask(&window_,
                 {tr("The file is newer"),
                  tr("%1 has changed since this document was opened or saved here.")
                      .arg(QFileInfo(target.path).fileName()),
                  tr("If you replace it, those changes are lost."),
                  {tr("Save As..."), tr("Replace")}},
                 [this, of = &host, target, go_on](int answer) {
                     if (answer == 0)
                         askElsewhere(*of, target);
                     else
                         go_on();
                 });
}

FileBytes Documents::bytesFor(PageHost& host, const Target& target) {
    Page& page = host.made();
    return target.part.isEmpty() ? page.bytesFor(target.path) : page.parts()->content(target.part);
}

void Documents::write(PageHost& host, const Target& target) {
    const FileBytes bytes = bytesFor(host, target);
    History& history = *host.page()->history();
    // A large file is written while a person goes on: the document may be another one then.
    const int mark = history.mark();
    const int of_document = history.document();
    const auto written = [this, &host, target, mark, of_document](const QString& absolute,
                                                                  const FileWriter::Written& now) {
        DocumentFiles& files = document(host).files;
        // Other documents that came from this file see something newer there.
        files.setTold(absolute, now.stamp);
        DocumentFile& file = files.of(target.part, of_document);
        file.path = absolute;
        file.example.clear();
        file.setContent(now.digest, now.stamp);
        if (!target.part.isEmpty())
            file.saved = now.digest;
        setSaved(host, target, {of_document, mark});
        watchFiles();
        noteChange(host);
    };
    files_->writeDocument(target.path, bytes, written,
                          [this, &host, target] { askElsewhere(host, target); });
}

/// What was saved lies in its file now.
void Documents::setSaved(PageHost& host, const Target& target, const Saved& saved) {
    DocumentFiles& files = document(host).files;
    History& history = *host.page()->history();
    if (target.becomes_main) {
        files.setMainPart(target.part, saved.document);
        history.setClean(saved.mark);
        if (history.document() == saved.document && history.isClean())
            files.setWholeSaved();
    } else if (host.page()->parts()->haveAll() && files.of({}).path.isEmpty() &&
               !files.isOtherModified(target.part)) {
        history.setClean(saved.mark);
    }
}

bool Documents::isSaving() const {
    return files_->writer().isWriting();
}

void Documents::stopSaving() {
    files_->writer().stop();
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
