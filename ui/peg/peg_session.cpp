#include "ui/peg/peg_session.hpp"

#include "core/peg/format.hpp"
#include "core/peg/replay.hpp"
#include "ui/peg/peg_document.hpp"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

/// Nothing where it is not one.
std::optional<PegState> pegStateOf(const QJsonObject& json) {
    constexpr double farthest = 1e9;
    std::vector<peg::Point> places;
    for (const auto& each : json.value(QLatin1String("places")).toArray())
        places.push_back({std::clamp(each[0].toDouble(), -farthest, farthest),
                          std::clamp(each[1].toDouble(), -farthest, farthest)});
    std::vector<peg::Triple> rows;
    for (const auto& each : json.value(QLatin1String("rows")).toArray())
        rows.push_back({each[0].toInt(), each[1].toInt(), each[2].toInt()});
    const auto grid = static_cast<peg::Grid>(std::clamp(json.value(QLatin1String("grid")).toInt(),
                                                        0, static_cast<int>(peg::Grid::free)));
    peg::Game game;
    if (!places.empty()) {
        const int holes = static_cast<int>(std::min<std::size_t>(places.size(), 1000));
        auto board = peg::Board::make(holes, rows, std::move(places));
        if (!board)
            return std::nullopt;
        game.puzzle.board = std::move(*board);
    }
    const auto set = [&](const char* key) {
        return json.value(QLatin1String(key)).toString().toULongLong(nullptr, 16) &
               game.puzzle.board.all();
    };
    game.puzzle.start = set("start");
    game.puzzle.goal.in = set("goal");
    game.puzzle.goal.pegs =
        std::clamp(json.value(QLatin1String("left")).toInt(1),
                   std::max(1, std::popcount(game.puzzle.goal.in)), peg::most_holes);
    if (const auto jumps =
            peg::jumps_of(json.value(QLatin1String("jumps")).toString().toStdString());
        jumps && !peg::replay(game.puzzle, *jumps).fault)
        game.jumps = *jumps;
    PegState state = PegDocument::stateOf(
        game, static_cast<std::size_t>(std::max(0, json.value(QLatin1String("shown")).toInt())));
    state.grid = grid;
    return state;
}

} // namespace

QJsonObject documentJson(const PegDocument& document) {
    const PegState& state = document.state();
    const peg::Puzzle& puzzle = state.puzzle;
    QJsonArray places;
    for (const peg::Point& point : puzzle.board.layout())
        places << QJsonArray{point.x, point.y};
    QJsonArray rows;
    for (const peg::Triple& row : puzzle.board.triples())
        rows << QJsonArray{row.a, row.b, row.c};
    return {{QStringLiteral("places"), places},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("start"), QString::number(puzzle.start, 16)},
            {QStringLiteral("goal"), QString::number(puzzle.goal.in, 16)},
            {QStringLiteral("left"), puzzle.goal.pegs},
            {QStringLiteral("jumps"), QString::fromStdString(to_text(state.played.moves()))},
            {QStringLiteral("shown"), static_cast<int>(state.played.shown())},
            {QStringLiteral("grid"), static_cast<int>(state.grid)}};
}

void restoreDocument(PegDocument& document, const QJsonObject& json) {
    if (const auto state = pegStateOf(json))
        document.restore(*state);
}

QJsonObject fewestJson(const PegAnswer& solved) {
    return {{QStringLiteral("from"), static_cast<int>(solved.question.game.jumps.size())},
            {QStringLiteral("lower"), solved.fewest->lower},
            {QStringLiteral("upper"), solved.fewest->upper},
            {QStringLiteral("positions"), static_cast<double>(solved.positions)},
            {QStringLiteral("seconds"), solved.seconds}};
}

std::optional<PegAnswer> fewestOf(const QJsonObject& json, const peg::Game& game) {
    const int from = json.value(QLatin1String("from")).toInt(-1);
    if (from < 0 || static_cast<std::size_t>(from) >= game.jumps.size())
        return std::nullopt;
    PegAnswer answer;
    answer.question = {game, PegMethod::fewest, {}};
    answer.question.game.jumps.resize(static_cast<std::size_t>(from));
    answer.jumps.assign(game.jumps.begin() + from, game.jumps.end());
    answer.verdict = peg::Verdict::solved;
    answer.fewest = peg::FewestMoves{answer.jumps, json.value(QLatin1String("lower")).toInt(),
                                     json.value(QLatin1String("upper")).toInt(-1)};
    answer.positions = static_cast<std::uint64_t>(
        std::max(0.0, json.value(QLatin1String("positions")).toDouble()));
    answer.seconds = json.value(QLatin1String("seconds")).toDouble();
    return answer;
}

} // namespace loggia::ui
