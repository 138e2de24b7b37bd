#include "ui/puzzles/blackboard_view.hpp"

#include "ui/theme/colours.hpp"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

namespace {

using Mark = BlackboardModel::Mark;

constexpr int line_padding = 8;
constexpr int line_bar = 5;

/// What was put in, in bold.
QList<QTextLayout::FormatRange> boldParentheses(const QString& text) {
    QList<QTextLayout::FormatRange> ranges;
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    for (qsizetype open = text.indexOf(QLatin1Char('(')); open >= 0;) {
        const qsizetype close = text.indexOf(QLatin1Char(')'), open);
        if (close < 0)
            break;
        ranges << QTextLayout::FormatRange{static_cast<int>(open),
                                           static_cast<int>(close - open + 1), bold};
        open = text.indexOf(QLatin1Char('('), close);
    }
    return ranges;
}

/// Draws one line of the blackboard.
class LineDelegate final : public QStyledItemDelegate {
public:
    explicit LineDelegate(const QListView* view) : view_(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours& colours = coloursFor(option.palette);
        const auto mark = index.data(BlackboardModel::mark_role).value<Mark>();
        const bool talked = index.data(BlackboardModel::talked_role).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF(option.rect).adjusted(3, 2, -3, -2);
        if (mark == Mark::changed || mark == Mark::used || talked) {
            const QColor ground = mix(colours.base, colours.accent, talked ? 0.16 : 0.08);
            painter->setPen(talked ? QPen(colours.accent, 1.5) : QPen(Qt::NoPen));
            painter->setBrush(ground);
            painter->drawRoundedRect(row, 5, 5);
        }
        if (mark == Mark::changed || mark == Mark::used) {
            // A full bar for what has changed, a broken one for what was used.
            QPen bar(colours.accent, line_bar, mark == Mark::changed ? Qt::SolidLine : Qt::DotLine,
                     Qt::FlatCap);
            painter->setPen(bar);
            painter->drawLine(row.topLeft() + QPointF(3, 3), row.bottomLeft() + QPointF(3, -3));
        }
        const bool done = mark == Mark::dropped || mark == Mark::value;
        const Places places = placesIn(option.rect);
        painter->setFont(view_->font());
        painter->setPen(colours.muted_text);
        painter->drawText(places.number, Qt::AlignRight | Qt::AlignVCenter,
                          index.data(BlackboardModel::number_role).toString());
        painter->drawText(places.word, Qt::AlignLeft | Qt::AlignVCenter,
                          BlackboardModel::wordOf(mark));
        painter->setPen(mark == Mark::dropped || (done && !talked) ? colours.muted_text
                                                                   : colours.text);
        QFont font = equationFont();
        font.setStrikeOut(mark == Mark::dropped);
        QTextLayout layout(index.data().toString(), font);
        QList<QTextLayout::FormatRange> formats = boldParentheses(layout.text());
        if (const auto part =
                changedPart(index.data(BlackboardModel::before_role).toString(), layout.text())) {
            QTextCharFormat fresh;
            fresh.setBackground(mix(colours.base, colours.accent, 0.28));
            formats << QTextLayout::FormatRange{part->first, part->second, fresh};
        }
        layout.setFormats(formats);
        const double height = layOut(layout, places.text.width());
        layout.draw(painter, {places.text.left(), places.text.center().y() - height / 2});
        if (option.state.testFlag(QStyle::State_HasFocus) && view_->hasFocus()) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(colours.accent, 1.5, Qt::DashLine));
            painter->drawRoundedRect(row, 5, 5);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                                 const QModelIndex& index) const override {
        const int width = view_->viewport()->width();
        const Places places = placesIn(QRectF(0, 0, width, 100));
        QTextLayout layout(index.data().toString(), equationFont());
        layout.setFormats(boldParentheses(layout.text()));
        return {width, static_cast<int>(std::ceil(layOut(layout, places.text.width()))) +
                           2 * line_padding};
    }

private:
    struct Places {
        QRectF number;
        QRectF text;
        QRectF word;
    };

    [[nodiscard]] QFont equationFont() const {
        QFont font = view_->font();
        font.setPointSizeF(1.35 * font.pointSizeF());
        return font;
    }

    [[nodiscard]] Places placesIn(const QRectF& row) const {
        const QFontMetricsF metrics(view_->font());
        const double number = metrics.horizontalAdvance(QStringLiteral("(888)")) + 8;
        double word = 0;
        for (const Mark mark : {Mark::changed, Mark::used, Mark::value, Mark::dropped})
            word = std::max(word, metrics.horizontalAdvance(BlackboardModel::wordOf(mark)));
        Places places;
        places.number = {row.left() + 6, row.top(), number, row.height()};
        places.word = {row.right() - word - 16, row.top(), word + 4, row.height()};
        places.text = {places.number.right() + 14, row.top(),
                       std::max(60.0, places.word.left() - places.number.right() - 24),
                       row.height()};
        return places;
    }

