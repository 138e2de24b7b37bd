#include "app/commands/base/interrupt.hpp"

#include <atomic>
#include <utility>

namespace loggia::commands {

namespace {

std::atomic<bool>& one_came() noexcept {
    static std::atomic<bool> came = false;
    return came;
}

} // namespace

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
