#include "ui/formula_game/choice_line.hpp"

#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/second_click.hpp"

#include <QLabel>
#include <QPushButton>

#include <utility>

namespace loggia::ui {

using formula_game::Player;

namespace {

/// Two lines, which every text fits into: the tree must not change its size with the text.
class TurnText final : public QLabel {
public:
    using QLabel::QLabel;
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().averageCharWidth() * 40, 2 * fontMetrics().lineSpacing()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {60, 2 * fontMetrics().lineSpacing()};
    }
};

} // namespace

ChoiceLine::ChoiceLine(FormulaDocument* document, FormulaComputer* computer, QWidget* parent)
    : QWidget(parent), document_(document), computer_(computer),
      text_(new TurnText(this)), values_{new QPushButton(this), new QPushButton(this)},
      action_(new QPushButton(this)) {
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* row = new FlowLayout(this);
    row->addWidget(text_);
    for (std::size_t i = 0; i < values_.size(); ++i) {
        QPushButton* button = values_.at(i);
        button->setObjectName(QStringLiteral("value%1").arg(i));
        button->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("x = 0: loses")) +
                                28);
        row->addWidget(button);
        ignoreSecondClick(*button); // it offers the next variable by then
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(i == 1); });
    }
    action_->setObjectName(QStringLiteral("action"));
    row->addWidget(action_);
    ignoreSecondClick(*action_);
    connect(action_, &QPushButton::clicked, this, &ChoiceLine::act);
    connect(document, &FormulaDocument::changed, this, &ChoiceLine::refresh);
    connect(document, &FormulaDocument::playersChanged, this, &ChoiceLine::refresh);
    connect(computer, &FormulaComputer::runningChanged, this, &ChoiceLine::refresh);
    refresh();
}

void ChoiceLine::setSolution(const formula_game::Solution& solution) {
    if (std::exchange(solution_, solution) != solution)
        refresh();
}

void ChoiceLine::showMessage(const QString& text) {
    text_->setAccessibleName({});
    announce(text_, text);
}

QString ChoiceLine::said() const {
    return text_->text();
}

QString ChoiceLine::choiceText(bool value) const {
    const auto& position = *document_->shownPosition();
    QString text = tr("%1 = %2").arg(QLatin1Char(position.next_letter())).arg(value ? 1 : 0);
    const auto winner = solution_.after.at(value ? 1 : 0);
    if (!winner)
        return text;
    return (*winner == position.to_move() ? tr("%1: wins") : tr("%1: loses")).arg(text);
}

void ChoiceLine::act() {
    const auto position = document_->shownPosition();
    if (!position)
        return;
    if (computer_->isRunning())
        computer_->stop();
    else if (position->is_over())
        Q_EMIT restartWanted();
    else if (!document_->isAtEnd())
        document_->show(document_->played());
    else if (document_->isComputer(position->to_move()))
        document_->continueFromHere();
    Q_EMIT acted();
}

void ChoiceLine::showTurn(const QString& text, const QString& action, bool can_choose) {
    text_->setText(text);
    action_->setText(action);
    action_->setVisible(!action.isEmpty());
    for (QPushButton* button : values_)
        button->setVisible(can_choose);
}

void ChoiceLine::refresh() {
    showWhoseTurn();
    tellChoice();
}

void ChoiceLine::tellChoice() {
    const auto position = document_->shownPosition();
    QString choice;
    QString words;
    if (document_->isGame() && position && position->played() > 0) {
        const std::size_t turn = position->played() - 1;
        choice = tr("Turn %1: %2 chose %3 = %4.")
                     .arg(turn + 1)
                     .arg(QLatin1Char(letter_of(position->game().player(turn))))
                     .arg(QLatin1Char(position->game().letter(turn)))
                     .arg(position->value(turn) ? 1 : 0);
        // The bar of a game that is over says who has won.
        words = position->is_over() ? choice : tr("%1 %2").arg(choice, text_->text());
    }
    text_->setAccessibleName(words);
    if (std::exchange(told_, choice) != choice)
        announce(text_, text_->text());
}

void ChoiceLine::showWhoseTurn() {
    const auto position = document_->shownPosition();
    if (!document_->isGame() || !position) {
        showTurn(tr("Complete the formula, the turns and the variables to start the game."), {},
                 false);
        return;
    }
    if (position->is_over()) {
        const bool e_won = position->status() == formula_game::Status::e_won;
        showTurn(e_won ? tr("The formula is true: E wins.") : tr("The formula is false: A wins."),
                 tr("Play again"), false);
        return;
    }
    const Player mover = position->to_move();
    const QLatin1Char letter(formula_game::letter_of(mover));
    const QLatin1Char variable(position->next_letter());
    if (document_->isComputer(mover)) {
        if (computer_->isRunning())
            showTurn(tr("%1 (computer) chooses %2\u2026").arg(letter).arg(variable), tr("Pause"),
                     false);
        else if (!document_->isAtEnd())
            showTurn(tr("Turn %1 of %2: %3 (computer) chooses %4.")
                         .arg(position->played() + 1)
                         .arg(position->game().size())
                         .arg(letter)
                         .arg(variable),
                     tr("Go to the &last turn"), false);
        else
            showTurn(tr("%1 (computer) chooses %2 next.").arg(letter).arg(variable),
                     tr("Choose &now"), false);
        return;
    }
    for (std::size_t i = 0; i < values_.size(); ++i) {
        values_.at(i)->setText(choiceText(i == 1));
        values_.at(i)->setToolTip(tr("Choose the value %1 (key %1)").arg(i));
    }
    QString text = tr("Turn %1 of %2: %3 chooses %4 and wants the formula to be %5.")
                       .arg(position->played() + 1)
                       .arg(position->game().size())
                       .arg(letter)
                       .arg(variable)
                       .arg(mover == Player::e ? tr("true") : tr("false"));
    showTurn(document_->isAtEnd() ? text : tr("%1 Another value starts a new line here.").arg(text),
             document_->isAtEnd() ? QString() : tr("Go to the &last turn"), true);
}

} // namespace loggia::ui
