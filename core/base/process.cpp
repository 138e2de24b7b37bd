#include "core/base/process.hpp"

#include "core/base/descriptor.hpp"
#include "core/base/os/files.hpp"
#include "core/base/os/replacing.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace loggia {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view own_prefix = "loggia-";

/// The process that a directory `loggia-NAME.PROCESS.XXXXXX` is called after; nothing for others.
std::optional<std::int64_t> maker_of(std::string_view name) {
    const std::size_t dot = name.find('.');
    if (!name.starts_with(own_prefix) || dot == std::string_view::npos)
        return std::nullopt;
    name.remove_prefix(dot + 1);
    std::int64_t process = 0;
    const char* end = name.data() + name.size();
    const auto [rest, fault] = std::from_chars(name.data(), end, process);
    return fault == std::errc() && process > 0 && rest != end && *rest == '.'
               ? std::optional(process)
               : std::nullopt;
}

} // namespace

void TemporaryDirectory::remove_leftovers(const fs::path& parent) {
    std::error_code ignored;
    for (fs::directory_iterator entry(parent, ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
        const fs::path& path = entry->path();
        std::error_code gone;
        if (const auto maker = maker_of(path.filename().string());
            maker && os::is_folder_left_behind(path, *maker))
            fs::remove_all(path, gone);
    }
}

Result<TemporaryDirectory> TemporaryDirectory::make(std::string_view name) {
    std::error_code error;
    fs::path parent = fs::temp_directory_path(error);
    // A variable that is set but empty counts as not set, as in ${TMPDIR:-/tmp} of a shell.
    if (const char* const named = std::getenv("TMPDIR");
        error && named != nullptr && *named == '\0') {
        parent = "/tmp";
        error.clear();
    }
    if (error)
        return failure(fmt::format("no directory for temporary files: {}", error.message()));
    static std::once_flag once;
    std::call_once(once, [&parent] { remove_leftovers(parent); });
    auto path = os::make_private_folder(parent, fmt::format("{}.{}", name, os::process_number()));
    if (!path)
        return failure(fmt::format("cannot make a directory in {}: {}", parent.string(),
                                   std::strerror(errno)));
    return TemporaryDirectory(*std::move(path));
}

TemporaryDirectory::TemporaryDirectory(fs::path path)
    : path_(std::move(path)), lock_(std::make_unique<Descriptor>(os::open_to_read(path_))) {
    if (lock_->is_open())
        static_cast<void>(os::lock(lock_->get())); // where it fails, its process still runs
}

TemporaryDirectory::TemporaryDirectory(TemporaryDirectory&& other) noexcept
    : path_(std::exchange(other.path_, {})), lock_(std::move(other.lock_)) {}

TemporaryDirectory& TemporaryDirectory::operator=(TemporaryDirectory&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(lock_, other.lock_);
    return *this;
}

TemporaryDirectory::~TemporaryDirectory() {
    std::error_code ignored;
    if (!path_.empty())
        fs::remove_all(path_, ignored);
}

} // namespace loggia
