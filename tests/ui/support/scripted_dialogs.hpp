#pragma once

#include "ui/shell/dialogs.hpp"

#include <QList>
#include <QStringList>

#include <optional>

namespace loggia::ui::testing {

/// Answers every dialog at once from what the test has laid ready, and remembers what was shown.
/// Without an answer laid ready a dialog is dismissed.
class ScriptedDialogs final : public Dialogs {
public:
    QString file;      ///< The next file chosen; empty: cancelled.
    QString filter;    ///< The filter chosen with it.
    QStringList files; ///< The next files chosen together; empty: cancelled.
    QString folder;    ///< The next folder chosen; empty: cancelled.
    std::optional<int> answer;
    /// How many more are answered; then they are dismissed, as nobody goes round in circles for
    /// ever.
    int patience = 1'000;
    QColor colour;

    QList<FileRequest> opened;
    QList<FileRequest> saved;
    QList<Question> questions;
    QList<Notice> errors;
    QList<Notice> notices;

    void openFile(QWidget*, const FileRequest& request, FileChosen chosen) override {
        opened << request;
        if (!file.isEmpty() && patience-- > 0)
            chosen(file, filter);
    }
    void openFiles(QWidget*, const FileRequest& request, FilesChosen chosen) override {
        opened << request;
        if (!files.isEmpty() && patience-- > 0)
            chosen(files);
    }
    void chooseFolder(QWidget*, const FileRequest& request, FolderChosen chosen) override {
        opened << request;
        if (!folder.isEmpty() && patience-- > 0)
            chosen(folder);
    }
    void saveFile(QWidget*, const FileRequest& request, FileChosen chosen) override {
        saved << request;
        if (!file.isEmpty() && patience-- > 0)
            chosen(file, filter);
    }
    void ask(QWidget*, const Question& question, std::function<void(int)> answered) override {
        questions << question;
        if (answer && *answer < question.answers.size() && patience-- > 0)
            answered(*answer);
    }
    void showError(QWidget*, const Notice& notice) override { errors << notice; }
    void showNotice(QWidget*, const Notice& notice) override { notices << notice; }
    void chooseColour(QWidget*, const QString&, const QColor&,
                      std::function<void(const QColor&)> chosen) override {
        if (colour.isValid())
            chosen(colour);
    }
};

} // namespace loggia::ui::testing
