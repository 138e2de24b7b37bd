#pragma once

#include "ui/peg/peg_example.hpp"

#include <QList>
#include <QWidget>

class QToolButton;

namespace loggia::ui {

/// The examples as small pictures; a click opens one.
class PegGallery final : public QWidget {
    Q_OBJECT

public:
    explicit PegGallery(QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const loggia::ui::PegExample& example);

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintIcons();

    QList<QToolButton*> buttons_;
};

} // namespace loggia::ui
