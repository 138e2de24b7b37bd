#pragma once

#include <QByteArray>
#include <QWidget>

#include <memory>

class QSvgRenderer;

namespace loggia::ui {

/// The SVG with the colours by which web pages follow a theme (`currentColor`, `Canvas`,
/// `CanvasText`), which Qt does not know, put in from a palette.
[[nodiscard]] QByteArray withPaletteColours(const QByteArray& svg, const QPalette& palette);

/// The picture of a case, as large as there is room for, up to twice its size.
class CasePicture final : public QWidget {
    Q_OBJECT

public:
    explicit CasePicture(QWidget* parent = nullptr);
    ~CasePicture() override;

    /// An SVG document; hides itself where it is none.
    void setPicture(const QByteArray& svg);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void load();

    QByteArray svg_;
    std::unique_ptr<QSvgRenderer> renderer_;
};

} // namespace loggia::ui
