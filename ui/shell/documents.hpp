#pragma once

#include "core/base/error.hpp"
#include "ui/shell/file_failures.hpp"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

class QWidget;

namespace loggia::ui {

class Dialogs;
class DiskChanges;
class DocumentOpening;
class DocumentSaving;
class FileReader;
class Files;
class OpenDocuments;
class Page;
class PageHost;
class RecentFiles;

/// The file of each page's document, and everything that opens and saves files.
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
///
/// This is the common interface of the classes that do it: OpenDocuments (which file belongs to
/// which document), DocumentOpening, DiskChanges and DocumentSaving.
class Documents : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of dialogs. Hosts must outlive this. Their pages are created lazily:
    /// when first opened, saved or exported.
    Documents(const std::vector<PageHost*>& hosts, Dialogs& dialogs, RecentFiles& recent,
              QWidget& window);

    /// Empty if the document has no file.
    [[nodiscard]] QString path(const PageHost& host) const;
    /// The file's name for a title: "untitled" where there is none, and whether it was deleted.
    [[nodiscard]] QString title(const PageHost& host) const;
    [[nodiscard]] bool isModified(const PageHost& host) const;
    /// What the session keeps of the files of the page's documents.
    [[nodiscard]] QJsonObject state(const PageHost& host) const;
    /// Before the page is made.
    void restore(PageHost& host, const QJsonObject& state);
    /// From now on what is too large for the session, and in no file, lies beside it: in files
    /// whose names begin so. `session` is the one that is restored.
    void keepCopies(const QString& prefix, const QJsonObject& session);
    /// The titles of the pages of which an unsaved document, shown or in undo, is too large for the
    /// session. Without undo only what is shown counts.
    [[nodiscard]] QStringList lostAtClose(bool undo_is_kept = true) const;
    /// The titles of the pages whose document is not saved, or one that undo brings back.
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
    /// Puts what another part of the program made in the place of the document of a page. It is
    /// untitled until it is saved. `name` is what to call it where it cannot be opened.
    void openUntitled(const QString& name, const QByteArray& content, PageHost& host);
    /// The folder of the examples, for the dialogs that open files.
    void setExamples(const QString& folder);
    /// Gives up the large files that are being read or wait for it.
    void stopOpening();
    [[nodiscard]] bool isOpening() const;
    /// Whether a file that is large is being written on another thread. The document may change
    /// meanwhile: it is saved as it was then.
    [[nodiscard]] bool isSaving() const;
    /// Cancels the file that is being written; the old one stays.
    void stopSaving();

    void save(PageHost& host);
    void saveAs(PageHost& host);
    void exportPicture(PageHost& host);

    /// Lets a page that is no host's own, such as a guest, save and open what it asks for.
    void serve(Page& page);
    /// Disconnects from a page that is about to be destroyed.
    void release(Page& page);
    /// Reads no more, and waits for what is being read: before the pages go.
    void endReading();

    /// Checks whether another program changed or deleted a file, without waiting for a
    /// notification.
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
    Files* files_;
    OpenDocuments* documents_;
    FileReader* reader_;
    FileFailures failures_;
    DocumentOpening* opening_;
    DiskChanges* changes_;
    DocumentSaving* saving_;
};

} // namespace loggia::ui
