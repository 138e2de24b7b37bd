#include "ui/wumpus/text_files.hpp"

#include "ui/widgets/sentence.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QFileInfo>

namespace loggia::ui {

namespace {

FileKind fileKindOf(TextKind kind) {
    return {TextFiles::tr("Wumpus %1").arg(titleOf(kind).toLower()), {QStringLiteral("*.txt")}};
}

/// As the assignment calls them.
QString usualName(TextKind kind) {
    static const std::array names{QStringLiteral("wumpus_rules"), QStringLiteral("kb1"),
                                  QStringLiteral("statement1")};
    return names.at(indexOf(kind));
}

} // namespace

TextFiles::TextFiles(const Panes& panes, WumpusDocument* document, const History& history,
                     QObject* parent)
    : QObject(parent), panes_(panes), document_(document), known_(history) {
    for (TextPane* pane : panes_) {
        connect(pane, &TextPane::openWanted, this, &TextFiles::askOpen);
        connect(pane, &TextPane::saveWanted, this, &TextFiles::save);
        connect(pane, &TextPane::fileDropped, this, &TextFiles::open);
    }
    connect(document, &WumpusDocument::textsReplaced, this,
            [this](const std::vector<TextKind>& kinds) {
                for (const TextKind kind : kinds)
                    this->pane(kind)->setFile({});
                setCaseFile({});
            });
    for (TextPane* each : panes_)
        connect(each, &TextPane::storedFileChanged, this, &TextFiles::note);
    connect(this, &TextFiles::caseFileChanged, this, &TextFiles::note);
    // Undo brings back another document, with its files.
    connect(&history, &History::documentChanged, this, [this] {
        if (known_.has())
            show(known_.get());
    });
    note();
}

void TextFiles::note() {
    Known known;
    for (const TextPane* each : panes_)
        known.texts.at(indexOf(each->kind())) = each->storedFile();
    known.case_file = case_file_;
    known_.set(known);
}

void TextFiles::show(const Known& known) {
    for (TextPane* each : panes_)
        each->setStoredFile(known.texts.at(indexOf(each->kind())));
    setCaseFile(known.case_file);
}

void TextFiles::askOpen(TextKind kind) {
    open(kind, {});
}

void TextFiles::open(TextKind kind, const QString& path) {
    Q_EMIT openWanted({tr("Open: %1").arg(titleOf(kind)),
                       {fileKindOf(kind)},
                       pane(kind)->file(),
                       path,
                       [this, kind](const QByteArray& content, const QString& file) {
                           const auto can = SourceEditor::canShow(QString::fromUtf8(content));
                           if (can)
                               take(kind, content, file);
                           else
                               Q_EMIT message(sentence(can.error().message));
                       }});
}

void TextFiles::take(TextKind kind, const QByteArray& content, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    document_->replaceText(kind, QString::fromUtf8(content),
                           name.isEmpty() ? tr("open a file") : tr("open %1").arg(name));
    pane(kind)->setFile(path);
    if (!name.isEmpty())
        Q_EMIT message(tr("%1: opened %2").arg(name, titleOf(kind)));
}

void TextFiles::setCaseFile(const QString& path) {
    if (path == case_file_)
        return;
    case_file_ = path;
    Q_EMIT caseFileChanged();
}

std::optional<TextKind> TextFiles::kindSavedIn(const QString& file_name) const {
    for (const TextPane* each : panes_)
        if (!file_name.isEmpty() && each->file() == file_name)
            return each->kind();
    const bool is_case = file_name == case_file_ ||
                         file_name.endsWith(QLatin1String(".wumpus"), Qt::CaseInsensitive);
    return is_case ? std::nullopt : kindOfName(file_name);
}

void TextFiles::save(TextKind kind) {
    const auto text = [this, kind]() -> Result<QByteArray> {
        return QByteArray::fromStdString(document_->texts().at(indexOf(kind)));
    };
    Q_EMIT saveWanted({tr("Save: %1").arg(titleOf(kind)),
                       usualName(kind),
                       {formatAtOnce(fileKindOf(kind), text)},
                       true,
                       pane(kind)->file(),
                       [this, kind](const QString& file) { pane(kind)->setFile(file); }});
}

} // namespace loggia::ui
