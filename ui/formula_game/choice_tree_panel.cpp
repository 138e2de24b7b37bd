#include "ui/formula_game/choice_tree_panel.hpp"

#include "ui/formula_game/formula_document.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/greyed.hpp"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

using formula_game::Position;

namespace {

/// Levels that are unfolded at first, where there is room: eight positions stand side by side then.
constexpr int levels_unfolded = 3;

} // namespace

ChoiceTreePanel::ChoiceTreePanel(FormulaDocument* document, PerfectPlay* perfect, QWidget* parent)
    : QWidget(parent), document_(document), perfect_(perfect), text_(new QLabel(this)),
      view_(new TreeView(this)) {
    text_->setObjectName(QStringLiteral("choices-text"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    view_->setObjectName(QStringLiteral("choices"));
    view_->setReadable(GraphView::readable_label);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    layout->addWidget(view_, 1);
    connect(view_, &TreeView::nodeClicked, this, &ChoiceTreePanel::pick);
    refresh();
}

void ChoiceTreePanel::refresh() {
    const auto& position = document_->shownPosition();
    view_->setEnabled(document_->isGame());
    setFaded(*view_, position && !document_->isGame());
    if (!document_->isGame() || !position) {
        // The tree before stays in grey while somebody types.
        text_->setText(tr("There is no game yet."));
        if (!position) {
            drawn_ = {};
            game_.reset();
            view_->setTree({{}, tr("No tree yet")});
        }
        return;
    }
    text_->setText(perfect_->isOn()
                       ? tr("Green: E wins. Red, dashed: A wins. T, F: the formula is true or "
                            "false. The band marks the game so far.")
                       : tr("Each node is a position and names who chooses which variable. Turn on "
                            "Who wins? (F5) to "
                            "see who wins."));
    drawn_ = choiceTreeOf(*position, [this](const Position& at) { return perfect_->winnerOf(at); });
    const std::size_t root = drawn_.positions.front().played();
    const bool another = position->shared_game() != game_ || root != std::exchange(root_, root);
    game_ = position->shared_game();
    const int here = drawn_.nodeOf(*position);
    view_->setTree(drawn_.data);
    if (another)
        view_->foldToFit(levels_unfolded, here);
    view_->follow(here);
}

void ChoiceTreePanel::pick(int node) {
    if (!document_->isGame())
        return;
    const Position& wanted = drawn_.positions[static_cast<std::size_t>(node)];
    const Position& shown = *document_->shownPosition();
    const Position& last = *document_->lastPosition();
    if (wanted.played() <= last.played() && last.at(wanted.played()) == wanted) {
        document_->show(wanted.played());
    } else if (wanted.played() == shown.played() + 1 && wanted.at(shown.played()) == shown) {
        Q_EMIT chosen(wanted.value(shown.played()));
    } else {
        Q_EMIT said(tr("This position is several turns away. Click one of the next two."));
    }
}

} // namespace loggia::ui
