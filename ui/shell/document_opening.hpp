#pragma once

#include "core/base/error.hpp"
#include "ui/shell/file_reader.hpp"
#include "ui/shell/page_info.hpp"

#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace loggia::ui {

class FileFailures;
class Files;
class OpenDocuments;
class Page;
class PageHost;
class RecentFiles;

/// Opens files: the dialog, the page that a file belongs to, examples, the parts of a document, and
/// documents that were too large for the session.
class DocumentOpening final : public QObject {
    Q_OBJECT

public:
    struct With {
        OpenDocuments& documents;
        FileReader& reader;
        FileFailures& failures;
        Files& files;
        RecentFiles& recent;
    };
    explicit DocumentOpening(const With& with, QObject* parent = nullptr);

    /// A file that is opened by a kind of its own of the current page (`*.pla`) goes to that page,
    /// whatever is in it; else as open() says.
    void ask(PageHost& current);
    /// Opens files, each on the page that recognises its content, the current one asked first. A
    /// large one is opened when it has been read. Says in one dialog which files cannot be opened.
    void open(const QStringList& paths, PageHost& current);
    /// Puts an example in the place of the document of its page.
    void openExample(const QString& path, PageHost& host);
    /// The same for what another part of the program made.
    void openUntitled(const QString& name, const QByteArray& content, PageHost& host);
    /// A page that may open a file, with what it knows of files: for a thread that may outlive the
    /// page.
    struct Candidate {
        PageHost* host;
        PageInfo info;
    };
    /// `current` and then all hosts.
    [[nodiscard]] static std::vector<Candidate> candidatesOf(const std::vector<PageHost*>& hosts,
                                                             PageHost& current);
    /// The page that opens a file: the first candidate that recognises its content; where none
    /// does, of those whose files are called so the first one whose files it resembles, or else the
    /// first one, which can say what is wrong with this one. Null where there is none. Safe on any
    /// thread, also when the pages are gone.
    [[nodiscard]] static PageHost* hostFor(const QByteArray& content, const QString& path,
                                           const std::vector<Candidate>& candidates);
    /// Lets a page that is no host's own open files in parts of its document.
    void serve(Page& page);

Q_SIGNALS:
    void opened(loggia::ui::PageHost* host);
    void message(const QString& text);

private:
    void takePage(PageHost& host);
    /// Of files that are opened together: the name of the last one, by its page and its part of the
    /// document.
    using Together = std::map<std::pair<const PageHost*, QString>, QString>;
    void openOne(const QString& path, const FileReader::Recognise& recognise,
                 const std::shared_ptr<Together>& together = nullptr);
    void openPart(const QString& path, PageHost& host, const QString& part);
    void askPart(PageHost& host, const QString& part);
    void openInGuest(const QString& path, Page& page, const QString& part);
    /// Whether its name alone has led to that page, and could have led to another one.
    [[nodiscard]] bool isGuessed(const FileReading& read, const QString& path) const;
    void show(const QString& path, const std::optional<QString>& part,
              const Result<FileReading>& read, Together* together = nullptr);
    void awaitFile(PageHost& host);
    void restoreFile(PageHost& host, const QString& path, const Result<FileReading>& read,
                     bool is_stopped);
    void reportUnlessReading();

    With with_;
    /// The files that are being read, or wait for it, in the place of what the session lacks.
    std::set<std::pair<const PageHost*, QString>> awaited_;
    bool keeps_copy_ = false; ///< What was stopped is read later.
};

} // namespace loggia::ui
