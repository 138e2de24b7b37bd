#include "app/commands/window.hpp"
#include "ui/window/application.hpp"

int main(int argc, char** argv) {
    // A scripted match has no display: nothing of Qt may come before this.
    if (const auto status =
            loggia::commands::run_headless({argv + (argc > 0 ? 1 : 0), argv + argc}))
        return *status;
    return loggia::ui::run_application(argc, argv);
}
