#include "ui/shell/page.hpp"

namespace loggia::ui {

Page::Page(QWidget* parent) : QWidget(parent) {}
Page::~Page() = default;

} // namespace loggia::ui
