// The part of Connect4Page that the main window asks for: commands, files, pictures, the session.
#include "core/connect4/explain.hpp"
#include "core/connect4/format.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/computer_turn.hpp"
#include "ui/connect4/connect4_commands.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/connect4/connect4_scene.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/match_panel.hpp"
#include "ui/shell/colours.hpp"
#include "ui/widgets/board_view.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QJsonArray>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <map>

namespace loggia::ui {

using connect4::Position;

PageInfo Connect4Page::pageInfo() {
    return {QStringLiteral("connect4"),
            tr("Max-Connect4"),
            QStringLiteral("connect4"),
            connect4Commands(),
            {{tr("Max-Connect4 position"), {QStringLiteral("*.txt")}},
             {tr("Max-Connect4 game with its moves"), {QStringLiteral("*.c4")}}},
            [](const QByteArray& content) {
                return connect4::game_of(content.toStdString()).has_value();
            },
            [] { return std::make_unique<Connect4Page>(); }};
}

void Connect4Page::runCommand(const QString& id) {
    if (!canRun(id))
        return;
    const std::size_t shown = document_->shown();
    const std::map<QString, std::function<void()>> actions{
        {QStringLiteral("connect4.hint"), [&] { analysis_->askForHint(); }},
        {QStringLiteral("connect4.analyse"), [&] { analysis_->setOn(!analysis_->isOn()); }},
        {QStringLiteral("connect4.stop"), [&] { stopAll(); }},
        {QStringLiteral("connect4.computer-move"),
         [&] {
             if (computer_->isThinking())
                 computer_->moveNow();
             else
                 document_->continueFromHere();
         }},
        {QStringLiteral("connect4.swap"), [&] { document_->swapSides(); }},
        {QStringLiteral("connect4.edit"), [&] { document_->startEditing(); }},
        {QStringLiteral("connect4.points"),
         [&] {
             last_points_ = !last_points_;
             refreshScene();
         }},
        {QStringLiteral("connect4.first"), [&] { document_->show(0); }},
        {QStringLiteral("connect4.back"), [&] { document_->show(shown - 1); }},
        {QStringLiteral("connect4.forward"), [&] { document_->show(shown + 1); }},
        {QStringLiteral("connect4.last"), [&] { document_->show(document_->game().moves.size()); }},
    };
    if (const auto found = actions.find(id); found != actions.end())
        found->second();
}

bool Connect4Page::canRun(const QString& id) const {
    const bool playing = !document_->isEditing();
    const Position position = document_->shownPosition();
    if (id == QLatin1String("connect4.stop"))
        return run_bar_->isRunning();
    if (id == QLatin1String("connect4.hint"))
        return playing && !position.is_full();
    if (id == QLatin1String("connect4.computer-move"))
        return computer_->isThinking() ||
               (playing && !position.is_full() && document_->player(position.to_move()).computer);
    if (id == QLatin1String("connect4.edit"))
        return playing;
    if (id == QLatin1String("connect4.points")) {
        if (!playing || document_->shown() == 0)
            return false;
        const Position before = document_->game().position_after(document_->shown() - 1);
        return !connect4::effects_of(before, document_->game().moves[document_->shown() - 1])
                    .completes.empty();
    }
    if (id == QLatin1String("connect4.first") || id == QLatin1String("connect4.back"))
        return playing && document_->shown() > 0;
    if (id == QLatin1String("connect4.forward") || id == QLatin1String("connect4.last"))
        return playing && !document_->isAtEnd();
    return true;
}

void Connect4Page::newDocument() {
    document_->newGame();
    board_->setFocus();
}

Result<void> Connect4Page::open(const QByteArray& content) {
    auto game = connect4::game_of(content.toStdString());
    if (!game)
        return tl::unexpected(std::move(game.error()));
    document_->setGame(*game, tr("open a game"));
    return {};
}

QByteArray Connect4Page::save(const QString& file_name) const {
    const bool with_moves = formatFor(file_name) == 1;
    return QByteArray::fromStdString(with_moves ? to_text(document_->game())
                                                : to_text(document_->shownPosition()));
}

QString Connect4Page::copy() const {
    return QString::fromStdString(to_text(document_->shownPosition()));
}

Result<void> Connect4Page::paste(const QString& text) {
    auto game = connect4::game_of(text.toStdString());
    if (!game)
        return tl::unexpected(std::move(game.error()));
    document_->setGame(*game, tr("paste a position"));
    return {};
}

QSize Connect4Page::pictureSize() const {
    return {728, 728};
}

void Connect4Page::paintPicture(QPainter& painter) const {
    const BoardScene& scene = board_->scene();
    const Colours& colours = coloursFor(palette());
    painter.fillRect(QRect(QPoint(0, 0), pictureSize()), colours.window);
    paintBoard(painter, BoardGeometry(pictureSize(), scene.columns, scene.rows, 1), scene, {},
               colours, font());
}

QJsonObject Connect4Page::session() const {
    QJsonObject json{{QStringLiteral("game"), QString::fromStdString(to_text(document_->game()))},
                     {QStringLiteral("shown"), static_cast<int>(document_->shown())},
                     {QStringLiteral("players"),
                      QJsonArray{toJson(document_->players()[0]), toJson(document_->players()[1])}},
                     {QStringLiteral("analysis"), toJson(analysis_->settings())},
                     {QStringLiteral("analysing"), analysis_->isOn()},
                     {QStringLiteral("depthTable"), depth_panel_->session()},
                     {QStringLiteral("match"), match_panel_->session()},
                     {QStringLiteral("tab"), tabs_->currentIndex()}};
    if (divider_moved_)
        json.insert(QStringLiteral("divider"),
                    QString::fromLatin1(splitter_->saveState().toBase64()));
    if (const auto& setup = document_->state().setup)
        json.insert(QStringLiteral("setup"), QJsonArray{QString::number(setup->stones[0], 16),
                                                        QString::number(setup->stones[1], 16)});
    return json;
}

void Connect4Page::restoreSession(const QJsonObject& session) {
    const auto get = [&](const char* key) { return session.value(QLatin1String(key)); };
    Connect4State state = document_->state();
    if (const auto game = connect4::game_of(get("game").toString().toStdString())) {
        state.game = *game;
        state.shown = static_cast<std::size_t>(
            std::max(0, get("shown").toInt(static_cast<int>(game->moves.size()))));
    }
    if (const QJsonArray stones = get("setup").toArray(); stones.size() == 2)
        state.setup = connect4::setup_of(stones[0].toString().toULongLong(nullptr, 16),
                                         stones[1].toString().toULongLong(nullptr, 16));
    Players players = document_->players();
    const QJsonArray saved = get("players").toArray();
    for (std::size_t i = 0; i < players.size() && static_cast<int>(i) < saved.size(); ++i)
        players.at(i) = playerSettingsFrom(saved[static_cast<int>(i)].toObject());
    undoStack()->clear();
    document_->restore(state, players);
    if (get("analysis").isObject())
        analysis_->setSettings(thinkSettingsFrom(get("analysis").toObject()));
    depth_panel_->restoreSession(get("depthTable").toObject());
    match_panel_->restoreSession(get("match").toObject());
    analysis_->setOn(get("analysing").toBool());
    if (splitter_->restoreState(QByteArray::fromBase64(get("divider").toString().toLatin1())))
        divider_moved_ = true;
    tabs_->setCurrentIndex(std::clamp(get("tab").toInt(), 0, tabs_->count() - 1));
}

QList<QWidget*> Connect4Page::areas() {
    return {board_, run_bar_, tabs_};
}

} // namespace loggia::ui
