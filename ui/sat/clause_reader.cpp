#include "ui/sat/clause_reader.hpp"

namespace loggia::ui {

ClauseReader::ClauseReader(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &ClauseReader::readingChanged);
}

void ClauseReader::follow(const QByteArray& content) {
    job_.start(
        [content](const Control& control,
                  const Job<std::shared_ptr<const ClauseReading>>::Sink& /*update*/) {
            return std::make_shared<const ClauseReading>(readClauses(
                {content.constData(), static_cast<std::size_t>(content.size())}, control));
        },
        [this](const std::shared_ptr<const ClauseReading>& reading) {
            reading_ = reading;
            Q_EMIT changed();
        });
}

} // namespace loggia::ui
