#include "ui/wumpus/text_pane.hpp"

#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/dropped_files.hpp"
#include "ui/wumpus/wumpus_syntax.hpp"

#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QToolButton>
#include <QVBoxLayout>

namespace loggia::ui {

namespace {

/// The one local file that is dragged; several are for the window, which tells them apart.
QString onlyFile(const QMimeData& data) {
    const QStringList files = filesIn(data);
    return files.size() == 1 ? files.first() : QString();
}

QString helpOf(TextKind kind) {
    switch (kind) {
    case TextKind::rules:
        return TextPane::tr("What is true in every wumpus world, one statement per line");
    case TextKind::knowledge:
        return TextPane::tr("What is known about this cave, one statement per line");
    case TextKind::statement:
        break;
    }
    return TextPane::tr("The statement to decide (the first one counts)");
}

} // namespace

TextPane::TextPane(TextKind kind, QWidget* parent)
    : QWidget(parent), kind_(kind), editor_(new SourceEditor(SourceEditor::Lines::many, this)),
      file_label_(new QLabel(this)) {
    setAcceptDrops(true);
    const QString title = titleOf(kind);
    editor_->setObjectName(idOf(kind));
    editor_->setAccessibleName(title);
    editor_->setHighlighter(highlightWumpus);
    editor_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    editor_->setCompletions(wumpusWords());
    editor_->setToolTip(helpOf(kind));
    if (kind == TextKind::statement) {
        constexpr int shown_lines = 2;
        editor_->setLineNumbersVisible(false);
        fitToText(*editor_, [editor = editor_] {
            editor->setFixedHeight(shown_lines * editor->fontMetrics().lineSpacing() +
                                   2 * editor->frameWidth() + 12);
        });
    }

    auto* heading = new QLabel(title, this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setBuddy(editor_);
    heading->setToolTip(helpOf(kind));
    file_label_->setTextFormat(Qt::PlainText);
    file_label_->setForegroundRole(QPalette::PlaceholderText);
    file_label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    const auto button = [&](const char* picture, const QString& name) {
        auto* made = new QToolButton(this);
        made->setIcon(icon(QLatin1String(picture)));
        made->setAutoRaise(true);
        made->setToolTip(name);
        made->setAccessibleName(name);
        return made;
    };
    auto* open = button("open", tr("Open a file here: %1").arg(title));
    auto* save = button("save", tr("Save: %1").arg(title));

    auto* header = new QHBoxLayout;
    header->addWidget(heading);
    header->addWidget(file_label_, 1);
    header->addWidget(open);
    header->addWidget(save);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(header);
    layout->addWidget(editor_, 1);

    connect(open, &QToolButton::clicked, this, [this] { Q_EMIT openWanted(kind_); });
    connect(save, &QToolButton::clicked, this, [this] { Q_EMIT saveWanted(kind_); });
}

void TextPane::setFile(const DocumentParts::FileLook& file) {
    file_ = file;
    const QString name = QFileInfo(file.path).fileName();
    if (file.path.isEmpty())
        file_label_->clear();
    else
        file_label_->setText(file.missing    ? tr("%1 (deleted)").arg(name)
                             : file.modified ? tr("%1 (changed)").arg(name)
                                             : name);
    file_label_->setToolTip(file.path);
}

void TextPane::dragEnterEvent(QDragEnterEvent* event) {
    if (!onlyFile(*event->mimeData()).isEmpty())
        acceptAsCopy(*event);
}

void TextPane::dropEvent(QDropEvent* event) {
    const QString path = onlyFile(*event->mimeData());
    if (path.isEmpty()) {
        event->ignore();
        return;
    }
    acceptAsCopy(*event);
    Q_EMIT fileDropped(kind_, path);
}

} // namespace loggia::ui
