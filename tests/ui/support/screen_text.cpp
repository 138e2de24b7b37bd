#include "tests/ui/support/screen_text.hpp"

#include "ui/commands/command.hpp"
#include "ui/shell/page.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QBrush>
#include <QComboBox>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QEvent>
#include <QGroupBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QWidget>

#include <algorithm>

namespace loggia::ui::testing {

namespace {

/// Of a list or a board: more would only say the same again.
constexpr int most_rows = 200;
constexpr int most_columns = 40;
constexpr int most_cells = 600;

QString checksumOf(const QImage& image) {
    const auto* bytes = reinterpret_cast<const char*>(image.constBits());
    return QString::fromLatin1(QCryptographicHash::hash(QByteArrayView(bytes, image.sizeInBytes()),
                                                        QCryptographicHash::Md5)
                                   .toHex()
                                   .left(8));
}

QString checked(Qt::CheckState state) {
    return state == Qt::Unchecked ? QStringLiteral("off")
           : state == Qt::Checked ? QStringLiteral("on")
                                  : QStringLiteral("partly");
}

class Reader {
public:
    QStringList lines;

    void read(QWidget& widget) {
        if (!widget.isVisible() || qobject_cast<QSplitterHandle*>(&widget) != nullptr ||
            qobject_cast<QScrollBar*>(&widget) != nullptr)
            return;
        const QString outer = where_;
        const QString part = nameOf(widget);
        if (!part.isEmpty())
            where_ += (outer.isEmpty() ? QString() : QStringLiteral(" / ")) + part;
        if (isGrey(widget)) {
            showMessage("state", QStringLiteral("greyed"));
            where_ = outer;
            return;
        }
        readItself(widget);
        if (auto* tabs = qobject_cast<QTabWidget*>(&widget))
            readTabs(*tabs);
        else
            readChildren(widget);
        where_ = outer;
    }

    void showMessage(const char* what, const QString& text) {
        if (!text.isEmpty())
            lines << QStringLiteral("%1: %2: %3").arg(where_, QLatin1String(what), text);
    }

private:
    /// By what the program calls it, as what people call it may change.
    static QString nameOf(const QWidget& widget) {
        const QString kind =
            QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
        // Containers say nothing of where something is.
        for (const char* container : {"QWidget", "QSplitter", "QTabWidget", "SideTabs",
                                      "QStackedWidget", "QScrollArea", "PanelArea"})
            if (kind == QLatin1String(container))
                return widget.objectName().startsWith(QStringLiteral("qt_")) ? QString()
                                                                             : widget.objectName();
        return widget.objectName().isEmpty()
                   ? kind
                   : QStringLiteral("%1 %2").arg(kind, widget.objectName());
    }
    /// What a widget shows is about something else, and it says so.
    static bool isGrey(const QWidget& widget) {
        const bool is_view =
            qobject_cast<const QAbstractScrollArea*>(&widget) != nullptr ||
            (isOurs(widget) && qobject_cast<const QAbstractButton*>(&widget) == nullptr);
        return isFaded(widget) || (is_view && !widget.isEnabled());
    }
    static bool isOurs(const QWidget& widget) {
        return QLatin1String(widget.metaObject()->className()).startsWith(u"loggia::ui::");
    }

    void readChildren(QWidget& widget) {
        // An item view's own are its cells, which its model tells.
        if (qobject_cast<QAbstractItemView*>(&widget) != nullptr ||
            qobject_cast<QComboBox*>(&widget) != nullptr ||
            qobject_cast<QAbstractSpinBox*>(&widget) != nullptr)
            return;
        for (QObject* child : widget.children())
            if (auto* part = qobject_cast<QWidget*>(child); part != nullptr && !part->isWindow())
                read(*part);
    }
    void readTabs(QTabWidget& tabs) {
        const int front = tabs.currentIndex();
        for (int i = 0; i < tabs.count(); ++i) {
            showMessage("tab", tabs.tabText(i));
            showMessage("tab's tip", tabs.tabToolTip(i));
            tabs.setCurrentIndex(i);
            // The tab's size is part of what it draws; nothing else gets its turn.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            read(*tabs.widget(i));
        }
        tabs.setCurrentIndex(front);
    }

