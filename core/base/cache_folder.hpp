#pragma once

#include <filesystem>
#include <optional>

namespace loggia {

/// The folder of what can be made anew, `$XDG_CACHE_HOME/loggia` or `~/.cache/loggia` (XDG Base
/// Directory Specification), under Windows `%LOCALAPPDATA%\loggia` for the second. Nothing
/// where the environment names neither. It need not be there yet.
[[nodiscard]] std::optional<std::filesystem::path> cache_folder();

} // namespace loggia
