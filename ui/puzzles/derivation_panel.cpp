#include "ui/puzzles/derivation_panel.hpp"

#include "ui/language/core_words.hpp"
#include "ui/puzzles/blackboard_view.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>
#include <vector>

namespace loggia::ui {

using gf2::Derivation;
using puzzles::PuzzleSheet;

DerivationPanel::DerivationPanel(QWidget* parent)
    : QWidget(parent), view_(new BlackboardView(this)), card_(new ExplanationCard(this)),
      values_(new QLabel(this)),
      buttons_(new StepButtons({tr("Go to the equations"), tr("One step back"),
                                tr("One step forward"), tr("Go to the solution")},
                               this)),
      slider_(new QSlider(Qt::Horizontal, this)), position_(new QLabel(this)),
      each_(new QCheckBox(tr("Ever&y small step"), this)), history_(new QListWidget(this)),
      copy_text_(new QPushButton(tr("Copy as text"), this)),
      copy_latex_(new QPushButton(tr("Copy as LaTeX"), this)) {
    build();
    buttons_->setCommands({"puzzles.first", "puzzles.back", "puzzles.forward", "puzzles.last"});
    const auto go_to_stop = [this](std::size_t stop) {
        setStep(stop == 0 || stops().empty() ? 0 : stops().at(std::min(stop, stops().size()) - 1));
    };
    connect(buttons_, &StepButtons::picked, this, go_to_stop);
    connect(slider_, &QSlider::valueChanged, this,
            [go_to_stop](int value) { go_to_stop(static_cast<std::size_t>(value)); });
    connect(each_, &QCheckBox::toggled, this, [this] {
        showStep();
        Q_EMIT eachStepChanged();
    });
    const auto go_to_past = [this](const QListWidgetItem* item) {
        setStep(static_cast<std::size_t>(item->data(Qt::UserRole).toInt()));
    };
    connect(history_, &QListWidget::itemClicked, this, go_to_past);
    connect(history_, &QListWidget::itemActivated, this, go_to_past);
    connect(view_, &BlackboardView::linePicked, this, [this](int line) {
        if (const auto statement =
                statementOf(board_.lines.at(static_cast<std::size_t>(line)).equation))
            Q_EMIT statementPicked(*statement);
    });
    connect(copy_text_, &QPushButton::clicked, this,
            [this] { Q_EMIT copyWanted(QString::fromStdString(derivation_text(*derivation_))); });
    connect(copy_latex_, &QPushButton::clicked, this,
            [this] { Q_EMIT copyWanted(QString::fromStdString(derivation_latex(*derivation_))); });
    showStep();
}

void DerivationPanel::build() {
    slider_->setAccessibleName(tr("Step"));
    slider_->setMinimumWidth(80);
    slider_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    position_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("888 of 888")));
    position_->setObjectName(QStringLiteral("position"));
    values_->setObjectName(QStringLiteral("values"));
    values_->setWordWrap(true);
    values_->setTextFormat(Qt::PlainText);
    values_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    each_->setObjectName(QStringLiteral("eachStep"));
    each_->setToolTip(tr("Stop after every single rule instead of after every whole substitution"));
    history_->setObjectName(QStringLiteral("history"));
    history_->setWordWrap(true);
    history_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    history_->setMinimumHeight(4 * fontMetrics().lineSpacing() + 8);
    history_->setToolTip(tr("The steps so far. Click one to see it again."));
    history_heading_ = heading(tr("Steps so fa&r"), this, history_);
    copy_text_->setToolTip(tr("Copy all steps, with reasons"));
    copy_latex_->setToolTip(tr("Copy all steps as a LaTeX document"));
    copy_text_->setObjectName(QStringLiteral("copyText"));
    copy_latex_->setObjectName(QStringLiteral("copyLatex"));
    auto* steps = new QHBoxLayout;
    steps->addWidget(buttons_);
    steps->addWidget(slider_, 1);
    steps->addWidget(position_);
    auto* copy_row = new QWidget(this);
    auto* copies = new FlowLayout(copy_row);
    copies->setContentsMargins(0, 0, 0, 0);
    copies->addWidget(copy_text_);
    copies->addWidget(copy_latex_);
    // They share the remaining room and scroll.
    for (QWidget* list : std::initializer_list<QWidget*>{view_, history_})
        list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto* past = new QHBoxLayout;
    past->addWidget(history_heading_, 1);
    past->addWidget(each_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(steps);
    layout->addWidget(view_, 5);
    layout->addWidget(card_);
    layout->addLayout(past);
    layout->addWidget(history_, 3);
    layout->addWidget(values_);
    layout->addWidget(copy_row);
}

