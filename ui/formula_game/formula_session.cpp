#include "ui/formula_game/formula_session.hpp"

#include "core/formula_game/format.hpp"
#include "core/logic/expr.hpp"
#include "ui/formula_game/formula_document.hpp"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

bool isSmall(const formula_game::Position& position) {
    const formula_game::Game& game = position.game();
    return logic::tree_size(game.store(), game.root()).leaves <= FormulaDocument::longest_small;
}

} // namespace

QJsonObject documentJson(const FormulaDocument& document) {
    using formula_game::Player;
    const QJsonArray computer{document.isComputer(Player::e), document.isComputer(Player::a)};
    if (document.isLarge()) {
        const AwaitedFormula game = document.withoutFormula();
        return {{QStringLiteral("large"), true},
                {QStringLiteral("turns"), QString::fromStdString(game.turns)},
                {QStringLiteral("variables"), QString::fromStdString(game.variables)},
                {QStringLiteral("letters"), QString::fromStdString(game.letters)},
                {QStringLiteral("values"), QString::fromStdString(game.values)},
                {QStringLiteral("shown"), static_cast<int>(game.shown)},
                {QStringLiteral("computer"), computer}};
    }
    const GameDraft& draft = document.state().draft;
    const bool game = document.isGame();
    QJsonObject json{
        {QStringLiteral("formula"), QString::fromStdString(draft.formula)},
        {QStringLiteral("turns"), QString::fromStdString(draft.turns)},
        {QStringLiteral("variables"), QString::fromStdString(draft.variables)},
        {QStringLiteral("values"),
         game ? QString::fromStdString(values_text(*document.lastPosition())) : QString()},
        {QStringLiteral("shown"), static_cast<int>(document.shown())},
        {QStringLiteral("computer"), computer}};
    // Once the draft is that game again, the values chosen in it are there again.
    if (!game && document.played() > 0 && isSmall(*document.lastPosition()))
        json.insert(QStringLiteral("before"),
                    QString::fromStdString(to_text(*document.lastPosition())));
    return json;
}

void restoreDocument(FormulaDocument& document, const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    const auto text = [&](const char* key) { return get(key).toString().toStdString(); };
    const auto shown = static_cast<std::size_t>(std::max(0, get("shown").toInt()));
    const QJsonArray stored = get("computer").toArray();
    const std::array<bool, 2> computer{stored.at(0).toBool(true), stored.at(1).toBool(false)};
    if (get("large").toBool())
        document.restoreLater(
            {text("turns"), text("variables"), text("letters"), text("values"), shown}, computer);
    else if (get("formula").isString())
        document.restore({text("formula"), text("turns"), text("variables")}, text("values"), shown,
                         computer, text("before"));
}

} // namespace loggia::ui
