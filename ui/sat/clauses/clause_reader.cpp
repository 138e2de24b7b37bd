#include "ui/sat/clauses/clause_reader.hpp"

#include <utility>

namespace loggia::ui {

ClauseReader::ClauseReader(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &ClauseReader::readingChanged);
}

void ClauseReader::follow(const Revision& about, const QByteArray& content, sat::CutOff cut_off) {
    job_.start(
        about,
        [content, cut_off](const Control& control,
                           const Job<std::shared_ptr<ClauseReading>>::Sink& /*update*/) {
            return std::make_shared<ClauseReading>(readClauses(
                {content.constData(), static_cast<std::size_t>(content.size())}, control, cut_off));
        },
        [this, about](const Result<std::shared_ptr<ClauseReading>>& found) {
            auto reading = found.value_or(nullptr);
            if (!found) {
                reading = std::make_shared<ClauseReading>();
                reading->error = found.error();
            }
            reading->about = about;
            reading_ = std::move(reading);
            Q_EMIT changed();
        });
    if (std::exchange(reading_, nullptr))
        Q_EMIT changed();
}

} // namespace loggia::ui
