#pragma once

#include "core/base/error.hpp"
#include "ui/shell/file_requests.hpp"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace loggia::ui {

/// The parts of a page's document that may each have a file of its own, such as texts that are one
/// problem together. The page hands them out; Documents opens, watches and saves their files as it
/// does those of whole documents.
///
/// A part is named by its id, which is never shown or translated. An empty id is the document as a
/// whole.
class DocumentParts : public QObject {
    Q_OBJECT

public:
    struct Part {
        QString id;
        QString title; ///< "Rules"
        FileKind kind;
        QString usual_name; ///< The suggested name of its first file, without an extension.
    };
    /// What a page shows about the file of a part.
    struct FileLook {
        QString path; ///< Empty if it has none.
        bool modified = false;
        bool missing = false; ///< The file was deleted.
    };

    using QObject::QObject;

    [[nodiscard]] virtual QList<Part> all() const = 0;
    /// The part that is saved in a file of this name; empty for all of the document.
    [[nodiscard]] virtual QString savedIn(const QString& file_name) const = 0;
    /// The part that a file is opened in; empty for all of the document. Fails if it is neither.
    [[nodiscard]] virtual Result<QString> partFor(const QByteArray& content,
                                                  const QString& path) const = 0;
    /// The bytes of a part's file.
    [[nodiscard]] virtual QByteArray content(const QString& part) const = 0;
    /// Puts a file in the place of a part, as one undoable step that makes the document another
    /// one, or fails and changes nothing. The same content again may make no step.
    virtual Result<void> open(const QString& part, const QByteArray& content,
                              const QString& path) = 0;
    /// Whether the document holds anything that is in none of its parts.
    [[nodiscard]] virtual bool haveAll() const = 0;
    /// Called whenever any of it may be another; also for the document as a whole.
    virtual void showFile(const QString& part, const FileLook& file) = 0;

Q_SIGNALS:
    /// content() may be another.
    void edited(const QString& part);
    /// The document has just been replaced by another one, which has these parts of the one before:
    /// they still lie in their files.
    void kept(const QStringList& parts);
    /// The user wants to open a file in a part, this one if it is named.
    void openWanted(const QString& part, const QString& path = {});
    void saveWanted(const QString& part);
};

} // namespace loggia::ui
