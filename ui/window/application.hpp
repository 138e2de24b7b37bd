#pragma once

namespace loggia::ui {

/// Shows the window and runs until it is closed; `argv` may name files to open. Returns the
/// program's exit status.
int run_application(int argc, char** argv);

} // namespace loggia::ui
