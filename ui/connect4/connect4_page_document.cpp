#include "core/connect4/format.hpp"
#include "core/connect4/game_tree.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_legend.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/match/match_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QJsonArray>

#include <algorithm>
#include <memory>
#include <utility>

namespace loggia::ui {

namespace {

/// The own form of a file that holds moves.
constexpr QLatin1String form_with_moves("moves");
/// Of a file that holds the board as a program has printed it.
constexpr QLatin1String form_of_picture("picture");

} // namespace

PageInfo Connect4Page::pageInfo() {
    return {QStringLiteral("connect4"),
            tr("Max-Connect4"),
            QStringLiteral("connect4"),
            commands(),
            {{tr("Max-Connect4 game with its moves"), {QStringLiteral("*.c4")}},
             {tr("Max-Connect4 position"), {QStringLiteral("*.txt")}}},
            [](const QByteArray& content) {
                const std::string text = content.toStdString();
                // What is wrong with a position is said here, not by a page that takes any text.
                if (connect4::tree_of(text, {.infer_turn = true}) ||
                    connect4::begins_with_rows(text))
                    return true;
                const auto pictured = connect4::pictured_game(text);
                return pictured && pictured->has_value();
            },
            [] { return std::make_unique<Connect4Page>(); },
            connect4Legend};
}

void Connect4Page::newDocument() {
    document_->newGame();
    board_->setFocus();
}

Result<void> Connect4Page::open(const QByteArray& content) {
    return openFile(content, {});
}

Result<void> Connect4Page::openFile(const QByteArray& content, const QString& path) {
    // The numbers of stones tell the player to move where the file does not.
    const std::string text = content.toStdString();
    auto tree = connect4::tree_of(text, {.infer_turn = true});
    auto pictured = tree ? std::nullopt : connect4::pictured_game(text);
    const bool is_picture = pictured.has_value();
    if (is_picture)
        tree = *std::move(pictured);
    if (!tree)
        return tl::unexpected(std::move(tree.error()));
    document_->setGame(*tree, tr("open a game"));
    if (is_picture)
        setOwnForm(path, form_of_picture);
    else if (document_->played() > 0)
        setOwnForm(path, form_with_moves);
    return {};
}

bool Connect4Page::keepsMoves(const QString& file_name) const {
    return formatFor(file_name) == 0 || ownForm(file_name) == form_with_moves;
}

bool Connect4Page::savesMoves(const QString& file_name) const {
    return keepsMoves(file_name) && document_->boardToSave() == document_->shownPosition() &&
           !document_->tree().main_game().moves.empty();
}

void Connect4Page::noteSaved(const QString& path) {
    setOwnForm(path, savesMoves(path) ? form_with_moves : QLatin1String());
}

QByteArray Connect4Page::save(const QString& file_name) const {
    const connect4::Position board = document_->boardToSave();
    if (!keepsMoves(file_name))
        return QByteArray::fromStdString(to_text(board));
    // The game stays, with its moves, unless another board takes its place.
    return QByteArray::fromStdString(to_text(board == document_->shownPosition()
                                                 ? document_->tree()
                                                 : connect4::GameTree(connect4::Game{board, {}})));
}

QString Connect4Page::lossOf(const QString& file_name) const {
    if (document_->isEditing() && !document_->canFinishEditing())
        return tr("The position that you are setting up is not possible, so the file would contain "
                  "the board as it was before.");
    if (ownForm(file_name) == form_of_picture)
        return tr("This file is a picture of a board. Saving replaces it with the board in "
                  "Loggia's format.");
    const std::size_t moves = document_->tree().main_game().moves.size();
    if (document_->boardToSave() != document_->shownPosition())
        return moves > 0 && ownForm(file_name) == form_with_moves
                   ? tr("The moves in this file would be lost: it would contain only the position "
                        "that you are setting up.")
                   : QString();
    const std::size_t variations = document_->tree().variations();
    if (moves == 0 || keepsMoves(file_name))
        return {};
    if (variations > 0)
        return tr("This format stores only the board. The moves and their variations would be "
                  "lost.");
    return moves == 1
               ? tr("This format stores only the board. The move would be lost.")
               : tr("This format stores only the board. The %1 moves would be lost.").arg(moves);
}

/// The game with its moves; while a position is set up, that.
QString Connect4Page::copy() const {
    return QString::fromStdString(document_->isEditing() ? to_text(document_->boardToSave())
                                                         : to_text(document_->tree()));
}

Result<void> Connect4Page::paste(const QString& text) {
    auto tree = connect4::typed_game(text.toStdString());
    if (!tree)
        return tl::unexpected(std::move(tree.error()));
    document_->setGame(*tree, tr("paste a game"));
    return {};
}

std::any Connect4Page::results() const {
    const AnalysisRun::KnownGames known = analysis_->knownGames();
    return known.games.empty() ? std::any() : known;
}

void Connect4Page::takeOver(const std::any& results) {
    if (const auto* known = std::any_cast<AnalysisRun::KnownGames>(&results))
        analysis_->takeOver(*known);
}

void Connect4Page::keepSession() {
    session()->keep(
        Session::document_key, [this] { return storedDocument(); },
        [this](const QJsonObject& stored) { restoreDocument(stored); }, document_,
        &Connect4Document::changed, document_, &Connect4Document::playersChanged);
    session()->keep(
        "analysis", [this] { return toJson(analysis_->settings()); },
        [this](const QJsonObject& stored) { analysis_->setSettings(thinkSettingsFrom(stored)); },
        analysis_, &AnalysisRun::settingsChanged);
    session()->keep(
        "fours", [this] { return fours_shown_; },
        [this](bool shown) {
            fours_shown_ = shown;
            refreshScene();
        },
        this, &Connect4Page::foursShownChanged);
    session()->keep("depth-table", depth_panel_->session());
    session()->keep("match", match_panel_->session());
    session()->keep(
        "analysing", [this] { return analysis_->isOn(); },
        [this](bool on) { analysis_->setOn(on); }, analysis_, &AnalysisRun::onChanged);
    session()->keep(
        "assisted", [this] { return game_over_->isAssisted(); },
        [this](bool assisted) { game_over_->setAssisted(assisted); }, game_over_,
        &GameOverBar::assistedChanged);
    session()->keep("tab", tabs_); // Analysing brings its own tab to the front.
}

QJsonObject Connect4Page::storedDocument() const {
    QJsonArray line;
    for (const int column : document_->game().moves)
        line.append(column);
    QJsonObject stored{{QStringLiteral("game"), QString::fromStdString(to_text(document_->tree()))},
                       {QStringLiteral("line"), line},
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
    if (const auto tree = connect4::tree_of(get("game").toString().toStdString())) {
        state = stateOf(*tree);
        VariedGame::Path line;
        for (const auto& column : get("line").toArray())
            line.push_back(column.toInt(-1));
        const auto shown = static_cast<std::size_t>(
            std::max(0, get("shown").toInt(static_cast<int>(state.played.length()))));
        if (line.empty() || !state.played.chooseLine(line, shown))
            state.played.show(shown);
    }
    if (const QJsonArray stones = get("setup").toArray(); stones.size() == 2)
        state.setup = connect4::setup_of(stones[0].toString().toULongLong(nullptr, 16),
                                         stones[1].toString().toULongLong(nullptr, 16));
    Players players = document_->players();
    const QJsonArray saved = get("players").toArray();
    for (std::size_t i = 0; i < players.size() && static_cast<int>(i) < saved.size(); ++i)
        players.at(i) = playerSettingsFrom(saved[static_cast<int>(i)].toObject());
    document_->restore(state, players);
}

} // namespace loggia::ui
