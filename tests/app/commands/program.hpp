#pragma once

#include "tests/places.hpp"

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdlib>
#include <string>

/// The programs as a person runs them.
namespace program {

struct Ended {
    int status = -1; ///< -1 where it did not end by itself.
    QByteArray out;
    QByteArray err;
};

inline QString cli() {
    return places::built("app/loggia-cli/loggia-cli");
}
inline QString window() {
    return places::built("app/loggia/loggia");
}

inline Ended run(const QString& name, const QStringList& arguments, const QString& directory = {},
                 const QByteArray& input = {}) {
    QProcess process;
    if (!directory.isEmpty())
        process.setWorkingDirectory(directory);
    // No display, so that whoever asks for one fails.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    process.setProcessEnvironment(environment);
    process.start(name, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// A folder of a test's own, and loggia-cli as it runs there.
class Folder {
public:
    /// The arguments in a line without quotation marks.
    [[nodiscard]] static QStringList words(const QByteArray& line) {
        return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }
    [[nodiscard]] QString directory() const { return directory_.path(); }
    [[nodiscard]] QString path(const char* name) const {
        return directory_.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] Ended cli(const QStringList& arguments, const QByteArray& input = {}) const {
        return run(program::cli(), arguments, directory(), input);
    }
    [[nodiscard]] Ended cli(const char* arguments, const QByteArray& input = {}) const {
        return cli(words(arguments), input);
    }

private:
    QTemporaryDir directory_;
};

/// `maxconnect4 ...` of loggia-cli.
inline Ended maxconnect4(QStringList arguments, const QString& directory = {},
                         const QByteArray& input = {}) {
    arguments.prepend(QStringLiteral("maxconnect4"));
    return run(cli(), arguments, directory, input);
}

/// A line for the shell, in `directory`.
inline Ended shell(const QString& line, const QString& directory) {
    return run(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line}, directory);
}

/// Whether a process handles a signal by now, or has it wait for sigwait(): on a busy machine it
/// may not have come to that.
inline bool is_prepared(pid_t id, int signal) {
    QFile status(QStringLiteral("/proc/%1/status").arg(id));
    if (!status.open(QIODevice::ReadOnly))
        return true; // it has ended, or this is no Linux
    const QByteArray lines = status.readAll();
    // It sleeps: it waits for its input, perhaps without a handler.
    if (lines.contains("State:\tS"))
        return true;
    for (const char* name : {"SigBlk:\t", "SigCgt:\t"}) {
        const auto at = lines.indexOf(name);
        const quint64 mask = at < 0 ? 0 : lines.mid(at + 8, 16).toULongLong(nullptr, 16);
        if ((mask >> (signal - 1) & 1U) != 0)
            return true;
    }
    return false;
}

/// Sends a signal that the process handles, once it does. One that has ended by now has the id 0,
/// which to kill() would mean everything that was started together with the tests.
inline void send(const QProcess& process, int signal) {
    const auto id = static_cast<pid_t>(process.processId());
    if (id > 0) {
        static_cast<void>(QTest::qWaitFor([=] { return is_prepared(id, signal); }, 10'000));
        ::kill(id, signal);
    }
}

inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no such file)");
}

inline void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        std::abort();
}

} // namespace program
