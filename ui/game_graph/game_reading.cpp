#include "ui/game_graph/game_reading.hpp"

#include <QByteArray>

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

namespace loggia::ui {

Result<game_graph::Record> recordIn(const QByteArray& text) {
    const std::string bytes = text.toStdString();
    auto record = game_graph::record_of(bytes);
    if (record || text.trimmed().startsWith("game:"))
        return record;
    if (auto game = game_graph::game_of(text.trimmed().toStdString()))
        return game_graph::Record(std::move(*game));
    if (text.contains("->") || text.contains("→"))
        if (auto drawn = game_graph::drawn_of(bytes))
            return game_graph::Record(game_graph::Game(game_graph::Token(std::move(*drawn))));
    return record;
}

bool hasGameComments(const QByteArray& content) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
    for (qsizetype at = content.indexOf('#'); at >= 0; at = content.indexOf('#', at + 1)) {
        qsizetype start = at;
        while (start > 0 && is_blank(content[start - 1]))
            --start;
        if (start == 0 || content[start - 1] == '\n')
            return true;
    }
    return false;
}

PreparedFile preparedGame(const QByteArray& content) {
    constexpr qsizetype most = 64'000'000; // bytes: some seconds
    auto state =
        content.size() > most
            ? Result<GameGraphState>(failure(
                  "the file is too large (the limit is 64 MB); loggia-cli solves larger graphs"))
            : game_graph::record_of({content.constData(), static_cast<std::size_t>(content.size())})
                  .map([](const game_graph::Record& record) { return stateOfRecord(record); });
    return std::make_shared<const Result<GameGraphState>>(std::move(state));
}

const Result<GameGraphState>& gameOf(const PreparedFile& prepared) {
    return *static_cast<const Result<GameGraphState>*>(prepared.get());
}

} // namespace loggia::ui
