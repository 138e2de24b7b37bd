#include "ui/normal_forms/views/hand_models.hpp"

#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/theme/colours.hpp"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QPalette>
#include <QStyle>

#include <algorithm>

namespace loggia::ui {

using normal_forms::ListedCube;

namespace {

constexpr int most_rows_listed = 8;

const Colours& handColours() {
    return coloursFor(QApplication::palette());
}

QFont handFont(bool bold, bool struck) {
    QFont font = QApplication::font();
    font.setBold(bold);
    font.setStrikeOut(struck);
    return font;
}

/// "4, 5, 6, 7"
QString rowsOf(const normal_forms::Cube& cube, int inputs) {
    const std::uint64_t free = normal_forms::low_bits(inputs) & ~cube.care;
    QStringList names;
    // Every subset of the free inputs, smallest first.
    std::uint64_t subset = 0;
    do {
        if (names.size() == most_rows_listed)
            return names.join(QStringLiteral(", ")) + QStringLiteral(" \u2026");
        names << QString::number(cube.value | subset);
        subset = (subset - free) & free;
    } while (subset != 0);
    return names.join(QStringLiteral(", "));
}

} // namespace

void HandListModel::show(const FormStudy& study, std::size_t list) {
    beginResetModel();
    study_ = study;
    list_ = list;
    endResetModel();
}

int HandListModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !study_.by_hand || list_ >= study_.by_hand->lists.size())
        return 0;
    return static_cast<int>(study_.by_hand->lists[list_].size());
}

int HandListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant HandListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ListedCube& entry =
        study_.by_hand->lists[list_].at(static_cast<std::size_t>(index.row()));
    const int inputs = study_.chosen->on.inputs;
    if (role == Qt::FontRole)
        return handFont(entry.prime, false);
    if (role == Qt::ForegroundRole && entry.only_open)
        return QBrush(handColours().muted_text);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case group:
        return QString::number(entry.ones);
    case rows:
        return rowsOf(entry.cube, inputs);
    case pattern:
        return bitsOf(entry.cube, inputs);
    case fate:
        if (entry.prime)
            return entry.only_open
                       ? tr("prime, but all its rows are don't-cares")
                       : tr("\u2605 prime: %1")
                             .arg(termText(*study_.chosen, study_.settings.form, entry.cube));
        return tr("\u2713 combined");
    default:
        return {};
    }
}

QVariant HandListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case group:
        return tr("Ones");
    case rows:
        return tr("Rows");
    case pattern:
        return tr("Pattern");
    case fate:
        return tr("Result");
    default:
        return {};
    }
}

