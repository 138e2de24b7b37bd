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
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>

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
            {QStringLiteral("shown"), static_cast<int>(document_->shown())},
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
