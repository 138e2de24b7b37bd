#include "ui/shell/pages.hpp"

#include "ui/connect4/connect4_page.hpp"

namespace loggia::ui {

std::vector<std::unique_ptr<Page>> makePages() {
    std::vector<std::unique_ptr<Page>> pages;
    pages.push_back(std::make_unique<Connect4Page>());
    return pages;
}

} // namespace loggia::ui
