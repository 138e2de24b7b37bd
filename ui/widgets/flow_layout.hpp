#pragma once

#include <QLayout>
#include <QList>

namespace loggia::ui {

/// Puts its items side by side, and those that do not fit into further rows below: for bars of
/// controls that have to stay whole in a narrow window. In each row the items that want to grow
/// (horizontally, by their size policy) share the rest; all are centred vertically. Text that is
/// broken into lines gets the height that it needs.
class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;    ///< In one row.
    [[nodiscard]] QSize minimumSize() const override; ///< As wide as the widest item.
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool apply) const;
    void placeRow(const QList<QLayoutItem*>& row, const QList<int>& widths,
                  const QRect& rect) const;
    [[nodiscard]] QList<QLayoutItem*> shown() const;

    QList<QLayoutItem*> items_;
};

} // namespace loggia::ui
