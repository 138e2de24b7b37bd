#include "ui/lessons/lesson_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/language/core_words.hpp"
#include "ui/lessons/lesson_highlight.hpp"
#include "ui/lessons/lesson_target.hpp"
#include "ui/lessons/lesson_words.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/undo/history.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

QLabel* make_text(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::MarkdownText);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

bool asks(const lessons::Step& step) {
    return std::any_of(step.checks.begin(), step.checks.end(), [](const lessons::Check& check) {
        return check.kind == lessons::Check::Kind::answer;
    });
}

} // namespace

LessonPanel::LessonPanel(lessons::Lesson lesson, Page* page, ExampleReader examples,
                         std::size_t first, QWidget* parent)
    : QWidget(parent), lesson_(std::move(lesson)), page_(page), examples_(std::move(examples)),
      highlight_(new LessonHighlight(page)), title_(new QLabel(this)), place_(new QLabel(this)),
      heading_(new QLabel(this)), text_(make_text(this)), question_(new QLabel(this)),
      answer_(new QLineEdit(this)), hint_text_(make_text(this)), fault_(new QLabel(this)),
      hint_(new QPushButton(tr("Show hint"), this)), verdict_(new QLabel(this)),
      back_(new QPushButton(tr("Back"), this)), next_(new QPushButton(this)),
      stop_(new QPushButton(tr("Stop lesson"), this)) {
    build();
    timer_.setInterval(check_interval);
    connect(&timer_, &QTimer::timeout, this, &LessonPanel::check);
    timer_.start();
    step_ = std::min(first, lesson_.steps.size() - 1);
    begin(step_);
}

void LessonPanel::build() {
    setObjectName(QStringLiteral("lesson"));
    setAccessibleName(tr("Lesson"));
    setFixedWidth(usual_width);
    for (QLabel* label : {title_, heading_, verdict_}) // the titles are from the file
        label->setTextFormat(Qt::PlainText);
    title_->setText(titleShown(lesson_));
    title_->setWordWrap(true);
    fitToText(*this, [this] {
        QFont large = font();
        large.setPointSizeF(large.pointSizeF() * 1.25);
        large.setWeight(QFont::DemiBold);
        title_->setFont(large);
    });
    place_->setForegroundRole(QPalette::PlaceholderText);
    heading_->setWordWrap(true);
    QFont bold = heading_->font();
    bold.setWeight(QFont::DemiBold);
    heading_->setFont(bold);
    // Each letter is a mnemonic of some page, and the field has the keyboard at each step.
    question_->setText(tr("Your answer:"));
    question_->setBuddy(answer_);
    answer_->setAccessibleName(tr("Your answer"));
    answer_->setPlaceholderText(tr("Type it and press Enter"));
    verdict_->setObjectName(QStringLiteral("verdict"));
    verdict_->setWordWrap(true);
    fault_->setObjectName(QStringLiteral("fault"));
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    next_->setObjectName(QStringLiteral("next"));
    stop_->setObjectName(QStringLiteral("stop"));
    back_->setToolTip(tr("Go back to the step before and its document"));
    hint_->setToolTip(tr("Shows the next hint for this step"));
    next_->setToolTip(tr("Available once the task is done"));
    stop_->setToolTip(tr("Gives you back your own document; the lesson remembers this step"));

    auto* content = new QWidget(this);
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins(0, 0, 4, 0);
    for (QWidget* each : {static_cast<QWidget*>(heading_), static_cast<QWidget*>(text_),
                          static_cast<QWidget*>(question_), static_cast<QWidget*>(answer_),
                          static_cast<QWidget*>(hint_text_), static_cast<QWidget*>(fault_)})
        lines->addWidget(each);
    lines->addStretch();
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(back_);
    buttons->addWidget(next_, 1);
    auto* more = new QHBoxLayout;
    more->addWidget(hint_, 1);
    more->addWidget(stop_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 8, 12);
    column->addWidget(title_);
    column->addWidget(place_);
    column->addWidget(area, 1);
    column->addWidget(verdict_);
    column->addLayout(buttons);
    column->addLayout(more);

    connect(answer_, &QLineEdit::textChanged, this, [this](const QString& given) {
        deeds_.answer = given;
        // Both were about the answer before: "12" begins with "1".
        done_ = false;
        next_->setEnabled(false);
        verdict_->clear();
        check();
    });
    connect(answer_, &QLineEdit::returnPressed, this, [this] {
        if (done_)
            return goOn();
        const auto& checks = current().checks;
        const bool is_right =
            std::any_of(checks.begin(), checks.end(), [this](const lessons::Check& each) {
                return each.kind == lessons::Check::Kind::answer && holds(each, *page_, deeds_);
            });
        verdict_->setText(is_right ? tr("The answer is right. Now do the rest of this step.")
                          : hints_ < current().hints.size()
                              ? tr("Not quite. Try again, or ask for a hint.")
                              : tr("Not quite. Try again."));
    });
    connect(hint_, &QPushButton::clicked, this, &LessonPanel::showHint);
    connect(next_, &QPushButton::clicked, this, &LessonPanel::goOn);
    connect(back_, &QPushButton::clicked, this, [this] { begin(step_ - 1); });
    connect(stop_, &QPushButton::clicked, this, &LessonPanel::stopWanted);
    connect(page_->history(), &History::indexChanged, this, &LessonPanel::check);
}

