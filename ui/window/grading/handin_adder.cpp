#include "ui/window/grading/handin_adder.hpp"

#include "core/grading/submissions.hpp"
#include "ui/grading/class_folders.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/class_paths.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/widgets/number_text.hpp"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace loggia::ui {

HandinAdder::HandinAdder(const With& with, QWidget* window)
    : QObject(window), with_(with), window_(window) {}

void HandinAdder::add(const QStringList& paths) {
    if (is_busy_ || paths.isEmpty())
        return;
    const std::filesystem::path first = nativePath(paths.constFirst());
    if (paths.size() > 1 || !QFileInfo(paths.constFirst()).isDir()) {
        std::vector<std::filesystem::path> all;
        std::transform(paths.begin(), paths.end(), std::back_inserter(all), nativePath);
        addHandins(all);
        return;
    }
    const auto kind = grading::folder_kind(with_.model.task(), first);
    const std::vector<std::filesystem::path> entries = grading::entries_of(first);
    if (kind == grading::FolderKind::handin) {
        addHandins({first});
        return;
    }
    if (kind == grading::FolderKind::class_of_handins) {
        addClass(first, entries);
        return;
    }
    constexpr std::size_t most_folder_name = 60;
    with_.dialogs.ask(
        window_,
        {tr("A class or one hand-in?"),
         tr("Is the folder %1 a class, in which every file or folder is a hand-in, or is it a "
            "single hand-in?")
             .arg(shownLine(first.filename().string(), most_folder_name)),
         {},
         {counted(entries.size(), tr("A Class with %1 Hand-in"), tr("A Class with %1 Hand-ins")),
          tr("One Hand-in")}},
        [this, first, entries](int answer) {
            if (answer == 0)
                addClass(first, entries);
            else
                addHandins({first});
        });
}

void HandinAdder::addHandins(const std::vector<std::filesystem::path>& paths) {
    if (is_busy_ || paths.empty())
        return;
    const int before = with_.model.rowCount();
    with_.model.add(paths);
    Q_EMIT added(with_.model.rowCount() - before);
}

void HandinAdder::addClass(const std::filesystem::path& folder,
                           const std::vector<std::filesystem::path>& entries) {
    if (is_busy_)
        return;
    with_.folders.add(folder, entries);
    addHandins(entries);
    Q_EMIT folderAdded();
}

void HandinAdder::askFiles() {
    with_.dialogs.openFiles(window_,
                            {tr("Add hand-ins"), with_.files.folder(), {tr("All files (*)")}},
                            [this](const QStringList& paths) {
                                with_.recent.setFolder(QFileInfo(paths.value(0)).absolutePath());
                                add(paths);
                            });
}

void HandinAdder::askFolder() {
    with_.dialogs.chooseFolder(
        window_, {tr("Add the folder of a class or of a hand-in"), with_.files.folder(), {}},
        [this](const QString& path) {
            with_.recent.setFolder(QFileInfo(path).absolutePath());
            add({path});
        });
}

} // namespace loggia::ui
