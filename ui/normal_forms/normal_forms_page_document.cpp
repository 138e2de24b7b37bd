// The part of NormalFormsPage that the main window asks for: commands, files, pictures, the
// session.
#include "core/base/file.hpp"
#include "core/logic/lenient_syntax.hpp"
#include "core/normal_forms/write.hpp"
#include "ui/normal_forms/form_run.hpp"
#include "ui/normal_forms/form_words.hpp"
#include "ui/normal_forms/forms_commands.hpp"
#include "ui/normal_forms/forms_compare_panel.hpp"
#include "ui/normal_forms/forms_examples.hpp"
#include "ui/normal_forms/gate_view.hpp"
#include "ui/normal_forms/hand_panel.hpp"
#include "ui/normal_forms/map_view.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/normal_forms/result_panel.hpp"
#include "ui/normal_forms/result_writer.hpp"
#include "ui/normal_forms/row_edit.hpp"
#include "ui/shell/colours.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/sentence.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source_editor.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QSplitter>
#include <QTabWidget>
#include <QUndoStack>

#include <algorithm>
#include <map>

namespace loggia::ui {

using normal_forms::Form;
using normal_forms::Format;
using normal_forms::result_formats;
using normal_forms::ResultFormat;
using normal_forms::Sheet;
using normal_forms::Syntax;

namespace {

bool hasEnding(const QString& name, const char* ending) {
    return name.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
}

/// A formula by itself is one of this page's files too; with turns and an order it is a game.
bool isFormText(const QByteArray& content) {
    const std::string text = content.toStdString();
    const Syntax syntax = normal_forms::syntax_of(text);
    if (syntax != Syntax::formula)
        return normal_forms::read_function(text, syntax).has_value();
    const auto formula = logic::read_lenient(text);
    return formula && formula->store.variables() > 0 &&
           formula->store.kind(formula->root) != logic::Kind::variable;
}

/// As a file of that name holds it.
ResultFormat formatOfFile(const QString& path, const QString& filter,
                          const ResultFormat& otherwise) {
    for (const auto& [name, format] : result_formats)
        if (!filter.isEmpty() && filter.startsWith(nameOf(format) + QLatin1String(" (")))
            return format;
    for (const auto& [name, format] : result_formats)
        if (patternOf(format) != QLatin1String("*.txt") &&
            path.endsWith(patternOf(format).mid(1), Qt::CaseInsensitive))
            return format;
    return otherwise;
}

QString filterOf(const ResultFormat& format) {
    return QStringLiteral("%1 (%2)").arg(nameOf(format), patternOf(format));
}

constexpr QSize map_picture{560, 560};

} // namespace

PageInfo NormalFormsPage::pageInfo() {
    return {QStringLiteral("normal-forms"),
            tr("Normal Forms"),
            QStringLiteral("normal-forms"),
            formsCommands(),
            {{tr("Function: formula, table, list of rows"), {QStringLiteral("*.txt")}},
             {tr("PLA"), {QStringLiteral("*.pla")}},
             {tr("Equations"), {QStringLiteral("*.eqn"), QStringLiteral("*.eqntott")}}},
            isFormText,
            [] { return std::make_unique<NormalFormsPage>(); }};
}

void NormalFormsPage::runCommand(const QString& id) {
    if (!canRun(id))
        return;
    const auto last_step = [&] { return hand_->steps() == 0 ? 0 : hand_->steps() - 1; };
    const auto step = [&](std::size_t to) {
        showView(View::by_hand);
        hand_->setPlaying(false);
        hand_->goTo(to);
    };
    const auto form = [&](Form wanted) {
        FormSettings next = settings_;
        next.form = wanted;
        setSettings(next);
    };
    const auto terms = static_cast<int>(run_->lastRead().terms());
    const std::map<QString, std::function<void()>> actions{
        {QStringLiteral("minimise"),
         [&] {
             setFollowing(true);
             follow();
         }},
        {QStringLiteral("stop"), [&] { stop(); }},
        {QStringLiteral("dnf"), [&] { form(Form::dnf); }},
        {QStringLiteral("cnf"), [&] { form(Form::cnf); }},
        {QStringLiteral("map"), [&] { showView(View::map); }},
        {QStringLiteral("table"), [&] { showView(View::table); }},
        {QStringLiteral("by-hand"), [&] { showView(View::by_hand); }},
        {QStringLiteral("gates"), [&] { showView(View::gates); }},
        {QStringLiteral("first"), [&] { step(0); }},
        {QStringLiteral("back"), [&] { step(hand_->step() == 0 ? 0 : hand_->step() - 1); }},
        {QStringLiteral("forward"), [&] { step(hand_->step() + 1); }},
        {QStringLiteral("last"), [&] { step(last_step()); }},
        {QStringLiteral("play"),
         [&] {
             showView(View::by_hand);
             hand_->setPlaying(!hand_->isPlaying());
         }},
        {QStringLiteral("next-term"), [&] { selectTerm((term() + 1) % terms); }},
        {QStringLiteral("previous-term"),
         [&] { selectTerm(term() <= 0 ? terms - 1 : term() - 1); }},
        {QStringLiteral("copy-result"), [&] { copyResult(); }},
        {QStringLiteral("save-result"), [&] { askSaveResult(); }},
        {QStringLiteral("take-result"), [&] { takeResult(); }},
        {QStringLiteral("compare"),
         [&] {
             showSide(Side::compare);
             compare_->editor()->setFocus();
         }},
        {QStringLiteral("problem"), [&] { showSide(Side::problem); }},
        {QStringLiteral("make-problem"),
         [&] {
             showSide(Side::problem);
             problem_->makeAnother();
         }},
        {QStringLiteral("save-sheet"), [&] { askSaveSheet(Sheet::student); }},
        {QStringLiteral("save-key"), [&] { askSaveSheet(Sheet::key); }},
        {QStringLiteral("example"), [&] { replaceText(formsExample(), tr("worked example")); }},
        {QStringLiteral("digits"), [&] { replaceText(segmentsExample(), tr("seven segments")); }},
    };
    if (const auto found = actions.find(id.section(QLatin1Char('.'), 1)); found != actions.end())
        found->second();
}

bool NormalFormsPage::canRun(const QString& id) const {
    const QString name = id.section(QLatin1Char('.'), 1);
    const auto is = [&name](std::initializer_list<const char*> names) {
        return std::any_of(names.begin(), names.end(),
                           [&](const char* each) { return name == QLatin1String(each); });
    };
    if (is({"stop"}))
        return isRunning();
    if (is({"dnf"}))
        return settings_.form == Form::cnf;
    if (is({"cnf"}))
        return settings_.form == Form::dnf;
    if (is({"first", "back"}))
        return hand_->step() > 0;
    if (is({"forward", "last"}))
        return hand_->step() + 1 < hand_->steps();
    if (is({"play"}))
        return hand_->steps() > 1;
    if (is({"next-term", "previous-term"}))
        return run_->lastRead().terms() > 0;
    if (is({"copy-result", "save-result", "take-result"}))
        return run_->lastRead().minimum != nullptr;
    if (is({"make-problem"}))
        return !problem_->isRunning();
    if (is({"save-sheet", "save-key"}))
        return problem_->hasProblem();
    return true;
}

void NormalFormsPage::newDocument() {
    replaceText({}, tr("new function"));
    editor_->setFocus();
}

/// Whatever is in it: the editor shows what is wrong.
Result<void> NormalFormsPage::open(const QByteArray& content) {
    const QString text = QString::fromUtf8(content);
    if (const auto can = SourceEditor::canShow(text); !can)
        return tl::unexpected(can.error());
    replaceText(text, tr("open a file"));
    return {};
}

/// The text itself, or what it says in the format that the name asks for.
QByteArray NormalFormsPage::save(const QString& file_name) const {
    const FormStudy& study = run_->study();
    if (study.whole && isUpToDate()) {
        if (hasEnding(file_name, ".pla") && study.syntax != Syntax::pla)
            if (const auto text = plaText(*study.whole))
                return text->toUtf8();
        // Equations cannot leave rows open.
        if ((hasEnding(file_name, ".eqn") || hasEnding(file_name, ".eqntott")) &&
            study.syntax != Syntax::equations && study.whole->dont_care.cubes.empty())
            if (const auto text =
                    write_form(*study.whole, Form::dnf, study.whole->on, Format::eqntott))
                return QByteArray::fromStdString(*text);
    }
    return editor_->text().toUtf8();
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
        if (const auto formula = logic::read_lenient(source); !formula)
            return tl::unexpected(formula.error());
    } else if (const auto read = normal_forms::read_function(source, syntax); !read) {
        return tl::unexpected(read.error());
    }
    replaceText(text, tr("paste"));
    return {};
}

