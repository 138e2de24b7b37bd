#include "ui/widgets/graph/graph_accessible.hpp"

#include "ui/widgets/graph/graph_view.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QRegularExpression>

#include <vector>

namespace loggia::ui {

namespace {

/// As they are read: without punctuation, which may differ.
QString spoken(QString text) {
    static const QRegularExpression punctuation(QStringLiteral("[\\s:,.;()]+"));
    return QLatin1Char(' ') + text.replace(punctuation, QStringLiteral(" ")).trimmed() +
           QLatin1Char(' ');
}

/// One node. Lives as long as its graph and answers for whatever node has that number now.
class NodeAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    NodeAccessible(GraphView* view, QAccessibleInterface* graph, int node)
        : view_(view), graph_(graph), node_(node) {}

    [[nodiscard]] int node() const { return node_; }

    [[nodiscard]] bool isValid() const override { return node_ < view_->scene().size(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override { return graph_; }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Description))
            return {};
        const GraphNode& shown = view_->scene().nodes[static_cast<std::size_t>(node_)];
        if (kind == QAccessible::Description)
            return spoken(text(QAccessible::Name)).contains(spoken(shown.tooltip)) ? QString()
                                                                                   : shown.tooltip;
        if (!shown.name.isEmpty())
            return shown.name;
        return shown.badge.isEmpty() ? shown.label
                                     : QStringLiteral("%1: %2").arg(shown.label, shown.badge);
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QRect rect() const override {
        if (!isShown())
            return {};
        const QRect local = view_->rectOf(node_).toAlignedRect();
        return {view_->mapToGlobal(local.topLeft()), local.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = isShown();
        state.selectable = isShown();
        state.readOnly = true;
        state.selected = view_->selected() == node_;
        state.focused = state.selected && view_->hasFocus();
        state.invisible = !isShown() || !view_->isVisible();
        state.offscreen = isShown() && !view_->rectOf(node_).intersects(view_->rect());
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override {
        return {pressAction(), setFocusAction()};
    }
    void doAction(const QString& name) override {
        if (!isShown())
            return;
        view_->setFocus();
        view_->select(node_);
        if (name == pressAction())
            Q_EMIT view_->nodeClicked(node_);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override {
        return {};
    }

private:
    [[nodiscard]] bool isShown() const { return isValid() && view_->scene().shows(node_); }

    GraphView* view_;
    QAccessibleInterface* graph_;
    int node_;
};

class GraphAccessible final : public QAccessibleWidget {
public:
    explicit GraphAccessible(GraphView* view)
        : QAccessibleWidget(view, QAccessible::List), view_(view) {}
    GraphAccessible(const GraphAccessible&) = delete;
    GraphAccessible& operator=(const GraphAccessible&) = delete;
    ~GraphAccessible() override {
        for (const QAccessible::Id id : node_ids_)
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override { return view_->scene().size(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto at = static_cast<std::size_t>(index);
        if (node_ids_.size() <= at)
            node_ids_.resize(at + 1, 0);
        if (node_ids_[at] == 0)
            node_ids_[at] = QAccessible::registerAccessibleInterface(
                new NodeAccessible(view_, const_cast<GraphAccessible*>(this), index));
        return QAccessible::accessibleInterface(node_ids_[at]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        return child != nullptr && child->role() == QAccessible::ListItem
                   ? static_cast<const NodeAccessible*>(child)->node()
                   : -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        return child(view_->nodeAt(view_->mapFromGlobal(QPoint(x, y))));
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return view_->hasFocus() ? child(view_->selected()) : nullptr;
    }

private:
    GraphView* view_;
    mutable std::vector<QAccessible::Id> node_ids_;
};

/// Asked for each class of an object's, the nearest first: what is asked for by this name has no
/// interface of its own.
QAccessibleInterface* graph_interface(const QString& name, QObject* object) {
    if (name != QLatin1String(GraphView::staticMetaObject.className()))
        return nullptr;
    auto* view = qobject_cast<GraphView*>(object);
    return view != nullptr ? new GraphAccessible(view) : nullptr;
}

} // namespace

void installGraphAccessibility() {
    QAccessible::installFactory(&graph_interface);
}

} // namespace loggia::ui
