#include "ui/connect4/setup_bar.hpp"

#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/connect4_scene.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace loggia::ui {

using connect4::Player;
using connect4::Setup;

namespace {

enum Brush { in_turn, orange, blue, remover };

} // namespace

SetupBar::SetupBar(Connect4Document* document, QWidget* parent)
    : QWidget(parent), document_(document), brushes_(new QButtonGroup(this)),
      counts_(new QLabel(this)), play_(new QPushButton(tr("&Play from here"), this)) {
    auto* tools = new FlowLayout;
    const std::array texts{tr("In &turn"), tr("&Orange"), tr("&Blue"), tr("&Remove")};
    const std::array helps{tr("Click a column to drop a stone of the player to move"),
                           tr("Click to drop an orange stone, or to recolour a stone"),
                           tr("Click to drop a blue stone, or to recolour a stone"),
                           tr("Click a stone to remove it; the stones above it fall")};
    for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
        auto* button = new QToolButton(this);
        button->setText(texts.at(static_cast<std::size_t>(i)));
        button->setToolTip(helps.at(static_cast<std::size_t>(i)));
        button->setCheckable(true);
        button->setChecked(i == in_turn);
        button->setFocusPolicy(Qt::StrongFocus);
        brushes_->addButton(button, i);
        tools->addWidget(button);
    }
    auto* clear = new QPushButton(tr("C&lear"), this);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    clear->setToolTip(tr("Remove all stones"));
    cancel->setToolTip(tr("Return to the game without changes"));
    play_->setToolTip(tr("Start a game from this position"));
    tools->addWidget(clear);
    tools->addWidget(play_);
    tools->addWidget(cancel);
    counts_->setMinimumHeight(fontMetrics().lineSpacing() + 2);
    counts_->setTextFormat(Qt::PlainText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(tools);
    layout->addWidget(counts_);

    connect(brushes_, &QButtonGroup::idClicked, this, &SetupBar::brushChanged);
    connect(clear, &QPushButton::clicked, this,
            [this] { document_->edit(Setup{}, tr("clear the board")); });
    connect(cancel, &QPushButton::clicked, document_, &Connect4Document::cancelEditing);
    connect(play_, &QPushButton::clicked, this, [this] {
        // The button is enabled only where this succeeds.
        static_cast<void>(document_->finishEditing());
    });
    connect(document_, &Connect4Document::changed, this, &SetupBar::refresh);
    refresh();
}

std::optional<Player> SetupBar::brush() const {
    switch (brushes_->checkedId()) {
    case orange:
        return Player::one;
    case blue:
        return Player::two;
    case remover:
        return std::nullopt;
    default:
        return connect4::next_in_turn(document_->state().setup.value_or(Setup{}));
    }
}

void SetupBar::pick(int column, int row, Qt::MouseButton button) {
    if (!document_->isEditing())
        return;
    const Setup& setup = *document_->state().setup;
    const auto stone = setup.at(column, row);
    const auto player = brush();
    if (button == Qt::RightButton || !player) {
        // Pointing above a column's stones means the topmost one.
        const int taken = stone ? row : setup.height(column) - 1;
        if (taken >= 0)
            document_->edit(connect4::without_stone(setup, column, taken), tr("remove a stone"));
    } else if (stone && brushes_->checkedId() != in_turn) {
        document_->edit(connect4::recoloured(setup, column, row, *player), tr("change a stone"));
    } else {
        document_->edit(connect4::with_stone(setup, column, *player), tr("drop a stone"));
    }
}

void SetupBar::refresh() {
    if (!document_->isEditing())
        return;
    const Setup& setup = *document_->state().setup;
    const auto position = connect4::position_of(setup);
    const QString counts = tr("%1: %2, %3: %4.")
                               .arg(playerName(Player::one))
                               .arg(setup.count(Player::one))
                               .arg(playerName(Player::two))
                               .arg(setup.count(Player::two));
    if (!position) {
        counts_->setText(
            tr("%1 Impossible position: %2.").arg(counts, coreWords(position.error().message)));
    } else if (position->is_full()) {
        counts_->setText(tr("%1 The board is full.").arg(counts));
    } else {
        counts_->setText(tr("%1 %2 to move.").arg(counts, playerName(position->to_move())));
    }
    counts_->setToolTip(counts_->text());
    play_->setEnabled(position.has_value());
}

} // namespace loggia::ui
