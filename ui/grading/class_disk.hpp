#pragma once

#include "core/grading/grade.hpp"
#include "ui/grading/class_news.hpp"
#include "ui/work/job.hpp"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace loggia::ui {

class FileWatch;

/// Folders with a hand-in in each entry, and the entries that the person was asked about: what
/// appears in them later is new.
using WatchedFolders = std::map<std::filesystem::path, std::set<std::filesystem::path>>;

/// What is looked at on the disk.
struct WatchedClass {
    std::vector<grading::Submission> handins;
    ClassNews news; ///< Of these hand-ins.
    WatchedFolders folders;
    QString problem; ///< A file, or empty.
};

/// What lies on the disk of a class.
struct ClassOnDisk {
    struct Handin {
        std::filesystem::path path;
        std::string stamp; ///< Of HandinLook; empty where there is none any more.
        /// The result that there was when it was looked at. A later one is of something newer.
        std::shared_ptr<const grading::HandinReport> report;
    };

    std::vector<Handin> handins; ///< In the order of the class that was looked at.
    std::string problem;         ///< problemStamp() of its file.
    /// New entries of the folders, which are no hand-ins of the class yet.
    std::vector<std::filesystem::path> arrivals;
    QStringList places; ///< What to watch to notice a change.
};

/// Of the file with the problem; empty where there is no such file, or `path` is empty.
[[nodiscard]] std::string problemStamp(const QString& path);

/// The problem as `loggia-cli grade` reads it, whatever program has saved it (plain_text.hpp).
[[nodiscard]] Result<grading::WorkFile> readProblem(const QString& path, const Control& control);

/// Reads names and stamps; for a thread of its own. What is found after `control` stops it is of no
/// use.
[[nodiscard]] ClassOnDisk lookAtClass(const WatchedClass& watched, const Control& control);

/// Notices when the files of a class change: watches them as far as the system does that, and looks
/// when it is asked to. It looks on another thread, for a class may have thousands of files.
class ClassDisk final : public QObject {
    Q_OBJECT

public:
    /// `now` tells what to look at, each time.
    explicit ClassDisk(std::function<WatchedClass()> now, QObject* parent = nullptr);

    /// looked() follows, with what lies there from now on or later.
    void look();
    /// The same, and `then` is called after it, once.
    void look(std::function<void()> then);
    /// Whether looked() is still to come.
    [[nodiscard]] bool isLooking() const { return job_.isRunning(); }

Q_SIGNALS:
    void looked(const loggia::ui::ClassOnDisk& found);

private:
    void begin();

    std::function<WatchedClass()> now_;
    FileWatch* watch_;
    bool is_wanted_again_ = false;               ///< Something was asked for while it looked.
    std::vector<std::function<void()>> waiting_; ///< For the next look, which is yet to begin.
    Job<ClassOnDisk> job_;
};

} // namespace loggia::ui
