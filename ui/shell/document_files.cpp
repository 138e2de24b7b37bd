#include "ui/shell/document_files.hpp"

#include "ui/shell/page.hpp"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>

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
    return json;
}

DocumentFile file_of(const QJsonObject& json) {
    DocumentFile file;
    file.path = json.value(QLatin1String("file")).toString();
    if (const auto stamp =
            stamp_of_text(json.value(QLatin1String("stamp")).toString().toStdString()))
        file.stamp = *stamp;
    file.example = json.value(QLatin1String("example")).toString();
    file.digest = QByteArray::fromHex(json.value(QLatin1String("digest")).toString().toLatin1());
    return file;
}

} // namespace

void DocumentFile::setContent(const QByteArray& digest_now, const std::optional<FileStamp>& now) {
    stamp = now;
    told = now;
    digest = digest_now;
    missing = false;
    spoiled = false;
}

/// A cryptographic hash, as two contents that are taken for one are a file that is lost.
QByteArray digestOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256);
}

std::optional<FileStamp> stampOf(const QString& path) {
    return stamp_of(QFile::encodeName(path).toStdString());
}

int DocumentFiles::number() const {
    return page_ ? page_->history()->document() : 0;
}

DocumentFile& DocumentFiles::shown() {
    return files_[number()];
}

const DocumentFile& DocumentFiles::shown() const {
    static const DocumentFile none;
    const auto found = files_.find(number());
    return found == files_.end() ? none : found->second;
}

bool DocumentFiles::isModified() const {
    return (page_ ? !page_->history()->isClean() : modified_) || shown().isOutdated();
}

void DocumentFiles::setTold(const QString& path, const std::optional<FileStamp>& now) {
    for (auto& [document, file] : files_)
        if (file.path == path)
            file.told = now;
}

void DocumentFiles::setPage(Page& page) {
    page_ = &page;
    History& history = *page.history();
    if (modified_)
        history.resetClean();
    else
        history.setClean();
    const QJsonArray earlier = restored_.value(QLatin1String("earlier")).toArray();
    for (qsizetype i = earlier.size() - 1; i >= 0; --i) {
        const QJsonObject json = earlier[i].toObject();
        const QByteArray snapshot =
            QByteArray::fromBase64(json.value(QLatin1String("document")).toString().toLatin1());
        auto step = page.stepTo(snapshot);
        if (!step)
            continue;
        const int document =
            history.addEarlier({0, snapshot, json.value(QLatin1String("clean")).toBool(),
                                json.value(QLatin1String("step")).toString()},
                               std::move(step));
        files_[document] = file_of(json);
    }
    restored_ = {};
}

std::size_t DocumentFiles::firstKept(const std::vector<History::Earlier>& earlier) const {
    std::size_t first = earlier.size();
    qsizetype kept = 0;
    while (first > 0 && kept + earlier[first - 1].snapshot.size() <= most_kept)
        kept += earlier[--first].snapshot.size();
    return first;
}

QJsonObject DocumentFiles::state() const {
    if (!page_)
        return restored_;
    QJsonObject state = json_of(shown());
    state.insert(QStringLiteral("modified"), isModified());
    const auto earlier = page_->history()->earlier();
    QJsonArray kept;
    for (std::size_t i = firstKept(earlier); i < earlier.size(); ++i) {
        const auto file = files_.find(earlier[i].document);
        QJsonObject json = json_of(file == files_.end() ? DocumentFile() : file->second);
        json.insert(QStringLiteral("document"),
                    QString::fromLatin1(earlier[i].snapshot.toBase64()));
        json.insert(QStringLiteral("clean"), earlier[i].clean);
        json.insert(QStringLiteral("step"), earlier[i].text);
        kept << json;
    }
    if (!kept.isEmpty())
        state.insert(QStringLiteral("earlier"), kept);
    return state;
}

void DocumentFiles::restore(const QJsonObject& state) {
    Q_ASSERT(!page_);
    restored_ = state;
    modified_ = state.value(QLatin1String("modified")).toBool();
    files_[0] = file_of(state);
}

bool DocumentFiles::losesAtClose() const {
    if (!page_)
        return false;
    const auto earlier = page_->history()->earlier();
    for (std::size_t i = 0; i < firstKept(earlier); ++i)
        if (!earlier[i].clean)
            return true;
    return false;
}

} // namespace loggia::ui
