// The part of NormalFormsPage that the main window asks for: commands, files, pictures, the
// session.
#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "ui/normal_forms/compare_panel.hpp"
#include "ui/normal_forms/normal_forms_examples.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/normal_forms/result_panel.hpp"
#include "ui/normal_forms/study/form_run.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/result_writer.hpp"
#include "ui/normal_forms/study/row_edit.hpp"
#include "ui/normal_forms/views/gate_view.hpp"
#include "ui/normal_forms/views/hand_panel.hpp"
#include "ui/normal_forms/views/map_view.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QJsonObject>
#include <QPainter>
#include <QTabWidget>

#include <memory>

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

constexpr QSize map_picture{560, 560};

} // namespace

PageInfo NormalFormsPage::pageInfo() {
    return {QStringLiteral("normal-forms"),
            tr("Normal Forms"),
            QStringLiteral("normal-forms"),
            commands(),
            {{tr("Function: formula, table, list of rows"), {QStringLiteral("*.txt")}},
             {tr("PLA"), {QStringLiteral("*.pla")}},
             {tr("Equations"), {QStringLiteral("*.eqn"), QStringLiteral("*.eqntott")}}},
            isFormText,
            [] { return std::make_unique<NormalFormsPage>(); }};
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
    if (study.whole && run_->isCurrent()) {
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
    session()->keep("view", views_);
    session()->keep("side", side_);
    session()->keep(
        "document",
        [this] {
            return QJsonObject{{QStringLiteral("text"), editor_->text()},
                               {QStringLiteral("other"), compare_->editor()->text()}};
        },
        [this](const QJsonObject& json) {
            const QJsonValue text = json.value(QLatin1String("text"));
            if (!text.isString())
                return;
            editor_->setText(text.toString());
            compare_->editor()->setText(json.value(QLatin1String("other")).toString());
        },
        editor_, &SourceEditor::documentEdited, compare_, &FormsComparePanel::textChanged);
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
