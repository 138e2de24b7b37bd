#include "ui/undo/undo_step.hpp"

namespace loggia::ui {

std::size_t UndoStep::bytes() const {
    constexpr std::size_t of_itself = 128;
    std::size_t bytes = of_itself + heldBytes();
    for (int i = 0; i < childCount(); ++i)
        if (const auto* part = dynamic_cast<const UndoStep*>(child(i)))
            bytes += part->bytes();
    return bytes;
}

} // namespace loggia::ui
