#pragma once

#include "core/base/file_stamp.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/undo/history.hpp"

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

namespace loggia::ui {

class Page;

/// The file in which a document, or a part of one, lies, and what is known of it.
struct DocumentFile {
    QString path;                   ///< Absolute; empty where the document has no file.
    std::optional<FileStamp> stamp; ///< Of the file when it was read or written last.
    QByteArray digest;              ///< Of its bytes then: digestOf().
    /// Of what the part held then, or where it has no file, when the document came or was saved.
    QByteArray saved;
    /// Of the file as another program left it, once a person was told about that.
    std::optional<FileStamp> told;
    bool missing = false;  ///< The file was deleted.
    bool spoiled = false;  ///< What another program left in it cannot be read.
    QString accepted_loss; ///< What a person agreed not to save.
    /// Of a document that is too large for the session: where its content lies, as its own file
    /// does not have it. Absolute.
    QString copy;
    QString example; ///< The name of the example that this document began as; it has no path.

    /// The digest of the bytes that were just read from the file, or written to it, and its stamp.
    void setContent(const QByteArray& digest_now, const std::optional<FileStamp>& now);
    /// Another program changed the file, and the document is still as it was.
    [[nodiscard]] bool isOutdated() const { return told && told != stamp; }
    /// The content lies in no file, but perhaps in a copy.
    [[nodiscard]] bool isElsewhere() const { return path.isEmpty() || missing || isOutdated(); }
};

/// The files of one page's documents: of the one that is shown, and of those that undo and redo
/// bring back. As long as there is no page, what the session told is kept for it.
///
/// A document lies in one file, and each of its DocumentParts may lie in one of its own. One of
/// these files is the main one: it names the document, and Save writes it. Parts are named by their
/// ids; empty is the whole.
class DocumentFiles {
public:
    /// Of all documents that the session keeps for undo on a page, in bytes: those that are nearest
    /// to the one that is shown. The same for redo.
    static constexpr qsizetype most_kept = qsizetype{1} << 20;

    /// The page is made: its History takes over what restore() was told.
    void setPage(Page& page);
    [[nodiscard]] Page* page() const { return page_; }

    /// The main file of the document that is shown.
    [[nodiscard]] DocumentFile& shown() { return of(mainPart()); }
    [[nodiscard]] const DocumentFile& shown() const { return of(mainPart()); }
    /// What lies in the main file.
    [[nodiscard]] QString mainPart() const;
    void setMainPart(const QString& part) { setMainPart(part, number()); }
    [[nodiscard]] DocumentFile& of(const QString& part) { return of(part, number()); }
    /// The same of any document, as History numbers them. What is in the file of a part is not all
    /// of the document, which has no file then.
    void setMainPart(const QString& part, int document);
    [[nodiscard]] DocumentFile& of(const QString& part, int document) {
        return files_[document].parts[part];
    }
    [[nodiscard]] const DocumentFile& of(const QString& part) const;
    /// What of the document that is shown lies in a file.
    [[nodiscard]] QStringList inFiles() const;
    /// To be called after each change of the document that is shown: a new one has no files, and
    /// its parts count as saved.
    void follow();
    /// Takes over the files of these from the document that was shown before.
    void keep(const QStringList& parts);
    /// Whether a part differs from what was saved of it. False of the whole.
    [[nodiscard]] bool isPartModified(const QString& part) const;
    /// Whether any part but this one does.
    [[nodiscard]] bool isOtherModified(const QString& part) const;
    /// The whole document was saved: its parts without a file count as saved.
    void setWholeSaved();
    /// The document that is shown differs from its file, or was never saved.
    [[nodiscard]] bool isModified() const;
    /// A file of it was deleted: the document that is shown is all there is.
    [[nodiscard]] bool isMissing() const;
    /// Another document took its place unasked, as undo brings it back, and it was never saved.
    [[nodiscard]] bool hasUnsavedInUndo() const;
    /// A person knows what lies at this path now: no document asks about it again.
    void setTold(const QString& path, const std::optional<FileStamp>& now);

    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject& state);
    /// Whether the session is too small for a document that is not saved, shown or in undo.
    [[nodiscard]] bool losesAtClose(bool undo_is_kept) const;

private:
    struct Files {
        QString main;
        std::map<QString, DocumentFile> parts;
    };

    /// A document that undo or redo brings back, as the session holds it.
    struct Encoded {
        QByteArray snapshot;
        QJsonValue text;
    };

    [[nodiscard]] int number() const;
    /// Of the document that is shown.
    [[nodiscard]] const Files& files() const;
    /// The main file of any document.
    [[nodiscard]] const DocumentFile& mainOf(int document) const;
    [[nodiscard]] QByteArray contentOf(const QString& part) const;
    void setPartsSaved(bool all);
    void nameMainPart();
    [[nodiscard]] static QJsonObject jsonOf(const Files& files);
    [[nodiscard]] static Files filesOf(const QJsonObject& json);
    /// The first of the History's earlier documents that is kept.
    [[nodiscard]] static std::size_t firstKept(const std::vector<History::Other>& earlier);
    /// Of its later ones the first that is not.
    [[nodiscard]] static std::size_t endOfKept(const std::vector<History::Other>& later);
    /// Made once, for the session is written every few seconds.
    [[nodiscard]] const QJsonValue& encoded(const History::Other& other) const;
    [[nodiscard]] QJsonObject jsonOf(const History::Other& other) const;
    static History::Other otherOf(const QJsonObject& json);
    void addOthers(Page& page);

    Page* page_ = nullptr;
    std::map<int, Files> files_; ///< By document, as History numbers them.
    mutable std::map<int, Encoded> encoded_;
    int followed_ = 0;      ///< The document that follow() was called for last,
    int before_ = 0;        ///< and the one before.
    bool modified_ = false; ///< While there is no page.
    QJsonObject restored_;  ///< While there is no page.
};

} // namespace loggia::ui
