#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/levels/level.hpp"

#include <cstddef>
#include <mutex>
#include <utility>
#include <variant>

namespace loggia::ui {

/// An engine that keeps its tables from one search to the next, for use on solver threads only: it
/// is made and remade there, for large tables take longer to set up than the window may wait. A
/// search that was abandoned but has not returned yet makes the next one wait for it.
///
/// All windows together keep the engines that were used last, because each may fill its tables with
/// hundreds of megabytes: a slot that has not been used for a while begins again with empty tables.
class EngineSlot {
public:
    /// So many slots have an engine while none is searching: two players and the analysis.
    static constexpr std::size_t most_kept = 3;

    EngineSlot() = default;
    ~EngineSlot();
    EngineSlot(const EngineSlot&) = delete;
    EngineSlot& operator=(const EngineSlot&) = delete;

    /// Calls `use(engine)` with an engine of these options, one caller at a time.
    template <class Use>
    auto with(const connect4::EngineOptions& options, Use use) {
        const std::scoped_lock lock(mutex_);
        claim();
        auto* engine = std::get_if<Made<connect4::Engine, connect4::EngineOptions>>(&made_);
        if (!engine || engine->options != options) {
            made_.emplace<std::monostate>(); // two would be too large
            engine = &made_.emplace<Made<connect4::Engine, connect4::EngineOptions>>(
                connect4::Engine(options), options);
        }
        return use(engine->player);
    }

    /// The same for a player of a level.
    template <class Use>
    auto with(connect4::Level level, int threads, Use use) {
        const std::scoped_lock lock(mutex_);
        claim();
        const LevelOptions options{level, threads};
        auto* player = std::get_if<Made<connect4::LevelPlayer, LevelOptions>>(&made_);
        if (!player || player->options != options) {
            made_.emplace<std::monostate>();
            player = &made_.emplace<Made<connect4::LevelPlayer, LevelOptions>>(
                connect4::LevelPlayer(level, {.threads = threads}), options);
        }
        return use(player->player);
    }

    /// Whether it keeps an engine; false while a search is running.
    [[nodiscard]] bool isKept();

private:
    struct LevelOptions {
        connect4::Level level;
        int threads;
        bool operator==(const LevelOptions&) const = default;
    };
    template <class Player, class Options>
    struct Made {
        Made(Player made, Options with) : player(std::move(made)), options(with) {}
        Player player;
        Options options;
    };

    /// Becomes the slot that was used last; those that were used longest ago give up their engines.
    void claim();

    std::mutex mutex_;
    std::variant<std::monostate, Made<connect4::Engine, connect4::EngineOptions>,
                 Made<connect4::LevelPlayer, LevelOptions>>
        made_; // guarded by mutex_
};

} // namespace loggia::ui
