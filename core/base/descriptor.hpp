#pragma once

#include "core/base/error.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace loggia {

/// An open file descriptor, closed at the end of its life.
class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (fd_ >= 0)
            ::close(fd_);
    }
    [[nodiscard]] int get() const { return fd_; }
    [[nodiscard]] bool is_open() const { return fd_ >= 0; }

    /// Closes now, because close can be what reports a failed write.
    [[nodiscard]] bool close() { return ::close(std::exchange(fd_, -1)) == 0; }

private:
    int fd_;
};

/// "cannot write x: No space left on device", with the reason that is in errno.
[[nodiscard]] inline tl::unexpected<Error> system_failure(std::string_view what,
                                                          std::string_view name) {
    return failure(fmt::format("cannot {} {}: {}", what, name, std::strerror(errno)));
}

} // namespace loggia
