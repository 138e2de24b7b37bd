#include "core/base/appended_file.hpp"

#include "core/base/file.hpp"
#include "core/base/os/files.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <thread>

namespace loggia {

namespace {

/// Whoever was killed a moment ago may not be gone yet on a busy machine.
bool lock_soon(int file) {
    constexpr int most_tries = 50;
    for (int tries = 0; !os::lock(file); ++tries) {
        if (tries == most_tries)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
}

/// Whether this is still the file of that name, and not one that was replaced meanwhile.
bool is_at(const std::filesystem::path& path, const os::FileStatus& file) {
    const auto now = os::status_of(path);
    return now && now->device == file.device && now->inode == file.inode;
}

} // namespace

Result<AppendedFile> AppendedFile::open(const std::filesystem::path& path) {
    constexpr int most_tries = 10;
    for (int tries = 0; tries < most_tries; ++tries) {
        auto file = open_once(path);
        if (!file)
            return tl::unexpected(std::move(file.error()));
        if (*file)
            return **std::move(file);
    }
    return failure(fmt::format("{} is in use by another process", path.string()));
}

Result<std::optional<AppendedFile>> AppendedFile::open_once(const std::filesystem::path& path) {
    Descriptor file(os::open_to_append(path, false));
    if (!file.is_open())
        return system_failure("write", path.string());
    const auto status = os::status_of(file.get());
    if (!status)
        return system_failure("read", path.string());
    if (status->kind != os::FileKind::regular)
        return failure(fmt::format("{} is not a regular file", path.string()));
    if (!lock_soon(file.get()))
        return failure(fmt::format("{} is in use by another process", path.string()));
    if (!is_at(path, *status))
        return std::nullopt;
    auto text = read_regular_file(path);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    return AppendedFile(std::move(file), path.string(), *std::move(text));
}

Result<void> AppendedFile::replace(std::string_view text) && {
    auto written = write_file(name_, text);
    static_cast<void>(file_.close()); // all that was written is in the other one
    return written;
}

Result<void> AppendedFile::cut(std::size_t size) {
    if (!os::resize(file_.get(), size))
        return system_failure("write", name_);
    return {};
}

Result<void> AppendedFile::append(std::string_view record) {
    const auto before = os::status_of(file_.get());
    if (!before || has_half_record_) {
        errno = EIO;
        return system_failure("write", name_);
    }
    while (!record.empty()) {
        const std::ptrdiff_t written = os::write_some(file_.get(), record);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            // A full disk may have room for the next record: no part of this one may lie before it.
            const int reason = errno;
            has_half_record_ = !os::resize(file_.get(), before->size);
            errno = reason;
            return system_failure("write", name_);
        }
        record.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

} // namespace loggia
