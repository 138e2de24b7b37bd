#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/shards/shard.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace loggia::shards {

/// What a kind of work is given to run a shard.
struct Work {
    const Shard& shard;
    std::filesystem::path inputs; ///< the folder with Shard::inputs, which were examined
    std::vector<bool> done;       ///< by item: it has a record from an earlier run
    int threads = 1;              ///< items that may be worked on at a time
    /// Keeps what came of an item, for good; not for two threads at once. Fails where it cannot be
    /// written; then the work ends.
    std::function<Result<void>(std::size_t item, std::string_view record)> keep;
};

enum class WorkEnd : std::uint8_t {
    complete, ///< every item has a record, or those that have none are not needed any more
    stopped,  ///< by the Control
};

/// A kind of work that can be split: one source in core/shards/kinds that runs items and puts
/// records together, and one in app/commands/shards that splits and prints.
struct Kind {
    std::string_view name;
    std::string_view item; ///< what an item is, for people: "cube"
    /// Works on the items that are not done. The records of an item depend on the shard and the
    /// item alone, or say the same all the same.
    Result<WorkEnd> (*run)(const Work& work, const Control& control) = nullptr;
};

/// All of them.
[[nodiscard]] std::span<const Kind> kinds();
/// Null where none is called so.
[[nodiscard]] const Kind* find_kind(std::string_view name);

} // namespace loggia::shards
