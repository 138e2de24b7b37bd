#pragma once

#include "ui/commands/command.hpp"
#include "ui/shell/page_info.hpp"

#include <QStringList>

#include <functional>
#include <vector>

namespace loggia::ui {
class Page;
}

namespace loggia::ui::testing {

/// What is wrong with a table by itself: an id that is there twice, a text, tip or icon that is
/// missing, a key that is none or that two commands have. Empty: nothing.
[[nodiscard]] QStringList tableFaults(CommandTable table);

/// Puts a page into a state, whatever it was in before.
struct PageState {
    std::function<void(Page&)> put;
    /// Work is under way in it, and only the commands that end it are looked at.
    bool busy = false;
};

/// What is wrong with a page's commands in a window: what its table lacks, a key that the window
/// has for something else, a command that is in no menu while the page is shown, and one that in
/// none of `states` can be run and then changes anything that is seen, stored, copied or asked.
[[nodiscard]] QStringList commandFaults(const PageInfo& info, const std::vector<PageState>& states);

} // namespace loggia::ui::testing
