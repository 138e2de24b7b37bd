#include "ui/normal_forms/views/hand_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/views/hand_models.hpp"
#include "ui/normal_forms/views/truth_rows_view.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/step_buttons.hpp"
#include "ui/widgets/table/table_picture.hpp"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

constexpr std::array steps_a_minute{20, 40, 120, 600};
constexpr int usual_speed = 1;
constexpr int step_gap = 10;
constexpr int narrowest_picture = 420; ///< For the sentence above the table.
constexpr int most_of_a_text = 10'000; ///< The height of a sentence, however long.

QTableView* handTable(QAbstractItemModel* model, const QString& name, QWidget* parent) {
    auto* table = new QTableView(parent);
    table->setModel(model);
    table->setAccessibleName(name);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setCornerButtonEnabled(false);
    table->setWordWrap(false);
    table->horizontalHeader()->setHighlightSections(false);
    table->verticalHeader()->setHighlightSections(false);
    fitRowsToText(*table);
    fitToText(*table, [table] { table->resizeColumnsToContents(); });
    table->setMinimumSize(120, 40);
    return table;
}

QString whyNotByHand(const FormStudy& study) {
    if (study.wide)
        return tooWideToDraw(*study.wide);
    if (!study.chosen)
        return appearsHere(study, FormWords::tr("The procedure"));
    if (!study.isSingle())
        return FormWords::tr("The procedure works on one output at a time. Choose one above.");
    return FormWords::tr("Too many inputs for the step-by-step procedure: %2 (the limit is %1).")
        .arg(normal_forms::most_by_hand)
        .arg(study.chosen->on.inputs);
}

QString wordsOfPart(const QTableView& table) {
    const TablePart part = partInView(table);
    const auto* columns = qobject_cast<const HandColumnsModel*>(table.model());
    const int all = columns != nullptr ? columns->listedRows() : table.model()->rowCount();
    const int rows = std::clamp(all - part.first_row, 0, part.rows);
    const auto number = [](int count) { return static_cast<std::uint64_t>(count); };
    return partPictured(number(rows), number(all), number(part.columns),
                        number(table.model()->columnCount()));
}

} // namespace

HandPanel::HandPanel(QWidget* parent)
    : QWidget(parent),
      buttons_(new StepButtons(
          {tr("First step"), tr("One step back"), tr("One step forward"), tr("Last step")}, this)),
      play_(new QToolButton(this)), speed_(new QComboBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)), position_(new QLabel(this)),
      title_(new QLabel(this)), text_(new QLabel(this)), stack_(new QStackedWidget(this)),
      list_model_(new HandColumnsModel(this)), chart_model_(new HandChartModel(this)) {
    buttons_->setCommands(
        {"normal-forms.first", "normal-forms.back", "normal-forms.forward", "normal-forms.last"});
    setCommand(play_, "normal-forms.play");
    list_ = handTable(list_model_, tr("Columns of implicants"), this);
    chart_ = handTable(chart_model_, tr("Prime implicant chart"), this);
    why_ = new QLabel(this);
    build();
    connect(buttons_, &StepButtons::picked, this, [this](std::size_t step) {
        setPlaying(false);
        goTo(step);
    });
    connect(play_, &QToolButton::toggled, this, &HandPanel::setPlaying);
    connect(slider_, &QSlider::valueChanged, this, [this](int step) {
        setPlaying(false);
        goTo(static_cast<std::size_t>(step));
    });
    connect(speed_, &QComboBox::currentIndexChanged, this, [this] {
        setRate();
        Q_EMIT speedChanged();
    });
    setRate();
    connect(&clock_, &QTimer::timeout, this, [this] {
        goTo(step_ + 1);
        if (step_ + 1 >= steps_.size()) {
            setPlaying(false);
            announce(text_, text_->text());
        }
    });
    connect(
        chart_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& now) { Q_EMIT termSelected(chart_model_->termOf(now.row())); });
    connect(chart_, &QTableView::entered, this, [this](const QModelIndex& index) {
        Q_EMIT termPointed(chart_model_->termOf(index.row()));
    });
    chart_->setMouseTracking(true);
    chart_->viewport()->installEventFilter(this);
    showStep();
}

