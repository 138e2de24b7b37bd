#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace loggia::ui::testing {

/// A language in which each text is the English one in brackets and longer by two fifths: what has
/// no brackets on the screen cannot be translated, and what does not fit there will not fit in
/// German.
class PseudoLanguage final : public QTranslator {
public:
    static constexpr QChar opening = u'⟦';
    static constexpr QChar closing = u'⟧';

    PseudoLanguage() { QCoreApplication::installTranslator(this); }
    ~PseudoLanguage() override { QCoreApplication::removeTranslator(this); }
    PseudoLanguage(const PseudoLanguage&) = delete;
    PseudoLanguage& operator=(const PseudoLanguage&) = delete;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* text, const char*,
                                    int) const override {
        const QString english = QString::fromUtf8(text);
        const qsizetype more = english.trimmed().size() * 2 / 5;
        qsizetype end = english.size();
        while (end > 0 && (english[end - 1].isSpace() || english[end - 1] == u'.'))
            --end;
        QString padding(more, u'ē');
        constexpr qsizetype word = 10; // of a long text, so that lines can be broken
        for (qsizetype at = word - 1; at < padding.size() - 1; at += word)
            padding[at] = u' ';
        return opening + english.left(end) + padding + closing + english.mid(end);
    }
};

} // namespace loggia::ui::testing
