#pragma once

#include <QWidget>

class QToolButton;

namespace loggia::ui {

/// A heading with an arrow that opens and closes what lies under it; for what a newcomer need not
/// see.
class Expander : public QWidget {
    Q_OBJECT

public:
    Expander(const QString& title, QWidget* content, QWidget* parent = nullptr);

    void setExpanded(bool expanded);
    [[nodiscard]] bool isExpanded() const;

Q_SIGNALS:
    void expandedChanged(bool expanded);

private:
    QToolButton* button_;
    QWidget* content_;
};

} // namespace loggia::ui
