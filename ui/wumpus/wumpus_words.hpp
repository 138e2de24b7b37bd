#pragma once

#include <QCoreApplication>

namespace loggia::ui {

/// tr() for texts that belong to no class of this page.
struct WumpusWords {
    Q_DECLARE_TR_FUNCTIONS(Wumpus)
};

} // namespace loggia::ui