/// What is in the middle; in place of tables the map, or the circuit where there is none.
QSize NormalFormsPage::pictureSize() const {
    return view() == View::gates || !map_->map().isThere() ? gates_->pictureSize() : map_picture;
}

void NormalFormsPage::paintPicture(QPainter& painter) const {
    if (view() == View::gates || !map_->map().isThere()) {
        gates_->paintPicture(painter);
        return;
    }
    const Colours& colours = coloursFor(palette());
    painter.fillRect(QRect(QPoint(0, 0), map_picture), colours.window);
    const QFont plain = font();
    paintMap(painter, MapGeometry(map_picture, map_->map(), plain, 1), map_->map(), {}, colours,
             plain);
}

void NormalFormsPage::copyResult() {
    const auto text = result_->asText();
    if (!text)
        return say(QString::fromStdString(text.error().message));
    Q_EMIT copyWanted(*text);
}

void NormalFormsPage::takeResult() {
    const FormStudy& shown = run_->lastRead();
    if (!shown.minimum)
        return;
    const auto text = sourceOf(*shown.chosen, shown.settings.form, shown.minimum->cover);
    if (!text)
        return say(QString::fromStdString(text.error().message));
    FormSettings next = settings_;
    if (next.output != all_outputs)
        next.output = 0;
    setSettings(next);
    replaceText(*text, tr("result as text"));
}

