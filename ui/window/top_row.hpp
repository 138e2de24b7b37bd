#pragma once

#include <QStringList>
#include <QWidget>

class QMenuBar;
class QToolBar;

namespace loggia::ui {

/// The top of the window: the menus and, in the same row, the tool bar. The tools stay where they
/// are whatever page is shown, for the menus have room for the longest title.
class TopRow final : public QWidget {
    Q_OBJECT

public:
    explicit TopRow(QWidget* parent = nullptr);

    [[nodiscard]] QMenuBar& menus() const { return *menus_; }
    [[nodiscard]] QToolBar& tools() const { return *tools_; }
    /// The menus are there, and one of them has any of these titles.
    void makeRoomFor(const QStringList& titles);

protected:
    void changeEvent(QEvent* event) override;

private:
    void reserve();

    QMenuBar* menus_;
    QToolBar* tools_;
    QStringList titles_;
};

} // namespace loggia::ui