    static double layOut(QTextLayout& layout, double width) {
        QTextOption option(Qt::AlignLeft);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        double height = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, height});
            height += line.height();
        }
        layout.endLayout();
        return height;
    }

    const QListView* view_;
};

} // namespace

std::optional<std::pair<int, int>> changedPart(const QString& before, const QString& after) {
    if (before.isEmpty() || before == after)
        return std::nullopt;
    const QStringList old = before.split(QLatin1Char(' '));
    const QStringList now = after.split(QLatin1Char(' '));
    const qsizetype least = std::min(old.size(), now.size());
    qsizetype first = 0;
    while (first < least && old[first] == now[first])
        ++first;
    qsizetype last = 0; // from the end
    while (last < least - first && old[old.size() - 1 - last] == now[now.size() - 1 - last])
        ++last;
    if (first + last >= now.size()) // something went, and nothing came
        return std::nullopt;
    const auto place = [&now](qsizetype words) {
        qsizetype at = 0;
        for (qsizetype i = 0; i < words; ++i)
            at += now[i].size() + 1;
        return static_cast<int>(at);
    };
    const int from = place(first);
    return std::pair(from, place(now.size() - last) - 1 - from);
}

QString shownEquation(const std::string& text) {
    return QString::fromStdString(text).replace(QLatin1Char('*'), QChar(0x00B7));
}

void BlackboardModel::show(const gf2::Blackboard& board, std::vector<bool> talked,
                           std::vector<QString> tips) {
    const bool as_many = board.lines.size() == board_.lines.size();
    if (!as_many)
        beginResetModel();
    board_ = board;
    talked_ = std::move(talked);
    tips_ = std::move(tips);
    if (!as_many)
        endResetModel();
    else if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

Mark BlackboardModel::markOf(int line) const {
    const auto& shown = board_.lines.at(static_cast<std::size_t>(line));
    if (shown.changed)
        return Mark::changed;
    if (shown.used)
        return Mark::used;
    if (!shown.done)
        return Mark::none;
    const bool value =
        std::find(board_.values.begin(), board_.values.end(), shown.text) != board_.values.end();
    return value ? Mark::value : Mark::dropped;
}

QString BlackboardModel::wordOf(Mark mark) {
    switch (mark) {
    case Mark::none:
        break;
    case Mark::changed:
        return tr("changed");
    case Mark::used:
        return tr("used");
    case Mark::value:
        return tr("value");
    case Mark::dropped:
        return tr("done");
    }
    return {};
}

int BlackboardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(board_.lines.size());
}

QVariant BlackboardModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    const auto& line = board_.lines[at];
    const Mark mark = markOf(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shownEquation(line.text);
    case Qt::ToolTipRole:
        return at < tips_.size() ? tips_[at] : QString();
    case Qt::AccessibleTextRole: {
        const QString name =
            tr("Equation %1: %2").arg(line.equation + 1).arg(QString::fromStdString(line.text));
        return mark == Mark::none ? name : QStringLiteral("%1, %2").arg(name, wordOf(mark));
    }
    case mark_role:
        return QVariant::fromValue(mark);
    case number_role:
        return QStringLiteral("(%1)").arg(line.equation + 1);
    case before_role:
        return shownEquation(line.before);
    case talked_role:
        return at < talked_.size() && talked_[at];
    default:
        return {};
    }
}

BlackboardView::BlackboardView(QWidget* parent)
    : QListView(parent), model_(new BlackboardModel(this)) {
    setModel(model_);
    auto* delegate = new LineDelegate(this);
    delegate->setParent(this);
    setItemDelegate(delegate);
    setAccessibleName(tr("Blackboard"));
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(200, 120);
    const auto pick = [this](const QModelIndex& index) {
        if (index.isValid())
            Q_EMIT linePicked(index.row());
    };
    connect(this, &QListView::clicked, this, pick);
}

void BlackboardView::show(const gf2::Blackboard& board, std::vector<bool> talked,
                          std::vector<QString> tips) {
    const int current = currentIndex().row();
    model_->show(board, std::move(talked), std::move(tips));
    if (current >= 0 && current < model_->rowCount() && !currentIndex().isValid())
        setCurrentIndex(model_->index(current));
    scheduleDelayedItemsLayout();
    executeDelayedItemsLayout();
    for (int i = 0; i < model_->rowCount(); ++i)
        if (model_->markOf(i) == BlackboardModel::Mark::changed)
            scrollTo(model_->index(i));
}

void BlackboardView::setEmptyText(const QString& text) {
    empty_text_ = text;
    viewport()->update();
}

void BlackboardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        event->ignore();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (currentIndex().isValid())
            Q_EMIT linePicked(currentIndex().row());
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void BlackboardView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (model_->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(coloursFor(palette()).muted_text);
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, empty_text_);
}

void BlackboardView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

} // namespace loggia::ui
