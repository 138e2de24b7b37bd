#pragma once

#include "core/base/error.hpp"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>

namespace loggia::ui {

/// "Save these in a folder": what has a file for each of its parts.
struct FolderRequest {
    QString title;     ///< Of the dialog: "Folder for the reports".
    QStringList names; ///< Of the files, each once.
    /// The bytes of the file of this index, made on another thread from values that this holds.
    std::function<Result<std::string>(qsizetype index)> make;
};

} // namespace loggia::ui
