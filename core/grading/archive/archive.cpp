#include "core/grading/archive/archive.hpp"

#include "core/base/letters.hpp"
#include "core/base/packing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <utility>

namespace loggia::grading {

namespace {

constexpr std::size_t longest_name = 255;
constexpr std::size_t longest_path = 4000;

std::vector<std::string_view> parts_of(std::string_view path) {
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        if (const std::string_view part = path.substr(0, end); !part.empty() && part != ".")
            parts.push_back(part);
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return parts;
}

/// The folder that contains all files, with its `/`, or nothing. That of a package in Python, which
/// has a `__main__.py`, is a part of the program.
std::string common_folder(const std::vector<ArchiveFile>& files) {
    if (files.empty())
        return {};
    const std::string& first = files.front().path;
    const std::size_t end = first.find('/');
    if (end == std::string::npos)
        return {};
    std::string folder = first.substr(0, end + 1);
    const bool common = std::all_of(files.begin(), files.end(), [&](const ArchiveFile& file) {
        return file.path.starts_with(folder);
    });
    const bool is_package =
        std::all_of(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(end),
                    [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; }) &&
        std::any_of(files.begin(), files.end(),
                    [&](const ArchiveFile& file) { return file.path == folder + "__main__.py"; });
    return common && !is_package ? folder : std::string();
}

} // namespace

Result<bool> detail::ArchiveFiles::admit(std::string& path, std::size_t bytes) {
    if (++count_ > limits_.files)
        return failure(fmt::format("it has more than {} files", limits_.files));
    std::replace(path.begin(), path.end(), '\\', '/'); // as some Windows programs write
    const auto parts = parts_of(path);
    if (path.starts_with('/') || (path.size() > 1 && path[1] == ':'))
        return failure(fmt::format("it has the absolute path {}", path));
    if (std::find(parts.begin(), parts.end(), "..") != parts.end())
        return failure(fmt::format("it has the path {}, which leads out of its folder", path));
    const bool too_long = path.size() > longest_path ||
                          std::any_of(parts.begin(), parts.end(), [](std::string_view part) {
                              return part.size() > longest_name;
                          });
    if (parts.empty() || too_long || path.find('\0') != std::string::npos)
        return failure("it has a file whose name is empty, is too long or contains a null byte");
    if (std::any_of(parts.begin(), parts.end(), is_left_behind))
        return false;
    if (bytes > limits_.bytes - bytes_)
        return failure(
            fmt::format("it unpacks to more than {} MB", limits_.bytes / std::size_t{1'000'000}));
    bytes_ += bytes;
    std::string normal;
    for (const std::string_view part : parts)
        normal += fmt::format("{}{}", normal.empty() ? "" : "/", part);
    path = std::move(normal);
    return true;
}

bool is_left_behind(std::string_view name) {
    constexpr std::array<std::string_view, 4> names{"__MACOSX", ".DS_Store", "Thumbs.db",
                                                    "desktop.ini"};
    return name.starts_with("._") || std::find(names.begin(), names.end(), name) != names.end();
}

bool is_archive_name(const std::filesystem::path& path) {
    constexpr std::array endings{".zip",     ".tar",  ".tar.gz", ".tgz",
                                 ".tar.bz2", ".tbz2", ".tar.xz", ".txz"};
    const std::string name = in_small_letters(path.filename().string());
    return std::any_of(endings.begin(), endings.end(),
                       [&](const char* ending) { return name.ends_with(ending); });
}

Result<std::vector<ArchiveFile>> files_of_archive(std::string bytes, const ArchiveLimits& limits,
                                                  const Control& control) {
    detail::ArchiveFiles found(limits);
    if (detail::is_zip(bytes)) {
        if (auto read = detail::read_zip(bytes, found, control); !read)
            return tl::unexpected(std::move(read.error()));
    } else {
        if (is_packed(bytes)) {
            auto plain = unpack(bytes, limits.bytes, control);
            if (!plain)
                return tl::unexpected(std::move(plain.error()));
            bytes = *std::move(plain);
        }
        if (auto read = detail::read_tar(bytes, found, control); !read)
            return tl::unexpected(std::move(read.error()));
    }
    auto files = found.take();
    const std::size_t folder = common_folder(files).size();
    for (ArchiveFile& file : files)
        file.path.erase(0, folder);
    return files;
}

} // namespace loggia::grading
