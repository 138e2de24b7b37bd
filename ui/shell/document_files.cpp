#include "ui/shell/document_files.hpp"

#include "ui/shell/document_parts.hpp"
#include "ui/shell/page.hpp"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

QJsonObject json_of(const DocumentFile& file) {
    QJsonObject json{{QStringLiteral("file"), file.path}};
    if (file.stamp)
        json.insert(QStringLiteral("stamp"), QString::fromStdString(to_text(*file.stamp)));
    if (!file.digest.isEmpty())
        json.insert(QStringLiteral("digest"), QString::fromLatin1(file.digest.toHex()));
    if (!file.example.isEmpty())
        json.insert(QStringLiteral("example"), file.example);
    if (!file.copy.isEmpty())
        json.insert(QStringLiteral("copy"), file.copy);
    if (!file.saved.isEmpty())
        json.insert(QStringLiteral("saved"), QString::fromLatin1(file.saved.toHex()));
    return json;
}

DocumentFile file_of(const QJsonObject& json) {
    DocumentFile file;
    file.path = json.value(QLatin1String("file")).toString();
    if (const auto stamp =
            stamp_of_text(json.value(QLatin1String("stamp")).toString().toStdString()))
        file.stamp = *stamp;
    const auto digest = [&json](const char* key) {
        return QByteArray::fromHex(json.value(QLatin1String(key)).toString().toLatin1());
    };
    file.digest = digest("digest");
    file.saved = digest("saved");
    file.copy = json.value(QLatin1String("copy")).toString();
    file.example = json.value(QLatin1String("example")).toString();
    return file;
}

} // namespace

void DocumentFile::setContent(const QByteArray& digest_now, const std::optional<FileStamp>& now) {
    stamp = now;
    told = now;
    digest = digest_now;
    missing = false;
    spoiled = false;
    copy.clear();
}

int DocumentFiles::number() const {
    return page_ ? page_->history()->document() : 0;
}

const DocumentFiles::Files& DocumentFiles::files() const {
    static const Files none;
    const auto found = files_.find(number());
    return found == files_.end() ? none : found->second;
}

const DocumentFile& DocumentFiles::mainOf(int document) const {
    static const DocumentFile none;
    const auto of_document = files_.find(document);
    if (of_document == files_.end())
        return none;
    const auto& parts = of_document->second.parts;
    const auto main = parts.find(of_document->second.main);
    return main == parts.end() ? none : main->second;
}

QString DocumentFiles::mainPart() const {
    return files().main;
}

void DocumentFiles::setMainPart(const QString& part, int document) {
    Files& files = files_[document];
    if (files.main == part)
        return;
    // What a person agreed to is true of the document, wherever it lies.
    const QString accepted = files.parts[files.main].accepted_loss;
    if (!part.isEmpty())
        files.parts.erase(QString());
    files.main = part;
    files.parts[part].accepted_loss = accepted;
}

const DocumentFile& DocumentFiles::of(const QString& part) const {
    static const DocumentFile none;
    const auto& parts = files().parts;
    const auto found = parts.find(part);
    return found == parts.end() ? none : found->second;
}

QStringList DocumentFiles::inFiles() const {
    QStringList parts;
    for (const auto& [part, file] : files().parts)
        if (!file.path.isEmpty())
            parts << part;
    return parts;
}

void DocumentFiles::follow() {
    before_ = std::exchange(followed_, number());
    if (!files_.contains(number()))
        setPartsSaved(true);
}

void DocumentFiles::keep(const QStringList& parts) {
    const auto before = files_.find(before_);
    if (before == files_.end() || before_ == number())
        return;
    for (const QString& part : parts)
        if (const auto found = before->second.parts.find(part); found != before->second.parts.end())
            of(part) = found->second;
}

QByteArray DocumentFiles::contentOf(const QString& part) const {
    return page_->parts()->content(part);
}

/// Of those that have no file: all, or only those of which nothing is known.
void DocumentFiles::setPartsSaved(bool all) {
    if (const DocumentParts* parts = page_ ? page_->parts() : nullptr)
        for (const DocumentParts::Part& part : parts->all())
            if (DocumentFile& file = of(part.id);
                file.path.isEmpty() && (all || file.saved.isEmpty()))
                file.saved = digestOf(contentOf(part.id));
}

void DocumentFiles::setWholeSaved() {
    setPartsSaved(true);
}

