#pragma once

#include "core/base/control.hpp"

#include <algorithm>
#include <cstddef>

namespace loggia {

/// Asks a Control whether to stop, but only after so much work that asking costs nothing and little
/// enough that it is asked every few milliseconds.
class Poll {
public:
    /// `work` is what lies between two calls of stop(), in operations of about a nanosecond.
    explicit Poll(const Control& control, std::size_t work = 1) noexcept
        : control_(control),
          every_(std::max<std::size_t>(slice / std::max<std::size_t>(work, 1), 1)) {}

    /// Once true, it stays so. The first call asks.
    [[nodiscard]] bool stop() {
        if (left_ == 0) {
            left_ = every_;
            stopped_ = stopped_ || control_.stop_requested();
        }
        --left_;
        return stopped_;
    }

private:
    static constexpr std::size_t slice = 1'000'000;

    const Control& control_;
    std::size_t every_; ///< calls between two questions
    std::size_t left_ = 0;
    bool stopped_ = false;
};

} // namespace loggia
