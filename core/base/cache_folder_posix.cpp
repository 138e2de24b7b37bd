#include "core/base/cache_folder.hpp"

#include <cstdlib>

namespace loggia {

namespace {

/// The folder that an environment variable names; the specification passes over relative ones.
std::optional<std::filesystem::path> folder_in(const char* variable) {
    const char* const value = std::getenv(variable);
    if (value == nullptr || !std::filesystem::path(value).is_absolute())
        return std::nullopt;
    return value;
}

} // namespace

std::optional<std::filesystem::path> cache_folder() {
    if (const auto folder = folder_in("XDG_CACHE_HOME"))
        return *folder / "loggia";
    if (const auto home = folder_in("HOME"))
        return *home / ".cache" / "loggia";
    return std::nullopt;
}

} // namespace loggia
