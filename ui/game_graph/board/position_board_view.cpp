#include "ui/game_graph/board/position_board_view.hpp"

#include "ui/game_graph/graph/state_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/tip.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int usual_height = 190;
constexpr int least_width = 120;
constexpr double smallest_cell = 20;

bool acts(const BoardPlay::Answer& answer) {
    return answer.move || answer.choosing || answer.dropping;
}

} // namespace

PositionBoardView::PositionBoardView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("board"));
    installCellTables();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    hide();
}

void PositionBoardView::setPlay(const BoardPlay& play, const QString& no_play) {
    if (!(play == play_) || !no_play.isEmpty())
        chosen_.reset();
    const QSize size = tableSize();
    const bool other = !(play == play_) || no_play != no_play_;
    play_ = play;
    values_.clear();
    no_play_ = no_play;
    cursor_ = play_.nearest(cursor_);
    setVisible(play_.board().has_value());
    updateGeometry();
    point(mouse_);
    if (hasFocus() && play_.board())
        (tableSize() != size ? tellCellReached : tellCellChanged)(this, *this);
    if (other)
        Q_EMIT refusalOver();
}

void PositionBoardView::setValues(const std::vector<game_graph::JudgedMove>& moves) {
    values_ = moves;
    update();
}

/// Of a piece that is chosen first, the best that can become of it.
std::optional<game_graph::JudgedMove> PositionBoardView::valueOf(const BoardSpot& spot) const {
    std::optional<game_graph::JudgedMove> best;
    const auto rank = [](const game_graph::JudgedMove& judged) {
        switch (judged.value.outcome) {
        case game_graph::Outcome::win:
            return 2;
        case game_graph::Outcome::draw:
            return 1;
        case game_graph::Outcome::loss:
            break;
        }
        return 0;
    };
    const auto consider = [&](const std::optional<std::size_t>& move) {
        if (!move)
            return;
        const auto found = std::find_if(values_.begin(), values_.end(), [&](const auto& judged) {
            return judged.step == play_.moves()[*move];
        });
        if (found != values_.end() &&
            (!best || std::pair(found->best, rank(*found)) > std::pair(best->best, rank(*best))))
            best = *found;
    };
    const BoardPlay::Answer answer = play_.answerAt(spot, chosen_);
    consider(answer.move);
    if (answer.choosing && !chosen_)
        for (const BoardSpot& target : play_.targetsOf(*answer.choosing))
            consider(play_.answerAt(target, answer.choosing).move);
    return best;
}

std::vector<SpotValue> PositionBoardView::spotValues() const {
    std::vector<SpotValue> shown;
    if (values_.empty() || !play_.board() || !no_play_.isEmpty())
        return shown;
    std::vector<QPoint> seen; // A whole column is one spot.
    const QSize cells = play_.cells();
    for (int row = 0; row < cells.height(); ++row)
        for (int column = 0; column < cells.width(); ++column) {
            const auto spot = play_.spotOfCell({column, row});
            if (!spot)
                continue;
            const QPoint place = play_.cellOf(*spot);
            if (std::find(seen.begin(), seen.end(), place) != seen.end())
                continue;
            seen.push_back(place);
            if (const auto judged = valueOf(*spot))
                shown.push_back({*spot, judged->value, judged->best});
        }
    return shown;
}

void PositionBoardView::setAlone(bool alone) {
    alone_ = alone;
    setSizePolicy(QSizePolicy::Preferred, alone ? QSizePolicy::Expanding : QSizePolicy::Maximum);
    updateGeometry();
    update();
}

QSize PositionBoardView::pictureSize() const {
    constexpr double cell = 64;
    return play_.board() ? sizeFor(cell).grownBy({8, 8, 8, 8}) : QSize(480, 160);
}

