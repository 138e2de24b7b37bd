#pragma once

#include "ui/language/language.hpp"
#include "ui/shell/page_info.hpp"
#include "ui/window/main_window.hpp"

#include <QJsonObject>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// Holds the window, and makes it anew when another language is chosen: with the same documents,
/// undo, and settings on every page, as after a restart. Asks first where something is too large to
/// come back; what is being written to the disk is written to its end before.
class LanguageSwitch final : public QObject {
    Q_OBJECT

public:
    using Pages = std::function<std::vector<PageInfo>()>;

    /// Shows a window. `pages` is asked for the pages of each window.
    LanguageSwitch(MainWindow::Services services, Pages pages);
    ~LanguageSwitch() override;

    [[nodiscard]] MainWindow& window() const { return *window_; }

Q_SIGNALS:
    /// window() is another one.
    void windowChanged();

private:
    void make(std::optional<QJsonObject> state);
    void follow();
    void makeAnew();
    [[nodiscard]] Language wanted() const;

    MainWindow::Services services_;
    Pages pages_;
    Translations translations_;
    Language language_ = Language::english; ///< That the window speaks.
    std::unique_ptr<MainWindow> window_;
};

} // namespace loggia::ui
