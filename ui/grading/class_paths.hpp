#pragma once

#include <QString>

#include <filesystem>

// Paths of hand-ins, whose names may be no text at all, between the disk, the window and the
// session.
namespace loggia::ui {

[[nodiscard]] std::filesystem::path nativePath(const QString& path);
[[nodiscard]] QString shownPath(const std::filesystem::path& path);

/// For the session: pathStoredAs() gives exactly the same path.
[[nodiscard]] QString storedPath(const std::filesystem::path& path);
[[nodiscard]] std::filesystem::path pathStoredAs(const QString& stored);

/// As the hand-ins of a class are called: without "." and "..", and without a slash behind.
[[nodiscard]] std::filesystem::path normalPath(const std::filesystem::path& path);

} // namespace loggia::ui
