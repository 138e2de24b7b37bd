#pragma once

#include "core/base/error.hpp"
#include "ui/work/job.hpp"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <deque>
#include <vector>

class QWidget;

namespace loggia::ui {

class Dialogs;
class Files;
class Page;
class PageHost;
class RecentFiles;
struct OpenRequest;
struct SaveRequest;

/// Which file each page's document lies in, and the way between the two.
///
/// Nothing asks "save changes?": every document is kept in the session, at every moment, so neither
/// closing nor opening another file (one undoable step) loses anything.
class Documents : public QObject {
    Q_OBJECT

public:
    /// `window` is what dialogs belong to. Hosts must outlive this. None of their pages is made
    /// but for what is asked of it: opened, saved, exported.
    Documents(const std::vector<PageHost*>& hosts, Dialogs& dialogs, RecentFiles& recent,
              QWidget& window);

    /// Empty where the document has no file.
    [[nodiscard]] QString path(const PageHost& host) const;
    [[nodiscard]] bool isModified(const PageHost& host) const;
    /// What the session remembers: the file, and whether the document differs from it.
    void restore(PageHost& host, const QString& path, bool modified);

    void newDocument(PageHost& host);
    void askOpen(PageHost& current);
    /// Opens a file on the page that recognises its content, the current one asked first. A large
    /// one is read on another thread, and opened when it is there; of several large ones at a time,
    /// one after the other.
    void open(const QString& path, PageHost& current);
    /// Gives up the large files that are being read or wait for it.
    void stopOpening();
    [[nodiscard]] bool isOpening() const { return reading_.isRunning(); }

    /// Files up to this size, in bytes, are opened at once.
    static constexpr qint64 most_at_once = 1 << 20;
    void save(PageHost& host);
    void saveAs(PageHost& host);
    void exportPicture(PageHost& host);

    /// An error dialog that shows the place in `text`, where the error has one.
    void report(const QString& title, const Error& error, const QString& name,
                const std::string& text);

Q_SIGNALS:
    /// Path or modified mark of the page's document has changed.
    void changed(loggia::ui::PageHost* host);
    void opened(loggia::ui::PageHost* host);
    void message(const QString& text);
    /// isOpening() has changed, or what is opened.
    void openingChanged(const QString& name);
    /// How much of it is there, 0 to 1.
    void openingProgressed(double fraction);

private:
    struct Document {
        PageHost* host;
        QString path;
        bool modified = false; ///< While there is no page whose undo stack would know.
    };

    /// A large file, as it was read.
    struct Reading {
        QByteArray content;
        PageHost* host = nullptr; ///< Whose file it is; null where it is nobody's.
    };
    struct Waiting {
        QString path;
        PageHost* current;
    };

    void readNext();
    void put(const QByteArray& content, const QString& path, PageHost* host);

    [[nodiscard]] Document& document(const PageHost& host);
    [[nodiscard]] const Document& document(const PageHost& host) const;
    [[nodiscard]] PageHost* hostFor(const QByteArray& content, const QString& path,
                                    PageHost& current) const;
    void watch(PageHost& host);
    void setPath(PageHost& host, const QString& path);
    void saveTo(PageHost& host, const QString& path);

    std::vector<Document> documents_;
    RecentFiles& recent_;
    Files* files_;
    std::deque<Waiting> waiting_; ///< The first one is being read.
    // Last, so that it ends before what it calls is gone.
    Job<Result<Reading>> reading_;
};

} // namespace loggia::ui
