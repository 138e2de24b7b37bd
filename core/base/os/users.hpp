#pragma once

#include <filesystem>

/// Users as POSIX has them; elsewhere nobody is root.
namespace loggia::os {

/// Whether this process may do anything.
[[nodiscard]] bool is_root();

/// Makes the user `nobody` the owner of a file or link.
[[nodiscard]] bool give_to_nobody(const std::filesystem::path& path);

} // namespace loggia::os
