#pragma once

class QAccessibleEvent;
class QString;

namespace loggia::ui {

/// Has a screen reader read the news that it would pass over: what an alert is about, and the value
/// of the current cell. To be told of every event; one that is no news, or is out of sight, is left
/// alone. Reads what it says once the moment's changes are made, so that nothing is said twice.
void announceNews(const QAccessibleEvent& event);
/// Has it read words that stand nowhere: that a switch was turned on by its key.
void announceWords(const QString& words);

} // namespace loggia::ui
