#include "ui/normal_forms/normal_forms_page.hpp"

#include "core/base/text_start.hpp"
#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "ui/language/core_words.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/normal_forms/compare_panel.hpp"
#include "ui/normal_forms/form_options_bar.hpp"
#include "ui/normal_forms/normal_forms_examples.hpp"
#include "ui/normal_forms/normal_forms_legend.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/normal_forms/result_panel.hpp"
#include "ui/normal_forms/study/form_run.hpp"
#include "ui/normal_forms/study/form_syntax.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/function_file.hpp"
#include "ui/normal_forms/study/result_writer.hpp"
#include "ui/normal_forms/study/row_edit.hpp"
#include "ui/normal_forms/views/gate_view.hpp"
#include "ui/normal_forms/views/hand_panel.hpp"
#include "ui/normal_forms/views/map_view.hpp"
#include "ui/normal_forms/views/truth_rows_view.hpp"
#include "ui/settings/settings.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/text_undo.hpp"

#include <QJsonObject>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace loggia::ui {

using normal_forms::Form;
using normal_forms::Format;
using normal_forms::result_formats;
using normal_forms::ResultFormat;
using normal_forms::Sheet;
using normal_forms::Syntax;

namespace {

/// Of the right column, in pixels, where nobody has moved the divider.
constexpr int widest_result = 430;
/// A page that is narrower has no room for hints.
constexpr int narrowest_for_hint = 1000;

constexpr QSize most_of_a_map{560, 560};

} // namespace

NormalFormsPage::NormalFormsPage(QWidget* parent)
    : Page(pageInfo(), parent), run_(new FormRun(this)) {
    build();
    connectAll();
    connectViews();
    keepSession();
    keepWanted();
    showSettings();
    editor_->setText(formsExample());
}

void NormalFormsPage::build() {
    // Tab goes in the order in which these are made: the text, what is asked of it, the views.
    auto* left = new QWidget(this);
    editor_ = new SourceEditor(SourceEditor::Lines::many, left);
    editor_->setObjectName(QStringLiteral("source"));
    editor_->setAccessibleName(tr("Function"));
    setGuideSection(editor_, QStringLiteral("The function"));
    editor_->setToolTip(
        tr("A formula, a truth table, a list of rows, equations, a PLA, BLIF or clauses"));
    editor_->setPlaceholderText(tr("a & !b | c     or     f(a, b, c) = m(1, 4, 5) + d(7)"));
    prepareFormEditor(editor_);
    // Two lines, where the window is low.
    editor_->setMinimumHeight(2 * editor_->fontMetrics().lineSpacing() + 2 * editor_->frameWidth() +
                              8);
    undo_ = new TextUndo(editor_, history());
    options_ = new FormOptionsBar(left);

    map_ = new MapView(left);
    addLegend(map_);
    map_->setObjectName(QStringLiteral("map"));
    auto* table_page = new QWidget(left);
    table_ = new TruthRowsView(table_page);
    table_->setObjectName(QStringLiteral("table"));
    no_table_ = new QLabel(table_page);
    no_table_->setAlignment(Qt::AlignCenter);
    no_table_->setWordWrap(true);
    no_table_->setForegroundRole(QPalette::PlaceholderText);
    auto* table_layout = new QVBoxLayout(table_page);
    table_layout->setContentsMargins(0, 0, 0, 0);
    table_layout->addWidget(table_, 1);
    table_layout->addWidget(no_table_, 1);
    hand_ = new HandPanel(left);
    hand_->addToHeader(
        new LegendButton(info().legend, info().title, hand_, LegendButton::Place::layout));
    gates_ = new GateView(left);
    addLegend(gates_);
    gates_->setObjectName(QStringLiteral("gates"));
    views_ = new PanelTabs(left);
    views_->setObjectName(QStringLiteral("views"));
    views_->addTab(map_, tr("Map"));
    views_->addTab(table_page, tr("Table"));
    views_->addTab(hand_, tr("Steps"));
    views_->addTab(gates_, tr("Circuit"));
    views_->setTabToolTip(0, tr("The Karnaugh map; click a cell to change it"));
    views_->setTabToolTip(1, tr("The truth table; click a value to change it"));
    views_->setTabToolTip(2, tr("The Quine-McCluskey procedure"));
    views_->setTabToolTip(3, tr("The two-level circuit; click an input to light the wires"));
    views_->setUsesScrollButtons(false);
    views_->tabBar()->setAccessibleName(tr("Views of the function"));

    addRunBar({.start = tr("M&inimise"),
               .start_help = tr("Find the minimum form"),
               .start_command = "normal-forms.minimise",
               .stop_command = "normal-forms.stop",
               .engines = methodNames(),
               .engines_help = tr("Exact: continues until the minimum is proven. Heuristic: fast, "
                                  "but proves little. Automatic: suits nearly every function."),
               .is_switch = false},
              left);

    auto* below = new QWidget(left);
    auto* below_layout = new QVBoxLayout(below);
    below_layout->setContentsMargins(0, 0, 0, 0);
    below_layout->addWidget(options_);
    below_layout->addWidget(views_, 1);
    auto* rows = new QSplitter(Qt::Vertical, left);
    rows->addWidget(editor_);
    rows->addWidget(below);
    rows->setChildrenCollapsible(false);
    rows->setStretchFactor(1, 1);
    auto* left_layout = new QVBoxLayout(left);
    left_layout->setContentsMargins(0, 0, 6, 0);
    left_layout->addWidget(rows, 1);
    left_layout->addWidget(runBar());

    result_ = new ResultPanel(this);
    writer_ = new ResultWriter(this);
    compare_ = new FormsComparePanel(history(), this);
    problem_ = new ProblemPanel(this);
    side_ = new SideTabs(this);
    side_->setObjectName(QStringLiteral("side"));
    side_->addPanel(result_, tr("Result"), tr("The minimum form, and why no form is smaller"));
    side_->addPanel(compare_, tr("Compare"), tr("Check whether another function is equivalent"));
    side_->addPanel(problem_, tr("Problem"), tr("Random problems with answer keys"));

    columns_ = addColumns(left, side_, 42, widest_result);
    addDivider("rows", rows, [this](const QSize& size) {
        const int source = std::clamp(size.height() / 6, 3 * fontMetrics().lineSpacing() + 12, 150);
        return QList<int>{source, size.height() - source};
    });
}

