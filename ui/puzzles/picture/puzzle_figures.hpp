#pragma once

#include "ui/puzzles/picture/puzzle_scene.hpp"

#include <QColor>
#include <QRectF>

class QPainter;

namespace loggia::ui {

struct Colours;

/// The colours of wood, paper and people, in the light and the dark theme.
struct PuzzleColours {
    QColor door;
    QColor door_panel;
    QColor door_outline;
    QColor paper;
    QColor paper_text;
    QColor paper_muted;
    QColor brass;
    QColor niche; ///< Behind an open door.
    QColor skin;
    QColor ink; ///< Outlines of people and animals, against skin and fur.
    QColor hair;
    QColor cloth;  ///< For people who are neither.
    QColor knight; ///< His cloth.
    QColor knave;
    QColor steel;
    QColor dress;
    QColor fur;
    QColor cream;
};
[[nodiscard]] const PuzzleColours& puzzleColours(const Colours& colours);

/// Each fills the rectangle, keeping its shape.
void paintLady(QPainter& painter, const QRectF& place, const PuzzleColours& colours);
void paintTiger(QPainter& painter, const QRectF& place, const PuzzleColours& colours);
/// A knight has a helmet, a knave a fool's cap.
void paintPerson(QPainter& painter, const QRectF& place, PuzzleItem::Who who,
                 const PuzzleColours& colours);

} // namespace loggia::ui
