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
#include <cstddef>

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

void HandColumnsModel::show(const FormStudy& study, const HandStep& step) {
    const bool same = study_.by_hand == study.by_hand && study.by_hand;
    if (!same) {
        beginResetModel();
        study_ = study;
        comparisons_.clear();
        state_ = {};
        if (study_.by_hand) {
            comparisons_ = handComparisons(*study_.by_hand);
            state_ = columnsAt(*study_.by_hand, comparisons_, step);
        }
        endResetModel();
        return;
    }
    study_ = study; // its other parts
    state_ = columnsAt(*study_.by_hand, comparisons_, step);
    if (rowCount() > 0 && columnCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QModelIndex HandColumnsModel::comparedIndex() const {
    if (!state_.last)
        return {};
    return index(static_cast<int>(state_.last->right),
                 static_cast<int>(state_.list) * parts + pattern);
}

int HandColumnsModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !study_.by_hand)
        return 0;
    std::size_t most = 0;
    for (const auto& list : study_.by_hand->lists)
        most = std::max(most, list.size());
    return static_cast<int>(most);
}

int HandColumnsModel::listedRows() const {
    std::ptrdiff_t most = 0;
    for (const auto& list : state_.listed) {
        const auto last = std::find(list.rbegin(), list.rend(), true);
        most = std::max<std::ptrdiff_t>(most, list.rend() - last);
    }
    return static_cast<int>(most);
}

int HandColumnsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !study_.by_hand || rowCount() == 0
               ? 0
               : parts * static_cast<int>(study_.by_hand->lists.size());
}

QString HandColumnsModel::fateOf(std::size_t list, std::size_t entry) const {
    if (state_.combined[list][entry])
        return tr("combined");
    if (!state_.whole[list])
        return {};
    return study_.by_hand->lists[list][entry].only_open ? tr("prime, don't-cares only")
                                                        : tr("prime");
}

QVariant HandColumnsModel::groundOf(std::size_t list, std::size_t entry) const {
    const Colours& colours = handColours();
    if (!state_.last)
        return {};
    if (list == state_.list && (entry == state_.last->left || entry == state_.last->right))
        return QBrush(mix(colours.base, colours.accent, 0.22));
    if (list == state_.list + 1 && state_.last->result == entry)
        return QBrush(mix(colours.base, colours.win, 0.22));
    return {};
}

QVariant HandColumnsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto list = static_cast<std::size_t>(index.column() / parts);
    const auto entry = static_cast<std::size_t>(index.row());
    const auto& entries = study_.by_hand->lists[list];
    if (entry >= entries.size() || !state_.listed[list][entry])
        return {};
    const ListedCube& listed = entries[entry];
    const int inputs = study_.chosen->on.inputs;
    const bool is_prime = state_.whole[list] && listed.prime;
    const int part = index.column() % parts;
    switch (role) {
    case Qt::TextAlignmentRole:
        return part == group ? int(Qt::AlignCenter) : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole:
        return handFont(is_prime, false);
    case Qt::ForegroundRole:
        return listed.only_open ? QVariant(QBrush(handColours().muted_text)) : QVariant();
    case Qt::BackgroundRole:
        return groundOf(list, entry);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        const QString text =
            tr("rows %1, pattern %2").arg(rowsOf(listed.cube, inputs), bitsOf(listed.cube, inputs));
        const QString fate = fateOf(list, entry);
        return fate.isEmpty() ? text : tr("%1, %2").arg(text, fate);
    }
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    if (part == group) // once for each group
        return entry == 0 || entries[entry - 1].ones != listed.ones ||
                       !state_.listed[list][entry - 1]
                   ? QString::number(listed.ones)
                   : QString();
    if (part == rows)
        return rowsOf(listed.cube, inputs);
    const QString mark = state_.combined[list][entry] ? QStringLiteral(" \u2713")
                         : is_prime                   ? QStringLiteral(" \u2605")
                                                      : QString();
    return bitsOf(listed.cube, inputs) + mark;
}

QVariant HandColumnsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return {};
    const int list = section / parts;
    if (role == Qt::ToolTipRole)
        return list == 0 ? tr("Column 1: the rows, grouped by their number of ones")
                         : tr("Column %1: entries of %2 rows").arg(list + 1).arg(1 << list);
    if (role != Qt::DisplayRole)
        return {};
    switch (section % parts) {
    case group:
        return tr("Ones");
    case rows:
        return tr("Rows");
    default:
        return tr("Column %1").arg(list + 1);
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
