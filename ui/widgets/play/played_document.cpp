#include "ui/widgets/play/played_document.hpp"

#include "ui/undo/history.hpp"

namespace loggia::ui {

PlayedDocumentBase::PlayedDocumentBase(History* history, QObject* parent)
    : QObject(parent), history_(history) {}

void PlayedDocumentBase::setHeld(bool held) {
    if (std::exchange(held_, held) != held)
        Q_EMIT changed();
}

} // namespace loggia::ui