void HandPanel::build() {
    play_->setCheckable(true);
    play_->setIcon(icon(QStringLiteral("start")));
    play_->setText(tr("Play"));
    play_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    play_->setToolTip(tr("Play automatically, or pause"));
    play_->setObjectName(QStringLiteral("play"));
    for (const int rate : steps_a_minute)
        speed_->addItem(rate < 60 ? tr("%1 per minute").arg(rate)
                                  : tr("%1 per second").arg(rate / 60));
    speed_->setCurrentIndex(usual_speed);
    speed_->setObjectName(QStringLiteral("speed"));
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Steps per minute or second while playing"));
    slider_->setObjectName(QStringLiteral("steps"));
    slider_->setAccessibleName(tr("Step"));
    // Keeps the title beside it in place.
    position_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("8888 of 8888")));
    position_->setObjectName(QStringLiteral("position"));
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    title_->setObjectName(QStringLiteral("handTitle"));
    text_->setObjectName(QStringLiteral("handText"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // Room for two lines, so that nothing below jumps from step to step.
    text_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    why_->setWordWrap(true);
    why_->setAlignment(Qt::AlignCenter);
    why_->setForegroundRole(QPalette::PlaceholderText);
    list_->verticalHeader()->hide();
    list_->setShowGrid(false);
    list_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    chart_->horizontalHeader()->setMinimumSectionSize(26);
    stack_->addWidget(list_);
    stack_->addWidget(chart_);
    stack_->addWidget(why_);

    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    header_ = buttons;
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(buttons_);
    buttons->addWidget(play_);
    buttons->addWidget(speed_);
    buttons->addWidget(position_);
    buttons->addWidget(title_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(row);
    layout->addWidget(slider_);
    layout->addWidget(text_);
    layout->addWidget(stack_, 1);
}

void HandPanel::addToHeader(QWidget* control) {
    header_->addWidget(control);
}

void HandPanel::setStudy(const FormStudy& study) {
    const bool other = study.by_hand != study_.by_hand;
    const bool same_minimum = study.minimum == study_.minimum;
    if (!other && same_minimum && study.chosen == study_.chosen)
        return;
    study_ = study;
    if (other) {
        setPlaying(false);
        steps_ = handSteps(study);
        step_ = 0;
    }
    showStep();
    if (other) {
        fitColumns();
        Q_EMIT moved();
    }
}

void HandPanel::fitColumns() {
    if (steps_.empty())
        return;
    // Room for any content of the columns, so that they do not move from step to step.
    if (steps_.back().kind != HandStep::Kind::column) {
        chart_model_->show(study_, steps_.back().done);
        chart_->resizeColumnsToContents();
    }
    const auto last = std::find_if(steps_.rbegin(), steps_.rend(), [](const HandStep& step) {
        return step.kind == HandStep::Kind::column;
    });
    if (last != steps_.rend()) {
        list_model_->show(study_, *last);
        list_->resizeColumnsToContents();
    }
    showStep();
}

void HandPanel::setTerm(int term) {
    chart_model_->setTerm(term);
}

void HandPanel::goTo(std::size_t step) {
    const std::size_t last = steps_.empty() ? 0 : steps_.size() - 1;
    if (std::min(step, last) == step_)
        return;
    step_ = std::min(step, last);
    showStep();
    if (!isPlaying()) // or the steps would follow each other faster than they can be read
        announce(text_, text_->text());
    Q_EMIT moved();
}

void HandPanel::setRate() {
    constexpr int milliseconds_a_minute = 60'000;
    clock_.setInterval(milliseconds_a_minute /
                       steps_a_minute.at(static_cast<std::size_t>(speed_->currentIndex())));
}

int HandPanel::speed() const {
    return speed_->currentIndex();
}

void HandPanel::setSpeed(int index) {
    speed_->setCurrentIndex(std::clamp(index, 0, speed_->count() - 1));
}

void HandPanel::setPlaying(bool playing) {
    const bool wanted = playing && steps_.size() > 1;
    if (wanted && step_ + 1 >= steps_.size())
        goTo(0);
    if (wanted != isPlaying())
        wanted ? clock_.start() : clock_.stop();
    const QSignalBlocker blocker(play_);
    play_->setChecked(wanted);
    play_->setIcon(icon(wanted ? QStringLiteral("pause") : QStringLiteral("start")));
    play_->setText(wanted ? tr("Pause") : tr("Play"));
}

void HandPanel::showStep() {
    const bool there = !steps_.empty();
    buttons_->setPosition(step_, there ? steps_.size() - 1 : 0);
    play_->setEnabled(steps_.size() > 1);
    slider_->setEnabled(steps_.size() > 1);
    {
        const QSignalBlocker blocker(slider_);
        slider_->setRange(0, there ? static_cast<int>(steps_.size()) - 1 : 0);
        slider_->setPageStep(std::max(1, slider_->maximum() / 10));
        slider_->setValue(static_cast<int>(step_));
    }
    if (!there) {
        position_->clear();
        title_->clear();
        text_->clear();
        text_->setAccessibleName({});
        why_->setText(whyNotByHand(study_));
        showPanel(*stack_, *why_);
        return;
    }
    const HandStep& step = steps_[step_];
    position_->setText(tr("%1 of %2").arg(step_ + 1).arg(steps_.size()));
    title_->setText(step.title);
    text_->setText(step.text);
    text_->setAccessibleName(step.title + QStringLiteral(": ") + step.text);
    if (step.kind == HandStep::Kind::column) {
        list_model_->show(study_, step);
        showPanel(*stack_, *list_);
        if (const QModelIndex compared = list_model_->comparedIndex(); compared.isValid()) {
            list_->scrollTo(list_model_->index(static_cast<int>(list_model_->state().last->left),
                                               compared.column()));
            list_->scrollTo(compared);
        }
        return;
    }
    chart_model_->show(study_, step.done);
    showPanel(*stack_, *chart_);
    if (const auto& last = chart_model_->state().last;
        last && step.done > 0 && step_ + 1 < steps_.size())
        chart_->scrollTo(chart_model_->index(static_cast<int>(last->prime), 0));
}

QString HandPanel::title() const {
    return title_->text();
}
QString HandPanel::text() const {
    return text_->text();
}

const QTableView& HandPanel::table() const {
    return steps_.at(step_).kind == HandStep::Kind::column ? *list_ : *chart_;
}

int HandPanel::headHeight(int width) const {
    const QRect room(0, 0, width, most_of_a_text);
    return QFontMetrics(title_->font()).lineSpacing() +
           fontMetrics().boundingRect(room, Qt::TextWordWrap, text()).height() + step_gap;
}

QSize HandPanel::pictureSize() const {
    if (!hasPicture())
        return {};
    const QSize size = tablePictureSize(*table().model(), partInView(table()), font());
    const int width = std::max(size.width(), narrowest_picture);
    const int below = wordsOfPart(table()).isEmpty() ? 0 : step_gap + fontMetrics().lineSpacing();
    return {width + 2 * step_gap, headHeight(width) + size.height() + below + 2 * step_gap};
}

void HandPanel::paintPicture(QPainter& painter, const Colours& colours) const {
    if (!hasPicture())
        return;
    const int width = pictureSize().width() - 2 * step_gap;
    const int line = QFontMetrics(title_->font()).lineSpacing();
    painter.save();
    painter.translate(step_gap, step_gap);
    painter.setPen(colours.text);
    painter.setFont(title_->font());
    painter.drawText(QRect(0, 0, width, line), Qt::AlignLeft | Qt::AlignVCenter, title());
    painter.setFont(font());
    painter.drawText(QRect(0, line, width, most_of_a_text), Qt::TextWordWrap, text());
    painter.translate(0, headHeight(width));
    const TablePart part = partInView(table());
    paintTable(painter, *table().model(), part, colours, font());
    painter.setFont(font());
    painter.setPen(colours.text);
    painter.drawText(0,
                     tablePictureSize(*table().model(), part, font()).height() + step_gap +
                         fontMetrics().ascent(),
                     wordsOfPart(table()));
    painter.restore();
}

bool HandPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == chart_->viewport() && event->type() == QEvent::Leave)
        Q_EMIT termPointed(-1);
    return QWidget::eventFilter(watched, event);
}

} // namespace loggia::ui
