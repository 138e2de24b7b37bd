#include "core/peg/search/table_store.hpp"

#include "core/base/cache_folder.hpp"
#include "core/peg/format.hpp"

#include <fmt/format.h>

#include <string>
#include <system_error>

namespace loggia::peg {

std::optional<std::filesystem::path> table_path(const Puzzle& puzzle) {
    const auto folder = cache_folder();
    if (!folder)
        return std::nullopt;
    const std::string name = fmt::format("peg-{:016x}.table", checksum(to_text(puzzle)));
    return *folder / name;
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
        return failure("no folder for the table: neither XDG_CACHE_HOME nor HOME is set");
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
