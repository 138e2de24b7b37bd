#include "ui/shell/document_saving.hpp"

#include "core/base/file_stamp.hpp"
#include "ui/shell/document_parts.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/open_documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/picture.hpp"
#include "ui/undo/history.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace loggia::ui {

namespace {

/// Whether the folder of a file lies on that device, as far as anybody can tell.
bool isOnDrive(const QString& path, std::uint64_t device) {
    const QFileInfo file(path);
    const QFileInfo target(file.isSymLink() ? file.symLinkTarget() : path);
    const auto folder = stamp_of(QFile::encodeName(target.absolutePath()).toStdString());
    return !folder || folder->device == device;
}

} // namespace

DocumentSaving::DocumentSaving(const With& with, QObject* parent) : QObject(parent), with_(with) {
    for (PageHost* host : with_.documents.hosts())
        connect(host, &PageHost::pageMade, this, [this, host] { takePage(*host); });
}

void DocumentSaving::takePage(PageHost& host) {
    connect(host.page(), &Page::saveWanted, &with_.files, &Files::save);
    if (const DocumentParts* parts = host.page()->parts())
        connect(parts, &DocumentParts::saveWanted, this,
                [this, &host](const QString& part) { savePart(host, part); });
}

void DocumentSaving::serve(Page& page) {
    connect(&page, &Page::saveWanted, &with_.files, &Files::save);
    DocumentParts* parts = page.parts();
    if (!parts)
        return;
    connect(parts, &DocumentParts::saveWanted, &with_.files,
            [files = &with_.files, parts](const QString& id) {
                for (const DocumentParts::Part& part : parts->all())
                    if (part.id == id)
                        files->save({tr("Save: %1").arg(part.title),
                                     part.usual_name,
                                     {formatAtOnce(part.kind, [parts, id] {
                                         return Result<QByteArray>(parts->content(id));
                                     })}});
            });
}

/// Not as long as its content is still being read. What is being typed is saved too.
bool DocumentSaving::canBeSaved(PageHost& host) {
    if (host.page())
        host.page()->takeTyped();
    if (!host.page() || !host.page()->awaitsFile())
        return true;
    Q_EMIT with_.documents.documentShown(&host); // reads it now where that was stopped
    Q_EMIT message(tr("The file is still being read."));
    return false;
}

void DocumentSaving::save(PageHost& host) {
    if (!canBeSaved(host))
        return;
    const QString part = with_.documents.files(host).mainPart();
    if (const QString known = with_.documents.path(host); !known.isEmpty())
        saveTo(host, {part, known, true});
    else
        saveAs(host);
}

/// A part by itself.
void DocumentSaving::savePart(PageHost& host, const QString& part) {
    host.page()->takeTyped();
    if (const QString known = with_.documents.files(host).of(part).path; !known.isEmpty())
        saveTo(host, {part, known, false});
    else
        savePartAs(host, part);
}

void DocumentSaving::saveAs(PageHost& host) {
    if (canBeSaved(host))
        saveAs(host, with_.documents.path(host));
}

void DocumentSaving::savePartAs(PageHost& host, const QString& part) {
    for (const DocumentParts::Part& each : host.page()->parts()->all()) {
        if (each.id != part)
            continue;
        const QString known = with_.documents.files(host).of(part).path;
        with_.files.askWhere(
            {tr("Save: %1").arg(each.title),
             known.isEmpty() ? with_.files.proposed(each.usual_name, each.kind) : known,
             {each.kind},
             true},
            [this, &host, part](const QString& path, qsizetype) {
                saveTo(host, {part, path, false});
            });
    }
}

