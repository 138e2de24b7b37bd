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

    void svgSaysTheWordsOfTheDrawing() {
        const auto solution = solve(token_game("a -> b&< c\nb&< -> a c>'\n")).value();
        const auto drawing = draw(solution, Layering::distance).value();
        QStringList expected;
        for (const Drawing::Line& line : drawing.lines) {
            // Once for the rim.
            expected << QString::fromStdString(line.text) << QString::fromStdString(line.text);
        }
        for (const Drawing::Node& node : drawing.nodes)
            expected << QString::fromStdString(node.text);
        QXmlStreamReader reader(QByteArray::fromStdString(to_svg(drawing)));
        QString all;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::Characters)
                all += reader.text();
        for (const QString& word : expected)
            QVERIFY2(all.contains(word), qPrintable(word + " in " + all));
    }

    /// By shape and colour alike.
    void dotTellsTheOutcomes() {
        int nodes = 0;
        for (const char* text : {"1-2-10", "mu-torere"}) {
            const auto drawing = draw(solve(made(text)).value(), Layering::distance).value();
            const std::string dot = to_dot(drawing);
            for (std::size_t i = 0; i < drawing.nodes.size(); ++i, ++nodes) {
                const std::size_t begin = dot.find("  n" + std::to_string(i) + " [");
                const std::string line = dot.substr(begin, dot.find('\n', begin) - begin);
                const Outcome outcome = drawing.nodes[i].value.outcome;
                const char* const look = outcome == Outcome::win ? "shape=box fillcolor=\"#bfe8d9\""
                                         : outcome == Outcome::loss
                                             ? "shape=ellipse fillcolor=\"#f6cfb5\""
                                             : "shape=hexagon fillcolor=\"#e3e3e3\"";
                QVERIFY2(line.find(look) != std::string::npos, line.c_str());
            }
        }
        QVERIFY(nodes > 50);
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
