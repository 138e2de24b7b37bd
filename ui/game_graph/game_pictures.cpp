#include "ui/game_graph/game_pictures.hpp"

#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/shell/page_info.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace loggia::ui {

GamePictures::GamePictures(const PageInfo& info, QWidget* parent)
    : QStackedWidget(parent), graph_(new StateGraphView(this)), tree_(new TreeView(this)),
      drawing_(new DrawnGameView(this)), board_place_(new QWidget(this)),
      board_column_(new QVBoxLayout), notice_(new QLabel(board_place_)) {
    graph_->setObjectName(QStringLiteral("graph"));
    tree_->setReadable(GraphView::readable_label);
    tree_->setObjectName(QStringLiteral("tree"));
    tree_->setWhatsThis(tr("The game tree, which shows a position once for each way to reach it. "
                           "Point at a position to see who wins there and why."));
    drawing_->setObjectName(QStringLiteral("drawing"));
    drawing_->setWhatsThis(
        tr("The game that you draw. Double-click to add a state, and drag with the right "
           "button from one state to another to draw an arrow."));
    board_place_->setWhatsThis(
        tr("The position of your game. Point at the board to see what a click would do."));
    notice_->setObjectName(QStringLiteral("notice"));
    notice_->setWordWrap(true);
    notice_->setAlignment(Qt::AlignCenter);
    notice_->setTextFormat(Qt::PlainText);
    notice_->setMargin(24);
    for (QWidget* picture : std::initializer_list<QWidget*>{graph_, tree_, drawing_}) {
        new LegendButton(info.legend, info.title, picture, LegendButton::Place::foot);
        addWidget(picture);
    }
    // Boards reach into their corners, so the legend's button stands beside them.
    auto* row = new QHBoxLayout(board_place_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(
        new LegendButton(info.legend, info.title, board_place_, LegendButton::Place::layout), 0,
        Qt::AlignTop);
    board_column_->addWidget(notice_);
    row->addLayout(board_column_, 1);
    addWidget(board_place_);
}

GraphView* GamePictures::pictureOf(GameViewChoice::Kind kind) const {
    switch (kind) {
    case GameViewChoice::Kind::drawing:
        return drawing_;
    case GameViewChoice::Kind::tree:
        return tree_;
    case GameViewChoice::Kind::graph:
    case GameViewChoice::Kind::board:
        break;
    }
    return graph_;
}

void GamePictures::showPicture(GraphView* picture) {
    showInFront(picture);
}

void GamePictures::showBoardPlace() {
    showInFront(board_place_);
}

void GamePictures::showInFront(QWidget* widget) {
    // Also while a dialog is in front: that of Open, for example.
    const QWidget* focus = window()->focusWidget();
    const bool had_keyboard = focus != nullptr && focus == currentWidget();
    // Before the board in its place is its legend.
    QWidget* field = widget == board_place_ && isBoardAlone() ? board_ : widget;
    showPanel(*this, *widget, field);
    if (had_keyboard && currentWidget() != focus)
        field->setFocus();
}

QWidget* GamePictures::shownPart() const {
    // Before the board in its place is its legend.
    return isBoardPlaceShown() && isBoardAlone() ? board_ : currentWidget();
}

void GamePictures::takeBoard(PositionBoardView* board) {
    board_ = board;
    board_column_->addWidget(board, 1);
}

bool GamePictures::isBoardAlone() const {
    return board_ != nullptr && board_->parentWidget() == board_place_;
}

void GamePictures::setNotice(const QString& text) {
    notice_->setText(text);
    notice_->setVisible(!text.isEmpty());
}

bool GamePictures::hasPicture(GameViewChoice::Kind kind) const {
    return isBoardPlaceShown() ? isBoardAlone() : !pictureOf(kind)->scene().bounds.isEmpty();
}

QSize GamePictures::pictureSize(GameViewChoice::Kind kind) const {
    if (!isBoardPlaceShown())
        return pictureOf(kind)->pictureSize();
    return isBoardAlone() ? board_->pictureSize() : QSize(480, 160);
}

void GamePictures::paintPicture(GameViewChoice::Kind kind, QPainter& painter,
                                const Colours& colours) const {
    if (!isBoardPlaceShown())
        return pictureOf(kind)->paintPicture(painter, colours);
    if (isBoardAlone())
        return board_->paintPicture(painter, colours);
    painter.setPen(colours.text);
    painter.drawText(QRect(QPoint(), pictureSize(kind)).adjusted(16, 16, -16, -16),
                     Qt::AlignCenter | Qt::TextWordWrap, notice_->text());
}

} // namespace loggia::ui
