#include "ui/sat/clauses/clause_reader.hpp"

#include "core/base/packing.hpp"

#include <utility>

namespace loggia::ui {

namespace {

/// Shorter texts lie in the editor, or are no text; longer ones may do so, which costs little.
constexpr std::size_t most_bytes_in_editor = 100'000;

} // namespace

ClauseReader::ClauseReader(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &ClauseReader::readingChanged);
}

void ClauseReader::follow(const Revision& about, const QByteArray& content, sat::CutOff cut_off) {
    job_.start(
        about,
        [content, cut_off](const Control& control,
                           const Job<std::shared_ptr<ClauseReading>>::Sink& /*update*/) {
            const std::string_view bytes(content.constData(),
                                         static_cast<std::size_t>(content.size()));
            auto reading = std::make_shared<ClauseReading>(readClauses(bytes, control, cut_off));
            // Packed files have no lines to be looked at.
            if (bytes.size() > most_bytes_in_editor && !is_packed(bytes))
                reading->text = LargeText::of(content, control);
            return reading;
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
