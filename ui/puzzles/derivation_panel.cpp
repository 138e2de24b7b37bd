#include "ui/puzzles/derivation_panel.hpp"

#include "ui/puzzles/blackboard_view.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
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
      copy_text_(new QPushButton(tr("Copy as text"), this)),
      copy_latex_(new QPushButton(tr("Copy as LaTeX"), this)) {
    build();
    buttons_->setCommands({"logic-puzzles.first", "logic-puzzles.back", "logic-puzzles.forward",
                           "logic-puzzles.last"});
    connect(buttons_, &StepButtons::picked, this, &DerivationPanel::setStep);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { setStep(static_cast<std::size_t>(value)); });
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
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(steps);
    layout->addWidget(view_, 1);
    layout->addWidget(card_);
    layout->addWidget(values_);
    layout->addWidget(copy_row);
}

std::size_t DerivationPanel::steps() const {
    return derivation_ ? derivation_->solution.steps.size() : 0;
}

void DerivationPanel::setDerivation(std::shared_ptr<const Derivation> derivation) {
    if (derivation == derivation_)
        return;
    const bool at_end = steps() > 0 && step_ == steps();
    derivation_ = std::move(derivation);
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
    for (const auto& line : board_.lines) {
        const auto statement = statementOf(line.equation);
        talked.push_back(statement && statement == statement_);
        tips.push_back(statement && sheet_ && *statement < sheet_->statements.size()
                           ? statementWords(*sheet_, *statement)
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
                   "\"and\", and a sum is \"exclusive or\". Addition and subtraction are the same, "
                   "because 1 + 1 = 0.");
    else
        text << shownEquation(board_.reason);
    for (const auto& line : board_.lines)
        if (line.changed && !line.before.empty())
            text << tr("Before: %1").arg(shownEquation(line.before));
    if (step_ == steps()) {
        if (!solution.complete)
            text << tr("Stopped here.");
        else if (solution.consistent && solution.rest.empty() && !solution.values.empty())
            text << tr("Solved: every atom has a value.");
        else if (solution.consistent && !solution.rest.empty())
            text << tr("No further substitution is possible: more than one solution remains.");
    }
    return text.join(QLatin1Char('\n'));
}

void DerivationPanel::showStep() {
    board_ = derivation_ ? blackboard(*derivation_, step_) : gf2::Blackboard();
    buttons_->setPosition(step_, steps());
    {
        const QSignalBlocker blocker(slider_);
        slider_->setRange(0, static_cast<int>(steps()));
        slider_->setValue(static_cast<int>(step_));
    }
    slider_->setEnabled(steps() > 0);
    copy_text_->setEnabled(derivation_ != nullptr);
    copy_latex_->setEnabled(derivation_ != nullptr);
    position_->setText(derivation_ ? tr("%1 of %2").arg(step_).arg(steps()) : QString());
    view_->setEmptyText(derivation_ ? tr("There are no equations.") : tr("Solving \u2026"));
    showLines();
    const QString title = !board_.rule.empty() ? shownEquation(board_.rule)
                          : step_ > 0          ? tr("Step %1").arg(step_)
                                               : tr("The equations");
    card_->setExplanation(derivation_ ? title : QString(), reason());
    card_->setAccessibleName(reason());
    QStringList found;
    for (const std::string& value : board_.values)
        found << shownEquation(value);
    values_->setText(found.isEmpty() ? tr("No values known yet.")
                                     : tr("Known: %1").arg(found.join(QStringLiteral(",  "))));
    if (step_ > 0) {
        QAccessibleEvent told(card_, QAccessible::Alert);
        QAccessible::updateAccessibility(&told);
    }
}

QString DerivationPanel::explanation() const {
    return card_->text();
}

void DerivationPanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        setStep(step_ > 0 ? step_ - 1 : 0);
        break;
    case Qt::Key_Right:
        setStep(step_ + 1);
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
