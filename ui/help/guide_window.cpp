#include "ui/help/guide_window.hpp"

#include "ui/help/guide_texts.hpp"
#include "ui/help/guide_view.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/focus_areas.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int path_role = Qt::UserRole;
constexpr int section_role = Qt::UserRole + 1;

QTreeWidget* make_list(const QString& name, QWidget* parent) {
    auto* list = new QTreeWidget(parent);
    list->setHeaderHidden(true);
    list->setAccessibleName(name);
    list->setTextElideMode(Qt::ElideRight);
    list->setFrameShape(QFrame::NoFrame);
    return list;
}

QTreeWidgetItem* make_item(const QString& text, const QString& path, const QString& section) {
    auto* item = new QTreeWidgetItem({text});
    item->setData(0, path_role, path);
    item->setData(0, section_role, section);
    return item;
}

QToolButton* make_button(const char* picture, const QString& tip, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(QString::fromLatin1(picture)));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    return button;
}

} // namespace

GuideWindow::GuideWindow(CommandsTable commands, LegendOf legend, QWidget* parent)
    : QWidget(parent, Qt::Window), commands_(std::move(commands)), legend_(std::move(legend)),
      search_(new QLineEdit(this)),
      back_button_(make_button("previous", tr("Back (Alt+Left)"), this)),
      forward_button_(make_button("next", tr("Forward (Alt+Right)"), this)),
      contents_(make_list(tr("Contents"), this)), hits_(make_list(tr("Search results"), this)),
      side_(new QStackedWidget(this)), view_(new GuideView(this)) {
    setObjectName(QStringLiteral("guide"));
    setWindowTitle(tr("Guide \u2013 Loggia"));
    setWindowIcon(icon(QStringLiteral("guide")));
    resize(1000, 720);
    search_->setPlaceholderText(tr("Search (Ctrl+F)"));
    search_->setAccessibleName(tr("Search the guide"));
    search_->setClearButtonEnabled(true);
    side_->addWidget(contents_);
    side_->addWidget(hits_);

    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(8, 8, 0, 8);
    auto* row = new QHBoxLayout;
    row->addWidget(back_button_);
    row->addWidget(forward_button_);
    row->addWidget(search_, 1);
    column->addLayout(row);
    column->addWidget(side_, 1);
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->addWidget(left);
    columns->addWidget(view_);
    columns->setStretchFactor(1, 1);
    columns->setSizes({260, 740});
    columns->setChildrenCollapsible(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(columns);

    makeShortcuts();
    addAreaKeys(*this, [left, this] { return QList<QWidget*>{left, view_}; });
    fillContents();
    connect(contents_, &QTreeWidget::itemClicked, this, &GuideWindow::openItem);
    connect(contents_, &QTreeWidget::itemActivated, this, &GuideWindow::openItem);
    connect(hits_, &QTreeWidget::itemClicked, this, &GuideWindow::openItem);
    connect(hits_, &QTreeWidget::itemActivated, this, &GuideWindow::openItem);
    connect(search_, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (side_->currentWidget() == hits_)
            openItem(hits_->currentItem());
    });
    connect(view_, &GuideView::linkClicked, this, &GuideWindow::followLink);
    connect(back_button_, &QToolButton::clicked, this, &GuideWindow::goBack);
    connect(forward_button_, &QToolButton::clicked, this, &GuideWindow::goForward);
    refreshButtons();
}

void GuideWindow::fillContents() {
    for (const GuideChapter& chapter : guide_.chapters()) {
        auto* item = make_item(guideText(chapter.title), chapter.path, {});
        contents_->addTopLevelItem(item);
        for (const QString& section : chapter.sections)
            item->addChild(make_item(guideText(section), chapter.path, section));
    }
}

QString GuideWindow::textOf(const GuideChapter& chapter) const {
    static const QString mark = QStringLiteral("<!-- commands -->");
    // The legend with pictures replaces the one in words.
    static const QString legend_mark = QStringLiteral("<!-- legend -->");
    static const QString legend_end = QStringLiteral("<!-- /legend -->");
    QString text = chapter.text;
    if (text.contains(mark))
        text.replace(mark, commands_(chapter.path));
    const qsizetype begin = text.indexOf(legend_mark);
    if (const qsizetype end = text.indexOf(legend_end, begin); begin >= 0 && end >= 0)
        text.replace(begin, end + legend_end.size() - begin,
                     legendAsMarkdown(legend_(chapter.path), GuideView::legend_prefix));
    return text;
}

void GuideWindow::open(const QString& path, const QString& section) {
    search_->clear();
    if (!path_.isEmpty() && (path != path_ || !isVisible())) {
        leave(back_);
        forward_.clear();
    }
    showChapter(path, section);
    show();
    raise();
    activateWindow();
    // What is shown first is laid out once more for the window's true width.
    view_->goTo(section);
    view_->setFocus();
}

void GuideWindow::openFor(const QString& path, const QWidget* focus, const QTabWidget* panel) {
    const GuideChapter* chapter = guide_.find(path);
    QString section = chapter ? sectionAround(focus, *chapter) : QString();
    if (chapter && section.isEmpty())
        section = sectionAround(panel, *chapter);
    open(path, section);
}

