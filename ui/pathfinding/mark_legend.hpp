#pragma once

#include <QWidget>

namespace loggia::ui {

/// What the colours and shapes of cells mean, each with a word.
class MarkLegend final : public QWidget {
    Q_OBJECT

public:
    explicit MarkLegend(QWidget* parent = nullptr);
};

} // namespace loggia::ui
