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
#include "ui/shell/session.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QFileInfo>
#include <QJsonObject>
#include <QPainter>
#include <QTabBar>
#include <QTabWidget>

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

void SatPage::keepSession() {
    session()->keep(
        "settings", [this] { return toJson(settings_); },
        [this](const QJsonObject& json) { setSettings(settingsFrom(json)); }, this,
        &SatPage::settingsChanged);
    session()->keep(
        "solving", [this] { return solving_; }, [this](bool wanted) { setSolving(wanted); }, this,
        &SatPage::solvingChanged);
    session()->keep(
        "advanced", [this] { return advanced_->isExpanded(); },
        [this](bool expanded) { advanced_->setExpanded(expanded); }, advanced_,
        &Expander::expandedChanged);
    session()->keep(
        "only-true", [this] { return answer_->isOnlyTrue(); },
        [this](bool only_true) { answer_->setOnlyTrue(only_true); }, answer_,
        &AnswerPanel::onlyTrueChanged);
    session()->keep("tab", tabs_);
    session()->keep(
        "document",
        [this] {
            QJsonObject json{{QStringLiteral("text"), pane_->editor()->text()}};
            if (document_->isLarge())
                json.insert(QStringLiteral("large"), document_->large().path);
            return json;
        },
        [this](const QJsonObject& json) {
            if (const QJsonValue text = json.value(QLatin1String("text")); text.isString())
                document_->restore(text.toString(),
                                   readLarge(json.value(QLatin1String("large")).toString()));
        },
        document_, &SatDocument::changed);
    // After the clauses, whose run it is.
    session()->keep("watch", watch_->session());
    session()->keep(
        "watching", [this] { return isWatching(); },
        [this](bool watching) { setWatching(watching); }, modes_, &QTabBar::currentChanged);
}

QList<QWidget*> SatPage::areas() {
    if (isWatching())
        return watch_->areas();
    return {pane_->editor(), run_bar_, tabs_};
}

} // namespace loggia::ui
