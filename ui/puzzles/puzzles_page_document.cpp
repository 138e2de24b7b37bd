// The part of LogicPuzzlesPage that the main window asks for: commands, files, pictures, the
// session.
#include "core/ladr/mace_input.hpp"
#include "core/ladr/proposition.hpp"
#include "core/puzzles/sentences.hpp"
#include "ui/puzzles/derivation_panel.hpp"
#include "ui/puzzles/picture/puzzle_picture.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/puzzles/puzzle_examples.hpp"
#include "ui/puzzles/puzzles_page.hpp"
#include "ui/puzzles/sheet_document.hpp"
#include "ui/puzzles/sheet_pane.hpp"
#include "ui/puzzles/sheet_run.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QFileInfo>
#include <QJsonObject>
#include <QPainter>
#include <QTabWidget>

#include <algorithm>
#include <memory>
#include <optional>

namespace loggia::ui {

using puzzles::SheetForm;

namespace {

/// Whether the reader of a form understands the text; fast, unlike what follows from it.
Result<void> canBeRead(SheetForm form, const std::string& text) {
    if (form == SheetForm::words) {
        const auto puzzle = puzzles::read_puzzle(text);
        if (!puzzle)
            return tl::unexpected(puzzle.error());
        return puzzle->lines.empty() ? failure("nobody says anything") : Result<void>();
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

bool isPuzzleText(const QByteArray& content) {
    const std::string text = content.toStdString();
    return canBeRead(puzzles::form_of(text), text).has_value();
}

} // namespace

PageInfo LogicPuzzlesPage::pageInfo() {
    return {QStringLiteral("logic-puzzles"),
            tr("Logic Puzzles"),
            QStringLiteral("logic-puzzles"),
            commands(),
            {{tr("Puzzle in words"), {QStringLiteral("*.txt")}},
             {tr("Equations for Mace4"), {QStringLiteral("*_ring.in")}},
             {tr("Propositions for Mace4"), {QStringLiteral("*.in")}}},
            isPuzzleText,
            [] { return std::make_unique<LogicPuzzlesPage>(); }};
}

void LogicPuzzlesPage::newDocument() {
    document_->replaceAll(SheetForm::words, {}, tr("new puzzle"));
    edit(SheetForm::words);
}

Result<void> LogicPuzzlesPage::open(const QByteArray& content) {
    return openFile(content, {});
}

/// Whatever is in it: the editor shows what is wrong.
Result<void> LogicPuzzlesPage::openFile(const QByteArray& content, const QString& path) {
    const QString text = QString::fromUtf8(content);
    if (const auto can = SourceEditor::canShow(text); !can)
        return tl::unexpected(can.error());
    const SheetForm form = puzzles::form_of(content.toStdString());
    document_->replaceAll(form, text, tr("open a file"), QFileInfo(path).fileName());
    active_ = form;
    return {};
}

/// In the form that the file had when it was opened, or else the one that its name asks for.
QByteArray LogicPuzzlesPage::save(const QString& file_name) const {
    const QString name = QFileInfo(file_name).fileName();
    const SheetState& state = *document_->state();
    SheetForm form = SheetForm::words;
    if (!name.isEmpty() && name == state.file_name)
        form = state.file_form;
    else if (name.endsWith(QLatin1String("_ring.in"), Qt::CaseInsensitive))
        form = SheetForm::ring;
    else if (name.endsWith(QLatin1String(".in"), Qt::CaseInsensitive))
        form = SheetForm::propositions;
    return document_->text(form).toUtf8();
}

/// The form that was edited last.
QString LogicPuzzlesPage::copy() const {
    return document_->text(active_);
}

Result<void> LogicPuzzlesPage::paste(const QString& text) {
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

QSize LogicPuzzlesPage::pictureSize() const {
    return picture_->pictureSize();
}

void LogicPuzzlesPage::paintPicture(QPainter& painter) const {
    const QRect place(QPoint(0, 0), pictureSize());
    painter.fillRect(place, coloursFor(palette()).window);
    picture_->paint(painter, place);
}

void LogicPuzzlesPage::copyExport(PuzzleExport what) {
    const auto text = exported(run_->lastRead(), what);
    if (!text)
        return say(QString::fromStdString(text.error().message));
    Q_EMIT copyWanted(QString::fromStdString(*text));
}

void LogicPuzzlesPage::askExport() {
    const auto study = std::make_shared<const SheetStudy>(run_->lastRead());
    SaveRequest request{tr("Export the puzzle"), QStringLiteral("puzzle"), {}};
    for (const PuzzleExport what : puzzle_exports)
        request.formats << formatAtOnce(kindOf(what), [study, what] {
            return exported(*study, what).map(&QByteArray::fromStdString);
        });
    Q_EMIT saveWanted(request);
}

QJsonObject LogicPuzzlesPage::documentJson() const {
    const SheetState& state = *document_->state();
    QJsonObject json{{QStringLiteral("words"), document_->text(SheetForm::words)},
                     {QStringLiteral("propositions"), document_->text(SheetForm::propositions)},
                     {QStringLiteral("ring"), document_->text(SheetForm::ring)},
                     {QStringLiteral("edited"), static_cast<int>(state.edited)}};
    if (!state.file_name.isEmpty()) {
        json.insert(QStringLiteral("file"), state.file_name);
        json.insert(QStringLiteral("file-form"), static_cast<int>(state.file_form));
    }
    return json;
}

void LogicPuzzlesPage::restoreDocument(const QJsonObject& json) {
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
    // Undo no longer leads back to the puzzles of these.
    attempts_.clear();
}

void LogicPuzzlesPage::keepSession() {
    session()->keep(
        "solving", [this] { return run_->isSolving(); },
        [this](bool solving) { run_->setSolving(solving); }, run_, &SheetRun::solvingChanged);
    session()->keepChoice(
        "example", static_cast<int>(puzzleExamples().size()), [this] { return example_; },
        [this](std::size_t example) { example_ = example; }, this, &LogicPuzzlesPage::exampleShown);
    session()->keep(
        "document", [this] { return documentJson(); },
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
            if (awaited_clue_ || is_new_)
                return awaited_clue_;
            return selected_ ? static_cast<int>(*selected_) : -1;
        },
        [this](int clue) { awaited_clue_ = std::max(clue, -1); }, this,
        &LogicPuzzlesPage::clueSelected, run_, &SheetRun::changed);
    // After the puzzle, which began without an attempt.
    session()->keep("problem", riddle_->session());
    session()->keep("side", side_);
}

QList<QWidget*> LogicPuzzlesPage::areas() {
    QList<QWidget*> all{picture_};
    for (const SheetForm form : sheet_forms)
        all << pane(form)->editor();
    return all << run_bar_ << side_;
}

} // namespace loggia::ui
