#pragma once

#include "core/gf2/translator/integer_slips.hpp"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace loggia::ui {

class ExplanationCard;

/// Why equations over GF(2) need `mod 2` for Mace4, and which of these do.
class ModuloPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ModuloPanel(QWidget* parent = nullptr);

    void setSlips(const std::vector<gf2::IntegerSlip>& slips);

Q_SIGNALS:
    /// A line of the equations, from 1.
    void linePicked(int line);
    /// Wrap the equations that need it in mod 2.
    void wrapWanted();

private:
    ExplanationCard* card_;
    QLabel* heading_;
    QListWidget* list_;
    QPushButton* wrap_;
};

} // namespace loggia::ui
