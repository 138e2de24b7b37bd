#include "core/game_graph/analysis/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace loggia::game_graph {

namespace {

// Tints of the Okabe-Ito colours that black letters can be read on; shape and letter say the same.
const char* fill_of(Outcome outcome) {
    return outcome == Outcome::win ? "#bfe8d9" : outcome == Outcome::loss ? "#f6cfb5" : "#e3e3e3";
}

std::string dot_quoted(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string xml_quoted(std::string_view text) {
    std::string quoted;
    for (const char c : text) {
        switch (c) {
        case '&':
            quoted += "&amp;";
            break;
        case '<':
            quoted += "&lt;";
            break;
        case '>':
            quoted += "&gt;";
            break;
        default:
            quoted += c;
        }
    }
    return quoted;
}

std::string value_words(Value value) {
    return value.remoteness == Value::endless
               ? std::string(1, letter_of(value.outcome))
               : fmt::format("{} {}", letter_of(value.outcome), value.remoteness);
}

struct Box {
    double x, y, width, height; ///< of the middle, in pixels
};

std::string shape_of(const Box& box, Outcome outcome) {
    const double left = box.x - box.width / 2;
    const double top = box.y - box.height / 2;
    const double right = left + box.width;
    const double bottom = top + box.height;
    switch (outcome) {
    case Outcome::win:
        return fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}")", left,
                           top, box.width, box.height);
    case Outcome::loss:
        return fmt::format(R"(<ellipse cx="{:.1f}" cy="{:.1f}" rx="{:.1f}" ry="{:.1f}")", box.x,
                           box.y, box.width / 2, box.height / 2);
    case Outcome::draw:
        break;
    }
    constexpr double corner = 10;
    return fmt::format(
        R"(<polygon points="{:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f}")",
        left + corner, top, right - corner, top, right, box.y, right - corner, bottom,
        left + corner, bottom, left, box.y);
}

/// A tip at the end of a line that comes from another point. Drawn as a shape, for not every
/// program knows the markers of SVG.
std::string arrow_tip(double from_x, double from_y, double x, double y) {
    constexpr double length = 8;
    constexpr double half_width = 3.5;
    const double distance = std::max(std::hypot(x - from_x, y - from_y), 1.0);
    const double along_x = (x - from_x) / distance;
    const double along_y = (y - from_y) / distance;
    const double back_x = x - length * along_x;
    const double back_y = y - length * along_y;
    return fmt::format(R"(<path d="M{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}z" fill="#444"/>)", x,
                       y, back_x - half_width * along_y, back_y + half_width * along_x,
                       back_x + half_width * along_y, back_y - half_width * along_x);
}

} // namespace

std::string to_dot(const Drawing& drawing) {
    std::string text = "digraph game {\n  node [style=filled fontname=\"sans-serif\"];\n"
                       "  edge [fontname=\"sans-serif\" fontsize=10];\n";
    for (std::size_t i = 0; i < drawing.nodes.size(); ++i) {
        const Drawing::Node& node = drawing.nodes[i];
        const Outcome outcome = node.value.outcome;
        std::string label = dot_quoted(node.text);
        label.insert(label.size() - 1, "\\n" + value_words(node.value));
        text += fmt::format("  n{} [label={} shape={} fillcolor=\"{}\"{}];\n", i, label,
                            outcome == Outcome::win    ? "box"
                            : outcome == Outcome::loss ? "ellipse"
                                                       : "hexagon",
                            fill_of(outcome), i == 0 ? " penwidth=3" : "");
    }
    std::vector<std::vector<std::size_t>> layers(drawing.layers);
    for (std::size_t i = 0; i < drawing.nodes.size(); ++i)
        layers[drawing.nodes[i].layer].push_back(i);
    for (const auto& layer : layers) {
        text += "  { rank=same;";
        for (const std::size_t i : layer)
            text += fmt::format(" n{};", i);
        text += " }\n";
    }
    for (const Drawing::Line& line : drawing.lines)
        text += fmt::format("  n{} -> n{} [label={}{}];\n", line.from, line.to,
                            dot_quoted(line.text), line.best ? " penwidth=2.5" : "");
    return text + "}\n";
}