/// A step that opens nothing goes on with what the one before it left: go back to one that does.
void LessonPanel::begin(std::size_t step, const QByteArray* kept) {
    const auto opens = [this](std::size_t each) {
        return !lesson_.steps[each].example.empty() || !lesson_.steps[each].document.empty();
    };
    const bool had_keyboard = focusWidget() && focusWidget()->hasFocus();
    const bool goes_on = kept != nullptr || step == step_ + 1;
    while (!goes_on && step > 0 && !opens(step))
        --step;
    step_ = step;
    hints_ = 0;
    done_ = false;
    deeds_ = {};
    {
        const QSignalBlocker blocker(answer_);
        answer_->clear();
    }
    refresh();
    showValues();
    if (kept && page_->open(*kept))
        page_->history()->clear();
    else
        openDocument();
    check();
    if (had_keyboard)
        focusTask();
    focusAnswer();
    Q_EMIT stepChanged(step_);
}

LessonProgress LessonPanel::progress() const {
    return {step_, page_->save({}), page_->session()->state(), deeds_, hints_, done_};
}

void LessonPanel::resume(const LessonProgress& progress) {
    begin(std::min(progress.step, lesson_.steps.size() - 1), &progress.document);
    if (step_ != progress.step)
        return; // the lesson has become shorter
    page_->restoreSession(progress.page);
    deeds_ = progress.deeds;
    {
        const QSignalBlocker blocker(answer_);
        answer_->setText(deeds_.answer);
    }
    while (hints_ < std::min(progress.hints, current().hints.size()))
        showHint();
    if (progress.is_done && !done_)
        setDone();
    check();
}

void LessonPanel::focusAnswer() {
    if (asks(current()))
        answer_->setFocus();
}

/// Never the button that stops the lesson, which comes next where Next is disabled.
void LessonPanel::focusTask() {
    const LessonTarget target = targetOf(current(), *page_, deeds_);
    if (asks(current()))
        answer_->setFocus();
    else if (target.widget && (target.widget->focusPolicy() & Qt::TabFocus) != 0)
        target.widget->setFocus();
    else if (next_->isEnabled())
        next_->setFocus();
    else if (hint_->isEnabled())
        hint_->setFocus();
    else
        page_->setFocus();
}

void LessonPanel::openDocument() {
    const lessons::Step& step = current();
    if (step.example.empty() && step.document.empty())
        return;
    Result<void> opened;
    if (!step.example.empty()) {
        const auto file = examples_(QString::fromStdString(step.example));
        opened = file ? page_->openFile(file->content, file->path)
                      : Result<void>(tl::unexpected(file.error()));
    } else {
        opened = page_->open(QByteArray::fromStdString(step.document));
    }
    page_->history()->clear(); // undo does not go behind the beginning of the step
    if (!opened)
        verdict_->setText(tr("The document of this step cannot be opened: %1")
                              .arg(coreWords(opened.error().message)));
}

