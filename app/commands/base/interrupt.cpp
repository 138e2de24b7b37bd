#include "app/commands/base/interrupt.hpp"

#include "app/commands/base/exit_status.hpp"

#include <array>
#include <ctime>
#include <pthread.h>
#include <unistd.h>
#include <utility>

namespace loggia::commands {

namespace {

// Only wakes the listener when it is no longer wanted; sent to that thread alone.
constexpr int wake_signal = SIGUSR1;

bool is_ignored(int signal) {
    struct sigaction action {};
    return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

} // namespace

Interrupt::Interrupt() {
    sigemptyset(&awaited_);
    sigaddset(&awaited_, wake_signal);
    for (const int signal : std::array{SIGINT, SIGTERM, SIGHUP})
        if (!is_ignored(signal))
            sigaddset(&awaited_, signal);
    pthread_sigmask(SIG_BLOCK, &awaited_, &mask_before_);
    listener_ = std::thread([this] { listen(); });
}

Interrupt::~Interrupt() {
    over_ = true;
    pthread_kill(listener_.native_handle(), wake_signal);
    listener_.join();
    // One that came while the listener ended asked for the end of what has ended.
    constexpr timespec at_once{};
    while (sigtimedwait(&awaited_, nullptr, &at_once) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &mask_before_, nullptr);
}

void Interrupt::listen() {
    for (;;) {
        int signal = 0;
        if (sigwait(&awaited_, &signal) != 0 || signal == wake_signal) {
            if (over_)
                return;
            continue;
        }
        if (!stop_.request_stop())
            ::_exit(interrupted);
    }
}

Control Interrupt::control(Control::Sink sink) const {
    return Control(stop_.get_token(), std::move(sink));
}

} // namespace loggia::commands
