#include "ui/window/clipboard.hpp"

#include "ui/shell/documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/picture.hpp"
#include "ui/widgets/dropped_files.hpp"
#include "ui/widgets/move_list.hpp"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTextEdit>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

/// The text field that has the keyboard: a spin box and a combo box keep theirs inside.
QLineEdit* line_edit(QWidget* focus) {
    if (auto* line = qobject_cast<QLineEdit*>(focus))
        return line;
    if (const auto* combo = qobject_cast<QComboBox*>(focus))
        return combo->lineEdit();
    return qobject_cast<QAbstractSpinBox*>(focus) ? focus->findChild<QLineEdit*>() : nullptr;
}

bool copied_by(QWidget* focus) {
    if (const auto* line = line_edit(focus); line && line->hasSelectedText()) {
        line->copy();
        return true;
    }
    if (auto* plain = qobject_cast<QPlainTextEdit*>(focus);
        plain && plain->textCursor().hasSelection()) {
        plain->copy();
        return true;
    }
    if (auto* rich = qobject_cast<QTextEdit*>(focus); rich && rich->textCursor().hasSelection()) {
        rich->copy();
        return true;
    }
    if (const auto* label = qobject_cast<QLabel*>(focus); label && label->hasSelectedText()) {
        QGuiApplication::clipboard()->setText(label->selectedText());
        return true;
    }
    return false;
}

/// What is selected in a table that has the keyboard, as it is shown: a line for each row, with
/// tabs between the cells. A list of moves is no such table, because what is selected there is the
/// position that the page shows.
QString selected_cells(QWidget* focus) {
    const auto* table = qobject_cast<const QTableView*>(focus);
    if (!table || !table->selectionModel() || qobject_cast<const MoveList*>(focus))
        return {};
    using Place = std::pair<int, int>; // of the row and of the column in the view
    std::vector<std::pair<Place, QModelIndex>> cells;
    std::set<int> columns;
    for (const QModelIndex& index : table->selectionModel()->selectedIndexes()) {
        if (table->isRowHidden(index.row()) || table->isColumnHidden(index.column()))
            continue;
        const Place place{table->verticalHeader()->visualIndex(index.row()),
                          table->horizontalHeader()->visualIndex(index.column())};
        columns.insert(place.second);
        cells.emplace_back(place, index);
    }
    std::sort(cells.begin(), cells.end());
    QString text;
    bool is_blank = true;
    for (auto cell = cells.begin(); cell != cells.end();) {
        const int row = cell->first.first;
        for (auto column = columns.begin(); column != columns.end(); ++column) {
            if (column != columns.begin())
                text += QLatin1Char('\t');
            if (cell == cells.end() || cell->first != Place{row, *column})
                continue;
            const QString shown = (cell++)->second.data().toString();
            is_blank = is_blank && shown.isEmpty();
            for (const QChar each : shown)
                text += each == QLatin1Char('\t') || each == QLatin1Char('\n') ? QLatin1Char(' ')
                                                                               : each;
        }
        text += QLatin1Char('\n');
    }
    text.chop(1);
    return is_blank ? QString() : text;
}

bool pasted_by(QWidget* focus) {
    if (auto* line = line_edit(focus); line && !line->isReadOnly()) {
        line->paste();
        return true;
    }
    if (auto* plain = qobject_cast<QPlainTextEdit*>(focus); plain && !plain->isReadOnly()) {
        plain->paste();
        return true;
    }
    if (auto* rich = qobject_cast<QTextEdit*>(focus); rich && !rich->isReadOnly()) {
        rich->paste();
        return true;
    }
    return false;
}

} // namespace

void copyText(Page& page) {
    if (copied_by(QApplication::focusWidget()))
        return;
    if (const QString cells = selected_cells(QApplication::focusWidget()); !cells.isEmpty()) {
        QGuiApplication::clipboard()->setText(cells);
        Q_EMIT page.message(Page::tr("Selected cells copied"));
        return;
    }
    const QString text = page.copy();
    if (text.isEmpty()) {
        Q_EMIT page.message(Page::tr("There is nothing to copy."));
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT page.message(Page::tr("Copied as text"));
}

void pasteText(Page& page, Documents& documents) {
    if (pasted_by(QApplication::focusWidget()))
        return;
    const QString text =
        QGuiApplication::clipboard()->text().replace(QChar::Nbsp, QLatin1Char(' '));
    if (text.isEmpty()) {
        Q_EMIT page.message(Page::tr("There is no text on the clipboard."));
        return;
    }
    const int before = page.history()->document();
    if (const auto done = page.paste(text); !done)
        documents.report(Page::tr("Cannot paste"), done.error(), Page::tr("clipboard"),
                         text.toStdString());
    else if (page.history()->document() != before || !page.isRunning())
        Q_EMIT page.message(Page::tr("Pasted")); // Otherwise the page is still reading it.
    // What comes from elsewhere is in no file.
    if (page.history()->document() != before)
        page.history()->resetClean();
}

QStringList filesToPaste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (const auto* line = line_edit(QApplication::focusWidget()); line && !line->isReadOnly())
        return {};
    return data != nullptr ? filesIn(*data) : QStringList();
}

void copyPicture(const Page& page) {
    auto* data = new QMimeData;
    data->setImageData(pictureAsImage(page));
    data->setData(QStringLiteral("image/svg+xml"), pictureAsSvg(page));
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace loggia::ui
