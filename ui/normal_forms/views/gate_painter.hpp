#pragma once

#include "ui/normal_forms/views/gate_scene.hpp"

#include <QFont>

#include <cstdint>
#include <optional>

class QPainter;

namespace loggia::ui {

struct Colours;

/// What is going on in a circuit besides the scene.
struct GateState {
    int term = -1;                    ///< The one that is talked about.
    std::optional<std::uint64_t> row; ///< Values of the inputs: wires with a 1 are lit.
    int input = -1;                   ///< Where the keyboard is.
};

/// Paints a circuit in scene units; the only place where circuits are painted.
void paintGates(QPainter& painter, const GateScene& scene, const GateState& state,
                const Colours& colours, const QFont& font);

} // namespace loggia::ui
