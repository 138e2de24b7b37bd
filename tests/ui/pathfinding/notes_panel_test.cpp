#include "core/pathfinding/searches/explain.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/notes_panel.hpp"

#include <QTest>

namespace notes_panel_test {

using namespace loggia::ui;

class NotesPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingThatIsKnownIsSaid() {
        NotesPanel panel;
        for (const auto algorithm : loggia::pathfinding::stepwise_algorithms) {
            panel.setAlgorithms({algorithm});
            const QString text = panel.text().simplified();
            const auto& notes = notes_of(algorithm);
            QVERIFY(text.contains(titleOf(algorithm)));
            QVERIFY(text.contains(inWords(notes.idea)) && text.contains(inWords(notes.promise)));
            for (const std::string_view pitfall : notes.pitfalls)
                QVERIFY2(text.contains(inWords(pitfall)), qPrintable(inWords(pitfall)));
        }
        panel.setAlgorithms({loggia::pathfinding::Algorithm::a_star,
                             loggia::pathfinding::Algorithm::breadth_first});
        QVERIFY(panel.text().contains(testing::q("A*")));
        QVERIFY(panel.text().contains(testing::q("Breadth-first search")));
    }
};

LOGGIA_WINDOW_TEST(NotesPanelTest)

} // namespace notes_panel_test

#include "notes_panel_test.moc"
