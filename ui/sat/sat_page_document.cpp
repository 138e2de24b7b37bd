// The part of SatPage that the main window asks for: commands, files, pictures, the session.
#include "core/base/gzip.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "ui/sat/answer_panel.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_pane.hpp"
#include "ui/sat/clauses/clause_reader.hpp"
#include "ui/sat/sat_document.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/statistics_panel.hpp"
#include "ui/sat/watch/watch_panel.hpp"
#include "ui/shell/files.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QFileInfo>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <limits>
#include <utility>

namespace loggia::ui {

namespace {

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
    const auto bytes = readBytes(path);
    return bytes ? LargeFile{*bytes, path} : LargeFile{};
}

} // namespace

PageInfo SatPage::pageInfo() {
    return {QStringLiteral("sat"),
            tr("SAT"),
            QStringLiteral("sat"),
            commands(),
            {{tr("Clauses, DIMACS"), {QStringLiteral("*.cnf"), QStringLiteral("*.dimacs")}},
             {tr("Clauses, the handout\u2019s form"), {QStringLiteral("*.txt")}},
             {tr("Clauses, packed"), {QStringLiteral("*.cnf.gz")}, true, false}},
            isClauseText,
            [] { return std::make_unique<SatPage>(); },
            std::numeric_limits<qsizetype>::max()};
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
    const bool known = reading && reading->file && reading->about.isCurrent();
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
    if (!answer_->hasProof())
        return;
    const auto as = [outcome = run_->outcome()](sat::ProofForm form) {
        return [outcome, form]() -> Result<QByteArray> {
            return QByteArray::fromStdString(to_drat(*outcome->proof, form));
        };
    };
    Q_EMIT saveWanted({tr("Save the proof"),
                       QStringLiteral("proof"),
                       {formatAtOnce({tr("DRAT proof, text"), {QStringLiteral("*.drat")}},
                                     as(sat::ProofForm::text)),
                        formatAtOnce({tr("DRAT proof, binary"), {QStringLiteral("*.bdrat")}},
                                     as(sat::ProofForm::binary))}});
}

void SatPage::askSaveAnswer() {
    if (!answer_->hasModel() && !answer_->hasNoModel())
        return;
    const auto handout = [text = answer_->asText()]() -> Result<QByteArray> {
        return text.toUtf8();
    };
    const auto competition = [outcome = run_->outcome()]() -> Result<QByteArray> {
        const sat::Answer& answer = outcome->answer;
        return QByteArray::fromStdString(to_competition(answer.status, answer.model));
    };
    Q_EMIT saveWanted(
        {tr("Save the answer"),
         QStringLiteral("answer"),
         {formatAtOnce({tr("Answer, the handout\u2019s form"), {QStringLiteral("*.txt")}}, handout),
          formatAtOnce({tr("Answer, as at the SAT competition"), {QStringLiteral("*.sol")}},
                       competition)}});
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
