#include "ui/puzzles/puzzles_page.hpp"

#include "ui/puzzles/derivation_panel.hpp"
#include "ui/puzzles/modulo_panel.hpp"
#include "ui/puzzles/picture/puzzle_picture.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/puzzles/puzzle_examples.hpp"
#include "ui/puzzles/sheet_document.hpp"
#include "ui/puzzles/sheet_pane.hpp"
#include "ui/puzzles/sheet_run.hpp"
#include "ui/puzzles/solutions_panel.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using puzzles::SheetForm;

namespace {

/// Of the right column, in pixels, where nobody has moved the divider.
constexpr int widest_side = 460;

} // namespace

LogicPuzzlesPage::LogicPuzzlesPage(QWidget* parent) : Page(pageInfo(), parent) {
    build();
    connectAll();
    connectPanels();
    keepSession();
    showStudy();
    const PuzzleText example = textOf(puzzleExamples().front());
    SheetDocument::Texts texts;
    texts[indexOf(example.form)] = example.text;
    document_->restore(texts, example.form);
}

void LogicPuzzlesPage::build() {
    // Tab goes in the order in which these are made: the picture, the texts, what is known.
    auto* left = new QWidget(this);
    auto* above = new QWidget(left);
    picture_ = new PuzzlePicture(above);
    picture_->setObjectName(QStringLiteral("picture"));
    // It scrolls where the window is small.
    picture_->setMinimumSize(160, 110);
    QWidget* header = buildHeader();
    auto* above_layout = new QVBoxLayout(above);
    above_layout->setContentsMargins(0, 0, 0, 0);
    above_layout->addWidget(header);
    above_layout->addWidget(picture_, 1);

    auto* texts = new QSplitter(Qt::Horizontal, left);
    SheetDocument::Editors editors{};
    for (const SheetForm form : sheet_forms) {
        auto* pane = new SheetPane(form, texts);
        panes_[indexOf(form)] = pane;
        editors[indexOf(form)] = pane->editor();
        texts->addWidget(pane);
    }
    texts->setChildrenCollapsible(false);
    document_ = new SheetDocument(editors, undoStack(), this);
    run_ = new SheetRun(document_, this);

    auto* rows = new QSplitter(Qt::Vertical, left);
    rows->addWidget(above);
    rows->addWidget(texts);
    rows->setChildrenCollapsible(false);
    rows->setStretchFactor(0, 1);
    run_bar_ = new RunBar(tr("So&lve"), {}, left);
    run_bar_->limit()->hide();
    run_bar_->setStartHelp(tr("Solve the puzzle, now and after each change"));
    run_bar_->setCommands("logic-puzzles.solve", "logic-puzzles.stop");
    run_bar_->setStartChecked(true);
    auto* left_layout = new QVBoxLayout(left);
    left_layout->setContentsMargins(0, 0, 6, 0);
    left_layout->addWidget(rows, 1);
    left_layout->addWidget(run_bar_);

    solutions_ = new SolutionsPanel(this);
    algebra_ = new DerivationPanel(this);
    riddle_ = new RiddlePanel(this);
    modulo_ = new ModuloPanel(this);
    side_ = new QTabWidget(this);
    side_->setObjectName(QStringLiteral("side"));
    side_->addTab(new PanelArea(solutions_), tr("Solutions"));
    side_->addTab(new PanelArea(algebra_), tr("Algebra"));
    side_->addTab(new PanelArea(riddle_), tr("Problem"));
    side_->addTab(new PanelArea(modulo_), tr("Mod 2"));
    side_->setTabToolTip(0, tr("How many solutions there are, and which"));
    side_->setTabToolTip(1, tr("The equations solved by hand, step by step"));
    side_->setTabToolTip(2, tr("Find the answer yourself; have puzzles made"));
    side_->setTabToolTip(3, tr("Where Mace4 reads the equations otherwise"));
    side_->setUsesScrollButtons(false);
    side_->setElideMode(Qt::ElideRight);
    side_->tabBar()->setAccessibleName(tr("What is known"));

    columns_ = new QSplitter(Qt::Horizontal, this);
    columns_->addWidget(left);
    columns_->addWidget(side_);
    columns_->setChildrenCollapsible(false);
    columns_->setStretchFactor(0, 1);
    addDivider("columns", columns_, [](const QSize& size) {
        const int side = std::min(size.width() * 35 / 100, widest_side);
        return QList<int>{size.width() - side, side};
    });
    addDivider("rows", rows, [](const QSize& size) {
        const int below = std::max(size.height() * 29 / 100, 120);
        return QList<int>{size.height() - below, below};
    });
    addDivider("texts", texts, [](const QSize&) { return QList<int>{1000, 1000, 1000}; });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(columns_);
}

QWidget* LogicPuzzlesPage::buildHeader() {
    auto* header = new QWidget(this);
    examples_ = new QToolButton(header);
    examples_->setObjectName(QStringLiteral("examples"));
    examples_->setText(tr("E&xamples"));
    examples_->setToolTip(tr("Ladies, tigers and islanders to begin with"));
    examples_->setPopupMode(QToolButton::InstantPopup);
    examples_->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(examples_);
    const auto examples = puzzleExamples();
    for (std::size_t i = 0; i < examples.size(); ++i)
        menu->addAction(examples[i].title, this, [this, i] { showExample(i); });
    examples_->setMenu(menu);
    hint_ = new QLabel(tr("Click a sign or a line: its three forms light up"), header);
    hint_->setObjectName(QStringLiteral("hint"));
    hint_->setForegroundRole(QPalette::PlaceholderText);
    hint_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // Cut off rather than making the window wider.
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(examples_, 0, Qt::AlignLeft);
    layout->addWidget(hint_, 1);
    return header;
}

