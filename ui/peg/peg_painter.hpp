#pragma once

#include "ui/peg/peg_geometry.hpp"
#include "ui/peg/peg_scene.hpp"

#include <QFont>
#include <QPainterPath>
#include <QPointF>

#include <optional>
#include <vector>

class QPainter;

namespace loggia::ui {

struct Colours;

/// The wood around every hole and between neighbours, as one path. Some 40 ms for 64 holes; a scene
/// without it is painted with a rougher edge, for small pictures.
[[nodiscard]] QPainterPath plateOf(const PegScene& scene);

/// What is going on on the board besides the scene.
struct PegMotion {
    int cursor = 0;                       ///< The hole where the keyboard stands.
    std::optional<QPointF> place_cursor;  ///< The place where it stands while one draws.
    int pointed = 0;                      ///< The hole under the pointer.
    std::optional<QPointF> pointed_place; ///< The place where a click puts a hole.
    std::optional<std::size_t> pointed_row;
    int selected = 0;                ///< The peg that is to jump, or the hole that is dragged.
    std::vector<int> picked;         ///< Of a row that is being added: its first holes.
    std::optional<QPointF> dragged;  ///< Where what is selected is held, in pixels.
    std::optional<peg::Jump> moving; ///< A jump that is under way ...
    double moved = 1;                ///< ... and how far, 0 to 1.
    bool backwards = false;          ///< It is taken back.
};

/// Paints a board; the only place where peg boards are painted, on screen and in files.
void paintPegs(QPainter& painter, const PegGeometry& geometry, const PegScene& scene,
               const PegMotion& motion, const Colours& colours, const QFont& font);

} // namespace loggia::ui
