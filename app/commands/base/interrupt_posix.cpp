#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/interrupt.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <ctime>
#include <pthread.h>
#include <thread>
#include <unistd.h>

namespace loggia::commands {

namespace {

// Only wakes the listener when it is no longer wanted; sent to that thread alone.
constexpr int wake_signal = SIGUSR1;

bool is_ignored(int signal) {
    struct sigaction action {};
    return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

} // namespace

class Interrupt::Listener {
public:
    explicit Listener(std::stop_source& stop) : stop_(stop) {
        sigemptyset(&awaited_);
        sigaddset(&awaited_, wake_signal);
        for (const int signal : std::array{SIGINT, SIGTERM, SIGHUP, SIGXCPU})
            if (!is_ignored(signal))
                sigaddset(&awaited_, signal);
        pthread_sigmask(SIG_BLOCK, &awaited_, &mask_before_);
        thread_ = std::thread([this] { listen(); });
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() {
        over_ = true;
        pthread_kill(thread_.native_handle(), wake_signal);
        thread_.join();
        // One that came while the listener ended asked for the end of what has ended.
        constexpr timespec at_once{};
        while (sigtimedwait(&awaited_, nullptr, &at_once) > 0) {
        }
        pthread_sigmask(SIG_SETMASK, &mask_before_, nullptr);
    }

private:
    void listen() {
        for (;;) {
            int signal = 0;
            if (sigwait(&awaited_, &signal) != 0 || signal == wake_signal) {
                if (over_)
                    return;
                continue;
            }
            // The system repeats it with each second of processor time, of all threads together.
            if (!pass_on(stop_) && signal != SIGXCPU)
                ::_exit(interrupted);
        }
    }

    std::stop_source& stop_;
    sigset_t awaited_{};
    sigset_t mask_before_{};
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

Interrupt::Interrupt() : listener_(std::make_unique<Listener>(stop_)) {
    enlist(&stop_);
}

Interrupt::~Interrupt() {
    enlist(nullptr);
}

} // namespace loggia::commands
