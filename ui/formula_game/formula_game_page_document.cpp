// The part of FormulaPage that the main window asks for: commands, files, pictures, the session.
#include "core/formula_game/format.hpp"
#include "core/logic/notation.hpp"
#include "ui/formula_game/compare_panel.hpp"
#include "ui/formula_game/formula_bar.hpp"
#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_game_page.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/formula_game/table_panel.hpp"
#include "ui/formula_game/turn_strip.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QJsonArray>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTabWidget>

#include <algorithm>

namespace loggia::ui {

using formula_game::Position;

PageInfo FormulaPage::pageInfo() {
    return {QStringLiteral("formula-game"),
            tr("Formula Game"),
            QStringLiteral("formula"),
            commands(),
            {{tr("Formula game configuration"), {QStringLiteral("*.txt"), QStringLiteral("*.fg")}}},
            [](const QByteArray& content) {
                return formula_game::configuration_of(content.toStdString()).has_value();
            },
            [] { return std::make_unique<FormulaPage>(); }};
}

void FormulaPage::copyFormula(const logic::Notation& notation) {
    const formula_game::Game& game = document_->lastPosition()->game();
    const auto text = logic::print(game.store(), game.root(), notation);
    if (text)
        Q_EMIT copyWanted(QString::fromStdString(*text));
    else
        say(QString::fromStdString(text.error().message));
}

void FormulaPage::newDocument() {
    document_->clear();
    bar_->formula()->setFocus();
}

Result<void> FormulaPage::open(const QByteArray& content) {
    auto position = formula_game::configuration_of(content.toStdString());
    if (!position)
        return tl::unexpected(std::move(position.error()));
    document_->openPosition(*position, tr("open a configuration"));
    return {};
}

QByteArray FormulaPage::save(const QString& /*file_name*/) const {
    if (document_->isGame())
        return QByteArray::fromStdString(to_text(*document_->lastPosition()));
    // What is half typed is kept as it is.
    const GameDraft& draft = document_->state().draft;
    return QByteArray::fromStdString("formula: " + draft.formula + "\nturns: " + draft.turns +
                                     "\nvariables: " + draft.variables + "\nvalues:\n");
}

QString FormulaPage::copy() const {
    return QString::fromUtf8(save({}));
}

Result<void> FormulaPage::paste(const QString& text) {
    // A configuration, or else a formula however it is spelled.
    if (text.contains(QLatin1Char(':'))) {
        auto position = formula_game::configuration_of(text.toStdString());
        if (!position)
            return tl::unexpected(std::move(position.error()));
        document_->openPosition(*position, tr("paste a configuration"));
        return {};
    }
    auto formula = tidied(text.trimmed().toStdString());
    if (!formula)
        return tl::unexpected(std::move(formula.error()));
    document_->setFormula(QString::fromStdString(formula->text), tr("paste a formula"));
    return {};
}

QSize FormulaPage::pictureSize() const {
    return tree_->pictureSize();
}

void FormulaPage::paintPicture(QPainter& painter) const {
    tree_->paintPicture(painter);
}

void FormulaPage::keepSession() {
    session()->keep(
        "document", [this] { return documentJson(); },
        [this](const QJsonObject& json) { restoreDocument(json); }, document_,
        &FormulaDocument::changed, document_, &FormulaDocument::playersChanged);
    session()->keep(
        "folded", [this] { return foldedJson(); },
        [this](const QJsonArray& json) { restoreFolded(json); }, tree_, &TreeView::foldChanged,
        this, &FormulaPage::treeFolded, document_, &FormulaDocument::changed);
    session()->keep(
        "drawing", [this] { return !drawing_->isHidden(); },
        [this](bool shown) { setDrawingShown(shown); }, this, &FormulaPage::drawingShownChanged);
    session()->keep("table", table_->session());
    session()->keep("compare", compare_->session());
    session()->keep("random", random_->session());
    session()->keep(
        "perfect-play", [this] { return perfect_->isOn(); },
        [this](bool on) { perfect_->setOn(on); }, perfect_, &PerfectPlay::onChanged);
    // After perfect play, which shows its tab.
    session()->keep("tab", tabs_);
}

QJsonObject FormulaPage::documentJson() const {
    using formula_game::Player;
    const GameDraft& draft = document_->state().draft;
    // Where the draft is no game, the game before it does not come back.
    const bool game = document_->isGame();
    return {{QStringLiteral("formula"), QString::fromStdString(draft.formula)},
            {QStringLiteral("turns"), QString::fromStdString(draft.turns)},
            {QStringLiteral("variables"), QString::fromStdString(draft.variables)},
            {QStringLiteral("values"),
             game ? QString::fromStdString(values_text(*document_->lastPosition())) : QString()},
            {QStringLiteral("shown"), game ? static_cast<int>(document_->shown()) : 0},
            {QStringLiteral("computer"),
             QJsonArray{document_->isComputer(Player::e), document_->isComputer(Player::a)}}};
}

void FormulaPage::restoreDocument(const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    const auto text = [&](const char* key) { return get(key).toString().toStdString(); };
    if (!get("formula").isString())
        return;
    const QJsonArray computer = get("computer").toArray();
    document_->restore({text("formula"), text("turns"), text("variables")}, text("values"),
                       static_cast<std::size_t>(std::max(0, get("shown").toInt())),
                       {computer.at(0).toBool(true), computer.at(1).toBool(false)});
}

QJsonArray FormulaPage::foldedJson() const {
    QJsonArray folded;
    if (document_->isGame())
        for (int node = 0; node < tree_->tree().size(); ++node)
            if (tree_->isFolded(node))
                folded.append(node);
    return folded;
}

void FormulaPage::restoreFolded(const QJsonArray& json) {
    std::vector<int> folded;
    for (const QJsonValue node : json)
        if (node.toInt(-1) >= 0 && node.toInt() < tree_->tree().size())
            folded.push_back(node.toInt());
    tree_->setFoldedNodes(folded);
    tree_->fit();
}

QList<QWidget*> FormulaPage::areas() {
    return {tree_, bar_->formula(), bar_->strip(), run_bar_, tabs_};
}

} // namespace loggia::ui
