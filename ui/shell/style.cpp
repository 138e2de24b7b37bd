#include "ui/shell/style.hpp"

#include <QPainter>
#include <QStyleOption>

namespace loggia::ui {

namespace {

constexpr int animation_milliseconds = 160;

} // namespace

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option,
                       const QWidget* widget) const {
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return 12;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_ToolBarIconSize:
        return 20;
    case PM_ToolBarItemSpacing:
        return 4;
    case PM_ToolBarItemMargin:
        return 5;
    case PM_TabBarTabHSpace:
        return 28;
    case PM_TabBarTabVSpace:
        return 14;
    case PM_MenuVMargin:
        return 4;
    case PM_TabBarBaseOverlap:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* data) const {
    switch (hint) {
    case SH_Widget_Animation_Duration:
        return reduced_motion_ ? 0 : animation_milliseconds;
    case SH_EtchDisabledText:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    if (element == CE_ToolBar || element == CE_MenuBarEmptyArea) {
        painter->fillRect(option->rect, option->palette.window());
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    // The status bar's items come without frames of their own.
    if (element == PE_FrameStatusBarItem || element == PE_PanelStatusBar)
        return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace loggia::ui
