#include "ui/formula_game/random_panel.hpp"

#include "core/formula_game/generate.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using formula_game::Difficulty;
using formula_game::Player;
using formula_game::Recipe;

namespace {

/// Short enough to be told to somebody.
constexpr std::uint64_t seeds = 1U << 24U;

} // namespace

RandomPanel::RandomPanel(QWidget* parent)
    : QWidget(parent), session_(new Session(this)), variables_(new QSpinBox(this)),
      leaves_(new QSpinBox(this)), winner_(new QComboBox(this)), difficulty_(new QComboBox(this)),
      seed_(new SourceEditor(SourceEditor::Lines::one, this)),
      make_(new QPushButton(tr("Ma&ke this game"), this)), said_(new QLabel(this)) {
    auto* about = new QLabel(tr("Choose the size, the winner and the difficulty. The same seed "
                                "always gives the same game."),
                             this);
    about->setWordWrap(true);
    variables_->setRange(1, static_cast<int>(formula_game::max_variables));
    leaves_->setRange(1, Recipe::most_leaves);
    leaves_->setGroupSeparatorShown(true);
    for (QSpinBox* box : {variables_, leaves_}) {
        box->setFocusPolicy(Qt::StrongFocus);
        connect(box, &QSpinBox::valueChanged, this, &RandomPanel::takeSettings);
    }
    leaves_->setToolTip(tr("How often variables occur in the formula, in total"));
    winner_->addItems({tr("E"), tr("A")});
    difficulty_->addItems({tr("Easy"), tr("Medium"), tr("Hard")});
    difficulty_->setToolTip(tr("Hard: often only one of the two values keeps the win"));
    for (QComboBox* box : {winner_, difficulty_})
        connect(box, &QComboBox::currentIndexChanged, this, &RandomPanel::takeSettings);
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setAccessibleName(tr("Seed"));
    connect(seed_, &SourceEditor::edited, this, &RandomPanel::takeSeed);
    connect(seed_, &SourceEditor::returnPressed, this, &RandomPanel::make);

    auto* form = new QFormLayout;
    form->addRow(tr("Number &of variables"), variables_);
    form->addRow(tr("&Leaves"), leaves_);
    form->addRow(tr("W&inner"), winner_);
    form->addRow(tr("&Difficulty"), difficulty_);
    form->addRow(tr("Seed"), seed_);
    levelLabels(*form);
    auto* another = new QPushButton(tr("New g&ame"), this);
    another->setToolTip(tr("Make a game with these settings and a new seed"));
    another->setObjectName(QStringLiteral("another"));
    make_->setToolTip(tr("Make the game with this seed"));
    make_->setObjectName(QStringLiteral("make"));
    auto* copy = new QPushButton(tr("&Copy seed"), this);
    auto* buttons = new FlowLayout;
    buttons->addWidget(another);
    buttons->addWidget(make_);
    buttons->addWidget(copy);
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addLayout(form);
    layout->addLayout(buttons);
    layout->addWidget(said_);
    layout->addStretch();

    connect(another, &QPushButton::clicked, this, &RandomPanel::makeAnother);
    connect(make_, &QPushButton::clicked, this, &RandomPanel::make);
    connect(copy, &QPushButton::clicked, this,
            [this] { Q_EMIT copyWanted(QString::fromStdString(to_text(recipe_))); });
    connect(&job_, &JobBase::runningChanged, this, &RandomPanel::runningChanged);
    connect(&job_, &JobBase::progressed, this, &RandomPanel::progressed);
    // Another recipe is another seed.
    session_->keep(
        "recipe", [this] { return to_text(recipe_); },
        [this](const std::string& text) {
            if (const auto recipe = formula_game::recipe_of(text))
                setRecipe(*recipe);
        },
        seed_, &SourceEditor::documentEdited);
    showRecipe();
}

void RandomPanel::setRecipe(const Recipe& recipe) {
    recipe_ = recipe;
    showRecipe();
}

void RandomPanel::showRecipe() {
    showSettings();
    const QString text = QString::fromStdString(to_text(recipe_));
    if (seed_->text() != text)
        seed_->setText(text);
}

/// All but the seed's text, which a person may be typing.
void RandomPanel::showSettings() {
    const QSignalBlocker a(variables_);
    const QSignalBlocker b(leaves_);
    const QSignalBlocker c(winner_);
    const QSignalBlocker d(difficulty_);
    leaves_->setMinimum(recipe_.variables);
    variables_->setValue(recipe_.variables);
    leaves_->setValue(recipe_.leaves);
    winner_->setCurrentIndex(static_cast<int>(recipe_.winner));
    difficulty_->setCurrentIndex(static_cast<int>(recipe_.difficulty));
    seed_->setDiagnostics({});
    seed_is_right_ = true;
    make_->setEnabled(true);
}

void RandomPanel::takeSettings() {
    recipe_.variables = variables_->value();
    recipe_.leaves = std::max(leaves_->value(), recipe_.variables);
    recipe_.winner = static_cast<Player>(winner_->currentIndex());
    recipe_.difficulty = static_cast<Difficulty>(difficulty_->currentIndex());
    showRecipe();
    takeBack();
}

void RandomPanel::takeSeed() {
    const auto recipe = formula_game::recipe_of(seed_->text().toStdString());
    seed_is_right_ = recipe.has_value();
    make_->setEnabled(seed_is_right_);
    if (!recipe) {
        seed_->setDiagnostics({{recipe.error().span.value_or(SourceSpan{}), Severity::error,
                                coreWords(recipe.error().message)}});
        showMessage(coreWords(recipe.error().message), true);
        return;
    }
    recipe_ = *recipe;
    // The text stays as it was typed: capitals and leading zeros mean the same.
    showSettings();
    takeBack();
}

void RandomPanel::showMessage(const QString& text, bool wrong) {
    setTextColour(*said_, wrong ? &Colours::error : &Colours::text);
    said_->setText(text);
}

void RandomPanel::takeBack() {
    job_.abandon();
    showMessage({}, false);
}

void RandomPanel::forget() {
    if (!job_.isRunning())
        showMessage({}, false);
}

void RandomPanel::makeAnother() {
    recipe_.seed = QRandomGenerator::global()->generate64() % seeds;
    showRecipe();
    make();
}

void RandomPanel::make() {
    if (!seed_is_right_)
        return;
    showMessage(tr("Searching for a game with these properties\u2026"), false);
    job_.start(
        [recipe = recipe_](const Control& control, const auto& /*sink*/) {
            return formula_game::generate(recipe, control);
        },
        [this, recipe = recipe_](const Result<formula_game::Game>& game) {
            if (!game) {
                showMessage(coreWords(game.error().message), true);
                return;
            }
            Q_EMIT gameMade(*game, recipe);
            showMessage(tr("New game made. %1 can win.").arg(QLatin1Char(letter_of(recipe.winner))),
                        false);
        });
}

void RandomPanel::stop() {
    job_.stop();
}

} // namespace loggia::ui
