#include "ui/language/language.hpp"

#include <QCoreApplication>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <mutex>

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
            said_[QByteArray(text)].insert(said);
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
    }

private:
    static constexpr QLatin1String name{"loggia-words"};

    [[nodiscard]] QStringList saidWhole(const QString& english) const {
        const QString wanted = comparable(english);
        QStringList found;
        for (auto each = said_.begin(); each != said_.end(); ++each)
            if (comparable(QString::fromUtf8(each.key())) == wanted)
                found += each->values();
        return found;
    }
    /// Where it was put together: "Graph: positions" of "Graph: %1" and "positions".
    [[nodiscard]] QStringList saidAround(const QString& english) const {
        static const QRegularExpression gap(QStringLiteral("%[1-9]"));
        QStringList found;
        for (auto each = said_.begin(); each != said_.end(); ++each) {
            const QString shape = QString::fromUtf8(each.key());
            // What begins with a gap fits too much.
            const qsizetype first = shape.indexOf(gap);
            if (first <= 0 ||
                !english.startsWith(QStringView(shape).first(first), Qt::CaseInsensitive))
                continue;
            QString pattern;
            QStringList gaps;
            qsizetype end = 0;
            for (auto match = gap.globalMatch(shape); match.hasNext();) {
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
            QStringList texts(each->begin(), each->end());
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
