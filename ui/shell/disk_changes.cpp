#include "ui/shell/disk_changes.hpp"

#include "core/base/line_difference.hpp"
#include "core/base/packing.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/document_parts.hpp"
#include "ui/shell/file_failures.hpp"
#include "ui/shell/file_watch.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/open_documents.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/recent_files.hpp"
#include "ui/undo/history.hpp"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace loggia::ui {

DiskChanges::DiskChanges(const With& with, QObject* parent)
    : QObject(parent), with_(with), watch_(new FileWatch(this)) {
    connect(watch_, &FileWatch::changed, this, &DiskChanges::check);
    connect(&with_.documents, &OpenDocuments::pathsShownChanged, this,
            [this] { watch_->setPaths(with_.documents.pathsShown()); });
    connect(&with_.documents, &OpenDocuments::documentShown, this,
            [this](PageHost* host) { checkPage(*host); });
}

void DiskChanges::check() {
    for (PageHost* host : with_.documents.hosts())
        if (host->page())
            checkPage(*host);
}

void DiskChanges::checkPage(PageHost& host) {
    const QStringList parts = with_.documents.files(host).inFiles();
    for (const QString& part : parts)
        checkFile(host, part);
}

void DiskChanges::checkFile(PageHost& host, const QString& part) {
    DocumentFiles& files = with_.documents.files(host);
    // One that was read again may have left the document without this one.
    if (!files.inFiles().contains(part) || host.page()->awaitsFile())
        return;
    DocumentFile& file = files.of(part);
    if (with_.writer.isWriting(file.path))
        return;
    const auto now = stampOf(file.path);
    if (std::exchange(file.missing, !now) == now.has_value())
        with_.documents.noteChange(host);
    if (!now || now == file.stamp || now == file.told)
        return;
    const Place place{&host, part, file.path};
    if (std::find(being_read_.begin(), being_read_.end(), place) != being_read_.end())
        return;
    being_read_.push_back(place);
    with_.reader.read(
        place.path,
        [&host](const QByteArray& content) {
            return hasToBeUnpacked(content, host.info()) ? nullptr : &host;
        },
        [this, place](const Result<FileReading>& read, bool is_stopped) {
            std::erase(being_read_, place);
            if (!is_stopped)
                take(place, read);
        });
}

/// The document may have gone elsewhere meanwhile. A file that cannot be read is being written,
/// perhaps: saving over it asks all the same.
void DiskChanges::take(const Place& place, const Result<FileReading>& read) {
    if (read && with_.documents.files(*place.host).of(place.part).path == place.path)
        followChange(place, *read);
}

void DiskChanges::followChange(const Place& place, const FileReading& read) {
    DocumentFiles& files = with_.documents.files(*place.host);
    DocumentFile& file = files.of(place.part);
    if (read.stamp == file.stamp || read.stamp == file.told)
        return;
    // While a person is being asked about this file, the question is about what lies there now.
    const auto asked = openQuestion(place);
    if (asked)
        asked->theirs = read;
    if (read.digest == file.digest) {
        file.setContent(read.digest, read.stamp);
        with_.documents.noteChange(*place.host);
        return;
    }
    const bool is_unchanged_here = file.spoiled && place.host->page()->history()->isClean();
    const bool is_modified = with_.documents.isModified(*place.host, place.part);
    // Once, whatever comes of it.
    files.setTold(place.path, read.stamp);
    if (is_modified && !is_unchanged_here) {
        with_.documents.noteChange(*place.host);
        if (!asked)
            ask(place, read);
    } else {
        readAgain(place, read);
    }
}

void DiskChanges::readAgain(const Place& place, const FileReading& read) {
    const QString name = QFileInfo(place.path).fileName();
    if (put(place, read)) {
        Q_EMIT message(
            tr("Another program changed %1, so it was read again. Undo brings back your version.")
                .arg(name));
        return;
    }
    with_.documents.files(*place.host).of(place.part).spoiled = true;
    with_.documents.noteChange(*place.host);
    Q_EMIT message(
        tr("%1 was changed by another program and cannot be read now. The document stays as "
           "it was.")
            .arg(name));
    with_.failures.report();
}

bool DiskChanges::put(const Place& place, const FileReading& read) {
    if (const auto why = with_.documents.put({place.path, place.part, true}, read)) {
        with_.failures.add(*why);
        return false;
    }
    with_.recent.add(place.path);
    return true;
}

std::shared_ptr<DiskChanges::Question> DiskChanges::openQuestion(const Place& place) {
    std::erase_if(questions_, [](const auto& each) { return each.expired(); });
    for (const auto& each : questions_)
        if (auto question = each.lock();
            question && !question->is_answered && question->place == place)
            return question;
    return nullptr;
}

void DiskChanges::ask(const Place& place, const FileReading& theirs) {
    const auto question = std::make_shared<Question>(Question{place, theirs});
    questions_.push_back(question);
    ask(question, {});
}

void DiskChanges::ask(const std::shared_ptr<Question>& question, const QString& difference) {
    QStringList answers{tr("Keep Mine"), tr("Load Theirs")};
    // Comparing what is large takes long.
    if (difference.isEmpty() && question->theirs.content.size() <= FileReader::most_at_once &&
        !question->place.host->page()->needsFile())
        answers << tr("Show the Difference");
    with_.dialogs.ask(
        &with_.window,
        {tr("The file was changed"),
         tr("Another program changed %1, and you changed it here.")
             .arg(QFileInfo(question->place.path).fileName()),
         difference.isEmpty()
             ? tr("If you load theirs, Undo brings back yours.")
             : tr("If you load theirs, Undo brings back yours. Below, lines with - are only in "
                  "yours, and lines with + only in theirs."),
         answers, difference, false},
        [this, question](int chosen) { answer(question, chosen); });
}

void DiskChanges::answer(const std::shared_ptr<Question>& question, int answer) {
    const Place& place = question->place;
    const bool is_shown = with_.documents.files(*place.host).of(place.part).path == place.path;
    question->is_answered = !is_shown || answer != 2;
    if (!is_shown)
        return;
    if (answer == 1) {
        put(place, question->theirs);
        with_.failures.report();
    } else if (answer == 2) {
        ask(question, difference(*question));
    }
}

QString DiskChanges::difference(const Question& question) const {
    const Place& place = question.place;
    Page& page = place.host->made();
    const QByteArray mine =
        place.part.isEmpty() ? page.save(place.path) : page.parts()->content(place.part);
    const std::string theirs = question.theirs.content.toStdString();
    const std::string changes =
        line_difference(mine.toStdString(), unpacked(theirs).value_or(theirs));
    return changes.empty() ? tr("The text is the same.") : QString::fromStdString(changes);
}

} // namespace loggia::ui