void NormalFormsPage::resizeEvent(QResizeEvent* event) {
    showHint();
    Page::resizeEvent(event);
}

QSize NormalFormsPage::minimumSizeHint() const {
    return withMargins(columns_->minimumSizeHint());
}

void NormalFormsPage::connectAll() {
    connect(editor_, &SourceEditor::documentEdited, this, [this] {
        settings_.choice = 0; // of the text before
        // Undo and redo lead back to a problem that is still to be solved.
        is_asked_ = !unasked_.contains(editor_->text());
        followOrForget();
    });
    followEditors();
    connect(run_, &FormRun::changed, this, &NormalFormsPage::showStudy);
    addWork(run_);
    addWork(compare_);
    addWork(problem_);
    addWork(result_);
    addWork(writer_);
    connect(runBar(), &RunBar::startPressed, this, &NormalFormsPage::minimise);
    connect(runBar(), &RunBar::settingsChanged, this, [this] {
        FormSettings next = settings_;
        next.method = static_cast<normal_forms::Method>(runBar()->engine());
        setSettings(next);
    });
    connect(options_, &FormOptionsBar::formPicked, this, [this](Form form) {
        FormSettings next = settings_;
        next.form = form;
        setSettings(next);
    });
    connect(options_, &FormOptionsBar::outputPicked, this, [this](int output) {
        FormSettings next = settings_;
        next.output = output;
        setSettings(next);
    });
    connect(options_, &FormOptionsBar::secondsPicked, this, &NormalFormsPage::setSeconds);
    connect(options_, &FormOptionsBar::mapWanted, this, &NormalFormsPage::startMap);
    for (const QTabWidget* tabs : std::initializer_list<QTabWidget*>{views_, side_})
        connect(tabs, &QTabWidget::currentChanged, this, [this] {
            showHint();
            Q_EMIT commandsChanged();
        });
}

