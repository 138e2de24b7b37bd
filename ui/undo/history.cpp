#include "ui/undo/history.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace loggia::ui {

class History::ChangeNotifier {
public:
    explicit ChangeNotifier(History& history)
        : history_(history), index_(history.index_), document_(history.document()),
          clean_(history.isClean()) {}
    ChangeNotifier(const ChangeNotifier&) = delete;
    ChangeNotifier& operator=(const ChangeNotifier&) = delete;
    ~ChangeNotifier() {
        if (history_.document() != document_)
            Q_EMIT history_.documentChanged(history_.document());
        if (stepped_ || history_.index_ != index_)
            Q_EMIT history_.indexChanged(history_.index_);
        if (history_.isClean() != clean_)
            Q_EMIT history_.cleanChanged(!clean_);
        Q_EMIT history_.changed();
    }
    /// A step was made, even if the index is as it was.
    void setStepped() { stepped_ = true; }

private:
    History& history_;
    int index_;
    int document_;
    bool clean_;
    bool stepped_ = false;
};

History::History(QObject* parent) : QObject(parent) {}

History::~History() = default;

void History::edit(std::unique_ptr<UndoStep> step) {
    add(std::move(step), false);
}

void History::replace(std::unique_ptr<UndoStep> step) {
    add(std::move(step), true);
}

void History::add(std::unique_ptr<UndoStep> step, bool replaces) {
    Q_ASSERT(!moving_);
    ChangeNotifier notifier(*this);
    notifier.setStepped();
    QByteArray replaced = replaces && snapshot_ ? snapshot_() : QByteArray();
    moving_ = true;
    step->redo();
    moving_ = false;
    steps_.resize(at(index_));
    moments_.resize(at(index_) + 1);
    // A later edit does not change what was saved: undo returns to it.
    const Moment last = moments_.back();
    const bool is_beside = !replaces && !step->changesDocument();
    const bool is_open = is_beside || ((!last.clean || last.fresh) && last.mark == 0);
    if (!replaces && !steps_.empty() && is_open && step->id() != -1 &&
        steps_.back().step->id() == step->id() && steps_.back().step->mergeWith(step.get()))
        return;
    const int document = replaces ? documents_++ : this->document();
    steps_.push_back({std::move(step), std::move(replaced)});
    moments_.push_back(is_beside ? Moment{document, last.clean, last.fresh}
                                 : Moment{document, replaces, replaces});
    ++index_;
    forgetOldest();
}

int History::addEarlier(const Other& earlier, std::unique_ptr<UndoStep> step) {
    const ChangeNotifier notifier(*this);
    step->setText(earlier.text);
    steps_.insert(steps_.begin(), {std::move(step), earlier.snapshot, {}, true});
    moments_.insert(moments_.begin(), {documents_, earlier.clean, false});
    ++index_;
    return documents_++;
}

int History::addLater(const Other& later, std::unique_ptr<UndoStep> step) {
    const ChangeNotifier notifier(*this);
    step->setText(later.text);
    steps_.push_back({std::move(step), {}, later.snapshot});
    moments_.push_back({documents_, later.clean, false});
    return documents_++;
}

/// Makes a step that replaced a document hold that document's snapshot alone; false if that is not
/// enough to bring the document back.
bool History::keepsSnapshot(std::size_t step) {
    Made& made = steps_[step];
    if (made.is_exchange)
        return true;
    auto exchange = exchange_ && !made.replaced.isEmpty() ? exchange_(made.replaced) : nullptr;
    if (!exchange)
        return false;
    exchange->setText(made.step->text());
    made.step = std::move(exchange);
    made.is_exchange = true;
    return true;
}

/// Steps that are made, with the moments before them.
void History::forgetSteps(std::size_t first, std::size_t count) {
    const auto from = static_cast<std::ptrdiff_t>(first);
    const auto to = static_cast<std::ptrdiff_t>(first + count);
    steps_.erase(steps_.begin() + from, steps_.begin() + to);
    moments_.erase(moments_.begin() + from, moments_.begin() + to);
    index_ -= static_cast<int>(count);
}

/// Whether the steps may go on holding what is saved nowhere, though they hold more than they
/// should.
bool History::mayHoldUnsaved() const {
    constexpr std::size_t times = 8;
    return bytes() / times <= limit_;
}

