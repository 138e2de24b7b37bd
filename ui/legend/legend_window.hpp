#pragma once

#include "ui/legend/legend.hpp"

#include <QDialog>
#include <QToolButton>

class QScrollArea;

namespace loggia::ui {

/// The legend of a page's pictures, in a small window beside them.
class LegendWindow final : public QDialog {
    Q_OBJECT

public:
    LegendWindow(const Legend& legend, const QString& title, QWidget* parent);

protected:
    /// It is only read: the keys scroll, wherever the keyboard is.
    void keyPressEvent(QKeyEvent* event) override;

private:
    QScrollArea* area_;
};

/// The "?" at a picture, which shows and hides its legend.
class LegendButton final : public QToolButton {
    Q_OBJECT

public:
    enum class Place { corner, foot, layout };

    /// `title` is the page's. In the upper left corner of `view`, which shows the picture, or in
    /// the lower left one, where the picture leaves a strip for buttons; or where the layout of
    /// `view`, which stands above the picture, puts it.
    LegendButton(std::function<Legend()> legend, QString title, QWidget* view,
                 Place place = Place::corner);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// The legend of the page, where it is shown.
    [[nodiscard]] LegendWindow* openWindow() const;
    void place();
    void toggleWindow();

    std::function<Legend()> legend_;
    QString title_;
    Place place_;
};

/// `part` with the "?" at its end, for the place above a picture that fills its corners.
[[nodiscard]] QWidget* besideLegend(QWidget* part, std::function<Legend()> legend, QString title);

} // namespace loggia::ui
