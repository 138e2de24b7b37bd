#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <array>
#include <memory>

namespace loggia::ui {

/// The language of the window. Notation, files and loggia-cli are the same in every language.
enum class Language { system, english, german, spanish };
inline constexpr std::array languages{Language::system, Language::english, Language::german,
                                      Language::spanish};
inline constexpr int language_count = static_cast<int>(languages.size());

/// The language itself: for `system` the first one of the desktop's that there is, else English.
[[nodiscard]] Language spoken(Language language);
/// Its name in the language itself: "Deutsch"; empty for `system`.
[[nodiscard]] QString nativeName(Language language);
/// By ISO 639: "de"; empty for `system`.
[[nodiscard]] QString codeOf(Language language);

/// By ISO 639, of what is spoken now.
[[nodiscard]] QString codeSpoken();

/// As what an English text of the program was shown until now, in the language that is spoken; it
/// may differ from place to place. Case, "&", and a colon at the end do not count. A text that was
/// put together ("Graph: %1") is found as well. Empty in English.
///
/// For texts that name what is on the screen and are in English themselves.
[[nodiscard]] QStringList shownFor(const QString& english);

/// The words of the program and those of Qt, in one language at a time. Existing texts do not
/// change: widgets must be rebuilt. While this lives, QLocale() is the language's.
class Translations {
public:
    Translations();
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    void speak(Language language);

private:
    class Recorder;
    friend QStringList shownFor(const QString& english);

    std::unique_ptr<Recorder> own_;
    QTranslator qt_; ///< Of dialogs that are Qt's; empty if Qt's translations are not installed.
};

} // namespace loggia::ui
