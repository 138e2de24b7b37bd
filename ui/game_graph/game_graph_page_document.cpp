// The part of GameGraphPage that the main window asks for: commands, files, pictures, the session.
#include "core/game_graph/analysis/drawing.hpp"
#include "core/game_graph/analysis/tree.hpp"
#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/game_bar.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>

namespace loggia::ui {

using game_graph::Opponent;
using game_graph::Record;
using ViewKind = GameViewChoice::Kind;

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
            commands(),
            {{tr("Computational game"), {QStringLiteral("*.txt"), QStringLiteral("*.game")}}},
            [](const QByteArray& content) {
                return content.trimmed().startsWith("game:") &&
                       game_graph::record_of(content.toStdString()).has_value();
            },
            [] { return std::make_unique<GameGraphPage>(); }};
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
        Q_EMIT treeFolded();
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

void GameGraphPage::keepSession() {
    session()->keep(
        "players", [this] { return playersJson(); },
        [this](const QJsonArray& json) { restorePlayers(json); }, document_,
        &GameGraphDocument::playersChanged);
    session()->keep(
        "document", [this] { return documentJson(); },
        [this](const QJsonObject& json) { restoreDocument(json); }, document_,
        &GameGraphDocument::changed);
    session()->keep(
        "view",
        [this] {
            const GameViewChoice shown = view();
            return QJsonObject{{QStringLiteral("kind"), static_cast<int>(shown.kind)},
                               {QStringLiteral("level"), shown.level}};
        },
        [this](const QJsonObject& json) {
            GameViewChoice choice = view_;
            const int kind = json.value(QLatin1String("kind")).toInt(-1);
            if (kind >= 0 && kind <= static_cast<int>(ViewKind::tree))
                choice.kind = static_cast<ViewKind>(kind);
            choice.level = std::max(0, json.value(QLatin1String("level")).toInt(choice.level));
            setView(choice);
        },
        this, &GameGraphPage::viewChanged, document_, &GameGraphDocument::changed);
    session()->keep(
        "values", [this] { return values_; }, [this](bool shown) { setValuesShown(shown); }, this,
        &GameGraphPage::valuesShownChanged);
    session()->keep("tab", tabs_);
    keepAwaited();
    session()->keep(
        "looked-at",
        [this]() -> std::optional<std::string> {
            if (!looked_at_)
                return {};
            return document_->game().state_text(*looked_at_);
        },
        [this](const std::string& text) {
            if (const auto state = document_->game().state_of(text))
                lookAt(*state);
        },
        this, &GameGraphPage::lookedAtChanged, this, &GameGraphPage::viewChanged, document_,
        &GameGraphDocument::changed);
    // A study that was there already is taken again, for what is awaited of it.
    connect(session(), &Session::restored, studies_, &StudyRunner::retry);
}

/// What is of the study, which is not there yet when the session comes back.
void GameGraphPage::keepAwaited() {
    session()->keep(
        "folded",
        [this] {
            QJsonArray json;
            for (const int node : foldedNodes())
                json.append(node);
            return json;
        },
        [this](const QJsonArray& json) {
            awaited_.emplace();
            for (const QJsonValue node : json)
                if (node.toInt(-1) >= 0)
                    awaited_->folded.push_back(node.toInt());
        },
        graph_, &StateGraphView::foldChanged, tree_, &TreeView::foldChanged, this,
        &GameGraphPage::treeFolded, this, &GameGraphPage::viewChanged, studies_,
        &StudyRunner::changed, document_, &GameGraphDocument::changed);
    // Nothing where all are labelled.
    session()->keep(
        "labelled", [this] { return labelledSteps(); },
        [this](int steps) {
            if (!awaited_)
                awaited_.emplace();
            if (steps >= 0)
                awaited_->labelled = static_cast<std::size_t>(steps);
        },
        labelling_, &LabellingPanel::moved, studies_, &StudyRunner::changed, document_,
        &GameGraphDocument::changed);
}

QJsonArray GameGraphPage::playersJson() const {
    return {playerJson(document_->player(1)), playerJson(document_->player(2))};
}

void GameGraphPage::restorePlayers(const QJsonArray& json) {
    for (int number = 1; number <= 2; ++number)
        document_->setPlayer(number,
                             playerOf(json.at(number - 1).toObject(), document_->player(number)));
}

QJsonObject GameGraphPage::documentJson() const {
    const GameGraphState& state = document_->state();
    QJsonArray points;
    if (document_->isDrawn())
        for (const QPointF& point : state.drawing->points)
            points.append(QJsonArray{point.x(), point.y()});
    return {{QStringLiteral("record"), QString::fromStdString(to_text(document_->record()))},
            {QStringLiteral("text"), QString::fromStdString(state.text)},
            {QStringLiteral("points"), points},
            {QStringLiteral("shown"), static_cast<int>(document_->shown())}};
}

void GameGraphPage::restoreDocument(const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    const auto record = game_graph::record_of(get("record").toString().toStdString());
    if (!record)
        return;
    std::vector<QPointF> points;
    for (const QJsonValue point : get("points").toArray()) {
        const QJsonArray pair = point.toArray();
        points.emplace_back(pair.at(0).toDouble(), pair.at(1).toDouble());
    }
    document_->restore(*record, points, get("text").toString().toStdString(),
                       static_cast<std::size_t>(std::max(0, get("shown").toInt())));
}

std::vector<int> GameGraphPage::foldedNodes() const {
    if (awaited_)
        return awaited_->folded;
    if (view().kind == ViewKind::graph)
        return graph_->foldedNodes();
    std::vector<int> folded;
    if (tree_is_there_ && view().kind == ViewKind::tree)
        for (int node = 0; node < tree_->tree().size(); ++node)
            if (tree_->isFolded(node))
                folded.push_back(node);
    return folded;
}

/// How many positions are labelled; nothing: all of them.
std::optional<int> GameGraphPage::labelledSteps() const {
    std::optional<std::size_t> labelled;
    if (awaited_)
        labelled = awaited_->labelled;
    else if (labelling_->done() < labelling_->steps())
        labelled = labelling_->done();
    return labelled ? std::optional(static_cast<int>(*labelled)) : std::nullopt;
}

QList<QWidget*> GameGraphPage::areas() {
    return {stack_->currentWidget(), bar_, drawing_bar_, run_bar_, tabs_};
}

} // namespace loggia::ui
