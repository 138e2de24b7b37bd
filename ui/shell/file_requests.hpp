#pragma once

#include "core/base/error.hpp"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

namespace loggia::ui {

/// A kind of file that a dialog offers. The ending of the first pattern is added to a name that has
/// none.
struct FileKind {
    QString name;         ///< "LaTeX"
    QStringList patterns; ///< "*.tex"
};

/// A kind of file, and how its bytes are made: they are handed to `deliver`, at once or later, from
/// the window's thread, or not at all when they are no longer wanted.
struct SaveFormat {
    using Deliver = std::function<void(const Result<QByteArray>& bytes)>;

    FileKind kind;
    std::function<void(const Deliver& deliver)> make;
};

/// A format whose bytes are made at once.
[[nodiscard]] inline SaveFormat formatAtOnce(FileKind kind,
                                             std::function<Result<QByteArray>()> make) {
    return {std::move(kind),
            [make = std::move(make)](const SaveFormat::Deliver& deliver) { deliver(make()); }};
}

/// "Save this": what a page asks of Files.
struct SaveRequest {
    QString title; ///< Of the dialog: "Save the sheet".
    QString name;  ///< Proposed, without an ending: "sheet"; or a whole path, for another folder.
    /// At least one. The first is proposed.
    QList<SaveFormat> formats;
    /// It can be opened again: it is listed among the recent files, and a name keeps whatever
    /// ending it has.
    bool is_document = false;
    /// The file it was opened from or saved in before, which is written without a dialog.
    QString file = {};
    /// The file has been written. May be empty.
    std::function<void(const QString& file)> saved = {};
};

/// "Open this": what a page asks of Files for a part of its document.
struct OpenRequest {
    QString title; ///< Of the dialog.
    QList<FileKind> kinds;
    QString near = {}; ///< The dialog starts in the folder of this file, if it is not empty.
    QString file = {}; ///< The file to open without a dialog, because it was dropped.
    std::function<void(const QByteArray& content, const QString& file)> opened = {};
};

} // namespace loggia::ui