bool DocumentFiles::isPartModified(const QString& part) const {
    if (part.isEmpty() || !page_ || !page_->parts())
        return false;
    const DocumentFile& file = of(part);
    return file.isOutdated() || file.saved != digestOf(contentOf(part));
}

bool DocumentFiles::isOtherModified(const QString& part) const {
    const DocumentParts* parts = page_ ? page_->parts() : nullptr;
    const auto all = parts ? parts->all() : QList<DocumentParts::Part>();
    return std::any_of(all.begin(), all.end(), [&](const DocumentParts::Part& each) {
        return each.id != part && isPartModified(each.id);
    });
}

bool DocumentFiles::isModified() const {
    const auto& parts = files().parts;
    return (page_ ? !page_->history()->isClean() : modified_) ||
           std::any_of(parts.begin(), parts.end(),
                       [](const auto& each) { return each.second.isOutdated(); });
}

bool DocumentFiles::isMissing() const {
    // Nobody watches the files of a page that is not made yet.
    const auto is_missing = [this](const DocumentFile& file) {
        return page_ ? file.missing : !file.path.isEmpty() && !stampOf(file.path);
    };
    const auto& parts = files().parts;
    return std::any_of(parts.begin(), parts.end(),
                       [&](const auto& each) { return is_missing(each.second); });
}

bool DocumentFiles::hasUnsavedInUndo() const {
    if (page_) {
        const auto earlier = page_->history()->earlier();
        return std::any_of(earlier.begin(), earlier.end(),
                           [](const History::Other& each) { return !each.clean; });
    }
    const QJsonArray earlier = restored_.value(QLatin1String("earlier")).toArray();
    return std::any_of(earlier.begin(), earlier.end(), [](const QJsonValue& each) {
        return !each.toObject().value(QLatin1String("clean")).toBool();
    });
}

void DocumentFiles::setTold(const QString& path, const std::optional<FileStamp>& now) {
    for (auto& [document, files] : files_)
        for (auto& [part, file] : files.parts)
            if (file.path == path)
                file.told = now;
}

QJsonObject DocumentFiles::jsonOf(const Files& files) {
    QJsonObject json = json_of(DocumentFile());
    QJsonObject others;
    for (const auto& [part, file] : files.parts)
        if (part == files.main)
            json = json_of(file);
        else if (!file.path.isEmpty() || !file.saved.isEmpty())
            others.insert(part, json_of(file));
    if (!files.main.isEmpty())
        json.insert(QStringLiteral("part"), files.main);
    if (!others.isEmpty())
        json.insert(QStringLiteral("parts"), others);
    return json;
}

DocumentFiles::Files DocumentFiles::filesOf(const QJsonObject& json) {
    Files files;
    files.main = json.value(QLatin1String("part")).toString();
    files.parts[files.main] = file_of(json);
    const QJsonObject others = json.value(QLatin1String("parts")).toObject();
    for (auto each = others.begin(); each != others.end(); ++each)
        files.parts.insert_or_assign(each.key(), file_of(each.value().toObject()));
    return files;
}

void DocumentFiles::setPage(Page& page) {
    page_ = &page;
    History& history = *page.history();
    if (modified_)
        history.resetClean();
    else
        history.setClean();
    addOthers(page);
    nameMainPart();
    restored_ = {};
    followed_ = number();
    setPartsSaved(false);
}

/// Those that undo and redo bring back.
void DocumentFiles::addOthers(Page& page) {
    History& history = *page.history();
    const QJsonArray earlier = restored_.value(QLatin1String("earlier")).toArray();
    for (qsizetype i = earlier.size() - 1; i >= 0; --i) {
        const History::Other other = otherOf(earlier[i].toObject());
        if (auto step = page.stepTo(other.snapshot))
            files_[history.addEarlier(other, std::move(step))] = filesOf(earlier[i].toObject());
    }
    for (const auto& json : restored_.value(QLatin1String("later")).toArray()) {
        const History::Other other = otherOf(json.toObject());
        if (auto step = page.stepTo(other.snapshot))
            files_[history.addLater(other, std::move(step))] = filesOf(json.toObject());
    }
}

/// A session written before parts were distinguished does not record what is in the file.
void DocumentFiles::nameMainPart() {
    const QString path = of({}).path;
    if (!page_->parts() || path.isEmpty() || restored_.contains(QLatin1String("parts")))
        return;
    const QString part = page_->parts()->savedIn(path);
    if (part.isEmpty())
        return;
    of(part) = DocumentFile(of({}));
    if (!modified_)
        of(part).saved = digestOf(contentOf(part));
    setMainPart(part);
}

