#include "ui/widgets/side_tabs.hpp"

#include "ui/theme/style.hpp"
#include "ui/widgets/focus_areas.hpp"
#include "ui/widgets/panel_area.hpp"

#include <QApplication>
#include <QEvent>
#include <QStackedWidget>
#include <QStyleOptionTab>
#include <QTabBar>
#include <QTimer>

namespace loggia::ui {

void showTab(QTabWidget& tabs, int index, bool shown) {
    tabs.tabBar()->setTabEnabled(index, shown);
    tabs.setTabVisible(index, shown);
}

void showPanel(QStackedWidget& stack, QWidget& panel, QWidget* first) {
    if (QWidget* before = stack.currentWidget())
        handKeyboardOver(*before, panel, first);
    stack.setCurrentWidget(&panel);
}

PanelTabs::PanelTabs(QWidget* parent) : QTabWidget(parent) {
    auto* bar = new QTabBar(this);
    bar->setDrawBase(false); // as Qt has it
    // Connected before the tabs have the bar, which then hide the panel.
    connect(bar, &QTabBar::currentChanged, this, [this](int index) {
        if (QWidget* next = widget(index); next && currentWidget())
            handKeyboardOver(*currentWidget(), *next);
    });
    setTabBar(bar);
}

SideTabs::SideTabs(QWidget* parent) : PanelTabs(parent) {
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    tabBar()->setAccessibleName(tr("Information"));
    tabBar()->installEventFilter(this);
    connect(tabBar(), &QTabBar::tabBarClicked, this, [this] { clicked_last_ = true; });
    connect(qApp, &QApplication::focusChanged, this, [this] { clicked_last_ = false; });
}

/// The keyboard leaves what is in it later on.
SideTabs::~SideTabs() {
    disconnect(qApp, nullptr, this, nullptr);
}

QWidget* SideTabs::addPanel(QWidget* panel, const QString& title, const QString& tip) {
    auto* area = new PanelArea(panel);
    setTabToolTip(addTab(area, title), tip);
    return area;
}

bool SideTabs::isNarrow() const {
    return tabBar()->property(narrow_tabs_property).toBool();
}

bool SideTabs::eventFilter(QObject* watched, QEvent* event) {
    // Tabs come, go and are renamed without a word, but not without being painted.
    if (watched == tabBar() && event->type() == QEvent::Paint && wantsNarrow() != isNarrow())
        QTimer::singleShot(0, this, &SideTabs::fit);
    return PanelTabs::eventFilter(watched, event);
}

void SideTabs::resizeEvent(QResizeEvent* event) {
    PanelTabs::resizeEvent(event);
    fit();
}

bool SideTabs::wantsNarrow() const {
    const QStyleOptionTab option;
    const int space = style()->pixelMetric(QStyle::PM_TabBarTabHSpace, &option);
    int wanted = 0;
    for (int i = 0; i < count(); ++i)
        if (isTabVisible(i))
            wanted +=
                tabBar()->fontMetrics().size(Qt::TextShowMnemonic, tabText(i)).width() + space;
    return wanted > width();
}

void SideTabs::fit() {
    const bool narrow = wantsNarrow();
    if (narrow == isNarrow())
        return;
    tabBar()->setProperty(narrow_tabs_property, narrow);
    QEvent changed(QEvent::StyleChange); // so that it asks for the sizes again
    QCoreApplication::sendEvent(tabBar(), &changed);
}

} // namespace loggia::ui