void History::forgetOldest() {
    // The newest is always kept; even if it is large, it does not displace the others.
    const auto holds_too_much = [this] {
        return index_ > 0 && bytes() - steps_[at(index_ - 1)].bytes() > limit_;
    };
    // Of documents that were left, the oldest first, no more is kept than brings them back.
    std::size_t kept = 0;
    while (holds_too_much()) {
        std::size_t last = kept;
        while (last + 1 < at(index_) && !replaces(last))
            ++last;
        if (last + 1 >= at(index_))
            break;
        if (keepsSnapshot(last)) {
            forgetSteps(kept, last - kept);
            ++kept;
        } else if (!moments_[last].clean && mayHoldUnsaved()) {
            forgetSteps(kept, last - kept); // of its edits, but not of what comes after it
            return;
        } else {
            forgetSteps(kept, last + 1 - kept);
        }
    }
    // The oldest edits of the one that is shown, then the documents.
    std::size_t forgotten = 0;
    std::size_t held = bytes() - (index_ > 0 ? steps_[at(index_ - 1)].bytes() : 0);
    while (held > limit_ && kept + forgotten + 1 < at(index_))
        held -= steps_[kept + forgotten++].bytes();
    forgetSteps(kept, forgotten);
    for (forgotten = 0; held > limit_ && forgotten + 1 < at(index_);) {
        if (replaces(forgotten) && !moments_[forgotten].clean && mayHoldUnsaved())
            break;
        held -= steps_[forgotten++].bytes();
    }
    forgetSteps(0, forgotten);
}

void History::undo() {
    setIndex(index_ - 1);
}

void History::redo() {
    setIndex(index_ + 1);
}

void History::setIndex(int index) {
    // Performing a step must not start another one.
    if (moving_)
        return;
    const ChangeNotifier notifier(*this);
    moving_ = true;
    while (index_ > std::max(index, 0)) {
        Made& made = steps_[at(index_ - 1)];
        if (replaces(at(index_ - 1)) && snapshot_)
            made.undone = snapshot_();
        --index_;
        made.step->undo();
    }
    while (index_ < std::min(index, count())) {
        Made& made = steps_[at(index_)];
        // One that comes from an earlier start has none.
        if (replaces(at(index_)) && made.replaced.isEmpty() && snapshot_)
            made.replaced = snapshot_();
        made.undone.clear();
        ++index_;
        made.step->redo();
    }
    moving_ = false;
}

void History::clear() {
    const ChangeNotifier notifier(*this);
    const Moment shown = moments_[at(index_)];
    steps_.clear();
    moments_.assign(1, shown);
    index_ = 0;
}

QString History::undoText() const {
    return canUndo() ? steps_[at(index_ - 1)].step->actionText() : QString();
}

QString History::redoText() const {
    return canRedo() ? steps_[at(index_)].step->actionText() : QString();
}

std::size_t History::bytes() const {
    return std::accumulate(steps_.begin(), steps_.end(), std::size_t{0},
                           [](std::size_t sum, const Made& made) { return sum + made.bytes(); });
}

void History::setLimit(std::size_t bytes) {
    const ChangeNotifier notifier(*this);
    limit_ = bytes;
    forgetOldest();
}

std::vector<History::Other> History::earlier() const {
    std::vector<Other> earlier;
    for (std::size_t i = 0; i < at(index_); ++i)
        if (replaces(i))
            earlier.push_back({moments_[i].document, steps_[i].replaced, moments_[i].clean,
                               steps_[i].step->text()});
    return earlier;
}

std::vector<History::Other> History::later() const {
    std::vector<Other> later;
    for (std::size_t i = at(index_); i < steps_.size(); ++i)
        if (replaces(i))
            later.push_back({moments_[i + 1].document, steps_[i].undone, moments_[i + 1].clean,
                             steps_[i].step->text()});
    return later;
}

/// No state of the document counts as saved.
void History::forgetSaved(int document) {
    for (Moment& moment : moments_)
        if (moment.document == document)
            moment.clean = false;
}

/// The document is saved as it is in this moment, and in those around it in which it is the same.
void History::setSaved(std::size_t moment) {
    forgetSaved(moments_[moment].document);
    std::size_t first = moment;
    while (first > 0 && isBeside(first - 1))
        --first;
    std::size_t last = moment;
    while (last < steps_.size() && isBeside(last))
        ++last;
    for (std::size_t i = first; i <= last; ++i) {
        moments_[i].clean = true;
        moments_[i].fresh = false;
    }
}

void History::setClean() {
    const ChangeNotifier notifier(*this);
    setSaved(at(index_));
}

int History::mark() {
    moments_[at(index_)].mark = ++marks_;
    return marks_;
}

void History::setClean(int mark) {
    const ChangeNotifier notifier(*this);
    for (std::size_t i = 0; i < moments_.size(); ++i)
        if (moments_[i].mark == mark) {
            setSaved(i);
            return;
        }
}

void History::resetClean() {
    const ChangeNotifier notifier(*this);
    forgetSaved(document());
}

} // namespace loggia::ui
