#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/levels/level.hpp"

#include <memory>
#include <mutex>
#include <optional>

namespace loggia::ui {

/// An engine that keeps its tables from one search to the next, for use on solver threads only: it
/// is made and remade there, for large tables take longer to set up than the window may wait. A
/// search that was abandoned but has not returned yet makes the next one wait for it.
class EngineSlot {
public:
    /// Calls `use(engine)` with an engine of these options, one caller at a time.
    template <class Use>
    auto with(const connect4::EngineOptions& options, Use use) {
        const std::scoped_lock lock(mutex_);
        if (!engine_ || options_ != options) {
            engine_.reset();
            engine_.emplace(options);
            options_ = options;
        }
        return use(*engine_);
    }

    /// The same for a player of a level.
    template <class Use>
    auto with(connect4::Level level, int threads, Use use) {
        const std::scoped_lock lock(mutex_);
        if (!player_ || level_ != level || threads_ != threads) {
            player_.reset();
            player_.emplace(level, connect4::LevelPlayer::Options{.threads = threads});
            level_ = level;
            threads_ = threads;
        }
        return use(*player_);
    }

private:
    std::mutex mutex_;
    std::optional<connect4::Engine> engine_;            // guarded by mutex_
    connect4::EngineOptions options_;                   // guarded by mutex_
    std::optional<connect4::LevelPlayer> player_;       // guarded by mutex_
    connect4::Level level_ = connect4::Level::beginner; // guarded by mutex_
    int threads_ = 0;                                   // guarded by mutex_
};

} // namespace loggia::ui
