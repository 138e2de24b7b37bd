#pragma once

#include "core/base/error.hpp"
#include "ui/shell/file_reader.hpp"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QWidget;

namespace loggia::ui {

class Dialogs;
class FileFailures;
class FileWatch;
class FileWriter;
class OpenDocuments;
class PageHost;
class RecentFiles;

/// Watches the files of what the pages show. One that another program changed is read again, as an
/// undoable step, if the document is as it was saved; otherwise a person is asked. One that was
/// deleted is told in the title.
class DiskChanges final : public QObject {
    Q_OBJECT

public:
    struct With {
        OpenDocuments& documents;
        FileReader& reader;
        FileFailures& failures;
        /// What it is writing is no other program's work.
        const FileWriter& writer;
        RecentFiles& recent;
        Dialogs& dialogs;
        QWidget& window; ///< What dialogs belong to.
    };
    explicit DiskChanges(const With& with, QObject* parent = nullptr);

    /// Looks at all files, without waiting to be told.
    void check();

Q_SIGNALS:
    void message(const QString& text);

private:
    /// Which file, and whose.
    struct Place {
        PageHost* host;
        QString part;
        QString path;

        friend bool operator==(const Place&, const Place&) = default;
    };
    /// What a person is asked about: the file as it was left last. There as long as the dialog is.
    struct Question {
        Place place;
        FileReading theirs;
        bool is_answered = false;
    };

    void checkPage(PageHost& host);
    void checkFile(PageHost& host, const QString& part);
    void take(const Place& place, const Result<FileReading>& read);
    void followChange(const Place& place, const FileReading& read);
    void readAgain(const Place& place, const FileReading& read);
    bool put(const Place& place, const FileReading& read);
    /// The one about this file that a person has not answered or dismissed yet.
    [[nodiscard]] std::shared_ptr<Question> openQuestion(const Place& place);
    void ask(const Place& place, const FileReading& theirs);
    void ask(const std::shared_ptr<Question>& question, const QString& difference);
    void answer(const std::shared_ptr<Question>& question, int answer);
    [[nodiscard]] QString difference(const Question& question) const;

    With with_;
    FileWatch* watch_;
    std::vector<Place> being_read_;
    std::vector<std::weak_ptr<Question>> questions_;
};

} // namespace loggia::ui
