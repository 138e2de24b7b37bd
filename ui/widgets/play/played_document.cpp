#include "ui/widgets/play/played_document.hpp"

#include "ui/undo/history.hpp"

namespace loggia::ui {

PlayedDocumentBase::PlayedDocumentBase(History* undo_stack, QObject* parent)
    : QObject(parent), undo_stack_(undo_stack) {}

void PlayedDocumentBase::setHeld(bool held) {
    if (std::exchange(held_, held) != held)
        Q_EMIT changed();
}

} // namespace loggia::ui
