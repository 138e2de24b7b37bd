#pragma once

#include <QCoreApplication>

namespace loggia::ui {

/// tr() for texts that belong to no class of this page.
struct Connect4Words {
    Q_DECLARE_TR_FUNCTIONS(Connect4)
};

} // namespace loggia::ui