/// The same with the ending of the first format that leaves nothing out, if there is one.
QString DocumentSaving::nameThatKeepsAll(const PageHost& host, const QString& path) {
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

void DocumentSaving::saveAs(PageHost& host, const QString& proposed) {
    Files::Choice choice{tr("Save as"), proposed, {}, true};
    for (const FileFormat& format : host.info().formats)
        if (format.can_save)
            choice.kinds << FileKind{format.name, format.patterns};
    if (choice.start.isEmpty())
        choice.start = proposedFile(host, choice.kinds.constFirst());
    if (const QString loss = host.made().lossOf(choice.start);
        !loss.isEmpty() && loss != with_.documents.files(host).shown().accepted_loss)
        choice.start = nameThatKeepsAll(host, choice.start);
    // The first kind is that of a name without an ending.
    const QList<FileFormat>& formats = host.info().formats;
    const QString name = QFileInfo(choice.start).fileName();
    const auto own =
        std::find_if(formats.begin(), formats.end(), [&name](const FileFormat& format) {
            return format.can_save && QDir::match(format.patterns, name);
        });
    if (own != formats.end())
        choice.kinds.move(std::count_if(formats.begin(), own,
                                        [](const FileFormat& format) { return format.can_save; }),
                          0);
    with_.files.askWhere(choice, [this, of = &host](const QString& path, qsizetype) {
        const DocumentParts* parts = of->page()->parts();
        saveTo(*of, {parts ? parts->savedIn(path) : QString(), path, true});
    });
}

/// For a document without a file: the name of the example that it began as, or the page's.
QString DocumentSaving::proposedFile(const PageHost& host, const FileKind& kind) const {
    const QString example = with_.documents.files(host).shown().example;
    return example.isEmpty() ? with_.files.proposed(host.info().id, kind)
                             : QDir(with_.files.folder()).filePath(example);
}

/// Another place for what cannot or should not be written there.
void DocumentSaving::askElsewhere(PageHost& host, const Target& target) {
    if (target.becomes_main)
        saveAs(host, target.path);
    else
        savePartAs(host, target.part);
}

void DocumentSaving::saveTo(PageHost& host, const Target& target) {
    askAboutLoss(host, target, [this, of = &host, target] {
        askAboutComments(*of, target, [this, of, target] {
            askAboutNewer(*of, target, [this, of, target] { write(*of, target); });
        });
    });
}

void DocumentSaving::askAboutLoss(PageHost& host, const Target& target,
                                  const std::function<void()>& go_on) {
    // A part that is saved by itself is all that should be saved.
    const QString loss = target.becomes_main ? host.made().lossOf(target.path) : QString();
    if (loss.isEmpty() || loss == with_.documents.files(host).shown().accepted_loss)
        return go_on();
    with_.dialogs.ask(&with_.window,
                      {tr("This format loses something"),
                       loss,
                       tr("The open document stays as it is until you close or replace it."),
                       {tr("Choose Another Format..."), tr("Save Anyway")}},
                      [this, of = &host, loss, target, go_on](int answer) {
                          if (answer == 0)
                              return saveAs(*of, target.path);
                          with_.documents.files(*of).shown().accepted_loss = loss;
                          go_on();
                      });
}

void DocumentSaving::askAboutComments(PageHost& host, const Target& target,
                                      const std::function<void()>& go_on) {
    if (!host.made().losesComments(target.path) || !QFileInfo::exists(target.path))
        return go_on();
    askBeforeWriting(host, target, go_on,
                     {tr("Some details would be lost"),
                      tr("Comments or other details in %1 are not part of the document."),
                      tr("If you replace the file, they are lost."),
                      {tr("Save As..."), tr("Replace")}});
}

void DocumentSaving::askAboutNewer(PageHost& host, const Target& target,
                                   const std::function<void()>& go_on) {
    const DocumentFile& file = with_.documents.files(host).of(target.part);
    // Of another file the dialog has asked; and what is being written there is from here.
    if (file.path != QFileInfo(target.path).absoluteFilePath() ||
        with_.files.writer().isWriting(file.path))
        return go_on();
    const auto now = stampOf(target.path);
    if (!now && file.stamp && !isOnDrive(target.path, file.stamp->device))
        return askBeforeWriting(
            host, target, go_on,
            {tr("The drive is not available"),
             tr("The drive or network folder with %1 seems to be disconnected."),
             tr("If you save anyway, the file goes to another drive under the same path. It is "
                "hidden there as soon as the old drive is back."),
             {tr("Save As..."), tr("Save Anyway")}});
    if (!now || now == file.stamp)
        return go_on();
    if (now->size <= std::uint64_t{FileWriter::most_at_once})
        if (const auto content = readBytes(target.path);
            content && digestOf(*content) == file.digest)
            return go_on();
    askBeforeWriting(host, target, go_on,
                     {tr("The file is newer"),
                      tr("%1 has changed since this document was opened or saved here."),
                      tr("If you replace it, those changes are lost."),
                      {tr("Save As..."), tr("Replace")}});
}

void DocumentSaving::askBeforeWriting(PageHost& host, const Target& target,
                                      const std::function<void()>& go_on,
                                      Dialogs::Question question) {
    question.text = question.text.arg(QFileInfo(target.path).fileName());
    with_.dialogs.ask(&with_.window, question, [this, of = &host, target, go_on](int answer) {
        if (answer == 0)
            askElsewhere(*of, target);
        else
            go_on();
    });
}

FileBytes DocumentSaving::bytesFor(PageHost& host, const Target& target) {
    Page& page = host.made();
    return target.part.isEmpty() ? page.bytesFor(target.path) : page.parts()->content(target.part);
}

void DocumentSaving::write(PageHost& host, const Target& target) {
    const FileBytes bytes = bytesFor(host, target);
    History& history = *host.page()->history();
    // A large file is written while a person goes on: the document may be another one then.
    const int mark = history.mark();
    const int of_document = history.document();
    const QByteArray of_part = target.part.isEmpty() ? QByteArray() : digestOf(bytes.ready);
    const auto written = [this, &host, target, mark, of_document,
                          of_part](const QString& absolute, const FileWriter::Written& now) {
        DocumentFiles& files = with_.documents.files(host);
        // Other documents that came from this file see something newer there.
        files.setTold(absolute, now.stamp);
        DocumentFile& file = files.of(target.part, of_document);
        file.path = absolute;
        file.example.clear();
        file.setContent(now.digest, now.stamp);
        if (!target.part.isEmpty())
            file.saved = of_part; // what lies in the file may be compressed
        if (host.page()->history()->document() == of_document) {
            host.page()->forgetComments(absolute);
            if (target.becomes_main)
                host.page()->noteSaved(absolute);
        }
        setSaved(host, target, {of_document, mark});
        with_.documents.noteFiles(host);
    };
    with_.files.writeDocument(target.path, bytes, written,
                              [this, &host, target] { askElsewhere(host, target); });
}

/// What was saved lies in its file now.
void DocumentSaving::setSaved(PageHost& host, const Target& target, const Saved& saved) {
    DocumentFiles& files = with_.documents.files(host);
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

void DocumentSaving::exportPicture(PageHost& host) {
    const QString known = with_.documents.path(host);
    const Page* page = &host.made();
    const QString name = known.isEmpty() ? host.info().id : QFileInfo(known).completeBaseName();
    // Packing a large picture takes longer than painting it, and is done aside.
    const SaveFormat png{
        {tr("PNG picture"), {QStringLiteral("*.png")}}, [page](const SaveFormat::Deliver& deliver) {
            const QImage image = pictureAsImage(*page);
            deliver(
                FileBytes([image]() -> Result<std::string> { return asPng(image).toStdString(); }));
        }};
    with_.files.save({tr("Export picture"),
                      known.isEmpty() ? name : QFileInfo(known).dir().filePath(name),
                      {formatAtOnce({tr("SVG picture"), {QStringLiteral("*.svg")}},
                                    [page] { return pictureAsSvg(*page); }),
                       formatAtOnce({tr("PDF picture"), {QStringLiteral("*.pdf")}},
                                    [page] { return pictureAsPdf(*page); }),
                       png}});
}

} // namespace loggia::ui
