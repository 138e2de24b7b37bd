#pragma once

#include "core/grading/grade.hpp"
#include "ui/grading/class_disk.hpp"

#include <QJsonObject>
#include <QStringList>

#include <filesystem>
#include <vector>

namespace loggia::ui {

/// The folders of a class, and what has appeared in them and is yet to be answered: whether it
/// belongs to the class.
class ClassFolders {
public:
    /// What is in the folder besides these from now on is new.
    void add(const std::filesystem::path& folder,
             const std::vector<std::filesystem::path>& entries);
    /// What appears where no hand-in of the class is left is of no interest.
    void keepThoseOf(const std::vector<grading::Submission>& handins);
    [[nodiscard]] const WatchedFolders& watched() const { return folders_; }

    /// What was found in watched(). Files of the class that are no hand-ins, such as its journal,
    /// are `others`.
    void setArrivals(const std::vector<std::filesystem::path>& found, const QStringList& others);
    [[nodiscard]] const std::vector<std::filesystem::path>& arrivals() const { return arrivals_; }
    /// These are not new any more.
    [[nodiscard]] std::vector<std::filesystem::path> takeArrivals();

    /// For the session.
    [[nodiscard]] QJsonObject toJson() const;
    void restore(const QJsonObject& stored);

private:
    WatchedFolders folders_;
    std::vector<std::filesystem::path> arrivals_;
};

} // namespace loggia::ui
