#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace loggia::commands {

/// How much a command may use, as its command line says.
struct Limits {
    std::optional<double> seconds;     ///< by the clock, from the beginning of the watch on
    std::optional<double> cpu_seconds; ///< processor time of the process
    std::optional<double> megabytes;   ///< resident memory

    [[nodiscard]] bool any() const { return seconds || cpu_seconds || megabytes; }
};

/// Looks a hundred times a second whether one is reached. Then the command is told to end, as by a
/// first SIGINT (Interrupt), and standard error says by which option; a command that cannot be
/// told, since it has not begun or has its answer, is ended at once, with the status of an
/// interrupted one.
class LimitWatch {
public:
    /// `command` is how it calls itself in messages.
    LimitWatch(const Limits& limits, std::string command);
    LimitWatch(const LimitWatch&) = delete;
    LimitWatch& operator=(const LimitWatch&) = delete;
    ~LimitWatch();

private:
    void watch();

    Limits limits_;
    std::string command_;
    std::mutex mutex_;
    std::condition_variable over_;
    bool is_over_ = false; // guarded by mutex_
    std::thread thread_;
};

} // namespace loggia::commands
