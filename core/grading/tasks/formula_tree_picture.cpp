#include "core/grading/tasks/formula_tree_picture.hpp"

#include "core/grading/tasks/judging.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>
#include <vector>

namespace loggia::grading {

namespace {

constexpr std::uint64_t most_nodes = 60;

/// Leaves stand side by side, every other node in the middle above what is below it.
class TreePicture {
public:
    explicit TreePicture(const logic::Store& store) : store_(store) {}

    std::string draw(logic::Expr root, std::uint64_t depth) {
        static_cast<void>(place(root, 0));
        const int width = leaves_ * column + 2 * margin;
        const int height = static_cast<int>(depth - 1) * row + 2 * margin;
        std::string text = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"The tree of the "
            "formula\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" font-size=\"15\" "
            "text-anchor=\"middle\" stroke=\"currentColor\" fill=\"none\">\n",
            width, height);
        for (const Line& line : lines_)
            text += fmt::format("<path d=\"M{:g} {}L{:g} {}\"/>\n", line.from_x, line.from_y,
                                line.to_x, line.to_y);
        for (const Node& node : nodes_)
            text += fmt::format("<circle cx=\"{0:g}\" cy=\"{1}\" r=\"{2}\" fill=\"Canvas\"/>"
                                "<text x=\"{0:g}\" y=\"{3}\" stroke=\"none\" "
                                "fill=\"CanvasText\">{4}</text>\n",
                                node.x, node.y, radius, node.y + 5, node.text);
        return text + "</svg>\n";
    }

private:
    static constexpr int margin = 20;
    static constexpr int column = 36;
    static constexpr int row = 52;
    static constexpr int radius = 14;

    struct Node {
        double x;
        int y;
        std::string text;
    };
    struct Line {
        double from_x;
        int from_y;
        double to_x;
        int to_y;
    };

    /// Returns where it stands. As deep as the tree, which has few nodes.
    double place(logic::Expr e, int depth) { // NOLINT(misc-no-recursion)
        const int y = margin + depth * row;
        if (store_.kind(e) == logic::Kind::variable) {
            const double x = margin + column * (leaves_++ + 0.5);
            nodes_.push_back({x, y, store_.name(store_.variable_of(e))});
            return x;
        }
        std::vector<double> below;
        for (const logic::Expr operand : store_.operands(e))
            below.push_back(place(operand, depth + 1));
        const double x = (below.front() + below.back()) / 2;
        for (const double each : below)
            lines_.push_back({x, y, each, y + row});
        nodes_.push_back({x, y, sign_of(store_.kind(e))});
        return x;
    }

    static std::string sign_of(logic::Kind kind) {
        return kind == logic::Kind::negation ? "-" : kind == logic::Kind::conjunction ? "*" : "+";
    }

    const logic::Store& store_;
    int leaves_ = 0;
    std::vector<Node> nodes_;
    std::vector<Line> lines_;
};

} // namespace

std::string formula_tree_picture(const Case& value) {
    if (value.files.empty())
        return {};
    const std::vector<std::string_view> lines = lines_of(value.files.front().text);
    if (lines.size() < 2)
        return {};
    const auto formula = logic::read_strict(lines[1]);
    if (!formula)
        return {};
    const logic::TreeSize size = logic::tree_size(formula->store, formula->root);
    if (size.nodes > most_nodes)
        return {};
    return TreePicture(formula->store).draw(formula->root, size.depth);
}

} // namespace loggia::grading
