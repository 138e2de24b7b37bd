#include "ui/game_graph/game_paste.hpp"

#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/game_reading.hpp"
#include "ui/language/core_words.hpp"

#include <QByteArray>

#include <utility>

namespace loggia::ui {

GamePaste::GamePaste(GameGraphDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&reading_, &JobBase::runningChanged, this, &GamePaste::runningChanged);
    connect(document_, &GameGraphDocument::changed, this, &GamePaste::stop);
}

Result<void> GamePaste::paste(const QString& text) {
    constexpr qsizetype few = qsizetype{1} << 18; // bytes: some milliseconds
    const QByteArray content = text.toUtf8();
    stop();
    if (content.size() > few) {
        pasteLater(content);
        return {};
    }
    auto record = recordIn(content);
    if (!record)
        return tl::unexpected(std::move(record.error()));
    document_->setRecord(*record, tr("paste a game"));
    return {};
}

void GamePaste::pasteLater(const QByteArray& content) {
    reading_.start(
        [content](const Control& /*control*/, const auto& /*update*/) {
            return recordIn(content).map(
                [](const game_graph::Record& record) { return stateOfRecord(record); });
        },
        [this](const Result<GameGraphState>& state) {
            if (!state) {
                Q_EMIT failed(tr("Cannot paste: %1.").arg(coreWords(state.error().message)));
                return;
            }
            document_->setOpened(*state, tr("paste a game"));
            Q_EMIT pasted();
        });
}

} // namespace loggia::ui
