#pragma once

#include <QCoreApplication>

namespace loggia::ui {

/// tr() for texts that belong to no class of this page.
struct SatWords {
    Q_DECLARE_TR_FUNCTIONS(Sat)
};

} // namespace loggia::ui
