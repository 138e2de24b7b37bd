#include "ui/formula_game/play_panel.hpp"

#include "ui/formula_game/formula_document.hpp"
#include "ui/shell/icons.hpp"

#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

using formula_game::Blunder;
using formula_game::Player;
using formula_game::Position;

namespace {

QLabel* heading(const QString& text, QWidget* parent, QWidget* buddy = nullptr) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setBuddy(buddy);
    return label;
}

} // namespace

PlayPanel::PlayPanel(FormulaDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), card_title_(heading({}, this)),
      card_text_(new QLabel(this)), hint_(new QPushButton(tr("H&int"), this)),
      restart_(new QPushButton(tr("Play a&gain"), this)), players_{new QComboBox(this),
                                                                   new QComboBox(this)},
      history_(new QListWidget(this)) {
    auto* card = new QFrame(this);
    card->setFrameShape(QFrame::StyledPanel);
    card_title_->setWordWrap(true);
    card_text_->setWordWrap(true);
    card_text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    card_text_->setTextFormat(Qt::PlainText);
    card_text_->setMinimumHeight(5 * fontMetrics().lineSpacing());
    card_text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    hint_->setToolTip(tr("Show a good value and why it is good"));
    restart_->setToolTip(tr("Take all values back; undo brings them back"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(hint_);
    buttons->addWidget(restart_);
    buttons->addStretch();
    auto* card_layout = new QVBoxLayout(card);
    card_layout->addWidget(card_title_);
    card_layout->addWidget(card_text_, 1);
    card_layout->addLayout(buttons);

    auto* who = new QGridLayout;
    who->setColumnStretch(1, 1);
    const std::array names{tr("E, who wants true"), tr("A, who wants false")};
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
    auto* step_buttons = new QHBoxLayout;
    const std::array step_names{tr("Before the first turn"), tr("One turn back"),
                                tr("One turn forward"), tr("After the last turn")};
    const std::array icons{QStringLiteral("first"), QStringLiteral("previous"),
                           QStringLiteral("next"), QStringLiteral("last")};
    step_buttons->addWidget(heading(tr("Values"), this, history_));
    step_buttons->addStretch();
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setIcon(icon(icons.at(i)));
        button->setAutoRaise(true);
        button->setToolTip(step_names.at(i));
        button->setAccessibleName(step_names.at(i));
        button->setAutoRepeat(i == 1 || i == 2);
        connect(button, &QToolButton::clicked, this, [this, i] {
            const std::size_t shown = document_->shown();
            const std::array targets{std::size_t{0}, shown == 0 ? 0 : shown - 1, shown + 1,
                                     document_->played()};
            document_->show(targets.at(i));
        });
        step_buttons->addWidget(button);
        steps_.at(i) = button;
    }

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(card);
    layout->addWidget(heading(tr("Players"), this));
    layout->addLayout(who);
    layout->addLayout(step_buttons);
    layout->addWidget(history_, 1);

    connect(hint_, &QPushButton::clicked, this, &PlayPanel::hintWanted);
    connect(restart_, &QPushButton::clicked, this, &PlayPanel::restartWanted);
    connect(history_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            document_->show(static_cast<std::size_t>(row));
    });
    connect(document_, &FormulaDocument::changed, this, &PlayPanel::refresh);
    connect(document_, &FormulaDocument::playersChanged, this, &PlayPanel::refresh);
    refresh();
}

void PlayPanel::setCard(const QString& title, const QString& text) {
    card_title_->setText(title);
    card_text_->setText(text);
}

QString PlayPanel::cardTitle() const {
    return card_title_->text();
}

QString PlayPanel::cardText() const {
    return card_text_->text();
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
        const Position& position = *document_->state().position;
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
                row = tr("%1   ?  threw the win away").arg(row);
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
    const bool back = document_->shown() > 0;
    const bool forward = !document_->isAtEnd();
    steps_[0]->setEnabled(back);
    steps_[1]->setEnabled(back);
    steps_[2]->setEnabled(forward);
    steps_[3]->setEnabled(forward);
    const bool game = document_->isGame();
    hint_->setEnabled(game && !document_->shownPosition()->is_over());
    restart_->setEnabled(game && document_->played() > 0);
}

} // namespace loggia::ui
