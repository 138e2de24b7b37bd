#pragma once

#include "ui/shell/dialogs.hpp"
#include "ui/shell/file_writer.hpp"

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace loggia::ui {

class Files;
class OpenDocuments;
class Page;
class PageHost;
struct FileKind;

/// Saves documents and their parts: where to, what a person is asked before (about what the format
/// leaves out, about a file that is newer), the bytes, and the mark that it is saved.
class DocumentSaving final : public QObject {
    Q_OBJECT

public:
    struct With {
        OpenDocuments& documents;
        Files& files;
        Dialogs& dialogs;
        QWidget& window; ///< What dialogs belong to.
    };
    explicit DocumentSaving(const With& with, QObject* parent = nullptr);

    /// Into the file that the document lies in, or asks where. A large document is written on
    /// another thread and may change meanwhile: it is saved as it was then.
    void save(PageHost& host);
    void saveAs(PageHost& host);
    void exportPicture(PageHost& host);
    /// Lets a page that is no host's own save what it asks for.
    void serve(Page& page);

Q_SIGNALS:
    void message(const QString& text);

private:
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

    void takePage(PageHost& host);
    [[nodiscard]] bool canBeSaved(PageHost& host);
    void savePart(PageHost& host, const QString& part);
    /// The same, and proposes this name, or one that keeps all where this one does not.
    void saveAs(PageHost& host, const QString& proposed);
    void savePartAs(PageHost& host, const QString& part);
    [[nodiscard]] static QString nameThatKeepsAll(const PageHost& host, const QString& path);
    [[nodiscard]] QString proposedFile(const PageHost& host, const FileKind& kind) const;
    void saveTo(PageHost& host, const Target& target);
    void askAboutLoss(PageHost& host, const Target& target, const std::function<void()>& go_on);
    void askAboutComments(PageHost& host, const Target& target, const std::function<void()>& go_on);
    void askAboutNewer(PageHost& host, const Target& target, const std::function<void()>& go_on);
    /// %1 in its text is the name of the file. The first answer is to save elsewhere; the second
    /// one goes on.
    void askBeforeWriting(PageHost& host, const Target& target, const std::function<void()>& go_on,
                          Dialogs::Question question);
    void askElsewhere(PageHost& host, const Target& target);
    [[nodiscard]] static FileBytes bytesFor(PageHost& host, const Target& target);
    void write(PageHost& host, const Target& target);
    void setSaved(PageHost& host, const Target& target, const Saved& saved);

    With with_;
};

} // namespace loggia::ui
