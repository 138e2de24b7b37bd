#pragma once

#include "core/sat/engines/davis_putnam.hpp"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <array>

namespace loggia::ui {

/// The engines as a person chooses them, in the order of the box.
enum class SatEngine {
    automatic,
    lookahead,
    procedure_1960,
    dpll,
    cdcl,
    own_switches, ///< our engine, each feature as a person wants it
    cadical,
    portfolio,
};
inline constexpr int sat_engines = 8;

/// How to solve.
struct SatSettings {
    SatEngine engine = SatEngine::automatic;
    sat::Features switches = sat::cdcl(); ///< of own_switches
    bool proof = true;                    ///< Keep one, where the engine can.

    friend bool operator==(const SatSettings&, const SatSettings&) = default;
};

/// "Automatic", "CDCL"
[[nodiscard]] QString nameOf(SatEngine engine);
/// What it is, in a sentence.
[[nodiscard]] QString helpOf(SatEngine engine);
[[nodiscard]] QStringList engineNames();

/// What our engine does under these settings. Engines that have no switches are shown as clause
/// learning, which is what changing one begins with.
[[nodiscard]] sat::Features featuresOf(const SatSettings& settings);

[[nodiscard]] QJsonObject toJson(const SatSettings& settings);
/// What is missing or makes no sense is as by default.
[[nodiscard]] SatSettings settingsFrom(const QJsonObject& json);

} // namespace loggia::ui
