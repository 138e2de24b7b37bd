#include "ui/sat/clause_reader.hpp"

#include <utility>

namespace loggia::ui {

ClauseReader::ClauseReader(QObject* parent) : QObject(parent) {}

void ClauseReader::follow(std::shared_ptr<const std::string> content) {
    job_.start(
        [content = std::move(content)](
            const Control& control,
            const Job<std::shared_ptr<const ClauseReading>>::Sink& /*update*/) {
            return std::make_shared<const ClauseReading>(readClauses(*content, control));
        },
        [this](const std::shared_ptr<const ClauseReading>& reading) {
            reading_ = reading;
            Q_EMIT changed();
        });
}

} // namespace loggia::ui
