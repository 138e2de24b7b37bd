#pragma once

#include "core/base/error.hpp"
#include "core/base/file_stamp.hpp"
#include "ui/work/job.hpp"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace loggia::ui {

/// Of a file's bytes, to tell other content. Takes a second for about 500 MB.
[[nodiscard]] QByteArray digestOf(const QByteArray& bytes);
/// The stamp of the file that lies there now; nothing where there is none, or a
/// pipe, device or folder in its place.
[[nodiscard]] std::optional<FileStamp> stampOf(const QString& path);

/// The name of what is in a packed file, "a.cnf" of "a.cnf.gz"; any other name as it is.
[[nodiscard]] QString unpackedName(const QString& name);

/// The bytes of a file to be written: they are there, or, where making them takes a while, made on
/// another thread, from values of its own.
struct FileBytes {
    using Make = std::function<Result<std::string>()>;

    FileBytes() = default;
    FileBytes(QByteArray bytes) : ready(std::move(bytes)) {}
    explicit FileBytes(Make make_them) : make(std::move(make_them)) {}

    QByteArray ready;
    Make make; ///< Empty where they are there.
};

/// Writes files, each as a whole or not at all (write_file), packed as their names say (a.cnf.gz).
/// What is there and small is written at once; all else on another thread, one file after the
/// other, so that the window goes on.
class FileWriter final : public QObject {
    Q_OBJECT

public:
    /// Up to so many bytes are written at once, unless they have to be packed.
    static constexpr qsizetype most_at_once = qsizetype{1} << 20;

    /// What lies in the file then.
    struct Written {
        QByteArray digest;
        std::optional<FileStamp> stamp;
    };
    /// Called on the window's thread; a file that stop() gave up has failed, `is_stopped`.
    using Done = std::function<void(const Result<Written>& written, bool is_stopped)>;

    explicit FileWriter(QObject* parent = nullptr);

    /// `path` is absolute.
    void write(const QString& path, const FileBytes& bytes, const Done& done);
    [[nodiscard]] bool isWriting() const { return !waiting_.empty(); }
    /// Whether this file is being written, or waits for it.
    [[nodiscard]] bool isWriting(const QString& path) const;
    /// Gives up the file that is being written, and leaves what lies there. It may be too late.
    void stop();

Q_SIGNALS:
    /// Another file is being written; no name: none any more.
    void writingChanged(const QString& name);
    /// How much of it is written, 0 to 1.
    void progressed(double fraction);
    /// It cannot be written on the other thread, or was given up.
    void failed();

private:
    struct Order {
        QString path;
        FileBytes bytes;
        Done done;
    };

    [[nodiscard]] static Result<Written> perform(const QString& path, const FileBytes& bytes,
                                                 const Control& control);
    void writeNext();

    bool is_stopped_ = false;   ///< The first one.
    std::deque<Order> waiting_; ///< The first one is being written.
    // Last, so that it ends before what it calls is gone.
    Job<Result<Written>> job_;
};

} // namespace loggia::ui
