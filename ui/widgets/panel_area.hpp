#pragma once

#include <QScrollArea>

namespace loggia::ui {

/// Holds a panel at the side of a page: as wide as the panel needs at least, and scrolling
/// vertically where the window is too low for it.
class PanelArea final : public QScrollArea {
    Q_OBJECT

public:
    explicit PanelArea(QWidget* panel, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();
};

/// Scrolls all that a widget lies in until it is seen as a whole, once it has its place: for what
/// appears below a field while one types there.
void bringIntoSight(QWidget& widget);

} // namespace loggia::ui
