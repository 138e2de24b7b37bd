#include "ui/peg/peg_random_bar.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/sentence.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>

namespace loggia::ui {

PegRandomBar::PegRandomBar(QWidget* parent)
    : QWidget(parent), session_(new Session(this)), holes_(new QSpinBox(this)),
      difficulty_(new QComboBox(this)), number_(new QSpinBox(this)) {
    holes_->setObjectName(QStringLiteral("random-holes"));
    holes_->setRange(peg::BoardRecipe::fewest_holes, peg::BoardRecipe::most_holes);
    holes_->setValue(peg::BoardRecipe().holes);
    holes_->setSuffix(tr(" holes"));
    // Its hint leaves too little room for the last letter of a long suffix.
    holes_->setMinimumWidth(holes_->sizeHint().width() + fontMetrics().averageCharWidth());
    holes_->setAccessibleName(tr("Holes of the random board"));
    holes_->setToolTip(tr("How many holes the next random board has"));
    difficulty_->setObjectName(QStringLiteral("random-difficulty"));
    difficulty_->addItems({tr("Easy"), tr("Medium"), tr("Hard")});
    difficulty_->setCurrentIndex(static_cast<int>(peg::BoardRecipe().difficulty));
    difficulty_->setAccessibleName(tr("Difficulty of the random board"));
    difficulty_->setToolTip(tr("Easy: one random game in ten solves the board. Hard: almost "
                               "none does."));
    number_->setObjectName(QStringLiteral("random-number"));
    number_->setRange(1, most_numbers);
    number_->setKeyboardTracking(false);
    number_->setPrefix(tr("no. "));
    number_->setAccessibleName(tr("Number of the random board"));
    number_->setToolTip(tr("The same number always gives the same board"));
    auto* another = new QPushButton(tr("&Random board"), this);
    another->setObjectName(QStringLiteral("random-board"));
    another->setToolTip(tr("Make a board that can be solved. Undo brings this one back."));
    setCommand(another, "peg.random");
    auto* row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{another, holes_, difficulty_, number_})
        row->addWidget(part);
    connect(another, &QPushButton::clicked, this, &PegRandomBar::makeAnother);
    connect(number_, &QSpinBox::valueChanged, this, &PegRandomBar::make);
    connect(&job_, &JobBase::runningChanged, this, &PegRandomBar::runningChanged);
    session_->keep("holes", holes_);
    session_->keep("difficulty", difficulty_);
    // Of the board that was made, which comes back by itself.
    session_->keep(
        "number", [this] { return number_->value(); },
        [this](int number) {
            const QSignalBlocker blocker(number_);
            number_->setValue(number);
        },
        number_, &QSpinBox::valueChanged, this, &PegRandomBar::runningChanged);
}

peg::BoardRecipe PegRandomBar::recipe() const {
    return {holes_->value(), static_cast<peg::Difficulty>(difficulty_->currentIndex()),
            static_cast<std::uint64_t>(number_->value())};
}

void PegRandomBar::makeAnother() {
    const QSignalBlocker blocker(number_);
    number_->setValue(QRandomGenerator::global()->bounded(1, most_numbers + 1));
    make();
}

void PegRandomBar::make() {
    job_.start(
        [wanted = recipe()](const Control& control, const auto& /*sink*/) {
            return peg::random_board(wanted, control);
        },
        [this, wanted = recipe()](const Result<peg::Puzzle>& board) {
            if (board)
                Q_EMIT boardMade(*board, tr("Random board: %1 holes, %2, no. %3")
                                             .arg(wanted.holes)
                                             .arg(titleWithin(difficulty_->itemText(
                                                 static_cast<int>(wanted.difficulty))))
                                             .arg(wanted.seed));
            else
                Q_EMIT failed(sentence(board.error().message));
        });
}

} // namespace loggia::ui
