#pragma once

#include "ui/pathfinding/maze/search_subject.hpp"

#include <QSize>

class QFont;
class QPainter;

namespace loggia::ui {

struct Colours;
class LaneGrid;

// The lanes as one picture, for files, the printer and the clipboard: as large as what is searched
// needs, whatever room the window has for it, each under its headline.

[[nodiscard]] QSize sizeOfLanes(const LaneGrid& lanes, const SearchSubject& subject);
void paintLanes(QPainter& painter, const LaneGrid& lanes, const SearchSubject& subject,
                const Colours& colours, const QFont& font);

} // namespace loggia::ui
