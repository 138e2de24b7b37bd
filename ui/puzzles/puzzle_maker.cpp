#include "ui/puzzles/puzzle_maker.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/work/spare_cores.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

using puzzles::PuzzleDifficulty;
using puzzles::PuzzleRecipe;
using puzzles::PuzzleSetting;

namespace {

constexpr std::size_t least_made_figures = 2;

std::size_t mostMadeFigures(PuzzleSetting setting) {
    return setting == PuzzleSetting::doors ? 6 : 8;
}

} // namespace

PuzzleMaker::PuzzleMaker(QWidget* parent)
    : QWidget(parent), session_(new Session(this)), setting_(new QComboBox(this)),
      people_(new QSpinBox(this)), difficulty_(new QComboBox(this)), seed_(new QSpinBox(this)),
      another_(new QPushButton(tr("New &puzzle"), this)),
      make_(new QPushButton(tr("Ma&ke this puzzle"), this)), said_(new QLabel(this)) {
    recipe_.seed = 1;
    build();
    keepSession();
    connect(setting_, &QComboBox::currentIndexChanged, this, &PuzzleMaker::takeRecipe);
    connect(difficulty_, &QComboBox::currentIndexChanged, this, &PuzzleMaker::takeRecipe);
    connect(people_, &QSpinBox::valueChanged, this, &PuzzleMaker::takeRecipe);
    connect(seed_, &QSpinBox::valueChanged, this, &PuzzleMaker::takeRecipe);
    connect(another_, &QPushButton::clicked, this, &PuzzleMaker::makeAnother);
    connect(make_, &QPushButton::clicked, this, &PuzzleMaker::make);
    // The buttons stay enabled, and so keep the keyboard: another order takes the place of this
    // one.
    connect(&job_, &JobBase::runningChanged, this, &PuzzleMaker::runningChanged);
    connect(&job_, &JobBase::progressed, this, &PuzzleMaker::progressed);
    showRecipe();
}

