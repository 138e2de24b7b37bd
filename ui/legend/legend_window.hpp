#pragma once

#include "ui/legend/legend.hpp"

#include <QDialog>
#include <QToolButton>

namespace loggia::ui {

/// The legend of a page's pictures, in a small window beside them.
class LegendWindow final : public QDialog {
    Q_OBJECT

public:
    LegendWindow(const Legend& legend, const QString& title, QWidget* parent);
};

/// The "?" in the upper left corner of a picture, which shows and hides its legend.
class LegendButton final : public QToolButton {
    Q_OBJECT

public:
    /// `view` shows the picture; `title` is the page's.
    LegendButton(std::function<Legend()> legend, QString title, QWidget* view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    void toggleWindow();

    std::function<Legend()> legend_;
    QString title_;
};

} // namespace loggia::ui
