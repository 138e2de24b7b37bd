#include "ui/grading/class_disk.hpp"

#include "core/base/file_stamp.hpp"
#include "core/base/plain_text.hpp"
#include "core/grading/handin_stamp.hpp"
#include "core/grading/submissions.hpp"
#include "ui/grading/class_paths.hpp"
#include "ui/shell/file_watch.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/files.hpp"

#include <algorithm>
#include <iterator>

namespace loggia::ui {

namespace {

namespace fs = std::filesystem;

/// Systems limit how much can be watched, and a program should leave some to others. Whatever is
/// not watched is looked at when it matters: before an export, and when the window is used again.
constexpr qsizetype most_watched = 1000;

/// All hand-ins before what is in them, so that none is forgotten for want of room.
QStringList watched_places(const std::vector<std::vector<fs::path>>& of_handins) {
    QStringList places;
    const auto add = [&places](const fs::path& path) {
        if (places.size() < most_watched)
            places << shownPath(path);
    };
    for (const auto& each : of_handins)
        if (!each.empty())
            add(each.front());
    for (const auto& each : of_handins)
        for (std::size_t i = 1; i < each.size(); ++i)
            add(each[i]);
    return places;
}

} // namespace

std::string problemStamp(const QString& path) {
    const auto stamp = path.isEmpty() ? std::nullopt : stampOf(path);
    return stamp ? to_text(*stamp) : std::string();
}

Result<grading::WorkFile> readProblem(const QString& path, const Control& control) {
    return readBytes(path, control).map([](const QByteArray& bytes) {
        return grading::WorkFile{"problem.txt", with_plain_blanks(plain_text(bytes.toStdString()))};
    });
}

ClassOnDisk lookAtClass(const WatchedClass& watched, const Control& control) {
    ClassOnDisk found;
    std::set<fs::path> known;
    std::vector<std::vector<fs::path>> places;
    for (std::size_t i = 0; i < watched.handins.size(); ++i) {
        const grading::Submission& each = watched.handins[i];
        grading::HandinLook look =
            grading::look_at_handin(each.path, control, static_cast<std::size_t>(most_watched));
        known.insert(each.path);
        // One that is gone may come back.
        places.push_back(look.places.empty() ? std::vector{each.path} : std::move(look.places));
        found.handins.push_back({each.path, std::move(look.stamp),
                                 i < watched.news.size() ? watched.news[i].report : nullptr});
    }
    found.places = watched_places(places);
    found.problem = problemStamp(watched.problem);
    if (!watched.problem.isEmpty())
        found.places << watched.problem;
    for (const auto& [folder, asked] : watched.folders) {
        found.places << shownPath(folder);
        for (const fs::path& entry : grading::entries_of(folder))
            if (!control.stop_requested() && !asked.contains(entry) && !known.contains(entry))
                found.arrivals.push_back(entry);
    }
    return found;
}

ClassDisk::ClassDisk(std::function<WatchedClass()> now, QObject* parent)
    : QObject(parent), now_(std::move(now)), watch_(new FileWatch(this)) {
    connect(watch_, &FileWatch::changed, this, [this] { look(); });
}

void ClassDisk::look() {
    look({});
}

void ClassDisk::look(std::function<void()> then) {
    if (then)
        waiting_.push_back(std::move(then));
    // What is being looked at may have changed right behind it.
    is_wanted_again_ = job_.isRunning();
    if (!is_wanted_again_)
        begin();
}

void ClassDisk::begin() {
    is_wanted_again_ = false;
    job_.start([watched = now_()](const Control& control,
                                  const auto& /*update*/) { return lookAtClass(watched, control); },
               [this, served = std::exchange(waiting_, {})](const Result<ClassOnDisk>& found) {
                   if (is_wanted_again_)
                       begin();
                   if (found) {
                       watch_->setPaths(found->places);
                       Q_EMIT looked(*found);
                   }
                   for (const auto& each : served)
                       each();
               });
}

} // namespace loggia::ui
