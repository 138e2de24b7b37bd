#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace drawing_editor_test {

using namespace loggia;
using namespace loggia::ui;

/// A drawing, its tools and what makes edits of them, in a window.
struct EditorFixture {
    History undo;
    GameGraphDocument document{&undo};
    QWidget window;
    DrawnGameView* view = new DrawnGameView(&window);
    DrawingBar* bar = new DrawingBar(&window);
    DrawingEditor editor{&document, view, bar};
    QStringList said;

    explicit EditorFixture(const DrawnGame& game = loopyExample()) {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(view, 1);
        layout->addWidget(bar);
        document.setDrawn(game, QStringLiteral("draw"));
        view->setEditable(true);
        const auto show = [this] {
            if (document.isDrawn())
                editor.show(nullptr, {});
        };
        QObject::connect(&document, &GameGraphDocument::changed, &window, show);
        QObject::connect(&editor, &DrawingEditor::selectionChanged, &window, show);
        QObject::connect(&editor, &DrawingEditor::said, &window,
                         [this](const QString& text) { said << text; });
        show();
        window.resize(900, 600);
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
        view->setFocus();
        undo.clear();
    }
    [[nodiscard]] const DrawnGame& drawing() const { return *document.state().drawing; }
    /// Selects a state as the mouse does, and nothing where it is -1.
    void select(int place) { view->select(place); }
    void press(const char* name) {
        QTest::mouseClick(bar->findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(view, key, modifiers);
    }
};

class DrawingEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    /// What is done by a tool is one step, which undo takes back whole and redo makes again.
    void everyEditIsAStepOfUndo_data() {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("step");
        QTest::newRow("add") << "addState"
                             << "add a state";
        QTest::newRow("delete") << "deleteState"
                                << "delete a state";
        QTest::newRow("start") << "startHere"
                               << "change the start";
    }
    void everyEditIsAStepOfUndo() {
        QFETCH(QString, tool);
        EditorFixture f;
        f.select(3);
        const DrawnGame before = f.drawing();
        f.press(tool.toLatin1().constData());
        const DrawnGame after = f.drawing();
        QVERIFY(!(after == before));
        QCOMPARE(f.undo.count(), 1);
        QTEST(f.undo.undoText(), "step");
        f.undo.undo();
        QVERIFY(f.drawing() == before);
        f.undo.redo();
        QVERIFY(f.drawing() == after);
    }

    void aStateThatIsAddedIsSelected() {
        EditorFixture f;
        const auto size = static_cast<int>(f.drawing().size());
        f.key(Qt::Key_Insert);
        QCOMPARE(f.drawing().size(), static_cast<std::size_t>(size) + 1);
        QCOMPARE(f.editor.selectedPlace(), size);
        f.undo.undo(); // and what is no longer there is not
        QCOMPARE(f.editor.selectedPlace(), -1);
    }

    void arrowsAreGivenTakenAndChanged() {
        EditorFixture f(newDrawnGame());
        f.press("addState");
        const auto draw = [&f] {
            f.select(0);
            f.key(Qt::Key_C);
            f.select(1);
            f.key(Qt::Key_Return);
        };
        draw();
        QCOMPARE(f.drawing().playersOf(0, 1), std::uint8_t{3});
        QCOMPARE(f.undo.undoText(), QStringLiteral("draw an arrow"));
        // Each step is said: a screen reader reads nothing else of it.
        QVERIFY(f.said.first().startsWith(QStringLiteral("Click the target of the arrow")));
        const QString a = QString::fromStdString(f.drawing().drawn.places[0]);
        const QString b = QString::fromStdString(f.drawing().drawn.places[1]);
        QCOMPARE(f.said.last(), QStringLiteral("Drew an arrow from %1 to %2.").arg(a, b));
        f.key(Qt::Key_1);
        QCOMPARE(f.said.last(), QStringLiteral("New arrows belong to player 1 only."));
        draw();
        QCOMPARE(f.drawing().playersOf(0, 1), std::uint8_t{1});
        QCOMPARE(f.undo.undoText(), QStringLiteral("change the owner of an arrow"));
        QCOMPARE(f.said.last(),
                 QStringLiteral("The arrow from %1 to %2 belongs to player 1 only.").arg(a, b));
        draw();
        QCOMPARE(f.drawing().playersOf(0, 1), std::uint8_t{0});
        QCOMPARE(f.undo.undoText(), QStringLiteral("delete an arrow"));
        QCOMPARE(f.said.last(), QStringLiteral("Deleted the arrow from %1 to %2.").arg(a, b));
        f.press("arrow");
        QVERIFY(f.said.last().startsWith(QStringLiteral("Click the target of the arrow")));
    }

