// The part of PegPage that the main window asks for: commands, files, pictures, the session.
#include "core/peg/encoding/encoding.hpp"
#include "core/peg/format.hpp"
#include "core/peg/placement.hpp"
#include "core/peg/replay.hpp"
#include "ui/peg/peg_example.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_sat_panel.hpp"
#include "ui/peg/peg_tools.hpp"
#include "ui/peg/peg_view.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QJsonArray>
#include <QPainter>
#include <QTabWidget>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

namespace loggia::ui {

namespace {

/// Not as a file: while a board is drawn or pegs are set it need not be one that a file can hold,
/// such as one without an empty hole.
QJsonObject jsonOf(const PegState& state) {
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

/// Nothing where it is not one.
std::optional<PegState> stateFrom(const QJsonObject& json) {
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

PageInfo PegPage::pageInfo() {
    return {
        QStringLiteral("peg"),
        tr("Peg Board"),
        QStringLiteral("peg"),
        commands(),
        {{tr("Peg Board"), {QStringLiteral("*.txt"), QStringLiteral("*.peg")}},
         {tr("Jumps of a solution"), {QStringLiteral("*.jumps")}, false, true}},
        [](const QByteArray& content) { return peg::game_of(content.toStdString()).has_value(); },
        [] { return std::make_unique<PegPage>(); }};
}

void PegPage::newDocument() {
    document_->clear();
    setTool(PegTool::holes);
    board_->setFocus();
}

Result<void> PegPage::take(const QByteArray& text, const QString& step) {
    auto game = peg::game_of(text.toStdString());
    if (!game)
        return tl::unexpected(std::move(game.error()));
    document_->setGame(*game, game->jumps.size(), step);
    setTool(PegTool::play);
    return {};
}

Result<void> PegPage::open(const QByteArray& content) {
    return take(content, tr("open a board"));
}

QByteArray PegPage::save(const QString& file_name) const {
    if (document_->isBlank())
        return {};
    const bool jumps_only = formatFor(file_name) == 1;
    return QByteArray::fromStdString(jumps_only ? to_text(document_->game().jumps)
                                                : to_text(document_->game()));
}

QString PegPage::copy() const {
    return QString::fromUtf8(save(QString()));
}

Result<void> PegPage::paste(const QString& text) {
    return take(text.toUtf8(), tr("paste a board"));
}

QSize PegPage::pictureSize() const {
    return {720, 720};
}

void PegPage::paintPicture(QPainter& painter) const {
    const Colours& colours = coloursFor(palette());
    const QRect area(QPoint(0, 0), pictureSize());
    painter.fillRect(area, colours.window);
    const PegScene& scene = board_->pegs();
    paintPegs(painter, PegGeometry(QRectF(area), scene.bounds, scene.step), scene, {}, colours,
              font());
}

void PegPage::keepSession() {
    session()->keep(
        "document", [this] { return jsonOf(document_->state()); },
        [this](const QJsonObject& json) {
            if (const auto state = stateFrom(json))
                document_->restore(*state);
        },
        document_, &PegDocument::changed);
    session()->keep(
        "numbers", [this] { return numbers_; }, [this](bool shown) { setNumbersShown(shown); },
        this, &PegPage::numbersChanged);
    session()->keepChoice(
        "tool", static_cast<int>(PegTool::rows) + 1, [this] { return tools_->tool(); },
        [this](PegTool tool) { setTool(tool); }, tools_, &PegTools::toolChanged);
    session()->keepChoice(
        "method", 3, [this] { return run_bar_->engine(); },
        [this](int engine) { run_bar_->setEngine(engine); }, run_bar_, &RunBar::settingsChanged);
    session()->keep(
        "encoding", [this] { return to_text(sat_panel_->encoding()); },
        [this](const std::string& text) {
            if (const auto encoding = peg::encoding_of(text))
                sat_panel_->setEncoding(*encoding);
        },
        sat_panel_, &PegSatPanel::encodingChanged);
    session()->keep(
        "lamp", [this] { return run_->isLampOn(); }, [this](bool on) { run_->setLampOn(on); }, run_,
        &PegRun::lampChanged);
    session()->keep("tab", tabs_);
    // What was restored is simply there: nothing moves.
    connect(session(), &Session::restored, this, [this] { refreshScene(false); });
}

void PegPage::setNumbersShown(bool shown) {
    numbers_ = shown;
    refreshScene(false);
    Q_EMIT numbersChanged();
}

QList<QWidget*> PegPage::areas() {
    return {board_, tools_, run_bar_, tabs_};
}

} // namespace loggia::ui
