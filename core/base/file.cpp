#include "core/base/file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace loggia {

namespace {

namespace fs = std::filesystem;

/// An open file descriptor, closed at the end of its life.
class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (fd_ >= 0)
            ::close(fd_);
    }
    [[nodiscard]] int get() const { return fd_; }
    [[nodiscard]] bool is_open() const { return fd_ >= 0; }

    /// Closes now, because close can be what reports a failed write.
    [[nodiscard]] bool close() {
        const int fd = fd_;
        fd_ = -1;
        return ::close(fd) == 0;
    }

private:
    int fd_;
};

tl::unexpected<Error> system_failure(std::string_view what, const fs::path& path) {
    return failure(fmt::format("{} {}: {}", what, path.string(), std::strerror(errno)));
}

bool write_all(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(fd, bytes.data(), bytes.size());
        if (written < 0) {
            if (errno == EINTR)
                continue;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Result<void> write_in_place(const fs::path& path, std::string_view bytes) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.is_open() || !write_all(file.get(), bytes) || !file.close())
        return system_failure("cannot write", path);
    return {};
}

mode_t mode_of_new_file() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

/// Whether there is something to read, or an end; false when stopped. A pipe or a terminal may keep
/// one waiting for ever.
bool wait_for_input(int fd, const Control& control) {
    constexpr int poll_ms = 20;
    pollfd waiting{fd, POLLIN, 0};
    while (!control.stop_requested())
        if (::poll(&waiting, 1, poll_ms) != 0)
            return true;
    return false;
}

Result<std::string> read_all(int fd, std::string_view name, const Control& control) {
    std::string bytes;
    struct stat status {};
    const bool sized = ::fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
    const auto size = sized ? static_cast<std::size_t>(std::max<off_t>(status.st_size, 0)) : 0;
    const auto too_long = [&] {
        return failure(fmt::format("{} is longer than 2 GB, which is too long", name));
    };
    if (size > largest_file)
        return too_long();
    bytes.reserve(size);
    std::array<char, 1 << 16> buffer{};
    while (wait_for_input(fd, control)) {
        if (size > 0)
            control.report({static_cast<double>(bytes.size()) / static_cast<double>(size), {}});
        const ssize_t count = ::read(fd, buffer.data(), buffer.size());
        if (count == 0)
            return bytes;
        if (count < 0) {
            if (errno == EINTR)
                continue;
            return failure(fmt::format("cannot read {}: {}", name, std::strerror(errno)));
        }
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > largest_file)
            return too_long();
    }
    return failure("reading was stopped");
}

/// After a rename the directory itself has to reach the disk too. Not every file system can do
/// this, and the new file is whole either way, so a failure is not reported.
void sync_directory(const fs::path& directory) {
    const Descriptor file(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.is_open())
        ::fsync(file.get());
}

} // namespace

Result<std::string> read_file(const fs::path& path, const Control& control) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open())
        return system_failure("cannot open", path);
    return read_all(file.get(), path.string(), control);
}

Result<std::string> read_standard_input(const Control& control) {
    return read_all(STDIN_FILENO, "standard input", control);
}

Result<void> write_file(const fs::path& path, std::string_view bytes) {
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode))
        return write_in_place(path, bytes);

    std::error_code ignored;
    const fs::path target = exists ? fs::canonical(path, ignored) : path;
    const fs::path directory = target.has_parent_path() ? target.parent_path() : fs::path(".");
    std::string temporary =
        (directory / fmt::format(".{}.XXXXXX", target.filename().string())).string();
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.is_open())
        return system_failure("cannot write", path);

    const mode_t mode = exists ? status.st_mode & 07777U : mode_of_new_file();
    const bool written = write_all(file.get(), bytes) && ::fchmod(file.get(), mode) == 0 &&
                         ::fsync(file.get()) == 0 && file.close() &&
                         ::rename(temporary.c_str(), target.c_str()) == 0;
    if (!written) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        errno = reason;
        return system_failure("cannot write", path);
    }
    sync_directory(directory);
    return {};
}

} // namespace loggia
