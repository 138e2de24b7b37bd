#include "ui/pathfinding/maze/maze_reduction.hpp"

#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cstring>

namespace loggia::ui {

using pathfinding::Mark;

namespace {

/// What the cells of a dot add up to.
struct ReducedDot {
    std::uint32_t red = 0;
    std::uint32_t green = 0;
    std::uint32_t blue = 0;
    std::uint32_t cells = 0;
    int weight = 0; ///< Of the mark that is shown instead of the mean; 0: none.
    QRgb shown = 0;

    [[nodiscard]] QRgb colour() const {
        if (weight > 0 || cells == 0)
            return shown;
        return qRgb(static_cast<int>(red / cells), static_cast<int>(green / cells),
                    static_cast<int>(blue / cells));
    }
};

constexpr int weighted_marks = 16;

/// How much the marks say that must not be lost.
constexpr std::array<int, weighted_marks> weightsOfMarks() {
    std::array<int, weighted_marks> weights{};
    for (const unsigned side : {0U, unsigned{backward_mark}}) {
        weights.at(static_cast<unsigned>(Mark::frontier) | side) = 2;
        weights.at(static_cast<unsigned>(Mark::cut) | side) = 1;
    }
    return weights;
}

} // namespace

QImage reducedMaze(const QImage& image, const MazeScene& scene, const QRect& cells,
                   const QSize& dots) {
    constexpr std::array weights = weightsOfMarks();
    QImage reduced(dots, QImage::Format_RGB32);
    const auto dotOf = [](int cell, int count, int all) {
        return static_cast<int>(static_cast<qint64>(cell) * all / count);
    };
    std::vector<int> columns;
    columns.reserve(static_cast<std::size_t>(cells.width()));
    for (int x = 0; x < cells.width(); ++x)
        columns.push_back(dotOf(x, cells.width(), dots.width()));
    const bool marked = scene.marks.size() == scene.maze->cells();
    std::vector<ReducedDot> row;
    for (int y = 0; y < cells.height(); ++y) {
        const int at = dotOf(y, cells.height(), dots.height());
        row.resize(static_cast<std::size_t>(dots.width()));
        const auto* colours =
            reinterpret_cast<const QRgb*>(image.constScanLine(cells.top() + y)) + cells.left();
        const std::size_t first = scene.maze->index({cells.left(), cells.top() + y});
        for (std::size_t x = 0; x < columns.size(); ++x) {
            ReducedDot& dot = row[static_cast<std::size_t>(columns[x])];
            const QRgb colour = colours[x];
            dot.red += static_cast<std::uint32_t>(qRed(colour));
            dot.green += static_cast<std::uint32_t>(qGreen(colour));
            dot.blue += static_cast<std::uint32_t>(qBlue(colour));
            ++dot.cells;
            const int weight = marked ? weights.at(scene.marks[first + x] % weighted_marks) : 0;
            if (weight > dot.weight) {
                dot.weight = weight;
                dot.shown = colour;
            }
        }
        if (y + 1 < cells.height() && dotOf(y + 1, cells.height(), dots.height()) == at)
            continue;
        auto* line = reinterpret_cast<QRgb*>(reduced.scanLine(at));
        std::transform(row.begin(), row.end(), line,
                       [](const ReducedDot& dot) { return dot.colour(); });
        row.clear();
    }
    return reduced;
}

void paintJumpPoints(QPainter& painter, const MazeGeometry& geometry, const MazeScene& scene,
                     const Colours& colours) {
    constexpr std::size_t most = 20'000; // more of them are seen as they are
    struct Kind {
        Mark mark;
        double side; ///< At least, in pixels.
        std::vector<std::size_t> cells;
    };
    std::array<Kind, 2> kinds{{{Mark::expanded, 2.5, {}}, {Mark::frontier, 3.5, {}}}};
    const auto& marks = scene.marks;
    const auto is = [](std::uint8_t mark, Mark which) {
        return mark == static_cast<std::uint8_t>(which);
    };
    // Asked whenever a maze is painted, and mostly answered by no.
    if (marks.empty() ||
        std::memchr(marks.data(), static_cast<int>(Mark::looked_over), marks.size()) == nullptr)
        return;
    for (std::size_t cell = 0; cell < marks.size(); ++cell)
        for (Kind& kind : kinds)
            if (is(marks[cell], kind.mark))
                kind.cells.push_back(cell);
    if (kinds[0].cells.size() + kinds[1].cells.size() > most)
        return;
    for (const Kind& kind : kinds) {
        const double side = std::max(geometry.cell(), kind.side);
        const QColor colour = cellColour(1, kind.mark, false, colours);
        for (const std::size_t cell : kind.cells) {
            const pathfinding::Point at = scene.maze->point(cell);
            painter.fillRect(QRectF(geometry.centreOf({at.x, at.y}) - QPointF(side, side) / 2,
                                    QSizeF(side, side)),
                             colour);
        }
    }
}

} // namespace loggia::ui
