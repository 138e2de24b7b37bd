#pragma once

#include <QObject>

class QWidget;

namespace loggia::ui {

/// Where a digit is a move wherever the keyboard is: lists, tables and choice boxes, which look for
/// an item that begins with it, leave it to the page. Fields that take digits keep them. Made when
/// the page has all its widgets, and belongs to it.
class DigitKeys final : public QObject {
    Q_OBJECT

public:
    explicit DigitKeys(QWidget* page);
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loggia::ui
