#include "ui/shell/dialogs.hpp"

#include "ui/shell/notice_dialog.hpp"

#include <QColorDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QUrl>

namespace loggia::ui {

namespace {

/// ".tex" of "LaTeX (*.tex)"; empty where a filter names no ending.
QString ending_of(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral(R"(\(\*([^\s*?)]+))"));
    return pattern.match(filter).captured(1);
}

/// A name that ends as the files of another filter do gets the ending of the one that was chosen.
void follow_filter(QFileDialog& dialog, const QStringList& filters, const QString& chosen) {
    const QString name = QFileInfo(dialog.selectedFiles().value(0)).fileName();
    QString old;
    for (const QString& filter : filters)
        if (const QString ending = ending_of(filter);
            ending.size() > old.size() && name.endsWith(ending, Qt::CaseInsensitive))
            old = ending;
    if (!old.isEmpty() && !ending_of(chosen).isEmpty())
        dialog.selectFile(name.chopped(old.size()) + ending_of(chosen));
}

/// While a path is typed, Qt's dialog selects what the name says so far. Two folders on the way
/// make it toggle one of them off, which its selection model does once more when the file itself is
/// selected: a folder is selected then, too, and counts more than the name. Return would enter that
/// folder and forget the name.
void prefer_what_is_typed(QFileDialog& dialog) {
    const auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    const auto* list = dialog.findChild<QListView*>(QStringLiteral("listView"));
    if (name == nullptr || list == nullptr)
        return; // it is the desktop's own
    QItemSelectionModel* selected = list->selectionModel();
    // Before Qt hears of the change, and selects what the name says now.
    QObject::connect(name, &QLineEdit::textEdited, selected, [selected](const QString& text) {
        if (text.contains(QLatin1Char('/')))
            selected->clearSelection();
    });
}

/// A dialog that is not shown yet.
QFileDialog* make_file_dialog(QWidget* parent, const Dialogs::FileRequest& request,
                              QFileDialog::AcceptMode accept, QFileDialog::FileMode mode) {
    auto* dialog = new QFileDialog(parent, request.title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(accept);
    dialog->setFileMode(mode);
    dialog->setNameFilters(request.filters);
    if (!request.places.isEmpty()) {
        QList<QUrl> places = dialog->sidebarUrls();
        for (const QString& place : request.places)
            places << QUrl::fromLocalFile(place);
        dialog->setSidebarUrls(places);
    }
    const QFileInfo start(request.start);
    if (start.isDir()) {
        dialog->setDirectory(request.start);
    } else if (!request.start.isEmpty()) {
        dialog->setDirectory(start.absolutePath());
        dialog->selectFile(start.fileName());
    }
    prefer_what_is_typed(*dialog);
    return dialog;
}

void show_file_dialog(QWidget* parent, const Dialogs::FileRequest& request,
                      QFileDialog::AcceptMode accept, Dialogs::FileChosen chosen) {
    auto* dialog = make_file_dialog(parent, request, accept,
                                    accept == QFileDialog::AcceptOpen ? QFileDialog::ExistingFile
                                                                      : QFileDialog::AnyFile);
    if (accept == QFileDialog::AcceptSave)
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                         [dialog, filters = request.filters](const QString& filter) {
                             follow_filter(*dialog, filters, filter);
                         });
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [dialog, call = std::move(chosen)](const QString& path) {
                         // The dialog may die in the call, and this lambda with it.
                         const auto chosen_call = call;
                         chosen_call(path, dialog->selectedNameFilter());
                     });
    dialog->open();
}

/// Over a window that is not shown yet a dialog would be there first, and may come to lie below it,
/// where it blocks the window unseen. It waits until the event loop goes on, when the window is
/// there.
void open_over_window(QDialog& dialog) {
    const QWidget* parent = dialog.parentWidget();
    if (!parent || parent->window()->isVisible())
        dialog.open();
    else
        QMetaObject::invokeMethod(&dialog, &QDialog::open, Qt::QueuedConnection);
}

} // namespace

void DesktopDialogs::openFile(QWidget* parent, const FileRequest& request, FileChosen chosen) {
    show_file_dialog(parent, request, QFileDialog::AcceptOpen, std::move(chosen));
}

void DesktopDialogs::openFiles(QWidget* parent, const FileRequest& request, FilesChosen chosen) {
    auto* dialog =
        make_file_dialog(parent, request, QFileDialog::AcceptOpen, QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog,
                     [call = std::move(chosen)](const QStringList& paths) {
                         const auto chosen_call = call;
                         chosen_call(paths);
                     });
    dialog->open();
}

void DesktopDialogs::chooseFolder(QWidget* parent, const FileRequest& request,
                                  FolderChosen chosen) {
    auto* dialog =
        make_file_dialog(parent, request, QFileDialog::AcceptOpen, QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    // A path typed in full is reported twice when its row is in the list, and then Qt emits no
    // fileSelected().
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog,
                     [call = std::move(chosen)](const QStringList& paths) {
                         const auto chosen_call = call;
                         chosen_call(paths.value(0));
                     });
    dialog->open();
}

void DesktopDialogs::saveFile(QWidget* parent, const FileRequest& request, FileChosen chosen) {
    show_file_dialog(parent, request, QFileDialog::AcceptSave, std::move(chosen));
}

void DesktopDialogs::ask(QWidget* parent, const Question& question,
                         std::function<void(int)> answered) {
    auto* dialog = new NoticeDialog(question, parent);
    QObject::connect(dialog, &NoticeDialog::answered, dialog,
                     [call = std::move(answered)](int answer) {
                         const auto answered_call = call;
                         answered_call(answer);
                     });
    open_over_window(*dialog);
}

void DesktopDialogs::showError(QWidget* parent, const Notice& notice) {
    open_over_window(*new NoticeDialog(notice, QStringLiteral("error"), parent));
}

void DesktopDialogs::showNotice(QWidget* parent, const Notice& notice) {
    open_over_window(*new NoticeDialog(notice, QStringLiteral("info"), parent));
}

void DesktopDialogs::chooseColour(QWidget* parent, const QString& title, const QColor& start,
                                  std::function<void(const QColor&)> chosen) {
    auto* dialog = new QColorDialog(start, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    QObject::connect(dialog, &QColorDialog::colorSelected, dialog,
                     [call = std::move(chosen)](const QColor& colour) {
                         const auto chosen_call = call;
                         chosen_call(colour);
                     });
    dialog->open();
}

} // namespace loggia::ui
