#pragma once

#include "core/peg/search/table.hpp"
#include "ui/work/job.hpp"

#include <QObject>
#include <QString>

#include <memory>

namespace loggia::ui {

class PegDocument;

/// The table of all positions of the document's puzzle: found where it is kept from run to run, or
/// made and put there when a person asks for it. It follows the puzzle, not the jumps.
class PegTableRun final : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit PegTableRun(PegDocument* document, QObject* parent = nullptr);

    /// Null where there is none, or none yet.
    [[nodiscard]] std::shared_ptr<const peg::Table> table() const;
    /// Whether one is missing and nobody makes it yet.
    [[nodiscard]] bool canMake() const;
    /// Where it would save time: smaller boards are searched in a moment.
    [[nodiscard]] bool isWorthMaking() const;
    void make();
    [[nodiscard]] JobBase* making() { return &making_; }
    [[nodiscard]] bool isMaking() const { return making_.isRunning(); }

Q_SIGNALS:
    /// table() or isMaking().
    void changed();
    void progressed(double fraction, const QString& text);
    /// A sentence: what there is now and where it is kept, or why there is none. Not when stopped.
    void said(const QString& sentence);

private:
    struct Made {
        std::shared_ptr<const peg::Table> table;
        QString sentence;
    };

    static Made madeOf(const peg::Puzzle& puzzle, const Control& control);
    void follow();
    void take(std::shared_ptr<const peg::Table> table);

    PegDocument* document_;
    peg::Puzzle puzzle_;
    Revisions puzzles_; ///< puzzle_: what a table is of.
    About<std::shared_ptr<const peg::Table>> table_;
    // Last, so that they end before what they call is gone.
    Job<std::shared_ptr<const peg::Table>> loading_;
    Job<Made> making_;
};

} // namespace loggia::ui
