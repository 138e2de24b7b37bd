#pragma once

class QTableView;

namespace loggia::ui {

/// Makes each column as wide as its heading and its cells need, and shares out the room that is
/// left; where there is too little, the table scrolls sideways. Now, and whenever its size, its
/// font or what it holds has changed. For tables of few cells.
void shareColumns(QTableView& table);

} // namespace loggia::ui
