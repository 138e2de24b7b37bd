#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/analysis/solve.hpp"
#include "core/game_graph/analysis/tree.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// A tree or graph ready to be drawn: nodes in layers, with places in them and words on them.
struct Drawing {
    struct Node {
        State state = 0;
        Value value;
        std::string text;        ///< the position, without its value
        std::uint32_t layer = 0; ///< 0 at the top
        double x = 0;            ///< of its middle, in widths of a node, from 0 on
        bool cut = false;        ///< the game goes on, but the drawing does not
    };
    struct Line {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        std::string text; ///< the move, or several with commas between them
        bool best = false;
    };
    std::vector<Node> nodes; ///< the start first
    std::vector<Line> lines;
    std::uint32_t layers = 0;
    double width = 0; ///< widths of a node
};

/// What the layers of a graph's drawing are.
enum class Layering : std::uint8_t {
    remoteness, ///< how far the end is: ends at the bottom, draws without end at the top
    distance,   ///< how far the start is, at the top
};

/// The graph of a solution. Within its layer, a node is near its neighbours. Fails if it has more
/// than `most` nodes, when stopped, or where the game was solved by layers and has no graph.
[[nodiscard]] Result<Drawing> draw(const Solution& solution, Layering layering,
                                   std::size_t most = 2000, const Control& control = {});
/// A tree: parents above the middle of their children. Fails as draw does.
[[nodiscard]] Result<Drawing> draw(const Game& game, const Tree& tree, std::size_t most = 2000,
                                   const Control& control = {});

/// For Graphviz. Wins are boxes, losses ellipses, draws hexagons; best moves are thick.
[[nodiscard]] std::string to_dot(const Drawing& drawing);
/// A self-contained picture with the same shapes.
[[nodiscard]] std::string to_svg(const Drawing& drawing);

} // namespace loggia::game_graph
