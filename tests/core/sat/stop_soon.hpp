#pragma once

#include "core/base/control.hpp"

#include <chrono>
#include <stop_token>
#include <thread>

namespace loggia::sat {

/// Tells a computation to stop a moment after it was made.
class StopSoon {
public:
    [[nodiscard]] Control control() const { return Control(source_.get_token()); }

private:
    std::stop_source source_;
    std::jthread thread_{[this] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        source_.request_stop();
    }};
};

} // namespace loggia::sat
