#pragma once

#include <QProxyStyle>

namespace loggia::ui {

/// Of a tab bar: true where its titles stand close to each other.
inline constexpr const char* narrow_tabs_property = "loggia-narrow-tabs";

/// Fusion with more air and flat, round shapes in the theme's colours; and the one place that tells
/// widgets whether to animate.
class Style final : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    void setReducedMotion(bool reduced) { reduced_motion_ = reduced; }

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;

private:
    bool reduced_motion_ = false;
};

} // namespace loggia::ui