void GuideWindow::showChapter(const QString& path, const QString& section) {
    const GuideChapter* chapter = guide_.find(path);
    if (!chapter && !guide_.chapters().isEmpty())
        chapter = &guide_.chapters().front();
    if (!chapter)
        return;
    if (chapter->path != path_) {
        path_ = chapter->path;
        view_->setLegend(legend_(path_));
        view_->setChapter(*chapter, textOf(*chapter), section);
    } else {
        view_->goTo(section);
    }
    setWindowTitle(tr("%1 \u2013 Guide \u2013 Loggia").arg(guideText(chapter->title)));
    selectCurrent(section);
    refreshButtons();
}

void GuideWindow::selectCurrent(const QString& section) {
    QTreeWidgetItem* current = nullptr;
    for (int i = 0; i < contents_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = contents_->topLevelItem(i);
        const bool is_shown = item->data(0, path_role).toString() == path_;
        item->setExpanded(is_shown);
        if (!is_shown)
            continue;
        current = item;
        for (int j = 0; j < item->childCount(); ++j) {
            const QString heading = item->child(j)->data(0, section_role).toString();
            if (heading == section || anchorOf(heading) == section)
                current = item->child(j);
        }
    }
    contents_->setCurrentItem(current);
}

void GuideWindow::followLink(const QString& path, const QString& anchor) {
    if (!path.isEmpty() && !guide_.find(path))
        return;
    leave(back_);
    forward_.clear();
    showChapter(path.isEmpty() ? path_ : path, anchor);
}

void GuideWindow::openItem(const QTreeWidgetItem* item) {
    if (!item)
        return;
    leave(back_);
    forward_.clear();
    showChapter(item->data(0, path_role).toString(), item->data(0, section_role).toString());
    if (side_->currentWidget() == hits_)
        view_->mark(search_->text());
}

void GuideWindow::search() {
    const QList<GuideHit> hits = guide_.search(search_->text());
    hits_->clear();
    for (const GuideHit& hit : hits) {
        const QString chapter = guideText(guide_.find(hit.path)->title);
        auto* item = make_item(hit.section.isEmpty()
                                   ? chapter
                                   : QStringLiteral("%1: %2").arg(chapter, guideText(hit.section)),
                               hit.path, hit.section);
        auto* line = make_item(hit.line, hit.path, hit.section);
        line->setToolTip(0, hit.line);
        hits_->addTopLevelItem(item);
        item->addChild(line);
        item->setExpanded(true);
    }
    colourLines();
    if (hits.isEmpty()) {
        auto* none = new QTreeWidgetItem({tr("Nothing found")});
        none->setFlags(Qt::NoItemFlags);
        hits_->addTopLevelItem(none);
    } else {
        hits_->setCurrentItem(hits_->topLevelItem(0));
    }
    const bool searches = !search_->text().trimmed().isEmpty();
    side_->setCurrentWidget(searches ? hits_ : contents_);
    // What Return opens; the keyboard stays in the field.
    search_->setAccessibleDescription(searches ? hits_->topLevelItem(0)->text(0) : QString());
    if (!searches)
        view_->mark({});
}

void GuideWindow::colourLines() {
    for (int hit = 0; hit < hits_->topLevelItemCount(); ++hit)
        for (int line = 0; line < hits_->topLevelItem(hit)->childCount(); ++line)
            hits_->topLevelItem(hit)->child(line)->setForeground(
                0, palette().brush(QPalette::PlaceholderText));
}

void GuideWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourLines();
}

void GuideWindow::leave(std::vector<Place>& places) {
    if (!path_.isEmpty())
        places.push_back({path_, view_->verticalScrollBar()->value()});
}

void GuideWindow::comeBackTo(std::vector<Place>& from, std::vector<Place>& to) {
    if (from.empty())
        return;
    leave(to);
    const Place place = from.back();
    from.pop_back();
    showChapter(place.path, {});
    view_->verticalScrollBar()->setValue(place.scroll);
}

void GuideWindow::goBack() {
    comeBackTo(back_, forward_);
}

void GuideWindow::goForward() {
    comeBackTo(forward_, back_);
}

void GuideWindow::refreshButtons() {
    back_button_->setEnabled(!back_.empty());
    forward_button_->setEnabled(!forward_.empty());
}

void GuideWindow::makeShortcuts() {
    const auto add = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    add(QKeySequence::Find, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    add(QKeySequence::Back, &GuideWindow::goBack);
    add(QKeySequence::Forward, &GuideWindow::goForward);
    add(QKeySequence::ZoomIn, [this] { view_->zoomIn(); });
    add(QKeySequence::ZoomOut, [this] { view_->zoomOut(); });
    add(QKeySequence::Close, &QWidget::close);
    add(Qt::Key_Escape, &GuideWindow::escape);
}

/// First leave the search, then the guide.
void GuideWindow::escape() {
    if (search_->text().isEmpty())
        close();
    else
        search_->clear();
}

} // namespace loggia::ui
