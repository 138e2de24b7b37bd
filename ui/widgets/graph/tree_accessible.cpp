#include "ui/widgets/graph/tree_accessible.hpp"

#include "ui/language/number_words.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>

#include <vector>

namespace loggia::ui {

namespace {

class TreeAccessible;

QString hiddenWords(std::uint64_t hidden) {
    return hidden == uncounted ? TreeView::tr(", more hidden than can be counted")
                               : TreeView::tr(", %1 hidden").arg(numberText(hidden));
}

/// One row. Lives as long as its tree and answers for whatever node is in that row now.
class ItemAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ItemAccessible(TreeView* view, QAccessibleInterface* tree, int row)
        : view_(view), tree_(tree), row_(row) {}

    [[nodiscard]] int row() const { return row_; }

    [[nodiscard]] bool isValid() const override {
        return static_cast<std::size_t>(row_) < view_->shown().size();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override { return tree_; }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (!isValid())
            return {};
        const TreeNode& shown = view_->tree().at(node());
        if (kind == QAccessible::Name) {
            if (!shown.name.isEmpty())
                return shown.name;
            return shown.badge.isEmpty() ? shown.label
                                         : QStringLiteral("%1: %2").arg(shown.label, shown.badge);
        }
        if (kind == QAccessible::Description) {
            QString words = TreeView::tr("level %1").arg(view_->levelOf(node()) + 1);
            if (view_->isFolded(node()))
                words += hiddenWords(view_->scene().foldedUnder(node()));
            if (!shown.tooltip.isEmpty())
                words += QStringLiteral(", ") + shown.tooltip;
            return words;
        }
        return {};
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QRect rect() const override {
        if (!isValid())
            return {};
        const QRect local = view_->rectOf(node()).toAlignedRect();
        return {view_->mapToGlobal(local.topLeft()), local.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::TreeItem; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.readOnly = true;
        state.selected = view_->selected() == node();
        state.focused = state.selected && view_->hasFocus();
        state.invisible = !view_->isVisible();
        state.offscreen = !view_->rectOf(node()).intersects(view_->rect());
        if (hasChildren()) {
            state.expandable = true;
            state.expanded = !view_->isFolded(node());
            state.collapsed = view_->isFolded(node());
        }
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override {
        QStringList names{pressAction(), setFocusAction()};
        if (isValid() && hasChildren())
            names << toggleAction();
        return names;
    }
    void doAction(const QString& name) override {
        if (!isValid())
            return;
        const int of = node();
        if (name == toggleAction()) {
            view_->setFolded(of, !view_->isFolded(of));
            return;
        }
        view_->setFocus();
        view_->select(of);
        if (name == pressAction())
            Q_EMIT view_->nodeClicked(of);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override {
        return {};
    }

private:
    [[nodiscard]] int node() const { return view_->shown()[static_cast<std::size_t>(row_)]; }
    [[nodiscard]] bool hasChildren() const { return !view_->tree().at(node()).children.empty(); }

    TreeView* view_;
    QAccessibleInterface* tree_;
    int row_;
};

class TreeAccessible final : public QAccessibleWidget {
public:
    explicit TreeAccessible(TreeView* view)
        : QAccessibleWidget(view, QAccessible::Tree), view_(view) {}
    TreeAccessible(const TreeAccessible&) = delete;
    TreeAccessible& operator=(const TreeAccessible&) = delete;
    ~TreeAccessible() override {
        for (const QAccessible::Id id : ids_)
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override {
        return static_cast<int>(view_->shown().size());
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto at = static_cast<std::size_t>(index);
        if (ids_.size() <= at)
            ids_.resize(at + 1, 0);
        if (ids_[at] == 0)
            ids_[at] = QAccessible::registerAccessibleInterface(
                new ItemAccessible(view_, const_cast<TreeAccessible*>(this), index));
        return QAccessible::accessibleInterface(ids_[at]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        return child != nullptr && child->role() == QAccessible::TreeItem
                   ? static_cast<const ItemAccessible*>(child)->row()
                   : -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const int node = view_->nodeAt(view_->mapFromGlobal(QPoint(x, y)));
        return node >= 0 ? child(view_->rowOf(node)) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return view_->hasFocus() && view_->selected() >= 0 ? child(view_->rowOf(view_->selected()))
                                                           : nullptr;
    }

private:
    TreeView* view_;
    mutable std::vector<QAccessible::Id> ids_;
};

QAccessibleInterface* tree_interface(const QString& /*name*/, QObject* object) {
    auto* view = qobject_cast<TreeView*>(object);
    return view != nullptr ? new TreeAccessible(view) : nullptr;
}

} // namespace

void installTreeAccessibility() {
    QAccessible::installFactory(&tree_interface);
}

} // namespace loggia::ui