    void readItself(QWidget& widget) {
        showMessage("name", widget.accessibleName());
        // That of a text is what is remarked where its cursor is.
        if (qobject_cast<QPlainTextEdit*>(&widget) == nullptr)
            showMessage("description", widget.accessibleDescription());
        showMessage("tip", widget.toolTip());
        if (!widget.isEnabled())
            showMessage("state", QStringLiteral("disabled"));
        readLabel(widget);
        readField(widget);
        if (const auto* view = qobject_cast<QAbstractItemView*>(&widget))
            readItems(*view);
        else
            readCells(widget);
        // What a text and its margin look like depends on where its cursor is; a scroll area draws
        // nothing.
        if (isOurs(widget) && qobject_cast<QPlainTextEdit*>(&widget) == nullptr &&
            qobject_cast<QPlainTextEdit*>(widget.parentWidget()) == nullptr &&
            qobject_cast<QScrollArea*>(&widget) == nullptr)
            readDrawing(widget);
    }

    void readLabel(const QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            showMessage("text", label->text());
            if (label->testAttribute(Qt::WA_SetPalette) && !label->text().isEmpty())
                showMessage("colour", label->palette().color(label->foregroundRole()).name());
            if (const QPixmap picture = label->pixmap(Qt::ReturnByValue); !picture.isNull())
                showMessage("picture", checksumOf(picture.toImage()));
        }
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            showMessage("text", button->text());
            if (button->isCheckable())
                showMessage("checked",
                            button->isChecked() ? QStringLiteral("yes") : QStringLiteral("no"));
        }
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            showMessage("title", group->title());
        if (const auto* bar = qobject_cast<const QProgressBar*>(&widget))
            showMessage("progress", bar->minimum() == bar->maximum()
                                        ? QStringLiteral("moving")
                                        : QStringLiteral("%1 of %2 %3")
                                              .arg(std::max(bar->value(), bar->minimum()))
                                              .arg(bar->maximum())
                                              .arg(bar->isTextVisible() ? bar->text() : QString()));
    }

    void readField(const QWidget& widget) {
        if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) {
            showMessage("content", field->text());
            showMessage("placeholder", field->placeholderText());
        }
        if (const auto* field = qobject_cast<const QPlainTextEdit*>(&widget)) {
            showMessage("content", field->toPlainText());
            showMessage("placeholder", field->placeholderText());
        }
        if (const auto* editor = qobject_cast<const SourceEditor*>(&widget))
            for (const Diagnostic& each : editor->diagnostics())
                showMessage("remark", QStringLiteral("%1 %2:%3")
                                          .arg(each.message)
                                          .arg(each.span.line)
                                          .arg(each.span.column));
        if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
            showMessage("choice", box->currentText());
            QStringList all;
            for (int i = 0; i < box->count(); ++i)
                all << box->itemText(i);
            showMessage("choices", all.join(QStringLiteral(" | ")));
        }
        if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget))
            showMessage("content", box->text());
        if (const auto* slider = qobject_cast<const QAbstractSlider*>(&widget))
            showMessage("value", QStringLiteral("%1 of %2..%3")
                                     .arg(slider->value())
                                     .arg(slider->minimum())
                                     .arg(slider->maximum()));
    }

    void readItems(const QAbstractItemView& view) {
        const QAbstractItemModel* model = view.model();
        if (model == nullptr)
            return;
        for (const Qt::Orientation side : {Qt::Horizontal, Qt::Vertical}) {
            QStringList heads;
            const int count =
                side == Qt::Horizontal ? model->columnCount() : std::min(model->rowCount(), 20);
            for (int i = 0; i < std::min(count, most_columns); ++i)
                heads << model->headerData(i, side).toString();
            showMessage("heads", heads.join(QStringLiteral(" | ")));
        }
        readRows(*model, {});
        if (view.selectionMode() != QAbstractItemView::NoSelection && view.currentIndex().isValid())
            showMessage("current", view.currentIndex().data().toString());
    }
    void readRows(const QAbstractItemModel& model, const QModelIndex& parent) {
        const int rows = model.rowCount(parent);
        if (!parent.isValid())
            showMessage("rows", QString::number(rows));
        for (int row = 0; row < std::min(rows, most_rows); ++row) {
            QStringList cells;
            for (int i = 0; i < std::min(model.columnCount(parent), most_columns); ++i)
                cells << cellText(model.index(row, i, parent));
            showMessage("row", cells.join(QStringLiteral(" | ")));
            if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first))
                readRows(model, first);
        }
    }
    static QString cellText(const QModelIndex& cell) {
        QStringList parts{cell.data().toString()};
        for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole})
            if (const QString text = cell.data(role).toString(); !text.isEmpty())
                parts << text;
        for (const int role : {Qt::ForegroundRole, Qt::BackgroundRole})
            if (const QVariant ink = cell.data(role); ink.isValid())
                parts << ink.value<QBrush>().color().name();
        if (const QVariant tick = cell.data(Qt::CheckStateRole); tick.isValid())
            parts << checked(static_cast<Qt::CheckState>(tick.toInt()));
        return parts.join(u'~');
    }

    /// What a screen reader finds on a board or in a drawing that is no widget.
    void readCells(QWidget& widget) {
        if (!isOurs(widget))
            return;
        QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(&widget);
        if (whole == nullptr)
            return;
        const int count = std::min(whole->childCount(), most_cells);
        for (int i = 0; i < count; ++i) {
            const QAccessibleInterface* cell = whole->child(i);
            if (cell == nullptr || qobject_cast<QWidget*>(cell->object()) != nullptr)
                continue;
            showMessage("cell", QStringLiteral("%1~%2~%3")
                                    .arg(cell->text(QAccessible::Name),
                                         cell->text(QAccessible::Description),
                                         cell->text(QAccessible::Value)));
        }
    }

    void readDrawing(QWidget& widget) {
        QWidget* drawn = &widget;
        if (const auto* area = qobject_cast<QAbstractScrollArea*>(&widget))
            drawn = area->viewport();
        if (drawn->size().isEmpty())
            return;
        QImage image(drawn->size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        drawn->render(&image, {}, {}, QWidget::DrawWindowBackground);
        showMessage("drawing", QStringLiteral("%1 x %2, %3")
                                   .arg(image.width())
                                   .arg(image.height())
                                   .arg(checksumOf(image)));
    }

    QString where_;
};

} // namespace

