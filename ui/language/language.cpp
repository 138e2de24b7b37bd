#include "ui/language/language.hpp"

#include <QCoreApplication>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <mutex>
#include <vector>

namespace loggia::ui {

Language spoken(Language language) {
    if (language != Language::system)
        return language;
    for (const QString& wanted : QLocale::system().uiLanguages())
        for (const Language each : languages)
            if (each != Language::system && wanted.section(QLatin1Char('-'), 0, 0) == codeOf(each))
                return each;
    return Language::english;
}

QString nativeName(Language language) {
    switch (language) {
    case Language::english:
        return QStringLiteral("English");
    case Language::german:
        return QStringLiteral("Deutsch");
    case Language::spanish:
        return QStringLiteral("Español");
    case Language::system:
        break;
    }
    return {};
}

QString codeOf(Language language) {
    switch (language) {
    case Language::english:
        return QStringLiteral("en");
    case Language::german:
        return QStringLiteral("de");
    case Language::spanish:
        return QStringLiteral("es");
    case Language::system:
        break;
    }
    return {};
}

QString codeSpoken() {
    return QLocale().name().section(QLatin1Char('_'), 0, 0);
}

/// Translates, and remembers what it said. tr() may be called from any thread.
class Translations::Recorder final : public QTranslator {
public:
    Recorder() {
        setObjectName(name);
        setParent(QCoreApplication::instance());
    }

    /// The one that lives; null where none does.
    static const Recorder* current() {
        return static_cast<const Recorder*>(QCoreApplication::instance()->findChild<QTranslator*>(
            name, Qt::FindDirectChildrenOnly));
    }

    [[nodiscard]] QString translate(const char* context, const char* text, const char* comment,
                                    int number) const override {
        QString said = QTranslator::translate(context, text, comment, number);
        if (!said.isEmpty()) {
            const std::lock_guard lock(mutex_);
            note(QByteArray(text), said);
        }
        return said;
    }
    [[nodiscard]] QStringList saidFor(const QString& english) const {
        const std::lock_guard lock(mutex_);
        const QStringList whole = saidWhole(english);
        return whole.isEmpty() ? saidAround(english.simplified()) : whole;
    }
    void forget() {
        const std::lock_guard lock(mutex_);
        said_.clear();
        by_words_.clear();
        shapes_.clear();
    }

private:
    static constexpr QLatin1String name{"loggia-words"};

    /// A text with gaps, which does not begin with one: that would fit too much.
    struct Shape {
        QByteArray key;
        QString text;
        qsizetype first_gap;
    };

    void note(const QByteArray& key, const QString& said) const {
        QSet<QString>& texts = said_[key];
        if (texts.isEmpty()) {
            const QString text = QString::fromUtf8(key);
            by_words_[comparable(text)] << key;
            if (const qsizetype first = text.indexOf(anyGap()); first > 0)
                shapes_.push_back({key, text, first});
        }
        texts.insert(said);
    }
    static const QRegularExpression& anyGap() {
        static const QRegularExpression expression(QStringLiteral("%[1-9]"));
        return expression;
    }
    [[nodiscard]] QStringList saidWhole(const QString& english) const {
        QStringList found;
        for (const QByteArray& key : by_words_.value(comparable(english)))
            found += said_.value(key).values();
        return found;
    }
    /// Where it was put together: "Graph: positions" of "Graph: %1" and "positions".
    [[nodiscard]] QStringList saidAround(const QString& english) const {
        QStringList found;
        for (const auto& [key, shape, first] : shapes_) {
            if (!english.startsWith(QStringView(shape).first(first), Qt::CaseInsensitive))
                continue;
            QString pattern;
            QStringList gaps;
            qsizetype end = 0;
            for (auto match = anyGap().globalMatch(shape); match.hasNext();) {
                const auto next = match.next();
                pattern += QRegularExpression::escape(shape.mid(end, next.capturedStart() - end)) +
                           QStringLiteral("(.+?)");
                gaps << next.captured();
                end = next.capturedEnd();
            }
            pattern += QRegularExpression::escape(shape.mid(end));
            const auto fits = QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                                 QRegularExpression::CaseInsensitiveOption)
                                  .match(english);
            if (!fits.hasMatch())
                continue;
            QStringList texts = said_.value(key).values();
            for (qsizetype i = 0; i < gaps.size(); ++i)
                texts = filled(texts, gaps[i], fits.captured(static_cast<int>(i) + 1));
            found += texts;
        }
        return found;
    }
    /// Each of the texts with each that was said for `english` in the gap.
    [[nodiscard]] QStringList filled(const QStringList& texts, const QString& gap,
                                     const QString& english) const {
        QStringList insides = saidWhole(english);
        if (insides.isEmpty())
            insides << english;
        QStringList all;
        for (const QString& text : texts)
            for (const QString& inside : insides)
                all << QString(text).replace(gap, inside);
        return all;
    }

    static QString comparable(QString text) {
        text = text.remove(QLatin1Char('&')).simplified().toCaseFolded();
        if (text.endsWith(QLatin1Char(':')))
            text.chop(1);
        return text;
    }

    mutable std::mutex mutex_;
    mutable QHash<QByteArray, QSet<QString>> said_;
    mutable QHash<QString, QList<QByteArray>> by_words_; ///< keys of said_ by comparable()
    mutable std::vector<Shape> shapes_;
};

QStringList shownFor(const QString& english) {
    const Translations::Recorder* recorder = Translations::Recorder::current();
    return recorder != nullptr ? recorder->saidFor(english) : QStringList();
}

Translations::Translations() : own_(std::make_unique<Recorder>()) {}

Translations::~Translations() {
    speak(Language::english);
    QLocale::setDefault(QLocale::system());
}

void Translations::speak(Language language) {
    const QString code = codeOf(spoken(language));
    const QLocale system = QLocale::system();
    QLocale::setDefault(codeOf(spoken(Language::system)) == code ? system : QLocale(code));
    QCoreApplication::removeTranslator(own_.get());
    own_->forget();
    QCoreApplication::removeTranslator(&qt_);
    if (qt_.load(QStringLiteral("qtbase_") + code,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
    if (own_->load(QStringLiteral(":/translations/loggia_") + code))
        QCoreApplication::installTranslator(own_.get());
}

} // namespace loggia::ui
