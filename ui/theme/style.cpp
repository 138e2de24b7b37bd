#include "ui/theme/style.hpp"

#include "ui/theme/style_painting.hpp"

#include <QAbstractAnimation>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QIcon>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int animation_milliseconds = 160;
constexpr int control_height = 30;
constexpr int field_padding = 4;
constexpr int scroll_bar_width = 14;
constexpr int shortest_handle = 32;
constexpr int menu_sign_width = 16;

/// A tool button that is a menu as a whole, with a sign behind its text that says so.
bool opens_menu(const QStyleOptionToolButton* button) {
    return button != nullptr && button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup) &&
           !button->text.isEmpty();
}

/// An icon as it looks on a chosen line. Fusion takes the active one for lines of menus and of
/// boxes that drop down, which is drawn for the colour of the window.
QIcon on_highlight(const QIcon& icon, int size, double device_pixel_ratio) {
    QIcon chosen;
    for (const QIcon::State state : {QIcon::Off, QIcon::On})
        chosen.addPixmap(icon.pixmap(QSize(size, size), device_pixel_ratio, QIcon::Selected, state),
                         QIcon::Active, state);
    return chosen;
}

/// Whether Fusion draws a button in the colour of the window below the icon, as in menus where the
/// line is checked.
bool has_plate(const QStyleOptionMenuItem& item, const QWidget* widget) {
    return item.checked && item.checkType != QStyleOptionMenuItem::NotCheckable &&
           qobject_cast<const QMenu*>(widget) != nullptr;
}

/// Whether Fusion lets the bar's stripes move. It ends that only when it paints some progress, and
/// the bar would be painted sixty times a second until then.
bool moves(const QStyleOptionProgressBar& bar) {
    return bar.styleObject && bar.styleObject->findChild<QAbstractAnimation*>();
}

/// A scroll bar without arrow buttons: the handle has the whole length to move in.
QRect scroll_bar_part(const QStyleOptionSlider& bar, QStyle::SubControl part) {
    const bool upright = bar.orientation == Qt::Vertical;
    const int length = upright ? bar.rect.height() : bar.rect.width();
    const qint64 range = static_cast<qint64>(bar.maximum) - bar.minimum;
    int handle = length;
    if (range > 0) {
        const auto share = static_cast<qint64>(length) * bar.pageStep / (range + bar.pageStep);
        handle = std::clamp(static_cast<int>(share), std::min(shortest_handle, length), length);
    }
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    const auto stretch = [&bar, upright](int from, int size) {
        const QRect rect =
            upright ? QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), size)
                    : QRect(bar.rect.left() + from, bar.rect.top(), size, bar.rect.height());
        return QStyle::visualRect(bar.direction, bar.rect, rect);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, handle);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + handle, length - start - handle);
    default:
        return {};
    }
}

