#include "core/base/file.hpp"

#include "core/base/descriptor.hpp"
#include "core/base/os/files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <utility>

namespace loggia {

namespace {

namespace fs = std::filesystem;

constexpr int standard_input = 0;

/// "256 MB"
std::string size_text(std::size_t bytes) {
    if (bytes < 1'000'000)
        return fmt::format("{} bytes", bytes);
    const double megabytes = static_cast<double>(bytes) / 1e6;
    return megabytes < 1000 ? fmt::format("{:.3g} MB", megabytes)
                            : fmt::format("{:.3g} GB", megabytes / 1000);
}

/// What is being read, from its first byte to its end.
class Reading {
public:
    Reading(int fd, std::string_view name, const ByteSink& sink, const Control& control,
            std::size_t most)
        : fd_(fd), name_(name), sink_(sink), control_(control), most_(most) {
        const auto status = os::status_of(fd);
        if (!status)
            return;
        is_regular_ = status->kind == os::FileKind::regular;
        if (is_regular_)
            size_ = static_cast<std::size_t>(status->size);
        // Some files of the kernel have no size and no end either, as devices.
        if (status->kind == os::FileKind::character_device || (is_regular_ && size_ == 0))
            most_ = std::min(most_, largest_text);
        returns_at_once_ = os::reads_at_once(fd);
    }

    [[nodiscard]] Result<void> all() {
        if (size_ > most_)
            return too_long();
        sink_.reserve(size_);
        std::array<char, 1 << 16> buffer{};
        while (wait()) {
            if (size_ > 0)
                control_.report({static_cast<double>(count_) / static_cast<double>(size_), {}});
            const std::ptrdiff_t count = os::read_some(fd_, buffer);
            if (count == 0)
                return {};
            if (count < 0 && errno != EINTR && (errno != EAGAIN || is_regular_))
                return system_failure("read", name_);
            const auto length = static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 0));
            sink_.append({buffer.data(), length});
            count_ += length;
            if (count_ > most_)
                return too_long();
        }
        return failure("stopped while reading");
    }

private:
    /// Whether it is time to read; false when stopped. A pipe or a terminal may keep one waiting
    /// for ever. A regular file never does, not even a log of the kernel that has nothing new.
    ///
    /// The writer of a named pipe may have gone before this end was opened. Then poll() never tells
    /// of the end behind the last bytes, and only read() does.
    [[nodiscard]] bool wait() const {
        if (is_regular_)
            return !control_.stop_requested();
        constexpr int poll_ms = 20;
        while (!control_.stop_requested())
            if (os::wait_to_read(fd_, poll_ms) || (returns_at_once_ && count_ > 0))
                return true;
        return false;
    }

    [[nodiscard]] tl::unexpected<Error> too_long() const {
        return failure(fmt::format("{} is larger than {} (the limit)", name_, size_text(most_)));
    }

    int fd_;
    std::string_view name_;
    const ByteSink& sink_;
    const Control& control_;
    std::size_t most_;
    std::size_t size_ = 0; ///< 0 where the size is not known before.
    bool is_regular_ = false;
    bool returns_at_once_ = false;
    std::size_t count_ = 0; ///< Bytes that have been read.
};

ByteSink sink_into(std::string& bytes) {
    return {[&bytes](std::size_t size) { bytes.reserve(size); },
            [&bytes](std::string_view more) { bytes.append(more); }};
}

/// All that is read, as one string.
Result<std::string> read_string(int fd, std::string_view name, const Control& control,
                                std::size_t most) {
    std::string bytes;
    const ByteSink sink = sink_into(bytes);
    return Reading(fd, name, sink, control, most).all().map([&bytes] { return std::move(bytes); });
}

/// What a file is, if it is not a regular one; otherwise nullptr.
const char* other_kind(os::FileKind kind) {
    switch (kind) {
    case os::FileKind::regular:
        return nullptr;
    case os::FileKind::folder:
        return "folder";
    case os::FileKind::pipe:
        return "pipe";
    case os::FileKind::socket:
        return "socket";
    case os::FileKind::character_device:
    case os::FileKind::block_device:
        break;
    }
    return "device";
}

Result<void> require_regular(const os::FileStatus& status, std::string_view what,
                             const fs::path& path) {
    if (const char* kind = other_kind(status.kind))
        return failure(
            fmt::format("cannot {} {}: it is a {}, not a file", what, path.string(), kind));
    return {};
}

Result<void> require_regular(const std::optional<os::FileStatus>& status, const fs::path& path) {
    if (!status)
        return system_failure("open", path.string());
    return require_regular(*status, "open", path);
}

} // namespace

Result<std::string> read_file(const fs::path& path, const Control& control, std::size_t most) {
    const Descriptor file(os::open_to_read(path));
    const std::string name = path.string();
    if (!file.is_open()) // which POSIX does with a folder, too, but Windows does not
        return system_failure(errno == EISDIR ? "read" : "open", name);
    return read_string(file.get(), name, control, most);
}

Result<std::string> read_regular_file(const fs::path& path, const Control& control,
                                      std::size_t most) {
    std::string bytes;
    const ByteSink sink = sink_into(bytes);
    return read_regular_file(path, sink, control, most).map([&bytes] { return std::move(bytes); });
}

Result<void> read_regular_file(const fs::path& path, const ByteSink& sink, const Control& control,
                               std::size_t most) {
    // Asked before, because opening a device can already do something (rewind a tape), and asked
    // again of what was opened, which may be another file by now.
    if (auto regular = require_regular(os::status_of(path), path); !regular)
        return regular;
    const std::string name = path.string();
    const Descriptor file(os::open_to_read(path));
    if (!file.is_open())
        return system_failure("open", name);
    if (auto regular = require_regular(os::status_of(file.get()), path); !regular)
        return regular;
    return Reading(file.get(), name, sink, control, most).all();
}

Result<void> require_regular_or_none(const fs::path& path) {
    const auto status = os::status_of(path);
    return status ? require_regular(*status, "write", path) : Result<void>();
}

Result<std::string> read_standard_input(const Control& control, std::size_t most) {
    return read_string(standard_input, "standard input", control, most);
}

std::optional<std::string> read_standard_line(const Control& control) {
    constexpr int poll_ms = 20;
    static std::string read; // and not given yet
    static bool is_at_end = false;
    std::array<char, 1 << 12> buffer{};
    std::size_t end = read.find('\n');
    while (end == std::string::npos && !is_at_end) {
        if (control.stop_requested())
            return std::nullopt;
        if (!os::wait_to_read(standard_input, poll_ms))
            continue;
        const std::ptrdiff_t count = os::read_some(standard_input, buffer);
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        is_at_end = count <= 0;
        const std::size_t before = read.size();
        read.append(buffer.data(), static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 0)));
        end = read.find('\n', before);
    }
    if (end == std::string::npos && read.empty())
        return std::nullopt;
    std::string line = read.substr(0, end);
    read.erase(0, end == std::string::npos ? end : end + 1);
    return line;
}

} // namespace loggia
