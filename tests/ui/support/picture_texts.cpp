#include "tests/ui/support/picture_texts.hpp"

#include <QPaintEngine>
#include <QPainterPath>
#include <QRegion>
#include <QTransform>

namespace loggia::ui::testing {

class PictureTexts::Engine final : public QPaintEngine {
public:
    // All features, so that texts come as texts, whatever else the painter is set to.
    Engine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags changed = now.state();
        if (changed & DirtyTransform)
            transform_ = now.transform();
        if (changed & DirtyClipEnabled && !now.isClipEnabled())
            clip_ = QPainterPath();
        if (changed & DirtyClipPath)
            clip(transform_.map(now.clipPath()), now.clipOperation());
        if (changed & DirtyClipRegion) {
            QPainterPath path;
            path.addRegion(now.clipRegion());
            clip(transform_.map(path), now.clipOperation());
        }
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF place(at.x(), at.y() - item.ascent(), item.width(),
                           item.ascent() + item.descent());
        const QRectF seen = transform_.mapRect(place);
        texts.push_back({item.text(), seen, !clip_.isEmpty() && !clip_.contains(seen)});
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
    }
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}

    std::vector<PaintedText> texts;

private:
    void clip(const QPainterPath& path, Qt::ClipOperation operation) {
        if (operation == Qt::NoClip)
            clip_ = QPainterPath();
        else
            clip_ =
                operation == Qt::IntersectClip && !clip_.isEmpty() ? clip_.intersected(path) : path;
    }

    QTransform transform_;
    QPainterPath clip_; ///< Empty: everything is seen.
};

PictureTexts::PictureTexts(const QSize& size, int dpi)
    : size_(size), dpi_(dpi), engine_(std::make_unique<Engine>()) {}

PictureTexts::~PictureTexts() = default;

const std::vector<PaintedText>& PictureTexts::texts() const {
    return engine_->texts;
}

QPaintEngine* PictureTexts::paintEngine() const {
    return engine_.get();
}

int PictureTexts::metric(PaintDeviceMetric metric) const {
    constexpr double millimetres_per_inch = 25.4;
    switch (metric) {
    case PdmWidth:
        return size_.width();
    case PdmHeight:
        return size_.height();
    case PdmWidthMM:
        return qRound(size_.width() * millimetres_per_inch / dpi_);
    case PdmHeightMM:
        return qRound(size_.height() * millimetres_per_inch / dpi_);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dpi_;
    case PdmDepth:
        return 32;
    case PdmNumColors:
        return 0; // more than an int tells
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace loggia::ui::testing
