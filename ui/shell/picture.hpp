#pragma once

#include <QByteArray>
#include <QImage>

namespace loggia::ui {

class Page;

/// A page's picture as a file. The image has twice as many dots as pictureSize() says,
/// for print and sharp screens. The PDF is one page of the picture's size, without margins, with
/// its fonts inside.
[[nodiscard]] QByteArray pictureAsSvg(const Page& page);
[[nodiscard]] QByteArray pictureAsPdf(const Page& page);
[[nodiscard]] QImage pictureAsImage(const Page& page);
/// The bytes of a PNG file; on any thread.
[[nodiscard]] QByteArray asPng(const QImage& image);

} // namespace loggia::ui
