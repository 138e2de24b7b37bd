#include "ui/sat/watch/watch_clauses.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/watch/watch_words.hpp"
#include "ui/theme/colours.hpp"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using State = sat::TraceView::ClauseState;

namespace {

QColor inkOf(State state, const Colours& colours) {
    switch (state) {
    case State::satisfied:
        return colours.win;
    case State::conflicting:
        return colours.lose;
    case State::unit:
        return colours.warning;
    case State::open:
        return colours.text;
    case State::absent:
        break;
    }
    return colours.muted_text;
}

} // namespace

QString signOf(State state) {
    switch (state) {
    case State::satisfied:
        return QStringLiteral("\u2713");
    case State::conflicting:
        return QStringLiteral("\u2717");
    case State::unit:
        return QStringLiteral("1");
    case State::open:
        return QStringLiteral("\u00B7");
    case State::absent:
        break;
    }
    return QStringLiteral("\u2013");
}

QString wordOf(State state) {
    switch (state) {
    case State::satisfied:
        return SatWords::tr("satisfied");
    case State::conflicting:
        return SatWords::tr("falsified");
    case State::unit:
        return SatWords::tr("unit");
    case State::open:
        return SatWords::tr("open");
    case State::absent:
        break;
    }
    return SatWords::tr("removed");
}

WatchClauses::WatchClauses(const Replay* replay, QObject* parent)
    : QAbstractTableModel(parent), replay_(replay) {}

void WatchClauses::setWhich(Which which) {
    which_ = which;
    refresh();
}

std::vector<std::uint32_t> WatchClauses::wantedRows() const {
    std::vector<std::uint32_t> rows;
    if (!replay_->isThere())
        return rows;
    const sat::TraceView& view = replay_->view();
    const sat::Trace& trace = view.trace();
    const auto original = static_cast<std::uint32_t>(trace.original());
    const auto all = static_cast<std::uint32_t>(trace.clauses().size());
    for (std::uint32_t clause = which_ == Which::learned ? original : 0; clause < all; ++clause) {
        if (trace.born(clause) != sat::Event::none && trace.born(clause) >= view.position())
            break; // Later clauses are born later.
        const bool wanted = which_ != Which::unmet || (view.state(clause) != State::satisfied &&
                                                       view.state(clause) != State::absent);
        if (wanted)
            rows.push_back(clause);
    }
    return rows;
}

void WatchClauses::refresh() {
    auto rows = wantedRows();
    if (rows == rows_) {
        if (!rows_.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    const std::size_t common = std::min(rows.size(), rows_.size());
    if (!std::equal(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(common),
                    rows_.begin())) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    // Learned clauses come and go at the end: what is above stays where it is.
    const int before = rowCount();
    const auto after = static_cast<int>(rows.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        rows_ = std::move(rows);
        endInsertRows();
    } else {
        beginRemoveRows({}, after, before - 1);
        rows_ = std::move(rows);
        endRemoveRows();
    }
    if (common > 0)
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(common) - 1, columns - 1));
}

int WatchClauses::rowOf(std::uint32_t clause) const {
    const auto found = std::lower_bound(rows_.begin(), rows_.end(), clause);
    return found == rows_.end() || *found != clause ? -1 : static_cast<int>(found - rows_.begin());
}

State WatchClauses::stateAt(int row) const {
    return replay_->view().state(clauseAt(row));
}

int WatchClauses::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int WatchClauses::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant WatchClauses::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !replay_->isThere())
        return {};
    const std::uint32_t clause = clauseAt(index.row());
    if (role == Qt::TextAlignmentRole)
        return index.column() == clause_column   ? int(Qt::AlignLeft | Qt::AlignVCenter)
               : index.column() == number_column ? int(Qt::AlignRight | Qt::AlignVCenter)
                                                 : int(Qt::AlignCenter);
    const auto text = [&] {
        return replay_->words().clause(replay_->view().trace().clauses()[clause]);
    };
    if (role == Qt::AccessibleTextRole)
        return tr("clause %1, %2, %3")
            .arg(QString::number(clause + 1), text(), wordOf(stateAt(index.row())));
    if (role == Qt::ToolTipRole)
        return tr("%1: %2\n%3")
            .arg(wordOf(stateAt(index.row())), text(), derivationWords(*replay_, clause));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case sign_column:
        return signOf(stateAt(index.row()));
    case number_column:
        return QString::number(clause + 1);
    default:
        return text();
    }
}

QVariant WatchClauses::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == number_column)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case sign_column:
        return QString();
    case number_column:
        return tr("No.");
    default:
        return tr("Clause");
    }
}

void ClauseDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const auto* model = qobject_cast<const WatchClauses*>(index.model());
    if (model == nullptr || !model->replay().isThere()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const Colours& colours = coloursFor(option.palette);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const State state = model->stateAt(index.row());
    QColor ground = colours.base;
    if (selected)
        ground = mix(colours.base, colours.accent, 0.25);
    else if (state == State::conflicting || state == State::unit)
        ground = mix(colours.base, inkOf(state, colours), 0.12);
    painter->save();
    painter->fillRect(option.rect, ground);
    constexpr int margin = 5;
    QRect room = option.rect.adjusted(margin, 0, -margin, 0);
    QFont font = option.font;
    if (index.column() != WatchClauses::clause_column) {
        const bool sign = index.column() == WatchClauses::sign_column;
        font.setBold(sign);
        painter->setFont(font);
        painter->setPen(sign ? inkOf(state, colours) : colours.muted_text);
        painter->drawText(sign ? option.rect : room, index.data(Qt::TextAlignmentRole).toInt(),
                          index.data().toString());
        painter->restore();
        return;
    }
    const sat::TraceView& view = model->replay().view();
    const auto literals = view.trace().clauses()[model->clauseAt(index.row())];
    const QString either = QStringLiteral(" \u2228 ");
    painter->setClipRect(option.rect);
    const auto draw = [&](const QString& text, const QColor& ink) {
        painter->setFont(font);
        painter->setPen(ink);
        const int width = painter->fontMetrics().horizontalAdvance(text);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        room.setLeft(room.left() + width);
    };
    if (literals.empty())
        draw(model->replay().words().clause(literals), inkOf(state, colours));
    const QString more = QStringLiteral("\u2026");
    for (std::size_t i = 0; i < literals.size(); ++i) {
        const int value = state == State::absent ? 0 : view.value(literals[i]);
        const QString literal = model->replay().words().literal(literals[i]);
        const QString before = i > 0 ? either : QString();
        QFont own = option.font;
        own.setBold(value > 0);
        const bool last = i + 1 == literals.size();
        const QFontMetrics plain(option.font);
        // What does not fit is not cut in the middle, as if the clause ended there.
        font = option.font;
        if (plain.horizontalAdvance(before) + QFontMetrics(own).horizontalAdvance(literal) +
                (last ? 0 : plain.horizontalAdvance(either + more)) >
            room.width()) {
            draw(plain.elidedText(before + (i > 0 ? more : literal), Qt::ElideRight, room.width()),
                 colours.muted_text);
            break;
        }
        draw(before, colours.muted_text);
        font = own;
        font.setStrikeOut(value < 0 || state == State::absent);
        draw(literal, value > 0                             ? colours.win
                      : value < 0 || state == State::absent ? colours.muted_text
                      : state == State::unit                ? colours.warning
                                                            : colours.text);
    }
    painter->restore();
}

} // namespace loggia::ui
