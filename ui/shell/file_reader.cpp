#include "ui/shell/file_reader.hpp"

#include "core/base/packing.hpp"
#include "core/base/plain_text.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/files.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/work/free_memory.hpp"

#include <QFileInfo>

#include <optional>
#include <string_view>
#include <utility>

namespace loggia::ui {

namespace {

/// A text without the encoding and line ends of other systems and the blanks of word processors;
/// the same bytes where it has none.
QByteArray plain(const QByteArray& content) {
    const bool is_marked = content.startsWith("\xFF\xFE") || content.startsWith("\xFE\xFF") ||
                           content.startsWith("\xEF\xBB\xBF");
    const bool has_lines = content.contains('\n') || !content.contains('\r');
    const bool is_plain =
        !is_marked && has_lines && !content.endsWith('\x1A') && content.isValidUtf8();
    // Without a copy, for it may be large.
    const QByteArray text =
        is_plain ? content : QByteArray::fromStdString(plain_text(content.toStdString()));
    const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
    const bool has_blanks = has_other_blanks(bytes) && (is_plain || text.isValidUtf8());
    return has_blanks ? QByteArray::fromStdString(with_plain_blanks(text.toStdString())) : text;
}

/// What is compressed in a file that is nobody's as it is: the text, and whose it is. Clauses are
/// their page's as they are.
std::optional<FileReading> inside(const QByteArray& content, const FileReader::Recognise& recognise,
                                  const Control& control) {
    constexpr std::size_t most_inside = std::size_t{1} << 24U;
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    if (!is_packed(bytes))
        return std::nullopt;
    const auto unpacked = unpack(bytes, most_inside, control);
    if (!unpacked || is_packed(*unpacked)) // once: some packed files unpack to themselves
        return std::nullopt;
    const QByteArray text = plain(QByteArray::fromStdString(*unpacked));
    PageHost* host = recognise(text);
    if (!host)
        return std::nullopt;
    FileReading reading{text, digestOf(content), {}, host};
    reading.is_unpacked = true;
    return reading;
}

} // namespace

bool hasToBeUnpacked(const QByteArray& content, const PageInfo& info) {
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    return is_packed(bytes) && !info.recognises(content);
}

Result<FileReading> FileReader::perform(const QString& path, const Recognise& recognise,
                                        const Control& control) {
    const auto stamp = stampOf(path);
    return readBytes(path, control).map([&](const QByteArray& content) {
        const QByteArray text = plain(content);
        PageHost* host = recognise(text);
        if (!host)
            if (auto unpacked = inside(content, recognise, control)) {
                unpacked->stamp = stamp;
                return *std::move(unpacked);
            }
        const bool is_prepared = host && text.size() > most_at_once && host->info().prepare;
        return FileReading{text, digestOf(content), stamp, host,
                           is_prepared ? host->info().prepare(text) : nullptr};
    });
}

FileReader::FileReader(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::progressed, this,
            [this](double fraction, const QString& /*text*/) { Q_EMIT progressed(fraction); });
}

void FileReader::read(const QString& path, const Recognise& recognise, const Done& done) {
    if (QFileInfo(path).size() > most_at_once)
        readLater(path, recognise, done);
    else
        done(perform(path, recognise, {}), false);
}

void FileReader::readLater(const QString& path, const Recognise& recognise, const Done& done) {
    waiting_.push_back({path, recognise, done});
    if (waiting_.size() == 1)
        readNext();
}

void FileReader::readNext() {
    if (waiting_.empty()) {
        returnFreeMemory();
        Q_EMIT readingChanged({});
        return;
    }
    const Order& next = waiting_.front();
    const QString name = QFileInfo(next.path).fileName();
    job_.start([path = next.path, recognise = next.recognise](
                   const Control& control,
                   const auto& /*update*/) { return perform(path, recognise, control); },
               [this](const Result<FileReading>& read) {
                   const Order order = std::move(waiting_.front());
                   waiting_.pop_front();
                   order.done(read, false);
                   readNext();
               });
    Q_EMIT readingChanged(name);
}

void FileReader::stop() {
    if (waiting_.empty())
        return;
    const auto given_up = std::exchange(waiting_, {});
    job_.abandon();
    for (const Order& each : given_up)
        each.done(failure("stopped while reading " + each.path.toStdString()), true);
    Q_EMIT readingChanged({});
    Q_EMIT stopped(QFileInfo(given_up.front().path).fileName());
}

void FileReader::end() {
    waiting_.clear();
    job_.end();
}

} // namespace loggia::ui
