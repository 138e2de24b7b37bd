#include "ui/connect4/setup_panel.hpp"

#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/position_field.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/board/piece_label.hpp"
#include "ui/widgets/heading.hpp"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace loggia::ui {

using connect4::Player;
using connect4::Setup;

namespace {

enum Brush { in_turn, remover, orange, blue };

/// What a click and a key do with it.
QString useOf(int brush) {
    switch (brush) {
    case remover:
        return SetupPanel::tr("Remove: click a stone, or press Enter, to remove it.");
    case orange:
        return SetupPanel::tr("Orange: click, or press Enter, to drop or recolour a stone.");
    case blue:
        return SetupPanel::tr("Blue: click, or press Enter, to drop or recolour a stone.");
    default:
        return SetupPanel::tr("In turn: click, or press Enter, to drop a stone of the player to "
                              "move.");
    }
}

} // namespace

SetupPanel::SetupPanel(Connect4Document* document, QWidget* parent)
    : QWidget(parent), document_(document), brushes_(new QButtonGroup(this)),
      counts_(new QLabel(this)), line_(new PositionField(document, this)),
      play_(new QPushButton(tr("&Play from here"), this)) {
    auto* tools = new QGridLayout;
    const int height = 2 * fontMetrics().lineSpacing() + 8;
    const std::array texts{tr("In &turn"), tr("&Remove"), tr("&Orange"), tr("&Blue")};
    const std::array helps{tr("Click a column to drop a stone of the player to move"),
                           tr("Click a stone to remove it; the stones above it fall"),
                           tr("Click to drop an orange stone, or to recolour a stone"),
                           tr("Click to drop a blue stone, or to recolour a stone")};
    for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
        auto* button = new QPushButton(this);
        button->setText(texts.at(static_cast<std::size_t>(i)));
        button->setToolTip(helps.at(static_cast<std::size_t>(i)));
        button->setCheckable(true);
        button->setChecked(i == in_turn);
        button->setMinimumHeight(height);
        brushes_->addButton(button, i);
        auto* choice = new QHBoxLayout;
        if (i == orange || i == blue)
            choice->addWidget(
                new PieceLabel(numberOf(i == orange ? Player::one : Player::two), this));
        choice->addWidget(button, 1);
        tools->addLayout(choice, i / 2, i % 2);
    }
    tools->setColumnStretch(0, 1);
    tools->setColumnStretch(1, 1);
    auto* clear = new QPushButton(tr("C&lear"), this);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    clear->setToolTip(tr("Remove all stones"));
    cancel->setToolTip(tr("Return to the game without changes"));
    play_->setToolTip(tr("Start a game from this position"));
    counts_->setObjectName(QStringLiteral("stone-counts"));
    counts_->setMinimumHeight(3 * fontMetrics().lineSpacing());
    counts_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    counts_->setTextFormat(Qt::PlainText);
    counts_->setWordWrap(true);
    auto* how = new QLabel(tr("Click a column to drop a stone. Right-click a stone to remove it; "
                              "the stones above it fall. With the keyboard, use the arrows, Enter "
                              "and Delete."),
                           this);
    how->setWordWrap(true);
    auto* ways_out = new QHBoxLayout;
    for (QPushButton* button : {clear, cancel, play_}) {
        button->setMinimumHeight(height);
        ways_out->addWidget(button, 1);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(how);
    layout->addWidget(heading(tr("What a click does"), this));
    layout->addLayout(tools);
    layout->addWidget(counts_);
    layout->addWidget(heading(tr("Position as text"), this));
    layout->addWidget(line_);
    layout->addLayout(ways_out);
    layout->addStretch();
    connect(line_, &PositionField::copyWanted, this, &SetupPanel::copyWanted);

    connect(brushes_, &QButtonGroup::idClicked, this, [this](int brush) {
        Q_EMIT brushChanged();
        Q_EMIT said(useOf(brush));
    });
    connect(clear, &QPushButton::clicked, this,
            [this] { document_->edit(Setup{}, tr("clear the board")); });
    connect(cancel, &QPushButton::clicked, document_, &Connect4Document::cancelEditing);
    connect(play_, &QPushButton::clicked, this, [this] {
        // The button is enabled only where this succeeds.
        static_cast<void>(document_->finishEditing());
    });
    connect(document_, &Connect4Document::changed, this, &SetupPanel::refresh);
    refresh();
}

std::optional<Player> SetupPanel::brush() const {
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

void SetupPanel::pick(int column, int row, Qt::MouseButton button) {
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

void SetupPanel::refresh() {
    if (!document_->isEditing())
        return;
    const Setup& setup = *document_->state().setup;
    const auto position = connect4::position_of(setup);
    const QString counts = tr("%1: %2, %3: %4.")
                               .arg(playerName(Player::one))
                               .arg(setup.count(Player::one))
                               .arg(playerName(Player::two))
                               .arg(setup.count(Player::two));
    const QString words = !position ? tr("%1 Impossible position: %2.")
                                          .arg(counts, withPlayerNames(position.error().message))
                          : position->is_full()
                              ? tr("%1 The board is full.").arg(counts)
                              : tr("%1 %2 to move.").arg(counts, playerName(position->to_move()));
    if (words != counts_->text())
        announce(counts_, words);
    counts_->setToolTip(words);
    play_->setEnabled(position.has_value());
}

} // namespace loggia::ui
