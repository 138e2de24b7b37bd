#include "ui/settings/settings.hpp"

namespace loggia::ui {

void Settings::reset() {
    const auto put_back = [this](const auto& setting) { set(setting, setting.usual); };
    put_back(settings::window_text);
    put_back(settings::editor_text);
    put_back(settings::board_text);
    put_back(settings::thinking_seconds);
    put_back(settings::threads);
    put_back(settings::minimising_seconds);
    put_back(settings::answers);
    put_back(settings::language);
    put_back(settings::kept_at_exit);
    put_back(settings::undo_megabytes);
}

} // namespace loggia::ui
