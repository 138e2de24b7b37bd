#include "ui/shell/documents.hpp"

#include "core/base/line_difference.hpp"
#include "ui/shell/dialogs.hpp"
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
    : QObject(&window), window_(window), dialogs_(dialogs), recent_(recent),
      files_(new Files(dialogs, recent, window)), watch_(new FileWatch(this)) {
    connect(files_, &Files::message, this, &Documents::message);
    connect(watch_, &FileWatch::changed, this, &Documents::checkFiles);
    for (PageHost* host : hosts) {
        documents_.push_back({host});
        connect(host, &PageHost::pageMade, this, [this, host] { takePage(*host); });
    }
    connect(&reading_, &JobBase::progressed, this, &Documents::openingProgressed);
}

/// From now on the page's history knows whether the document is modified, and the page may ask for
/// files.
void Documents::takePage(PageHost& host) {
    serve(*host.page());
    Document& made = document(host);
    made.files.setPage(*host.page());
    const History* history = host.page()->history();
    connect(history, &History::cleanChanged, this, [this, &host] { Q_EMIT changed(&host); });
    connect(history, &History::documentChanged, this, [this, &host] {
        watchFiles();
        checkFile(document(host));
        Q_EMIT changed(&host);
    });
    watchFiles();
    checkFile(made);
}

