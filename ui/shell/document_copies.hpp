#pragma once

#include "ui/shell/file_writer.hpp"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <map>
#include <set>
#include <utility>

namespace loggia::ui {

class OpenDocuments;
class PageHost;

/// Copies of documents that lie in no file and are too large for the session, such as a large
/// paste, or a large graph that was edited: each in a file beside the session, so that a kill does
/// not lose it. DocumentFile::copy tells where. They are written on another thread, again after
/// each edit.
class DocumentCopies final : public QObject {
    Q_OBJECT

public:
    /// The files are called PREFIX-NUMBER.copy; `prefix` is absolute, and no other window's. Those
    /// of them are removed that neither `session`, the one that is being restored, names nor one
    /// that was put aside as damaged.
    DocumentCopies(OpenDocuments& documents, QString prefix, const QByteArray& session,
                   QObject* parent = nullptr);

private:
    /// A page and the number of one of its documents.
    using Key = std::pair<const PageHost*, int>;

    void follow(PageHost& host);
    void lookLater(PageHost& host);
    void look(PageHost& host);
    void removeUnnamed(const QByteArray& session) const;

    OpenDocuments& documents_;
    QString prefix_;
    /// The documents that are being written, as their page's History numbers them.
    std::set<Key> being_written_;
    std::map<Key, int> edits_;  ///< Of each document since it came.
    std::map<Key, int> copied_; ///< So many of them are in its copy.
    FileWriter writer_;
};

} // namespace loggia::ui
