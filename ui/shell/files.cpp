#include "ui/shell/files.hpp"

#include "core/base/file.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/widgets/sentence.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>
#include <QWidget>

#include <algorithm>
#include <string_view>

namespace loggia::ui {

namespace {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

QString name_of(const QString& path) {
    return QFileInfo(path).fileName();
}

Result<void> writeBytes(const QString& path, const QByteArray& bytes) {
    // A pipe that nobody reads would block the window.
    if (const QFileInfo file(path); file.exists() && !file.isFile())
        return failure(name_of(path).toStdString() + " cannot be written");
    return write_file(native(path),
                      std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

QString filter_of(const FileKind& kind) {
    return QStringLiteral("%1 (%2)").arg(kind.name, kind.patterns.join(QLatin1Char(' ')));
}

/// ".tex" of "*.tex"; empty where the pattern names no ending.
QString ending_of(const FileKind& kind) {
    const QString pattern = kind.patterns.value(0);
    return pattern.startsWith(QLatin1Char('*')) ? pattern.mid(1) : QString();
}

/// The kind with the longest pattern that fits the name ("*_ring.in" rather than "*.in"), of those
/// the first; -1 for none.
qsizetype kind_of_name(const QList<FileKind>& kinds, const QString& name) {
    qsizetype best = -1;
    qsizetype longest = 0;
    for (qsizetype i = 0; i < kinds.size(); ++i)
        for (const QString& pattern : kinds[i].patterns)
            if (pattern.size() > longest && QDir::match(pattern, name)) {
                best = i;
                longest = pattern.size();
            }
    return best;
}

} // namespace

Result<QByteArray> readBytes(const QString& path, const Control& control) {
    return read_regular_file(native(path), control).map(&QByteArray::fromStdString);
}

Result<QByteArray> readFileOrResource(const QString& path) {
    if (!path.startsWith(QLatin1Char(':')))
        return readBytes(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(name_of(path).toStdString() + ": " + file.errorString().toStdString());
    return file.readAll();
}

Files::Files(Dialogs& dialogs, RecentFiles& recent, QWidget& window)
    : QObject(&window), dialogs_(dialogs), recent_(recent), window_(window) {}

QString Files::folder() const {
    const bool is_example = !examples_.isEmpty() && recent_.folder().startsWith(examples_);
    if (QString last = recent_.folder(); !is_example && QFileInfo(last).isDir())
        return last;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString Files::folderToOpen() const {
    const QString last = recent_.folder();
    if (last.isEmpty() && !examples_.isEmpty())
        return examples_;
    return QFileInfo(last).isDir() ? last : folder();
}

QString Files::proposed(const QString& name, const FileKind& kind) const {
    return QDir(folder()).filePath(name + ending_of(kind));
}

void Files::save(const SaveRequest& request) {
    const auto save_to = [this, request](const QString& path, qsizetype kind) {
        request.formats[kind].make(
            [self = QPointer<Files>(this), request, path](const Result<QByteArray>& bytes) {
                if (!self)
                    return;
                if (!bytes)
                    self->report(tr("Cannot save %1").arg(name_of(path)), bytes.error(), {}, {});
                else if (request.is_document)
                    self->writeDocument(path, *bytes, request.saved);
                else if (self->write(path, *bytes))
                    Q_EMIT self->message(tr("Saved %1").arg(name_of(path)));
            });
    };
    if (!request.file.isEmpty()) {
        askBeforeReplacingNewer(request, [save_to, request] { save_to(request.file, 0); });
        return;
    }
    Choice choice{request.title, {}, {}, request.is_document};
    for (const SaveFormat& format : request.formats)
        choice.kinds << format.kind;
    choice.start = proposed(request.name, choice.kinds.constFirst());
    askWhere(choice, save_to);
}

void Files::askWhere(const Choice& choice,
                     const std::function<void(const QString& path, qsizetype kind)>& chosen) {
    QStringList filters;
    for (const FileKind& kind : choice.kinds)
        filters << filter_of(kind);
    dialogs_.saveFile(
        &window_, {choice.title, choice.start, filters},
        [this, choice, filters, chosen](const QString& typed, const QString& filter) {
            recent_.setFolder(QFileInfo(typed).absolutePath());
            const QString name = name_of(typed);
            const qsizetype named = kind_of_name(choice.kinds, name);
            const qsizetype filtered = filters.indexOf(filter);
            const qsizetype kind = filtered > 0 ? filtered : std::max(named, qsizetype{0});
            const bool is_complete =
                named >= 0 || (choice.keeps_ending && name.contains(QLatin1Char('.')));
            const QString path = is_complete ? typed : typed + ending_of(choice.kinds[kind]);
            const auto go_on = [chosen, path, kind] { chosen(path, kind); };
            // The dialog has asked about the name that was typed.
            if (path == typed)
                go_on();
            else
                askBeforeReplacing(path, go_on);
        });
}

void Files::askBeforeReplacing(const QString& path, const std::function<void()>& write_it) {
    if (!QFileInfo::exists(path)) {
        write_it();
        return;
    }
    dialogs_.ask(&window_,
                 {tr("Replace file"),
                  tr("%1 already exists.").arg(name_of(path)),
                  tr("If you replace it, its content is lost."),
                  {tr("Replace")},
                  {},
                  true,
                  true},
                 [write_it](int) { write_it(); });
}

void Files::setKnown(const QString& path, const std::optional<FileStamp>& stamp) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (stamp)
        known_[absolute] = *stamp;
    else
        known_.remove(absolute);
}

void Files::askBeforeReplacingNewer(const SaveRequest& request,
                                    const std::function<void()>& write_it) {
    const auto now = stamp_of(native(request.file));
    const auto known = known_.constFind(QFileInfo(request.file).absoluteFilePath());
    if (!now || (known != known_.constEnd() && *known == *now)) {
        write_it();
        return;
    }
    dialogs_.ask(&window_,
                 {tr("The file may be newer"),
                  tr("Another program may have changed %1 since it was opened or saved here.")
                      .arg(name_of(request.file)),
                  tr("If you replace it, its present content is lost."),
                  {tr("Save As..."), tr("Replace")}},
                 [this, request, write_it](int answer) {
                     if (answer == 1)
                         return write_it();
                     SaveRequest elsewhere = request;
                     elsewhere.file.clear();
                     save(elsewhere);
                 });
}

void Files::askWhich(const QString& title, const QString& start, const QStringList& filters,
                     const std::function<void(const QString& path)>& chosen) {
    const QStringList places = examples_.isEmpty() ? QStringList() : QStringList{examples_};
    dialogs_.openFile(&window_, {title, start, filters, places},
                      [this, chosen](const QString& path, const QString&) {
                          recent_.setFolder(QFileInfo(path).absolutePath());
                          chosen(path);
                      });
}

void Files::open(const OpenRequest& request) {
    const auto take = [this, opened = request.opened](const QString& path) {
        const auto stamp = stamp_of(native(path));
        const auto bytes = readBytes(path);
        if (!bytes) {
            report(tr("Cannot open %1").arg(name_of(path)), bytes.error(), name_of(path), {});
            return;
        }
        recent_.add(path);
        setKnown(path, stamp);
        opened(*bytes, path);
    };
    if (!request.file.isEmpty()) {
        take(request.file);
        return;
    }
    QStringList filters;
    for (const FileKind& kind : request.kinds)
        filters << filter_of(kind);
    filters << tr("All files (*)");
    askWhich(request.title,
             request.near.isEmpty() ? folderToOpen() : QFileInfo(request.near).absolutePath(),
             filters, take);
}

bool Files::write(const QString& path, const QByteArray& bytes) {
    const auto written = writeBytes(path, bytes);
    if (!written)
        report(tr("Cannot save %1").arg(name_of(path)), written.error(), name_of(path), {});
    return written.has_value();
}

void Files::writeDocument(const QString& path, const QByteArray& bytes,
                          const std::function<void(const QString& path)>& saved,
                          const std::function<void()>& elsewhere) {
    if (const auto written = writeBytes(path, bytes); !written) {
        const QString title = tr("Cannot save %1").arg(name_of(path));
        if (elsewhere)
            dialogs_.ask(&window_,
                         {title, sentence(written.error().message), {}, {tr("Save As...")}},
                         [elsewhere](int) { elsewhere(); });
        else
            report(title, written.error(), name_of(path), {});
        return;
    }
    recent_.add(path);
    setKnown(path, stamp_of(native(path)));
    if (saved)
        saved(QFileInfo(path).absoluteFilePath());
    Q_EMIT message(tr("Saved %1").arg(name_of(path)));
}

void Files::report(const QString& title, const Error& error, const QString& name,
                   const std::string& text) {
    const QString excerpt =
        error.span ? QString::fromStdString(describe(error, name.toStdString(), text)) : QString();
    dialogs_.showError(&window_, {title, sentence(error.message),
                                  excerpt.trimmed().isEmpty() ? QString() : excerpt});
}

} // namespace loggia::ui
