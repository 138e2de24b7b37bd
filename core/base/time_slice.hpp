#pragma once

#include "core/base/control.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace loggia {

/// A Control that stops when another does or when so much time has passed, whichever comes first:
/// for what cannot count its steps. Lives on a thread of its own, which sleeps.
class TimeSlice {
public:
    TimeSlice(const Control& control, std::chrono::milliseconds time)
        : outer_(control.stop_token(), [this] { stop_.request_stop(); }),
          clock_([this, time](const std::stop_token& done) {
              std::unique_lock lock(mutex_);
              if (!wake_.wait_for(lock, done, time, [] { return false; }) && !done.stop_requested())
                  stop_.request_stop();
          }) {}

    [[nodiscard]] Control control() const { return Control(stop_.get_token()); }

private:
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> outer_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::jthread clock_;
};

} // namespace loggia
