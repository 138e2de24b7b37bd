#pragma once

#include "core/base/error.hpp"
#include "core/base/file_stamp.hpp"
#include "ui/shell/page_info.hpp"
#include "ui/work/job.hpp"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <optional>

namespace loggia::ui {

class PageHost;

/// A file, as it was read.
struct FileReading {
    QByteArray content;
    QByteArray digest;              ///< Of what lies in the file: digestOf().
    std::optional<FileStamp> stamp; ///< From before it was read: who changes it later is noticed.
    PageHost* host = nullptr;       ///< Whose file it is; null where it is nobody's.
    PreparedFile prepared = {};     ///< What its page made of it, if it is large.
    bool is_unpacked = false;       ///< The content is what was compressed in the file.
};

/// Whether the page reads only what is compressed in it, as most pages do.
[[nodiscard]] bool hasToBeUnpacked(const QByteArray& content, const PageInfo& info);

/// Reads files: small ones at once, large ones on another thread, one after the other, so that the
/// window goes on.
class FileReader final : public QObject {
    Q_OBJECT

public:
    /// Up to so many bytes are read at once, and by their page, which reads at least ten a
    /// microsecond.
    static constexpr qint64 most_at_once = qint64{1} << 18;

    /// Whose file it is. Called where the file is read, perhaps on another thread: recognising may
    /// mean reading.
    using Recognise = std::function<PageHost*(const QByteArray& content)>;
    /// Called on the window's thread; a file that stop() gave up has failed, `is_stopped`.
    using Done = std::function<void(const Result<FileReading>& read, bool is_stopped)>;

    explicit FileReader(QObject* parent = nullptr);

    void read(const QString& path, const Recognise& recognise, const Done& done);
    /// The same for a file of any size: it waits for its turn, and is there later.
    void readLater(const QString& path, const Recognise& recognise, const Done& done);
    [[nodiscard]] bool isReading() const { return !waiting_.empty(); }
    /// Gives up all that is being read or waits for it.
    void stop();
    /// The same without a word to anybody, and waits until nothing is recognised any more: before
    /// the pages go.
    void end();

Q_SIGNALS:
    /// Another file is being read; no name: none any more.
    void readingChanged(const QString& name);
    /// How much of it is there, 0 to 1.
    void progressed(double fraction);
    /// stop() gave up this file, and those that waited.
    void stopped(const QString& name);

private:
    struct Order {
        QString path;
        Recognise recognise;
        Done done;
    };

    [[nodiscard]] static Result<FileReading>
    perform(const QString& path, const Recognise& recognise, const Control& control);
    void readNext();

    std::deque<Order> waiting_; ///< The first one is being read.
    // Last, so that it ends before what it calls is gone.
    Job<Result<FileReading>> job_;
};

} // namespace loggia::ui