void HandChartModel::show(const FormStudy& study, std::size_t done) {
    const auto& hand = study.by_hand;
    const bool same = study_.by_hand == hand && study_.minimum == study.minimum;
    if (same && hand) {
        state_ = chartAt(*hand, done);
        if (rowCount() > 0 && columnCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, 0, std::max(0, rowCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, std::max(0, columnCount() - 1));
        return;
    }
    beginResetModel();
    study_ = study;
    state_ = hand ? chartAt(*hand, done) : ChartState();
    terms_.clear();
    crosses_.clear();
    term_ = -1;
    if (hand) {
        for (const normal_forms::Cube& prime : hand->primes) {
            int term = -1;
            for (std::size_t i = 0; i < study.terms(); ++i)
                if (study.minimum->cover.cubes[i] == prime)
                    term = static_cast<int>(i);
            terms_.push_back(term);
        }
        for (std::size_t row = 0; row < hand->rows.size(); ++row) {
            int crosses = 0;
            for (std::size_t prime = 0; prime < hand->primes.size(); ++prime)
                crosses += hasCross(prime, row) ? 1 : 0;
            crosses_.push_back(crosses);
        }
    }
    endResetModel();
}

void HandChartModel::setTerm(int term) {
    term_ = term;
    if (rowCount() > 0 && columnCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int HandChartModel::termOf(int row) const {
    return row >= 0 && row < rowCount() ? terms_[static_cast<std::size_t>(row)] : -1;
}

int HandChartModel::rowOf(int term) const {
    const auto found = std::find(terms_.begin(), terms_.end(), term);
    return term < 0 || found == terms_.end() ? -1 : static_cast<int>(found - terms_.begin());
}

bool HandChartModel::hasCross(std::size_t prime, std::size_t row) const {
    return study_.by_hand->primes[prime].holds(study_.by_hand->rows[row]);
}

int HandChartModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !study_.by_hand ? 0
                                               : static_cast<int>(study_.by_hand->primes.size());
}

int HandChartModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !study_.by_hand ? 0 : static_cast<int>(study_.by_hand->rows.size());
}

QVariant HandChartModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto prime = static_cast<std::size_t>(index.row());
    const auto row = static_cast<std::size_t>(index.column());
    const bool cross = hasCross(prime, row);
    const bool only = cross && crosses_[row] == 1;
    const Colours& colours = handColours();
    switch (role) {
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case Qt::DisplayRole:
        return cross ? only ? QStringLiteral("\u2297") : QStringLiteral("\u00D7") : QString();
    case Qt::AccessibleTextRole: {
        const QString at = QString::number(study_.by_hand->rows[row]);
        if (!cross)
            return tr("row %1: not covered").arg(at);
        return only ? tr("row %1: the only cross").arg(at) : tr("row %1: covered").arg(at);
    }
    case Qt::FontRole:
        return handFont(state_.taken[prime] || only, state_.dropped[prime]);
    case Qt::ForegroundRole: {
        const bool done = state_.spared[row] || state_.dropped[prime] ||
                          (state_.covered[row] && !state_.taken[prime]);
        return QBrush(done ? colours.muted_text : colours.text);
    }
    case Qt::BackgroundRole: {
        const int term = terms_[prime];
        if (term >= 0 && term == term_)
            return QBrush(termGround(term, colours));
        if (state_.last && state_.last->prime == prime &&
            state_.last->kind != normal_forms::ChartStep::Kind::row_dominance)
            return QBrush(mix(colours.base, colours.accent, 0.14));
        if (state_.spared[row] || state_.covered[row])
            return QBrush(colours.window);
        return {};
    }
    default:
        return {};
    }
}

QString HandChartModel::stateOf(std::size_t prime) const {
    if (state_.essential[prime])
        return tr("essential");
    if (state_.taken[prime])
        return tr("chosen");
    return state_.dropped[prime] ? tr("removed") : QString();
}

QString HandChartModel::nameOf(std::size_t prime) const {
    return termText(*study_.chosen, study_.settings.form, study_.by_hand->primes.at(prime));
}

QSize HandChartModel::roomFor(std::size_t prime) const {
    const QFontMetrics metrics(handFont(true, false));
    const QString longest =
        QStringLiteral("\u2713 ") + tr("%1%2 (%3)").arg(QString(), nameOf(prime), tr("essential"));
    const QStyle* style = QApplication::style();
    const int sides = 4 * (style->pixelMetric(QStyle::PM_HeaderMargin) + 1);
    return {metrics.horizontalAdvance(longest) + style->pixelMetric(QStyle::PM_SmallIconSize) +
                sides,
            metrics.height()};
}

QVariant HandChartModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!study_.by_hand)
        return {};
    const auto at = static_cast<std::size_t>(section);
    if (orientation == Qt::Horizontal) {
        if (role == Qt::DisplayRole)
            return QString::number(study_.by_hand->rows.at(at));
        if (role == Qt::ToolTipRole)
            return rowText(*study_.chosen, study_.by_hand->rows.at(at));
        if (role == Qt::FontRole)
            return handFont(false, state_.spared[at]);
        return {};
    }
    switch (role) {
    case Qt::SizeHintRole:
        return roomFor(at);
    case Qt::DisplayRole: {
        const QString text = nameOf(at);
        const QString state = stateOf(at);
        const QString mark = state_.taken[at] ? QStringLiteral("\u2713 ") : QString();
        return state.isEmpty() ? text : tr("%1%2 (%3)").arg(mark, text, state);
    }
    case Qt::DecorationRole:
        return terms_[at] >= 0 && state_.taken[at] ? QVariant(termIcon(terms_[at], handColours()))
                                                   : QVariant();
    case Qt::FontRole:
        return handFont(state_.taken[at], state_.dropped[at]);
    default:
        return {};
    }
}

} // namespace loggia::ui
