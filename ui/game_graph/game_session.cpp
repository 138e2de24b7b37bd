#include "ui/game_graph/game_session.hpp"

#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/game_player.hpp"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace loggia::ui {

namespace {

QJsonObject playerJson(const GamePlayer& player) {
    return {{QStringLiteral("kind"), player.computer
                                         ? QString::fromStdString(to_text(*player.computer))
                                         : QStringLiteral("person")},
            {QStringLiteral("seed"), static_cast<int>(player.seed)}};
}

GamePlayer playerOf(const QJsonObject& json, const GamePlayer& otherwise) {
    const QString kind = json.value(QLatin1String("kind")).toString();
    GamePlayer player;
    player.seed = static_cast<std::uint64_t>(
        std::clamp(json.value(QLatin1String("seed")).toInt(1), 0, 999'999));
    if (kind == QLatin1String("person"))
        return player;
    const auto opponent = game_graph::opponent_of(kind.toStdString());
    if (!opponent)
        return otherwise;
    player.computer = *opponent;
    return player;
}

} // namespace

QJsonArray playersJson(const GameGraphDocument& document) {
    return {playerJson(document.player(1)), playerJson(document.player(2))};
}

void restorePlayers(GameGraphDocument& document, const QJsonArray& json) {
    for (int number = 1; number <= 2; ++number)
        document.setPlayer(number,
                           playerOf(json.at(number - 1).toObject(), document.player(number)));
}

QJsonObject documentJson(const GameGraphDocument& document) {
    if (document.isLarge()) {
        const AwaitedGame game = document.withoutGraph();
        return {{QStringLiteral("large"), true},
                {QStringLiteral("start"), QString::fromStdString(game.start)},
                {QStringLiteral("moves"), QString::fromStdString(game.moves)},
                {QStringLiteral("shown"), static_cast<int>(game.shown)}};
    }
    const GameGraphState& state = document.state();
    QJsonArray points;
    if (document.isDrawn())
        for (const QPointF& point : state.drawing->points)
            points.append(QJsonArray{point.x(), point.y()});
    return {{QStringLiteral("record"), QString::fromStdString(to_text(document.record()))},
            {QStringLiteral("text"), QString::fromStdString(state.text)},
            {QStringLiteral("points"), points},
            {QStringLiteral("shown"), static_cast<int>(document.shown())}};
}

void restoreDocument(GameGraphDocument& document, const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    const auto shown = static_cast<std::size_t>(std::max(0, get("shown").toInt()));
    if (json.contains(QLatin1String("large")))
        return document.restoreLater(
            {get("start").toString().toStdString(), get("moves").toString().toStdString(), shown});
    const auto record = game_graph::record_of(get("record").toString().toStdString());
    if (!record)
        return;
    std::vector<QPointF> points;
    for (const QJsonValue point : get("points").toArray()) {
        const QJsonArray pair = point.toArray();
        points.emplace_back(pair.at(0).toDouble(), pair.at(1).toDouble());
    }
    document.restore(*record, points, get("text").toString().toStdString(), shown);
}

QJsonObject viewJson(const GameViewChoice& view) {
    return {{QStringLiteral("kind"), static_cast<int>(view.kind)},
            {QStringLiteral("level"), view.level}};
}

GameViewChoice viewOf(const QJsonObject& json, const GameViewChoice& otherwise) {
    using Kind = GameViewChoice::Kind;
    GameViewChoice view = otherwise;
    const int kind = json.value(QLatin1String("kind")).toInt(-1);
    if (kind >= 0 && kind <= static_cast<int>(Kind::board))
        view.kind = static_cast<Kind>(kind);
    view.level = std::max(0, json.value(QLatin1String("level")).toInt(view.level));
    return view;
}

} // namespace loggia::ui
