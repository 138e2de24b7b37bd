#pragma once

class QAccessibleEvent;

namespace loggia::ui {

/// Has a screen reader read the news that it would pass over: what an alert is about, and the value
/// of the current cell. To be told of every event; one that is no news, or is out of sight, is left
/// alone. Reads what it says once the moment's changes are made, so that nothing is said twice.
void announceNews(const QAccessibleEvent& event);

} // namespace loggia::ui