void LogicPuzzlesPage::resizeEvent(QResizeEvent* event) {
    hint_->setVisible(width() >= 900);
    Page::resizeEvent(event);
}

QSize LogicPuzzlesPage::minimumSizeHint() const {
    const QMargins margins = layout()->contentsMargins();
    const QSize inner = columns_->minimumSizeHint();
    return {inner.width() + margins.left() + margins.right(),
            inner.height() + margins.top() + margins.bottom()};
}

void LogicPuzzlesPage::connectAll() {
    connect(document_, &SheetDocument::changed, this, &LogicPuzzlesPage::documentChanged);
    connect(document_, &SheetDocument::wasRead, this, &LogicPuzzlesPage::clueAtCursor);
    connect(run_, &SheetRun::changed, this, &LogicPuzzlesPage::showStudy);
    connect(run_, &SheetRun::runningChanged, this, &LogicPuzzlesPage::showRunning);
    connect(run_, &SheetRun::progressed, run_bar_, &RunBar::setProgress);
    connect(run_, &SheetRun::solvingChanged, run_bar_, &RunBar::setStartChecked);
    connect(run_bar_, &RunBar::startToggled, run_, &SheetRun::setSolving);
    connect(run_bar_, &RunBar::stopRequested, this, &LogicPuzzlesPage::stop);
    for (const SheetForm form : sheet_forms) {
        SourceEditor* editor = pane(form)->editor();
        connect(pane(form), &SheetPane::lineEntered, this,
                [this, form](int line) { lineEntered(form, line); });
        connect(pane(form), &SheetPane::linePointed, this,
                [this, form](int line) { pointClue(clueAt(form, line)); });
        connect(editor, &SourceEditor::currentDiagnosticChanged, this, [this, editor](int index) {
            if (index >= 0)
                Q_EMIT message(editor->diagnostics()[static_cast<std::size_t>(index)].message);
        });
        connect(editor, &SourceEditor::refused, this, &LogicPuzzlesPage::say);
    }
}

void LogicPuzzlesPage::connectPanels() {
    const auto pick = [this](std::size_t clue) { selectClue(clue); };
    connect(picture_, &PuzzlePicture::cluePicked, this, pick);
    connect(picture_, &PuzzlePicture::cluePointed, this, &LogicPuzzlesPage::pointClue);
    connect(solutions_, &SolutionsPanel::cluePicked, this, pick);
    connect(solutions_, &SolutionsPanel::solutionWanted, this,
            [this] { riddle_->setTrying(false); });
    connect(solutions_, &SolutionsPanel::copyWanted, this, &Page::copyWanted);
    connect(algebra_, &DerivationPanel::cluePicked, this, pick);
    connect(algebra_, &DerivationPanel::copyWanted, this, &Page::copyWanted);
    connect(algebra_, &DerivationPanel::stepChanged, this, &Page::commandsChanged);
    connect(riddle_, &RiddlePanel::cluePicked, this, pick);
    connect(riddle_, &RiddlePanel::textWanted, this, [this](const QString& words) {
        document_->replaceAll(SheetForm::words, words, tr("new problem"));
    });
    connect(riddle_, &RiddlePanel::solutionVisibleChanged, this,
            &LogicPuzzlesPage::showSolutionVisible);
    connect(riddle_, &RiddlePanel::runningChanged, this, &LogicPuzzlesPage::showRunning);
    connect(riddle_, &RiddlePanel::progressed, run_bar_, &RunBar::setProgress);
    connect(modulo_, &ModuloPanel::wrapWanted, this, &LogicPuzzlesPage::wrapInModulo);
    connect(modulo_, &ModuloPanel::linePicked, this, [this](int line) {
        SourceEditor* editor = pane(SheetForm::ring)->editor();
        const QTextBlock block = editor->document()->findBlockByNumber(line - 1);
        if (!block.isValid())
            return;
        editor->setFocus();
        editor->setTextCursor(QTextCursor(block));
        editor->ensureCursorVisible();
    });
}

bool LogicPuzzlesPage::isRunning() const {
    return run_->isRunning() || riddle_->isRunning();
}

void LogicPuzzlesPage::stop() {
    run_->stop();
    riddle_->stop();
}

void LogicPuzzlesPage::edit(SheetForm form) const {
    pane(form)->editor()->setFocus();
}

void LogicPuzzlesPage::wrapInModulo() {
    const auto text = gf2::with_modulo(document_->text(SheetForm::ring).toStdString());
    if (!text)
        return say(QString::fromStdString(text.error().message));
    document_->replaceText(SheetForm::ring, QString::fromStdString(*text), tr("wrap in mod 2"));
}

void LogicPuzzlesPage::showSide(Side side) {
    side_->setCurrentIndex(static_cast<int>(side));
}

void LogicPuzzlesPage::showExample(std::size_t example) {
    const auto examples = puzzleExamples();
    example_ = example % examples.size();
    Q_EMIT exampleShown();
    const PuzzleText text = textOf(examples[example_]);
    document_->replaceAll(text.form, text.text, tr("example"));
    Q_EMIT message(examples[example_].title);
}

void LogicPuzzlesPage::say(const QString& words) {
    Q_EMIT message(sentenceOf(words));
}

} // namespace loggia::ui
