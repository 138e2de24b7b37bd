#pragma once

#include "core/base/control.hpp"

#include <memory>
#include <stop_token>

namespace loggia::commands {

/// While one lives, the first SIGINT, SIGTERM, SIGHUP or SIGXCPU (of a shell's or a scheduler's
/// limit on processor time) asks the running computation to stop instead of ending the program; the
/// second one, unless it is SIGXCPU, ends it at once, with status 130. Under Windows, Ctrl+C and
/// Ctrl+Break do.
///
/// The signals are blocked and taken by a thread of its own, so that a stop_source, which no signal
/// handler may touch, can be told. Make it before any other thread is started, and one at a time: a
/// new thread inherits the block. A signal that was ignored when the program was started (a job in
/// the background) stays ignored.
class Interrupt {
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    /// What a long computation polls.
    [[nodiscard]] Control control(Control::Sink sink = {}) const;
    [[nodiscard]] bool came() const noexcept { return stop_.stop_requested(); }
    /// Whether one came to any of them: then this program is about to end.
    [[nodiscard]] static bool ever_came() noexcept;
    /// Whether one lives.
    [[nodiscard]] static bool lives() noexcept;
    /// Tells the one that lives as a signal would; false where there is none.
    static bool tell() noexcept;
    /// For who takes the signals: tells the computation to stop; false where it was told before.
    static bool pass_on(std::stop_source& stop) noexcept;

private:
    class Listener; ///< Takes the signals of this system.

    static void enlist(std::stop_source* stop) noexcept;

    std::stop_source stop_;
    std::unique_ptr<Listener> listener_;
};

} // namespace loggia::commands
