// The part of SatPage that the main window asks for: commands, files, pictures, the session.
#include "core/base/file.hpp"
#include "core/base/gzip.hpp"
#include "core/sat/answer_format.hpp"
#include "core/sat/proof_format.hpp"
#include "ui/sat/answer_panel.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clause_pane.hpp"
#include "ui/sat/clause_reader.hpp"
#include "ui/sat/sat_commands.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/statistics_panel.hpp"
#include "ui/sat/watch_panel.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace loggia::ui {

namespace {

std::filesystem::path nativePath(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

bool endsWith(const QString& name, const char* suffix) {
    return name.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
}

bool isDimacsName(const QString& name) {
    return endsWith(name, ".cnf") || endsWith(name, ".dimacs");
}

/// A large file of the session before, if it is still there.
LargeFile readLarge(const QString& path) {
    if (path.isEmpty())
        return {};
    const auto bytes = read_file(nativePath(path));
    if (!bytes)
        return {};
    return {QByteArray::fromStdString(*bytes), path};
}

} // namespace

PageInfo SatPage::pageInfo() {
    return {QStringLiteral("sat"),
            tr("SAT"),
            QStringLiteral("sat"),
            satCommands(),
            {{tr("Clauses, DIMACS"), {QStringLiteral("*.cnf"), QStringLiteral("*.dimacs")}},
             {tr("Clauses, the handout\u2019s form"), {QStringLiteral("*.txt")}},
             {tr("Clauses, packed"), {QStringLiteral("*.cnf.gz")}, true, false}},
            isClauseText,
            [] { return std::make_unique<SatPage>(); },
            std::numeric_limits<qsizetype>::max()};
}

void SatPage::runCommand(const QString& id) {
    if (!canRun(id) || watch_->runCommand(id))
        return;
    const std::map<QString, std::function<void()>> actions{
        {QStringLiteral("sat.solve"),
         [&] {
             setSolving(true);
             solve();
         }},
        {QStringLiteral("sat.stop"),
         [&] {
             run_->stop();
             tasks_->stop();
             watch_->stop();
             if (isReadingLarge())
                 reader_->stop();
             setSolving(false);
         }},
        {QStringLiteral("sat.models"), [&] { answer_->findModels(); }},
        {QStringLiteral("sat.core"), [&] { answer_->findCore(); }},
        {QStringLiteral("sat.check-proof"), [&] { answer_->checkProof(); }},
        {QStringLiteral("sat.save-proof"), [&] { askSaveProof(); }},
        {QStringLiteral("sat.save-answer"), [&] { askSaveAnswer(); }},
        {QStringLiteral("sat.copy-answer"), [&] { Q_EMIT copyWanted(answer_->asText()); }},
        {QStringLiteral("sat.copy-figures"), [&] { Q_EMIT copyWanted(statistics_->asText()); }},
        {QStringLiteral("sat.watch"), [&] { setWatching(!isWatching()); }},
        {QStringLiteral("sat.class-notes"), [&] { showExample(SatExample::class_notes); }},
        {QStringLiteral("sat.pigeonhole"), [&] { showExample(SatExample::pigeonhole); }},
        {QStringLiteral("sat.sudoku"), [&] { showExample(SatExample::sudoku); }},
        {QStringLiteral("sat.random"), [&] { showExample(SatExample::random); }},
        {QStringLiteral("sat.peg"), [&] { showExample(SatExample::peg); }},
    };
    if (const auto found = actions.find(id); found != actions.end())
        found->second();
}

bool SatPage::canRun(const QString& id) const {
    if (const auto can = watch_->canRun(id))
        return *can;
    if (id == QLatin1String("sat.solve"))
        return reader_->reading() && reader_->reading()->file;
    if (id == QLatin1String("sat.stop"))
        return run_->isRunning() || tasks_->isRunning() || watch_->isRecording() ||
               isReadingLarge();
    if (id == QLatin1String("sat.models"))
        return answer_->hasModel();
    if (id == QLatin1String("sat.core"))
        return answer_->hasNoModel();
    if (id == QLatin1String("sat.check-proof") || id == QLatin1String("sat.save-proof"))
        return answer_->hasProof();
    if (id == QLatin1String("sat.save-answer") || id == QLatin1String("sat.copy-answer"))
        return answer_->hasModel() || answer_->hasNoModel();
    return true;
}

void SatPage::newDocument() {
    document_->replace({}, {}, tr("new clauses"));
    setWatching(false);
    pane_->editor()->setFocus();
}

Result<void> SatPage::open(const QByteArray& content) {
    return openFile(content, {});
}

/// Whatever is in it: the editor shows what is wrong. Packed files are unpacked where they are
/// small, and otherwise while they are read.
Result<void> SatPage::openFile(const QByteArray& content, const QString& path) {
    constexpr std::size_t small = std::size_t{1} << 18U;
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    const QString name = QFileInfo(path).fileName();
    const QString step = name.isEmpty() ? tr("open a file") : tr("open %1").arg(name);
    if (is_gzip(bytes) && bytes.size() <= small) {
        const auto text = gunzip(bytes, static_cast<std::size_t>(SatDocument::most_bytes_shown));
        if (text) {
            document_->replace(QByteArray::fromStdString(*text), path, step);
            return {};
        }
    }
    document_->replace(content, path, step);
    return {};
}

QByteArray SatPage::save(const QString& file_name) const {
    QByteArray content = document_->content();
    const auto& reading = reader_->reading();
    const bool packed = is_gzip({content.constData(), static_cast<std::size_t>(content.size())});
    const bool known = reading && reading->file && !reader_->isReading();
    if (known && !endsWith(file_name, ".gz")) {
        const bool dimacs = reading->file->form == sat::ClauseForm::dimacs;
        if (isDimacsName(file_name) && (!dimacs || packed))
            return inForm(*reading, sat::ClauseForm::dimacs);
        if (endsWith(file_name, ".txt") && (dimacs || packed))
            return inForm(*reading, sat::ClauseForm::handout);
    }
    return content;
}

QString SatPage::copy() const {
    return document_->isLarge() ? answer_->asText() : pane_->editor()->text();
}

Result<void> SatPage::paste(const QString& text) {
    const auto file = sat::parse_clauses(text.toUtf8().toStdString());
    if (!file)
        return tl::unexpected(file.error());
    document_->replace(text.toUtf8(), {}, tr("paste"));
    return {};
}

QSize SatPage::pictureSize() const {
    return watch_->pictureSize();
}

void SatPage::paintPicture(QPainter& painter) const {
    watch_->paintPicture(painter);
}

void SatPage::askSaveProof() {
    if (!answer_->hasProof() || dialogs() == nullptr)
        return;
    const QString text = tr("DRAT proof, text (*.drat)");
    const QString binary = tr("DRAT proof, binary (*.bdrat)");
    dialogs()->saveFile(
        this,
        {tr("Save the proof"), QDir::home().filePath(QStringLiteral("proof.drat")), {text, binary}},
        [this, binary](const QString& path, const QString& filter) {
            if (!answer_->hasProof())
                return;
            const bool as_binary = filter == binary || endsWith(path, ".bdrat");
            write(path, to_drat(*run_->outcome()->proof,
                                as_binary ? sat::ProofForm::binary : sat::ProofForm::text));
        });
}

void SatPage::askSaveAnswer() {
    if (dialogs() == nullptr)
        return;
    const QString handout = tr("Answer, the handout\u2019s form (*.txt)");
    const QString competition = tr("Answer, as at the SAT competition (*.sol)");
    dialogs()->saveFile(this,
                        {tr("Save the answer"),
                         QDir::home().filePath(QStringLiteral("answer.txt")),
                         {handout, competition}},
                        [this, competition](const QString& path, const QString& filter) {
                            if (!answer_->hasModel() && !answer_->hasNoModel())
                                return;
                            const bool as_competition =
                                filter == competition || endsWith(path, ".sol");
                            const sat::Answer& answer = run_->outcome()->answer;
                            write(path, as_competition ? to_competition(answer.status, answer.model)
                                                       : answer_->asText().toStdString());
                        });
}

void SatPage::write(const QString& path, const std::string& bytes) {
    const QString name = QFileInfo(path).fileName();
    if (const auto written = write_file(nativePath(path), bytes); written)
        Q_EMIT message(tr("Saved %1").arg(name));
    else
        dialogs()->showError(
            this,
            {tr("Cannot save %1").arg(name), QString::fromStdString(written.error().message), {}});
}

QJsonObject SatPage::session() const {
    QJsonObject json{{QStringLiteral("text"), pane_->editor()->text()},
                     {QStringLiteral("settings"), toJson(settings_)},
                     {QStringLiteral("solving"), solving_},
                     {QStringLiteral("advanced"), advanced_->isExpanded()},
                     {QStringLiteral("only-true"), answer_->isOnlyTrue()},
                     {QStringLiteral("tab"), tabs_->currentIndex()},
                     {QStringLiteral("watching"), isWatching()},
                     {QStringLiteral("watch"), watch_->session()}};
    if (document_->isLarge())
        json.insert(QStringLiteral("large"), document_->large().path);
    if (divider_moved_)
        json.insert(QStringLiteral("columns"),
                    QString::fromLatin1(columns_->saveState().toBase64()));
    return json;
}

void SatPage::restoreSession(const QJsonObject& session) {
    const auto get = [&](const char* key) { return session.value(QLatin1String(key)); };
    setSettings(settingsFrom(get("settings").toObject()));
    setSolving(get("solving").toBool(true));
    advanced_->setExpanded(get("advanced").toBool());
    answer_->setOnlyTrue(get("only-true").toBool());
    tabs_->setCurrentIndex(std::clamp(get("tab").toInt(), 0, tabs_->count() - 1));
    if (get("text").isString()) {
        undoStack()->clear();
        document_->restore(get("text").toString(), readLarge(get("large").toString()));
    }
    // After the clauses, whose run it is.
    watch_->restoreSession(get("watch").toObject());
    setWatching(get("watching").toBool());
    if (columns_->restoreState(QByteArray::fromBase64(get("columns").toString().toLatin1())))
        divider_moved_ = true;
}

QList<QWidget*> SatPage::areas() {
    if (isWatching())
        return watch_->areas();
    return {pane_->editor(), run_bar_, tabs_};
}

} // namespace loggia::ui