const std::vector<std::size_t>& DerivationPanel::stops() const {
    return each_->isChecked() ? singles_ : groups_;
}

std::size_t DerivationPanel::stop() const {
    const auto& all = stops();
    const auto at = std::lower_bound(all.begin(), all.end(), step_);
    return step_ == 0 ? 0 : static_cast<std::size_t>(at - all.begin()) + 1;
}

void DerivationPanel::goForward() {
    const auto& all = stops();
    const auto next = std::upper_bound(all.begin(), all.end(), step_);
    if (next != all.end())
        setStep(*next);
}

void DerivationPanel::goBack() {
    const auto& all = stops();
    const auto here = std::lower_bound(all.begin(), all.end(), step_);
    setStep(here == all.begin() ? 0 : *std::prev(here));
}

bool DerivationPanel::showsEachStep() const {
    return each_->isChecked();
}

void DerivationPanel::setEachStep(bool each) {
    each_->setChecked(each);
}

std::size_t DerivationPanel::steps() const {
    return derivation_ ? derivation_->solution.steps.size() : 0;
}

void DerivationPanel::setDerivation(std::shared_ptr<const Derivation> derivation) {
    if (derivation == derivation_)
        return;
    const bool at_end = steps() > 0 && step_ == steps();
    derivation_ = std::move(derivation);
    groups_ = derivation_ ? step_groups(*derivation_) : std::vector<std::size_t>();
    past_ = derivation_ ? past_groups(*derivation_) : std::vector<gf2::PastGroup>();
    singles_.resize(steps());
    std::iota(singles_.begin(), singles_.end(), std::size_t{1});
    seen_ = 0;
    history_->clear();
    const std::size_t wanted = at_end ? steps() : std::min(step_, steps());
    const bool moved = std::exchange(step_, wanted) != wanted;
    showStep();
    if (moved)
        Q_EMIT stepChanged(step_);
}

void DerivationPanel::setSheet(std::shared_ptr<const PuzzleSheet> sheet) {
    sheet_ = std::move(sheet);
    showLines();
}

void DerivationPanel::setStatement(std::optional<std::size_t> statement) {
    if (std::exchange(statement_, statement) != statement)
        showLines();
}

void DerivationPanel::setStep(std::size_t step) {
    const std::size_t wanted = std::min(step, steps());
    if (std::exchange(step_, wanted) == wanted)
        return;
    showStep();
    Q_EMIT stepChanged(step_);
}

std::optional<std::size_t> DerivationPanel::statementOf(std::size_t equation) const {
    if (!derivation_ || equation >= derivation_->statements.size())
        return std::nullopt;
    return derivation_->statements[equation];
}

void DerivationPanel::showLines() {
    std::vector<bool> talked;
    std::vector<QString> tips;
    std::optional<StatementWords> words;
    if (sheet_)
        words.emplace(*sheet_);
    for (const auto& line : board_.lines) {
        const auto statement = statementOf(line.equation);
        talked.push_back(statement && statement == statement_);
        tips.push_back(statement && words && *statement < sheet_->statements.size()
                           ? words->of(*statement)
                           : QString());
    }
    view_->show(board_, std::move(talked), std::move(tips));
}

