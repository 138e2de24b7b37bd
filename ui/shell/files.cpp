#include "ui/shell/files.hpp"

#include "core/base/file.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>
#include <QWidget>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace loggia::ui {

namespace {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

QString name_of(const QString& path) {
    return QFileInfo(path).fileName();
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
    QByteArray bytes(""); // not null, however little it is
    const ByteSink sink{[&bytes](std::size_t size) { bytes.reserve(static_cast<qsizetype>(size)); },
                        [&bytes](std::string_view more) {
                            bytes.append(more.data(), static_cast<qsizetype>(more.size()));
                        }};
    return read_regular_file(native(path), sink, control).map([&bytes] { return bytes; });
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
    : QObject(&window), dialogs_(dialogs), recent_(recent), window_(window),
      writer_(new FileWriter(this)) {}

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
            [self = QPointer<Files>(this), path](const Result<FileBytes>& bytes) {
                if (!self)
                    return;
                const auto failed = [self, path](const Error& error) {
                    self->report(tr("Cannot save %1").arg(name_of(path)), error, name_of(path), {});
                };
                if (!bytes)
                    return failed(bytes.error());
                self->write(path, *bytes,
                            [self, failed](const QString& absolute,
                                           const Result<FileWriter::Written>& written) {
                                if (written)
                                    Q_EMIT self->message(tr("Saved %1").arg(name_of(absolute)));
                                else
                                    failed(written.error());
                            });
            });
    };
    Choice choice{request.title, {}, {}};
    for (const SaveFormat& format : request.formats)
        choice.kinds << format.kind;
    choice.start = proposed(request.name, choice.kinds.constFirst());
    askWhere(choice, save_to);
}

void Files::saveInFolder(const FolderRequest& request) {
    dialogs_.chooseFolder(
        &window_, {request.title, folder(), {}}, [this, request](const QString& folder) {
            recent_.setFolder(folder);
            const QDir there(folder);
            const auto replaced = std::count_if(
                request.names.begin(), request.names.end(),
                [&there](const QString& name) { return QFileInfo::exists(there.filePath(name)); });
            const auto go_on = [this, folder, request] { writeInto(folder, request); };
            if (replaced == 0) {
                go_on();
                return;
            }
            dialogs_.ask(&window_,
                         {tr("Replace files"),
                          counted(static_cast<std::uint64_t>(replaced),
                                  tr("%1 file with this name already exists in the folder."),
                                  tr("%1 files with these names already exist in the folder.")),
                          tr("If you replace them, their content is lost."),
                          {tr("Replace")},
                          {},
                          true,
                          true},
                         [go_on](int) { go_on(); });
        });
}

void Files::writeInto(const QString& folder, const FolderRequest& request) {
    struct Count {
        qsizetype open;
        bool has_failed = false;
    };
    const auto count = std::make_shared<Count>(Count{request.names.size()});
    const auto total = static_cast<std::uint64_t>(request.names.size());
    for (qsizetype i = 0; i < request.names.size(); ++i) {
        const QString path = QDir(folder).filePath(request.names[i]);
        writer_->write(QFileInfo(path).absoluteFilePath(),
                       FileBytes([make = request.make, i] { return make(i); }),
                       [this, count, total, path](const Result<FileWriter::Written>& written,
                                                  bool is_stopped) {
                           --count->open;
                           if (!written && !std::exchange(count->has_failed, true) && !is_stopped)
                               report(tr("Cannot save %1").arg(name_of(path)), written.error(),
                                      name_of(path), {});
                           if (count->open == 0 && !count->has_failed)
                               Q_EMIT message(counted(total, tr("Saved %1 file in %2"),
                                                      tr("Saved %1 files in %2"))
                                                  .arg(QFileInfo(path).dir().dirName()));
                       });
    }
}

void Files::askWhere(const Choice& choice,
                     const std::function<void(const QString& path, qsizetype kind)>& chosen) {
    QStringList filters;
    for (const FileKind& kind : choice.kinds)
        filters << filter_of(kind);
    // Where the folder is gone, a dialog would begin anywhere.
    const QFileInfo wanted(choice.start);
    const QString start =
        wanted.dir().exists() ? choice.start : QDir(folder()).filePath(wanted.fileName());
    dialogs_.saveFile(
        &window_, {choice.title, start, filters},
        [this, choice, filters, chosen](const QString& typed, const QString& filter) {
            recent_.setFolder(QFileInfo(typed).absolutePath());
            const QString name = name_of(typed);
            // A file that is to be packed has the ending of its kind before that of the packing.
            const qsizetype as_typed = kind_of_name(choice.kinds, name);
            const qsizetype named =
                as_typed >= 0 ? as_typed : kind_of_name(choice.kinds, unpackedName(name));
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

void Files::askWhich(
    const QString& title, const QString& start, const QStringList& filters,
    const std::function<void(const QString& path, const QString& filter)>& chosen) {
    const QStringList places = examples_.isEmpty() ? QStringList() : QStringList{examples_};
    dialogs_.openFile(&window_, {title, start, filters, places},
                      [this, chosen](const QString& path, const QString& filter) {
                          recent_.setFolder(QFileInfo(path).absolutePath());
                          chosen(path, filter);
                      });
}

/// What a person stopped is said, and no failure.
void Files::write(
    const QString& path, const FileBytes& bytes,
    const std::function<void(const QString& path, const Result<FileWriter::Written>&)>& done) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    writer_->write(
        absolute, bytes,
        [this, absolute, done](const Result<FileWriter::Written>& written, bool is_stopped) {
            if (written || !is_stopped)
                return done(absolute, written);
            Q_EMIT message(tr("Stopped saving %1. What was in the file is still there.")
                               .arg(name_of(absolute)));
        });
}

void Files::writeDocument(const QString& path, const FileBytes& bytes, const WrittenTo& written,
                          const std::function<void()>& elsewhere) {
    write(path, bytes,
          [this, written, elsewhere](const QString& absolute,
                                     const Result<FileWriter::Written>& result) {
              const QString name = name_of(absolute);
              if (!result) {
                  dialogs_.ask(&window_,
                               {tr("Cannot save %1").arg(name),
                                sentence(result.error().message),
                                {},
                                {tr("Save As...")}},
                               [elsewhere](int) { elsewhere(); });
                  return;
              }
              recent_.add(absolute);
              written(absolute, *result);
              Q_EMIT message(tr("Saved %1").arg(name));
          });
}

void Files::report(const QString& title, const Error& error, const QString& name,
                   const std::string& text, const QString& note) {
    const Error shown{coreWords(error.message).toStdString(), error.span};
    const QString excerpt =
        error.span ? QString::fromStdString(describe(shown, name.toStdString(), text)) : QString();
    const QString why = sentence(error.message);
    dialogs_.showError(&window_, {title, note.isEmpty() ? why : why + QLatin1Char(' ') + note,
                                  excerpt.trimmed().isEmpty() ? QString() : excerpt});
}

} // namespace loggia::ui
