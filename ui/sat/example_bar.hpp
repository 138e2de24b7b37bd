#pragma once

#include "ui/sat/sat_examples.hpp"

#include <QWidget>

namespace loggia::ui {

/// The examples, a button each.
class ExampleBar final : public QWidget {
    Q_OBJECT

public:
    explicit ExampleBar(QWidget* parent = nullptr);

Q_SIGNALS:
    void picked(loggia::ui::SatExample example);
};

} // namespace loggia::ui
