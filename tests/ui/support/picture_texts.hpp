#pragma once

#include <QPaintDevice>
#include <QRectF>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

namespace loggia::ui::testing {

/// A text that was painted, and where.
struct PaintedText {
    QString text;
    QRectF place; ///< Ascent to descent, in dots of the picture.
    bool is_cut;  ///< Something of it lies outside the clip.
};

/// A picture that keeps the texts that are painted and nothing else.
class PictureTexts final : public QPaintDevice {
public:
    /// The fonts are as large as on a device of that resolution, in dots per inch.
    PictureTexts(const QSize& size, int dpi);
    ~PictureTexts() override;

    [[nodiscard]] const std::vector<PaintedText>& texts() const;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QSize size_;
    int dpi_;
    std::unique_ptr<Engine> engine_;
};

} // namespace loggia::ui::testing
