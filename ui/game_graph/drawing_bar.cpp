#include "ui/game_graph/drawing_bar.hpp"

#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>

#include <utility>

namespace loggia::ui {

using game_graph::Outcome;

DrawingBar::DrawingBar(QWidget* parent)
    : QWidget(parent), add_(new QPushButton(tr("Add st&ate"), this)),
      arrow_(new QPushButton(tr("Arrow fr&om here"), this)), players_(new QComboBox(this)),
      remove_(new QPushButton(tr("&Delete"), this)),
      start_(new QPushButton(tr("Sta&rt here"), this)),
      name_(new SourceEditor(SourceEditor::Lines::one, this)), end_(new QComboBox(this)) {
    add_->setObjectName(QStringLiteral("addState"));
    add_->setToolTip(tr("Add a state (Insert, or double-click the background)"));
    arrow_->setObjectName(QStringLiteral("arrow"));
    arrow_->setCheckable(true);
    arrow_->setToolTip(tr("Draw an arrow from the selected state, or delete it: choose its target "
                          "next (C, or right-drag)"));
    players_->setObjectName(QStringLiteral("players"));
    players_->addItems({tr("both players"), tr("player 1"), tr("player 2")});
    players_->setAccessibleName(tr("Who may follow new arrows"));
    players_->setToolTip(tr("Who may follow new arrows (1, 2 or B in the drawing). Drawing over an "
                            "arrow changes its owner."));
    remove_->setObjectName(QStringLiteral("deleteState"));
    remove_->setToolTip(tr("Delete the selected state and its arrows (Delete)"));
    start_->setObjectName(QStringLiteral("startHere"));
    start_->setToolTip(tr("Start the game at the selected state (S)"));
    name_->setObjectName(QStringLiteral("name"));
    name_->setAccessibleName(tr("Name of the state"));
    name_->setToolTip(tr("The name of the selected state (F2, or double-click it)"));
    name_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    name_->setFixedWidth(name_->fontMetrics().horizontalAdvance(QString(12, QLatin1Char('x'))) +
                         16);
    end_->setObjectName(QStringLiteral("end"));
    end_->addItems({tr("by its moves"), tr("final: loss"), tr("final: draw"), tr("final: win")});
    end_->setAccessibleName(tr("Outcome of the selected state for the player to move"));
    end_->setToolTip(
        tr("The outcome for the player to move there. A state without moves is lost (misère: won) "
           "unless you choose another outcome."));
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget :
         {static_cast<QWidget*>(add_), static_cast<QWidget*>(arrow_),
          static_cast<QWidget*>(players_), static_cast<QWidget*>(remove_),
          static_cast<QWidget*>(start_), static_cast<QWidget*>(name_), static_cast<QWidget*>(end_)})
        layout->addWidget(widget);
    connect(add_, &QPushButton::clicked, this, &DrawingBar::addWanted);
    connect(arrow_, &QPushButton::clicked, this, &DrawingBar::arrowWanted);
    connect(remove_, &QPushButton::clicked, this, &DrawingBar::removeWanted);
    connect(start_, &QPushButton::clicked, this, &DrawingBar::startWanted);
    connect(players_, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT playersChanged(players()); });
    connect(end_, &QComboBox::activated, this, [this](int index) {
        Q_EMIT endPicked(index == 0 ? std::nullopt
                                    : std::optional(static_cast<Outcome>(index - 1)));
    });
    connect(name_, &SourceEditor::returnPressed, this, &DrawingBar::sendName);
    name_->installEventFilter(this);
}

bool DrawingBar::eventFilter(QObject* watched, QEvent* event) {
    // Who types a name and goes on elsewhere means it too.
    if (watched == name_ && event->type() == QEvent::FocusOut)
        sendName();
    return QWidget::eventFilter(watched, event);
}

void DrawingBar::sendName() {
    if (name_->text() != shown_name_)
        Q_EMIT named(name_->text());
}

void DrawingBar::setPlace(const DrawnGame& drawing, int place) {
    const bool there = place >= 0 && static_cast<std::size_t>(place) < drawing.size();
    for (QWidget* widget :
         {static_cast<QWidget*>(arrow_), static_cast<QWidget*>(remove_),
          static_cast<QWidget*>(start_), static_cast<QWidget*>(name_), static_cast<QWidget*>(end_)})
        widget->setEnabled(there);
    add_->setEnabled(drawing.size() < most_drawn_places);
    const QString before = std::exchange(shown_name_, QString());
    int end = 0;
    if (there) {
        const auto at = static_cast<std::size_t>(place);
        remove_->setEnabled(drawing.size() > 1);
        start_->setEnabled(drawing.drawn.start != at);
        shown_name_ = QString::fromStdString(drawing.drawn.places[at]);
        if (drawing.drawn.ends[at])
            end = static_cast<int>(*drawing.drawn.ends[at]) + 1;
    }
    // The game goes on while a name is being typed.
    if (!name_->hasFocus() || shown_name_ != before)
        name_->setText(shown_name_);
    const QSignalBlocker blocker(end_);
    end_->setCurrentIndex(end);
}

int DrawingBar::players() const {
    const int index = players_->currentIndex();
    return index > 0 ? index : 3;
}

void DrawingBar::setPlayers(int players) {
    players_->setCurrentIndex(players == 3 ? 0 : players);
}

void DrawingBar::editName() {
    if (!name_->isEnabled())
        return;
    name_->setFocus(Qt::OtherFocusReason);
    name_->selectAll();
}

void DrawingBar::setDrawingArrow(bool drawing) {
    const QSignalBlocker blocker(arrow_);
    arrow_->setChecked(drawing);
}

} // namespace loggia::ui
