#include "ui/grading/case_picture.hpp"

#include "ui/theme/colours.hpp"

#include <QEvent>
#include <QPainter>
#include <QSvgRenderer>

namespace loggia::ui {

QByteArray withPaletteColours(const QByteArray& svg, const QPalette& palette) {
    const Colours& colours = coloursFor(palette);
    QByteArray result = svg;
    const auto put = [&result](const char* word, const QColor& colour) {
        result.replace(QByteArray("\"") + word + '"',
                       QByteArray("\"") + colour.name().toLatin1() + '"');
    };
    put("currentColor", colours.text);
    put("CanvasText", colours.text);
    put("Canvas", colours.base);
    return result;
}

CasePicture::CasePicture(QWidget* parent)
    : QWidget(parent), renderer_(std::make_unique<QSvgRenderer>()) {
    setObjectName(QStringLiteral("picture"));
    setAccessibleName(tr("Picture of the case"));
    setToolTip(tr("Picture of the case"));
}

CasePicture::~CasePicture() = default;

void CasePicture::setPicture(const QByteArray& svg) {
    svg_ = svg;
    load();
    updateGeometry();
}

void CasePicture::load() {
    setVisible(!svg_.isEmpty() && renderer_->load(withPaletteColours(svg_, palette())));
    update();
}

QSize CasePicture::sizeHint() const {
    return renderer_->isValid() ? renderer_->defaultSize() : QSize();
}

void CasePicture::paintEvent(QPaintEvent* /*event*/) {
    if (!renderer_->isValid())
        return;
    constexpr int most_growth = 2;
    const QSize natural = renderer_->defaultSize();
    const QSize size =
        natural.scaled(QRect(rect()).size().boundedTo(natural * most_growth), Qt::KeepAspectRatio);
    QRectF place({}, QSizeF(size));
    place.moveCenter(QRectF(rect()).center());
    QPainter painter(this);
    renderer_->render(&painter, place);
}

void CasePicture::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && !svg_.isEmpty())
        load();
    QWidget::changeEvent(event);
}

} // namespace loggia::ui
