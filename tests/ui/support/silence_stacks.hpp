#pragma once

#include <QAbstractEventDispatcher>
#include <QObject>

#include <array>
#include <csignal>
#include <ctime>
#include <execinfo.h>
#include <unistd.h>

namespace loggia::ui::testing {

/// Prints where the window's thread is each time it has worked for so many milliseconds of its own
/// processor time since it last looked at what came: as addresses, which addr2line knows.
class SilenceStacks final : public QObject {
public:
    explicit SilenceStacks(int milliseconds) {
        wait_.it_value.tv_nsec = milliseconds * 1'000'000L;
        struct sigaction action {};
        action.sa_handler = [](int) {
            std::array<void*, 64> frames{};
            ::backtrace_symbols_fd(frames.data(), ::backtrace(frames.data(), 64), STDOUT_FILENO);
        };
        action.sa_flags = SA_RESTART;
        ::sigaction(SIGUSR2, &action, nullptr);
        sigevent event{};
        event.sigev_notify = SIGEV_THREAD_ID;
        event.sigev_signo = SIGUSR2;
        event._sigev_un._tid = ::gettid();
        ::timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer_);
        auto* dispatcher = QAbstractEventDispatcher::instance();
        for (auto signal :
             {&QAbstractEventDispatcher::awake, &QAbstractEventDispatcher::aboutToBlock})
            connect(dispatcher, signal, this,
                    [this] { ::timer_settime(timer_, 0, &wait_, nullptr); });
    }
    SilenceStacks(const SilenceStacks&) = delete;
    SilenceStacks& operator=(const SilenceStacks&) = delete;
    ~SilenceStacks() override { ::timer_delete(timer_); }

private:
    timer_t timer_{};
    itimerspec wait_{};
};

} // namespace loggia::ui::testing
