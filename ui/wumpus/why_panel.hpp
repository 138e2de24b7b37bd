#pragma once

#include "ui/wumpus/study.hpp"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace loggia::ui {

class CavePicture;

/// Why the verdict is what it is: the lines that force it, each a way to its place, or two caves
/// side by side.
class WhyPanel final : public QWidget {
    Q_OBJECT

public:
    explicit WhyPanel(QWidget* parent = nullptr);

    void setStudy(const Study& study);

Q_SIGNALS:
    void lineWanted(const loggia::ui::SourceLine& line);

private:
    void showReason(const Study& study);
    void showContrast(const wumpus::Contrast& contrast);
    void pick(const QListWidgetItem* item);

    QLabel* text_;
    QListWidget* lines_;
    QWidget* caves_;
    std::array<CavePicture*, 2> pictures_{};
    std::array<QLabel*, 2> captions_{};
    std::vector<SourceLine> shown_;
    std::vector<QString> contributions_; ///< Of the lines shown.
};

/// "Rules 12: (if ...)"
[[nodiscard]] QString describe(const SourceLine& line);
/// That, and on a line below it what it adds to those before it, where that is known.
[[nodiscard]] QString describe(const Findings& findings, std::size_t line);

} // namespace loggia::ui
