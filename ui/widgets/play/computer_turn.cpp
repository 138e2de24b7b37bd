#include "ui/widgets/play/computer_turn.hpp"

#include "ui/widgets/sentence.hpp"

#include <algorithm>

namespace loggia::ui {

ComputerTurnBase::ComputerTurnBase(PlayedDocumentBase* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(document, &PlayedDocumentBase::changed, this, [this] { follow(); });
    connect(document, &PlayedDocumentBase::playersChanged, this, [this] { follow(); });
    wait_.setSingleShot(true);
    wait_.setTimerType(Qt::PreciseTimer); // A coarse one may be early.
    connect(&wait_, &QTimer::timeout, this, [this] { play(); });
}

void ComputerTurnBase::decided() {
    wait_.start(std::max(0, pace_ms_ - static_cast<int>(since_.elapsed())));
}

void ComputerTurnBase::fail(const Error& error) {
    stop();
    Q_EMIT failed(sentence(error.message));
}

void ComputerTurnBase::end() {
    wait_.stop();
    job().abandon();
    Q_EMIT runningChanged(false);
}

void ComputerTurnBase::moveNow() {
    if (wait_.isActive()) {
        wait_.stop();
        play();
    } else {
        job().stop();
    }
}

void ComputerTurnBase::stop() {
    if (isRunning())
        document_->setHeld(true); // which follow() hears of
}

} // namespace loggia::ui
