#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// A regular file of an archive.
struct ArchiveFile {
    std::string path; ///< Relative, parts separated by `/`, none of them empty, `.` or `..`.
    std::string text;
    bool executable = false;

    friend bool operator==(const ArchiveFile&, const ArchiveFile&) = default;
};

/// What an archive may unpack to.
struct ArchiveLimits {
    std::size_t files = 20'000;
    std::size_t bytes = 200'000'000; ///< Of all files together, and of a tar file.
};

/// Whether a file of that name is one that files_of_archive() reads: .zip, .tar, .tar.gz, .tgz,
/// .tar.bz2, .tbz2, .tar.xz, .txz, in capitals or not. A .jar is a program.
[[nodiscard]] bool is_archive_name(const std::filesystem::path& path);

/// Whether it is the name of something that macOS or Windows adds to folders and archives, and that
/// nobody handed in: `__MACOSX`, `.DS_Store`, `._NAME` beside NAME, `Thumbs.db`, `desktop.ini`.
[[nodiscard]] bool is_left_behind(std::string_view name);

/// The regular files of a zip archive (APPNOTE 6.3: stored and deflated files) or a tar archive
/// (ustar, pax, GNU), packed or not. Nothing is written anywhere.
///
/// Folders, links, devices, and what is_left_behind() are left out. Where all files lie in one
/// folder, its name is left out of their paths.
///
/// Fails where it is damaged or encrypted, where a path is absolute or leads out of the archive's
/// folder, for more files or bytes than the limits permit (before they are unpacked, so that a
/// small file cannot fill the memory), and when stopped.
[[nodiscard]] Result<std::vector<ArchiveFile>>
files_of_archive(std::string bytes, const ArchiveLimits& limits = {}, const Control& control = {});

namespace detail {

/// What both formats add their files to: checks paths and limits.
class ArchiveFiles {
public:
    explicit ArchiveFiles(const ArchiveLimits& limits) : limits_(limits) {}

    /// Whether a file of that path and so many bytes may be added; false for what is left out.
    [[nodiscard]] Result<bool> admit(std::string& path, std::size_t bytes);
    void add(ArchiveFile file) { files_.push_back(std::move(file)); }
    [[nodiscard]] std::vector<ArchiveFile> take() { return std::move(files_); }

private:
    ArchiveLimits limits_;
    std::vector<ArchiveFile> files_;
    std::size_t count_ = 0;
    std::size_t bytes_ = 0;
};

/// By its first bytes, which are those of a file or, in an archive of none, of its end.
[[nodiscard]] bool is_zip(std::string_view bytes) noexcept;
// Add what `files` admits; fail as files_of_archive() does.
[[nodiscard]] Result<void> read_zip(std::string_view bytes, ArchiveFiles& files,
                                    const Control& control);
[[nodiscard]] Result<void> read_tar(std::string_view bytes, ArchiveFiles& files,
                                    const Control& control);

} // namespace detail

} // namespace loggia::grading
