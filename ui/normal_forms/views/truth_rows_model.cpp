#include "ui/normal_forms/views/truth_rows_model.hpp"

#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/theme/colours.hpp"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <utility>

namespace loggia::ui {

bool TruthRowsModel::setRows(std::shared_ptr<const FormRows> rows) {
    const bool same = rows && rows_ && rows->function().inputs == rows_->function().inputs &&
                      rows->function().outputs == rows_->function().outputs;
    if (same) {
        rows_ = std::move(rows);
        tellAll();
        return false;
    }
    beginResetModel();
    rows_ = std::move(rows);
    term_ = -1;
    forgetWindow();
    endResetModel();
    return true;
}

void TruthRowsModel::setTerm(int term, const normal_forms::Cube& cube) {
    term_ = term;
    cube_ = cube;
    tellAll();
}

int TruthRowsModel::outputOf(int column) const {
    return rows_ && column >= rows_->inputs() ? column - rows_->inputs() : -1;
}

int TruthRowsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !rows_ ? 0 : rows_->inputs() + rows_->outputs();
}

bool TruthRowsModel::isMarked(std::uint64_t row, int output) const {
    return term_ >= 0 && cube_.holds(row) &&
           (output < 0 || (cube_.outputs >> static_cast<unsigned>(output) & 1U) != 0);
}

QVariant TruthRowsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !rows_)
        return {};
    const std::uint64_t row = rowAt(index);
    const int output = outputOf(index.column());
    switch (role) {
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case Qt::BackgroundRole: {
        if (!isMarked(row, output))
            return {};
        return QBrush(termGround(term_, coloursFor(QGuiApplication::palette())));
    }
    case Qt::FontRole: {
        if (output < 0)
            return {};
        QFont bold = QGuiApplication::font();
        bold.setBold(rows_->value(row, output) == RowValue::one);
        return bold;
    }
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        break;
    default:
        return {};
    }
    const auto& function = rows_->function();
    QString sign;
    QString name;
    if (output < 0) {
        const auto bit = static_cast<unsigned>(rows_->inputs() - 1 - index.column());
        sign = QString::number(row >> bit & 1U);
        name = QString::fromStdString(function.inputs[static_cast<std::size_t>(index.column())]);
    } else {
        sign = signOf(rows_->value(row, output));
        name = QString::fromStdString(function.outputs[static_cast<std::size_t>(output)]);
    }
    return role == Qt::DisplayRole ? sign : tr("%1 is %2").arg(name, sign);
}

QVariant TruthRowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!rows_)
        return {};
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(QString::number(placeOfRow(section)))
                                       : QVariant();
    const auto& function = rows_->function();
    const int output = outputOf(section);
    const QString name =
        QString::fromStdString(output < 0 ? function.inputs.at(static_cast<std::size_t>(section))
                                          : function.outputs.at(static_cast<std::size_t>(output)));
    if (role == Qt::DisplayRole)
        return name;
    if (role == Qt::ToolTipRole)
        return output < 0 ? name
                          : tr("%1\n"
                               "Click a value to change it, or press 0, 1 or -")
                                .arg(name);
    if (role == Qt::FontRole && output >= 0) {
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return bold;
    }
    return {};
}

} // namespace loggia::ui
