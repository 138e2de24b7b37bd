#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace loggia::ui {

/// Every question to the person and every notice, so that a test can answer them.
///
/// No call waits: the answer comes by a callback, at most once, on the window's thread, and not at
/// all when the person dismisses the dialog or `parent` is destroyed first.
class Dialogs {
public:
    struct FileRequest {
        QString title;
        QString start;           ///< A folder, or a file to propose.
        QStringList filters;     ///< "Max-Connect4 position (*.txt)"
        QStringList places = {}; ///< Further folders for the side bar.
    };
    struct Question {
        QString title;
        QString text;
        QString detail;         ///< Below the text, quieter; may be empty.
        QStringList answers;    ///< The first is the default, unless can_lose.
        QString excerpt = {};   ///< Shown as that of a notice; may be empty.
        bool can_cancel = true; ///< Has a button that dismisses it. Escape does so in any case.
        bool can_lose = false;  ///< Any answer loses something: to dismiss it is the default.
    };
    struct Notice {
        QString title;
        QString text;
        QString excerpt; ///< Shown in a fixed-width block that can be copied; may be empty.
    };

    Dialogs() = default;
    Dialogs(const Dialogs&) = delete;
    Dialogs& operator=(const Dialogs&) = delete;
    virtual ~Dialogs() = default;

    /// `filter` is the one of request.filters that was chosen, or empty.
    using FileChosen = std::function<void(const QString& path, const QString& filter)>;
    virtual void openFile(QWidget* parent, const FileRequest& request, FileChosen chosen) = 0;
    /// Several files at once.
    using FilesChosen = std::function<void(const QStringList& paths)>;
    virtual void openFiles(QWidget* parent, const FileRequest& request, FilesChosen chosen) = 0;
    /// A folder that exists, or that the person makes in the dialog; `request` has no filters.
    using FolderChosen = std::function<void(const QString& path)>;
    virtual void chooseFolder(QWidget* parent, const FileRequest& request, FolderChosen chosen) = 0;
    /// Asks by itself before an existing file is replaced.
    virtual void saveFile(QWidget* parent, const FileRequest& request, FileChosen chosen) = 0;
    /// `answered` gets the index of the answer.
    virtual void ask(QWidget* parent, const Question& question,
                     std::function<void(int)> answered) = 0;
    virtual void showError(QWidget* parent, const Notice& notice) = 0;
    virtual void showNotice(QWidget* parent, const Notice& notice) = 0;
    virtual void chooseColour(QWidget* parent, const QString& title, const QColor& start,
                              std::function<void(const QColor&)> chosen) = 0;
};

/// The ones of the desktop.
class DesktopDialogs final : public Dialogs {
public:
    void openFile(QWidget* parent, const FileRequest& request, FileChosen chosen) override;
    void openFiles(QWidget* parent, const FileRequest& request, FilesChosen chosen) override;
    void chooseFolder(QWidget* parent, const FileRequest& request, FolderChosen chosen) override;
    void saveFile(QWidget* parent, const FileRequest& request, FileChosen chosen) override;
    void ask(QWidget* parent, const Question& question, std::function<void(int)> answered) override;
    void showError(QWidget* parent, const Notice& notice) override;
    void showNotice(QWidget* parent, const Notice& notice) override;
    void chooseColour(QWidget* parent, const QString& title, const QColor& start,
                      std::function<void(const QColor&)> chosen) override;
};

} // namespace loggia::ui
