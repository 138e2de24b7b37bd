#pragma once

#include "ui/game_graph/graph/game_study.hpp"
#include "ui/work/job.hpp"

#include <QObject>

#include <memory>

namespace loggia::ui {

class GameGraphDocument;

/// Studies the game of a document off the window's thread, anew at every change of the game and of
/// what is merged. What was known before stays until the new study is there.
class StudyRunner : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit StudyRunner(GameGraphDocument* document, QObject* parent = nullptr);

    /// How much is merged; a game with fewer levels takes its coarsest.
    [[nodiscard]] int level() const { return level_; }
    void setLevel(int level);

    /// Nothing before the first has ended.
    [[nodiscard]] std::shared_ptr<const GameStudy> study() const { return study_; }
    /// The study is of the game of the document, from where its moves begin.
    [[nodiscard]] bool isCurrent() const;
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void stop() { job_.stop(); }
    /// Again, after it was stopped.
    void retry();

Q_SIGNALS:
    void changed();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    void follow();
    void begin();

    GameGraphDocument* document_;
    int level_ = 0;
    std::shared_ptr<const game_graph::Game> game_; ///< Studied, or being studied.
    game_graph::State from_ = 0;
    int studied_level_ = 0;
    std::shared_ptr<const GameStudy> study_;
    std::shared_ptr<const game_graph::Game> study_game_; ///< What study_ is of.
    game_graph::State study_from_ = 0;
    // Last, so that it ends before what it calls is gone.
    Job<std::shared_ptr<const GameStudy>> job_;
};

} // namespace loggia::ui
