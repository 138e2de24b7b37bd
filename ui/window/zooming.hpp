#pragma once

#include "ui/widgets/zoomable.hpp"

#include <QObject>

namespace loggia::ui {

class Page;
class Settings;

/// Zooms what the keyboard is in, or the largest view of the page where it is in none: a picture
/// that zooms by itself, or else the text of editors or boards, which is a setting for all pages.
void zoomOn(const Page& page, Settings& settings, Zoom zoom);

/// Makes the wheel with Ctrl zoom the text over which it is turned. Installed on the application;
/// looks at one window only.
class ZoomWheel final : public QObject {
    Q_OBJECT

public:
    /// `window` owns this; `settings` has to outlive it.
    ZoomWheel(QWidget* window, Settings& settings);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* window_;
    Settings& settings_;
    int turned_ = 0; ///< In eighths of a degree, since the last step.
};

} // namespace loggia::ui
