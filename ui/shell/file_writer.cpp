#include "ui/shell/file_writer.hpp"

#include "core/base/file.hpp"
#include "core/base/packing.hpp"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>
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

QString unpackedName(const QString& name) {
    const std::string bytes = name.toStdString();
    const std::string_view inside = unpacked_name(bytes);
    return QString::fromUtf8(inside.data(), static_cast<qsizetype>(inside.size()));
}

namespace {

/// The bytes as they lie in the file. In core's own type where they are made: a copy would need the
/// same memory again.
Result<std::string> madeBytes(const FileBytes& bytes, std::optional<Packing> packing,
                              const Control& control) {
    Result<std::string> made = bytes.make ? bytes.make() : bytes.ready.toStdString();
    if (!made || !packing)
        return made;
    return packed_as(*packing, *made, control);
}

} // namespace

Result<FileWriter::Written> FileWriter::perform(const QString& path, const FileBytes& bytes,
                                                const Control& control) {
    const std::string file = QFile::encodeName(path).toStdString();
    // A pipe that nobody reads would block the window.
    if (auto regular = require_regular_or_none(file); !regular)
        return tl::unexpected(std::move(regular.error()));
    const auto packing = packing_of_name(file);
    const bool is_ready = !bytes.make && !packing;
    const auto made = is_ready ? Result<std::string>() : madeBytes(bytes, packing, control);
    if (!made)
        return tl::unexpected(made.error());
    const QByteArray content =
        is_ready ? bytes.ready
                 : QByteArray::fromRawData(made->data(), static_cast<qsizetype>(made->size()));
    const std::string_view view(content.constData(), static_cast<std::size_t>(content.size()));
    return write_file(file, view, control).map([&] {
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
    const bool has_to_be_packed = packing_of_name(path.toStdString()).has_value();
    if (!bytes.make && !has_to_be_packed && bytes.ready.size() <= most_at_once && !isWriting(path))
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
