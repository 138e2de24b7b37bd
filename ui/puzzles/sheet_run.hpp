#pragma once

#include "ui/puzzles/sheet_document.hpp"
#include "ui/puzzles/sheet_study.hpp"
#include "ui/work/job.hpp"
#include "ui/work/revision.hpp"

#include <QObject>

namespace loggia::ui {

/// Reads and solves the document off the window's thread whenever it changes, and gives it back
/// what was read. What is found for a state that the document has left is dropped.
class SheetRun final : public QObject {
    Q_OBJECT

public:
    explicit SheetRun(SheetDocument* document, QObject* parent = nullptr);

    /// Whether puzzles are solved after each change, and not only read; begins anew where they are
    /// to be.
    void setSolving(bool solving);
    /// Solves the document as it is now.
    void solve() { follow(true); }
    [[nodiscard]] bool isSolving() const { return solving_; }
    /// Reads the document on this thread where that is not done yet, so that its texts agree: for
    /// whoever saves one that was not edited.
    void readNow();
    /// Ends what is running; what is known so far stays.
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    /// Of the document's state; empty until the first is known of it.
    [[nodiscard]] const SheetStudy& study() const;
    /// The newest of the same puzzle that could be read, so that a slip of the pen does not empty
    /// the page. It is out of date unless it is study().
    [[nodiscard]] const SheetStudy& lastRead() const { return last_read_; }
    /// Whether lastRead() is of what the texts were before an edit.
    [[nodiscard]] bool isLastReadOld() const { return last_read_.sheet && !study().sheet; }

Q_SIGNALS:
    void changed();
    void solvingChanged(bool solving);
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    void follow(bool solve);
    [[nodiscard]] SheetOrder order() const;
    void take(const SheetStudy& study);

    SheetDocument* document_;
    bool solving_ = true;
    Revisions followed_; ///< of the document's state
    About<SheetStudy> study_;
    SheetStudy last_read_;
    int puzzle_ = 0; ///< SheetState::puzzle of the state that is followed
    // Last, so that it ends before what it calls is gone.
    Job<SheetStudy> job_;
};

} // namespace loggia::ui
