#include "ui/shell/file_failures.hpp"

#include "core/base/foreign_format.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/files.hpp"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace loggia::ui {

FileFailure::FileFailure(const QString& path, Error why, const QByteArray& content)
    : name(QFileInfo(path).fileName()), error(std::move(why)), text(content.toStdString()) {}

namespace {

constexpr qsizetype most_looked_at = 1 << 20;

QString whyUnknown(const QByteArray& content) {
    const auto kind = foreign_format(
        {content.constData(), static_cast<std::size_t>(std::min(content.size(), most_looked_at))});
    if (!kind)
        return Files::tr("Loggia does not recognise this kind of file.");
    const QString name = QString::fromStdString(std::string(kind->name));
    return kind->is_circuit()
               ? Files::tr("Loggia does not read %1, but ABC writes such circuits as BLIF.")
                     .arg(name)
               : Files::tr("Loggia does not read %1.").arg(name);
}

} // namespace

FileFailure FileFailure::unknownKind(const QString& path, const QByteArray& content) {
    FileFailure unknown(path, {whyUnknown(content).toStdString()});
    unknown.is_unknown = true;
    return unknown;
}

FileFailures::FileFailures(Files& files, Dialogs& dialogs, QWidget& window, QString kinds)
    : files_(files), dialogs_(dialogs), window_(window), kinds_(std::move(kinds)) {}

void FileFailures::report() {
    const auto failures = std::exchange(failures_, {});
    if (failures.empty())
        return;
    const bool some_unknown = std::any_of(failures.begin(), failures.end(),
                                          [](const FileFailure& each) { return each.is_unknown; });
    const QString kinds =
        some_unknown ? QLatin1Char(' ') + Files::tr("Loggia opens %1.").arg(kinds_) : QString();
    if (failures.size() == 1) {
        const FileFailure& only = failures.front();
        Error error = only.error;
        error.message += kinds.toStdString();
        const QString note =
            only.read_by.isEmpty()
                ? QString()
                : Files::tr("No page recognises this file, so %1 tried to read it.")
                      .arg(only.read_by);
        files_.report(Files::tr("Cannot open %1").arg(only.name), error, only.name, only.text,
                      note);
        return;
    }
    QStringList lines;
    for (const FileFailure& each : failures) {
        const QString name = each.read_by.isEmpty()
                                 ? each.name
                                 : QStringLiteral("%1 (%2)").arg(each.name, each.read_by);
        lines << QStringLiteral("%1: %2").arg(name, coreWords(each.error.message));
    }
    dialogs_.showError(&window_,
                       {Files::tr("Some files cannot be opened"),
                        Files::tr("%1 files cannot be opened.").arg(failures.size()) + kinds,
                        lines.join(QLatin1Char('\n'))});
}

} // namespace loggia::ui
