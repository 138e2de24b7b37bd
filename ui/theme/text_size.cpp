#include "ui/theme/text_size.hpp"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

/// Widgets of these classes, and of those derived from them, take the font by themselves.
void set_scale(double scale, std::initializer_list<const char*> classes) {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * scale);
    for (const char* name : classes)
        QApplication::setFont(font, name);
}

} // namespace

void setEditorTextScale(double scale) {
    set_scale(scale, {"loggia::ui::SourceEditor"});
}

void setBoardTextScale(double scale) {
    set_scale(scale,
              {"loggia::ui::BoardView", "loggia::ui::GraphView", "loggia::ui::PositionBoardView",
               "loggia::ui::GateView", "loggia::ui::PuzzlePicture"});
}

QFont boardFont(const QFont& font, double pixels, int smallest) {
    const double usual = QApplication::font().pointSizeF();
    const double scale = font.pointSizeF() > 0 && usual > 0 ? font.pointSizeF() / usual : 1;
    QFont sized = font;
    sized.setPixelSize(std::max(smallest, static_cast<int>(std::lround(pixels * scale))));
    return sized;
}

} // namespace loggia::ui
