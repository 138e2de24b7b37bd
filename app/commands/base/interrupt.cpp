#include "app/commands/base/interrupt.hpp"

#include <utility>

namespace loggia::commands {

Control Interrupt::control(Control::Sink sink) const {
    return Control(stop_.get_token(), std::move(sink));
}

} // namespace loggia::commands
