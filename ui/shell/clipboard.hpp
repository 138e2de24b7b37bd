#pragma once

namespace loggia::ui {

class Documents;
class Page;

/// Copy and paste: by the text field that has the keyboard, or else by the page.
void copyText(Page& page);
void pasteText(Page& page, Documents& documents);
void copyPicture(const Page& page);

} // namespace loggia::ui