QStringList screenText(Page& page) {
    // Where the keyboard is says nothing of the document.
    if (QWidget* focus = QApplication::focusWidget())
        focus->clearFocus();
    Reader reader;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    reader.read(page);
    for (const CommandSpec& command : page.info().commands)
        reader.lines << QStringLiteral("command %1: %2%3")
                            .arg(QLatin1String(command.id),
                                 command.isEnabled(page) ? QStringLiteral("enabled")
                                                         : QStringLiteral("disabled"),
                                 command.checked && command.checked(page)
                                     ? QStringLiteral(", checked")
                                     : QString());
    QImage picture(page.pictureSize().boundedTo({800, 800}), QImage::Format_RGB32);
    if (!picture.isNull()) {
        picture.fill(Qt::white);
        QPainter painter(&picture);
        page.paintPicture(painter);
        painter.end();
        reader.lines << QStringLiteral("picture: %1").arg(checksumOf(picture));
    }
    return reader.lines;
}

QStringList differenceOf(const QStringList& shown, const QStringList& expected) {
    const auto rest = [](const QStringList& of, QStringList without, const char* whose) {
        QStringList lines;
        for (const QString& line : of)
            if (!without.removeOne(line))
                lines << QLatin1String(whose) + line;
        return lines;
    };
    if (shown == expected)
        return {};
    QStringList lines = rest(shown, expected, "shown: ") + rest(expected, shown, "expected: ");
    return lines.isEmpty() ? QStringList{QStringLiteral("the same lines in another order")} : lines;
}

void dropGreyed(QStringList& shown, QStringList& expected) {
    const QString state = QStringLiteral(": state: greyed");
    QStringList greyed;
    for (const QString& line : shown)
        if (line.endsWith(state))
            greyed << line.chopped(state.size());
    if (!greyed.isEmpty())
        greyed << QStringLiteral("picture"); // which is of the views
    for (QStringList* lines : {&shown, &expected})
        lines->erase(std::remove_if(lines->begin(), lines->end(),
                                    [&greyed](const QString& line) {
                                        return std::any_of(
                                            greyed.begin(), greyed.end(),
                                            [&line](const QString& part) {
                                                return line.startsWith(part + u':') ||
                                                       line.startsWith(part + QStringLiteral(" /"));
                                            });
                                    }),
                     lines->end());
}

QStringList withoutTimes(QStringList lines) {
    static const QRegularExpression time(
        QStringLiteral("(< )?\\b[0-9]+([.,][0-9]+)?[ \u00a0\u202f]?(ns|\u00b5s|ms|s|min)\\b"));
    lines.replaceInStrings(time, QStringLiteral("(time)"));
    // The speed that follows from it, which short searches leave out.
    static const QRegularExpression speed(QStringLiteral(", [0-9.,]+( [kM])?/s, \\(time\\)"));
    lines.replaceInStrings(speed, QString());
    return lines;
}

} // namespace loggia::ui::testing
