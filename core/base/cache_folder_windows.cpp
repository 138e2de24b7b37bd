#include "core/base/cache_folder.hpp"

#include <cstdlib>

namespace loggia {

namespace {

/// The folder that an environment variable names, in UTF-16 as Windows has it. It need not name the
/// drive, as a shell of POSIX does not.
std::optional<std::filesystem::path> folder_in(const wchar_t* variable) {
    const wchar_t* const value = ::_wgetenv(variable);
    if (value == nullptr || !std::filesystem::path(value).has_root_directory())
        return std::nullopt;
    return value;
}

} // namespace

std::optional<std::filesystem::path> cache_folder() {
    for (const wchar_t* variable : {L"XDG_CACHE_HOME", L"LOCALAPPDATA"})
        if (const auto folder = folder_in(variable))
            return *folder / "loggia";
    return std::nullopt;
}

} // namespace loggia
