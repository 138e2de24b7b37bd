#include "core/grading/tasks/formula_game_driver.hpp"
#include "core/grading/tasks/formula_tree_picture.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>
#include <QXmlStreamReader>

namespace formula_tree_picture_test {

using namespace loggia;
using namespace loggia::grading;

std::string picture_of(const std::string& formula) {
    return formula_tree_picture({3, "", {formula_game_call({"evaluate", formula, "x", "0"})}, {}});
}

struct Drawn {
    int nodes = 0;
    int lines = 0;
    QString texts;
    bool is_inside = true;
};

/// Reads the picture as any other program does.
Drawn read(const std::string& svg) {
    Drawn drawn;
    QXmlStreamReader xml(QByteArray::fromStdString(svg));
    double width = 0;
    double height = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto number = [&xml](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toDouble();
        };
        if (xml.name() == QLatin1String("svg")) {
            width = number("width");
            height = number("height");
        } else if (xml.name() == QLatin1String("circle")) {
            ++drawn.nodes;
            drawn.is_inside = drawn.is_inside && number("cx") >= number("r") &&
                              number("cx") + number("r") <= width && number("cy") >= number("r") &&
                              number("cy") + number("r") <= height;
        } else if (xml.name() == QLatin1String("path")) {
            ++drawn.lines;
        } else if (xml.name() == QLatin1String("text")) {
            drawn.texts += xml.readElementText();
        }
    }
    [&] { QVERIFY2(!xml.hasError(), qPrintable(xml.errorString())); }();
    return drawn;
}

class FormulaTreePictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasEachNodeOnce_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("texts"); // of what is below first
        QTest::newRow("leaf") << "x"
                              << "x";
        QTest::newRow("negations") << "--x"
                                   << "x--";
        QTest::newRow("shared") << "(x*x)"
                                << "xx*";
        QTest::newRow("the assignment's") << "((-x+y)*-(-y+x))"
                                          << "x-y+y-x+-*";
    }
    void hasEachNodeOnce() {
        QFETCH(QString, formula);
        QFETCH(QString, texts);
        const Drawn drawn = read(picture_of(formula.toStdString()));
        QCOMPARE(drawn.texts, texts);
        QCOMPARE(drawn.nodes, static_cast<int>(texts.size()));
        QCOMPARE(drawn.lines, drawn.nodes - 1); // a tree
        QVERIFY(drawn.is_inside);
    }

    void whatIsNoFormulaHasNone() {
        for (const char* const text : {"", "X", "(x+y", "x y", "<svg>"})
            QVERIFY(picture_of(text).empty());
        QVERIFY(formula_tree_picture({}).empty());
        QVERIFY(formula_tree_picture({0, "", {{"in.txt", "build_tree\n"}}, {}}).empty());
        std::string large = "x";
        for (int i = 0; i < 60; ++i)
            large = "-" + large;
        QVERIFY(picture_of(large).empty());
        QVERIFY(!picture_of(large.substr(1)).empty());
        QVERIFY(find_task("formula-game")->picture == formula_tree_picture);
    }
};

LOGGIA_TEST(FormulaTreePictureTest)

} // namespace formula_tree_picture_test

#include "formula_tree_picture_test.moc"
