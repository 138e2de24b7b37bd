#pragma once

#include "core/base/error.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/work/job.hpp"

#include <QObject>
#include <QString>

namespace loggia::ui {

/// Pastes texts as games: a short one at once, a long one on another thread. Changes of the
/// document end the reading.
class GamePaste : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive it.
    explicit GamePaste(GameGraphDocument* document, QObject* parent = nullptr);

    /// Fails with what is wrong with a short text.
    Result<void> paste(const QString& text);
    [[nodiscard]] bool isRunning() const { return reading_.isRunning(); }
    void stop() { reading_.abandon(); }

Q_SIGNALS:
    void runningChanged();
    /// What became of a long text.
    void pasted();
    void failed(const QString& why);

private:
    void pasteLater(const QByteArray& content);

    GameGraphDocument* document_;
    Job<Result<GameGraphState>> reading_;
};

} // namespace loggia::ui
