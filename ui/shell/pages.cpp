#include "ui/shell/pages.hpp"

#include "ui/connect4/connect4_page.hpp"
#include "ui/shell/page.hpp"

#include <concepts>

namespace loggia::ui {

namespace {

using Pages = std::vector<std::unique_ptr<Page>>;

template <class Made>
void add(Pages& pages) {
    if constexpr (std::derived_from<Made, Page>)
        pages.push_back(std::make_unique<Made>());
}

} // namespace

Pages makePages() {
    Pages pages;
    add<Connect4Page>(pages);
    return pages;
}

} // namespace loggia::ui
