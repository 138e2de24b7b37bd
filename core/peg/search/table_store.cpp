#include "core/peg/search/table_store.hpp"

#include "core/peg/format.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <system_error>

namespace loggia::peg {

namespace {

/// The folder that an environment variable names; the specification passes over relative ones.
std::optional<std::filesystem::path> folder_in(const char* variable) {
    const char* const value = std::getenv(variable);
    if (value == nullptr || !std::filesystem::path(value).is_absolute())
        return std::nullopt;
    return value;
}

} // namespace

std::optional<std::filesystem::path> table_path(const Puzzle& puzzle) {
    auto folder = folder_in("XDG_CACHE_HOME");
    if (!folder) {
        folder = folder_in("HOME");
        if (!folder)
            return std::nullopt;
        *folder /= ".cache";
    }
    const std::string name = fmt::format("peg-{:016x}.table", checksum(to_text(puzzle)));
    return *folder / "loggia" / name;
}

std::optional<Table> kept_table(const Puzzle& puzzle) {
    const auto path = table_path(puzzle);
    if (!path)
        return std::nullopt;
    auto table = Table::load(*path);
    if (!table || table->puzzle() != puzzle)
        return std::nullopt;
    return *std::move(table);
}

Result<std::filesystem::path> keep_table(const Table& table) {
    const auto path = table_path(table.puzzle());
    if (!path)
        return failure("neither XDG_CACHE_HOME nor HOME names a folder to keep the table in");
    std::error_code error;
    std::filesystem::create_directories(path->parent_path(), error);
    if (error)
        return failure(
            fmt::format("cannot make {}: {}", path->parent_path().string(), error.message()));
    if (auto saved = table.save(*path); !saved)
        return tl::unexpected(std::move(saved.error()));
    return *path;
}

} // namespace loggia::peg
