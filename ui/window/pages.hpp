#pragma once

#include "ui/shell/page_info.hpp"

#include <vector>

namespace loggia::ui {

/// Every page there is, in the order of the tabs at the first start.
[[nodiscard]] std::vector<PageInfo> allPages();

} // namespace loggia::ui
