#pragma once

#include "core/base/error.hpp"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QWidget;

namespace loggia::ui {

class Dialogs;
class Page;
class RecentFiles;

/// Which file each page's document lies in, and the way between the two.
///
/// Nothing asks "save changes?": every document is kept in the session, at every moment, so neither
/// closing nor opening another file (one undoable step) loses anything.
class Documents : public QObject {
    Q_OBJECT

public:
    /// `window` is what dialogs belong to. Pages must outlive this.
    Documents(const std::vector<Page*>& pages, Dialogs& dialogs, RecentFiles& recent,
              QWidget& window);

    /// Empty where the document has no file.
    [[nodiscard]] QString path(const Page& page) const;
    [[nodiscard]] bool isModified(const Page& page) const;
    /// What the session remembers: the file, and whether the document differs from it.
    void restore(Page& page, const QString& path, bool modified);

    void newDocument(Page& page);
    void askOpen(Page& current);
    /// Opens a file on the page that recognises its content, the current one asked first.
    void open(const QString& path, Page& current);
    void save(Page& page);
    void saveAs(Page& page);
    void exportPicture(Page& page);

    /// An error dialog that shows the place in `text`, where the error has one.
    void report(const QString& title, const Error& error, const QString& name,
                const std::string& text);

Q_SIGNALS:
    /// Path or modified mark of the page's document has changed.
    void changed(loggia::ui::Page* page);
    void opened(loggia::ui::Page* page);
    void message(const QString& text);

private:
    struct Document {
        Page* page;
        QString path;
    };

    [[nodiscard]] Document& document(const Page& page);
    [[nodiscard]] const Document& document(const Page& page) const;
    [[nodiscard]] Page* pageFor(const QByteArray& content, const QString& path,
                                Page& current) const;
    void setPath(Page& page, const QString& path);
    /// Calls `write_it`, after asking where a suffix added to what was `chosen` leads to another
    /// file that exists: of that one the file dialog knew nothing.
    void unlessItReplaces(const QString& chosen, const QString& path,
                          const std::function<void()>& write_it);
    bool write(const QString& path, const QByteArray& bytes);
    void saveTo(Page& page, const QString& path);

    std::vector<Document> documents_;
    Dialogs& dialogs_;
    RecentFiles& recent_;
    QWidget& window_;
};

} // namespace loggia::ui
