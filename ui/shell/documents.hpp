#pragma once

#include "core/base/error.hpp"
#include "ui/shell/document_files.hpp"
#include "ui/work/job.hpp"

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace loggia::ui {

class Dialogs;
class FileWatch;
class Files;
class Page;
class PageHost;
class RecentFiles;
struct FileKind;
struct SaveRequest;

/// Which file each page's document lies in, and the way between the two.
///
/// Nothing asks "save changes?": every document is kept in the session, at every moment, so neither
/// closing nor opening another file (one undoable step) loses anything. A document that is put in
/// the place of another one has no file until it is saved; undo brings back the earlier document
/// with its file.
///
/// Files are watched. One that another program changed is read again, as an undoable step, if the
/// document is as it was saved; otherwise a person is asked. Nothing newer is replaced unasked.
///
/// The same is true of the files of a document's parts (DocumentParts), each by itself.
class Documents : public QObject {
    Q_OBJECT

public:
    /// `window` is what dialogs belong to. Hosts must outlive this. None of their pages is made
    /// but for what is asked of it: opened, saved, exported.
    Documents(const std::vector<PageHost*>& hosts, Dialogs& dialogs, RecentFiles& recent,
              QWidget& window);

    /// Empty where the document has no file.
    [[nodiscard]] QString path(const PageHost& host) const;
    /// The file's name for a title: "untitled" where there is none, and whether it was deleted.
    [[nodiscard]] QString title(const PageHost& host) const;
    [[nodiscard]] bool isModified(const PageHost& host) const;
    /// What the session keeps of the files of the page's documents.
    [[nodiscard]] QJsonObject state(const PageHost& host) const;
    /// Before the page is made.
    void restore(PageHost& host, const QJsonObject& state);
    /// The titles of the pages of which an unsaved document, shown or in undo, is too large for the
    /// session. Without undo only what is shown counts.
    [[nodiscard]] QStringList lostAtClose(bool undo_is_kept = true) const;
    /// The titles of the pages whose document is not saved.
    [[nodiscard]] QStringList unsaved() const;

    void newDocument(PageHost& host);
    void askOpen(PageHost& current);
    /// Opens files, each on the page that recognises its content, the current one asked first. A
    /// large one is read on another thread, and opened when it is there; of several large ones at a
    /// time, one after the other. Says in one dialog which files cannot be opened.
    void open(const QStringList& paths, PageHost& current);
    /// Puts an example in the place of the document of its page. It has no file until it is saved,
    /// so the example stays as it is.
    void openExample(const QString& path, PageHost& host);
    /// The folder of the examples, for the dialogs that open files.
    void setExamples(const QString& folder);
    /// Gives up the large files that are being read or wait for it.
    void stopOpening();
    [[nodiscard]] bool isOpening() const { return reading_.isRunning(); }
    /// Whether a file that is large is being written on another thread. The document may change
    /// meanwhile: it is saved as it was then.
    [[nodiscard]] bool isSaving() const;
    /// Gives up the file that is being written; the old one stays.
    void stopSaving();

    /// Files up to this size, in bytes, are opened at once.
    static constexpr qint64 most_at_once = 1 << 20;
    void save(PageHost& host);
    void saveAs(PageHost& host);
    void exportPicture(PageHost& host);

    /// Lets a page that is no host's own, such as a guest, save and open what it asks for.
    void serve(Page& page);

    /// Looks whether another program changed or deleted a file, without waiting to be told.
    void checkFiles();

    /// An error dialog that shows the place in `text`, where the error has one.
    void report(const QString& title, const Error& error, const QString& name,
                const std::string& text);

Q_SIGNALS:
    /// Path, title or modified mark of the page's document has changed.
    void changed(loggia::ui::PageHost* host);
    void opened(loggia::ui::PageHost* host);
    void message(const QString& text);
    /// isOpening() has changed, or what is opened.
    void openingChanged(const QString& name);
    /// How much of it is there, 0 to 1.
    void openingProgressed(double fraction);
    /// The same of files that are being written.
    void savingChanged(const QString& name);
    void savingProgressed(double fraction);
    /// One could not be written, or was given up.
    void savingFailed();

private:
    struct Document {
        PageHost* host;
        DocumentFiles files = {};
    };

    /// A file, as it was read.
    struct Reading {
        QByteArray content;
        QByteArray digest; ///< Of the content.
        std::optional<FileStamp> stamp;
        PageHost* host = nullptr; ///< Whose file it is; null where it is nobody's.
    };
    /// A file to be read, a large one on another thread.
    struct Waiting {
        QString path;
        PageHost* host; ///< Of the page that is asked first.
        /// The part of its document that it goes into; nothing where its content decides.
        std::optional<QString> part = {};
        bool is_changed = false;  ///< It lies open there, and another program changed it.
        bool is_restored = false; ///< Of a document that the session did not hold.
    };
    /// What is saved, and where.
    struct Target {
        QString part;
        QString path;
        bool becomes_main; ///< From then on the document is called after that file.
    };
    /// What was saved: a document as History numbers and marks it.
    struct Saved {
        int document;
        int mark;
    };
    struct Failure {
        QString name;
        Error error;
        std::string text;
        bool is_unknown = false; ///< No page knows this kind of file.
    };

    void openOne(const Waiting& wanted);
    void askOpenPart(PageHost& host, const QString& part);
    void waitFor(const Waiting& next);
    void readNext();
    void take(const Waiting& wanted, const Result<Reading>& read);
    [[nodiscard]] bool replace(const QString& path, const QByteArray& content, PageHost& host,
                               const QString& part);
    [[nodiscard]] static Result<QString> partOf(const QByteArray& content, const QString& path,
                                                PageHost& host);
    bool put(const Waiting& wanted, const Reading& read);
    [[nodiscard]] static Result<void> fill(Page& page, const QString& part,
                                           const QByteArray& content, const QString& path);
    void show(const Waiting& wanted, const Reading& read);
    void awaitFile(Document& document);
    void restoreFile(const Waiting& wanted, const Result<Reading>& read);
    [[nodiscard]] bool canBeSaved(const PageHost& host);
    void noteChange(PageHost& host);
    void showParts(PageHost& host);
    void fail(const QString& path, const Error& error, const QByteArray& content = {});
    void reportFailures();

    [[nodiscard]] Document& document(const PageHost& host);
    [[nodiscard]] const Document& document(const PageHost& host) const;
    [[nodiscard]] PageHost* hostFor(const QByteArray& content, const QString& path,
                                    PageHost& current) const;
    [[nodiscard]] QString kindsOfFiles() const;
    void takePage(PageHost& host);
    void watchFiles();
    void checkFilesOf(Document& document);
    void checkFile(Document& document, const QString& part);
    void followChange(Document& document, const QString& part, const Reading& read);
    void askAboutChange(const Waiting& changed, const Reading& theirs, const QString& difference);
    [[nodiscard]] static bool isModified(const Document& document, const QString& part);
    void save(PageHost& host, const QString& part);
    /// The same, and proposes this name, or one that keeps all where this one does not.
    void saveAs(PageHost& host, const QString& proposed);
    void savePartAs(PageHost& host, const QString& part);
    [[nodiscard]] QString nameThatKeepsAll(const PageHost& host, const QString& path) const;
    [[nodiscard]] QString proposedFile(const PageHost& host, const FileKind& kind) const;
    void saveTo(PageHost& host, const Target& target);
    void askAboutLoss(PageHost& host, const Target& target, const std::function<void()>& go_on);
    void askAboutNewer(PageHost& host, const Target& target, const std::function<void()>& go_on);
    void askElsewhere(PageHost& host, const Target& target);
    [[nodiscard]] static FileBytes bytesFor(PageHost& host, const Target& target);
    void write(PageHost& host, const Target& target);
    void setSaved(PageHost& host, const Target& target, const Saved& saved);

    std::vector<Document> documents_;
    QWidget& window_;
    Dialogs& dialogs_;
    RecentFiles& recent_;
    Files* files_;
    FileWatch* watch_;
    std::vector<Failure> failures_; ///< Of the files that are being opened.
    std::deque<Waiting> waiting_;   ///< The first one is being read.
    // Last, so that it ends before what it calls is gone.
    Job<Result<Reading>> reading_;
};

} // namespace loggia::ui
