#pragma once

#include "ui/undo/undo_step.hpp"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace loggia::ui {

/// The steps that led to what a page shows, for undo and redo.
///
/// A step either edits the document or replaces it by another one. Each document has a number, so
/// that whoever keeps something about a document, such as its file, finds it again when undo brings
/// the document back. Unlike QUndoStack, a History knows for each of its documents which state was
/// saved. When the steps before the newest hold too much memory together, earlier documents are
/// kept by their snapshots alone, and the oldest steps are forgotten; documents that were never
/// saved only where that is many times too much.
class History final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t usual_limit = std::size_t{64} << 20;

    explicit History(QObject* parent = nullptr);
    ~History() override;

    /// Makes the step, and drops those that were undone. An edit may become part of the step
    /// before.
    void edit(std::unique_ptr<UndoStep> step);
    /// The same for a step after which the page shows another document, which counts as saved.
    void replace(std::unique_ptr<UndoStep> step);

    /// A document that undo or redo brings back.
    struct Other {
        int document;
        QByteArray snapshot; ///< As it was when it was left.
        bool clean;          ///< Whether it was saved then.
        QString text;        ///< Of the step that replaced it, or that it came by.
    };
    /// Those that undo brings back, the oldest first.
    [[nodiscard]] std::vector<Other> earlier() const;
    /// Those that redo brings back, the next first.
    [[nodiscard]] std::vector<Other> later() const;
    /// Makes the snapshot of a document that is about to be left for another one.
    void setSnapshot(std::function<QByteArray()> snapshot) { snapshot_ = std::move(snapshot); }
    /// Makes the step between the document of such a snapshot and the one that is shown, of which
    /// it needs nothing else; none where the snapshot does not hold the whole document.
    void setExchange(std::function<std::unique_ptr<UndoStep>(const QByteArray&)> exchange) {
        exchange_ = std::move(exchange);
    }
    /// Puts a step before all others, as if it had replaced `earlier` by what is the oldest
    /// document now. Returns the number of the earlier document; that of `earlier` does not matter.
    int addEarlier(const Other& earlier, std::unique_ptr<UndoStep> step);
    /// Puts a step behind all others, as if it had replaced the newest document by `later` and was
    /// undone. Returns that document's number likewise.
    int addLater(const Other& later, std::unique_ptr<UndoStep> step);

    [[nodiscard]] bool canUndo() const { return index_ > 0; }
    [[nodiscard]] bool canRedo() const { return index_ < count(); }
    void undo();
    void redo();
    /// Undoes or redoes until `index` steps are made.
    void setIndex(int index);
    void clear();

    [[nodiscard]] int index() const { return index_; }
    [[nodiscard]] int count() const { return static_cast<int>(steps_.size()); }
    /// Empty where there is nothing to undo or redo.
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    /// Of all steps, in bytes.
    [[nodiscard]] std::size_t bytes() const;
    /// Of all steps but the newest, which is kept however much it holds.
    void setLimit(std::size_t bytes);

    /// The number of the document that is shown.
    [[nodiscard]] int document() const { return moments_[at(index_)].document; }
    /// Whether the document is as it was when it was saved, or as it came.
    [[nodiscard]] bool isClean() const { return isClean(index_); }
    /// The document is saved.
    void setClean();
    /// Marks what is shown, for a document that is being saved while a person goes on: setClean()
    /// with the mark says that it is saved as it was then. Nothing where that moment is forgotten.
    [[nodiscard]] int mark();
    void setClean(int mark);
    /// No state of the document is saved.
    void resetClean();

Q_SIGNALS:
    /// A step was made, undone or redone.
    void indexChanged(int index);
    void cleanChanged(bool clean);
    /// Another document is shown.
    void documentChanged(int document);
    /// What can be undone or redone, or its text, may have changed.
    void changed();

private:
    struct Made {
        std::unique_ptr<UndoStep> step;
        QByteArray replaced;      ///< The snapshot of the document that the step replaced.
        QByteArray undone = {};   ///< Of the one that it brought, where it is undone.
        bool is_exchange = false; ///< It holds no more than that.

        [[nodiscard]] std::size_t bytes() const {
            return step->bytes() + static_cast<std::size_t>(replaced.size() + undone.size());
        }
    };
    /// What is shown after some number of steps.
    struct Moment {
        int document;
        bool clean;
        bool fresh;   ///< The document has just come, and was not saved here.
        int mark = 0; ///< The last that was given to it; 0 for none.
    };

    /// Tells what differs from when it was made, as soon as it dies.
    class ChangeNotifier;

    [[nodiscard]] static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    /// Whether that step replaces a document.
    [[nodiscard]] bool replaces(std::size_t step) const {
        return moments_[step].document != moments_[step + 1].document;
    }
    [[nodiscard]] bool isClean(int index) const { return moments_[at(index)].clean; }
    /// Whether the document is the same before that step and after it.
    [[nodiscard]] bool isBeside(std::size_t step) const {
        return !replaces(step) && !steps_[step].step->changesDocument();
    }
    void add(std::unique_ptr<UndoStep> step, bool replaces);
    void forgetOldest();
    [[nodiscard]] bool mayHoldUnsaved() const;
    [[nodiscard]] bool keepsSnapshot(std::size_t step);
    void forgetSteps(std::size_t first, std::size_t count);
    void forgetSaved(int document);
    void setSaved(std::size_t moment);

    std::vector<Made> steps_;
    std::vector<Moment> moments_{{0, true, true}}; ///< One more than there are steps.
    int index_ = 0;
    int documents_ = 1; ///< Numbers that have been given.
    int marks_ = 0;     ///< The same.
    std::size_t limit_ = usual_limit;
    std::function<QByteArray()> snapshot_;
    std::function<std::unique_ptr<UndoStep>(const QByteArray&)> exchange_;
    bool moving_ = false; ///< A step is being made, undone or redone.
};

} // namespace loggia::ui