std::string to_svg(const Drawing& drawing) {
    constexpr double letter = 7.5; // pixels, of a letter at 13 pixels
    constexpr double height = 38;
    constexpr double gap = 16;
    constexpr double layer_gap = 46;
    constexpr double bow = 0.9 * layer_gap;
    std::size_t longest = 4;
    for (const Drawing::Node& node : drawing.nodes)
        longest = std::max(longest, node.text.size());
    const double node_width = letter * static_cast<double>(longest) + 24;
    const double column = node_width + gap;
    const auto box_of = [&](const Drawing::Node& node) {
        return Box{node.x * column, gap + bow / 2 + height / 2 + node.layer * (height + layer_gap),
                   node_width, height};
    };
    std::string text = fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0:.0f} {1:.0f}" width="{0:.0f}" height="{1:.0f}" font-family="sans-serif" font-size="13" text-anchor="middle">
<rect width="100%" height="100%" fill="#fff"/>
)",
        drawing.width * column,
        2 * gap + bow / 2 + drawing.layers * (height + layer_gap) - layer_gap);
    for (const Drawing::Line& line : drawing.lines) {
        const Box from = box_of(drawing.nodes[line.from]);
        const Box to = box_of(drawing.nodes[line.to]);
        // From edge to edge; where both are in one layer, in a bow above it.
        const int way = drawing.nodes[line.to].layer < drawing.nodes[line.from].layer ? -1 : 1;
        const bool level = from.y == to.y;
        const double aside = line.from == line.to ? from.width / 4 : 0;
        const double x1 = from.x - aside;
        const double x2 = to.x + aside;
        const double y1 = from.y + (level ? -1 : way) * height / 2;
        const double y2 = to.y - way * height / 2;
        const double middle_x = (x1 + x2) / 2;
        const double middle_y = level ? y1 - bow : (y1 + y2) / 2;
        text += fmt::format(
            R"(<path d="M{:.1f} {:.1f} Q{:.1f} {:.1f} {:.1f} {:.1f}" fill="none" stroke="#444" stroke-width="{}"/>)",
            x1, y1, middle_x, middle_y, x2, y2, line.best ? "2.5" : "0.8");
        text += arrow_tip(middle_x, middle_y, x2, y2);
        // The letters stand near the beginning, where lines are apart, and on a rim of their own.
        constexpr double near = 0.3;
        const double label_x = level ? middle_x : x1 + near * (x2 - x1);
        const double label_y = level ? y1 - bow / 2 : y1 + near * (y2 - y1) + 3;
        const std::string label = xml_quoted(line.text);
        text += fmt::format(
            R"(<text x="{0:.1f}" y="{1:.1f}" font-size="10" stroke="#fff" stroke-width="3">{2}</text><text x="{0:.1f}" y="{1:.1f}" font-size="10">{2}</text>)",
            label_x, label_y, label);
        text += '\n';
    }
    for (std::size_t i = 0; i < drawing.nodes.size(); ++i) {
        const Drawing::Node& node = drawing.nodes[i];
        const Box box = box_of(node);
        text += fmt::format(R"({} fill="{}" stroke="#222" stroke-width="{}"/>)",
                            shape_of(box, node.value.outcome), fill_of(node.value.outcome),
                            i == 0 ? 3 : 1);
        text += fmt::format(
            R"(<text x="{0:.1f}" y="{1:.1f}">{2}</text><text x="{0:.1f}" y="{3:.1f}" font-weight="bold">{4}{5}</text>)",
            box.x, box.y - 3, xml_quoted(node.text), box.y + 13, value_words(node.value),
            node.cut ? " ..." : "");
        text += '\n';
    }
    return text + "</svg>\n";
}

} // namespace loggia::game_graph
