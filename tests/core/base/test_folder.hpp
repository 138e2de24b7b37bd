#pragma once

#include <QTemporaryDir>

#include <cstddef>
#include <filesystem>
#include <iterator>
#include <string>

namespace loggia {

/// A folder for the files of a test, which goes with it.
class TestFolder {
public:
    [[nodiscard]] std::filesystem::path path() const { return directory_.path().toStdString(); }
    /// Of a file in it.
    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return path() / name;
    }

private:
    QTemporaryDir directory_;
};

/// The number of files and folders in a folder.
[[nodiscard]] inline std::size_t entries(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder),
                                                  std::filesystem::directory_iterator()));
}

} // namespace loggia