void NormalFormsPage::askSaveResult() {
    if (dialogs() == nullptr)
        return;
    QStringList filters{filterOf(result_->format())};
    for (const auto& [name, format] : result_formats)
        if (format != result_->format())
            filters << filterOf(format);
    const QString proposed = QStringLiteral("result") + patternOf(result_->format()).mid(1);
    dialogs()->saveFile(
        this, {tr("Save the result"), QDir::home().filePath(proposed), filters},
        [this](const QString& path, const QString& filter) {
            const ResultFormat format = formatOfFile(path, filter, result_->format());
            writer_->write(run_->lastRead(), format, [this, path](const Result<QString>& text) {
                if (text)
                    write(path, text->toUtf8());
                else
                    dialogs()->showError(
                        this, {tr("Cannot save the result"), sentence(text.error().message), {}});
            });
        });
}

void NormalFormsPage::askSaveSheet(Sheet sheet) {
    if (dialogs() == nullptr || !problem_->hasProblem())
        return;
    const bool key = sheet == Sheet::key;
    const QString pdf = tr("PDF (*.pdf)");
    const QString latex = tr("LaTeX (*.tex)");
    const QString markdown = tr("Markdown (*.md)");
    dialogs()->saveFile(
        this,
        {key ? tr("Save the answer key") : tr("Save the sheet"),
         QDir::home().filePath(key ? QStringLiteral("key.pdf") : QStringLiteral("sheet.pdf")),
         {pdf, latex, markdown}},
        [this, sheet, latex, markdown](const QString& path, const QString& filter) {
            QString name = path;
            if (filter == latex && !hasEnding(name, ".tex"))
                name += QLatin1String(".tex");
            else if (filter == markdown && !hasEnding(name, ".md"))
                name += QLatin1String(".md");
            const auto bytes = problem_->sheet(sheet, name);
            if (bytes)
                write(name, *bytes);
            else
                dialogs()->showError(
                    this, {tr("Cannot save the problem"), sentence(bytes.error().message), {}});
        });
}

void NormalFormsPage::write(const QString& path, const QByteArray& bytes) {
    const QString name = QFileInfo(path).fileName();
    const auto written = write_file(QFile::encodeName(path).toStdString(), bytes.toStdString());
    if (written)
        Q_EMIT message(tr("Saved %1").arg(name));
    else
        dialogs()->showError(
            this, {tr("Cannot save %1").arg(name), sentence(written.error().message), {}});
}

QJsonObject NormalFormsPage::session() const {
    QJsonObject json{{QStringLiteral("text"), editor_->text()},
                     {QStringLiteral("other"), compare_->editor()->text()},
                     {QStringLiteral("settings"), toJson(settings_)},
                     {QStringLiteral("following"), following_},
                     {QStringLiteral("format"), result_->formatIndex()},
                     {QStringLiteral("problem"), problem_->session()},
                     {QStringLiteral("view"), views_->currentIndex()},
                     {QStringLiteral("side"), side_->currentIndex()}};
    if (divider_moved_) {
        const auto stateOf = [](const QSplitter* splitter) {
            return QString::fromLatin1(splitter->saveState().toBase64());
        };
        json.insert(QStringLiteral("columns"), stateOf(columns_));
        json.insert(QStringLiteral("rows"), stateOf(rows_));
    }
    return json;
}

void NormalFormsPage::restoreSession(const QJsonObject& session) {
    const auto get = [&](const char* key) { return session.value(QLatin1String(key)); };
    const auto index = [&](const char* key, int count) {
        return std::clamp(get(key).toInt(), 0, count - 1);
    };
    setFollowing(get("following").toBool(true));
    setSettings(formSettingsFrom(get("settings").toObject()));
    result_->setFormatIndex(get("format").toInt());
    problem_->restoreSession(get("problem").toObject());
    views_->setCurrentIndex(index("view", views_->count()));
    side_->setCurrentIndex(index("side", side_->count()));
    if (get("text").isString()) {
        undoStack()->clear();
        editor_->setText(get("text").toString());
        compare_->editor()->setText(get("other").toString());
    }
    const auto state = [&](const char* key) {
        return QByteArray::fromBase64(get(key).toString().toLatin1());
    };
    if (columns_->restoreState(state("columns"))) {
        rows_->restoreState(state("rows"));
        divider_moved_ = true;
    }
}

QList<QWidget*> NormalFormsPage::areas() {
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
    return all << run_bar_ << side_;
}

} // namespace loggia::ui
