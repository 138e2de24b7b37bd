#include "ui/game_graph/graph/drawn_scene.hpp"

#include "ui/game_graph/graph/state_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/graph/graph_shape.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QFontMetricsF>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace loggia::ui {

using game_graph::Game;
using game_graph::Outcome;
using game_graph::State;
using game_graph::Value;

namespace {

/// The values of a place for player 1 and for player 2, as far as they are known.
struct PlaceValues {
    std::optional<Value> one;
    std::optional<Value> two;
    bool open = false;      ///< A label has yet to come.
    bool just = false;      ///< One was the last to come.
    bool corrected = false; ///< A person gave another one.
};

PlaceValues valuesAt(const DrawnGame& drawing, const GameStudy& study, std::size_t place,
                     const StateLook* labels) {
    PlaceValues values;
    if (!study.solution)
        return values;
    for (const int player : {1, 2}) {
        const State state = positionAt(study.game, drawing, place, player);
        std::optional<Value>& value = player == 1 ? values.one : values.two;
        value = study.solution->value(state);
        if (labels == nullptr || !value)
            continue;
        const int node = study.nodeOf(state);
        values.just = values.just || node == labels->just;
        if (!labels->known[static_cast<std::size_t>(node)]) {
            values.open = true;
            value.reset();
        } else if (!labels->corrected.empty()) {
            values.corrected =
                values.corrected || labels->corrected[static_cast<std::size_t>(node)];
        }
    }
    return values;
}

void showValues(GraphNode& node, const PlaceValues& values) {
    const std::optional<Value> any = values.one ? values.one : values.two;
    if (!any && values.open) {
        node.badge = QStringLiteral("?");
        node.name = GameWords::tr("%1, not labelled yet").arg(node.label);
        return;
    }
    if (!any) {
        node.name = GameWords::tr("%1, unreachable").arg(node.label);
        node.tooltip = node.name;
        node.tone = NodeTone::dim;
        return;
    }
    if (values.one && values.two && *values.one != *values.two) {
        node.badge = QStringLiteral("%1 %2").arg(badgeOf(*values.one), badgeOf(*values.two));
        node.name = GameWords::tr("%1, for player 1: %2, for player 2: %3")
                        .arg(node.label, wordsOf(*values.one), wordsOf(*values.two));
    } else {
        node.badge = badgeOf(*any);
        node.name = GameWords::tr("%1, %2").arg(node.label, wordsOf(*any));
        node.tone = any->outcome == Outcome::win    ? NodeTone::yes
                    : any->outcome == Outcome::loss ? NodeTone::no
                                                    : NodeTone::neutral;
    }
    if (values.just)
        node.tone = NodeTone::highlight;
    if (values.corrected) {
        node.badge += QStringLiteral(" \u2717");
        node.name = GameWords::tr("%1, corrected").arg(node.name);
    }
    node.tooltip = node.name;
}

} // namespace

State positionAt(const Game& game, const DrawnGame& drawing, std::size_t place, int player) {
    const auto state =
        game.state_of("(" + std::to_string(player) + ", " + drawing.drawn.places[place] + ")");
    return state ? *state : game.start();
}

int placeOf(const DrawnGame& drawing, const Game& game, State state) {
    // `(1, a)` or `(a)`
    std::string text = game.state_text(state);
    text.pop_back();
    const std::size_t before = text.find_last_of("( ");
    const auto& places = drawing.drawn.places;
    const auto found = std::find(places.begin(), places.end(), text.substr(before + 1));
    return found == places.end() ? -1 : static_cast<int>(found - places.begin());
}

namespace {

QString arrowInWords(const DrawnGame& drawing, std::size_t to, std::uint8_t players) {
    const QString text = players == both_players ? GameWords::tr(", an arrow to %1")
                                                 : GameWords::tr(", an arrow of player %2 to %1");
    const QString with_place = text.arg(QString::fromStdString(drawing.drawn.places[to]));
    return players == both_players ? with_place : with_place.arg(players);
}

} // namespace

GraphEdge drawnArrow(int from, int to, std::uint8_t players) {
    GraphEdge edge{from, to};
    edge.arrow = true;
    if (players != both_players) {
        edge.label = QString::number(players);
        edge.tone = players == 1 ? NodeTone::player_one : NodeTone::player_two;
    }
    return edge;
}

GraphScene drawnScene(const DrawnGame& drawing, const GameStudy* study, const DrawnLook& look,
                      const QFont& font) {
    GraphScene scene;
    const QFontMetricsF metrics(font);
    for (std::size_t place = 0; place < drawing.size(); ++place) {
        GraphNode node;
        node.label = QString::fromStdString(drawing.drawn.places[place]);
        const auto& end = drawing.drawn.ends[place];
        node.shape = end ? NodeShape::box : NodeShape::round;
        node.name = node.label;
        if (look.values && study != nullptr)
            showValues(node, valuesAt(drawing, *study, place, look.labels));
        if (end)
            node.name +=
                GameWords::tr(", final: a %1 for the player to move").arg(coreWords(word_of(*end)));
        if (place == drawing.drawn.start) {
            node.label = QStringLiteral("▸ %1").arg(node.label);
            node.name += GameWords::tr(", the start");
        }
        if (static_cast<int>(place) == look.here) {
            node.tone = NodeTone::highlight;
            node.name += GameWords::tr(", the token is here");
        }
        const QSizeF size = nodeSize(node, metrics.horizontalAdvance(node.label), metrics.height());
        scene.places.emplace_back(
            drawing.points[place] - QPointF(size.width() / 2, size.height() / 2), size);
        scene.bounds = scene.bounds.united(scene.places.back());
        scene.nodes.push_back(std::move(node));
    }
    // A file may say of each player by itself what is one arrow.
    std::map<std::pair<std::size_t, std::size_t>, std::uint8_t> players_of;
    for (const game_graph::Drawn::Arrow& arrow : drawing.drawn.arrows)
        players_of[{arrow.from, arrow.to}] |= arrow.players;
    std::set<std::pair<std::size_t, std::size_t>> drawn;
    for (const game_graph::Drawn::Arrow& arrow : drawing.drawn.arrows) {
        if (!drawn.insert({arrow.from, arrow.to}).second)
            continue;
        const std::uint8_t players = players_of[{arrow.from, arrow.to}];
        GraphEdge edge =
            drawnArrow(static_cast<int>(arrow.from), static_cast<int>(arrow.to), players);
        if (const auto back = players_of.find({arrow.to, arrow.from});
            back != players_of.end() && back->second != 0)
            edge.bend = arrow_bend;
        scene.nodes[arrow.from].name += arrowInWords(drawing, arrow.to, players);
        scene.edges.push_back(std::move(edge));
    }
    scene.bounds = scene.bounds.adjusted(-40, -40, 40, 40).united(drawing_ground);
    routeArrows(scene, font);
    return scene;
}

} // namespace loggia::ui
