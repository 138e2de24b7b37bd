#include "ui/shell/page.hpp"

namespace loggia::ui {

Page::Page(QWidget* parent) : QWidget(parent) {}
Page::~Page() = default;

QList<QWidget*> Page::areas() {
    return {this};
}

} // namespace loggia::ui
