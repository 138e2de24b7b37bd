#pragma once

#include "ui/language/core_words.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

#include <map>
#include <string_view>

namespace loggia::ui::testing {

/// What is fixed in a text stands in brackets, what is put in does not.
class FixedInBrackets final : public QTranslator {
public:
    FixedInBrackets() { QCoreApplication::installTranslator(this); }
    ~FixedInBrackets() override { QCoreApplication::removeTranslator(this); }
    FixedInBrackets(const FixedInBrackets&) = delete;
    FixedInBrackets& operator=(const FixedInBrackets&) = delete;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* text, const char*,
                                    int) const override {
        static const QRegularExpression gap(QStringLiteral("(%[1-9])"));
        return u'⟦' + QString::fromUtf8(text).replace(gap, QStringLiteral("⟧\\1⟦")) + u'⟧';
    }
};

/// Whether a text has two words in a row, or one that is in no name.
inline bool speaks(const QString& text) {
    static const QRegularExpression words(
        QStringLiteral("(?<![A-Za-z])(?:an?|[A-Za-z]?[a-z]{2,}) [a-z]{2,}"));
    static const QRegularExpression small_words(QStringLiteral(
        "(?<![\\w.-])(?:the|of|in|on|at|by|with|from|to|for|is|are|has|than|before|after|behind|"
        "here|there|only|alone|again|already|found|expected)(?![\\w-])"));
    return text.contains(words) || text.contains(small_words);
}

/// What core_words do not know of what is said and no quotation marks are around, which a window in
/// another language shows as it is: names, if all is well. Asks the language of FixedInBrackets,
/// which has to be there.
inline QString leftOfWords(QString words) {
    static const QRegularExpression in_brackets(QStringLiteral("⟦[^⟧]*⟧"));
    static const QRegularExpression quoted(QStringLiteral("“[^”]*”|\"[^\"]*\"|'[^']*'|`[^`]*`"));
    static const QString between(QStringLiteral("|"));
    return words.replace(in_brackets, between).replace(quoted, between);
}
inline QString leftOf(const QString& said) {
    return leftOfWords(ui::coreWords(said));
}
/// The same of what a judge expected or found (coreAnswer).
inline QString answerLeftOf(const QString& said) {
    return leftOfWords(ui::coreAnswer(said));
}

/// Whether it may be names.
inline bool isKnown(const QString& said) {
    return !speaks(leftOf(said));
}

/// What core says and the window would say in English.
class Heard {
public:
    void hear(std::string_view said) {
        ++sentences_;
        const QString text = QString::fromUtf8(said.data(), static_cast<qsizetype>(said.size()));
        if (!isKnown(text))
            ++english_[text];
    }
    /// What a judge expected or found, in its own words.
    void hearAnswer(std::string_view said) {
        ++sentences_;
        const QString text = QString::fromUtf8(said.data(), static_cast<qsizetype>(said.size()));
        if (speaks(answerLeftOf(text)))
            ++english_[text];
    }
    [[nodiscard]] int sentences() const { return sentences_; }
    [[nodiscard]] qsizetype unknown() const { return static_cast<qsizetype>(english_.size()); }
    [[nodiscard]] QString report() const {
        constexpr int most = 30;
        QStringList lines{QStringLiteral("%1 of %2 are not known:").arg(unknown()).arg(sentences_)};
        for (const auto& [said, count] : english_)
            if (lines.size() <= most)
                lines << said.trimmed();
        return lines.join(u'\n');
    }

private:
    int sentences_ = 0;
    std::map<QString, int> english_;
};

} // namespace loggia::ui::testing
