#include "ui/shell/pages.hpp"

#include "ui/connect4/connect4_page.hpp"

namespace loggia::ui {

std::vector<PageInfo> allPages() {
    return {
        Connect4Page::pageInfo(),
    };
}

} // namespace loggia::ui