QString DerivationPanel::reason() const {
    if (!derivation_)
        return {};
    const gf2::SystemSolution& solution = derivation_->solution;
    QStringList text;
    if (step_ == 0)
        text << tr("Each statement as an equation over GF(2): 1 is true, 0 is false, a product is "
                   "“and”, and a sum is “exclusive or”. Addition and subtraction are the same, "
                   "because 1 + 1 = 0.");
    else
        text << shownEquation(coreWords(board_.reason).toStdString());
    for (const auto& line : board_.lines)
        if (line.changed && !line.before.empty())
            text << tr("Before: %1").arg(shownEquation(line.before));
    if (step_ == steps()) {
        if (!solution.complete)
            text << tr("Stopped here.");
        else if (solution.consistent && solution.rest.empty() && !solution.values.empty())
            text << solved();
        else if (solution.consistent && !solution.rest.empty())
            text << tr("No further substitution is possible: more than one solution remains.");
    }
    return text.join(QLatin1Char('\n'));
}

/// Where nothing is left to meet: the values may depend on atoms that have none.
QString DerivationPanel::solved() const {
    std::vector<bool> given(derivation_->names.size());
    for (const auto& [variable, value] : derivation_->solution.values)
        given.at(static_cast<std::size_t>(variable)) = true;
    QStringList open;
    for (std::size_t i = 0; i < given.size(); ++i)
        if (!given[i])
            open << QString::fromStdString(derivation_->names[i]);
    if (open.isEmpty())
        return tr("Solved: every atom has a value.");
    constexpr qsizetype most = 80;
    return tr("More than one solution remains: each choice of values for %1 gives one.")
        .arg(shortLine(listInWords(open), most));
}

void DerivationPanel::showStep() {
    const std::size_t at = stop();
    const std::size_t from = at < 2 ? 0 : stops()[at - 2];
    board_ = derivation_ ? blackboard(*derivation_, step_, from) : gf2::Blackboard();
    seen_ = std::max(seen_, step_);
    buttons_->setPosition(at, stops().size());
    {
        const QSignalBlocker blocker(slider_);
        slider_->setRange(0, static_cast<int>(stops().size()));
        slider_->setValue(static_cast<int>(at));
    }
    slider_->setEnabled(steps() > 0);
    showHistory();
    copy_text_->setEnabled(derivation_ != nullptr);
    copy_latex_->setEnabled(derivation_ != nullptr);
    position_->setText(derivation_ ? tr("%1 of %2").arg(at).arg(stops().size()) : QString());
    view_->setEmptyText(derivation_ ? tr("There are no equations.") : tr("Solving\u2026"));
    showLines();
    const QString title = !board_.rule.empty() ? shownEquation(coreWords(board_.rule).toStdString())
                          : at > 0             ? tr("Step %1").arg(at)
                                               : tr("The equations");
    card_->setExplanation(derivation_ ? title : QString(), reason());
    QStringList found;
    for (const std::string& value : board_.values)
        found << shownEquation(value);
    values_->setText(found.isEmpty() ? tr("No values known yet.")
                                     : tr("Known: %1").arg(found.join(QStringLiteral(",  "))));
    if (step_ > 0)
        card_->tell();
}

/// All steps seen so far stay in the list, so that the user can go back and forward; later steps
/// are not shown.
void DerivationPanel::showHistory() {
    const auto begin_of = [this](std::size_t group) { return group == 0 ? 0 : groups_[group - 1]; };
    auto rows = static_cast<std::size_t>(history_->count());
    for (; rows < past_.size() && begin_of(rows) < seen_; ++rows) {
        const gf2::PastGroup& group = past_[rows];
        const QString reason = shownEquation(coreWords(group.reason).toStdString());
        auto* item = new QListWidgetItem(
            tr("%1. %2\n%3").arg(QString::number(rows + 1), reason, shownEquation(group.result)),
            history_);
        item->setData(Qt::UserRole, static_cast<int>(group.end));
    }
    const auto here = std::lower_bound(groups_.begin(), groups_.end(), step_) - groups_.begin();
    history_->setCurrentRow(step_ > 0 ? static_cast<int>(here) : -1);
    for (QWidget* part : std::initializer_list<QWidget*>{history_heading_, each_, history_})
        part->setVisible(steps() > 0);
}

QString DerivationPanel::explanation() const {
    return card_->text();
}

void DerivationPanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        goBack();
        break;
    case Qt::Key_Right:
        goForward();
        break;
    case Qt::Key_Home:
        setStep(0);
        break;
    case Qt::Key_End:
        setStep(steps());
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace loggia::ui
