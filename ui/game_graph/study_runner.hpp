#pragma once

#include "ui/game_graph/graph/game_study.hpp"
#include "ui/work/job.hpp"

#include <QObject>

#include <memory>
#include <optional>

namespace loggia::ui {

class GameGraphDocument;

/// Studies the game of a document off the window's thread, anew at every change of the game, of
/// where its moves begin, and of what is merged. What was known before is gone at once.
class StudyRunner : public QObject {
    Q_OBJECT

public:
    /// In milliseconds: what took longer is kept for when undo brings its game back.
    static constexpr qint64 usual_long_run = 1000;

    /// `document` has to outlive this.
    explicit StudyRunner(GameGraphDocument* document, QObject* parent = nullptr,
                         qint64 long_run = usual_long_run);

    /// How much is merged; a game with fewer levels takes its coarsest.
    [[nodiscard]] int level() const { return level_; }
    void setLevel(int level);

    /// Of the game of the document as it is now; null until that is studied.
    [[nodiscard]] std::shared_ptr<const GameStudy> study() const {
        const auto* study = study_.get();
        return study != nullptr ? *study : nullptr;
    }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }
    /// Again, after it was stopped.
    void retry();

Q_SIGNALS:
    /// Another study is there, or none any more.
    void changed();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    struct Known {
        game_graph::State from;
        std::shared_ptr<const GameStudy> study;
    };

    void follow();
    void begin();
    /// The study that is kept, where it is about what is studied now.
    [[nodiscard]] std::shared_ptr<const GameStudy> known() const;

    GameGraphDocument* document_;
    int level_ = 0;
    std::shared_ptr<const game_graph::Game> game_; ///< Studied, or being studied.
    game_graph::State from_ = 0;
    int studied_level_ = 0;
    Revisions subject_; ///< Game, start and level: what a study is about.
    About<std::shared_ptr<const GameStudy>> study_;
    std::optional<Known> long_; ///< The last that took long.
    qint64 long_run_;
    // Last, so that it ends before what it calls is gone.
    Job<std::shared_ptr<const GameStudy>> job_;
};

} // namespace loggia::ui
