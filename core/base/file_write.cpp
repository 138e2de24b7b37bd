#include "core/base/descriptor.hpp"
#include "core/base/file.hpp"
#include "core/base/os/files.hpp"
#include "core/base/os/replacing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

namespace loggia {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view temporary_prefix = ".loggia-write-";

/// False, and the reason in errno, where not all could be written; ECANCELED when stopped.
bool write_all(int fd, std::string_view bytes, const Control& control) {
    constexpr std::size_t piece = std::size_t{1} << 20U;
    const auto size = static_cast<double>(bytes.size());
    while (!bytes.empty()) {
        if (control.stop_requested()) {
            errno = ECANCELED;
            return false;
        }
        const std::ptrdiff_t written = os::write_some(fd, bytes.substr(0, piece));
        if (written < 0) {
            if (errno == EINTR)
                continue;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
        control.report({1 - static_cast<double>(bytes.size()) / size, {}});
    }
    return true;
}

/// Why a file could not be written, as errno has it.
tl::unexpected<Error> write_failure(std::string_view name) {
    if (errno == ECANCELED)
        return failure(fmt::format("stopped while writing {}", name));
    return system_failure("write", name);
}

/// A pipe or a device.
Result<void> write_to_stream(const fs::path& path, std::string_view bytes, const Control& control) {
    Descriptor file(os::open_to_write(path, true));
    if (!file.is_open() || !write_all(file.get(), bytes, control) || !file.close())
        return write_failure(path.string());
    return {};
}

fs::path folder_of(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// The process that a temporary file is called after; nothing for other files.
std::optional<std::int64_t> writer_of(std::string_view name) {
    if (!name.starts_with(temporary_prefix))
        return std::nullopt;
    name.remove_prefix(temporary_prefix.size());
    std::int64_t process = 0;
    unsigned number = 0;
    const char* end = name.data() + name.size();
    const auto [dash, fault] = std::from_chars(name.data(), end, process);
    if (fault != std::errc() || process <= 0 || dash == end || *dash != '-')
        return std::nullopt;
    const auto [rest, second_fault] = std::from_chars(dash + 1, end, number);
    return second_fault == std::errc() && rest == end ? std::optional(process) : std::nullopt;
}

/// Removes the temporary files of this user whose process has ended.
void remove_leftovers(const fs::path& folder) {
    std::error_code ignored;
    for (fs::directory_iterator entry(folder, ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
        const fs::path& path = entry->path();
        std::error_code gone;
        if (const auto writer = writer_of(path.filename().string());
            writer && os::is_left_behind(path, *writer))
            fs::remove(path, gone);
    }
}

/// A new file named after this process; its destructor removes it unless it was kept.
class FileBeside {
public:
    /// Not open, and the reason in errno, where it cannot be created.
    FileBeside(const fs::path& folder, std::string_view prefix, bool is_private)
        : file_(create(folder, prefix, is_private)), is_removed_(file_.is_open()) {}
    FileBeside(const FileBeside&) = delete;
    FileBeside& operator=(const FileBeside&) = delete;
    ~FileBeside() {
        const int reason = errno;
        std::error_code ignored;
        if (is_removed_)
            fs::remove(path_, ignored);
        errno = reason;
    }

    [[nodiscard]] bool is_open() const { return file_.is_open(); }
    [[nodiscard]] int get() const { return file_.get(); }
    [[nodiscard]] const fs::path& path() const { return path_; }

    /// Writes the whole content, to the disk.
    [[nodiscard]] bool fill(std::string_view bytes, const Control& control = {}) {
        return write_all(file_.get(), bytes, control) && os::sync(file_.get());
    }
    /// Replaces another file.
    [[nodiscard]] bool rename_to(const fs::path& target) {
        if (!file_.close() || !os::replace(path_, target))
            return false;
        keep();
        return true;
    }
    void keep() { is_removed_ = false; }

private:
    int create(const fs::path& folder, std::string_view prefix, bool is_private) {
        static std::atomic<unsigned> counter{0};
        int fd = -1;
        do {
            path_ = folder / fmt::format("{}{}-{}", prefix, os::process_number(), ++counter);
            fd = os::create_file(path_, is_private);
        } while (fd < 0 && (errno == EEXIST || errno == EINTR));
        if (fd >= 0)
            static_cast<void>(os::lock(fd));
        return fd;
    }

    fs::path path_;
    Descriptor file_;
    bool is_removed_;
};

tl::unexpected<Error> cannot_create_beside(std::string_view name) {
    if (errno == EACCES || errno == EPERM)
        return failure(fmt::format("cannot write {}: its folder is write-protected", name));
    return system_failure("write", name);
}

/// Makes `bytes` the content of an open file.
bool overwrite(int fd, std::string_view bytes, const Control& control = {}) {
    return os::rewind(fd) && write_all(fd, bytes, control) && os::resize(fd, bytes.size()) &&
           os::sync(fd);
}

/// The part of a name that leaves room for an ending.
std::string beginning_of(std::string name) {
    constexpr std::size_t most = 200; // of 255
    if (name.size() > most) {
        std::size_t end = most;
        while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
            --end; // not within a character of UTF-8
        name.resize(end);
    }
    return name;
}

Result<void> write_in_place(const fs::path& target, std::string_view name, std::string_view bytes,
                            const Control& control) {
    const auto old = read_file(target, Control(control.stop_token()));
    if (!old)
        return tl::unexpected(old.error());
    const Descriptor file(os::open_to_write(target, false));
    if (!file.is_open())
        return system_failure("write", name);
    FileBeside backup(folder_of(target),
                      beginning_of(target.filename().string()) + ".loggia-backup-", true);
    if (!backup.is_open())
        return cannot_create_beside(name);
    if (!backup.fill(*old))
        return system_failure("write", name);
    os::sync_folder(folder_of(target));
    if (os::reserve(file.get(), bytes.size()) && overwrite(file.get(), bytes, control))
        return {};
    const bool is_stopped = errno == ECANCELED;
    const std::string reason = is_stopped ? "stopped" : std::strerror(errno);
    if (overwrite(file.get(), *old))
        return is_stopped ? failure(fmt::format("stopped while writing {}", name))
                          : failure(fmt::format("cannot write {}: {}", name, reason));
    backup.keep();
    return failure(fmt::format("cannot write {}: {}; its old content is in {}", name, reason,
                               backup.path().string()));
}

} // namespace

Result<void> write_file(const fs::path& path, std::string_view bytes, const Control& control) {
    const std::string name = path.string();
    const auto status = os::status_of(path);
    if (status && status->kind == os::FileKind::folder) {
        errno = EISDIR;
        return system_failure("write", name);
    }
    const auto target = os::end_of_links(path);
    if (!target)
        return system_failure("write", name);
    // A link such as /dev/stdout need not lead to the file that it names.
    const auto found = os::status_of_link(*target);
    const bool is_found =
        status && found && found->device == status->device && found->inode == status->inode;
    if (status && (status->kind != os::FileKind::regular || !is_found))
        return write_to_stream(path, bytes, control);
    if (status && os::is_write_protected(*target))
        return failure(fmt::format("cannot write {}: it is write-protected", name));

    const fs::path folder = folder_of(*target);
    remove_leftovers(folder);
    if (status && status->links > 1)
        return write_in_place(*target, name, bytes, control);
    FileBeside fresh(folder, temporary_prefix, status.has_value());
    if (!fresh.is_open())
        return cannot_create_beside(name);
    if (status && !os::make_alike(fresh.get(), *target))
        return write_in_place(*target, name, bytes, control);
    if (!fresh.fill(bytes, control) || !fresh.rename_to(*target))
        return write_failure(name);
    os::sync_folder(folder);
    return {};
}

Result<void> write_temporary_file(const fs::path& path, std::string_view bytes,
                                  const Control& control) {
    const std::string name = path.string();
    if (const auto there = os::status_of_link(path)) {
        if (there->kind == os::FileKind::folder) {
            errno = EISDIR;
            return system_failure("write", name);
        }
        std::error_code ignored; // create_file() tells that it is still there
        fs::remove(path, ignored);
    }
    Descriptor file(os::create_file(path, false));
    if (!file.is_open() || !write_all(file.get(), bytes, control) || !file.close())
        return write_failure(name);
    return {};
}

} // namespace loggia