void PositionBoardView::paintPicture(QPainter& painter, const Colours& colours) const {
    if (!play_.board())
        return;
    PositionBoardMarks marks;
    marks.values = spotValues();
    paintPositionBoard(painter, play_,
                       {*play_.board(), pictureSize(), static_cast<double>(fontMetrics().height()),
                        PositionBoardGeometry::largest_alone},
                       marks, colours, font());
}

void PositionBoardView::paint(QPainter& painter, const PositionBoardGeometry& geometry,
                              const PositionBoardMarks& marks) const {
    paintPositionBoard(painter, play_, geometry, marks, coloursFor(palette()), font());
}

QSize PositionBoardView::sizeFor(double cell) const {
    const double line = fontMetrics().height();
    return play_.board() ? PositionBoardGeometry::sizeFor(*play_.board(), cell, line).toSize()
                         : QSize();
}

QSize PositionBoardView::sizeHint() const {
    if (!play_.board())
        return {};
    // Wide boards have smaller cells, and are less high then.
    const PositionBoardGeometry fitting(*play_.board(), QSizeF(width(), usual_height),
                                        fontMetrics().height());
    return {least_width, sizeFor(fitting.cell()).height()};
}

QSize PositionBoardView::minimumSizeHint() const {
    return {least_width, std::min(sizeHint().height(), sizeFor(smallest_cell).height())};
}

PositionBoardGeometry PositionBoardView::boardGeometry() const {
    return {*play_.board(), size(), static_cast<double>(fontMetrics().height()),
            alone_ ? PositionBoardGeometry::largest_alone : PositionBoardGeometry::largest_cell};
}

QPointF PositionBoardView::pointOf(const BoardSpot& spot) const {
    return boardGeometry().toWidget(play_.rectOf(spot)).center();
}

std::optional<BoardSpot> PositionBoardView::spotAt(const QPointF& point) const {
    if (!play_.board() || boardGeometry().cell() <= 0)
        return std::nullopt;
    return play_.spotAt(boardGeometry().toCells(point));
}

std::optional<BoardSpot> PositionBoardView::pointed() const {
    if (!no_play_.isEmpty() || !play_.board())
        return std::nullopt;
    if (mouse_)
        return spotAt(*mouse_);
    return showsCursor() ? std::optional(cursor_) : std::nullopt;
}

BoardPlay::Answer PositionBoardView::answerAt(const BoardSpot& spot) const {
    if (no_play_.isEmpty())
        return play_.answerAt(spot, chosen_);
    BoardPlay::Answer answer;
    answer.words = no_play_;
    return answer;
}

void PositionBoardView::pick(const BoardSpot& spot) {
    const BoardPlay::Answer answer = answerAt(spot);
    played_last_ = answer.move.has_value();
    if (answer.move) {
        // What hears of it shows another position.
        const game_graph::Step step = play_.moves()[*answer.move];
        chosen_.reset();
        Q_EMIT playWanted(step);
        return;
    }
    if (answer.choosing || answer.dropping) {
        choose(answer.choosing);
        return;
    }
    Q_EMIT refused(answer.words);
}

void PositionBoardView::choose(const std::optional<BoardSpot>& car) {
    chosen_ = car;
    Q_EMIT refusalOver();
    update();
    tellCellChanged(this, *this);
}

void PositionBoardView::point(const std::optional<QPointF>& point) {
    mouse_ = point;
    const auto spot = pointed();
    if (mouse_ && spot && acts(answerAt(*spot)))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
}

bool PositionBoardView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList lines;
    if (const auto spot = spotAt(help->pos()))
        lines << answerAt(*spot).words;
    if (!play_.piecesOf(1).isEmpty())
        lines << tr("Player 1: %1. Player 2: %2").arg(play_.piecesOf(1), play_.piecesOf(2));
    showTip(help->globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
}

void PositionBoardView::mouseMoveEvent(QMouseEvent* event) {
    keyboard_ = false;
    point(event->position());
}

void PositionBoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    keyboard_ = false;
    point(event->position());
    const auto spot = spotAt(event->position());
    if (!spot)
        return;
    cursor_ = play_.nearest(*spot);
    tellCellReached(this, *this);
    pick(*spot);
}

void PositionBoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    // Its second half is no move of the other player's.
    if (!played_last_)
        mousePressEvent(event);
}

void PositionBoardView::leaveEvent(QEvent* event) {
    point(std::nullopt);
    QWidget::leaveEvent(event);
}

void PositionBoardView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool picks = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    const int right = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const bool drops = key == Qt::Key_Escape && chosen_;
    if (!plain || !play_.board() || (!picks && right == 0 && down == 0 && !drops)) {
        QWidget::keyPressEvent(event);
        return;
    }
    keyboard_ = true;
    point(std::nullopt);
    if (drops)
        return choose(std::nullopt);
    if (picks && !event->isAutoRepeat())
        return pick(cursor_);
    if (picks)
        return;
    cursor_ = play_.beside(cursor_, right, down);
    tellCellReached(this, *this);
}

void PositionBoardView::focusInEvent(QFocusEvent* event) {
    // The mark stays as it was where only the window comes back.
    if (event->reason() == Qt::MouseFocusReason)
        keyboard_ = false;
    else if (event->reason() != Qt::ActiveWindowFocusReason &&
             event->reason() != Qt::PopupFocusReason)
        keyboard_ = true;
    QWidget::focusInEvent(event);
    update();
    if (play_.board())
        tellCellReached(this, *this);
}

void PositionBoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void PositionBoardView::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
    QWidget::resizeEvent(event);
}

void PositionBoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void PositionBoardView::paintEvent(QPaintEvent* /*event*/) {
    if (!play_.board())
        return;
    PositionBoardMarks marks;
    marks.playing = no_play_.isEmpty();
    if (const auto spot = pointed())
        marks.pointed = answerAt(*spot);
    marks.chosen = chosen_;
    if (showsCursor())
        marks.cursor = cursor_;
    marks.values = spotValues();
    QPainter painter(this);
    paint(painter, boardGeometry(), marks);
}

CellTable::Cell PositionBoardView::tableCell(const QPoint& cell) const {
    Cell told;
    told.name = play_.nameOfCell(cell);
    const auto spot = play_.spotOfCell(cell);
    if (!spot) {
        told.heads_row = true;
        return told;
    }
    if (chosen_ == spot)
        told.name += tr(", chosen");
    if (play_.board() && play_.board()->isCompleted(spot->row, spot->column))
        told.name += tr(", in the completed line");
    const BoardPlay::Answer answer = answerAt(*spot);
    told.description = answer.words;
    if (!values_.empty() && no_play_.isEmpty())
        if (const auto judged = valueOf(*spot))
            told.description += tr(", %1").arg(outcomeWords(judged->value));
    told.can_press = acts(answer);
    return told;
}

QString PositionBoardView::tableRowName(int row) const {
    return tr("row %1").arg(row + 1);
}

QString PositionBoardView::tableColumnName(int column) const {
    return tr("column %1").arg(column + 1);
}

QRectF PositionBoardView::tableCellRect(const QPoint& cell) const {
    return boardGeometry().toWidget(play_.rectOfCell(cell));
}

std::optional<QPoint> PositionBoardView::tableCellUnder(const QPointF& point) const {
    return play_.board() && boardGeometry().cell() > 0
               ? play_.cellUnder(boardGeometry().toCells(point))
               : std::nullopt;
}

QPoint PositionBoardView::currentTableCell() const {
    return play_.board() ? play_.cellOf(cursor_) : QPoint();
}

void PositionBoardView::goToTableCell(const QPoint& cell) {
    const auto spot = play_.spotOfCell(cell);
    if (!spot)
        return;
    keyboard_ = true;
    point(std::nullopt);
    cursor_ = *spot;
    update();
    tellCellReached(this, *this);
}

void PositionBoardView::pressTableCell(const QPoint& cell) {
    goToTableCell(cell);
    pick(cursor_);
}

} // namespace loggia::ui
