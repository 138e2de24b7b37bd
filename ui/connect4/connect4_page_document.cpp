// The part of Connect4Page that the main window asks for: commands, files, pictures, the session.
#include "core/connect4/engine/explain.hpp"
#include "core/connect4/format.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/connect4/connect4_scene.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/match_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QJsonArray>
#include <QPainter>
#include <QTabBar>
#include <QTabWidget>

namespace loggia::ui {

using connect4::Position;

PageInfo Connect4Page::pageInfo() {
    return {QStringLiteral("connect4"),
            tr("Max-Connect4"),
            QStringLiteral("connect4"),
            commands(),
            {{tr("Max-Connect4 position"), {QStringLiteral("*.txt")}},
             {tr("Max-Connect4 game with its moves"), {QStringLiteral("*.c4")}}},
            [](const QByteArray& content) {
                return connect4::game_of(content.toStdString()).has_value();
            },
            [] { return std::make_unique<Connect4Page>(); }};
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

void Connect4Page::keepSession() {
    session()->keep(
        "document", [this] { return storedDocument(); },
        [this](const QJsonObject& stored) { restoreDocument(stored); }, document_,
        &Connect4Document::changed, document_, &Connect4Document::playersChanged);
    session()->keep(
        "analysis", [this] { return toJson(analysis_->settings()); },
        [this](const QJsonObject& stored) { analysis_->setSettings(thinkSettingsFrom(stored)); },
        analysis_, &AnalysisRun::settingsChanged);
    session()->keep("depth-table", depth_panel_->session());
    session()->keep("match", match_panel_->session());
    session()->keep(
        "analysing", [this] { return analysis_->isOn(); },
        [this](bool on) { analysis_->setOn(on); }, analysis_, &AnalysisRun::onChanged);
    session()->keep("tab", tabs_); // Analysing brings its own tab to the front.
}

QJsonObject Connect4Page::storedDocument() const {
    QJsonObject stored{{QStringLiteral("game"), QString::fromStdString(to_text(document_->game()))},
                       {QStringLiteral("shown"), static_cast<int>(document_->shown())},
                       {QStringLiteral("players"), QJsonArray{toJson(document_->players()[0]),
                                                              toJson(document_->players()[1])}}};
    if (const auto& setup = document_->state().setup)
        stored.insert(QStringLiteral("setup"), QJsonArray{QString::number(setup->stones[0], 16),
                                                          QString::number(setup->stones[1], 16)});
    return stored;
}

void Connect4Page::restoreDocument(const QJsonObject& stored) {
    const auto get = [&](const char* key) { return stored.value(QLatin1String(key)); };
    Connect4State state = document_->state();
    if (const auto game = connect4::game_of(get("game").toString().toStdString()))
        state = stateOf(*game, static_cast<std::size_t>(std::max(
                                   0, get("shown").toInt(static_cast<int>(game->moves.size())))));
    if (const QJsonArray stones = get("setup").toArray(); stones.size() == 2)
        state.setup = connect4::setup_of(stones[0].toString().toULongLong(nullptr, 16),
                                         stones[1].toString().toULongLong(nullptr, 16));
    Players players = document_->players();
    const QJsonArray saved = get("players").toArray();
    for (std::size_t i = 0; i < players.size() && static_cast<int>(i) < saved.size(); ++i)
        players.at(i) = playerSettingsFrom(saved[static_cast<int>(i)].toObject());
    document_->restore(state, players);
}

QList<QWidget*> Connect4Page::areas() {
    return {board_, run_bar_, tabs_};
}

} // namespace loggia::ui
