#include "ui/formula_game/play_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

using formula_game::Blunder;
using formula_game::Player;
using formula_game::Position;

PlayPanel::PlayPanel(FormulaDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), card_(new ExplanationCard(this)),
      hint_(new QPushButton(tr("H&int"), this)), restart_(new QPushButton(tr("Play a&gain"), this)),
      line_(new QPushButton(tr("Bes&t line"), this)), players_{new QComboBox(this),
                                                               new QComboBox(this)},
      history_(new QListWidget(this)),
      steps_(new StepButtons({tr("Before the first turn"), tr("One turn back"),
                              tr("One turn forward"), tr("After the last turn")},
                             this)) {
    hint_->setToolTip(tr("Show the better value, with the reasons for it"));
    restart_->setToolTip(tr("Start again without any values. Undo brings them back."));
    steps_->setCommands(
        {"formula-game.first", "formula-game.back", "formula-game.forward", "formula-game.last"});
    line_->setToolTip(
        tr("Add the moves of perfect players from here on, so that you can step through them"));
    setCommand(line_, "formula-game.line");
    setCommand(hint_, "formula-game.hint");
    setCommand(restart_, "formula-game.restart");
    card_->setReadBehindTabs(true);
    card_->addButton(hint_);
    card_->addButton(restart_);
    card_->addButton(line_);

    auto* who = new QGridLayout;
    who->setColumnStretch(1, 1);
    const std::array names{tr("E (wants true)"), tr("A (wants false)")};
    for (std::size_t i = 0; i < players_.size(); ++i) {
        auto* label = new QLabel(names.at(i), this);
        label->setBuddy(players_.at(i));
        players_.at(i)->addItem(icon(QStringLiteral("person")), tr("Person"));
        players_.at(i)->addItem(icon(QStringLiteral("computer")), tr("Computer"));
        players_.at(i)->setObjectName(i == 0 ? QStringLiteral("playerE")
                                             : QStringLiteral("playerA"));
        who->addWidget(label, static_cast<int>(i), 0);
        who->addWidget(players_.at(i), static_cast<int>(i), 1);
        connect(players_.at(i), &QComboBox::currentIndexChanged, this, [this, i](int index) {
            document_->setComputer(static_cast<Player>(i), index == 1);
        });
    }

    history_->setAccessibleName(tr("Values chosen"));
    history_->setMinimumHeight(5 * fontMetrics().height());
    history_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    history_->setWordWrap(true);
    auto* values_line = new QHBoxLayout;
    values_line->addWidget(heading(tr("Values"), this, history_));
    values_line->addStretch();
    values_line->addWidget(steps_);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(card_);
    layout->addWidget(heading(tr("Players"), this));
    layout->addLayout(who);
    layout->addLayout(values_line);
    layout->addWidget(history_, 1);

    connect(steps_, &StepButtons::picked, document_, &FormulaDocument::show);
    connect(hint_, &QPushButton::clicked, this, &PlayPanel::hintWanted);
    connect(restart_, &QPushButton::clicked, this, &PlayPanel::restartWanted);
    connect(line_, &QPushButton::clicked, this, &PlayPanel::lineWanted);
    connect(history_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            document_->show(static_cast<std::size_t>(row));
    });
    connect(document_, &FormulaDocument::changed, this, &PlayPanel::refresh);
    connect(document_, &FormulaDocument::playersChanged, this, &PlayPanel::refresh);
    refresh();
}

void PlayPanel::setCard(const QString& title, const QString& text) {
    card_->setExplanation(title, text);
}

void PlayPanel::setRestartShown(bool shown) {
    restart_->setVisible(shown);
}

QString PlayPanel::cardTitle() const {
    return card_->title();
}

QString PlayPanel::cardText() const {
    return card_->text();
}

void PlayPanel::setBlunders(const std::vector<Blunder>& blunders) {
    if (blunders == blunders_)
        return;
    blunders_ = blunders;
    refresh();
}

void PlayPanel::refresh() {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const QSignalBlocker blocker(players_.at(i));
        players_.at(i)->setCurrentIndex(document_->isComputer(static_cast<Player>(i)) ? 1 : 0);
    }
    QStringList rows;
    QStringList words;
    if (document_->isGame()) {
        rows << tr("Start");
        words << tr("Before the first turn");
        const Position& position = *document_->lastPosition();
        for (std::size_t turn = 0; turn < position.played(); ++turn) {
            QString row = tr("%1.  %2:  %3 = %4")
                              .arg(turn + 1)
                              .arg(QLatin1Char(letter_of(position.game().player(turn))))
                              .arg(QLatin1Char(position.game().letter(turn)))
                              .arg(position.value(turn) ? 1 : 0);
            const bool thrown = std::any_of(blunders_.begin(), blunders_.end(),
                                            [&](const Blunder& b) { return b.turn == turn; });
            words << row;
            if (thrown) {
                row = tr("%1   ??  blunder: gives the win away").arg(row);
                words.back() = row;
            }
            rows << row;
        }
    }
    const QSignalBlocker blocker(history_);
    while (history_->count() > rows.size())
        delete history_->takeItem(history_->count() - 1);
    while (history_->count() < rows.size())
        history_->addItem(QString());
    for (int i = 0; i < rows.size(); ++i) {
        history_->item(i)->setText(rows[i]);
        history_->item(i)->setData(Qt::AccessibleTextRole, words[i]);
    }
    if (!rows.isEmpty()) {
        history_->setCurrentRow(static_cast<int>(document_->shown()));
        history_->scrollToItem(history_->currentItem());
    }
    const bool game = document_->isGame();
    steps_->setPosition(game ? document_->shown() : 0, game ? document_->played() : 0);
    hint_->setEnabled(game && !document_->shownPosition()->is_over());
    line_->setEnabled(hint_->isEnabled());
    restart_->setEnabled(game && document_->played() > 0);
}

} // namespace loggia::ui
