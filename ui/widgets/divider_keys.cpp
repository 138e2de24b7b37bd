#include "ui/widgets/divider_keys.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QSplitter>

#include <algorithm>
#include <limits>

namespace loggia::ui {

namespace {

constexpr int divider_step = 16; ///< Pixels.
constexpr int large_divider_step = 4 * divider_step;
constexpr int all_the_way = std::numeric_limits<int>::max();

/// Towards the end by so many pixels; 0 where the key does not move such a divider.
int byOf(const QKeyEvent& event, Qt::Orientation orientation) {
    const bool is_upright = orientation == Qt::Horizontal;
    const int pixels =
        event.modifiers().testFlag(Qt::ControlModifier) ? large_divider_step : divider_step;
    switch (event.key()) {
    case Qt::Key_Left:
        return is_upright ? -pixels : 0;
    case Qt::Key_Right:
        return is_upright ? pixels : 0;
    case Qt::Key_Up:
        return is_upright ? 0 : -pixels;
    case Qt::Key_Down:
        return is_upright ? 0 : pixels;
    case Qt::Key_Home:
        return -all_the_way;
    case Qt::Key_End:
        return all_the_way;
    default:
        return 0;
    }
}

void moveDivider(const QSplitterHandle& handle, int by) {
    QSplitter& splitter = *handle.splitter();
    int after = 1;
    while (after < splitter.count() && splitter.handle(after) != &handle)
        ++after;
    int before = after - 1;
    while (before > 0 && splitter.widget(before)->isHidden())
        --before;
    if (after == splitter.count())
        return;
    QList<int> sizes = splitter.sizes();
    // The least size of a part is its minimum: only 0 would fold it up.
    by = std::clamp(by, std::min(1 - sizes[before], 0), std::max(sizes[after] - 1, 0));
    sizes[before] += by;
    sizes[after] -= by;
    splitter.setSizes(sizes);
    Q_EMIT splitter.splitterMoved(
        splitter.orientation() == Qt::Horizontal ? handle.x() : handle.y(), after);
}

/// Once the keyboard has been at a divider: shows that it is there, and takes the keys.
class DividerKeys final : public QObject {
public:
    explicit DividerKeys(QSplitterHandle& handle)
        : QObject(&handle), handle_(handle), mark_(new QWidget(&handle)) {
        mark_->setAttribute(Qt::WA_TransparentForMouseEvents);
        mark_->setBackgroundRole(QPalette::Highlight);
        mark_->setAutoFillBackground(true);
        mark_->hide();
        handle.setAccessibleName(QCoreApplication::translate("DividerKeys", "Divider"));
        handle.setAccessibleDescription(QCoreApplication::translate(
            "DividerKeys", "The arrow keys move the divider; Enter goes back."));
        handle.installEventFilter(this);
    }

    /// Null where the keyboard has never been at the divider.
    [[nodiscard]] static DividerKeys* of(const QWidget& divider) {
        for (QObject* child : divider.children())
            if (auto* keys = dynamic_cast<DividerKeys*>(child))
                return keys;
        return nullptr;
    }

    [[nodiscard]] QWidget* cameFrom() const { return came_from_; }

    void takeKeyboard(QWidget* came_from) {
        came_from_ = came_from;
        setMarked(true);
        handle_.setFocus(Qt::OtherFocusReason);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Resize:
            mark_->setGeometry(handle_.rect());
            break;
        case QEvent::FocusIn:
            setMarked(true);
            break;
        case QEvent::FocusOut:
            setMarked(false);
            break;
        case QEvent::ShortcutOverride:
            // Pages have such keys as shortcuts, too.
            if (isMine(*static_cast<QKeyEvent*>(event)))
                event->accept();
            break;
        case QEvent::KeyPress:
            if (isMine(*static_cast<QKeyEvent*>(event))) {
                press(*static_cast<QKeyEvent*>(event));
                return true;
            }
            break;
        default:
            break;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    static bool isBack(const QKeyEvent& event) {
        return event.key() == Qt::Key_Escape || event.key() == Qt::Key_Return ||
               event.key() == Qt::Key_Enter;
    }

    [[nodiscard]] bool isMine(const QKeyEvent& event) const {
        const auto others = Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier;
        return !event.modifiers().testAnyFlags(others) &&
               (isBack(event) || byOf(event, handle_.orientation()) != 0);
    }

    void setMarked(bool marked) {
        mark_->setGeometry(handle_.rect());
        mark_->setVisible(marked);
        // Tab stops here only while the keyboard is here, and goes on from here.
        handle_.setFocusPolicy(marked ? Qt::TabFocus : Qt::NoFocus);
    }

    void press(const QKeyEvent& event) {
        if (!isBack(event))
            return moveDivider(handle_, byOf(event, handle_.orientation()));
        QWidget* back = came_from_;
        if (back == nullptr || !back->isVisible() || !back->isEnabled())
            back = nextStop();
        back->setFocus(Qt::OtherFocusReason);
    }

    /// As Tab would go on.
    [[nodiscard]] QWidget* nextStop() const {
        QWidget* next = handle_.nextInFocusChain();
        while (next != &handle_ && (!next->isVisible() || !next->isEnabled() ||
                                    (next->focusPolicy() & Qt::TabFocus) == 0))
            next = next->nextInFocusChain();
        return next;
    }

    QSplitterHandle& handle_;
    QWidget* mark_;
    QPointer<QWidget> came_from_;
};

/// The next after the divider that has the keyboard, or else the nearest around what has it, or
/// else the first.
QSplitterHandle* nextDivider(const QList<QSplitterHandle*>& shown, QWidget* focus) {
    for (qsizetype i = 0; i < shown.size(); ++i)
        if (shown[i] == focus)
            return shown[(i + 1) % shown.size()];
    for (QWidget* around = focus; around != nullptr; around = around->parentWidget())
        for (QSplitterHandle* handle : shown)
            if (handle->splitter() == around)
                return handle;
    return shown.front();
}

} // namespace

bool focusDivider(const QWidget& window) {
    QList<QSplitterHandle*> shown;
    for (QSplitterHandle* handle : window.findChildren<QSplitterHandle*>())
        if (handle->isVisible() && handle->window() == &window)
            shown << handle;
    if (shown.isEmpty())
        return false;
    QWidget* const focus = QApplication::focusWidget();
    QSplitterHandle* const next = nextDivider(shown, focus);
    if (next == focus)
        return true;
    // From divider to divider, back is still where the keyboard was before the first one.
    const DividerKeys* const last = focus != nullptr ? DividerKeys::of(*focus) : nullptr;
    QWidget* const came_from = last != nullptr ? last->cameFrom() : focus;
    DividerKeys* keys = DividerKeys::of(*next);
    if (keys == nullptr)
        keys = new DividerKeys(*next);
    keys->takeKeyboard(came_from);
    return true;
}

} // namespace loggia::ui
