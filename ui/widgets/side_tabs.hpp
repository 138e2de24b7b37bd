#pragma once

#include <QTabWidget>

class QStackedWidget;

namespace loggia::ui {

/// Shows or hides a tab. The arrow keys go to hidden tabs of a QTabBar, and not to disabled ones.
void showTab(QTabWidget& tabs, int index, bool shown);

/// Shows the panel, which gets the keyboard from the one before it: its part `first` the first
/// time, or else where it was last.
void showPanel(QStackedWidget& stack, QWidget& panel, QWidget* first = nullptr);

/// Tabs whose panels hand the keyboard over to each other.
class PanelTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit PanelTabs(QWidget* parent = nullptr);
};

/// The panels at the side of a page. Where their titles do not fit side by side they move closer to
/// each other before any of them is cut.
class SideTabs final : public PanelTabs {
    Q_OBJECT

public:
    explicit SideTabs(QWidget* parent = nullptr);
    ~SideTabs() override;
    SideTabs(const SideTabs&) = delete;
    SideTabs& operator=(const SideTabs&) = delete;

    /// Adds a panel, which scrolls if there is not enough room for it; `tip` is the tip of its tab.
    /// Returns the scroll area.
    QWidget* addPanel(QWidget* panel, const QString& title, const QString& tip = {});
    [[nodiscard]] bool isNarrow() const;
    /// A tab was clicked, and since then the keyboard has not gone anywhere else: help is wanted on
    /// that panel, wherever the keyboard is.
    [[nodiscard]] bool wasClickedLast() const { return clicked_last_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool wantsNarrow() const;
    void fit();

    bool clicked_last_ = false;
};

} // namespace loggia::ui
