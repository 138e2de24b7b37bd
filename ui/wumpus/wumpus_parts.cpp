#include "ui/wumpus/wumpus_parts.hpp"

#include "core/wumpus/case.hpp"
#include "core/wumpus/format.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QFileInfo>

#include <algorithm>

namespace loggia::ui {

namespace {

/// As the assignment calls them.
QString usualName(TextKind kind) {
    static const std::array names{QStringLiteral("wumpus_rules"), QStringLiteral("kb1"),
                                  QStringLiteral("statement1")};
    return names.at(indexOf(kind));
}

/// Of a part's id; the statement where there is no such part.
TextKind kindOfId(const QString& id) {
    for (const TextKind kind : text_kinds)
        if (id == idOf(kind))
            return kind;
    return TextKind::statement;
}

} // namespace

WumpusParts::WumpusParts(const Panes& panes, WumpusDocument* document, QObject* parent)
    : DocumentParts(parent), panes_(panes), document_(document) {
    for (const TextPane* each : panes_) {
        connect(each, &TextPane::openWanted, this, &WumpusParts::askOpen);
        connect(each, &TextPane::saveWanted, this, &WumpusParts::askSave);
        connect(each, &TextPane::fileDropped, this, [this](TextKind kind, const QString& path) {
            Q_EMIT openWanted(idOf(kind), path);
        });
        connect(each->editor(), &SourceEditor::documentEdited, this,
                [this, id = idOf(each->kind())] { Q_EMIT edited(id); });
    }
    connect(document, &WumpusDocument::textsReplaced, this,
            [this](const std::vector<TextKind>& kinds) {
                QStringList ids;
                for (const TextKind kind : text_kinds)
                    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
                        ids << idOf(kind);
                Q_EMIT kept(ids);
            });
}

QList<DocumentParts::Part> WumpusParts::all() const {
    QList<Part> parts;
    for (const TextKind kind : text_kinds)
        parts << Part{idOf(kind),
                      titleOf(kind),
                      {tr("Wumpus %1").arg(titleWithin(titleOf(kind))), {QStringLiteral("*.txt")}},
                      usualName(kind)};
    return parts;
}

std::optional<TextKind> WumpusParts::kindSavedIn(const QString& file_name) const {
    for (const TextPane* each : panes_)
        if (!file_name.isEmpty() && each->file().path == file_name)
            return each->kind();
    const QString name = unpackedName(file_name);
    const bool is_case = (!file_name.isEmpty() && file_name == case_file_) ||
                         name.endsWith(QLatin1String(".wumpus"), Qt::CaseInsensitive);
    return is_case ? std::nullopt : kindOfName(name);
}

QString WumpusParts::savedIn(const QString& file_name) const {
    const auto kind = kindSavedIn(file_name);
    return kind ? idOf(*kind) : QString();
}

Result<TextKind> WumpusParts::kindFor(const QByteArray& content, const QString& path) {
    if (const auto text = SourceEditor::textToShow(content); !text)
        return tl::unexpected(text.error());
    logic::Store store = wumpus::symbol_store();
    const auto reading =
        wumpus::read_lines(store, content.toStdString(), wumpus::Source::knowledge);
    if (reading.statements.empty() && !reading.errors.empty())
        return tl::unexpected(reading.errors.front());
    return kindOfFile(path, content);
}

Result<QString> WumpusParts::partFor(const QByteArray& content, const QString& path) const {
    if (wumpus::looks_like_case(content.toStdString()))
        return QString();
    return kindFor(content, path).map(idOf);
}

QByteArray WumpusParts::content(const QString& part) const {
    return document_->text(kindOfId(part)).toUtf8();
}

Result<void> WumpusParts::open(const QString& part, const QByteArray& content,
                               const QString& path) {
    const auto text = SourceEditor::textToShow(content);
    if (!text)
        return tl::unexpected(text.error());
    const QString name = QFileInfo(path).fileName();
    document_->replaceText(kindOfId(part), *text,
                           name.isEmpty() ? tr("open a file") : tr("open %1").arg(name));
    Q_EMIT opened(kindOfId(part));
    return {};
}

bool WumpusParts::haveAll() const {
    return !document_->walk();
}

void WumpusParts::showFile(const QString& part, const FileLook& file) {
    if (part.isEmpty())
        case_file_ = file.path;
    else
        pane(kindOfId(part))->setFile(file);
}

} // namespace loggia::ui
