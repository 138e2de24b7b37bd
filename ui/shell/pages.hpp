#pragma once

#include <memory>
#include <vector>

namespace loggia::ui {

class Page;

/// One of each page, in the order of the tabs at the first start.
[[nodiscard]] std::vector<std::unique_ptr<Page>> makePages();

} // namespace loggia::ui
