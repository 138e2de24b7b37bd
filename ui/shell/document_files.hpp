#pragma once

#include "core/base/file_stamp.hpp"
#include "ui/undo/history.hpp"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

namespace loggia::ui {

class Page;

/// The file in which a document lies, and what is known of it.
struct DocumentFile {
    QString path;                   ///< Absolute; empty where the document has no file.
    std::optional<FileStamp> stamp; ///< Of the file when it was read or written last.
    QByteArray digest;              ///< Of its bytes then: digestOf().
    /// Of the file as another program left it, once a person was told about that.
    std::optional<FileStamp> told;
    bool missing = false;  ///< The file was deleted.
    bool spoiled = false;  ///< What another program left in it cannot be read.
    QString accepted_loss; ///< What a person agreed not to save.
    QString example;       ///< The name of the example that this document began as; it has no path.

    /// The digest of the bytes that were just read from the file, or written to it, and its stamp.
    void setContent(const QByteArray& digest_now, const std::optional<FileStamp>& now);
    /// Another program changed the file, and the document is still as it was.
    [[nodiscard]] bool isOutdated() const { return told && told != stamp; }
};

/// Of a file's bytes, to tell other content. Takes a second for about 500 MB.
[[nodiscard]] QByteArray digestOf(const QByteArray& bytes);
/// The stamp of the file that lies there now; nothing where there is none.
[[nodiscard]] std::optional<FileStamp> stampOf(const QString& path);

/// The files of one page's documents: of the one that is shown, and of those that undo and redo
/// bring back. As long as there is no page, what the session told is kept for it.
class DocumentFiles {
public:
    /// Of all earlier documents of a page that the session keeps, in bytes; the newest ones.
    static constexpr qsizetype most_kept = qsizetype{1} << 20;

    /// The page is made: its History takes over what restore() was told.
    void setPage(Page& page);
    [[nodiscard]] Page* page() const { return page_; }

    /// Of the document that is shown.
    [[nodiscard]] DocumentFile& shown();
    [[nodiscard]] const DocumentFile& shown() const;
    /// The document that is shown differs from its file, or was never saved.
    [[nodiscard]] bool isModified() const;
    /// A person knows what lies at this path now: no document asks about it again.
    void setTold(const QString& path, const std::optional<FileStamp>& now);

    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject& state);
    /// Whether a document that was never saved is only in undo, and too large for the session.
    [[nodiscard]] bool losesAtClose() const;

private:
    [[nodiscard]] int number() const;
    /// Of the History's earlier documents the first that is kept.
    [[nodiscard]] std::size_t firstKept(const std::vector<History::Earlier>& earlier) const;

    Page* page_ = nullptr;
    std::map<int, DocumentFile> files_; ///< By document, as History numbers them.
    bool modified_ = false;             ///< While there is no page.
    QJsonObject restored_;              ///< While there is no page.
};

} // namespace loggia::ui
