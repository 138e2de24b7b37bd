// The pictures that leave the window: of each page, of each example, of each view of a page. To
// look at them oneself, LOGGIA_PICTURES names a folder into which all of them are written.

#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/picture_texts.hpp"
#include "tests/ui/support/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/examples/examples.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/shell/picture.hpp"
#include "ui/theme/colours.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace pictures_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// Shows one thing after the other, each under a name, in a theme.
class Gallery {
public:
    using Look = std::function<void(const Page& page, const QString& name)>;

    Gallery(ThemeMode mode, Look look) : look_(std::move(look)) { bench_.theme->setMode(mode); }

    void setMode(ThemeMode mode) {
        bench_.theme->setMode(mode);
        QCoreApplication::processEvents();
    }

    /// The worked example of each page.
    void showPages() {
        for (const PageInfo& info : allPages()) {
            show(info.id);
            look(info.id);
        }
    }
    void showExamples() {
        const Examples examples{places::example()};
        for (const Example& example : examples.all()) {
            // Many puzzles are alike.
            if (example.file.contains(QRegularExpression(QStringLiteral("trial_(0[2-9]|10)"))))
                continue;
            Page& page = show(example.page);
            const QString path = places::example() + QLatin1Char('/') + example.file;
            QVERIFY2(page.openFile(bytesOf(path), path).has_value(), qPrintable(path));
            look(example.page + u'-' + QFileInfo(path).fileName().replace(u'.', u'-'));
        }
    }
    void showViews() {
        auto& forms = static_cast<NormalFormsPage&>(show(QStringLiteral("normal-forms")));
        QVERIFY(forms.open(bytesOf(places::example("normal_forms/adder.pla"))));
        settle(forms);
        forms.showView(NormalFormsPage::View::gates);
        look(QStringLiteral("view-gates"));

        auto& games = static_cast<GameGraphPage&>(show(QStringLiteral("game-graph")));
        using Kind = GameViewChoice::Kind;
        for (const auto& [game, kind, name] :
             {std::tuple("game: nim 1 2 3", Kind::tree, "tree"),
              std::tuple("game: nim 1 2 3", Kind::graph, "graph"),
              std::tuple("game: tic-tac-toe 3x3 3\nmoves: a1 b2 c3\n", Kind::board, "board"),
              std::tuple("game: tic-tac-toe 3x3 3\nmoves: a1 b2 c3 b1\n", Kind::graph, "boards"),
              std::tuple("game: dodgem 3", Kind::board, "dodgem"),
              std::tuple("game: kalah 3 2", Kind::board, "kalah"),
              std::tuple("game: mu-torere", Kind::board, "mu-torere"),
              std::tuple("game: sim 6", Kind::board, "sim")}) {
            const auto pasted = games.paste(QString::fromLatin1(game));
            QVERIFY2(pasted.has_value(), game);
            settle(games);
            games.setView({kind, 0});
            look(QStringLiteral("view-game-") + QLatin1String(name));
        }

        auto& sat = static_cast<SatPage&>(show(QStringLiteral("sat")));
        runCommand(sat, QStringLiteral("sat.pigeonhole"));
        settle(sat);
        sat.setWatching(true);
        settle(sat);
        runCommand(sat, QStringLiteral("sat.next-conflict"));
        look(QStringLiteral("view-implications"));

        Page& search = show(QStringLiteral("pathfinding"));
        runCommand(search, QStringLiteral("pathfinding.romania"));
        look(QStringLiteral("view-map"));
        const auto pasted = search.paste(QStringLiteral("7 2 4\n5 0 6\n8 3 1\n"));
        QVERIFY(pasted.has_value());
        look(QStringLiteral("view-tiles"));
    }

private:
    Page& show(const QString& id) {
        Page* page = bench_.window->page(id);
        bench_.window->showPage(page);
        return *page;
    }
    static void settle(Page& page) {
        QCoreApplication::processEvents();
        static_cast<void>(QTest::qWaitFor([&page] { return !page.isRunning(); }, 2'000));
        page.stop();
        QTRY_VERIFY(!page.isRunning());
    }
    void look(const QString& name) {
        Page& page = *bench_.window->currentPage();
        settle(page);
        look_(page, name);
    }

    Bench bench_{allPages};
    Look look_;
};

/// What is wrong with the texts of a picture: those that do not fit into it.
QStringList textsCut(const Page& page) {
    PictureTexts picture(page.pictureSize(), page.logicalDpiY());
    QPainter painter(&picture);
    page.paintPicture(painter);
    painter.end();
    const QRectF inside = QRectF({}, QSizeF(page.pictureSize())).adjusted(-0.5, -0.5, 0.5, 0.5);
    QStringList result;
    for (const PaintedText& each : picture.texts())
        if (!each.text.trimmed().isEmpty() && (each.is_cut || !inside.contains(each.place)))
            result << QStringLiteral("\"%1\" at %2, %3 to %4, %5")
                          .arg(each.text)
                          .arg(each.place.left())
                          .arg(each.place.top())
                          .arg(each.place.right())
                          .arg(each.place.bottom());
    return result;
}

/// Of texts and images of an SVG file; what is wrong with it otherwise.
QString faultOfSvg(const QByteArray& svg, const QSize& size) {
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement &&
            reader.name() == QLatin1String("svg") &&
            reader.attributes().value(QLatin1String("viewBox")) !=
                QStringLiteral("0 0 %1 %2").arg(size.width()).arg(size.height()))
            return QStringLiteral("the view box is ") +
                   reader.attributes().value(QLatin1String("viewBox")).toString();
    if (reader.hasError())
        return reader.errorString();
    return QSvgRenderer(svg).isValid() ? QString() : QStringLiteral("cannot be rendered");
}

QString faultOfPdf(const QByteArray& pdf, const Page& page) {
    if (!pdf.startsWith("%PDF-1.") || !pdf.trimmed().endsWith("%%EOF"))
        return QStringLiteral("is no PDF");
    const QString text = QString::fromLatin1(pdf);
    static const QRegularExpression one_page(QStringLiteral("/Type\\s*/Page\\b(?!s)"));
    if (text.count(one_page) != 1)
        return QStringLiteral("has %1 pages").arg(text.count(one_page));
    static const QRegularExpression box(
        QStringLiteral("/MediaBox\\s*\\[\\s*0\\s+0\\s+([0-9.]+)\\s+([0-9.]+)\\s*\\]"));
    const auto found = box.match(text);
    const QSizeF points(found.captured(1).toDouble(), found.captured(2).toDouble());
    const QSizeF wanted = QSizeF(page.pictureSize()) * 72.0 / page.logicalDpiY();
    if (std::abs(points.width() - wanted.width()) > 1 ||
        std::abs(points.height() - wanted.height()) > 1)
        return QStringLiteral("is %1 x %2 points").arg(points.width()).arg(points.height());
    return {};
}

/// Share of the dots whose colours two pictures do not have in common.
double differing(const QImage& one, const QImage& two) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += colourDistance(one.pixelColor(x, y), two.pixelColor(x, y)) > 200 ? 1 : 0;
    return static_cast<double>(count) / (one.width() * one.height());
}

