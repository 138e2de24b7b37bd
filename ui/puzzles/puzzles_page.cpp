#include "ui/puzzles/puzzles_page.hpp"

#include "core/base/scanner.hpp"
#include "core/base/text_start.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/proposition.hpp"
#include "core/puzzles/sentences.hpp"
#include "ui/language/core_words.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/puzzles/derivation_panel.hpp"
#include "ui/puzzles/modulo_panel.hpp"
#include "ui/puzzles/picture/puzzle_board.hpp"
#include "ui/puzzles/picture/puzzle_picture.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/puzzles/puzzle_examples.hpp"
#include "ui/puzzles/puzzle_maker.hpp"
#include "ui/puzzles/puzzles_legend.hpp"
#include "ui/puzzles/sheet_document.hpp"
#include "ui/puzzles/sheet_pane.hpp"
#include "ui/puzzles/sheet_run.hpp"
#include "ui/puzzles/solutions_panel.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace loggia::ui {

using puzzles::SheetForm;

namespace {

/// Whether the words are those of a puzzle although lines of it are not understood: somebody or a
/// sign says something, and at least as many lines are read as not.
bool isMostlyRead(const std::string& text) {
    const puzzles::SentencePuzzle puzzle = puzzles::read_puzzle_leniently(text);
    return puzzle.vocabulary.setting != puzzles::PuzzleSetting::plain &&
           puzzle.errors.size() <= puzzle.lines.size() &&
           std::any_of(puzzle.lines.begin(), puzzle.lines.end(),
                       [](const puzzles::SentenceLine& line) { return line.speaker.has_value(); });
}

/// Whether the reader of a form understands the text; fast, unlike what follows from it.
Result<void> canBeRead(SheetForm form, const std::string& text) {
    if (form == SheetForm::words) {
        const auto puzzle = puzzles::read_puzzle(text);
        if (!puzzle && isMostlyRead(text))
            return {};
        if (!puzzle)
            return tl::unexpected(puzzle.error());
        return puzzle->lines.empty() ? failure("there are no statements") : Result<void>();
    }
    const auto input = ladr::read_mace(text);
    if (!input)
        return tl::unexpected(input.error());
    logic::Store store;
    for (const ladr::MaceList& list : input->lists)
        for (const ladr::TermId member : list.members)
            if (const auto formula = ladr::from_ring(*input, member, store); !formula)
                return tl::unexpected(formula.error());
    return input->lists.empty() ? failure("there are no formulas") : Result<void>();
}

/// A file for Mace4 is known by its commands, even where it is more than a puzzle or errs. Lines in
/// words mean something each by itself, so that the beginning of a long text tells.
bool isPuzzleText(const QByteArray& content) {
    std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    text.remove_prefix(static_cast<std::size_t>(first_said(text, "%").data() - text.data()));
    const TextStart start = start_of(text);
    for (Scanner in(start.text); in.next_line();)
        for (const char* command : {"formulas(", "clauses(", "end_of_list"})
            if (in.take_next(command))
                return true;
    return canBeRead(start.is_all ? puzzles::form_of(start.text) : SheetForm::words,
                     std::string(start.text))
        .has_value();
}

} // namespace

PuzzlesPage::PuzzlesPage(QWidget* parent) : Page(pageInfo(), parent) {
    build();
    connectAll();
    connectPanels();
    keepSession();
    showStudy();
    const PuzzleText example = textOf(puzzleExamples().front());
    SheetDocument::Texts texts;
    texts[indexOf(example.form)] = example.text;
    document_->restore(texts, example.form);
    riddle_->setAttempt({hides_answers_});
}

