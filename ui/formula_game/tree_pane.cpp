#include "ui/formula_game/tree_pane.hpp"

#include "ui/theme/text_size.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QJsonArray>
#include <QPlainTextEdit>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <vector>

namespace loggia::ui {

namespace {

/// Pixels of the labels in the tree, at least.
constexpr double readable_formula = 14;
constexpr int narrowest_drawing = 90;
/// Of the width, for a text that does not fit beside the tree: where it comes by itself, and where
/// somebody asks for it.
constexpr int unasked_percent = 17;
constexpr int asked_percent = 30;

} // namespace

TreePane::TreePane(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), tree_(new TreeView(this)),
      drawing_(new QPlainTextEdit(this)) {
    tree_->setWhatsThis(
        tr("The formula as a tree: operators in the nodes, variables in the leaves. The "
           "leaf with a question mark is next: press 0 or 1 to choose its value."));
    tree_->setReadable(readable_formula);
    tree_->setObjectName(QStringLiteral("tree"));
    drawing_->setReadOnly(true);
    drawing_->setLineWrapMode(QPlainTextEdit::NoWrap);
    drawing_->setTabChangesFocus(true);
    drawing_->setAccessibleName(tr("The tree as text, root on the left"));
    drawing_->setWhatsThis(tr("The same tree as text: the root is on the left, and the parts of "
                              "each operator follow from bottom to top."));
    setFixedFont(*drawing_);
    addWidget(tree_);
    addWidget(drawing_);
    setStretchFactor(0, 1);
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { wish_ = true; });
}

QString TreePane::drawing() const {
    return drawing_->toPlainText();
}

void TreePane::setDrawing(const QString& text) {
    if (drawing() != text)
        drawing_->setPlainText(text);
    showWhereItFits();
    Q_EMIT arrangeWanted();
}

void TreePane::setUsable(bool usable) {
    tree_->setEnabled(usable);
    drawing_->setEnabled(usable);
}

bool TreePane::isDrawingShown() const {
    return !drawing_->isHidden();
}

void TreePane::setDrawingShown(bool shown) {
    wish_ = shown;
    showWhereItFits();
    Q_EMIT drawingShownChanged();
}

QList<int> TreePane::usualSizes() const {
    const int all = std::max(width(), 2 * narrowest_drawing);
    const int most = std::max({narrowest_drawing, all * asked_percent / 100, mostOfDrawing()});
    const int drawing = std::clamp(widthOfDrawing(), narrowest_drawing, most);
    return {all - drawing, drawing};
}

/// The width in which the whole of each line is seen.
int TreePane::widthOfDrawing() const {
    int widest = 0;
    for (const QString& line : drawing().split(QLatin1Char('\n')))
        widest = std::max(widest, drawing_->fontMetrics().horizontalAdvance(line));
    return widest + 2 * static_cast<int>(std::ceil(drawing_->document()->documentMargin())) +
           2 * drawing_->frameWidth() + drawing_->verticalScrollBar()->sizeHint().width() + 2;
}

/// What the tree leaves, or else the share that the text may have unasked.
int TreePane::mostOfDrawing() const {
    const int left = width() - handleWidth() - static_cast<int>(std::ceil(tree_->widthToFit()));
    return std::max(left, width() * unasked_percent / 100);
}

void TreePane::showWhereItFits() {
    const bool shown =
        wish_.value_or(std::max(widthOfDrawing(), narrowest_drawing) <= mostOfDrawing());
    if (shown == isDrawingShown())
        return;
    drawing_->setVisible(shown);
    Q_EMIT drawingShownChanged();
    Q_EMIT arrangeWanted();
}

void TreePane::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    showWhereItFits();
}

/// Whichever are fewer: of a large tree nearly all nodes are folded.
QJsonObject TreePane::folded() const {
    QJsonArray folded;
    QJsonArray unfolded;
    const TreeModelData& tree = tree_->tree();
    for (int node = 0; node < tree.size(); ++node)
        if (!tree.at(node).children.empty())
            (tree_->isFolded(node) ? folded : unfolded).append(node);
    return folded.size() <= unfolded.size() ? QJsonObject{{QLatin1String("folded"), folded}}
                                            : QJsonObject{{QLatin1String("unfolded"), unfolded}};
}

void TreePane::setFolded(const QJsonObject& json) {
    const bool tells_unfolded = json.contains(QLatin1String("unfolded"));
    const QJsonArray told =
        json.value(QLatin1String(tells_unfolded ? "unfolded" : "folded")).toArray();
    const int size = tree_->tree().size();
    std::vector<bool> is_told(static_cast<std::size_t>(size), false);
    for (const QJsonValue node : told)
        if (node.toInt(-1) >= 0 && node.toInt() < size)
            is_told[static_cast<std::size_t>(node.toInt())] = true;
    std::vector<int> folded;
    for (int node = 0; node < size; ++node)
        if (is_told[static_cast<std::size_t>(node)] != tells_unfolded)
            folded.push_back(node);
    tree_->setFoldedNodes(folded);
    tree_->fit();
}

} // namespace loggia::ui
