#include "ui/theme/text_size.hpp"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QScreen>
#include <QTableView>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace loggia::ui {

namespace {

/// Text that is typed is no smaller, at the usual scale.
constexpr double smallest_editor_pixels = 13;

constexpr std::array editors{"loggia::ui::SourceEditor"};
constexpr std::array boards{"loggia::ui::BoardView", "loggia::ui::GraphView",
                            "loggia::ui::PositionBoardView", "loggia::ui::GateView",
                            "loggia::ui::PuzzlePicture"};

/// Widgets of these classes, and of those derived from them, take the font by themselves.
template <std::size_t count>
void set_size(double points, const std::array<const char*, count>& classes) {
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    for (const char* name : classes)
        QApplication::setFont(font, name);
}

class RowFitter final : public QObject {
public:
    RowFitter(QTableView& table, int air, int lines)
        : QObject(&table), table_(table), air_(air), lines_(lines) {
        table.installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit() {
        const int row = table_.fontMetrics().height() + air_;
        table_.verticalHeader()->setDefaultSectionSize(row);
        constexpr int frame = 10;
        if (lines_ > 0)
            table_.setFixedHeight(lines_ * row + frame);
    }

    QTableView& table_;
    int air_;
    int lines_;
};

class TextFitter final : public QObject {
public:
    TextFitter(QWidget& widget, std::function<void()> fit)
        : QObject(&widget), fit_(std::move(fit)) {
        widget.installEventFilter(this);
        fit_();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange)
            QMetaObject::invokeMethod(this, fit_, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> fit_;
};

} // namespace

void setWindowTextScale(double scale) {
    static std::optional<double> usual;
    if (!usual && scale == 1)
        return;
    QFont font = QApplication::font();
    if (!usual)
        usual = font.pointSizeF();
    font.setPointSizeF(*usual * scale);
    QApplication::setFont(font);
}

void setEditorTextScale(double scale) {
    constexpr double points_an_inch = 72;
    const QScreen* screen = QGuiApplication::primaryScreen();
    const double dots = screen != nullptr ? screen->logicalDotsPerInchY() : 96;
    const double smallest = smallest_editor_pixels * points_an_inch / dots;
    set_size(std::max(QApplication::font().pointSizeF(), smallest) * scale, editors);
}

void setBoardTextScale(double scale) {
    set_size(QApplication::font().pointSizeF() * scale, boards);
}

void setFixedFont(QWidget& widget) {
    QFont fixed; // that says nothing of its size
    fixed.setFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
    fixed.setStyleHint(QFont::Monospace);
    widget.setFont(fixed);
}

void fitRowsToText(QTableView& table, int air, int lines) {
    new RowFitter(table, air, lines);
}

void fitToText(QWidget& widget, std::function<void()> fit) {
    new TextFitter(widget, std::move(fit));
}

bool hasBoardText(const QWidget& widget) {
    return std::any_of(boards.begin(), boards.end(),
                       [&widget](const char* name) { return widget.inherits(name); });
}

QFont boardFont(const QFont& font, double pixels, int smallest) {
    const double usual = QApplication::font().pointSizeF();
    const double scale = font.pointSizeF() > 0 && usual > 0 ? font.pointSizeF() / usual : 1;
    QFont sized = font;
    sized.setPixelSize(std::max(smallest, static_cast<int>(std::lround(pixels * scale))));
    return sized;
}

QFont boardFontIn(const QFont& font, double pixels, const QString& text, const QSizeF& room) {
    QFont sized = boardFont(font, pixels);
    const int usual = static_cast<int>(std::lround(pixels));
    if (sized.pixelSize() <= usual)
        return sized;
    const QFontMetricsF metrics(sized);
    const double share = std::min(room.width() / std::max(1.0, metrics.horizontalAdvance(text)),
                                  room.height() / std::max(1.0, metrics.capHeight()));
    if (share < 1)
        sized.setPixelSize(std::max(usual, static_cast<int>(sized.pixelSize() * share)));
    return sized;
}

} // namespace loggia::ui
