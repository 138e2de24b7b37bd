#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "ui/game_graph/graph/study_text.hpp"

#include <QTest>

namespace study_text_test {

using namespace loggia;
using namespace loggia::ui;

class StudyTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheGraphAndTheTree() {
        const auto study = ui::testing::studyFor("nim 1 1");
        const auto graph = dotOfGraph(*study);
        const auto tree = dotOfTree(*study);
        QVERIFY(graph && graph->starts_with("digraph"));
        QVERIFY(tree && tree->starts_with("digraph"));
        // The end is one position, to which two moves lead, and two nodes of the tree.
        QVERIFY(tree->size() > graph->size());
        QVERIFY(textOfTree(*study).value().find("(1, 1, 1, ") != std::string::npos);
    }

    void aTreeThatIsInfiniteIsRefused() {
        const auto loopy = ui::testing::studyFor("mu-torere", 1);
        QVERIFY(loopy->solution.has_value());
        QVERIFY(!dotOfTree(*loopy).has_value());
        QVERIFY(!textOfTree(*loopy).has_value());
    }
};

LOGGIA_TEST(StudyTextTest)

} // namespace study_text_test

#include "study_text_test.moc"
