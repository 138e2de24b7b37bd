#pragma once

#include <QObject>
#include <QStringList>

#include <filesystem>
#include <vector>

class QWidget;

namespace loggia::ui {

class ClassFolders;
class ClassModel;
class Dialogs;
class Files;
class RecentFiles;

/// Adds what a person chooses or drops to a class: hand-ins, or the folder of a class.
class HandinAdder final : public QObject {
    Q_OBJECT

public:
    struct With {
        Dialogs& dialogs;
        RecentFiles& recent;
        Files& files;
        ClassModel& model;
        ClassFolders& folders;
    };
    /// All of `with` and the window have to live as long.
    HandinAdder(const With& with, QWidget* window);

    /// Files and folders of hand-ins. A single folder may be a whole class; where its names do not
    /// tell, the person is asked.
    void add(const QStringList& paths);
    void addClass(const std::filesystem::path& folder,
                  const std::vector<std::filesystem::path>& entries);
    /// Each a hand-in.
    void addHandins(const std::vector<std::filesystem::path>& paths);
    void askFiles();
    void askFolder();
    /// While hand-ins are graded, none are added.
    void setBusy(bool busy) { is_busy_ = busy; }

Q_SIGNALS:
    /// None, where all of them were there already.
    void added(int handins);
    /// One more folder is watched for new hand-ins.
    void folderAdded();

private:
    With with_;
    QWidget* window_;
    bool is_busy_ = false;
};

} // namespace loggia::ui
