#pragma once

#include "tests/suite.hpp"

#include <QAbstractEventDispatcher>
#include <QObject>

#include <algorithm>
#include <ctime>

namespace loggia::ui::testing {

/// In ms of the processor: what fails a test. A window is to look at keys and mouse every 50 ms,
/// but a busy machine, whose caches are shared, takes a multiple of an idle one's processor time,
/// and a sanitizer, which is there to find other faults, many times that. What blocked the window
/// once took seconds, and would take minutes under a sanitizer.
inline constexpr double most_silence_ms = test_suite::is_sanitized ? 3000 : 250;

/// The longest time that the window's thread took between two looks at what came, in ms of its own
/// processor time, so that other programs do not count; as long as this lives.
class LongestSilence final : public QObject {
public:
    LongestSilence() {
        auto* dispatcher = QAbstractEventDispatcher::instance();
        for (auto signal :
             {&QAbstractEventDispatcher::awake, &QAbstractEventDispatcher::aboutToBlock})
            connect(dispatcher, signal, this, [this] {
                const double now = processor();
                longest_ = std::max(longest_, now - last_);
                last_ = now;
            });
    }

    [[nodiscard]] double milliseconds() const { return longest_; }
    /// Begins anew.
    void reset() {
        longest_ = 0;
        last_ = processor();
    }

private:
    [[nodiscard]] static double processor() {
        std::timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    }

    double last_ = processor();
    double longest_ = 0;
};

} // namespace loggia::ui::testing
