#include "core/grading/tasks/peg_boards.hpp"

#include "core/peg/format.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/placement.hpp"
#include "core/peg/search/solve_direct.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::grading {

Result<peg::Puzzle> random_peg_board(Random& random, int holes, bool solvable,
                                     const Control& control) {
    const auto hole = [&] {
        return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(holes)));
    };
    for (;;) {
        std::vector<peg::Triple> triples;
        const auto wanted = static_cast<std::size_t>(holes) + random.below(3);
        while (triples.size() < wanted) {
            const peg::Triple triple{hole(), hole(), hole()};
            if (triple.a != triple.b && triple.b != triple.c && triple.a != triple.c)
                triples.push_back(triple);
        }
        auto board = peg::Board::make(holes, triples);
        if (!board)
            return tl::unexpected(std::move(board.error()));
        peg::Puzzle puzzle = peg::all_but_one(*std::move(board), hole());
        const auto verdict = peg::solve_direct(puzzle, {}, control).verdict;
        if (verdict == peg::Verdict::unknown)
            return failure("stopped");
        if ((verdict == peg::Verdict::solved) == solvable)
            return puzzle;
    }
}

std::string peg_picture(const Case& value) {
    if (value.files.empty())
        return {};
    const auto puzzle = peg::puzzle_of(value.files.front().text);
    if (!puzzle || puzzle->board.holes() == 0)
        return {};
    const std::vector<peg::Point> points = peg::place(puzzle->board);
    constexpr double scale = 60;
    constexpr double margin = 40;
    const auto [left, right] =
        std::minmax_element(points.begin(), points.end(),
                            [](const peg::Point& a, const peg::Point& b) { return a.x < b.x; });
    const auto [top, bottom] =
        std::minmax_element(points.begin(), points.end(),
                            [](const peg::Point& a, const peg::Point& b) { return a.y < b.y; });
    const double x0 = left->x;
    const double y0 = top->y;
    const auto x = [&](int hole) {
        return margin + scale * (points[static_cast<std::size_t>(hole - 1)].x - x0);
    };
    const auto y = [&](int hole) {
        return margin + scale * (points[static_cast<std::size_t>(hole - 1)].y - y0);
    };
    std::string text = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"The board\" "
        "width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" font-size=\"13\" "
        "text-anchor=\"middle\" stroke=\"currentColor\" fill=\"none\">\n",
        2 * margin + scale * (right->x - x0), 2 * margin + scale * (bottom->y - y0));
    for (const peg::Triple& triple : puzzle->board.triples())
        text += fmt::format("<path d=\"M{:.0f} {:.0f}L{:.0f} {:.0f}L{:.0f} {:.0f}\" "
                            "stroke-opacity=\"0.4\"/>\n",
                            x(triple.a), y(triple.a), x(triple.b), y(triple.b), x(triple.c),
                            y(triple.c));
    for (int hole = 1; hole <= puzzle->board.holes(); ++hole) {
        const bool peg = peg::has(puzzle->start, hole);
        text += fmt::format("<circle cx=\"{0:.0f}\" cy=\"{1:.0f}\" r=\"15\" fill=\"{2}\"/>"
                            "<text x=\"{0:.0f}\" y=\"{3:.0f}\" stroke=\"none\" fill=\"{4}\">{5}"
                            "</text>\n",
                            x(hole), y(hole), peg ? "#0072b2" : "Canvas", y(hole) + 5,
                            peg ? "#ffffff" : "CanvasText", hole);
    }
    return text + "</svg>\n";
}

} // namespace loggia::grading