/// As the last step up to this one says that has a word on it, whatever a person did meanwhile.
void LessonPanel::showValues() {
    for (std::size_t each = step_ + 1; each-- > 0;)
        if (const lessons::Values values = lesson_.steps[each].values;
            values != lessons::Values::as_before)
            return page_->setAnswersShown(values == lessons::Values::shown);
}

void LessonPanel::noteCommand(const QString& id) {
    deeds_.commands.insert(id);
    check();
}

/// A button that does what a command does is as good as its menu entry.
void LessonPanel::noteClick() {
    if (const auto* button = qobject_cast<QAbstractButton*>(sender()))
        if (const QString id = commandOf(*button); !id.isEmpty())
            noteCommand(id);
}

void LessonPanel::check() {
    const lessons::Step& step = current();
    // Pages make some of their buttons when they are first needed.
    for (const QAbstractButton* button : page_->findChildren<QAbstractButton*>())
        connect(button, &QAbstractButton::clicked, this, &LessonPanel::noteClick,
                Qt::UniqueConnection);
    // A step that is only read is done at once; what it points to keeps its frame.
    const bool is_met = done_ && !step.checks.empty();
    const LessonTarget target = is_met ? LessonTarget{} : targetOf(step, *page_, deeds_);
    highlight_->setTarget(target.widget, target.part);
    const QString fault = is_met ? QString() : faultOf(step, *page_);
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    if (done_)
        return;
    done_ = std::all_of(step.checks.begin(), step.checks.end(),
                        [this](const lessons::Check& each) { return holds(each, *page_, deeds_); });
    if (done_)
        setDone();
}

void LessonPanel::setDone() {
    done_ = true;
    if (!current().checks.empty()) {
        highlight_->setTarget(nullptr);
        verdict_->setText(step_ + 1 == lesson_.steps.size()
                              ? tr("\u2713 Done. This was the last step.")
                              : tr("\u2713 Done."));
        QAccessibleEvent alert(verdict_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    next_->setEnabled(true);
}

void LessonPanel::showHint() {
    const auto& hints = current().hints;
    hints_ = std::min(hints_ + 1, hints.size());
    QString text;
    for (std::size_t i = 0; i < hints_; ++i)
        text += withNamesShown(QString::fromStdString(hints[i]), page_) + QStringLiteral("\n\n");
    hint_text_->setText(text);
    hint_text_->setVisible(hints_ > 0);
    const bool had_keyboard = hint_->hasFocus();
    hint_->setEnabled(hints_ < hints.size());
    if (had_keyboard && !hint_->isEnabled())
        focusTask();
}

void LessonPanel::goOn() {
    if (!done_)
        return;
    if (step_ + 1 == lesson_.steps.size())
        Q_EMIT finished();
    else
        begin(step_ + 1);
}

void LessonPanel::refresh() {
    const lessons::Step& step = current();
    place_->setText(tr("Step %1 of %2").arg(step_ + 1).arg(lesson_.steps.size()));
    heading_->setText(QString::fromStdString(step.title));
    const std::string introduction =
        step_ == 0 && !lesson_.text.empty() ? lesson_.text + "\n\n" : "";
    text_->setText(withNamesShown(QString::fromStdString(introduction + step.text), page_));
    question_->setVisible(asks(step));
    answer_->setVisible(asks(step));
    hint_text_->clear();
    hint_text_->hide();
    hint_->setEnabled(!step.hints.empty());
    back_->setEnabled(step_ > 0);
    next_->setText(step_ + 1 == lesson_.steps.size() ? tr("Finish") : tr("Next"));
    next_->setEnabled(false);
    verdict_->clear();
}

} // namespace loggia::ui