void NormalFormsPage::connectViews() {
    connect(map_, &MapView::edited, this,
            [this](quint64 row, RowValue value) { editRow(0, row, value); });
    connect(table_, &TruthRowsView::edited, this, &NormalFormsPage::editRow);
    connect(map_, &MapView::termPointed, this, &NormalFormsPage::pointTerm);
    connect(gates_, &GateView::termPointed, this, &NormalFormsPage::pointTerm);
    connect(hand_, &HandPanel::termPointed, this, &NormalFormsPage::pointTerm);
    connect(result_, &ResultPanel::termPointed, this, &NormalFormsPage::pointTerm);
    connect(map_, &MapView::termSelected, this, &NormalFormsPage::selectTerm);
    connect(gates_, &GateView::termSelected, this, &NormalFormsPage::selectTerm);
    connect(hand_, &HandPanel::termSelected, this, &NormalFormsPage::selectTerm);
    connect(result_, &ResultPanel::termSelected, this, &NormalFormsPage::selectTerm);
    connect(gates_, &GateView::valuesChanged, this, &Page::message);
    connect(hand_, &HandPanel::moved, this, &Page::commandsChanged);
    connect(result_, &ResultPanel::formChosen, this, &NormalFormsPage::chooseForm);
    connect(result_, &ResultPanel::copyRequested, this, &NormalFormsPage::copyResult);
    connect(result_, &ResultPanel::saveRequested, this, &NormalFormsPage::askSaveResult);
    connect(compare_, &FormsComparePanel::rowWanted, this, [this](quint64 row) {
        showView(View::table);
        table_->goTo(row);
        table_->setFocus();
    });
    connect(history(), &History::documentChanged, this, &NormalFormsPage::recallWanted);
    connect(history(), &History::documentChanged, problem_, &ProblemPanel::forgetWords);
    connect(problem_, &ProblemPanel::saveRequested, this, &NormalFormsPage::askSaveSheet);
    connect(editor_, &SourceEditor::documentEdited, problem_, &ProblemPanel::keepDocument);
    connect(problem_, &ProblemPanel::orderChanged, this, &Page::commandsChanged);
    connect(problem_, &ProblemPanel::problemMade, this, [this](const QString& source, Form form) {
        replaceText(source, tr("new problem"));
        FormSettings next = settings_;
        next.form = form;
        next.output = 0;
        setSettings(next);
        askForMinimum(answers_shown_);
    });
}

void NormalFormsPage::setFollowing(bool following) {
    following_ = following;
    Q_EMIT followingChanged();
    Q_EMIT commandsChanged();
}

void NormalFormsPage::minimise() {
    if (!run_->isCurrent() || run_->study().isRead() || !editor_->goToError())
        follow();
}

void NormalFormsPage::follow() {
    askForMinimum(true);
}

/// What is in the editor is read in any case.
void NormalFormsPage::askForMinimum(bool is_asked) {
    is_asked_ = is_asked;
    if (is_asked)
        unasked_.remove(editor_->text());
    else
        unasked_.insert(editor_->text());
    run_->follow(editor_->text(), settings_, is_asked_);
    Q_EMIT commandsChanged();
    Q_EMIT askedChanged();
}

void NormalFormsPage::setAnswersShown(bool shown) {
    answers_shown_ = shown;
    if (shown)
        unasked_.clear();
    if (shown && !is_asked_)
        askForMinimum(true);
}

/// The text or the settings have changed: what is shown is about something else.
void NormalFormsPage::followOrForget() {
    if (is_asked_ && run_->recall(editor_->text(), settings_)) {
        runBar()->clearTime();
        Q_EMIT askedChanged();
        return;
    }
    if (following_ || !is_asked_)
        return askForMinimum(is_asked_);
    run_->forget();
    runBar()->clearTime();
}

void NormalFormsPage::setSettings(const FormSettings& settings) {
    const bool changed = std::exchange(settings_, settings) != settings;
    keepWanted();
    showSettings();
    if (!changed)
        return;
    followOrForget();
    Q_EMIT commandsChanged();
    Q_EMIT settingsChanged();
}

void NormalFormsPage::setSeconds(int seconds) {
    FormSettings next = settings_;
    next.seconds = seconds;
    setSettings(next);
}

void NormalFormsPage::keepWanted() {
    wanted_.set({settings_.form, settings_.output});
}

/// Undo and redo bring back what was wanted of the document; of another one the same is wanted.
void NormalFormsPage::recallWanted() {
    if (!wanted_.has())
        return keepWanted();
    FormSettings next = settings_;
    next.form = wanted_.get().form;
    next.output = wanted_.get().output;
    setSettings(next);
}

void NormalFormsPage::showSettings() {
    options_->setSettings(settings_);
    runBar()->setEngine(static_cast<int>(settings_.method));
    showOutputs();
}

