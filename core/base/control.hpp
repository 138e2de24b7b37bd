#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <utility>

namespace loggia {

/// How far a long computation has come.
struct Progress {
    double fraction = -1; ///< 0 to 1, or negative where nobody can tell.
    std::string text;     ///< What is being done now, for people; may be empty.
};

/// What a long computation listens to and reports to.
///
/// Every function that can take over 50 ms takes one, polls stop_requested() at least every 10 ms,
/// and returns its best so far, marked as incomplete, once it is true. A default Control never
/// stops and drops what is reported. Copies share the same stop state and sink. Both calls may be
/// made from any thread; the sink is called on the thread that reports, so it has to be quick.
class Control {
public:
    using Sink = std::function<void(const Progress&)>;

    Control() = default;
    explicit Control(std::stop_token stop, Sink sink = {})
        : stop_(std::move(stop)), sink_(std::move(sink)) {}

    [[nodiscard]] bool stop_requested() const noexcept { return stop_.stop_requested(); }
    [[nodiscard]] const std::stop_token& stop_token() const noexcept { return stop_; }

    void report(const Progress& progress) const {
        if (sink_)
            sink_(progress);
    }

private:
    std::stop_token stop_;
    Sink sink_;
};

} // namespace loggia
