#include "ui/grading/class_folders.hpp"

#include "ui/grading/class_paths.hpp"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace loggia::ui {

void ClassFolders::add(const std::filesystem::path& folder,
                       const std::vector<std::filesystem::path>& entries) {
    const std::filesystem::path normal = normalPath(folder);
    for (const std::filesystem::path& entry : entries)
        folders_[normal].insert(normalPath(entry));
}

void ClassFolders::keepThoseOf(const std::vector<grading::Submission>& handins) {
    std::erase_if(folders_, [&handins](const auto& folder) {
        return std::none_of(handins.begin(), handins.end(), [&folder](const auto& handin) {
            return handin.path.parent_path() == folder.first;
        });
    });
}

void ClassFolders::setArrivals(const std::vector<std::filesystem::path>& found,
                               const QStringList& others) {
    arrivals_ = found;
    // Answered since it was looked there, perhaps.
    std::erase_if(arrivals_, [this, &others](const std::filesystem::path& entry) {
        const auto folder = folders_.find(entry.parent_path());
        const bool is_answered = folder == folders_.end() || folder->second.contains(entry);
        return is_answered || others.contains(shownPath(entry));
    });
}

std::vector<std::filesystem::path> ClassFolders::takeArrivals() {
    auto arrivals = std::exchange(arrivals_, {});
    for (const std::filesystem::path& entry : arrivals)
        folders_[entry.parent_path()].insert(entry);
    return arrivals;
}

QJsonObject ClassFolders::toJson() const {
    QJsonObject all;
    for (const auto& [folder, entries] : folders_) {
        QJsonArray names;
        for (const std::filesystem::path& entry : entries)
            names << storedPath(entry.filename());
        all.insert(storedPath(folder), names);
    }
    return all;
}

void ClassFolders::restore(const QJsonObject& stored) {
    for (auto each = stored.begin(); each != stored.end(); ++each) {
        const std::filesystem::path folder = pathStoredAs(each.key());
        std::set<std::filesystem::path>& entries = folders_[folder];
        for (const auto& name : each->toArray())
            entries.insert(folder / pathStoredAs(name.toString()));
    }
}

} // namespace loggia::ui