NormalFormsPage::View NormalFormsPage::view() const {
    return static_cast<View>(views_->currentIndex());
}

void NormalFormsPage::showView(View view) {
    views_->setCurrentIndex(static_cast<int>(view));
}

void NormalFormsPage::showHint() {
    const bool editable =
        isKnown() && (view() == View::map ? map_->map().isThere() : view() == View::table);
    const bool has_inputs = isKnown() && view() == View::gates && !gates_->scene().inputs.empty();
    options_->setHint(has_inputs ? tr("Click the name of an input to give it a value")
                                 : tr("Click a value, or press 0, 1 or \u2013, to change it"),
                      (editable || has_inputs) && width() >= narrowest_for_hint);
}

void NormalFormsPage::showSide(Side side) {
    side_->setCurrentIndex(static_cast<int>(side));
}

void NormalFormsPage::showMessage(const QString& words) {
    Q_EMIT message(sentence(words));
}

PageInfo NormalFormsPage::pageInfo() {
    PageInfo info{QStringLiteral("normal-forms"),
                  tr("Normal Forms"),
                  QStringLiteral("normal-forms"),
                  commands(),
                  {{tr("Function: formula, table, minterms"), {QStringLiteral("*.txt")}},
                   {tr("PLA"), {QStringLiteral("*.pla")}},
                   {tr("Equations"), {QStringLiteral("*.eqn"), QStringLiteral("*.eqntott")}},
                   {tr("Circuit in BLIF"), {QStringLiteral("*.blif")}},
                   {tr("Truth table in CSV"), {QStringLiteral("*.csv")}},
                   {tr("Function of clauses, DIMACS"), {QStringLiteral("*.cnf")}, true, false}},
                  isFormText,
                  [] { return std::make_unique<NormalFormsPage>(); },
                  normalFormsLegend,
                  std::numeric_limits<qsizetype>::max()}; // the editor refuses what is too long
    info.resembles = [](const QByteArray& content) {
        return normal_forms::resembles_function(
            {content.constData(), static_cast<std::size_t>(content.size())});
    };
    return info;
}

/// A function that is false everywhere, to be changed on its map.
void NormalFormsPage::startMap(int inputs) {
    QStringList names;
    for (int i = 0; i < inputs; ++i)
        names << QString(QChar(static_cast<ushort>('a' + i)));
    // Not the name of an input.
    const QString output =
        names.contains(QStringLiteral("f")) ? QStringLiteral("z") : QStringLiteral("f");
    replaceText(QStringLiteral("%1(%2) = m()\n").arg(output, names.join(QStringLiteral(", "))),
                tr("empty map"));
    if (!following_)
        follow();
    showView(View::map);
    map_->setFocus();
}

void NormalFormsPage::chooseForm(int form) {
    FormSettings next = settings_;
    next.choice = form;
    if (!run_->choose(form))
        return setSettings(next);
    settings_ = next;
    Q_EMIT commandsChanged();
    Q_EMIT settingsChanged();
}

void NormalFormsPage::newDocument() {
    replaceText({}, tr("new function"));
    editor_->setFocus();
}

/// Whatever is in it: the editor shows what is wrong.
Result<void> NormalFormsPage::open(const QByteArray& content) {
    const auto text = SourceEditor::textToShow(content);
    if (!text)
        return tl::unexpected(text.error());
    replaceText(*text, tr("open a file"));
    return {};
}

Result<void> NormalFormsPage::openFile(const QByteArray& content, const QString& path) {
    auto opened = open(content);
    // A file that is in the format of its name stays in it when its text becomes another.
    const std::string text = content.toStdString();
    if (opened && !isWrittenFor(path, normal_forms::syntax_of(text), text))
        setOwnForm(path, form_as_it_stands);
    return opened;
}

/// What the text says in the format that the name asks for, or why the format cannot say it;
/// nothing where that is how it stands already, where it came from that file, or where it cannot be
/// read.
std::optional<Result<QByteArray>> NormalFormsPage::converted(const QString& file_name) const {
    const FormStudy& study = run_->study();
    if (!study.whole || !run_->isCurrent() || !ownForm(file_name).isEmpty() ||
        isWrittenFor(file_name, study.syntax, *study.text))
        return std::nullopt;
    return writtenAs(*study.whole, *fileFormatOf(file_name)).map([](const std::string& text) {
        return QByteArray::fromStdString(text);
    });
}

