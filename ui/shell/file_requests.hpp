#pragma once

#include "core/base/error.hpp"
#include "ui/shell/file_writer.hpp"

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
/// the window's thread, or not at all if they are no longer needed. They may be bytes that are made
/// on another thread.
struct SaveFormat {
    using Deliver = std::function<void(const Result<FileBytes>& bytes)>;

    FileKind kind;
    std::function<void(const Deliver& deliver)> make;
};

/// A format whose bytes are made at once.
[[nodiscard]] inline SaveFormat formatAtOnce(FileKind kind,
                                             std::function<Result<QByteArray>()> make) {
    return {std::move(kind),
            [make = std::move(make)](const SaveFormat::Deliver& deliver) { deliver(make()); }};
}
/// A format whose bytes are made on another thread, from values that `make` holds.
[[nodiscard]] inline SaveFormat formatAside(FileKind kind, FileBytes::Make make) {
    return {std::move(kind), [make = std::move(make)](const SaveFormat::Deliver& deliver) {
                deliver(FileBytes(make));
            }};
}

/// "Save this": what a page asks of Files.
struct SaveRequest {
    QString title; ///< Of the dialog: "Save the sheet".
    QString name;  ///< Proposed, without an ending: "sheet"; or a whole path, for another folder.
    /// At least one. The first is proposed.
    QList<SaveFormat> formats;
};

} // namespace loggia::ui