void Documents::serve(Page& page) {
    connect(&page, &Page::saveWanted, files_, &Files::save);
    connect(&page, &Page::openWanted, files_, &Files::open);
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

QStringList Documents::lostAtClose() const {
    QStringList titles;
    for (const Document& each : documents_)
        if (each.files.losesAtClose())
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

void Documents::open(const QStringList& paths, PageHost& current) {
    for (const QString& path : paths)
        openOne(path, current);
    if (waiting_.empty())
        reportFailures();
}

void Documents::openOne(const QString& path, PageHost& current) {
    if (QFileInfo(path).size() > most_at_once)
        return waitFor({path, &current});
    const auto stamp = stampOf(path);
    if (const auto content = readBytes(path); !content)
        fail(path, content.error());
    else
        show(path, {*content, digestOf(*content), stamp, hostFor(*content, path, current)});
}

void Documents::waitFor(const Waiting& next) {
    waiting_.push_back(next);
    if (waiting_.size() == 1)
        readNext();
}

void Documents::readNext() {
    if (waiting_.empty()) {
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
                PageHost* host =
                    next.is_changed ? next.host : hostFor(content, next.path, *next.host);
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

void Documents::take(const Waiting& wanted, const Result<Reading>& read) {
    if (wanted.is_changed) {
        // The document may have gone elsewhere meanwhile. A file that cannot be read is being
        // written, perhaps: saving over it asks all the same.
        if (read && path(*wanted.host) == wanted.path)
            followChange(document(*wanted.host), *read);
    } else if (read) {
        show(wanted.path, *read);
    } else {
        fail(wanted.path, read.error());
    }
}

void Documents::stopOpening() {
    if (waiting_.empty())
        return;
    const QString name = QFileInfo(waiting_.front().path).fileName();
    waiting_.clear();
    reading_.abandon();
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

/// Puts the content in the place of the page's document, or notes why that cannot be done.
bool Documents::replace(const QString& path, const QByteArray& content, PageHost& host) {
    Page& page = host.made();
    History& history = *page.history();
    const int before = history.document();
    if (const auto done = page.openFile(content, path); !done) {
        fail(path, done.error(), content);
        return false;
    }
    // The same content may have been there already: then the page has to be told of the file again,
    // of which it knew nothing while that was another document.
    if (history.document() == before) {
        history.replace(std::make_unique<UndoStep>(tr("open a file")));
        if (const auto again = page.openFile(content, path); !again) {
            fail(path, again.error(), content);
            return false;
        }
    }
    history.setClean();
    return true;
}

void Documents::setExamples(const QString& folder) {
    files_->setExamples(folder);
}

void Documents::openExample(const QString& path, PageHost& host) {
    const QString name = QFileInfo(path).fileName();
    if (const auto content = readFileOrResource(path); !content) {
        fail(path, content.error());
    } else if (replace(path, *content, host)) {
        DocumentFiles& files = document(host).files;
        files.shown() = {};
        files.shown().example = name;
        watchFiles();
        Q_EMIT changed(&host);
        Q_EMIT opened(&host);
        Q_EMIT message(tr("Opened the example %1").arg(name));
    }
    reportFailures();
}

bool Documents::put(const QString& path, const Reading& read) {
    PageHost* host = read.host;
    if (!host) {
        fail(path, {tr("Loggia does not recognise this kind of file.").toStdString()});
        failures_.back().is_unknown = true;
        return false;
    }
    if (!replace(path, read.content, *host))
        return false;
    DocumentFiles& files = document(*host).files;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.setTold(absolute, read.stamp);
    files.shown() = {};
    files.shown().path = absolute;
    files.shown().setContent(read.digest, read.stamp);
    files_->setKnown(path, read.stamp);
    watchFiles();
    recent_.add(path);
    Q_EMIT changed(host);
    return true;
}

/// A file that a person wants to see.
void Documents::show(const QString& path, const Reading& read) {
    if (!put(path, read))
        return;
    Q_EMIT opened(read.host);
    Q_EMIT message(tr("Opened %1").arg(QFileInfo(path).fileName()));
}

void Documents::watchFiles() {
    QStringList paths;
    for (const Document& each : documents_)
        if (const QString& path = each.files.shown().path; each.files.page() && !path.isEmpty())
            paths << path;
    watch_->setPaths(paths);
}

void Documents::checkFiles() {
    for (Document& each : documents_)
        if (each.files.page())
            checkFile(each);
}

void Documents::checkFile(Document& document) {
    DocumentFile& file = document.files.shown();
    if (file.path.isEmpty())
        return;
    const auto now = stampOf(file.path);
    if (std::exchange(file.missing, !now) == now.has_value())
        Q_EMIT changed(document.host);
    if (!now || now == file.stamp || now == file.told)
        return;
    const Waiting wanted{file.path, document.host, true};
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

/// What another program left in the document's file.
void Documents::followChange(Document& document, const Reading& read) {
    DocumentFile& file = document.files.shown();
    if (read.stamp == file.stamp || read.stamp == file.told)
        return;
    if (read.digest == file.digest) {
        file.setContent(read.digest, read.stamp);
        Q_EMIT changed(document.host);
        return;
    }
    const bool is_unchanged_here = file.spoiled && document.files.page()->history()->isClean();
    if (document.files.isModified() && !is_unchanged_here) {
        document.files.setTold(file.path, read.stamp);
        Q_EMIT changed(document.host);
        askAboutChange(*document.host, read, {});
        return;
    }
    // Once, whatever comes of it.
    const QString changed_path = file.path;
    const QString name = QFileInfo(changed_path).fileName();
    document.files.setTold(changed_path, read.stamp);
    if (put(changed_path, read)) {
        Q_EMIT message(
            tr("Another program changed %1, so it was read again. Undo brings back your version.")
                .arg(name));
        return;
    }
    file.spoiled = true;
    Q_EMIT changed(document.host);
    Q_EMIT message(tr("Another program changed %1, which cannot be read now. The document is as it "
                      "was before.")
                       .arg(name));
    reportFailures();
}

void Documents::askAboutChange(PageHost& host, const Reading& theirs, const QString& difference) {
    const QString file = path(host);
    QStringList answers{tr("Keep Mine"), tr("Load Theirs")};
    if (difference.isEmpty())
        answers << tr("Show the Difference");
    dialogs_.ask(
        &window_,
        {tr("The file was changed"),
         tr("Another program changed %1, and you changed it here.").arg(QFileInfo(file).fileName()),
         difference.isEmpty()
             ? tr("If you load theirs, Undo brings back yours.")
             : tr("If you load theirs, Undo brings back yours. Below, lines with - are only in "
                  "yours, and lines with + only in theirs."),
         answers, difference, false},
        [this, of = &host, theirs, file](int answer) {
            if (path(*of) != file)
                return;
            if (answer == 1) {
                put(file, theirs);
                reportFailures();
            } else if (answer == 2) {
                const std::string mine = of->made().save(file).toStdString();
                const std::string changes = line_difference(mine, theirs.content.toStdString());
                askAboutChange(*of, theirs,
                               changes.empty() ? tr("The text is the same.")
                                               : QString::fromStdString(changes));
            }
        });
}

void Documents::save(PageHost& host) {
    if (const QString known = path(host); !known.isEmpty())
        saveTo(host, known);
    else
        saveAs(host);
}

void Documents::saveAs(PageHost& host) {
    saveAs(host, path(host));
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
    files_->askWhere(choice,
                     [this, of = &host](const QString& path, qsizetype) { saveTo(*of, path); });
}

/// For a document without a file: the name of the example that it began as, or the page's.
QString Documents::proposedFile(const PageHost& host, const FileKind& kind) const {
    const QString example = document(host).files.shown().example;
    return example.isEmpty() ? files_->proposed(host.info().id, kind)
                             : QDir(files_->folder()).filePath(example);
}

void Documents::saveTo(PageHost& host, const QString& path) {
    askAboutLoss(host, path, [this, of = &host, path] {
        askAboutNewer(*of, path, [this, of, path] { write(*of, path); });
    });
}

void Documents::askAboutLoss(PageHost& host, const QString& path,
                             const std::function<void()>& go_on) {
    const QString loss = host.made().lossOf(path);
    if (loss.isEmpty() || loss == document(host).files.shown().accepted_loss)
        return go_on();
    dialogs_.ask(&window_,
                 {tr("This format loses something"),
                  loss,
                  tr("The open document still contains it until you close or replace it."),
                  {tr("Choose Another Format..."), tr("Save Anyway")}},
                 [this, of = &host, loss, path, go_on](int answer) {
                     if (answer == 0)
                         return saveAs(*of, path);
                     document(*of).files.shown().accepted_loss = loss;
                     go_on();
                 });
}

void Documents::askAboutNewer(PageHost& host, const QString& path,
                              const std::function<void()>& go_on) {
    const DocumentFile& file = document(host).files.shown();
    // Of another file the dialog has asked.
    if (file.path != QFileInfo(path).absoluteFilePath())
        return go_on();
    const auto now = stampOf(path);
    if (!now || now == file.stamp)
        return go_on();
    if (now->size <= std::uint64_t{most_at_once})
        if (const auto content = readBytes(path); content && digestOf(*content) == file.digest)
            return go_on();
    dialogs_.ask(&window_,
                 {tr("The file is newer"),
                  tr("Another program changed %1 after it was opened or saved here.")
                      .arg(QFileInfo(path).fileName()),
                  tr("If you replace it, those changes are lost."),
                  {tr("Save As..."), tr("Replace")}},
                 [this, of = &host, go_on](int answer) {
                     if (answer == 0)
                         saveAs(*of);
                     else
                         go_on();
                 });
}

void Documents::write(PageHost& host, const QString& path) {
    const QByteArray bytes = host.made().save(path);
    const auto written = [this, &host, bytes](const QString& file) {
        DocumentFiles& files = document(host).files;
        files.shown().path = file;
        files.shown().example.clear();
        files.shown().setContent(digestOf(bytes), stampOf(file));
        host.page()->setSaved(file);
        host.page()->history()->setClean();
        watchFiles();
        Q_EMIT changed(&host);
    };
    files_->writeDocument(path, bytes, written, [this, &host] { saveAs(host); });
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
