#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/levels/level.hpp"

#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>

namespace loggia::ui {

/// How an engine thinks, as a person sets it. Times are wall-clock seconds.
struct ThinkSettings {
    connect4::Method method = connect4::Method::engine;
    connect4::Evaluation evaluation = connect4::Evaluation::pattern;
    int threads = 1;
    bool by_depth = false; ///< Otherwise by time.
    int depth = 12;        ///< 1 to 42.
    double seconds = 1;    ///< 0.1 to 3600.

    friend bool operator==(const ThinkSettings&, const ThinkSettings&) = default;
};

/// In the order in which every list of them offers them.
inline constexpr std::array offered_methods{connect4::Method::engine, connect4::Method::alpha_beta,
                                            connect4::Method::minimax};
inline constexpr std::array offered_evaluations{connect4::Evaluation::pattern,
                                                connect4::Evaluation::score};
/// The place of `value` in one of the tables above.
template <class Table, class Value>
[[nodiscard]] int rowOf(const Table& table, Value value) {
    return static_cast<int>(std::find(table.begin(), table.end(), value) - table.begin());
}

/// Who plays a colour.
struct PlayerSettings {
    bool computer = false;
    ThinkSettings think;
    /// How strong the computer is, by name; otherwise it thinks as `think` says. A level takes the
    /// threads from there, too.
    std::optional<connect4::Level> level = std::nullopt;

    friend bool operator==(const PlayerSettings&, const PlayerSettings&) = default;
};

using Players = std::array<PlayerSettings, 2>;

[[nodiscard]] connect4::EngineOptions optionsOf(const ThinkSettings& settings);
[[nodiscard]] connect4::Limits limitsOf(const ThinkSettings& settings);

/// "engine, 1 s" or "alpha-beta, depth 8".
[[nodiscard]] QString describe(const ThinkSettings& settings);
/// "person", "computer, casual" or "computer, engine, 1 s".
[[nodiscard]] QString describe(const PlayerSettings& settings);
/// "Beginner", for a list.
[[nodiscard]] QString levelName(connect4::Level level);

[[nodiscard]] QJsonObject toJson(const ThinkSettings& settings);
[[nodiscard]] QJsonObject toJson(const PlayerSettings& settings);
/// What is missing or makes no sense keeps its default.
[[nodiscard]] ThinkSettings thinkSettingsFrom(const QJsonObject& json);
[[nodiscard]] PlayerSettings playerSettingsFrom(const QJsonObject& json);

} // namespace loggia::ui