void PuzzlesPage::build() {
    // Tab goes in the order in which these are made: the picture, the texts, what is known.
    auto* left = new QWidget(this);
    auto* above = new QWidget(left);
    picture_ = new PuzzlePicture(above);
    picture_->setObjectName(QStringLiteral("picture"));
    // It scrolls where the window is small.
    picture_->setMinimumSize(160, 110);
    // The bubbles of islanders reach into the corners of the picture.
    QWidget* header = besideLegend(buildHeader(), info().legend, info().title);
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
    setGuideSection(texts, QStringLiteral("Three forms"));
    document_ = new SheetDocument(editors, history(), this);
    run_ = new SheetRun(document_, this);

    auto* rows = new QSplitter(Qt::Vertical, left);
    rows->addWidget(above);
    rows->addWidget(texts);
    rows->setChildrenCollapsible(false);
    rows->setStretchFactor(0, 1);
    addRunBar({.start = tr("So&lve"),
               .start_help = tr("Find all solutions of the puzzle"),
               .start_command = "puzzles.solve",
               .stop_command = "puzzles.stop",
               .is_switch = false},
              left);
    auto* left_layout = new QVBoxLayout(left);
    left_layout->setContentsMargins(0, 0, 6, 0);
    left_layout->addWidget(rows, 1);
    left_layout->addWidget(runBar());

    solutions_ = new SolutionsPanel(this);
    algebra_ = new DerivationPanel(this);
    riddle_ = new RiddlePanel(history(), this);
    modulo_ = new ModuloPanel(this);
    side_ = new SideTabs(this);
    side_->setObjectName(QStringLiteral("side"));
    side_->addPanel(solutions_, tr("Solutions"),
                    tr("How many solutions there are, and a list of them"));
    side_->addPanel(algebra_, tr("Algebra"), tr("The equations solved step by step"));
    riddle_tab_ =
        side_->addPanel(riddle_, tr("Play"), tr("Solve the puzzle yourself, or make a new one"));
    side_->addPanel(modulo_, tr("Mod 2"), tr("Equations that Mace4 reads differently"));

    columns_ = addColumns(left, side_, 35);
    addDivider("rows", rows, [](const QSize& size) {
        const int below = std::max(size.height() * 29 / 100, 120);
        return QList<int>{size.height() - below, below};
    });
    addDivider("texts", texts, [](const QSize&) { return QList<int>{1000, 1000, 1000}; });
    QList<QWidget*> areas{&picture_->board()};
    for (const SheetForm form : sheet_forms)
        areas << pane(form)->editor();
    setAreas(areas << runBar() << side_);
}

QWidget* PuzzlesPage::buildHeader() {
    auto* header = new QWidget(this);
    examples_ = new QToolButton(header);
    examples_->setObjectName(QStringLiteral("examples"));
    examples_->setText(tr("E&xamples"));
    examples_->setToolTip(tr("Open an example with ladies, tigers or islanders"));
    examples_->setPopupMode(QToolButton::InstantPopup);
    examples_->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(examples_);
    const auto examples = puzzleExamples();
    for (std::size_t i = 0; i < examples.size(); ++i)
        menu->addAction(examples[i].title, this, [this, i] { showExample(i); });
    examples_->setMenu(menu);
    hint_ = new QLabel(tr("Click a sign or a line to highlight it in all three texts"), header);
    hint_->setObjectName(QStringLiteral("hint"));
    hint_->setForegroundRole(QPalette::PlaceholderText);
    hint_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // In two lines rather than making the window wider.
    hint_->setWordWrap(true);
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(examples_, 0, Qt::AlignLeft);
    layout->addWidget(hint_, 1);
    return header;
}

void PuzzlesPage::resizeEvent(QResizeEvent* event) {
    hint_->setVisible(width() >= 900);
    Page::resizeEvent(event);
}

QSize PuzzlesPage::minimumSizeHint() const {
    return withMargins(columns_->minimumSizeHint());
}

void PuzzlesPage::connectAll() {
    showCompletions(); // also while there is no puzzle yet
    connect(document_, &SheetDocument::changed, this, &PuzzlesPage::documentChanged);
    connect(document_, &SheetDocument::wasRead, this, &PuzzlesPage::statementAtCursor);
    connect(run_, &SheetRun::changed, this, &PuzzlesPage::showStudy);
    addWork(run_);
    addWork(riddle_);
    connect(run_, &SheetRun::solvingChanged, this, &Page::commandsChanged);
    connect(runBar(), &RunBar::startPressed, this, &PuzzlesPage::solve);
    for (const SheetForm form : sheet_forms) {
        connect(pane(form), &SheetPane::lineEntered, this,
                [this, form](int line) { lineEntered(form, line); });
        connect(pane(form), &SheetPane::linePointed, this,
                [this, form](int line) { pointStatement(statementAt(form, line)); });
    }
    connect(history(), &History::documentChanged, this, [this] {
        for (const SheetForm form : sheet_forms)
            pane(form)->beginAtFormulas();
    });
    followEditors();
}