QImage rendered(const QByteArray& svg, const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    QSvgRenderer(svg).render(&painter);
    return image;
}

void keep(const Page& page, const QString& name) {
    const QString folder = qEnvironmentVariable("LOGGIA_PICTURES");
    if (folder.isEmpty())
        return;
    const QString path = folder + u'/' + name;
    QVERIFY(QDir().mkpath(folder));
    put(path + QStringLiteral(".svg"), pictureAsSvg(page));
    put(path + QStringLiteral(".pdf"), pictureAsPdf(page));
    put(path + QStringLiteral(".png"), asPng(pictureAsImage(page)));
}

class PicturesTest : public QObject {
    Q_OBJECT

private:
    static void check(const Page& page, const QString& name) {
        if (!page.hasPicture())
            return; // the commands are disabled then
        keep(page, name);
        const QByteArray where = name.toUtf8();
        const QStringList cut = textsCut(page);
        QVERIFY2(cut.isEmpty(), where + ": " + cut.join(QStringLiteral("; ")).toUtf8());
        const QByteArray svg = pictureAsSvg(page);
        const QString svg_fault = faultOfSvg(svg, page.pictureSize());
        QVERIFY2(svg_fault.isEmpty(), where + ": the SVG " + svg_fault.toUtf8());
        const QString pdf_fault = faultOfPdf(pictureAsPdf(page), page);
        QVERIFY2(pdf_fault.isEmpty(), where + ": the PDF " + pdf_fault.toUtf8());
        const QImage image = pictureAsImage(page);
        QCOMPARE(image.size(), page.pictureSize() * 2);
        // On white paper, without a hole.
        for (const QPoint& corner : {QPoint(0, 0), QPoint(image.width() - 1, image.height() - 1)})
            QVERIFY2(image.pixelColor(corner) == QColor(Qt::white), where);
        // The SVG shows the same as the PNG, but for soft edges.
        const double share = differing(rendered(svg, image.size()), image);
        QVERIFY2(share < 0.08, where + ": " + QByteArray::number(share)); // Lines are wider.
        // Other programs blur an image that they enlarge.
        QVERIFY2(!svg.contains("<image"), where);
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void pagesAreWhole() { Gallery(ThemeMode::light, check).showPages(); }
    void examplesAreWhole() { Gallery(ThemeMode::light, check).showExamples(); }
    void viewsAreWhole() { Gallery(ThemeMode::light, check).showViews(); }

    /// What leaves the window lies on white paper, whatever the theme.
    void areTheSameInTheDark() {
        std::unique_ptr<Gallery> gallery;
        const auto compare = [&gallery](const Page& page, const QString& name) {
            const QImage light = pictureAsImage(page);
            gallery->setMode(ThemeMode::dark);
            QVERIFY2(isDark(page.palette()), qPrintable(name));
            QVERIFY2(pictureAsImage(page) == light, qPrintable(name));
            gallery->setMode(ThemeMode::light);
        };
        gallery = std::make_unique<Gallery>(ThemeMode::light, compare);
        gallery->showPages();
    }

    /// Texts that a person made larger still fit.
    void fitWithLargeTexts() {
        const auto look = [](const Page& page, const QString& name) {
            const QStringList cut = textsCut(page);
            QVERIFY2(cut.isEmpty(),
                     qPrintable(name + QStringLiteral(": ") + cut.join(QStringLiteral("; "))));
        };
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 1.6);
        QApplication::setFont(large);
        Gallery(ThemeMode::light, look).showPages();
        QApplication::setFont(usual);
    }
};

LOGGIA_WINDOW_TEST(PicturesTest)

} // namespace pictures_test

#include "pictures_test.moc"
