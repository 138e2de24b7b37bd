#include "ui/wumpus/text_files.hpp"

#include "core/base/file.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/wumpus/text_pane.hpp"
#include "ui/wumpus/wumpus_document.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace loggia::ui {

namespace {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

QStringList filtersFor(TextKind kind) {
    return {TextFiles::tr("Wumpus %1 (*.txt)").arg(titleOf(kind).toLower()),
            TextFiles::tr("All files (*)")};
}

/// As the assignment calls them.
QString usualName(TextKind kind) {
    static const std::array names{QStringLiteral("wumpus_rules.txt"), QStringLiteral("kb1.txt"),
                                  QStringLiteral("statement1.txt")};
    return names.at(indexOf(kind));
}

} // namespace

TextFiles::TextFiles(const Panes& panes, WumpusDocument* document,
                     std::function<Dialogs*()> dialogs, QObject* parent)
    : QObject(parent), panes_(panes), document_(document), dialogs_(std::move(dialogs)) {
    for (TextPane* pane : panes_) {
        connect(pane, &TextPane::openWanted, this, &TextFiles::askOpen);
        connect(pane, &TextPane::saveWanted, this, &TextFiles::save);
        connect(pane, &TextPane::fileDropped, this, &TextFiles::open);
    }
}

void TextFiles::askOpen(TextKind kind) {
    if (Dialogs* dialogs = dialogs_()) {
        const QString& known = pane(kind)->file();
        dialogs->openFile(pane(kind),
                          {tr("Open into: %1").arg(titleOf(kind)),
                           known.isEmpty() ? QDir::homePath() : QFileInfo(known).absolutePath(),
                           filtersFor(kind)},
                          [this, kind](const QString& path, const QString&) { open(kind, path); });
    }
}

void TextFiles::open(TextKind kind, const QString& path) {
    const auto bytes = read_file(native(path));
    if (!bytes) {
        report(tr("Cannot open %1").arg(QFileInfo(path).fileName()), bytes.error());
        return;
    }
    take(kind, QByteArray::fromStdString(*bytes), path);
}

void TextFiles::take(TextKind kind, const QByteArray& content, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    document_->replaceText(kind, QString::fromUtf8(content),
                           name.isEmpty() ? tr("open a file") : tr("open %1").arg(name));
    pane(kind)->setFile(path);
    if (!name.isEmpty())
        Q_EMIT message(tr("%1 is now: %2").arg(name, titleOf(kind)));
}

void TextFiles::save(TextKind kind) {
    if (pane(kind)->file().isEmpty())
        saveAs(kind);
    else
        saveTo(kind, pane(kind)->file());
}

void TextFiles::saveAs(TextKind kind) {
    if (Dialogs* dialogs = dialogs_()) {
        const QString& known = pane(kind)->file();
        const QString start =
            known.isEmpty() ? QDir(QDir::homePath()).filePath(usualName(kind)) : known;
        dialogs->saveFile(
            pane(kind), {tr("Save as a file: %1").arg(titleOf(kind)), start, filtersFor(kind)},
            [this, kind](const QString& path, const QString&) { saveTo(kind, path); });
    }
}

void TextFiles::saveTo(TextKind kind, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    if (const auto written = write_file(native(path), document_->texts().at(indexOf(kind)));
        !written) {
        report(tr("Cannot save %1").arg(name), written.error());
        return;
    }
    pane(kind)->setFile(path);
    Q_EMIT message(tr("Saved %1").arg(name));
}

void TextFiles::report(const QString& title, const Error& error) {
    QString text = QString::fromStdString(error.message);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    if (Dialogs* dialogs = dialogs_())
        dialogs->showError(pane(TextKind::rules), {title, text + QLatin1Char('.'), {}});
}

} // namespace loggia::ui
