#pragma once

#include <QScrollArea>

namespace loggia::ui {

class Page;

/// Holds a page: it fills this, and where the window is lower than the page's least height, scrolls
/// vertically. So no page makes the window larger than a low screen.
class PageArea final : public QScrollArea {
    Q_OBJECT

public:
    explicit PageArea(Page& page, QWidget* parent = nullptr);
    ~PageArea() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fit();
    [[nodiscard]] bool isEnoughInSight(const QWidget& widget) const;

    Page& page_;
    /// Around the page, without a layout: a scroll area gives what has one the height that it would
    /// like to have, not the least.
    QWidget* room_;
};

} // namespace loggia::ui