/// Whether the text has to be read before it can be saved in the format of the name: nothing is
/// known of it yet.
bool NormalFormsPage::isToBeRead(const QString& file_name) const {
    const std::string text = editor_->text().toUtf8().toStdString();
    return !run_->isCurrent() && ownForm(file_name).isEmpty() &&
           !isWrittenFor(file_name, normal_forms::syntax_of(text), text);
}

QByteArray NormalFormsPage::save(const QString& file_name) const {
    const auto other = converted(file_name);
    return other && *other ? **other : editor_->text().toUtf8();
}

FileBytes NormalFormsPage::bytesFor(const QString& file_name) const {
    if (const auto other = converted(file_name); other && !*other)
        return FileBytes(
            [why = other->error()]() -> Result<std::string> { return tl::unexpected(why); });
    if (isToBeRead(file_name))
        return FileBytes([text = editor_->text().toUtf8().toStdString(),
                          format = *fileFormatOf(file_name)]() -> Result<std::string> {
            const auto read = normal_forms::read_any_function(text);
            // What cannot be read is kept as it stands, so that nothing is lost.
            const auto* const function =
                read ? std::get_if<normal_forms::Function>(&*read) : nullptr;
            return function != nullptr ? writtenAs(*function, format) : text;
        });
    return save(file_name);
}

QString NormalFormsPage::lossOf(const QString& file_name) const {
    const auto other = converted(file_name);
    return (other && *other) || isToBeRead(file_name)
               ? tr("This format stores the function. Your text, with its "
                    "comments and layout, would be lost.")
               : QString();
}

QString NormalFormsPage::copy() const {
    return editor_->text();
}

Result<void> NormalFormsPage::paste(const QString& text) {
    if (const auto can = SourceEditor::canShow(text); !can)
        return tl::unexpected(can.error());
    const std::string source = text.toUtf8().toStdString();
    const Syntax syntax = normal_forms::syntax_of(source);
    // A formula is only parsed: what it says of all rows is for the thread that minimises.
    if (syntax == Syntax::formula) {
        if (const auto formula = normal_forms::check_formula(source); !formula)
            return tl::unexpected(formula.error());
    } else if (const auto read = normal_forms::read_any_function(source, syntax); !read) {
        return tl::unexpected(read.error());
    }
    replaceText(text, tr("paste"));
    return {};
}

/// What is in the middle; in place of a map or a table that is not there the circuit.
NormalFormsPage::View NormalFormsPage::pictured() const {
    const bool is_there = view() == View::map       ? map_->map().isThere()
                          : view() == View::table   ? table_->rows()->table() != nullptr
                          : view() == View::by_hand ? hand_->hasPicture()
                                                    : true;
    return is_there ? view() : View::gates;
}

bool NormalFormsPage::hasPicture() const {
    // Where there is no circuit, its scene says why.
    return pictured() != View::gates ||
           (gates_->scene().why.isEmpty() && !gates_->scene().bounds.isEmpty());
}

QSize NormalFormsPage::pictureSize() const {
    switch (pictured()) {
    case View::map:
        return mapPicture();
    case View::table:
        return table_->pictureSize();
    case View::by_hand:
        return hand_->pictureSize();
    case View::gates:
        break;
    }
    return gates_->pictureSize();
}

/// Without what a map that is wider than high leaves free.
QSize NormalFormsPage::mapPicture() const {
    const QSizeF used = MapGeometry(most_of_a_map, map_->map(), font(), 1).used();
    return {static_cast<int>(std::ceil(used.width())), static_cast<int>(std::ceil(used.height()))};
}

void NormalFormsPage::drawPicture(QPainter& painter, const Colours& colours) const {
    const QFont plain = font();
    switch (pictured()) {
    case View::map:
        paintMap(painter, MapGeometry(mapPicture(), map_->map(), plain, 1), map_->map(), {},
                 colours, plain);
        return;
    case View::table:
        table_->paintPicture(painter, colours);
        return;
    case View::by_hand:
        hand_->paintPicture(painter, colours);
        return;
    case View::gates:
        break;
    }
    gates_->paintPicture(painter, colours);
}

void NormalFormsPage::copyResult() {
    const auto text = result_->asText();
    if (!text)
        return showMessage(coreWords(text.error().message));
    Q_EMIT copyWanted(*text);
}

