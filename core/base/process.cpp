#include "core/base/process.hpp"

#include "core/base/os/files.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace loggia {

namespace fs = std::filesystem;

Result<TemporaryDirectory> TemporaryDirectory::make(std::string_view name) {
    std::error_code error;
    const fs::path parent = fs::temp_directory_path(error);
    if (error)
        return failure(fmt::format("no directory for temporary files: {}", error.message()));
    auto path = os::make_private_folder(parent, name);
    if (!path)
        return failure(fmt::format("cannot make a directory in {}: {}", parent.string(),
                                   std::strerror(errno)));
    return TemporaryDirectory(*std::move(path));
}

TemporaryDirectory::TemporaryDirectory(TemporaryDirectory&& other) noexcept
    : path_(std::exchange(other.path_, {})) {}

TemporaryDirectory& TemporaryDirectory::operator=(TemporaryDirectory&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
}

TemporaryDirectory::~TemporaryDirectory() {
    std::error_code ignored;
    if (!path_.empty())
        fs::remove_all(path_, ignored);
}

} // namespace loggia
