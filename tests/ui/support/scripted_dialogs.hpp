#pragma once

#include "ui/shell/dialogs.hpp"

#include <QList>

#include <optional>

namespace loggia::ui::testing {

/// Answers every dialog at once from what the test has laid ready, and remembers what was shown.
/// Without an answer laid ready a dialog is dismissed.
class ScriptedDialogs final : public Dialogs {
public:
    QString file;   ///< The next file chosen; empty: cancelled.
    QString filter; ///< The filter chosen with it.
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
