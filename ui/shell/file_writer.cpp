#include "ui/shell/file_writer.hpp"

#include "core/base/file.hpp"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::ui {

/// A cryptographic hash, because confusing two contents would lose a file.
QByteArray digestOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256);
}

std::optional<FileStamp> stampOf(const QString& path) {
    const std::string name = QFile::encodeName(path).toStdString();
    return require_regular_or_none(name) ? stamp_of(name) : std::nullopt;
}

Result<FileWriter::Written> FileWriter::perform(const QString& path, const FileBytes& bytes,
                                                const Control& control) {
    // A pipe that nobody reads would block the window.
    if (auto regular = require_regular_or_none(QFile::encodeName(path).toStdString()); !regular)
        return tl::unexpected(std::move(regular.error()));
    // In core's own type: a copy would need the same memory again.
    Result<std::string> made;
    if (bytes.make) {
        made = bytes.make();
        if (!made)
            return tl::unexpected(made.error());
    }
    const QByteArray content =
        bytes.make ? QByteArray::fromRawData(made->data(), static_cast<qsizetype>(made->size()))
                   : bytes.ready;
    const std::string_view view(content.constData(), static_cast<std::size_t>(content.size()));
    return write_file(QFile::encodeName(path).toStdString(), view, control).map([&] {
        // The stamp first, so that any later change of the file is noticed.
        const auto stamp = stampOf(path);
        return Written{digestOf(content), stamp};
    });
}

FileWriter::FileWriter(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::progressed, this,
            [this](double fraction, const QString& /*text*/) { Q_EMIT progressed(fraction); });
}

void FileWriter::write(const QString& path, const FileBytes& bytes, const Done& done) {
    if (!bytes.make && bytes.ready.size() <= most_at_once && !isWriting(path))
        return done(perform(path, bytes, {}), false);
    waiting_.push_back({path, bytes, done});
    if (waiting_.size() == 1)
        writeNext();
}

bool FileWriter::isWriting(const QString& path) const {
    return std::any_of(waiting_.begin(), waiting_.end(),
                       [&path](const Order& each) { return each.path == path; });
}

void FileWriter::stop() {
    is_stopped_ = isWriting();
    job_.stop();
}

void FileWriter::writeNext() {
    if (waiting_.empty()) {
        Q_EMIT writingChanged({});
        return;
    }
    const Order& next = waiting_.front();
    is_stopped_ = false;
    job_.start(
        [path = next.path, bytes = next.bytes](const Control& control, const auto& /*update*/) {
            return perform(path, bytes, control);
        },
        [this](const Result<Written>& written) {
            const Order order = std::move(waiting_.front());
            waiting_.pop_front();
            if (!written)
                Q_EMIT failed();
            order.done(written, is_stopped_);
            writeNext();
        });
    Q_EMIT writingChanged(QFileInfo(next.path).fileName());
}

} // namespace loggia::ui
