#include "ui/theme/icons.hpp"

#include "ui/theme/colours.hpp"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QResource>
#include <QSvgRenderer>

namespace loggia::ui {

namespace {

/// Two tones in the files, two colours of the palette on the screen. The files say `currentColor`
/// for the first and this for the second, which no palette uses.
constexpr auto second_tone = "#ff00ff";

QString fileOf(const QString& name) {
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

class Engine final : public QIconEngine {
public:
    explicit Engine(QString name) : name_(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QSvgRenderer(coloured(mode)).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state,
                         qreal /*scale*/) override {
        const QPalette palette = QGuiApplication::palette();
        const QString key = QStringLiteral("loggia/%1/%2x%3/%4/%5/%6")
                                .arg(name_)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(static_cast<int>(mode))
                                .arg(palette.color(QPalette::WindowText).rgba())
                                .arg(palette.color(QPalette::Highlight).rgba());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new Engine(name_); }
    [[nodiscard]] QString key() const override { return QStringLiteral("loggia"); }
    QString iconName() override { return name_; }
    bool isNull() override { return false; }

private:
    [[nodiscard]] QByteArray coloured(QIcon::Mode mode) const {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor first = palette.color(
            group, mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText);
        const QColor second =
            mode == QIcon::Normal || mode == QIcon::Active ? coloursFor(palette).accent : first;
        return QResource(fileOf(name_))
            .uncompressedData()
            .replace("currentColor", first.name().toLatin1())
            .replace(second_tone, second.name().toLatin1());
    }

    QString name_;
};

} // namespace

QIcon icon(const QString& name) {
    if (name.isEmpty() || !QResource(fileOf(name)).isValid())
        return {};
    return QIcon(new Engine(name));
}

QIcon iconInList(const QIcon& icon, int size) {
    if (!icon.isNull())
        return icon;
    QPixmap room(size, size);
    room.fill(Qt::transparent);
    return QIcon(room);
}

} // namespace loggia::ui