void NormalFormsPage::takeResult() {
    const FormStudy& shown = run_->lastRead();
    if (!shown.hasForm())
        return;
    const auto text = shown.wide
                          ? formText(shown, Format::pla)
                          : sourceOf(*shown.chosen, shown.settings.form, shown.minimum->cover);
    if (!text)
        return showMessage(coreWords(text.error().message));
    replaceText(*text, tr("result as text"));
    FormSettings next = settings_;
    if (next.output != all_outputs)
        next.output = 0;
    setSettings(next);
}

void NormalFormsPage::askSaveResult() {
    const auto study = std::make_shared<const FormStudy>(run_->lastRead());
    SaveRequest request{tr("Save the result"), QStringLiteral("result"), {}};
    const auto add = [&](const ResultFormat& format) {
        request.formats << SaveFormat{
            {nameOf(format), {patternOf(format)}},
            [this, study, format](const SaveFormat::Deliver& deliver) {
                writer_->write(*study, format, [deliver](const Result<QString>& text) {
                    deliver(text.map([](const QString& words) { return words.toUtf8(); }));
                });
            }};
    };
    // The format that is shown is the proposed one.
    add(result_->format());
    for (const auto& [name, format] : result_formats)
        if (format != result_->format())
            add(format);
    Q_EMIT saveWanted(request);
}

void NormalFormsPage::askSaveSheet(Sheet sheet) {
    if (problem_->hasProblem())
        Q_EMIT saveWanted(problem_->toSave(sheet));
}

/// What took long.
struct NormalFormsPage::Found {
    std::optional<ProblemPanel::Results> problem;
    std::optional<FormRun::Finding> form;
};

std::any NormalFormsPage::results() const {
    Found found{{}, run_->longRun()};
    if (problem_->hasProblem())
        found.problem = problem_->results();
    return found.problem || found.form ? std::any(found) : std::any();
}

void NormalFormsPage::takeOver(const std::any& results) {
    if (const auto* found = std::any_cast<Found>(&results)) {
        if (found->problem)
            problem_->takeOver(*found->problem);
        if (found->form) {
            run_->setLongRun(*found->form);
            if (is_asked_)
                run_->recall(editor_->text(), settings_);
        }
    }
    Q_EMIT commandsChanged();
}

void NormalFormsPage::keepSession() {
    session()->keep(
        "following", [this] { return following_; },
        [this](bool following) { setFollowing(following); }, this,
        &NormalFormsPage::followingChanged);
    session()->keep(
        "settings", [this] { return toJson(settings_); },
        [this](const QJsonObject& json) { setSettings(formSettingsFrom(json)); }, this,
        &NormalFormsPage::settingsChanged);
    session()->keep(
        "format", [this] { return result_->formatIndex(); },
        [this](int index) { result_->setFormatIndex(index); }, result_,
        &ResultPanel::formatChanged);
    session()->keep("problem", problem_->session());
    session()->keep(
        "speed", [this] { return hand_->speed(); }, [this](int index) { hand_->setSpeed(index); },
        hand_, &HandPanel::speedChanged);
    session()->keep("view", views_);
    session()->keep("side", side_);
    session()->keep(
        Session::document_key,
        [this] {
            QJsonObject json{{QStringLiteral("text"), editor_->text()},
                             {QStringLiteral("other"), compare_->editor()->text()}};
            if (!is_asked_)
                json[QStringLiteral("your-turn")] = true;
            return json;
        },
        [this](const QJsonObject& json) {
            const QJsonValue text = json.value(QLatin1String("text"));
            if (!text.isString())
                return;
            editor_->setText(text.toString());
            compare_->editor()->setText(json.value(QLatin1String("other")).toString());
            if (json.value(QLatin1String("your-turn")).toBool())
                askForMinimum(false);
        },
        editor_, &SourceEditor::documentEdited, compare_, &FormsComparePanel::textChanged, this,
        &NormalFormsPage::askedChanged);
}

QList<QWidget*> NormalFormsPage::areas() const {
    QList<QWidget*> all{editor_};
    switch (view()) {
    case View::map:
        all << map_;
        break;
    case View::table:
        all << views_;
        break;
    case View::by_hand:
        all << hand_;
        break;
    case View::gates:
        all << gates_;
        break;
    }
    return all << runBar() << side_;
}

void NormalFormsPage::setLimits(const WorkLimits& limits) {
    setSeconds(limits.minimising_seconds);
}

} // namespace loggia::ui
