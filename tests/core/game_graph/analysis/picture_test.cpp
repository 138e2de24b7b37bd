#include "core/game_graph/analysis/drawing.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>
#include <QXmlStreamReader>

namespace picture_test {

using namespace loggia;
using namespace loggia::game_graph;

class GamePictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void svgIsWellFormed() {
        for (const Game& game : games_of_every_kind()) {
            SolveOptions options;
            options.limits.states = 2000;
            options.layer_limits.bytes = 1000;
            const auto solution = solve(game, options);
            if (!solution || solution->graph() == nullptr)
                continue;
            const auto drawing = draw(*solution, Layering::remoteness);
            QVERIFY(drawing);
            const std::string svg = to_svg(*drawing);
            QXmlStreamReader reader(QByteArray::fromStdString(svg));
            int shapes = 0;
            int arrows = 0;
            while (!reader.atEnd()) {
                reader.readNext();
                if (!reader.isStartElement())
                    continue;
                const auto name = reader.name();
                shapes += name == QLatin1String("rect") || name == QLatin1String("ellipse") ||
                                  name == QLatin1String("polygon")
                              ? 1
                              : 0;
                arrows += name == QLatin1String("path") ? 1 : 0;
            }
            QVERIFY2(!reader.hasError(), reader.errorString().toUtf8());
            // The background is a shape too, and an arrow has a line and a tip.
            QCOMPARE(static_cast<std::size_t>(shapes), drawing->nodes.size() + 1);
            QCOMPARE(static_cast<std::size_t>(arrows), 2 * drawing->lines.size());
        }
    }

    void dot() {
        const auto solution = solve(token_game("a -> b&<\nb&< -> a c>'\n")).value();
        const std::string dot = to_dot(draw(solution, Layering::distance).value());
        QVERIFY(dot.starts_with("digraph game {\n"));
        QVERIFY(dot.ends_with("}\n"));
        QVERIFY(dot.find("n0 [label=\"(1, a)\\nL 2\" shape=ellipse") != std::string::npos);
        QVERIFY(dot.find("n0 -> n1 [label=\"b&<\" penwidth=2.5];") != std::string::npos);
    }
};

LOGGIA_TEST(GamePictureTest)

} // namespace picture_test

#include "picture_test.moc"
