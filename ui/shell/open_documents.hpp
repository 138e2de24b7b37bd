#pragma once

#include "ui/shell/document_files.hpp"
#include "ui/shell/file_failures.hpp"
#include "ui/shell/file_reader.hpp"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace loggia::ui {

class PageHost;

/// The documents of all pages, and which file belongs to which of them: what the title says, what
/// the session keeps, and how the content of a file takes the place of a document, so that undo
/// brings back the document before with its own file. Reads and writes no file.
class OpenDocuments final : public QObject {
    Q_OBJECT

public:
    /// Hosts must outlive this. None of their pages is made but for what is put on it.
    explicit OpenDocuments(const std::vector<PageHost*>& hosts, QObject* parent = nullptr);

    [[nodiscard]] std::vector<PageHost*> hosts() const;
    /// The names of the kinds of files that the pages open, each once.
    [[nodiscard]] QStringList kindsOpened() const;
    [[nodiscard]] DocumentFiles& files(const PageHost& host);
    [[nodiscard]] const DocumentFiles& files(const PageHost& host) const;

    /// Of the main file; empty where the document has none.
    [[nodiscard]] QString path(const PageHost& host) const;
    /// The file's name for a title: "untitled" where there is none, and whether it was deleted.
    [[nodiscard]] QString title(const PageHost& host) const;
    [[nodiscard]] bool isModified(const PageHost& host) const;
    /// The same of a part; of the whole where it is empty.
    [[nodiscard]] bool isModified(const PageHost& host, const QString& part) const;
    /// Of all files in which what the pages show lies, pages that are not made left out.
    [[nodiscard]] QStringList pathsShown() const;

    [[nodiscard]] QJsonObject state(const PageHost& host) const;
    /// Before the page is made.
    void restore(PageHost& host, const QJsonObject& state);
    /// The titles of the pages of which an unsaved document, shown or in undo, is too large for the
    /// session. Without undo only what is shown counts.
    [[nodiscard]] QStringList lostAtClose(bool undo_is_kept) const;
    /// The titles of the pages whose document is not saved, or one that undo brings back.
    [[nodiscard]] QStringList unsaved() const;

    /// Where the content of a file goes.
    struct Place {
        QString path;
        /// The part of the document; nothing where the content decides.
        std::optional<QString> part = {};
        bool is_changed = false; ///< It lies open there, and another program changed it.
    };
    /// Puts what was read in the place of the document of its page, or of a part of it, as one
    /// undoable step, or tells why that cannot be done.
    [[nodiscard]] std::optional<FileFailure> put(const Place& place, const FileReading& read);
    /// The same for an example, which has no file until it is saved.
    [[nodiscard]] std::optional<FileFailure> putExample(const QString& path,
                                                        const QByteArray& content, PageHost& host);
    /// The same for what another part of the program made, which is untitled until it is saved.
    /// `name` is what to call it where it cannot be opened; its ending tells the format.
    [[nodiscard]] std::optional<FileFailure> putUntitled(const QString& name,
                                                         const QByteArray& content, PageHost& host);

    /// To be called when a path, a title or a mark of the page may be another.
    void noteChange(PageHost& host);
    /// To be called when other files than before are shown.
    void noteFiles(PageHost& host);

Q_SIGNALS:
    /// Path, title or modified mark of the page's document has changed.
    void changed(loggia::ui::PageHost* host);
    /// pathsShown() may be others.
    void pathsShownChanged();
    /// A page was made, or shows another document than before; or the content of the one that it
    /// awaits is wanted once more.
    void documentShown(loggia::ui::PageHost* host);

private:
    struct Document {
        PageHost* host;
        DocumentFiles files = {};
    };

    void takePage(PageHost& host);
    void showParts(PageHost& host);
    [[nodiscard]] static std::optional<FileFailure>
    replace(const QString& path, const FileReading& read, const QString& part);

    std::vector<Document> documents_;
};

} // namespace loggia::ui
