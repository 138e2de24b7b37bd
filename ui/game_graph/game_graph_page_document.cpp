// The part of GameGraphPage that the main window asks for: commands, files, pictures, the session.
#include "core/game_graph/drawing.hpp"
#include "core/game_graph/record.hpp"
#include "core/game_graph/tree.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/drawn_game_view.hpp"
#include "ui/game_graph/game_bar.hpp"
#include "ui/game_graph/game_graph_commands.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/game_graph/state_graph_view.hpp"
#include "ui/game_graph/state_words.hpp"
#include "ui/shell/colours.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source_editor.hpp"
#include "ui/widgets/tree_view.hpp"

#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>
#include <map>

namespace loggia::ui {

using game_graph::Opponent;
using game_graph::Record;

namespace {

/// What a text holds: a record, a game's parameters, or the lines of a drawn graph.
Result<Record> recordIn(const QString& text) {
    const std::string bytes = text.toStdString();
    auto record = game_graph::record_of(bytes);
    if (record || text.trimmed().startsWith(QLatin1String("game:")))
        return record;
    if (auto game = game_graph::game_of(text.trimmed().toStdString()))
        return Record(std::move(*game));
    if (text.contains(QLatin1String("->")))
        if (auto drawn = game_graph::drawn_of(bytes))
            return Record(game_graph::Game(game_graph::Token(std::move(*drawn))));
    return record;
}

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

PageInfo GameGraphPage::pageInfo() {
    return {QStringLiteral("game-graph"),
            tr("Games"),
            QStringLiteral("game-graph"),
            gameGraphCommands(),
            {{tr("Computational game"), {QStringLiteral("*.txt"), QStringLiteral("*.game")}}},
            [](const QByteArray& content) {
                return content.trimmed().startsWith("game:") &&
                       game_graph::record_of(content.toStdString()).has_value();
            },
            [] { return std::make_unique<GameGraphPage>(); }};
}

std::function<void()> GameGraphPage::labelCommand(const QString& name) {
    const std::size_t done = labelling_->done();
    const auto go = [this](std::size_t steps) {
        return [this, steps] {
            tabs_->setCurrentIndex(2);
            labelling_->goTo(steps);
        };
    };
    if (name == QLatin1String("label-first"))
        return go(0);
    if (name == QLatin1String("label-back"))
        return go(done - 1);
    if (name == QLatin1String("label-forward"))
        return go(done + 1);
    if (name == QLatin1String("label-last"))
        return go(labelling_->steps());
    return [this] {
        tabs_->setCurrentIndex(2);
        labelling_->setPlaying(!labelling_->isPlaying());
    };
}

void GameGraphPage::runCommand(const QString& id) {
    if (!canRun(id))
        return;
    const QString name = id.section(QLatin1Char('.'), 1);
    if (name.startsWith(QLatin1String("label-"))) {
        labelCommand(name)();
        return;
    }
    const std::size_t shown = document_->shown();
    const std::map<QString, std::function<void()>> actions{
        {QStringLiteral("hint"), [&] { showHint(); }},
        {QStringLiteral("values"), [&] { setValuesShown(!values_); }},
        {QStringLiteral("stop"), [&] { stopAll(); }},
        {QStringLiteral("play"), [&] { position_->playChosen(); }},
        {QStringLiteral("computer-move"), [&] { document_->continueFromHere(); }},
        {QStringLiteral("restart"), [&] { document_->restart(); }},
        {QStringLiteral("back-to-game"), [&] { backToGame(); }},
        {QStringLiteral("draw"),
         [&] {
             document_->setDrawn(newDrawnGame(), tr("draw a game"));
             setView({GameViewChoice::Kind::drawing, 0});
             drawn_->setFocus();
             drawn_->select(0);
         }},
        {QStringLiteral("add-state"), [&] { Q_EMIT drawing_bar_->addWanted(); }},
        {QStringLiteral("arrow"), [&] { Q_EMIT drawing_bar_->arrowWanted(); }},
        {QStringLiteral("delete-state"), [&] { Q_EMIT drawing_bar_->removeWanted(); }},
        {QStringLiteral("start-here"), [&] { Q_EMIT drawing_bar_->startWanted(); }},
        {QStringLiteral("next-view"),
         [&] {
             const auto choices = viewChoices(document_->game(), document_->isDrawn());
             auto found = std::find(choices.begin(), choices.end(), view());
             if (found == choices.end() || ++found == choices.end())
                 found = choices.begin();
             setView(*found);
         }},
        {QStringLiteral("fold"), [&] { fold(true); }},
        {QStringLiteral("unfold"), [&] { fold(false); }},
        {QStringLiteral("fit"), [&] { picture()->fit(); }},
        {QStringLiteral("copy-dot"), [&] { copyDot(); }},
        {QStringLiteral("copy-tree"), [&] { copyTree(); }},
        {QStringLiteral("copy-values"),
         [&] {
             const Record record = document_->record();
             Q_EMIT copyWanted(QString::fromStdString(
                 to_text(record, game_graph::value_history(*study()->solution, record))));
         }},
        {QStringLiteral("first"), [&] { document_->show(0); }},
        {QStringLiteral("back"), [&] { document_->show(shown - 1); }},
        {QStringLiteral("forward"), [&] { document_->show(shown + 1); }},
        {QStringLiteral("last"), [&] { document_->show(document_->played()); }},
    };
    if (const auto found = actions.find(name); found != actions.end())
        found->second();
}

bool GameGraphPage::canRun(const QString& id) const {
    const QString name = id.section(QLatin1Char('.'), 1);
    const auto known = study();
    const bool solved = known && known->solution;
    const bool drawn = known && known->shown;
    const bool drawing = view().kind == GameViewChoice::Kind::drawing;
    const bool over = document_->isOver(document_->position());
    const bool computers = document_->player(document_->mover()).computer.has_value();
    if (name == QLatin1String("stop"))
        return run_bar_->isRunning();
    if (name == QLatin1String("hint"))
        return solved && !over && !computers && !looked_at_;
    if (name == QLatin1String("play"))
        return position_->canPlay();
    if (name == QLatin1String("computer-move"))
        return solved && !over && computers && !opponent_->isWaiting();
    if (name == QLatin1String("restart"))
        return document_->played() > 0;
    if (name == QLatin1String("back-to-game"))
        return looked_at_.has_value();
    if (name == QLatin1String("add-state"))
        return drawing;
    if (name == QLatin1String("arrow") || name == QLatin1String("start-here"))
        return drawing && drawing_->selectedPlace() >= 0;
    if (name == QLatin1String("delete-state"))
        return drawing && drawing_->selectedPlace() >= 0 && document_->state().drawing->size() > 1;
    if (name == QLatin1String("fold") || name == QLatin1String("unfold"))
        return drawn && !drawing;
    if (name == QLatin1String("fit"))
        return drawn || drawing;
    if (name == QLatin1String("label-first") || name == QLatin1String("label-back"))
        return drawn && labelling_->done() > 0;
    if (name == QLatin1String("label-forward") || name == QLatin1String("label-last"))
        return drawn && labelling_->done() < labelling_->steps();
    if (name == QLatin1String("label-play") || name == QLatin1String("copy-dot") ||
        name == QLatin1String("copy-tree"))
        return drawn;
    if (name == QLatin1String("copy-values"))
        return solved;
    if (name == QLatin1String("first") || name == QLatin1String("back"))
        return document_->shown() > 0;
    if (name == QLatin1String("forward") || name == QLatin1String("last"))
        return !document_->isAtEnd();
    return true;
}

void GameGraphPage::backToGame() {
    graph_->select(-1);
    tree_->select(-1);
    drawn_->select(-1);
    lookAt(std::nullopt);
}

void GameGraphPage::fold(bool folded) {
    if (view().kind == GameViewChoice::Kind::tree) {
        folded ? tree_->foldBelow(1) : tree_->unfoldUnder(0);
        Q_EMIT sessionChanged();
    } else {
        folded ? graph_->foldBelowStart() : graph_->unfoldAll();
    }
}

void GameGraphPage::copyDot() {
    const auto known = study();
    auto drawing = game_graph::draw(*known->solution, game_graph::Layering::remoteness,
                                    ShownGraph::most_nodes);
    if (view().kind == GameViewChoice::Kind::tree) {
        const auto tree = game_graph::build_tree(*known->solution, {GameTree::most_nodes, {}});
        drawing = tree ? game_graph::draw(known->game, *tree, GameTree::most_nodes)
                       : tl::unexpected(tree.error());
    }
    if (drawing)
        Q_EMIT copyWanted(QString::fromStdString(game_graph::to_dot(*drawing)));
    else
        say(tr("Not copied: %1.").arg(QString::fromStdString(drawing.error().message)));
}

void GameGraphPage::copyTree() {
    const auto known = study();
    const auto tree = game_graph::build_tree(*known->solution, {});
    const auto text = tree ? game_graph::print_tree(known->game, *tree)
                           : Result<std::string>(tl::unexpected(tree.error()));
    if (text)
        Q_EMIT copyWanted(QString::fromStdString(*text));
    else
        say(tr("Not copied: %1.").arg(QString::fromStdString(text.error().message)));
}

void GameGraphPage::newDocument() {
    document_->restart();
}

Result<void> GameGraphPage::open(const QByteArray& content) {
    auto record = game_graph::record_of(content.toStdString());
    if (!record)
        return tl::unexpected(std::move(record.error()));
    document_->setRecord(*record, tr("open a game"));
    return {};
}

QByteArray GameGraphPage::save(const QString& /*file_name*/) const {
    return QByteArray::fromStdString(to_text(document_->record()));
}

QString GameGraphPage::copy() const {
    return QString::fromUtf8(save({}));
}

Result<void> GameGraphPage::paste(const QString& text) {
    auto record = recordIn(text);
    if (!record)
        return tl::unexpected(std::move(record.error()));
    document_->setRecord(*record, tr("paste a game"));
    return {};
}

QSize GameGraphPage::pictureSize() const {
    return stack_->currentWidget() == notice_ ? QSize(480, 160) : picture()->pictureSize();
}

void GameGraphPage::paintPicture(QPainter& painter) const {
    if (stack_->currentWidget() != notice_) {
        picture()->paintPicture(painter);
        return;
    }
    painter.setPen(coloursFor(palette()).text);
    painter.setFont(font());
    painter.drawText(QRect(QPoint(), pictureSize()).adjusted(16, 16, -16, -16),
                     Qt::AlignCenter | Qt::TextWordWrap, notice_->text());
}

QJsonObject GameGraphPage::session() const {
    const GameGraphState& state = document_->state();
    QJsonArray points;
    if (document_->isDrawn())
        for (const QPointF& point : state.drawing->points)
            points.append(QJsonArray{point.x(), point.y()});
    std::vector<int> folded;
    std::size_t done = labelling_->done();
    bool all = done == labelling_->steps();
    if (awaited_) {
        folded = awaited_->folded;
        all = !awaited_->labelled;
        done = awaited_->labelled.value_or(0);
    } else if (view().kind == GameViewChoice::Kind::graph) {
        folded = graph_->foldedNodes();
    } else if (tree_is_there_ && view().kind == GameViewChoice::Kind::tree) {
        for (int node = 0; node < tree_->tree().size(); ++node)
            if (tree_->isFolded(node))
                folded.push_back(node);
    }
    QJsonArray hidden;
    for (const int node : folded)
        hidden.append(node);
    const GameViewChoice shown = view();
    return {{QStringLiteral("record"), QString::fromStdString(to_text(document_->record()))},
            {QStringLiteral("text"), QString::fromStdString(state.text)},
            {QStringLiteral("points"), points},
            {QStringLiteral("shown"), static_cast<int>(state.shown)},
            {QStringLiteral("players"),
             QJsonArray{playerJson(document_->player(1)), playerJson(document_->player(2))}},
            {QStringLiteral("view"), static_cast<int>(shown.kind)},
            {QStringLiteral("level"), shown.level},
            {QStringLiteral("values"), values_},
            {QStringLiteral("folded"), hidden},
            {QStringLiteral("labelled"), all ? -1 : static_cast<int>(done)},
            {QStringLiteral("lookedAt"),
             looked_at_ ? QString::fromStdString(document_->game().state_text(*looked_at_))
                        : QString()},
            {QStringLiteral("tab"), tabs_->currentIndex()},
            {QStringLiteral("divider"), QString::fromLatin1(splitter_->saveState().toBase64())}};
}

void GameGraphPage::restoreSession(const QJsonObject& session) {
    const auto get = [&](const char* key) { return session.value(QLatin1String(key)); };
    undoStack()->clear();
    const QJsonArray players = get("players").toArray();
    for (int number = 1; number <= 2; ++number)
        document_->setPlayer(
            number, playerOf(players.at(number - 1).toObject(), document_->player(number)));
    if (auto record = game_graph::record_of(get("record").toString().toStdString())) {
        std::vector<QPointF> points;
        for (const QJsonValue point : get("points").toArray()) {
            const QJsonArray pair = point.toArray();
            points.emplace_back(pair.at(0).toDouble(), pair.at(1).toDouble());
        }
        document_->restore(*record, points, get("text").toString().toStdString(),
                           static_cast<std::size_t>(std::max(0, get("shown").toInt())));
    }
    const int kind = std::clamp(get("view").toInt(static_cast<int>(view_.kind)), 0, 2);
    setView({static_cast<GameViewChoice::Kind>(kind), std::max(0, get("level").toInt())});
    setValuesShown(get("values").toBool(true));
    splitter_->restoreState(QByteArray::fromBase64(get("divider").toString().toLatin1()));
    tabs_->setCurrentIndex(std::clamp(get("tab").toInt(), 0, tabs_->count() - 1));
    Awaited awaited;
    for (const QJsonValue node : get("folded").toArray())
        if (node.toInt(-1) >= 0)
            awaited.folded.push_back(node.toInt());
    if (get("labelled").toInt(-1) >= 0)
        awaited.labelled = static_cast<std::size_t>(get("labelled").toInt());
    awaited_ = std::move(awaited);
    // A study that was there already is taken again.
    studies_->retry();
    if (const auto state = document_->game().state_of(get("lookedAt").toString().toStdString());
        state && !get("lookedAt").toString().isEmpty())
        lookAt(*state);
}

QList<QWidget*> GameGraphPage::areas() {
    return {stack_->currentWidget(), bar_, drawing_bar_, run_bar_, tabs_};
}

} // namespace loggia::ui