/// An editor is a child of the view's viewport.
bool is_in_cell(const QWidget* widget) {
    const QWidget* const parent = widget != nullptr ? widget->parentWidget() : nullptr;
    return parent != nullptr && qobject_cast<const QAbstractItemView*>(parent->parentWidget());
}

} // namespace

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // Where a column is too narrow for its title, the title is cut where it ends, and says so.
    if (auto* header = qobject_cast<QHeaderView*>(widget))
        header->setTextElideMode(Qt::ElideRight);
    // A text to read does not look like one to write.
    if (const auto* text = qobject_cast<QPlainTextEdit*>(widget); text && text->isReadOnly())
        text->viewport()->setBackgroundRole(QPalette::Window);
}

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
    case PM_TabBarTabHSpace: {
        const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        if (widget != nullptr && widget->property(narrow_tabs_property).toBool())
            return 8;
        return tab && tab->icon.isNull() ? 22 : 30;
    }
    case PM_TabBarTabVSpace:
        return 18;
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
        return 0;
    case PM_ScrollBarExtent:
        return scroll_bar_width;
    case PM_ScrollBarSliderMin:
        return shortest_handle;
    case PM_MenuVMargin:
        return 5;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 17;
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

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_SpinBox:
        // The field inside has the padding of all fields, of which the box does not know.
        size += QSize(2 * field_padding, 0);
        size.setHeight(std::max(size.height(), control_height));
        break;
    case CT_PushButton:
        size += QSize(10, 0);
        [[fallthrough]];
    case CT_ComboBox:
        size.setHeight(std::max(size.height(), control_height));
        break;
    case CT_LineEdit:
        // The field inside a spin box has no frame, and its height from there.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0)
            size.setHeight(std::max(size.height(), control_height));
        break;
    case CT_ItemViewItem:
    case CT_HeaderSection:
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item && item->menuItemType == QStyleOptionMenuItem::Separator)
            break;
        size += QSize(0, 6);
        break;
    case CT_ToolButton:
        if (opens_menu(qstyleoption_cast<const QStyleOptionToolButton*>(option)))
            size += QSize(menu_sign_width, 0);
        break;
    case CT_MenuBarItem:
        size += QSize(4, 6);
        break;
    default:
        break;
    }
    return size;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option,
                            const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents)
        return rect.adjusted(field_padding, 0, -field_padding, 0);
    return rect;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                            SubControl part, const QWidget* widget) const {
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return scroll_bar_part(*bar, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    switch (element) {
    case CE_ToolBar:
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.window());
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            paint::menuBarItem(*painter, *option);
            int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine;
            if (!styleHint(SH_UnderlineShortcut, option, widget, nullptr))
                flags |= Qt::TextHideMnemonic;
            drawItemText(painter, item->rect, flags, item->palette,
                         item->state.testFlag(State_Enabled), item->text, QPalette::WindowText);
            return;
        }
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item && item->menuItemType == QStyleOptionMenuItem::Separator && item->text.isEmpty())
            return paint::separator(*painter, *option, Qt::Horizontal);
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item && !item->icon.isNull() && item->state.testFlag(State_Selected) &&
            item->state.testFlag(State_Enabled) && !has_plate(*item, widget)) {
            QStyleOptionMenuItem chosen = *item;
            chosen.icon =
                on_highlight(item->icon, proxy()->pixelMetric(PM_SmallIconSize, option, widget),
                             painter->device()->devicePixelRatioF());
            return QProxyStyle::drawControl(element, &chosen, painter, widget);
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
            tab && tab->shape == QTabBar::RoundedNorth)
            return paint::tab(*painter, *tab);
        break;
    case CE_ComboBoxLabel:
        // Fusion cuts the text anywhere; this tells that there is more.
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
            combo && !combo->editable) {
            QStyleOptionComboBox label = *combo;
            const QRect room =
                proxy()->subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            const int icon = combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + 4;
            label.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight,
                                                              room.width() - icon - 2);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            opens_menu(button)) {
            QStyleOptionToolButton label = *button;
            const bool leftward = button->direction == Qt::RightToLeft;
            label.rect.adjust(leftward ? menu_sign_width : 0, 0, leftward ? 0 : -menu_sign_width,
                              0);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    case CE_ItemViewItem:
        // A line of a list that cannot be chosen only tells something, such as that there is
        // nothing: it is to be read.
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
            item && !item->state.testFlag(State_Enabled) && widget && widget->isEnabled() &&
            qobject_cast<const QListWidget*>(widget)) {
            QStyleOptionViewItem told = *item;
            told.palette.setColor(QPalette::Disabled, QPalette::Text,
                                  item->palette.color(QPalette::Active, QPalette::PlaceholderText));
            return QProxyStyle::drawControl(element, &told, painter, widget);
        }
        break;
    case CE_ProgressBarGroove:
        return paint::progressGroove(*painter, *option);
    case CE_ProgressBarContents:
        // Where nobody can tell how far it is, Fusion's moving stripes say so.
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
            bar && bar->maximum > bar->minimum) {
            if (moves(*bar)) {
                QStyleOptionProgressBar full = *bar;
                full.progress = full.maximum;
                QImage nowhere(1, 1, QImage::Format_RGB32);
                QPainter fusion(&nowhere);
                QProxyStyle::drawControl(element, &full, &fusion, widget);
            }
            return paint::progressContents(*painter, *bar);
        }
        break;
    case CE_HeaderSection:
        if (const auto* section = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return paint::header(*painter, *section);
        break;
    case CE_HeaderEmptyArea:
        return paint::headerRest(*painter, *option);
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    switch (element) {
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_PanelToolBar:
        return;
    case PE_PanelLineEdit:
        // Inside a spin box or an editable combo box the outer one has the frame.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0)
            return paint::field(*painter, *option);
        // In a cell there is no outer one, but the text that is being edited, perhaps chosen.
        if (is_in_cell(widget))
            painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
        return;
    case PE_FrameLineEdit:
        return paint::field(*painter, *option);
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
        if (flat)
            return paint::toolButton(*painter, *option);
        return paint::button(*painter, *option,
                             button &&
                                 button->features.testFlag(QStyleOptionButton::DefaultButton));
    }
    case PE_IndicatorArrowDown:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            opens_menu(button) && widget != nullptr) {
            const QRect all = widget->rect();
            const QRect right(all.right() - menu_sign_width - 2, all.top(), menu_sign_width,
                              all.height());
            return paint::chevron(*painter, *option, visualRect(button->direction, all, right),
                                  Qt::DownArrow, option->state.testFlag(State_Enabled));
        }
        break;
    case PE_FrameDefaultButton:
        return;
    case PE_FrameFocusRect:
        // A flat tool button that is not pointed at has no panel to say where the keyboard is, and
        // Fusion's frame is all but invisible.
        if (qobject_cast<const QToolButton*>(widget) != nullptr) {
            QStyleOption whole = *option;
            constexpr int inset = 3; // of QCommonStyle's
            whole.rect.adjust(-inset, -inset, inset, inset);
            return paint::toolButton(*painter, whole);
        }
        if (qobject_cast<const QAbstractItemView*>(widget) != nullptr)
            return paint::currentItem(*painter, *option);
        break;
    case PE_PanelButtonTool:
        return paint::toolButton(*painter, *option);
    case PE_FrameGroupBox:
        return paint::group(*painter, *option);
    case PE_Frame:
        if (qobject_cast<const QAbstractScrollArea*>(widget))
            return paint::frame(*painter, *option);
        return paint::group(*painter, *option);
    case PE_PanelMenu:
        painter->fillRect(option->rect, option->palette.base());
        return paint::frame(*painter, *option);
    case PE_FrameMenu:
        return;
    case PE_FrameTabWidget:
        return;
    case PE_FrameTabBarBase:
        painter->fillRect(
            QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
            option->palette.mid());
        return;
    case PE_IndicatorCheckBox:
        return paint::check(*painter, *option);
    case PE_IndicatorRadioButton:
        return paint::radio(*painter, *option);
    case PE_IndicatorToolBarSeparator:
        return paint::separator(*painter, *option,
                                option->state.testFlag(State_Horizontal) ? Qt::Vertical
                                                                         : Qt::Horizontal);
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                               QPainter* painter, const QWidget* widget) const {
    const bool enabled = option->state.testFlag(State_Enabled);
    if (control == CC_ComboBox) {
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            if (combo->editable)
                paint::field(*painter, *option);
            else if (combo->frame)
                paint::button(*painter, *option, false);
            paint::chevron(*painter, *option,
                           proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget),
                           Qt::DownArrow, enabled);
            return;
        }
    }
    if (control == CC_Slider && !enabled) { // which Fusion draws like any other
        constexpr double faint = 0.4;
        painter->save();
        painter->setOpacity(painter->opacity() * faint);
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        painter->restore();
        return;
    }
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            paint::scrollGroove(*painter, *option);
            if (bar->maximum > bar->minimum)
                paint::scrollHandle(*painter, *option,
                                    subControlRect(control, option, SC_ScrollBarSlider, widget),
                                    option->activeSubControls.testFlag(SC_ScrollBarSlider) &&
                                        option->state.testFlag(State_Sunken));
            return;
        }
    }
    if (control == CC_SpinBox) {
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
            if (spin->frame)
                paint::field(*painter, *option);
            if (spin->buttonSymbols == QAbstractSpinBox::NoButtons)
                return;
            const auto arrow = [&](SubControl part, Qt::ArrowType to,
                                   QAbstractSpinBox::StepEnabledFlag step) {
                const QRect rect = proxy()->subControlRect(control, option, part, widget);
                paint::chevron(*painter, *option, rect, to,
                               enabled && spin->stepEnabled.testFlag(step));
            };
            arrow(SC_SpinBoxUp, Qt::UpArrow, QAbstractSpinBox::StepUpEnabled);
            arrow(SC_SpinBoxDown, Qt::DownArrow, QAbstractSpinBox::StepDownEnabled);
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace loggia::ui