void PuzzlesPage::solve() {
    const std::shared_ptr<SheetState> state = document_->state();
    if (state->read && state->error && pane(state->edited)->editor()->goToError())
        return;
    run_->solve();
    if (!riddle_->isSolutionVisible())
        showMessage(
            tr("The solution is hidden while you try the puzzle; the Solutions tab can show it."));
}

void PuzzlesPage::connectPanels() {
    const auto pick = [this](std::size_t statement) { selectStatement(statement); };
    connect(picture_, &PuzzlePicture::statementPicked, this, pick);
    connect(picture_, &PuzzlePicture::statementPointed, this, &PuzzlesPage::pointStatement);
    connect(solutions_, &SolutionsPanel::statementPicked, this, pick);
    connect(solutions_, &SolutionsPanel::solutionWanted, this, [this] {
        riddle_->setTrying(false);
        Q_EMIT message({}); // it may have been that the solution is hidden
    });
    connect(solutions_, &SolutionsPanel::hintWanted, this, [this] {
        side_->setCurrentWidget(riddle_tab_);
        riddle_->hint();
    });
    connect(solutions_, &SolutionsPanel::copyWanted, this, &Page::copyWanted);
    connect(algebra_, &DerivationPanel::statementPicked, this, pick);
    connect(algebra_, &DerivationPanel::copyWanted, this, &Page::copyWanted);
    connect(algebra_, &DerivationPanel::stepChanged, this, &Page::commandsChanged);
    connect(riddle_, &RiddlePanel::statementPicked, this, pick);
    connect(riddle_, &RiddlePanel::textWanted, this, [this](const QString& words) {
        document_->replaceAll(SheetForm::words, words, tr("new puzzle"));
        recipes_[document_->state()->puzzle] = riddle_->maker().lastMade();
    });
    connect(riddle_, &RiddlePanel::solutionVisibleChanged, this, &PuzzlesPage::showSolutionVisible);
    connect(riddle_, &RiddlePanel::attemptChanged, this, &PuzzlesPage::showAttempt);
    connect(picture_, &PuzzlePicture::guessWanted, riddle_, &RiddlePanel::changeGuess);
    connect(solutions_, &SolutionsPanel::solutionPicked, this, &PuzzlesPage::showSolution);
    connect(modulo_, &ModuloPanel::wrapWanted, this, &PuzzlesPage::wrapInModulo);
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

void PuzzlesPage::edit(SheetForm form) const {
    pane(form)->editor()->setFocus();
}

void PuzzlesPage::wrapInModulo() {
    const auto text = gf2::with_modulo(document_->text(SheetForm::ring).toStdString());
    if (!text)
        return showMessage(coreWords(text.error().message));
    document_->editText(SheetForm::ring, QString::fromStdString(*text), tr("wrap in mod 2"));
}

void PuzzlesPage::showSide(Side side) {
    side_->setCurrentIndex(static_cast<int>(side));
}

void PuzzlesPage::showExample(std::size_t example) {
    const auto examples = puzzleExamples();
    example_ = example % examples.size();
    Q_EMIT exampleShown();
    const PuzzleText text = textOf(examples[example_]);
    document_->replaceAll(text.form, text.text, tr("example"));
    Q_EMIT message(examples[example_].title);
}

void PuzzlesPage::showMessage(const QString& words) {
    Q_EMIT message(sentenceOf(words));
}

PageInfo PuzzlesPage::pageInfo() {
    return {QStringLiteral("puzzles"),
            tr("Logic Puzzles"),
            QStringLiteral("puzzles"),
            commands(),
            {{tr("Puzzle in words"), {QStringLiteral("*.txt")}},
             {tr("Equations for Mace4"), {QStringLiteral("*_ring.in")}},
             {tr("Propositions for Mace4"), {QStringLiteral("*.in")}}},
            isPuzzleText,
            [] { return std::make_unique<PuzzlesPage>(); },
            puzzlesLegend,
            std::numeric_limits<qsizetype>::max()}; // the editor refuses what is too long
}

void PuzzlesPage::newDocument() {
    document_->replaceAll(SheetForm::words, {}, tr("new puzzle"));
    riddle_->setAttempt({}); // Whoever writes a puzzle wants to see what follows.
    edit(SheetForm::words);
}

Result<void> PuzzlesPage::open(const QByteArray& content) {
    return openFile(content, {});
}

/// Whatever is in it: the editor shows what is wrong.
Result<void> PuzzlesPage::openFile(const QByteArray& content, const QString& path) {
    const auto text = SourceEditor::textToShow(content);
    if (!text)
        return tl::unexpected(text.error());
    const SheetForm form = puzzles::form_of(text->toStdString());
    document_->replaceAll(form, *text, tr("open a file"), QFileInfo(path).fileName());
    active_ = form;
    return {};
}

/// The one that the file had when it was opened, or else the one that its name asks for.
SheetForm PuzzlesPage::formSavedIn(const QString& file_name) const {
    const QString name = QFileInfo(file_name).fileName();
    const SheetState& state = *document_->state();
    if (!name.isEmpty() && name == state.file_name)
        return state.file_form;
    const QString inside = unpackedName(name);
    if (inside.endsWith(QLatin1String("_ring.in"), Qt::CaseInsensitive))
        return SheetForm::ring;
    return inside.endsWith(QLatin1String(".in"), Qt::CaseInsensitive) ? SheetForm::propositions
                                                                      : SheetForm::words;
}

QByteArray PuzzlesPage::save(const QString& file_name) const {
    const SheetForm form = formSavedIn(file_name);
    readBefore(form);
    // Words of the window leave to the other forms what only these say; a file is alone.
    const SheetStudy& study = run_->study();
    if (form == SheetForm::words && study.sheet && study.whole_words && *study.whole_words &&
        **study.whole_words != study.sheet->texts[static_cast<std::size_t>(form)])
        return QByteArray::fromStdString(**study.whole_words);
    return document_->text(form).toUtf8();
}

/// A text that was not edited itself may still be what it was before an edit of another, and what
/// words leave to the other forms is known when they are read.
void PuzzlesPage::readBefore(SheetForm form) const {
    if (form != document_->state()->edited || form == SheetForm::words)
        run_->readNow();
}

QString PuzzlesPage::lossOf(const QString& file_name) const {
    const SheetForm form = formSavedIn(file_name);
    readBefore(form);
    if (document_->isBlank())
        return {};
    if (document_->text(form).isEmpty())
        return tr("The puzzle has no text in this format, so the file would be empty.");
    if (document_->isStale(form))
        return tr("The edited text has an error. This format would store the puzzle as it was "
                  "before the error.");
    const auto& words = run_->study().whole_words;
    if (form == SheetForm::words && words && !*words)
        return tr("The puzzle cannot be stored completely in words: %1.")
            .arg(coreWords(words->error().message));
    return {};
}

/// The form that was edited last.
QString PuzzlesPage::copy() const {
    return document_->text(active_);
}

Result<void> PuzzlesPage::paste(const QString& text) {
    if (const auto can = SourceEditor::canShow(text); !can)
        return tl::unexpected(can.error());
    const std::string source = text.toUtf8().toStdString();
    const SheetForm form = puzzles::form_of(source);
    if (const auto can = canBeRead(form, source); !can)
        return tl::unexpected(can.error());
    document_->replaceAll(form, text, tr("paste"));
    active_ = form;
    return {};
}

bool PuzzlesPage::hasPicture() const {
    return picture_->isPictured();
}

QSize PuzzlesPage::pictureSize() const {
    return picture_->pictureSize();
}

void PuzzlesPage::drawPicture(QPainter& painter, const Colours& colours) const {
    picture_->paint(painter, QRectF({}, pictureSize()), colours);
}

void PuzzlesPage::copyExport(PuzzleExport what) {
    const auto text = exported(run_->study(), what);
    if (!text)
        return showMessage(coreWords(text.error().message));
    Q_EMIT copyWanted(QString::fromStdString(*text));
}

void PuzzlesPage::askExport() {
    const auto study = std::make_shared<const SheetStudy>(run_->study());
    SaveRequest request{tr("Export the puzzle"), QStringLiteral("puzzle"), {}};
    for (const PuzzleExport what : puzzle_exports)
        request.formats << formatAtOnce(kindOf(what), [study, what] {
            return exported(*study, what).map(&QByteArray::fromStdString);
        });
    Q_EMIT saveWanted(request);
}

QJsonObject PuzzlesPage::documentJson() const {
    const SheetState& state = *document_->state();
    QJsonObject json{{QStringLiteral("words"), document_->text(SheetForm::words)},
                     {QStringLiteral("propositions"), document_->text(SheetForm::propositions)},
                     {QStringLiteral("ring"), document_->text(SheetForm::ring)},
                     {QStringLiteral("edited"), static_cast<int>(state.edited)},
                     {QStringLiteral("attempt"), RiddlePanel::toJson(riddle_->attempt())}};
    if (!state.file_name.isEmpty()) {
        json.insert(QStringLiteral("file"), state.file_name);
        json.insert(QStringLiteral("file-form"), static_cast<int>(state.file_form));
    }
    return json;
}

void PuzzlesPage::restoreDocument(const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    const auto form = [&](const char* key) {
        return sheet_forms[static_cast<std::size_t>(std::clamp(get(key).toInt(), 0, 2))];
    };
    if (!get("words").isString())
        return;
    document_->restore(
        {get("words").toString(), get("propositions").toString(), get("ring").toString()},
        form("edited"));
    document_->setFile(get("file").toString(), form("file-form"));
    active_ = form("edited");
    if (const QJsonValue attempt = get("attempt"); attempt.isObject())
        riddle_->setAttempt(RiddlePanel::attemptFrom(attempt.toObject()));
}

void PuzzlesPage::keepSession() {
    session()->keep(
        "solving", [this] { return run_->isSolving(); },
        [this](bool solving) { run_->setSolving(solving); }, run_, &SheetRun::solvingChanged);
    session()->keepChoice(
        "example", static_cast<int>(puzzleExamples().size()), [this] { return example_; },
        [this](std::size_t example) { example_ = example; }, this, &PuzzlesPage::exampleShown);
    session()->keep(
        Session::document_key, [this] { return documentJson(); },
        [this](const QJsonObject& json) { restoreDocument(json); }, document_,
        &SheetDocument::changed, document_, &SheetDocument::wasRead);
    // These two are of the puzzle, which first has to be read.
    session()->keep(
        "step", [this] { return awaited_step_.value_or(static_cast<int>(algebra_->step())); },
        [this](int step) {
            if (step >= 0)
                awaited_step_ = step;
        },
        algebra_, &DerivationPanel::stepChanged, run_, &SheetRun::changed);
    session()->keep(
        "clue",
        [this]() -> std::optional<int> {
            if (awaited_statement_ || is_new_)
                return awaited_statement_;
            return selected_ ? static_cast<int>(*selected_) : -1;
        },
        [this](int statement) { awaited_statement_ = std::max(statement, -1); }, this,
        &PuzzlesPage::statementSelected, run_, &SheetRun::changed);
    // After the puzzle, which began without an attempt.
    session()->keep("problem", riddle_->session());
    session()->keep(
        "each-step", [this] { return algebra_->showsEachStep(); },
        [this](bool each) { algebra_->setEachStep(each); }, algebra_,
        &DerivationPanel::eachStepChanged);
    for (const SheetForm form : {SheetForm::propositions, SheetForm::ring})
        session()->keep(
            form == SheetForm::ring ? "ring-comments" : "proposition-comments",
            [this, form] { return pane(form)->showsComments(); },
            [this, form](bool shown) { pane(form)->setShowsComments(shown); }, pane(form),
            &SheetPane::showsCommentsChanged);
    session()->keep("side", side_);
}

void PuzzlesPage::setAnswersShown(bool shown) {
    hides_answers_ = !shown;
    if (riddle_->isTrying() == shown)
        riddle_->setTrying(!shown);
}

} // namespace loggia::ui
