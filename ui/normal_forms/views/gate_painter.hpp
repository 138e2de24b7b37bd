#pragma once

#include "ui/normal_forms/views/gate_scene.hpp"

#include <QFont>

class QPainter;

namespace loggia::ui {

struct Colours;

/// Paints a circuit in scene units; the only place where circuits are painted. `term` is the one
/// that is talked about, -1 for none.
void paintGates(QPainter& painter, const GateScene& scene, int term, const Colours& colours,
                const QFont& font);

} // namespace loggia::ui