void PuzzleMaker::build() {
    setting_->addItem(tr("Knights and knaves"), static_cast<int>(PuzzleSetting::islanders));
    setting_->addItem(tr("Ladies and tigers"), static_cast<int>(PuzzleSetting::doors));
    difficulty_->addItem(tr("Easy"), static_cast<int>(PuzzleDifficulty::easy));
    difficulty_->addItem(tr("Medium"), static_cast<int>(PuzzleDifficulty::medium));
    difficulty_->addItem(tr("Hard"), static_cast<int>(PuzzleDifficulty::hard));
    seed_->setRange(1, most_seeds);
    setting_->setObjectName(QStringLiteral("setting"));
    people_->setObjectName(QStringLiteral("people"));
    difficulty_->setObjectName(QStringLiteral("difficulty"));
    seed_->setObjectName(QStringLiteral("seed"));
    another_->setObjectName(QStringLiteral("another"));
    make_->setObjectName(QStringLiteral("make"));
    said_->setObjectName(QStringLiteral("makerSaid"));
    difficulty_->setToolTip(
        tr("Easy: one deduction after another. Medium: one or two case splits. Hard: more."));
    seed_->setToolTip(tr("The same settings and seed always give the same puzzle"));
    another_->setToolTip(tr("Make a puzzle with a new seed and try it"));
    make_->setToolTip(tr("Make the puzzle with this seed and try it"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    said_->hide();
    for (QSpinBox* box : {people_, seed_})
        box->setFocusPolicy(Qt::StrongFocus);
    auto* form = new QFormLayout;
    form->addRow(tr("K&ind"), setting_);
    form->addRow(tr("Si&ze"), people_);
    form->addRow(tr("Difficult&y"), difficulty_);
    form->addRow(tr("See&d"), seed_);
    levelLabels(*form);
    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(another_);
    buttons->addWidget(make_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addWidget(row);
    layout->addWidget(said_);
}

void PuzzleMaker::setRecipe(const PuzzleRecipe& recipe) {
    recipe_ = recipe;
    if (recipe_.setting != PuzzleSetting::doors)
        recipe_.setting = PuzzleSetting::islanders;
    recipe_.people =
        std::clamp(recipe.people, least_made_figures, mostMadeFigures(recipe_.setting));
    recipe_.seed = std::clamp(recipe.seed, std::uint64_t{1}, std::uint64_t{most_seeds});
    showRecipe();
    Q_EMIT recipeChanged();
}

void PuzzleMaker::showRecipe() {
    const QSignalBlocker setting(setting_);
    const QSignalBlocker people(people_);
    const QSignalBlocker difficulty(difficulty_);
    const QSignalBlocker seed(seed_);
    setting_->setCurrentIndex(setting_->findData(static_cast<int>(recipe_.setting)));
    people_->setRange(static_cast<int>(least_made_figures),
                      static_cast<int>(mostMadeFigures(recipe_.setting)));
    people_->setValue(static_cast<int>(recipe_.people));
    difficulty_->setCurrentIndex(difficulty_->findData(static_cast<int>(recipe_.difficulty)));
    seed_->setValue(static_cast<int>(recipe_.seed));
}

void PuzzleMaker::takeRecipe() {
    PuzzleRecipe recipe;
    recipe.setting = static_cast<PuzzleSetting>(setting_->currentData().toInt());
    recipe.difficulty = static_cast<PuzzleDifficulty>(difficulty_->currentData().toInt());
    recipe.people = static_cast<std::size_t>(people_->value());
    recipe.seed = static_cast<std::uint64_t>(seed_->value());
    // What is being made, or could not be made, is not what is ordered now.
    job_.abandon();
    said_->hide();
    setRecipe(recipe);
}

void PuzzleMaker::makeAnother() {
    PuzzleRecipe recipe = recipe_;
    recipe.seed = 1 + QRandomGenerator::global()->bounded(quint32{most_seeds});
    setRecipe(recipe);
    make();
}

void PuzzleMaker::make() {
    said_->hide();
    job_.start(
        [recipe = recipe_](const Control& control, const Job<Made>::Sink&) {
            return generate_puzzle(recipe, control, spareCores());
        },
        [this, recipe = recipe_](const Made& made) { take(made, recipe); });
}

void PuzzleMaker::take(const Made& words, const PuzzleRecipe& recipe) {
    if (!words) {
        said_->setText(sentence(words.error().message));
        said_->show();
        return;
    }
    last_made_ = recipe;
    Q_EMIT made(QString::fromStdString(*words));
}

QString PuzzleMaker::said() const {
    return said_->isHidden() ? QString() : said_->text();
}

void PuzzleMaker::keepSession() {
    // `take` puts a stored number into a recipe; setRecipe() clamps it further.
    const auto keep = [this](const char* key, auto get, auto take) {
        session_->keep(
            key, [this, get] { return static_cast<int>(get(recipe_)); },
            [this, take](int stored) {
                PuzzleRecipe recipe = recipe_;
                take(recipe, std::max(0, stored));
                setRecipe(recipe);
            },
            this, &PuzzleMaker::recipeChanged);
    };
    keep(
        "setting", [](const PuzzleRecipe& recipe) { return recipe.setting; },
        [](PuzzleRecipe& recipe, int stored) {
            recipe.setting = static_cast<PuzzleSetting>(
                std::min(stored, static_cast<int>(PuzzleSetting::islanders)));
        });
    // After the setting, which limits them.
    keep(
        "people", [](const PuzzleRecipe& recipe) { return recipe.people; },
        [](PuzzleRecipe& recipe, int stored) { recipe.people = static_cast<std::size_t>(stored); });
    keep(
        "difficulty", [](const PuzzleRecipe& recipe) { return recipe.difficulty; },
        [](PuzzleRecipe& recipe, int stored) {
            recipe.difficulty = static_cast<PuzzleDifficulty>(
                std::min(stored, static_cast<int>(PuzzleDifficulty::hard)));
        });
    keep(
        "seed", [](const PuzzleRecipe& recipe) { return recipe.seed; },
        [](PuzzleRecipe& recipe, int stored) { recipe.seed = static_cast<std::uint64_t>(stored); });
}

} // namespace loggia::ui