    void endsAndNamesAreThoseOfTheSelectedState() {
        EditorFixture f;
        f.select(6);
        auto* end = f.bar->findChild<QComboBox*>(QStringLiteral("end"));
        end->setFocus();
        QTest::keyClick(end, Qt::Key_Down);
        QCOMPARE(f.undo.undoText(), QStringLiteral("change the outcome"));
        auto* name = f.bar->findChild<SourceEditor*>();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("exit"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(QString::fromStdString(f.drawing().drawn.places[6]), QStringLiteral("exit"));
        QCOMPARE(f.undo.undoText(), QStringLiteral("name a state"));
        // Two states of one name would be one.
        f.select(0);
        const int steps = f.undo.count();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("exit"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(f.undo.count(), steps);
        QVERIFY(!f.said.isEmpty());
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("two words"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(f.undo.count(), steps);
        QVERIFY2(f.said.last().startsWith(QStringLiteral("A name must be one word")) &&
                     f.said.last().endsWith(QLatin1Char('.')),
                 qPrintable(f.said.last()));
    }

    /// A button that has done its work cannot be pressed again: the keyboard is not left to
    /// whatever comes after it.
    void theKeyboardGoesBackToTheDrawing() {
        EditorFixture f;
        for (const char* button : {"startHere", "deleteState"}) {
            f.select(3);
            f.bar->findChild<QPushButton*>(QLatin1String(button))->setFocus();
            f.press(button);
            QVERIFY2(f.view->hasFocus(), button);
        }
    }

    void whatIsDoneIsSaid() {
        EditorFixture f;
        f.select(3);
        const QString name = QString::fromStdString(f.drawing().drawn.places[3]);
        f.key(Qt::Key_S);
        QCOMPARE(f.said.last(), QStringLiteral("The game starts at %1.").arg(name));
        f.key(Qt::Key_Delete);
        QCOMPARE(f.said.last(), QStringLiteral("Deleted the state %1.").arg(name));
    }

    void whatCannotBeDoneIsSaid() {
        EditorFixture f(newDrawnGame());
        f.select(0);
        f.key(Qt::Key_Delete);
        QCOMPARE(f.said.join(QLatin1Char('|')), QStringLiteral("A game needs at least one state."));
        QCOMPARE(f.undo.count(), 0);
        DrawnGame most = newDrawnGame();
        while (most.size() < most_drawn_places)
            most = withPlace(most, {static_cast<double>(most.size() % 20) * 90,
                                    static_cast<double>(most.size() / 20) * 90});
        EditorFixture full(most);
        full.key(Qt::Key_Insert);
        QCOMPARE(full.said.join(QLatin1Char('|')),
                 QStringLiteral("The limit is %1 states.").arg(most_drawn_places));
        QCOMPARE(full.drawing().size(), most_drawn_places);
    }

    void withoutADrawingNothingIsSelected() {
        EditorFixture f;
        f.select(2);
        QCOMPARE(f.editor.selectedPlace(), 2);
        f.document.setGame(game_graph::game_of("nim 3").value(), QStringLiteral("choose"));
        QCOMPARE(f.editor.selectedPlace(), -1);
    }
};

LOGGIA_WINDOW_TEST(DrawingEditorTest)

} // namespace drawing_editor_test

#include "drawing_editor_test.moc"
