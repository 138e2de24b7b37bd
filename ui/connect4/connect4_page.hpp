#pragma once

#include <QWidget>

namespace loggia::ui {

class Connect4Page : public QWidget {
    Q_OBJECT
};

} // namespace loggia::ui