std::size_t DocumentFiles::firstKept(const std::vector<History::Other>& earlier) {
    std::size_t first = earlier.size();
    qsizetype kept = 0;
    while (first > 0 && kept + earlier[first - 1].snapshot.size() <= most_kept)
        kept += earlier[--first].snapshot.size();
    return first;
}

std::size_t DocumentFiles::endOfKept(const std::vector<History::Other>& later) {
    std::size_t end = 0;
    qsizetype kept = 0;
    while (end < later.size() && kept + later[end].snapshot.size() <= most_kept)
        kept += later[end++].snapshot.size();
    return end;
}

const QJsonValue& DocumentFiles::encoded(const History::Other& other) const {
    Encoded& known = encoded_[other.document];
    if (!known.text.isString() || !known.snapshot.isSharedWith(other.snapshot))
        known = {other.snapshot, QString::fromLatin1(other.snapshot.toBase64())};
    return known.text;
}

QJsonObject DocumentFiles::jsonOf(const History::Other& other) const {
    const auto file = files_.find(other.document);
    QJsonObject json = jsonOf(file == files_.end() ? Files() : file->second);
    json.insert(QStringLiteral("document"), encoded(other));
    json.insert(QStringLiteral("clean"), other.clean);
    json.insert(QStringLiteral("step"), other.text);
    return json;
}

History::Other DocumentFiles::otherOf(const QJsonObject& json) {
    const auto value = [&json](const char* key) { return json.value(QLatin1String(key)); };
    return {0, QByteArray::fromBase64(value("document").toString().toLatin1()),
            value("clean").toBool(), value("step").toString()};
}

QJsonObject DocumentFiles::state() const {
    if (!page_)
        return restored_;
    QJsonObject state = jsonOf(files());
    state.insert(QStringLiteral("modified"), isModified());
    const auto keep = [this, &state](const QString& key, const std::vector<History::Other>& others,
                                     std::size_t begin, std::size_t end) {
        QJsonArray kept;
        for (std::size_t i = begin; i < end; ++i)
            kept << jsonOf(others[i]);
        if (!kept.isEmpty())
            state.insert(key, kept);
    };
    const auto earlier = page_->history()->earlier();
    keep(QStringLiteral("earlier"), earlier, firstKept(earlier), earlier.size());
    const auto later = page_->history()->later();
    keep(QStringLiteral("later"), later, 0, endOfKept(later));
    // Those that have been forgotten are not encoded for nothing.
    std::map<int, Encoded> kept;
    for (const auto* others : {&earlier, &later})
        for (const History::Other& other : *others)
            if (const auto known = encoded_.find(other.document); known != encoded_.end())
                kept.insert(encoded_.extract(known));
    encoded_ = std::move(kept);
    return state;
}

void DocumentFiles::restore(const QJsonObject& state) {
    Q_ASSERT(!page_);
    restored_ = state;
    modified_ = state.value(QLatin1String("modified")).toBool();
    files_[0] = filesOf(state);
}

bool DocumentFiles::losesAtClose(bool undo_is_kept) const {
    if (!page_)
        return false;
    // What the session does not hold has to lie in a file, and nothing else there.
    const auto lies_nowhere = [](const DocumentFile& file) {
        return file.isElsewhere() && file.copy.isEmpty();
    };
    const bool is_edited = page_->editsLarge() && isModified() && shown().copy.isEmpty();
    if (page_->needsFile() && (is_edited || lies_nowhere(shown())))
        return true;
    if (!undo_is_kept)
        return false;
    const auto loses = [&](const std::vector<History::Other>& others, std::size_t begin,
                           std::size_t end) {
        for (std::size_t i = 0; i < others.size(); ++i)
            if (i < begin || i >= end ? !others[i].clean
                                      : Page::snapshotNeedsFile(others[i].snapshot) &&
                                            lies_nowhere(mainOf(others[i].document)))
                return true;
        return false;
    };
    const auto earlier = page_->history()->earlier();
    const auto later = page_->history()->later();
    return loses(earlier, firstKept(earlier), earlier.size()) || loses(later, 0, endOfKept(later));
}

} // namespace loggia::ui
