#pragma once

namespace loggia::ui {

class Documents;
class Page;

/// Copy and paste: by the text that has the keyboard (a field, or a label where some of it is
/// selected), or else by the page.
void copyText(Page& page);
void pasteText(Page& page, Documents& documents);
void copyPicture(const Page& page);

} // namespace loggia::ui
