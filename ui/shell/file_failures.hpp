#pragma once

#include "core/base/error.hpp"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

class QWidget;

namespace loggia::ui {

class Dialogs;
class Files;

/// Why a file cannot be opened.
struct FileFailure {
    FileFailure(const QString& path, Error why, const QByteArray& content = {});
    /// No page opens files like this one.
    [[nodiscard]] static FileFailure unknownKind(const QString& path, const QByteArray& content);

    QString name; ///< Without its folder.
    Error error;
    std::string text; ///< Of the file, where the error may have a place in it.
    bool is_unknown = false;
    /// The page that has read it, where no page recognises it and several have files of such names.
    QString read_by;
};

/// Collects the files that cannot be opened, for one dialog that reports all of them.
class FileFailures {
public:
    /// `kinds` are those that Loggia opens, in words, for whoever has a file of another kind.
    FileFailures(Files& files, Dialogs& dialogs, QWidget& window, QString kinds);

    void add(FileFailure why) { failures_.push_back(std::move(why)); }
    /// Shows the dialog, if there is anything to say, and forgets what it says.
    void report();

private:
    Files& files_;
    Dialogs& dialogs_;
    QWidget& window_;
    QString kinds_;
    std::vector<FileFailure> failures_;
};

} // namespace loggia::ui
