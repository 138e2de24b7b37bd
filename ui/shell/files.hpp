#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "ui/shell/file_requests.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/folder_request.hpp"

#include <QObject>

#include <functional>

class QWidget;

namespace loggia::ui {

class Dialogs;
class RecentFiles;

/// The bytes of a file, or why they cannot be had. What is not a regular file (a pipe, a device, a
/// folder) is refused at once, and so are more than 2 GB.
[[nodiscard]] Result<QByteArray> readBytes(const QString& path, const Control& control = {});

/// The same for what is compiled into the program (":/...") as well.
[[nodiscard]] Result<QByteArray> readFileOrResource(const QString& path);

/// The one way in which anything is written: the dialog, the ending of the name, the question
/// before a file is replaced, the atomic write, what is said of success and failure, the recent
/// files and the last folder.
class Files : public QObject {
    Q_OBJECT

public:
    /// `window` is what dialogs belong to.
    Files(Dialogs& dialogs, RecentFiles& recent, QWidget& window);

    void save(const SaveRequest& request);
    /// Asks for the folder, and before any file there is replaced. Says how many files it wrote, or
    /// the first reason why one could not be written.
    void saveInFolder(const FolderRequest& request);

    /// Asks where to save and in which kind. A filter other than the first one decides the kind;
    /// otherwise the ending that was typed does, if it is that of a kind. Where it is of none, the
    /// ending of the chosen kind is added; `keeps_ending` means only where there is none at all.
    /// Asks before a file is replaced, the one that is really written.
    struct Choice {
        QString title;
        QString start; ///< The proposed file.
        QList<FileKind> kinds;
        bool keeps_ending = false;
    };
    void askWhere(const Choice& choice,
                  const std::function<void(const QString& path, qsizetype kind)>& chosen);
    /// A folder of files to begin with, in the side bar of the dialogs that open something. The
    /// first of these dialogs ever starts there. Empty for none.
    void setExamples(const QString& folder) { examples_ = folder; }

    /// `filters` are those of the dialog; `chosen` gets the one that was set, or an empty one.
    void askWhich(const QString& title, const QString& start, const QStringList& filters,
                  const std::function<void(const QString& path, const QString& filter)>& chosen);
    /// Replaces the file of a document, soon or later; `written` gets its absolute path. Where it
    /// cannot be written there, `elsewhere` asks for another place.
    using WrittenTo = std::function<void(const QString& path, const FileWriter::Written& written)>;
    void writeDocument(const QString& path, const FileBytes& bytes, const WrittenTo& written,
                       const std::function<void()>& elsewhere);
    [[nodiscard]] FileWriter& writer() { return *writer_; }

    /// Where the last dialog left off, or else the person's documents; never the examples.
    [[nodiscard]] QString folder() const;
    /// Where the last dialog left off, or else the examples.
    [[nodiscard]] QString folderToOpen() const;
    /// A file of this name in folder(), with the ending of its kind.
    [[nodiscard]] QString proposed(const QString& name, const FileKind& kind) const;

    /// An error dialog that shows the place in `text`, where the error has one. `note` is a further
    /// sentence.
    void report(const QString& title, const Error& error, const QString& name,
                const std::string& text, const QString& note = {});

Q_SIGNALS:
    void message(const QString& text);

private:
    void
    write(const QString& path, const FileBytes& bytes,
          const std::function<void(const QString& path, const Result<FileWriter::Written>&)>& done);
    void askBeforeReplacing(const QString& path, const std::function<void()>& write_it);
    void writeInto(const QString& folder, const FolderRequest& request);

    Dialogs& dialogs_;
    RecentFiles& recent_;
    QWidget& window_;
    QString examples_;
    FileWriter* writer_;
};

} // namespace loggia::ui
