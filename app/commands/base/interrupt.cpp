#include "app/commands/base/interrupt.hpp"

#include <atomic>
#include <mutex>
#include <utility>

namespace loggia::commands {

namespace {

std::atomic<bool>& one_came() noexcept {
    static std::atomic<bool> came = false;
    return came;
}

/// That of the Interrupt that lives, and who guards it.
struct Living {
    std::mutex mutex;
    std::stop_source* stop = nullptr;
};

Living& living() noexcept {
    static Living one;
    return one;
}

} // namespace

void Interrupt::enlist(std::stop_source* stop) noexcept {
    const std::lock_guard lock(living().mutex);
    living().stop = stop;
}

bool Interrupt::lives() noexcept {
    const std::lock_guard lock(living().mutex);
    return living().stop != nullptr;
}

bool Interrupt::tell() noexcept {
    const std::lock_guard lock(living().mutex);
    if (living().stop == nullptr)
        return false;
    pass_on(*living().stop);
    return true;
}

bool Interrupt::ever_came() noexcept {
    return one_came().load(std::memory_order_relaxed);
}

bool Interrupt::pass_on(std::stop_source& stop) noexcept {
    one_came() = true;
    return stop.request_stop();
}

Control Interrupt::control(Control::Sink sink) const {
    return Control(stop_.get_token(), std::move(sink));
}

} // namespace loggia::commands
